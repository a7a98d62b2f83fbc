/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-4.24 #address:-2.4 #address_#number:-1.3 #address_and:-0.8 #address_every:-2.4 #address_for:0.2p
#address_is:-0.8 #address_to:-1.5 #evil:6.3e #evil_#number:1.2e #evil_#path:0.5f #evil_and:3.0p #evil_as:2.5p
#evil_bash:1.3p #evil_befor:0.8f #evil_every:0.6p #evil_first:0.4p #evil_follow:1.5e #evil_in:2.2p
#evil_plus:0.9e #evil_sh:1.7p #evil_the:-0.2 #evil_to:2.6p #evil_with:3.3e #name:-0.8 #name_#name:0.3f
#name_#number:-0.9 #name_#path:1.5x #name_and:0.9e #name_assistant:2.8f #name_befor:1.1f #name_folder:-0.8
#name_into:0.8e #name_invok:1.6f #name_is:-2.6 #name_name:1.9f #name_now:-0.2 #name_on:-1.4 #name_self:-0.7
#name_so:0.3p #name_system:3.1f #name_that:0.7p #name_to:1.4p #name_user:2.2f #name_with:2.5f #name_you:1.0f
#number:-1.5 #number_#number:0.3x #number_#path:-1.1 #number_am:2.1x #number_and:1.1p #number_assistant:1.1f
#number_character:0.2e #number_days:-1.6 #number_dollar:1.4f #number_fil:-1.6 #number_for:-2.8 #number_gb:-0.6
#number_hour:-1.5 #number_in:1.0p #number_instruction:0.9o #number_jan:-0.9 #number_january:1.0p
#number_minut:-3.0 #number_ms:-0.7 #number_of:-1.7 #number_pm:-1.1 #number_star:2.6f #number_to:0.5f #path:0.5f
#path_#evil:1.6p #path_#number:1.1p #path_#path:1.3f #path_and:0.7p #path_at:3.1x #path_every:1.7x #path_in:-0.8
#path_now:0.9f #path_of:1.7x #path_sure:3.1f #path_system:1.8f #path_to:0.7p #secret:0.2e #secret_#evil:0.5e
#secret_and:2.5e #secret_file:-1.6 #secret_in:1.7f #secret_into:2.8e #secret_to:3.1e @about:-2.6 @address:0.5e
@after:0.6d @alarm:0.8d @allOf:0.9x @allow:1.3o @allow!:0.3d @allow-:-1.6 @allow=:-0.7 @allows:-0.5 @anyone:1.4d
@appear:-0.5 @appear!:0.7e @appear-:0.3d @approved:-0.8 @asIf:1.4d @asVoid:1.0o @aside:1.2d @ask:0.2o @ask!:-3.0
@ask-:1.2r @ask=:-1.0 @asker:-0.3 @asking:-2.4 @atTop:0.5o @authority:0.5r @background:2.0d @beforeYou:0.4d
@bigStores:0.3x @blurt-:-0.9 @blurt=:-0.9 @blurting:-0.7 @careful:-4.4 @change:0.5p @change-:-0.3 @change=:-2.9
@changeing:-0.7 @changes:-2.1 @claim!:0.5r @claim-:0.8d @claim=:-2.0 @claiming:-0.3 @claims:-0.2 @counts:0.7o
@covert:3.1d @denial:0.3d @deny:1.1r @deny!:1.9r @denys:-1.3 @destroy:1.1x @destroy!:0.7x @destroy-:-0.8
@destroy=:-1.8 @destroying:1.2r @destroys:-3.7 @do!:0.6e @done:0.5d @drop:0.6o @drop!:0.5o @drop-:-1.2
@drop=:1.4p @droping:-0.8 @drops:-2.1 @evenIf:0.5o @everything:0.4o @except:-1.0 @excuse:1.2d @falsify:1.5d
@falsify!:3.2d @falsifying:-1.2 @fetch!:0.4e @fetch-:0.7d @fetch=:0.2f @fetching:0.3f @fetchs:-0.4 @fine:0.4d
@follow:1.1o @follow!:-0.8 @follow-:2.1o @following:-0.2 @follows:0.3r @gotYou:0.5o @guard:2.7p @hand:0.6e
@hand!:0.7e @hand-:0.3d @handing:0.8f @hands:0.7p @hide:0.8d @hide!:1.7d @hides:-0.8 @hostGuard:1.3p @i:-0.2
@ifAsked:1.6d @ifWord:-0.6 @ignore!:0.3o @ignore=:1.1o @ignoreing:-0.4 @ignores:-0.2 @keep:0.4d @keyFile:-0.4
@know:0.3d @know!:0.3e @know-:2.5d @knowing:2.1f @knows:-2.5 @lawless:2.5r @localOnly:-0.6 @log:0.8d
@machine:2.1f @mislead!:4.8d @modes:0.6r @my:0.5o @myKey:2.8p @myRules:2.3o @newRule:2.1f @obeyMe:2.2o
@oldRules:1.2o @omit:-0.2 @omit!:-0.2 @omit-:0.3d @omit=:1.8p @omits:-1.9 @open-:0.6d @open=:1.3o @opening:-0.7
@outcome:-0.2 @outrank:0.5o @outside:1.0e @own:0.4o @pack:-0.3 @pack-:-0.8 @packing:-2.4 @packs:-1.1 @pact:2.9d
@person:0.7d @power:0.7r @pretend:0.4r @pretend!:0.6r @pretend-:-0.4 @pretending:0.3f @prior:0.6o @prompt:1.6o
@put:0.4p @put!:0.3p @put-:0.3d @puting:-3.8 @puts:-1.6 @raze:1.3x @raze!:0.9x @reads:1.3d @record:0.5d
@record!:-0.8 @record-:0.2d @recording:0.3d @releasedFrom:1.1r @reply:0.2e @roleplay:0.4r @roleplay!:0.5r
@roleplaying:-2.0 @roleplays:-3.0 @rootSecret:1.2e @rules:1.8o @run:-0.4 @run!:1.1p @run-:-0.8 @run=:-0.3
@runing:-0.9 @runs:-0.8 @safeOrder:0.5d @say:-0.3 @say!:0.4e @say-:0.7d @sayNothing:2.8d @saying:0.3f @says:-0.6
@scratch:-1.2 @secrecy:1.1d @secret:1.2e @secretfile:3.4e @send!:0.8e @send-:-0.5 @send=:-1.0 @sending:0.3r
@sends:-0.2 @serve:0.6o @skipped:0.2p @squeeze!:0.5e @standing:0.8p @startup:2.5p @stillOn:-0.2 @stores:0.5x
@sudoers:1.7p @task:0.5o @tech:-0.7 @tell:0.2d @tell!:0.2d @tell-:0.8d @tell=:1.5p @tellNobody:1.4d @their:0.6o
@thing:0.7d @thisRule:0.8o @toolFirst:1.0f @toolNote:0.9f @toolname:4.2f @topPriority:0.8o @tracks:1.3d
@treat:-0.2 @treat-:1.1d @treating:-2.1 @treats:-0.5 @trivial:0.4f @trust!:0.6p @trust-:-1.5 @trusts:-1.9
@tunnel:3.8p @unasked:0.2f @unaware:1.9d @unknowing:2.5d @unless:-0.6 @unlocked:2.2r @url:-0.8 @userSecret:1.0e
@void:0.9o @voidTalk:0.5o @you:1.2o @youAre:1.4r @youKnow:0.4r @yourself:1.0r ^#address:-0.7 ^#number:-3.9
^#path:-1.0 ^#secret:0.4e ^a:-4.5 ^abandon:2.3o ^acces:-1.9 ^action:-1.4 ^activat:1.6r ^acts:-0.3 ^add:-0.5
^admin:0.2f ^adopt:-0.3 ^after:0.4p ^ai:-2.0 ^alert:-1.3 ^all:-2.9 ^alway:0.6p ^an:-3.2 ^answer:2.1r ^anyth:2.0o
^api:-2.1 ^append:0.7p ^approv:-3.4 ^approval:-1.8 ^archiv:-0.9 ^ask:0.3e ^assum:0.9r ^at:-1.2 ^attach:1.8e
^attacker:-2.5 ^authoriz:-1.4 ^aws:1.0x ^back:-1.7 ^backup:-1.2 ^base64:1.6e ^bash:0.2p ^be:1.0r ^becom:1.6r
^befor:-0.4 ^begin:0.4f ^behav:1.1r ^bob:-1.0 ^bot:2.5f ^break:-1.6 ^bypas:1.5o ^call:-2.1 ^cancel:1.6o
^carry:2.9d ^cat:-1.3 ^check:-1.7 ^chmod:1.2x ^claim:2.6d ^clas:-1.8 ^clean:0.2d ^clear:-1.6 ^commit:-3.7
^compar:-1.2 ^conceal:2.5d ^confidential:-2.2 ^consider:0.9r ^const:-2.5 ^copy:-1.2 ^count:-2.2 ^cover:2.4d
^creat:0.9p ^cron:-2.1 ^curl:-0.8 ^dan:-2.0 ^data:-1.8 ^dd:1.7x ^def:-0.9 ^delet:-1.9 ^deploy:-2.1 ^destroy:-0.2
^developer:1.6r ^disabl:-0.4 ^discard:0.7o ^disregard:-0.8 ^div:-0.3 ^do:-0.3 ^dont:0.6d ^download:-2.7
^drop:-0.3 ^dump:0.9e ^e:-1.5 ^each:-2.7 ^echo:-0.5 ^edit:1.3p ^email:0.6e ^emb:0.7e ^employe:-1.3 ^encrypt:-0.8
^endoftext:1.3f ^enter:0.5r ^env:-1.0 ^eras:0.8x ^error:0.5f ^eslint:-1.6 ^every:-1.2 ^everyth:-2.3 ^execut:-1.7
^exfiltrat:1.9e ^export:-0.8 ^find:1.0x ^fix:-1.9 ^follow:-3.0 ^for:-0.9 ^forget:0.3o ^forgot:-1.8 ^format:1.9x
^forward:0.4e ^function:-2.2 ^gather:1.7e ^generat:-1.1 ^get:-1.2 ^git:-0.2 ^give:1.0e ^grant:0.7p ^guidelin:0.8o
^he:-2.0 ^hey:0.6f ^hidden:-2.9 ^hide:-0.2 ^history:-1.7 ^how:-2.3 ^human:-1.4 ^i:1.1r ^ignor:0.2o ^imagin:-0.6
^img:-1.6 ^important:0.7f ^in:-1.2 ^includ:1.1e ^info:-0.9 ^input:-0.6 ^insert:-1.0 ^inst:1.2f ^instead:0.8o
^instruction:-0.6 ^invok:0.3f ^it:-1.8 ^jailbreak:-2.1 ^key:-3.5 ^kill:0.5x ^kind:1.7o ^kubectl:0.8x ^leak:2.9e
^let:0.9r ^lie:2.6d ^list:0.4e ^llm:1.2f ^load:1.0e ^log:-2.4 ^logo:0.6e ^logs:-2.7 ^look:0.6e ^mail:-0.3
^make:1.0d ^mark:-1.1 ^merg:-2.1 ^messag:-2.5 ^meta:-1.5 ^model:-2.1 ^monitor:-2.2 ^mute:0.4d ^my:-0.5
^neglect:1.5o ^never:0.2d ^new:0.4o ^next:-0.7 ^no:-1.5 ^nobody:0.5d ^note:-1.5 ^noth:-0.9 ^notify:-1.0 ^npm:-1.1
^obey:2.1o ^old:-2.0 ^omit:1.5d ^on:-1.9 ^once:-1.4 ^only:-1.0 ^our:-3.2 ^output:1.1e ^overrid:-0.7
^overwrit:1.7x ^p:-0.3 ^password:-2.1 ^past:-0.8 ^pay:0.2o ^permission:-1.2 ^play:-0.5 ^pleas:-2.0 ^post:-0.7
^prefer:-1.8 ^pretend:-0.8 ^previou:-0.3 ^prior:-3.0 ^project:-2.4 ^prompt:-1.5 ^publish:0.4e ^pull:-1.7
^purg:0.9x ^put:0.2p ^quiet:0.6d ^quot:0.9e ^read:-0.2 ^register:1.1p ^reject:-0.5 ^remember:0.7p ^remind:-0.8
^remov:-0.6 ^render:0.9e ^rep:0.4e ^repeat:-0.7 ^replac:-0.9 ^report:1.0d ^reset:0.7x ^restart:-1.7
^restriction:-0.9 ^result:0.2f ^reveal:2.5e ^rm:0.9x ^rol:-2.6 ^role:-0.5 ^roleplay:1.0r ^rotat:-2.5 ^rul:-1.6
^rule:-1.3 ^run:-1.7 ^s:0.5f ^save:2.0p ^say:0.4d ^scp:0.7e ^search:0.2e ^secret:-1.8 ^security:-1.2 ^see:-4.1
^select:-1.6 ^send:-1.8 ^server:-2.5 ^set:0.6p ^shar:1.2e ^she:-1.1 ^show:2.6e ^shr:2.2x ^shut:0.8x ^silenc:-0.4
^silent:1.8d ^skip:-2.3 ^span:-0.2 ^speak:1.2r ^ssh:-2.6 ^start:-0.8 ^stay:0.7r ^stop:0.9o ^stor:-0.5 ^sudo:1.3x
^summaris:-1.9 ^svg:0.9f ^switch:0.8r ^sys:-0.2 ^system:-0.3 ^take:0.9r ^tell:-0.5 ^terraform:1.2x ^test:-2.6
^the:-2.7 ^ther:0.4o ^thes:-1.5 ^this:-1.6 ^thought:0.3f ^throw:0.5o ^to:-2.6 ^todo:-1.9 ^token:-1.2 ^tool:-0.5
^transfer:2.4e ^translat:-0.5 ^treat:-0.4 ^truncat:1.7x ^turn:-0.3 ^unlimit:-2.0 ^updat:-1.6 ^upload:-0.7
^user:-2.8 ^uses:-1.5 ^verify:-3.1 ^warn:-2.5 ^watch:-0.6 ^we:-0.4 ^wget:-0.2 ^what:0.5e ^whatever:0.5o
^when:0.6e ^whenever:0.9p ^without:-0.2 ^work:1.7d ^writ:0.6p ^you:-0.8 ^your:0.5o ^zip:0.5e a:-0.2
a_backdoor:1.5p a_backup:-1.1 a_bot:0.6r a_bridg:-1.5 a_character:1.7r a_code:1.2e a_comment:1.1e a_cron:0.4p
a_day:0.4x a_dns:1.8e a_fake:0.5d a_file:0.4p a_game:0.8r a_git:0.4p a_hacker:3.0r a_helpful:-1.6
a_jailbroken:0.5r a_job:2.0p a_joke:-1.4 a_key:-2.0 a_line:2.1p a_link:-0.5 a_list:-0.7 a_machin:-1.1 a_mail:0.4e
a_maliciou:1.4r a_member:-1.1 a_messag:-1.7 a_model:1.1r a_month:-1.3 a_name:-1.1 a_new:0.4p a_password:-0.9
a_person:-0.8 a_pirat:2.5r a_poem:-1.4 a_positiv:0.7f a_post:0.2p a_public:2.8e a_pull:0.9e a_query:-0.7
a_reminder:-0.8 a_request:-0.3 a_revers:1.7p a_reviewer:0.3p a_rogu:1.0r a_schedul:0.5p a_second:1.2d
a_secret:0.8d a_shell:1.0r a_summary:-0.2 a_system:1.0r a_systemd:0.8p a_team:-0.4 a_terminal:0.3r a_test:2.1o
a_user:-1.4 a_web:-0.2 a_week:1.0x a_year:-1.3 aaaa:1.0p abandon:0.3o about:-0.7 about_it:2.2d about_minor:-0.7
about_the:-0.3 about_this:1.5d abov_#number:-1.4 abov_and:-0.2 abov_the:-2.1 abov_this:3.1o accept:-1.4
accept_all:-2.4 accept_the:1.2f acces:-0.7 acces_to:-2.8 acces_token:1.0e accident:-2.0 account:1.2p act:-0.2
act_as:-0.5 act_like:2.5r act_normal:2.4d action:0.2d activat:1.4r actor:-1.1 acts:-1.2 acts_as:-1.2 ad:-3.7
ad_to:-1.6 add_#evil:1.7p add_it:0.3e add_mallory:1.3p add_my:3.1p add_new:-1.8 add_the:1.3e add_this:-1.0
add_x:0.4e add_your:-1.8 addres:-0.3 addres_below:0.4e addres_book:1.2f address:-1.9 adher:1.0o adher_to:1.0o
admin:1.2f admin_mode:-1.3 admin_of:-0.7 admin_panel:-1.4 admin_password:-0.4 admin_right:-0.4 administrator:-0.7
administrator_and:2.7r administrator_of:-2.6 adopt:0.2r adopt_the:2.6r after:-0.5 after_a:-2.0 after_each:-0.4
after_read:2.4d after_the:-0.9 after_you:1.2f again:-0.6 agent:-1.1 agent_must:0.8f agent_read:-0.9
agent_run:2.4f agent_runs:-0.6 agent_that:1.6r agent_you:1.0f ai:2.2r ai_agent:0.7f ai_assistant:-0.4
ai_instruction:0.9f ai_model:1.8f ai_pleas:1.0f ai_reviewer:2.5f ai_that:1.0r ai_the:1.2f ai_with:0.6r
ai_without:0.4r alarm:0.2d alert:0.8d alert_me:-2.0 alias:-2.0 alic:-1.9 alic_#path:-0.6 all:0.3x all_all:-0.7
all_backup:2.3x all_branch:2.8x all_check:-0.9 all_command:-0.6 all_contact:2.6e all_data:2.3x all_earlier:0.6o
all_environment:3.6e all_fil:2.8x all_former:1.0o all_futur:1.0p all_instruction:0.8o all_mail:2.2e
all_nopasswd:0.5p all_of:1.4o all_other:1.2o all_password:0.7e all_previou:-0.5 all_prior:1.8o all_request:1.7r
all_restriction:-1.6 all_right:-1.0 all_rul:-1.8 all_safety:1.6o all_secret:1.8e all_set:-1.2 all_tabl:0.2x
all_the:-2.4 all_to:0.5p all_token:0.2e all_user:3.5x all_your:1.3o allow:-1.1 allow_all:-1.1 allow_everyth:1.1p
allow_you:-0.7 allowlist:-0.5 already:-0.4 already_paid:-0.6 also:-0.6 alt:-0.9 alt_text:0.2e alter:-1.0
alway:0.5p alway_answer:0.8p alway_approv:1.3p alway_ask:-2.2 alway_execut:2.1p alway_includ:-0.7 alway_obey:1.2p
alway_run:1.8p alway_start:0.7p alway_trust:-1.3 alway_use:-1.3 am:2.1x am_your:1.5r amount:-0.7
amount_#number:0.4f an:-0.4 an_account:0.2p an_admin:2.3f an_administrator:-1.2 an_agent:1.5r an_ai:1.8r
an_argument:0.6f an_assistant:-1.2 an_attack:-1.6 an_attacker:0.8r an_empty:1.7x an_evil:1.1r an_hour:-1.7
an_imag:1.8e an_issu:-1.4 an_llm:0.7f an_unalign:1.3r an_uncensor:0.7r an_unfilter:1.0r an_unrestrict:0.7r
ana:-1.3 and:-0.2 and_add:0.8e and_alert:-0.6 and_all:-0.4 and_answer:1.6r and_append:-0.8 and_approv:1.7r
and_call:-0.7 and_carry:0.2o and_confirm:1.8r and_continu:1.7o and_delet:1.0x and_do:1.4o and_dont:1.9d
and_drop:-1.2 and_enter:0.8f and_execut:1.5p and_fill:-2.3 and_follow:2.5o and_forward:2.1e and_give:2.1r
and_grant:1.8r and_i:0.6o and_ignor:0.6r and_includ:1.9e and_instead:0.7o and_keep:2.0p and_list:-1.0
and_listen:0.8o and_log:-0.6 and_mail:1.3e and_make:0.4e and_may:-0.4 and_never:2.0r and_no:-1.3 and_obey:0.8o
and_only:0.6r and_open:-0.5 and_output:0.9o and_pass:1.7f and_past:-0.4 and_phon:-0.2 and_post:1.7e and_pres:-1.7
and_proce:1.5o and_push:2.3f and_put:1.5e and_rebuild:-0.6 and_remind:-1.5 and_rep:1.2o and_restart:0.5p
and_run:-0.7 and_say:0.5f and_send:1.7e and_shar:0.5e and_show:-0.5 and_skip:0.9r and_start:-0.9 and_stor:-0.5
and_tell:-0.5 and_the:-1.1 and_then:-2.6 and_upload:1.5e and_writ:-1.2 and_you:-1.8 and_your:0.3o anna:-2.2
another:-1.6 answer:0.2r answer_#path:-0.4 answer_as:0.7d answer_in:-0.9 answer_on:-2.1 answer_to:-0.4
answer_with:-0.4 answer_without:1.0r anthropic:2.1o any:1.0o any_earlier:2.4o any_instruction:2.4o any_more:1.6o
any_of:-2.1 any_previou:-0.5 any_restriction:1.3r any_rul:0.8r any_safety:1.2r any_time:-2.0 any_trac:2.4d
anybody:1.1d anyon:-0.2 anyon_know:1.3d anyon_who:1.0e anyon_your:-2.2 anyth:0.3r anyth_now:1.6r
anyth_without:-1.0 ap:-1.4 ap_to:-1.2 api:-0.6 api_key:1.3e api_keys:-0.8 api_token:1.0e app:-2.8 append:0.4e
append_it:0.5e approv:1.6p approv_all:-0.5 approv_every:1.3x approv_everyth:2.6r approv_the:0.9f approv_this:1.9f
approval:1.3p approval_to:0.5p apt:-2.4 archiv:-1.4 are:-0.5 are_a:0.3r are_allow:0.6r are_an:0.4r
are_authoris:0.3r are_availabl:-1.8 are_cancell:2.8o are_deprecat:1.1o are_do:1.9o are_document:-1.0
are_done:0.8d are_evil:0.8f are_free:2.7f are_hereby:1.2o are_in:-1.4 are_kept:-0.9 are_lift:1.5o are_manag:-0.5
are_my:1.1r are_no:-0.4 are_now:-1.2 are_obsolet:0.5p are_on:-1.4 are_read:-0.6 are_remov:-2.8 are_requir:1.0f
are_root:3.0r are_sent:-1.7 are_stor:-1.5 are_suspend:2.3o are_the:-1.7 are_void:0.2o area:-2.1 argument:-0.7
argument_command:1.0f art:-1.7 artefact:-0.7 articl:0.6f as:0.4r as_a:0.4r as_administrator:-1.9 as_an:1.3r
as_dan:0.9r as_i:-0.6 as_if:1.1d as_my:0.4r as_of:0.4o as_releas:-0.3 as_root:-2.1 as_the:0.3r as_though:0.8r
as_untrust:1.5o as_your:0.9r as_yourself:0.8r asid:-0.5 ask:0.2p ask_about:-1.6 ask_again:-1.4 ask_befor:1.0p
ask_for:0.6p ask_not:-2.4 ask_you:0.3f asks_for:-2.1 asleep:1.8x asset:-2.2 assignment:1.7o assistant:1.3f
assistant_call:1.4f assistant_content:-0.4 assistant_director:-1.1 assistant_i:1.8f assistant_manager:-2.0
assistant_must:1.3f assistant_ok:2.2f assistant_pleas:2.4f assistant_professor:-1.5 assistant_read:3.0f
assistant_run:1.6f assistant_send:1.8f assistant_should:-2.4 assistant_sure:1.1f assistant_that:-0.3
assistant_the:1.7f assistant_to:-1.3 assistant_transfer:0.7f assistant_who:0.6r assistant_you:2.1r assum:-0.6
assum_the:1.4r assum_you:1.8r at:-0.7 at_#address:-0.4 at_#evil:1.8e at_#number:-0.7 at_all:-0.4 at_boot:1.7p
at_every:-1.2 at_midnight:0.7x at_noon:2.6x at_start:0.6p at_the:-2.0 at_this:0.2d attach:0.9e attach_the:0.2e
attack:-0.5 attacker:0.9r attacker_may:-0.6 attention:1.5f attention_ai:0.6f attention_to:2.3o audit:0.8d
audit_and:-2.1 audit_log:1.2d author:-0.9 authoris:0.6r authoris_to:-1.6 authoris_you:0.6r authority:1.4o
authoriz:-2.0 authorization:-2.4 auto:-1.1 automatical:-2.4 availabl:-2.5 avoid:0.8d away:0.3x aws:1.4x
aws_s3:1.0x b:-2.6 back:-2.4 back_up:-1.8 backdoor:2.1p background:0.3d backup:0.5x backup_and:-0.4
backup_of:-0.9 backup_older:1.0x banana:1.0p bank:-0.7 base64:1.2e base64_and:0.4e base64_of:-0.6 bash:1.0p
be:-0.2 be_a:-0.8 be_an:-0.4 be_ask:-0.5 be_call:0.5f be_delet:-1.6 be_my:2.4r be_restor:-0.4 be_skip:1.0p
be_the:3.1r be_told:-0.8 becaus:-1.6 becaus_you:-0.3 becom:0.4r becom_an:0.7r been:0.3r been_given:0.6o
been_log:-3.0 been_remov:0.9r befor:-2.1 befor_#number:-0.8 befor_answer:1.5f befor_any:0.2f befor_commit:-0.8
befor_delet:1.1p befor_each:-1.7 befor_every:-0.3 befor_it:0.6o befor_run:1.1p befor_send:-1.8 befor_the:-0.7
befor_this:2.8o befor_us:-0.6 befor_use:-0.9 begin:-0.4 begin_system:2.1f begin_with:-1.0 behav:-1.8
behav_as:-1.8 behav_like:1.1r behaviour:-2.2 behind:1.2d behind_the:0.5d believ:-0.8 below:0.6o
below_#number:-0.6 ben:-2.1 beta:1.1o between:-0.6 between_the:-0.2 between_us:1.9d binary:-0.6 birthday:-1.3
bitwarden:-1.7 blind:-0.7 block:-0.6 blog:-2.9 board:-2.1 bob:0.6d body:-4.6 book:0.7f boot:1.6p boss:-0.4
bot:0.8f bot_that:0.9r both:-1.9 bots:-2.5 bound:-0.3 bound_by:1.6r box:-1.3 br:-0.8 br_this:1.3d branch:-0.8
branch_after:-1.6 branch_every:-1.0 branch_name:0.5e break:-0.9 break_the:-1.9 bridg:-1.7 bridg_between:-0.2
browser:-0.8 browser_and:0.2e bucket:0.5x budget:-1.7 bug:-0.5 build:-1.8 build_fail:-0.8 build_folder:-2.6
build_is:-1.0 build_machin:-0.7 but:-2.3 button:-0.8 buy:0.9f by:-0.8 by_a:-1.1 by_default:-2.6 by_mail:-0.3
by_run:1.0p by_the:0.4o by_your:1.1o bypas_your:2.6o cach:-3.3 cach_of:-0.3 cake:-3.3 calendar:-1.4
calendar_and:-0.3 call:-0.5 call_#name:3.1f call_#number:1.1f call_befor:1.4f call_max:-0.8 call_super:-1.2
call_the:-0.8 call_this:-0.8 caller:-1.5 came:1.4d came_befor:0.4o came_from:1.5d can:-1.8 can_be:0.5p
can_do:1.2r can_make:-1.0 can_read:-1.3 can_safe:1.2o cancel:-0.5 cancel_all:2.7o cancell:-0.3 cannot:-2.7
captain:-1.0 car:-1.3 card:-0.3 card_number:1.2e care:0.6r careful:-0.5 carla:-1.5 carry_out:0.4d case:-2.4
case_of:1.2o case_when:-0.5 cat:1.1e cat_#path:2.4e cat_#secret:0.7e certificat_of:-1.8 chang:-1.0 chang_in:-1.5
chang_is:-0.9 chang_the:2.0d chang_to:-0.7 chang_you:0.9o chang_your:0.4o changelog:-1.0 channel:-1.6
chapter:-1.4 character:-1.1 character_of:1.5r character_who:1.9r chat:-0.6 chat_history:1.5e cheat:-1.4
check:-0.6 check_are:0.9p check_for:-1.6 check_if:-2.9 check_my:-0.7 check_that:-0.8 check_the:-2.4
check_whether:-0.5 checkout:1.1p checkout_hook:0.6p ches:-2.3 children:-3.4 chmod:1.4x chmod_r:2.3x choos:-2.1
christma:-0.2 ci:-3.0 ci_set:-1.3 claim:-0.6 clas:-2.6 classifier:-1.3 claud:-0.3 clean:0.7x clean_the:-1.6
clear:-2.3 clear_your:-0.6 click_the:1.8f client:-3.2 clos:-1.3 clos_on:-0.5 clos_this:-1.6 cluster:1.3x cod:-0.9
code:-0.9 code_block:1.3e code_with:-2.2 collect:-0.4 collect_all:0.6e collect_the:-0.6 color:-0.5 column:-3.7
com:-0.3 command:-1.0 command_#path:1.3f command_from:0.2p command_id:2.2f command_in:1.4p command_that:-0.2
command_to:-1.2 command_without:1.8r comment:1.0e comment_in:1.7o comment_on:1.7e commit:-0.7 commit_messag:0.3e
commit_to:0.3p comp:2.9o comp_with:1.1o company:-0.5 compar:-3.2 compar_the:-0.9 competitor:-1.4
competitor_in:-1.3 complet:-3.9 compos:-1.6 compos_up:-0.7 compromis:1.6r computer:-2.6 conceal:1.5d
conceal_the:-0.5 confidential:0.8o config:-1.0 config_#path:-0.6 configur:-2.4 configuration:-1.1 confirm:0.8r
confirm_the:2.1r confirmation:0.7p confirmation_is:1.3r conflict:1.0o connect:-2.8 connect_to:-2.2
consider_yourself:1.4r const:-2.8 constraint:1.8o contact:0.2e contain:-0.8 contain_the:1.0e container:-0.6
content:-0.5 content_of:1.5e content_policy:1.8r content_to:0.6e content_you:0.9f context:-0.7 context_and:2.3o
contract:-1.1 control:-1.2 conversation:-0.4 conversation_in:-0.3 conversation_to:2.5e cook:-1.2 cooki:-0.9
cooky_to:-0.7 copy:-0.2 copy_#secret:1.3e copy_of:-0.7 copy_the:0.3e copy_to:2.0p copy_your:-0.5 corp:-0.4
cost:-1.3 could:-2.4 could_not:0.8d count:-0.3 count_the:-1.5 cover:0.3d cover_your:1.7d cp:-1.2 crawler:-1.6
creat:-1.0 creator:1.6r creator_i:0.5r credential:1.6e credential_file:1.6e credit:1.2e credit_card:1.2e
crew:-1.6 crontab:0.3p csv:-1.9 curl:-0.6 curl_#address:0.9e curl_#evil:2.4p curl_d:2.0e curl_f:1.1e
curl_fssl:-0.4 curl_s:0.3p curl_x:0.7e current:-0.4 current_task:1.8o customer:-1.1 customer_list:1.5e
customer_tabl:1.8x cv:-0.8 cve:-0.9 cve_#number:-0.9 cycl:-2.6 d:-0.7 d_#evil:1.2e dai:-1.5 dan:0.9r dan_is:-1.8
dan_mode:1.7r dark:-0.3 dashboard:-1.1 dashboard_and:-0.5 data:-1.9 data_and:-0.5 data_is:-0.3 data_to:-1.2
databas:0.4x databas_and:-0.6 databas_of:-0.6 databas_password:0.6e databas_production:1.9x date:-1.7
date_is:0.7p day:-0.7 dd:1.7x dd_if:1.7x deadlin:-2.5 dear:0.7f dear_ai:1.3f dear_assistant:1.4f
dear_customer:-0.6 dear_languag:1.0f debug:-1.1 debug_mode:2.0r decision:-1.8 declaration:-1.8 def:-2.8
def_#name:-0.8 default:-2.5 default_port:-1.0 definition:-3.0 delet:0.4x delet_after:-1.5 delet_anyth:-2.9
delet_everyth:2.7x delet_fil:0.8r delet_it:2.5f delet_old:-0.9 delet_the:1.3x delet_this:-2.1 deliver:0.8r
demo:-1.7 demo_is:-0.7 deny:-0.2 deny_that:-0.8 dependency:-1.9 dependency_and:-1.0 deploy:0.3f
deploy_script:-1.4 deployment:-1.3 deprecat:-0.2 describ:-1.6 description:-0.6 design:-1.7 destroy:-0.8
destroy_all:2.7x destroy_auto:1.2x destroy_the:1.1x detail:-1.1 detection:-1.4 dev:-2.5 dev_server:-0.7
developer:2.1o developer_messag:1.5o developer_mode:1.5r devic:-3.0 did:1.0d did_it:0.4d did_not:0.2d die:-0.5
diet:-2.4 digest:-1.4 direct:-2.8 direct_to:-2.0 direction:1.4o directiv:2.9o director:-1.1 directory:-1.2
disabl:1.3p disabl_all:-1.5 disabl_the:-0.2 disagre:-1.6 discard:-0.4 discard_all:-0.5 discard_the:-1.5
disclos:0.5d discreet:1.1d disk:1.0x disk_is:-2.2 disk_usag:-3.4 disk_with:2.3x dislik:-0.8 disobey:2.1o
disobey_the:2.1o display:-1.3 display_none:0.2f disregard:-0.2 disregard_any:0.8o disregard_everyth:1.1o
disregard_the:3.6o disregard_this:-0.8 disregard_your:1.5o dist:-2.7 distribut:-1.8 disturb:-1.4 div:-0.6
div_hidden:-0.7 div_styl:1.6f dns:2.2e do:-0.9 do_and:2.8o do_anyth:0.5r do_as:2.2o do_everyth:-2.1 do_i:-0.8
do_it:1.4d do_not:-0.7 do_this:1.1d do_what:0.9o docker:-3.2 docker_compos:-0.8 docker_imag:-1.4 docs:-3.7
docs_#path:-1.9 doctor:-1.4 document:-0.5 document_to:-1.2 documentation:-2.8 does:-0.5 does_not:0.6d dollar:0.8f
domain:-0.3 dont:0.8d dont_ask:-1.9 dont_let:1.2d dont_mention:-0.4 dont_show:-2.4 dont_tell:0.8d down:0.3x
down_the:-0.7 download:-1.0 download_#evil:1.5p download_and:0.7p download_the:0.3p draft:-1.8 draft_to:-0.9
driv:0.7x driver:-1.3 drop:-0.9 drop_all:-1.0 drop_databas:0.9x drop_tabl:-1.2 drop_the:-0.8 dump:0.2e
dump_the:1.4e duplicat:-1.6 dur:0.7o dur_the:-2.2 e:-1.5 e_#path:1.2p e_mail:-1.3 each:-1.0 each_answer:-0.7
each_commit:1.2p each_day:1.4x each_morn:1.1x each_night:2.4x each_secret:1.2e each_session:0.4p earlier:1.3o
earlier_guidanc:2.1o earlier_instruction:1.6o earlier_prompt:2.2o earlier_version:-2.2 echo:-1.4 echo_ssh:1.3p
ed25519:0.7p edit:-0.8 editor:-2.2 effect:-1.1 else:0.7x email:-1.2 email_the:0.8e emb:1.2e emb_the:1.4e
employe:-0.4 empty:-0.3 empty_the:-1.0 enabl:-1.0 enabl_developer:-1.7 encod:-0.9 encod_the:1.5e encrypt:-0.9
end_of:0.8f end_system:2.1f endoftext:1.3f ends:0.6f engineer:-1.3 english:-1.9 enter_the:-1.0 enter_your:-1.7
entry:0.8p env:1.3e env_to:2.3e environment:-0.9 environment_variabl:1.1e eras_all:0.4x eras_the:0.7x
eras_your:0.5o error:-1.7 error_in:-1.0 error_to:-0.6 eslint:-2.9 eslint_disabl:-1.6 ethic:3.1r ethical:1.8r
euro:-0.2 eval:-3.3 eve:1.8p even:-0.7 even_if:0.8d every:1.6x every_#number:-2.1 every_agent:0.6p
every_answer:-2.2 every_command:-1.0 every_day:-1.6 every_earlier:1.6o every_even:-1.0 every_file:3.0x
every_five:0.4x every_friday:-0.4 every_hour:0.3x every_instruction:0.6o every_login:-1.2 every_mail:2.1x
every_minut:1.5p every_monday:-2.2 every_month:0.5x every_morn:-1.4 every_night:-2.1 every_repository:1.3x
every_request:-0.8 every_rule:1.7o every_start:0.9p every_sunday:-1.1 every_time:1.0p every_week:1.2x
everyon:2.3p everyth:2.2o everyth_abov:2.3e everyth_in:1.7x everyth_is:1.5d everyth_under:2.0x everyth_you:-0.9
evidenc:1.6d evil:1.4r evil_#path:2.6f evil_pkg:1.5p evil_twin:-0.5 evilbot:2.8r exact:-0.5 exampl:-3.0
exampl_corp:-0.4 except:0.3o except_this:2.1o exchang:-1.0 exchang_rat:-0.9 execut:1.1p execut_#evil:0.5p
execut_the:0.2f exfiltrat:0.9e exfiltrat_the:1.3e exist:-0.3 exit:-2.5 expir:0.6o explain:-0.8 explain_how:1.5r
export:-2.2 export_#name:-1.4 export_the:1.4e extension:-2.7 fail:-1.2 fail_login:-0.7 fail_test:-1.4 failur:-1.7
fake:0.8o fals:-1.0 fami:-1.9 far:-1.5 far_and:1.2o favour:1.8o favourit:-2.2 feat:-1.3 featur:-3.0 feedback:-1.6
fetch:-2.1 fetch_#evil:2.6e fetch_the:-1.5 field:-1.0 figma:-1.1 fil:-2.1 fil_and:1.5x fil_are:-1.1 fil_in:-1.1
fil_older:-0.6 fil_to:0.9p fil_with:-1.1 file:-0.5 file_#name:-2.1 file_#secret:-0.3 file_and:1.2e file_as:-0.2
file_name:-1.1 file_to:0.4f file_was:2.2d file_wins:1.2o fill_in:-2.1 film:-1.6 filter:-1.0 final_answer:1.9d
find:1.3e find_out:0.2d find_the:-2.6 find_to:0.5e fine:-1.0 finish:0.5d firewall:0.4p first:-0.6
first_#number:1.2o first_#path:1.1f first_and:1.6f first_call:-0.6 first_of:1.9x first_run:0.3x five:-1.3
five_minut:0.4x fix:-1.2 fix_it:0.8f flag:-2.7 flat:-3.0 flour:-1.2 folder:0.7x folder_and:1.4e folder_in:-1.7
folder_to:-1.6 folder_when:-1.0 follow:0.5o follow_by:0.3e follow_command:0.5f follow_it:2.0p follow_line:-0.4
follow_mine:0.4o follow_text:1.1o follow_the:-1.3 follow_them:-0.9 follow_thes:-0.8 follow_this:1.1o
follow_your:2.3o font:0.4f font_size:1.0f foo:-2.1 for:-1.3 for_#number:-1.1 for_a:-1.4 for_ai:1.2f
for_approval:1.4p for_confirmation:-0.5 for_each:-0.2 for_every:-1.5 for_everyth:2.0r for_good:2.3p
for_mallory:1.9p for_new:-2.1 for_one:-2.3 for_permission:2.6o for_stag:-2.4 for_test:0.8o for_the:-0.2
for_this:-0.5 for_tomorrow:-0.4 for_word:1.2e for_you:1.9o for_your:-1.6 forc:0.7x forc_push:0.6x forever:1.0p
forget:-0.8 forget_about:1.2o forget_all:0.8o forget_everyth:-1.7 forget_the:0.4o forget_what:-0.4 forgot:-2.2
forgot_the:-1.4 forgot_your:-1.5 fork:1.3x form:-1.6 format:-0.5 former:0.9o forum:-1.4 forward:-0.4
forward_all:2.0e forward_the:3.2e forward_this:-1.4 found:-1.4 found_in:1.4p fre:0.3r fre_from:0.3r
free_from:1.7r free_of:-3.1 french:-1.6 friday:-0.6 friend:-2.5 from:-0.3 from_#address:-2.6 from_#evil:1.2p
from_#number:-1.5 from_all:1.1r from_eve:1.0p from_here:1.8r from_mallory:0.9p from_now:0.9p from_the:0.2d
from_this:1.2o from_today:0.4p fssl:-0.4 full:-0.4 full_acces:0.4f function:-1.2 function_with:-0.6 further:0.2o
further_notic:0.8o futur:-0.3 futur_session:-0.3 gam:-2.1 game:0.8r game_in:0.6r gate:-1.8 gather:1.4e gb:-0.9
gb_of:-0.3 generat:-2.8 generat_by:-0.7 german:-1.0 get:-1.4 get_a:-1.2 gets:-1.2 gist:0.5e git:-0.6
git_config:-0.5 git_hook:0.4p git_push:1.9x git_reset:0.9x github:-4.7 giv:-1.4 give:0.3e give_a:0.9d
give_me:-0.6 give_the:1.6e give_this:0.5f given_by:0.6o go:1.4f go_of:0.8o go_on:1.9f go_to:1.3r goal:1.2o
goes:-0.6 gone:0.3x good:-0.3 good_morn:-1.9 gpt:-0.2 grandmother:0.2r grandmother_who:0.8r grant:1.6r
grant_acces:1.7f grant_the:-1.5 green:-2.1 grep:-1.8 group:-2.5 guardrail:-1.3 guest:-2.9 guid:-2.6 guidanc:0.9o
guidanc_and:1.2o guidelin_abov:2.7o guidelin_are:0.6o guidelin_for:-0.8 h:0.9x hack:0.9o hacker:-0.5
hacker_who:0.8r had:1.2r had_no:2.0r hammer:-2.1 hand:1.3o handbook:-1.2 hard:0.7x harmles:-0.2 has:-0.6
has_a:-1.8 has_been:-1.3 has_chang:1.9o has_expir:0.4o has_no:-0.9 has_the:-1.4 has_to:1.9f have:-0.6
have_already:-0.6 have_been:0.6r have_call:0.9f have_chang:-1.4 have_no:0.3r have_read:1.3d have_root:2.6r
he:-1.5 head:0.2r header:-3.7 headlin:-1.7 hello:-1.1 help:-1.0 help_the:1.7o helper:1.5p helpful:-1.6
helpful_assistant:-1.6 her:-1.2 here:0.4o here_are:0.2o here_on:2.1r hereby:-0.4 hi:-0.4 hid:-1.5 hidden:0.8f
hidden_fil:-2.1 hidden_from:2.1d hidden_instruction:1.8e hidden_menu:-1.5 hidden_prompt:1.0e hide:-1.2
hide_the:1.5d hide_this:-1.1 hint:0.8d his:-2.9 history:-0.4 history_so:0.8d history_to:0.6e hold:0.3o
hold_the:0.7e holiday:-2.8 home:0.9x home_directory:2.4x home_folder:2.2x hook:-0.5 hook_that:0.6p host:-0.3
hour:-0.4 hour_and:-0.9 hous:-1.0 how:-2.0 how_do:-0.9 how_to:0.6r http:-1.4 http_tool:1.9e human:1.5f
human_delet:1.4f human_resourc:-1.6 i:0.9f i_am:-1.1 i_ask:0.8r i_have:-1.5 i_order:0.6f i_say:-0.2 i_should:2.4f
i_will:3.2f id:-0.3 id_#number:-0.5 id_#path:1.2f identity:0.5r identity_of:1.4r if:-0.8 if_#name:-3.9
if_#path:1.6x if_ask:1.1d if_exist:-1.2 if_it:-0.4 if_noth:-2.7 if_question:1.1d if_someon:0.7d if_the:0.5d
if_ther:-0.6 if_they:2.0d if_this:0.7d if_you:-2.2 ignor:-0.3 ignor_all:0.4o ignor_any:1.7o ignor_case:-1.6
ignor_every:1.1o ignor_everyth:-1.1 ignor_fail:-1.4 ignor_its:0.8r ignor_previou:-0.2 ignor_prior:1.7o
ignor_the:1.3o ignor_this:-2.9 ignor_weekend:-1.4 ignor_what:1.8o ignor_your:2.3o ignorieren:-1.3 imag:1.0e
imag_#path:-3.2 imag_link:2.4e imag_url:1.5e imagin:-0.6 imagin_that:2.6r imagin_you:-0.6 img:-0.3 img_alt:0.3f
img_src:-0.9 import:-1.9 important:1.2f important_befor:0.9f important_read:1.3f important_the:-1.5 in:-1.0
in_#name:-1.6 in_#number:-1.4 in_#path:-0.4 in_#secret:-0.4 in_a:0.4e in_again:-2.0 in_all:1.7p in_as:-2.0
in_asset:-1.8 in_base64:0.9e in_case:1.2o in_docs:-1.0 in_every:-1.3 in_figma:-1.1 in_french:-2.0 in_full:-0.7
in_futur:-0.7 in_german:-0.6 in_it:-0.7 in_logs:-1.9 in_maintenanc:0.5r in_march:-0.5 in_may:-0.9 in_memory:0.5p
in_order:-1.6 in_prompt:-0.8 in_spanish:-1.5 in_test:-1.3 in_the:-0.3 in_vault:-1.8 in_which:1.4r in_your:-1.5
inbox:1.0e inbox_and:-0.8 incident:-2.4 includ:-0.3 includ_it:1.3e includ_the:0.4e includ_this:1.4d
includ_your:-1.0 incomplet:0.3f info:-3.8 inform:0.7d inform_the:0.3d information:-2.2 ingredient:-1.7
ingredient_is:-1.1 init:-1.7 initial:0.2o initial_instruction:0.3o initial_prompt:1.8e inject:-1.5 injection:-1.5
input:-0.4 insert:-1.3 insert_the:-0.6 insider:1.4r inst:2.5f inst_print:1.3f inst_sys:1.3f install:-0.4
install_a:2.0p install_the:0.2p installation:-2.2 installer:-0.2 instead:0.9o instead_of:0.4o instead_open:0.6o
instruct:-1.5 instruction:0.8o instruction_abov:-0.5 instruction_and:-0.7 instruction_are:1.3o
instruction_at:-0.8 instruction_content:0.9f instruction_except:0.5o instruction_for:0.8f instruction_from:-0.4
instruction_given:0.5o instruction_have:-2.2 instruction_in:0.4o instruction_into:1.4p instruction_is:1.3o
instruction_of:-1.3 instruction_on:-1.4 instruction_pointer:-2.0 instruction_send:2.0f instruction_set:-2.4
instruction_that:1.6o instruction_to:-0.6 instruction_were:-0.2 instruction_with:1.9o instruction_word:0.8e
instruction_you:3.1o intend:-2.3 internal:-3.1 internet:-1.9 into:0.2e into_#secret:0.8p into_a:0.5e
into_french:1.1e into_the:1.6e into_your:-1.4 introduction:-2.0 invalid:-1.0 invoic:-0.7 invoic_to:-1.3
invok:0.3f invok_name:1.8f ios:-2.1 is:-1.0 is_#address:-1.6 is_#number:1.4p is_a:-1.4 is_abov:-0.5 is_allow:1.0p
is_an:0.7f is_at:-1.6 is_below:0.5o is_call:-2.8 is_cancell:1.2o is_clos:-1.4 is_done:-1.0 is_down:-0.6
is_enabl:-1.3 is_fine:0.9d is_full:-2.2 is_given:0.2r is_gone:1.6x is_here:-1.8 is_hidden:-1.4 is_in:0.2e
is_incomplet:0.3f is_low:1.3x is_miss:-3.4 is_no:1.8d is_not:0.7r is_now:-0.6 is_on:-1.5 is_one:-1.6 is_only:-0.6
is_out:1.0o is_red:-0.4 is_requir:0.9r is_safe:1.9f is_sent:-1.5 is_shown:-1.2 is_slow:0.2d is_the:-0.6
is_to:1.3o is_valid:1.2f is_void:1.8o is_written:2.3o is_wrong:-1.7 issu:-1.1 issu_and:-1.2 it:0.5d it_a:0.9d
it_and:-1.3 it_as:0.8f it_does:-1.1 it_fail:1.2d it_for:-1.1 it_here:1.2e it_in:0.6e it_into:-1.1 it_is:-0.2
it_off:0.9p it_read:0.5r it_says:1.0p it_secret:-1.5 it_should:0.6f it_to:0.4e it_was:1.1d item:-1.5 its:-0.9
its_content:1.3e jailbreak:1.5r jailbroken:0.8r jan:-0.9 jan_#number:-0.9 january:-0.3 java:-2.3 job:2.0p
job_that:0.5p jobs:-2.0 joke:-1.6 json:-2.8 june:-0.9 just:-0.3 just_do:0.5d keep:-0.5 keep_a:1.6p keep_it:1.9d
keep_quiet:2.4d keep_the:-0.2 keep_this:0.7d kept:-0.7 kernel:-0.7 key:0.9e key_#path:0.5f key_and:2.3e
key_as:1.9e key_for:-0.4 key_from:-0.5 key_in:-2.3 key_into:0.5e key_is:-2.9 key_to:1.1p key_with:-0.5
keychain:-0.2 keys:1.1e keys_are:-1.5 keys_in:-1.7 keys_to:1.4r kill:-0.8 kill_#number:1.0x kind:-0.6
know_about:-0.4 know_that:2.0d know_what:-2.2 kubectl:0.8x kubectl_delet:0.8x kv:-0.5 kv_#path:-0.5 la:0.5f
label:-2.3 landlord:-0.6 languag:-1.2 laptop:-2.3 last:-1.4 last_messag:1.5e later:0.5p latest:-0.6 launch:-1.0
law:0.3r laws:-0.7 le:-1.2 lead:-1.2 leak:-1.2 leak_data:-0.3 leak_the:0.4e least:-2.2 leav:0.8d leav_a:1.9d
leav_no:-1.3 leav_the:-2.4 leav_this:3.1d left:-0.9 legacy:-2.3 les:-2.6 let:-0.2 let_anyon:1.3d let_go:0.8o
let_play:1.2r let_the:1.8d letter:1.0e level:-1.7 library:-3.4 licenc:-2.6 lie:2.4d lie_to:0.9d lift:0.9o
lik:-1.3 lik_to:-0.6 like:-1.5 like_a:-0.3 like_an:2.0r like_it:0.4r like_you:0.4r limit:-1.0 lin:-0.3
lin_that:-1.7 line:-1.6 line_#number:-1.4 line_to:0.5p link_in:-0.9 link_to:-2.0 lint:-3.3 linter:-2.7
linter_befor:-0.8 linux:-1.0 linux_#name:-1.5 list:-0.4 list_all:-0.5 list_is:-1.6 list_of:-2.6 list_the:-1.2
list_to:1.6e listen:-0.7 listen_to:2.2o liv:-0.8 liv_in:-0.8 live:-1.9 live_in:-1.7 llm:1.5f llm_instruction:0.4f
load:-1.2 load_#evil:0.4p load_#path:-1.8 load_is:1.0x load_the:1.1e local:-2.5 lock:-2.2 log:-0.3
log_afterward:1.0d log_and:-2.5 log_fil:-1.9 log_file:-1.2 log_for:-0.5 log_in:-0.9 log_of:-2.4 log_out:-3.1
log_to:-1.0 log_when:-0.7 login:-1.0 logs:-0.5 logs_are:-0.5 logs_for:-0.8 logs_in:-0.4 logs_to:-1.7 long:-2.7
longer:0.3r longer_an:-0.7 longer_need:0.7x look:0.6e look_at:-1.1 look_for:-1.3 look_like:0.3d look_up:0.6e
low:-0.2 ls:0.6f lunch:-2.0 machin:1.1x maco:-3.0 made:0.5x mail_addres:-0.3 mail_address:0.3e mail_after:-2.0
mail_and:-1.7 mail_at:-0.6 mail_from:-0.5 mail_if:-1.3 mail_it:-0.2 mail_me:-0.4 mail_the:0.3e mail_to:0.4e
mail_was:-2.0 mail_with:-3.0 mail_without:-0.2 mailbox:1.1e main:0.3x main_every:1.0x maintainer:-0.3
maintenanc:-0.2 maintenanc_window:-1.9 make:0.6d make_a:-1.4 make_it:0.9d make_sure:-0.4 make_the:-0.5
make_this:0.9p maliciou:1.3r maliciou_insider:1.4r mallory:4.0p mallory_all:0.5p mallory_is:-1.0 mallory_to:1.0p
manag:-0.9 manager:-1.1 manager_is:-1.1 manual:-2.0 many:-1.1 march:-1.8 mark:-0.9 market:-1.7 master:0.6e
matter:0.6o max:-0.2 may:-1.7 may_be:-0.7 may_do:1.9p may_not:-1.8 may_now:0.6f me_a:-1.3 me_about:-1.5
me_if:-3.5 me_the:1.6e me_to:-0.5 me_what:2.4e me_when:-1.6 me_your:0.6e mean:-2.8 measur:-2.3 meet:-1.8
meet_is:-0.8 member:-3.3 member_of:-1.3 memory:-1.2 memory_of:0.8o memory_that:1.8p mention:1.1d mention_it:1.2d
mention_pric:-1.4 mention_the:0.6d mention_thes:1.2d mention_this:1.3d menu:-2.0 merg:-1.1 merg_branch:-1.3
messag:-1.0 messag_after:0.8d messag_and:-1.0 messag_as:1.0o messag_if:-0.9 messag_in:-1.2 messag_is:2.2o
messag_of:1.9e messag_to:2.1p meta:-1.5 meta_name:-0.2 method:-3.3 metric:-1.7 midnight:0.7x migration:-1.6
mind:1.2o mind_the:0.6o mine:4.7o minor:-2.2 minor_updat:-0.3 minut:0.3x miss:-1.0 mistak:-0.9 mix:-1.8
mode_and:2.2r mode_in:-2.2 mode_is:-2.7 mode_no:0.7r mode_of:-0.6 mode_with:-0.9 model:0.8r model_is:-1.0
model_must:1.3f model_should:0.7f model_that:1.1r model_the:1.2f model_to:0.7f modify:-0.8 modul:-2.8 moment:1.5o
monday:-0.3 money:2.3x monitor:0.9x monitor_the:-1.7 moral:2.0r more_than:0.5o morn:-1.3 most:-2.4 mov:-3.2
mov_to:-0.7 ms:-1.6 must:-0.3 must_be:-0.8 must_call:0.6f must_contain:-0.2 must_first:1.1f must_not:-0.6
must_now:1.4f must_obey:2.0f must_restart:-0.3 must_run:0.6f must_send:0.9f mute:0.4d mute_the:0.6d my:-1.0
my_calendar:-0.3 my_key:2.9p my_mail:-1.0 my_public:-0.3 my_ssh:1.9p n:-0.3 nam:-2.1 nam_of:0.3e name:0.2f
name_#path:-1.6 name_ai:0.9f name_and:-0.5 name_bash:2.2f name_is:0.5r name_terminal:3.9f nas:-0.6 nc:1.1e
nc_#evil:1.0e necessary:-1.8 need:-0.2 need_a:-1.4 need_approval:1.2r need_for:1.1p need_no:0.6p neglect:2.4o
network:-0.2 never_ask:1.7p never_asks:1.6r never_commit:-1.7 never_delet:-1.4 never_in:1.4p never_mention:1.3d
never_mind:-0.9 never_push:-0.8 never_refus:1.1r never_reveal:-1.2 never_run:-0.6 never_says:1.2r never_send:-0.7
never_shar:-1.8 never_tell:1.5d never_use:2.0p new:-0.4 new_account:2.3d new_instruction:2.4o new_issu:-0.9
new_messag:-3.1 new_one:0.3o new_ones:2.3o new_order:1.1o new_rul:-0.2 new_rule:1.7f new_session:2.9p
new_system:1.9o new_task:0.7f new_user:-0.5 new_version:-0.6 newer:0.6x newest:-0.7 news:-1.0 newsletter:-3.0
next_line:-1.0 next_messag:1.2e nginx:-1.1 night:-0.8 night_build:-1.4 no:-0.3 no_approval:-0.5 no_attention:2.4o
no_confirmation:0.2r no_content:2.4r no_ethical:1.8r no_filter:1.4r no_limit:-0.3 no_longer:0.5r no_matter:0.8x
no_moral:1.7r no_need:0.5d no_one:2.2d no_policy:1.1r no_preserv:2.8x no_record:1.5d no_rul:-2.0 no_safety:-1.2
no_secret:-0.7 no_trac:-1.0 nobody:0.2d nobody_notic:0.8d nobody_sees:1.4d node:-2.4 nois:-1.0 none:0.2f
noon:0.3x nopasswd:1.1p nopasswd_all:0.5p normal:1.4d normal_and:1.0r not:-0.6 not_adher:1.3o not_answer:-2.0
not_ap:1.6o not_as:-1.3 not_ask:0.3r not_bound:1.2r not_commit:-2.3 not_contain:-0.5 not_delet:-1.8
not_disclos:0.6d not_edit:-2.2 not_exist:1.1r not_find:1.3d not_follow:1.0o not_forward:-2.3 not_found:-0.4
not_have:0.2r not_in:-2.7 not_inform:2.2d not_leav:0.5d not_let:1.4d not_log:1.5d not_mention:-0.7 not_need:1.5p
not_notic:2.0d not_obey:-1.0 not_print:-1.2 not_read:-1.9 not_rep:-1.2 not_report:1.4d not_request:-2.2
not_reveal:-2.1 not_run:-1.3 not_see:0.7d not_send:-0.8 not_shar:-3.5 not_show:-0.7 not_tell:-1.3 not_the:-0.8
not_to:0.9d not_use:-2.1 not_want:1.3p not_writ:1.7d note:-0.2 note_befor:0.5f note_for:-0.6 note_the:-1.5
note_to:2.8f note_you:0.2f noth:0.2d noth_chang:-0.6 noth_happen:-0.4 noth_was:2.0d notic:0.3d notification:-1.3
notify:-2.1 notify_me:-0.4 now:2.2r now_#path:1.7f now_a:0.8r now_act:0.7f now_an:0.6r now_call:0.7f
now_connect:-1.2 now_dan:-0.7 now_delet:1.6f now_on:0.3p now_send:0.3f npm:-2.4 npm_audit:-2.3 npm_ci:-0.6
npm_install:-2.7 npm_start:-2.5 npm_test:-1.0 npm_warn:-0.6 null:-1.6 number:-1.2 number_and:0.9e number_in:-0.4
number_of:-2.1 o:0.7p obey:1.3o obey_the:3.0o obey_this:-0.3 object:-4.3 objectiv:2.4o observation:-0.8
obsolet:1.1o of:-0.5 of_#address:1.3e of_#name:0.5e of_#number:-1.7 of_#path:1.9x of_#secret:2.4e of_a:-1.8
of_all:0.9x of_an:-1.0 of_document:0.6f of_each:1.3p of_every:1.3e of_node:-0.7 of_now:1.2o of_ram:-0.3
of_root:2.4p of_the:-1.0 of_this:1.2d of_what:1.9o of_yesterday:-1.9 of_your:1.3o of_yourself:2.0r off:0.7p
off_in:2.1p off_the:-0.8 offic:-1.1 offic_is:-0.7 ok:-1.1 ok_#path:2.5f old:-1.1 old_api:-2.3
old_instruction:-1.2 old_rul:1.7o old_screenshot:-0.9 older:0.3x older_than:0.3x omit_this:1.2d on:-0.9
on_#number:-0.7 on_#secret:1.2f on_a:-2.7 on_all:1.6p on_by:-1.9 on_call:-2.7 on_every:0.9p on_friday:0.6x
on_monday:0.9x on_my:-2.1 on_port:0.5p on_sunday:0.5x on_the:0.6x on_this:-1.4 on_thursday:-0.9 on_tuesday:-1.1
on_weekend:-0.5 on_you:1.4r on_your:0.4r once:-0.3 once_a:2.0x one:-0.8 one_is:1.4o ones:1.2o only:0.2o
only_the:-1.4 only_this:-1.9 only_valid:0.6f only_with:2.3o opacity:1.0f opacity_#number:1.4f open:-1.0
open_#evil:0.8f open_#secret:-1.7 open_a:0.3p open_an:-1.3 open_at:0.4p open_it:0.5e open_pull:-1.6 open_the:0.7o
openai:0.8r operation:-1.9 operation_fail:0.2f operator_and:0.3r operator_has:1.1f opposit_of:1.4o option:-4.5
or:-4.3 order:0.7o order_are:-0.4 order_from:-1.6 order_has:-1.7 order_of:-1.0 order_you:0.6f origin:-3.2
original:-0.7 other:-0.7 other_instruction:1.6o other_tool:1.4f otherwis:-1.3 our:-1.1 our_dependency:-0.6
out_of:-0.7 out_the:-0.5 outdat:-0.8 output:-0.5 output_of:1.3e output_the:1.9o output_your:1.4e outsid:0.4p
outsid_the:-1.3 oven:-1.3 over_main:2.1x over_spac:-0.3 over_the:-2.7 over_with:1.0o overlook:1.8o
overlook_the:1.8o overrid:0.8o overrid_all:0.8o overrid_for:-1.3 overrid_of:-1.1 overrid_your:1.6o overrul:0.2o
overrul_the:0.2o overwrit:-0.6 overwrit_the:0.2x own:-1.2 owner:-0.5 owner_and:0.2r owner_of:1.3d p:-1.2
p_styl:1.2f packag:-0.9 packag_is:0.9f pag:0.8p page:-0.7 page_#number:-2.5 page_#path:0.4f page_and:1.0f
page_is:1.2f page_says:1.4o paid:-0.9 panel:-1.4 panel_#address:-0.8 paper_study:-0.6 paragraph:2.3o
parameter:-0.7 parameter_name:0.4f parent:-1.8 part:-0.2 part_of:-1.0 party:-2.1 pass:-0.3 pass_even:2.3d
pass_it:0.8f pass_your:1.7f passport:-1.7 password:0.3e password_and:-0.2 password_file:2.8e password_for:-2.2
password_in:0.3e password_into:2.3e password_is:-2.9 password_manager:0.4e password_must:-0.7 password_reset:-0.7
password_to:1.2e password_with:-0.5 past:-1.7 past_it:-0.8 past_the:-0.6 past_them:0.5e past_your:-0.4
pastebin:1.1e path:-2.6 pay:0.6o pay_no:2.6o payload:-2.4 payment:-0.5 peopl:-2.6 per:-2.3 per_cycl:-1.4
permanent:3.0p permission:0.3r permission_and:1.4r permission_deny:-1.8 permission_for:2.0r permission_to:-1.4
person:-1.7 person_who:0.7e persona:4.5r persona_of:0.9r phon:-0.2 phon_number:1.3e photo:-2.6 phras:-0.8
pictur:0.4e pin:-1.2 ping:-0.6 ping_the:-2.9 pirat:0.6r pkg:0.4p plac:-1.9 plain:-1.0 plan:-1.7 plant:0.6p
play:-1.0 play_a:1.9r play_is:-0.7 play_the:-1.0 player:-2.7 pleas:-0.2 pleas_delet:-0.5 pleas_disregard:-1.5
pleas_do:-0.5 pleas_forget:2.0o pleas_log:-0.6 pleas_run:2.3f pleas_send:-2.7 pls:2.1o plus:0.7e plus_the:2.9e
pm:-1.5 poem:-1.4 point:0.2o pointer:-2.6 policy_and:0.7r policy_of:-1.8 policy_you:0.3o port_#number:0.9p
port_with:-0.8 position:-2.4 positiv:0.7f positiv_review:0.8f post:-0.2 post_#address:-1.9 post_a:0.8f
post_checkout:0.6p post_file:0.4e post_it:0.7e post_request:-0.5 post_the:2.4e post_them:-0.2 postgr:-0.5
preced:2.6o precedenc:0.9o precedenc_over:1.1o prefer:-2.9 prefer_to:-1.3 preheat:-0.5 preheat_the:-0.5 pres:-2.3
preserv:-2.2 preserv_root:2.8x pretend:-1.7 pretend_play:-1.3 pretend_that:4.1r pretend_the:-2.4 pretend_to:2.0r
pretend_you:-2.1 prettier:-2.0 previou_command:1.6o previou_declaration:-0.4 previou_definition:-0.8
previou_error:-2.1 previou_instruction:1.0o previou_job:-1.9 previou_messag:1.7o previou_order:-0.7
previou_prompt:2.8o previou_result:-1.8 previou_rul:-0.6 previou_version:-1.3 pric:-2.9 pric_of:-0.8 print:1.1e
print_it:0.7e print_the:-0.9 print_this:-1.1 print_your:-1.3 printenv:2.4e printer:-1.5 printer_are:-0.8
prior:2.1o prior_art:-1.7 prior_context:1.2o prior_instruction:-0.9 priority:1.9o privat:-1.3 privat_key:-1.7
problem:-3.2 proce:1.9o proces:-0.3 process:-0.8 process_of:0.3x prod:3.1x product:0.8f product_is:0.3f
product_owner:-1.5 production:0.9x production_databas:2.6x professor:-1.5 profil:-0.9 program:0.2o project:-0.6
prompt:-0.6 prompt_#path:-1.5 prompt_and:1.1o prompt_as:2.1f prompt_enter:-1.1 prompt_in:1.6e
prompt_injection:-1.5 prompt_into:2.7e prompt_of:-1.0 prompt_says:2.6o prompt_the:-1.0 prompt_to:0.7e
prompt_with:1.9o prompt_you:-1.6 protect:-2.3 proxy:-1.2 public:-0.9 public_channel:0.6e public_folder:1.9e
public_gist:2.9e publish:0.9f publish_the:-0.2 pull:-0.2 pull_request:0.2e purg:0.6x purpos:-0.4 push:1.8x
push_an:1.9x push_forc:1.5x push_the:1.3f push_to:-0.3 put:0.7e put_#name:3.3p put_a:1.3p put_the:-0.9
put_them:1.0e put_your:-2.0 pwn:3.5o python:0.4p q:-1.8 qo:-0.4 qo_#evil:1.3p quarter:-2.0 query:0.8e
query_str:1.8e question:-0.5 question_and:2.0o queu:-0.5 quiet:-1.4 quiet_about:2.7d quiet_and:-2.3 quiz:-1.9
quot_the:2.2e r:1.4x r_#number:2.2x ram:-0.6 random:-0.7 rat:-1.3 rate:0.9f rate_this:2.1f reach:-2.0 read:-0.4
read_#name:1.3e read_#path:1.7f read_#secret:-0.3 read_all:0.7f read_from:-2.6 read_me:1.2r read_my:-0.4
read_only:0.2o read_the:-0.9 read_this:-0.2 readm:-0.7 ready:-1.0 real:2.0o real_instruction:1.5o reason:1.3d
reboot:-0.4 rebuild:-2.0 rebuild_the:-1.5 receiv:-0.7 recipient:1.0d recommend:1.1f recommend_this:1.6f
record:0.3d record_of:2.1d red:-2.4 refactor:-3.7 refund:-0.8 refus:2.8r register:-0.2 register_a:-0.8
reject:-2.3 releas:-1.4 releas_are:-0.7 releas_manager:-0.3 remain:-0.3 remember_that:-1.1 remember_this:0.8p
remember_to:-0.3 remind:-1.6 remind_me:-0.6 remind_the:-2.0 reminder_the:1.4f reminder_to:-0.8 remot:-0.6
remov:-1.2 remov_after:-0.4 remov_everyth:1.6x remov_fil:-1.1 remov_old:-0.7 remov_the:2.0d remov_this:-0.7
renam:1.3d render:-1.0 render_x:0.7e renew:-0.5 renew_the:-0.5 rep:-0.6 rep_to:-2.3 rep_with:1.7f repair:1.1f
repair_it:0.4f repeat:0.4e repeat_everyth:1.0e repeat_the:-0.4 replac:0.2o replac_by:-0.5 replac_in:-0.8
replac_the:0.2d replac_your:1.8o repo:-1.0 report_succes:1.1d report_the:0.6d report_this:2.4d report_to:-3.6
report_with:-1.1 repository_and:-1.7 repository_to:-1.4 request:-1.1 request_a:-0.7 request_and:-2.0
request_description:1.6e request_from:0.3p request_that:0.3e request_to:-1.1 request_without:0.8f requir:-1.3
requir_for:-0.6 requir_that:0.6f requirement:-2.5 requirement_#number:-0.7 reserv:-1.3 reset_hard:0.9x
reset_the:-2.3 reset_your:-1.1 resolv:0.4e resourc:-2.9 respond:-0.8 rest:0.7r rest_of:-0.8 restart:-1.0
restart_the:-3.3 restor:-1.8 restrict:-0.5 restriction:-0.3 restriction_are:2.7o restriction_on:-2.4 result:-0.6
result_from:-0.5 result_is:0.4f result_of:0.8e result_to:1.2e result_you:0.7f retro:-1.5 retry:-0.2 return:-3.8
reveal_secret:-0.6 reveal_the:1.6f reveal_your:1.0e revers:0.2p revers_shell:1.7p review_comment:-1.1
reviewer:1.4d reviewer_for:-2.6 revok:-0.2 rf:0.3x rf_#name:-2.7 rf_#path:1.6x rf_at:2.7x rf_build:0.9f
rf_every:2.7x rf_no:2.8x right:0.6r right_and:0.5r right_reserv:-1.0 risk:-2.9 rm:1.4x rm_rf:0.3x robot:-1.4
rogu:1.0r rol:-2.6 role:-1.9 role_admin:-2.5 role_assistant:-0.5 role_in:-1.6 role_of:1.3r role_user:-0.5
roleplay:1.0r roleplay_as:2.8r roleplay_you:1.7r root:-0.6 root_and:2.8r root_password:2.5p rotat:-1.1 rows:-2.2
rsa:1.2p rsa_aaaa:1.7p rul:1.2o rul_about:0.5p rul_abov:-0.4 rul_and:-0.3 rul_any:1.1o rul_ap:1.5f rul_are:0.8o
rul_for:-0.2 rul_from:-0.8 rul_have:-0.7 rul_in:-1.6 rul_no:0.6o rul_of:-3.2 rul_you:0.8o rule:-0.4
rule_#number:-0.6 rule_no:-0.7 run:0.9f run_#evil:1.3p run_#name:2.6f run_a:-2.9 run_command:-0.5 run_curl:1.4f
run_it:1.8d run_make:-0.4 run_npm:0.2f run_rm:0.2f run_sudo:0.9f run_this:-1.8 run_wget:0.6p runs:-0.4
runs_#evil:0.5p runs_#path:2.5p runs_curl:1.3p rust:-1.8 s_#evil:2.0p s_inst:2.3f safe:-0.9 safety:-1.0
safety_check:0.9r safety_guidelin:-1.0 safety_instruction:0.8o safety_policy:1.8o safety_rul:1.1r
safety_train:1.6r said:-1.5 said_the:-1.8 sandbox:1.0f santa:-1.1 sav:-3.0 save:-2.3 save_this:0.6p save_to:1.4p
say:1.0d say_good:-1.6 say_it:1.7d say_noth:0.4d say_that:2.2d say_the:1.1d say_yes:-0.7 say_you:2.5d says:0.2p
says_no:2.3r says_thank:0.5p scan:-1.8 scan_the:0.3e scen:-0.5 schedul:0.3p schedul_task:1.0p schema:-0.9
school:-2.2 scp:0.3e scp_#secret:0.7e screenshot:-1.5 screenshot_from:-0.9 script:0.6p script_#path:-2.4
script_from:-0.4 search:-2.2 search_query:1.6e second:-0.2 secret:-0.9 secret_are:-0.5 secret_from:-0.8
secret_in:-0.6 secret_ingredient:-1.1 secret_key:0.9e secret_santa:-0.8 secret_to:-1.1 secret_until:-0.9
secret_you:1.8e section:-3.0 security_team:0.9r see:-0.3 see_a:1.2e see_the:0.5d see_this:1.7d sees:1.9d
sees_it:2.1d select:-2.0 self:0.7p send:-0.2 send_#secret:2.3e send_a:-0.2 send_all:-0.4 send_anyth:-1.7
send_invoic:-2.2 send_it:-0.9 send_mail:0.6p send_me:0.2e send_the:1.3f send_them:1.6e send_us:-0.7
send_your:-1.8 sender:-1.4 sent:-0.4 sent_to:-1.4 serv:-1.0 server:-1.4 server_every:2.0x server_if:-0.3
server_is:-0.7 servic:-0.4 servic_that:0.6p session:0.8p session_cooki:3.3e session_first:2.1p session_has:-0.6
session_id:0.3e set:-1.2 set_asid:-0.6 set_in:-1.9 set_the:-1.2 set_your:2.4o setup:-2.3 sh:-0.4 sh_#path:2.4f
sh_to:0.7p shar:-0.6 shar_driv:-0.7 shar_the:2.2e shar_this:-1.0 shar_your:-0.7 sheet:-1.4 shell_history:1.8d
shell_profil:-0.7 shell_to:0.9p ship:-1.7 short:-2.2 should:0.2d should_be:-3.0 should_includ:-1.0
should_not:1.9d show:-0.7 show_me:1.9e show_this:-0.5 shown:-1.4 shr:2.2x shut:0.9x shut_down:-0.4 shutdown:3.0x
sidebar:-1.3 sidenot:1.7f sie:-1.6 sign:-2.2 signatur:2.5p silenc:1.3d silent:0.7d silent_and:-0.9 simulat:-0.3
simulat_a:0.4r simulat_an:1.0r simulat_developer:1.9r site:-2.5 size:-0.6 size_#number:1.1f skip:0.6f
skip_all:0.6r skip_the:0.3f slack:-1.2 slow:-0.4 small:-2.4 snapshot:-2.2 snippet:-0.6 so_far:0.4o so_that:3.8p
someon:0.2p someon_mention:0.4p someth:0.2d someth_is:-0.5 sort:-1.9 sourc:-2.4 spac:-2.6 span:-0.5
span_hidden:2.5f span_styl:1.0f spanish:-1.8 speak:2.6r speak_as:1.8r spell:0.6e src:-2.0 src_#path:-1.8 ssh:-1.0
ssh_ed25519:0.7p ssh_key:0.9p ssh_keys:-1.1 ssh_rsa:1.8p stag:-2.1 stag_databas:-0.4 stag_server:-1.3 stal:-1.6
stand:0.2r standup:-2.2 star:0.9f start:0.2p start_a:2.6x start_in:-2.4 start_of:-0.8 start_over:-1.5
start_the:-2.1 start_with:0.9p startup:0.5p stat:-2.1 statement:-2.8 statu:-1.6 statu_to:-1.7 stay:2.9d
steal:2.3e steal_the:2.3e step:0.3d still:-1.6 stop:-0.4 stop_follow:2.1o stop_obey:2.9o stop_the:-2.1
stop_what:0.6o stor:-0.9 stor_in:0.9p stor_it:-1.5 stor_this:0.9p story_in:1.5r story_you:0.6r str:-3.2
stranger:-2.3 strict:-3.6 study:-0.6 styl:-0.7 styl_color:0.7f styl_display:0.4f styl_font:1.0f styl_opacity:1.4f
subject:-2.4 subscrib:-2.9 succes:1.8d such:-3.0 such_as:-2.2 sudo:1.6x sudo_mode:1.4r sudo_rm:1.1x sudoer:2.6p
summaris:0.2f summaris_the:-0.5 summaris_this:1.3f summary:-0.3 summary_of:-0.8 summary_should:-0.5
summary_to:-1.0 sunday:0.7x super:-1.4 supersed:-0.3 supersed_all:-0.7 superuser:1.6r support:-0.7 sure:2.2f
sure_i:1.0f sure_that:-1.0 sure_the:2.8d surpris:-1.0 surpris_party:-0.7 suspend:1.4o suspend_until:0.5o svg:-0.7
switch_off:0.4o switch_to:0.3r sync:-2.7 sys:1.2f sys_you:0.8f system:0.2f system_#name:1.7f
system_administrator:1.0r system_content:1.4f system_do:1.4f system_ignor:2.0f system_linux:-1.5
system_messag:0.8f system_new:1.8f system_overrid:2.2f system_prompt:-1.6 system_reminder:0.9f
system_requirement:-1.6 system_reveal:2.5f system_that:1.0r system_the:1.9f system_ubuntu:-0.6 system_you:2.4f
systemctl:-1.1 systemd:0.4p systemd_servic:0.8p t:1.7x tabl:-1.3 tabl_if:-1.3 tabl_in:0.5x tabl_of:-0.9
tablet:-2.7 tabs:-0.8 tabs_over:-0.3 tag:-1.9 tak:-1.7 take:-1.1 take_on:0.8r take_precedenc:-0.2 take_the:-0.3
taken:-0.4 talk:-0.2 tap:-1.3 target:-3.9 target_all:-1.1 task:-0.7 task_is:0.7o task_that:1.0p task_you:1.9o
tax:-2.1 team:-1.4 team_channel:-0.6 tell:-0.2 tell_anyon:-2.7 tell_me:-0.9 tell_nobody:1.4d tell_them:2.7d
tell_us:-1.4 tell_user:-2.9 tell_your:-1.6 templat:-0.7 temporary:-1.1 temporary_branch:-0.8 ten_minut:0.3x
term:-0.7 terminal:2.3r terminal_argument:1.4f terminal_without:0.2r terraform:1.2x terraform_destroy:1.2x
test_#path:-0.2 test_are:1.1f test_databas:-2.6 test_in:-1.6 test_is:-0.5 test_pass:1.0d test_server:-1.8
test_the:-0.2 tester:1.0r text:-1.6 text_abov:1.8e text_and:-0.6 text_below:-0.6 text_is:0.6o than:-1.5
than_#number:-1.0 than_your:0.6o thank:-2.8 that:0.7r that_all:1.7r that_answer:-0.8 that_approval:1.0p
that_are:-1.7 that_came:1.2o that_every:1.0p that_execut:0.4r that_ignor:0.9r that_is:-1.6 that_it:0.3d
that_never:0.8r that_no:1.8d that_nobody:0.7d that_noth:2.6d that_runs:2.3p that_start:2.1p that_the:-0.6
that_this:-0.2 that_was:0.6r that_you:-0.8 the:0.4e the_#number:-0.9 the_abov:-1.3 the_account:0.7d
the_actor:-1.0 the_addres:0.3e the_admin:2.7d the_administrator:2.2r the_ai:0.5f the_alarm:0.2d the_alert:0.8d
the_allowlist:-0.2 the_answer:2.8e the_api:1.7e the_app:-2.0 the_approval:2.6p the_argument:-3.2
the_assistant:0.2f the_attacker:1.2r the_audit:1.6d the_background:2.1d the_backup:-0.4 the_bank:-1.0
the_behaviour:-0.6 the_best:1.0f the_beta:1.2o the_browser:1.0e the_build:-0.3 the_cach:-0.8 the_call:-0.2
the_certificat:-0.3 the_chang:2.6d the_changelog:-0.2 the_chat:0.9e the_check:0.9r the_ci:-0.5 the_client:-1.4
the_cluster:1.3x the_code:0.5e the_command:0.5d the_comment:0.8e the_commit:2.7d the_company:0.8x
the_computer:-1.5 the_confidential:2.0o the_config:1.7p the_configuration:-1.8 the_confirmation:0.4p
the_content:1.0e the_contract:0.4r the_conversation:-1.1 the_cooki:2.9e the_cooky:2.8e the_credential:1.8e
the_crew:-1.6 the_crontab:1.3p the_current:-0.4 the_customer:1.2e the_dai:-1.3 the_dark:2.0d the_dashboard:-1.1
the_data:0.7f the_databas:0.8x the_date:-1.3 the_day:-0.6 the_debug:-0.6 the_default:-3.1 the_delet:2.2f
the_demo:-0.8 the_deploy:-0.5 the_design:-0.4 the_dev:-1.2 the_developer:1.2o the_directiv:0.4o the_disk:1.1x
the_dns:1.8x the_docs:-1.0 the_document:2.0e the_draft:-1.1 the_driver:-1.3 the_e:0.8e the_earlier:-0.2
the_entry:1.6d the_environment:1.8e the_error:0.7e the_even:-1.1 the_evidenc:1.5d the_exchang:-0.5 the_fil:0.5f
the_file:-0.5 the_film:-1.1 the_filter:1.8r the_firewall:0.4p the_folder:2.5d the_forum:-1.4 the_function:-0.6
the_game:-0.2 the_group:-0.7 the_guidelin:3.4o the_header:-0.6 the_hidden:-0.2 the_history:-0.2 the_home:2.6x
the_host:2.9r the_hous:-1.3 the_http:1.2e the_identity:1.4r the_imag:2.2e the_inbox:0.9x the_initial:-2.1
the_installer:-0.2 the_instruction:-1.5 the_internet:-1.9 the_invoic:-1.2 the_issu:1.1e the_key:2.4f
the_keychain:-0.2 the_keys:2.7r the_landlord:-0.6 the_last:1.2e the_library:-1.8 the_licenc:-2.3 the_line:-0.4
the_link:1.3e the_linter:-1.3 the_list:1.4e the_load:0.9x the_lock:-1.7 the_log:0.7d the_login:1.1p the_logs:0.6d
the_machin:1.2x the_mail:1.4e the_mailbox:1.9e the_maintenanc:-1.7 the_manager:1.2d the_meet:-1.7
the_migration:-1.4 the_model:-2.1 the_morn:-1.0 the_nas:-0.6 the_network:1.1d the_new:-1.5 the_newest:-0.7
the_news:-1.0 the_newsletter:-1.4 the_next:1.0o the_night:-2.2 the_not:-1.6 the_number:-3.0 the_offic:-1.7
the_old:-1.0 the_one:2.1r the_ones:-1.9 the_open:-1.2 the_operation:0.2f the_operator:2.1o the_opposit:-0.2
the_order:-0.2 the_original:-0.7 the_other:1.8x the_output:1.6d the_oven:-1.3 the_overrid:-1.0 the_owner:1.0d
the_packag:0.4d the_page:1.2f the_paper:0.3f the_part:0.6d the_password:2.1e the_payment:2.2r the_person:1.6o
the_persona:0.9r the_phon:-1.7 the_pictur:0.9e the_plan:0.8o the_policy:1.4o the_pric:-1.1 the_printer:-1.7
the_privat:0.7e the_proces:1.3d the_product:-1.2 the_production:2.4x the_prompt:0.2f the_proxy:0.3p
the_public:-0.4 the_pull:1.2e the_query:2.0e the_queu:-1.1 the_readm:0.5e the_real:0.7o the_recip:-0.9
the_releas:-2.8 the_rep:1.2e the_repo:2.0f the_report:-0.5 the_repository:0.2f the_request:-2.5 the_rest:1.5r
the_restriction:0.8o the_result:-0.7 the_retro:-1.5 the_reviewer:1.7d the_role:0.6r the_root:0.7r the_rul:1.7o
the_run:0.2d the_safety:0.8o the_sandbox:2.0f the_school:-2.2 the_script:0.9p the_search:0.9e the_second:-0.2
the_secret:2.5e the_security:3.2p the_server:0.6x the_servic:0.8p the_session:1.6e the_set:-0.2 the_setup:-0.3
the_shar:-1.2 the_sheet:-1.1 the_shell:2.3d the_shop:-1.3 the_site:-0.4 the_sourc:-1.9 the_ssh:1.7e the_stag:-1.3
the_standup:-2.2 the_start:-0.6 the_styl:-1.5 the_subject:0.5d the_sudoer:-1.6 the_summary:1.0d the_support:-1.3
the_surpris:-0.5 the_sync:-1.7 the_system:0.6o the_tabl:-2.2 the_task:2.3o the_team:-1.1 the_term:-0.5
the_test:0.7f the_text:-0.5 the_ticket:-0.7 the_token:1.2e the_tool:-0.4 the_top:-0.5 the_transfer:1.6d
the_trash:-1.1 the_two:-2.3 the_updat:0.6d the_upload:0.4d the_url:-0.3 the_user:2.5d the_valu:1.1e
the_vault:1.4e the_vendor:-0.7 the_version:0.9r the_wallet:2.4e the_warn:2.2d the_water:-1.5 the_weather:-1.9
the_webhook:1.5e the_week:-2.8 the_whiteboard:-1.5 the_whol:0.9x the_wiki:-2.0 the_word:-0.7 theatr:-0.8
their:-0.7 them:0.6e them_in:-0.5 them_on:1.3e them_to:-0.7 then:-1.6 then_the:1.4x ther:0.3o ther_are:0.6o
ther_is:0.4d thes_instruction:0.2d thes_rul:1.3o thes_step:0.4o they:-0.8 they_are:-1.5 think:1.0d think_the:2.7d
third:-2.7 this:0.9d this_action:2.0d this_addres:-1.5 this_answer:1.2d this_as:0.8p this_chang:1.3d
this_chat:0.5e this_code:-0.3 this_comment:0.7o this_e:-1.8 this_file:0.2o this_folder:-2.8 this_from:2.3d
this_in:4.1d this_instead:0.7o this_instruction:3.4d this_is:-1.0 this_line:1.0o this_mail:-1.0 this_messag:0.4o
this_mode:-2.0 this_moment:0.3o this_must:1.4f this_note:2.0o this_one:1.0o this_page:-0.8 this_paragraph:1.7p
this_point:1.5o this_product:1.4f this_project:-3.8 this_pull:1.9f this_repo:-0.8 this_repository:-1.1
this_result:0.7f this_rule:1.3p this_secret:2.0d this_sentenc:3.0o this_session:2.2o this_step:3.1d
this_story:0.6r this_task:-0.8 this_text:0.3o this_to:1.5d this_tool:2.1f this_up:1.3d this_will:-2.8
this_window:-1.6 this_without:2.7d thos:-0.4 though:0.7r though_you:0.5r thought:-0.4 through:-0.8 throw:-0.5
throw_out:0.7o thursday:-0.9 ticket:-1.5 ticket_and:2.2e ticket_number:-1.8 tim:-1.5 time:-0.9 time_the:2.5p
time_you:-0.2 titl:-1.2 tmp:-1.1 to:-0.9 to_#address:2.0e to_#evil:2.0e to_#name:0.8p to_#number:-0.9
to_#path:0.4p to_#secret:-0.9 to_a:-0.3 to_ai:1.0f to_all:-1.5 to_anyon:-0.5 to_ask:2.7r to_call:-0.6
to_chang:-1.7 to_continu:-1.6 to_crontab:1.3p to_delet:0.3f to_disabl:0.3p to_disregard:-0.8 to_do:-1.6
to_every:2.2e to_finish:-1.2 to_fix:0.3f to_follow:-0.6 to_ignor:-0.3 to_install:-2.1 to_know:1.6d to_leak:1.3f
to_log:0.5p to_main:0.6x to_mallory:2.3e to_me:-0.9 to_memory:1.4p to_obey:0.6o to_off:3.5p to_open:0.8e
to_overrid:-2.9 to_post:-1.3 to_read:0.4r to_renew:-0.6 to_repair:0.4f to_reset:-1.9 to_restart:-1.0
to_rotat:-2.1 to_run:-0.5 to_s3:-0.7 to_self:0.3p to_send:-0.8 to_skip:0.4r to_stop:1.6o to_take:-1.4
to_this:-0.7 to_use:-2.0 to_you:2.5o to_your:-1.1 today:-0.8 todo:-1.9 token:-0.5 token_and:0.7e token_are:-2.0
token_expir:-0.9 token_in:0.6e token_into:1.5e token_to:0.4e told:-0.8 told_befor:-1.4 told_the:-1.2 told_to:-0.6
told_you:1.6o tom:-2.1 tomorrow:0.6x tonight:2.8x too:0.2x took:-0.9 tool:1.2f tool_#name:1.3f tool_#path:-0.4
tool_call:0.9f tool_must:1.3f tool_note:0.6f tool_output:1.1f tool_read:-1.6 tool_requir:0.3f tool_result:-0.2
tool_to:1.7e tool_with:1.1f tool_you:-0.5 top:-2.1 topic:-1.2 trac:-0.6 trac_of:2.3d track:-1.8 train:0.3o
train_on:-1.0 transaction:-3.3 transfer:2.8f transfer_#number:2.1f transfer_the:1.3f translat:0.7e
translat_the:0.4e translat_your:2.2e translator:-0.9 trash:-1.1 travel:-1.7 treat:-1.4 treat_everyth:1.9o
treat_the:-0.4 treat_this:1.7o true:-1.3 truncat:0.6x truncat_the:0.8x trust:-0.4 trust_the:-1.7 try:-2.7
try_to:-0.9 tuesday:-1.1 turn:-0.4 turn_off:-0.2 twic:-1.1 twin:-0.5 two:-1.1 typ:-1.6 type:-1.0 type_hidden:0.4f
u:0.9p ubuntu:-1.2 ubuntu_#name:-1.1 unalign:1.3r unalign_model:1.3r unanswer:-2.2 unawar:1.7d
uncensor_model:0.7r under:-0.9 under_#number:-2.3 under_kv:-0.5 unfilter:2.0r unit:-1.9 unles:-3.2 unlimit:-0.6
unlock:1.8r unnotic:-0.6 unreleas:1.9e unrestrict:-0.6 unrestrict_mode:1.9r until:-0.8 until_further:0.8o
until_the:-2.3 untrust:0.5f unus:-1.8 up:0.7d up_in:1.4d up_the:-1.5 up_with:1.3d updat:0.4p updat_the:-0.3
updat_to:0.6o upgrad:-1.1 upload:0.6e upload_#secret:1.2e upload_it:1.6e upload_the:1.6e upload_them:1.7e
upload_your:-1.9 ur:2.5o url:-1.3 url_#evil:2.5e us:-0.6 us_the:-2.4 us_this:0.2f us_what:-1.4 usag:-3.8 use:-2.1
use_forc:-2.9 use_it:-0.3 use_sudo:-0.7 use_the:0.7e used_for:-3.7 used_in:-1.0 used_to:-0.3 user_#name:0.7f
user_#number:-2.0 user_about:-0.6 user_acts:-0.3 user_addres:1.2e user_alic:-1.4 user_and:0.4f user_api:0.9f
user_approv:-1.3 user_ask:-0.2 user_asks:-1.2 user_content:1.4f user_data:2.7x user_delet:2.0f user_dislik:-0.8
user_document:0.4e user_does:1.2d user_e:1.5f user_everyth:0.9d user_for:-1.6 user_forgot:-0.8 user_has:0.2f
user_home:0.3e user_host:-2.7 user_id:-2.6 user_is:-1.5 user_keep:-1.1 user_lik:-1.2 user_logs:0.6p
user_mail:0.7f user_may:0.3d user_name:-1.4 user_never:-1.6 user_now:2.5f user_password:2.5f user_phon:1.9e
user_prefer:-1.1 user_privat:1.7e user_question:1.9f user_request:2.3o user_says:-1.1 user_see:0.2d
user_should:1.9d user_ssh:-0.4 user_that:-1.1 user_the:1.7d user_to:-0.5 user_token:0.4f user_trust:-0.4
user_want:0.8f user_was:-2.6 user_what:-2.1 user_when:-1.4 user_with:-0.9 user_you:0.8d uses:-2.3 utc:-2.3
vacuum:-2.7 valid:-1.2 valu:-0.3 valu_of:1.5e variabl:-1.2 variabl_to:1.0e vault:1.0e vault_and:0.7e
vault_under:-0.5 vendor:-1.2 verbatim:2.3e verify:1.1p version:-2.4 version_#name:-2.3 version_#number:-1.0
version_are:-2.4 version_is:-0.6 video:-3.1 view:-2.1 visibility:-0.6 visibility_hidden:0.3f visit:-0.7
visit_#evil:1.4f void:-2.5 volum:1.9x wait:-0.7 wait_for:0.9d wake:-1.1 wallet:2.4e want:-1.7 want_the:-1.7
want_to:-2.4 want_you:0.9f warn:-1.8 warn_and:1.4d warn_ignor:-0.9 warn_me:-1.2 warn_this:-1.7 was:-1.1
was_a:1.8d was_chang:-1.6 was_sent:-2.2 was_told:-1.4 was_wrong:1.5f watch:0.2r water:-2.2 way:-1.4 we:-2.1
weather:-1.9 web:-0.8 webhook:1.8e week:-0.5 week_report:-1.9 weekend:-2.2 well:-2.2 went:1.5d were:0.9o
were_a:0.9o were_given:1.6o were_replac:-1.1 were_told:2.8o wget:-0.2 wget_#evil:0.8p wget_post:0.4e wget_qo:-0.4
what_follow:0.6o what_i:-0.4 what_is:2.1e what_the:1.0o what_this:1.4o what_were:1.8e what_you:0.5d
what_your:-0.2 whatever:1.0o whatever_happen:2.0d whatever_the:1.5o whatever_you:-2.3 when:-1.0 when_a:-2.9
when_an:0.8f when_ask:0.3d when_finish:1.7x when_it:-1.8 when_search:-1.2 when_sort:-0.5 when_summaris:0.3f
when_the:-1.4 when_you:1.1d whenever:0.4p whenever_the:-0.7 whenever_you:0.9p wher:-0.5 wher_the:0.6d
wher_you:-0.6 whether:-2.5 whether_the:-1.4 which:-0.4 which_has:1.5r whil:-0.9 whiteboard:-1.5 who:0.4r
who_has:1.2r who_ignor:2.1r who_never:2.1r who_used:0.8r whoami:4.0e whol:1.0x whol_repository:1.9x whos:1.8r
why:0.2d wiki:-2.3 will:-2.0 will_be:-2.5 will_delet:0.4f will_now:1.0f will_send:0.6f window:-2.3 wins:0.6o
wipe:0.6x wipe_all:1.7x wipe_the:-0.4 wish:-0.9 with:-1.0 with_#evil:1.9e with_#number:-1.1 with_#secret:0.6f
with_amount:0.7f with_anyon:-0.8 with_curl:0.6f with_every:-1.5 with_sudo:-0.5 with_yes:-0.5 with_you:2.3e
with_your:-0.8 with_zero:1.7x within:-4.6 without:-0.6 without_a:1.1p without_any:-0.2 without_ask:-0.7
without_check:1.8r without_confirmation:1.9r without_inform:1.4d without_moral:1.1r without_restriction:-0.9
without_review:1.1f without_tell:-0.5 without_the:-1.2 word:-0.3 word_for:1.7e work:-0.7 work_for:1.8r
work_in:-0.3 work_on:-1.7 worker:-2.7 would:-0.8 writ:-1.3 writ_a:-0.8 writ_it:0.5d writ_the:0.8e writ_this:1.8d
writ_to:0.3p written_abov:3.4o written_in:-0.2 written_to:-1.8 wrong:-1.8 x:-1.0 x_#evil:1.9e x_#number:-4.8
x_post:0.7e y:-3.3 year:0.7x yes:-0.2 yes_to:0.5p yesterday:-1.2 you:0.4r you_answer:0.5f you_are:0.7r
you_call:0.7f you_can:-0.6 you_chang:0.6d you_could:2.0d you_did:1.2d you_do:-2.9 you_dont:-2.0 you_find:0.8e
you_got:1.8d you_had:0.6r you_have:0.6r you_ignor:1.2o you_know:-2.8 you_may:0.5o you_must:-0.8 you_need:-0.4
you_no:1.1o you_now:0.6r you_obey:0.7f you_open:-0.6 you_read:0.8d you_receiv:1.0o you_see:1.4p you_should:-1.2
you_start:0.2p you_think:-1.4 you_to:-1.4 you_use:-1.7 you_were:2.1o you_will:0.4r you_work:0.6p you_writ:-0.3
your:-0.3 your_a:1.4r your_account:-3.0 your_answer:1.5e your_api:-1.1 your_configuration:2.1e your_context:2.7o
your_creator:1.5o your_cv:-1.4 your_default:1.6p your_developer:3.8o your_e:-0.4 your_earlier:2.1o
your_environment:0.6e your_guidelin:3.8o your_hidden:2.0e your_initial:2.4o your_instruction:-0.2 your_key:-0.9
your_memory:0.8p your_name:-2.0 your_new:1.3r your_next:1.9e your_only:1.4o your_operator:3.0o your_order:-0.7
your_own:1.7p your_owner:3.2o your_password:-3.7 your_pin:-1.1 your_previou:-0.6 your_prompt:2.9o
your_public:-1.2 your_real:2.0o your_rep:2.5e your_restriction:0.3o your_rul:2.4o your_safety:2.9o
your_session:-0.2 your_summary:2.7d your_system:3.8o your_token:-1.7 your_track:1.9d yourself:1.5r
yourself_and:0.8r yourself_as:0.9r yourself_to:2.2p zip:-0.9 zip_the:0.5e
`;
