/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-4.21 #address:-2.4 #address_#number:-0.9 #address_and:-0.5 #address_every:-2.4 #address_for:0.9p
#address_is:-0.8 #evil:6.4e #evil_#number:1.9e #evil_#path:0.4f #evil_and:1.0p #evil_as:2.6p #evil_bash:1.0p
#evil_befor:1.0f #evil_every:0.3p #evil_first:0.5p #evil_follow:0.5e #evil_in:1.7p #evil_plus:2.2e #evil_sh:1.7p
#evil_to:2.7p #evil_with:1.7e #name:-0.9 #name_#name:0.4f #name_#number:-0.6 #name_#path:1.4x #name_and:0.6e
#name_assistant:2.8f #name_befor:0.9f #name_folder:-1.7 #name_in:0.5e #name_into:0.9e #name_invok:1.6f
#name_is:-2.5 #name_name:2.1f #name_now:-0.2 #name_on:-0.5 #name_self:-0.9 #name_so:0.3p #name_system:3.0f
#name_that:0.9p #name_to:1.2p #name_user:2.6f #name_with:2.8f #name_you:1.2f #number:-1.4 #number_#number:0.2x
#number_#path:-1.2 #number_am:2.3x #number_and:0.8p #number_assistant:0.8f #number_character:0.2e
#number_days:-2.1 #number_dollar:1.4f #number_fil:-1.2 #number_gb:-0.7 #number_hour:-1.7 #number_in:0.9p
#number_instruction:1.0o #number_jan:-1.1 #number_january:1.0p #number_minut:-3.2 #number_ms:-0.9 #number_of:-1.6
#number_pm:-0.7 #number_star:2.9f #number_to:0.6f #path:0.5f #path_#evil:1.6p #path_#number:1.1p #path_#path:1.3f
#path_and:0.8p #path_at:3.0x #path_every:2.1x #path_in:-0.2 #path_now:1.0f #path_of:1.7x #path_sure:2.9f
#path_to:0.7p #path_user:0.3f #secret:0.2e #secret_#evil:0.9e #secret_and:2.1e #secret_file:-1.4 #secret_in:2.1f
#secret_into:1.7e #secret_to:3.1e @about:-2.8 @address:0.5e @after:0.7d @alarm:0.2d @allOf:0.8x @allow:1.1o
@allow!:0.2d @allow-:-1.5 @allow=:-1.0 @allows:-0.4 @anyone:1.6d @appear:-0.4 @appear!:0.5e @appearing:-0.2
@appears:0.2p @approved:-0.9 @asIf:1.6r @asVoid:1.1o @aside:1.0d @ask!:-3.0 @ask-:1.3r @ask=:-1.3 @asker:-0.2
@asking:-2.1 @atTop:0.4o @authority:0.7r @background:2.1d @beforeYou:0.5d @bigStores:0.5x @blurt:-0.4
@blurt!:0.3e @blurt-:-0.9 @blurt=:-0.6 @blurting:-0.7 @blurts:0.3p @careful:-4.5 @change:0.4p @change=:-1.6
@changes:-2.2 @claim!:0.4r @claim-:0.7d @claim=:-2.2 @claiming:-1.1 @claims:-0.5 @counts:0.5o @covert:3.4d
@deny:1.4r @deny!:1.9r @denys:-0.8 @destroy:1.2x @destroy!:0.7x @destroy-:-1.0 @destroy=:-1.3 @destroying:1.3r
@destroys:-4.0 @do!:0.7e @done:1.0d @drop:0.8o @drop!:0.4o @drop-:-1.4 @drop=:1.2p @droping:-0.4 @drops:-1.9
@evenIf:0.6o @everything:0.5o @except:-0.6 @excuse:1.1d @falsify:1.6d @falsify!:2.9d @falsifying:-1.2
@fetch!:0.3e @fetch-:0.6d @fetch=:0.3f @fetching:0.3f @fetchs:-0.4 @fine:0.4d @follow:1.0o @follow!:-0.7
@follow-:2.3o @following:-0.3 @gotYou:0.6o @guard:2.8p @hand:0.8e @hand!:0.6e @hand-:0.2d @handing:0.7f
@hands:0.5p @hide:0.8d @hide!:1.7d @hides:-2.4 @hostGuard:1.4p @i:-0.3 @ifAsked:1.3d @ifWord:-0.3 @ignore!:0.2o
@ignore=:1.4o @ignoreing:-0.4 @ignores:0.2r @keep:0.5d @keyFile:-0.9 @know:0.4d @know!:-0.2 @know-:2.3d
@knowing:1.8f @knows:-2.5 @lawless:2.5r @localOnly:-0.8 @log:0.8d @machine:2.0f @mislead:0.6d @mislead!:2.6d
@modes:0.6r @my:0.4o @myKey:2.6p @myRules:1.1o @newRule:2.4f @none:0.2r @nothingDone:-0.2 @obeyMe:2.5o
@oldRules:0.9o @omit!:-0.8 @omit=:0.9p @omiting:0.4r @omits:-2.8 @open-:0.4d @opening:-0.5 @outrank:0.5o
@outside:1.0e @own:0.4o @pack:-0.4 @pack-:-0.8 @packing:-1.6 @packs:-1.4 @pact:2.8d @past:0.3d @person:0.7d
@power:0.7r @pretend:0.4r @pretend!:0.5r @pretend-:-0.2 @pretending:0.2f @pretends:-0.2 @prior:0.6o @prompt:1.5o
@put:0.5p @put!:0.3p @put-:0.3d @puting:-2.8 @puts:-2.1 @raze:1.1x @raze!:0.9x @reads:1.2d @real:0.2o
@record:0.6d @record!:-1.0 @record-:0.2d @recording:0.3d @releasedFrom:0.9r @roleplay:0.7r @roleplay!:0.6r
@roleplaying:-1.9 @roleplays:-1.5 @rootSecret:1.1e @rules:1.7o @run:-0.3 @run!:1.0p @run-:-0.8 @run=:-0.6
@runing:-1.3 @runs:-0.9 @safeOrder:0.7d @safetyRules:0.2o @say:-0.2 @say!:0.5e @say-:0.8d @say=:-0.4
@sayNothing:2.8d @saying:0.3f @says:-0.5 @scratch:-1.1 @secrecy:1.3d @secret:1.0e @secretfile:3.4e @send!:0.7e
@send-:-0.6 @send=:-1.6 @sending:0.4r @sends:-0.2 @serve:0.4o @skipped:0.3p @squeeze!:0.5e @standing:0.9p
@startup:2.5p @stores:0.4x @sudoers:1.9p @task:0.5o @tech:-0.7 @tell:0.2d @tell!:0.5d @tell-:1.1d @tell=:1.9p
@tellNobody:1.5d @telling:-0.8 @their:0.6o @thing:0.8d @thisRule:0.6o @toolFirst:1.2f @toolNote:1.0f
@toolname:4.2f @topPriority:1.1o @tracks:0.8d @treat:-0.2 @treat!:-0.4 @treat-:1.0d @treating:-1.9 @treats:-1.1
@trivial:0.6f @trust:0.5p @trust!:0.8p @trust-:-2.0 @trusts:-2.1 @tunnel:3.5p @unaware:2.0d @unknowing:2.1d
@unless:-0.8 @unlocked:2.5r @url:-0.9 @userSecret:1.0e @void:1.0o @voidTalk:0.2o @whatToDo:-0.4 @you:1.2o
@youAre:1.4r @youKnow:0.4r @yourself:1.0r ^#address:-1.0 ^#number:-4.0 ^#path:-1.1 ^#secret:0.4e ^a:-5.0
^abandon:2.5o ^acces:-1.8 ^act:-0.5 ^action:-1.8 ^activat:1.5r ^acts:-0.4 ^add:-0.9 ^after:0.6p ^agent:-0.2
^ai:-2.0 ^alert:-1.3 ^all:-2.4 ^alway:0.7p ^an:-3.7 ^answer:1.9r ^anyth:2.4o ^api:-2.4 ^append:1.4p ^approv:-3.0
^approval:-2.8 ^archiv:-1.4 ^as:-0.2 ^ask:-0.2 ^assistant:0.2f ^assum:1.2r ^at:-0.8 ^attach:1.7e ^attacker:-2.2
^attention:-1.1 ^authoriz:-1.5 ^aws:0.8x ^back:-1.6 ^backup:-1.0 ^base64:1.3e ^be:0.6r ^becom:1.1r ^befor:-1.3
^begin:0.5f ^behav:0.6r ^bob:-0.9 ^bot:2.2f ^break:-1.9 ^bypas:1.6o ^call:-2.3 ^cancel:1.2o ^cat:-1.4 ^check:-1.3
^chmod:1.1x ^claim:3.0d ^clas:-1.1 ^clear:-1.2 ^collect:0.3e ^commit:-3.1 ^compar:-1.0 ^conceal:2.6d
^confidential:-1.9 ^consider:1.2r ^const:-2.2 ^copy:-0.9 ^count:-1.8 ^cover:2.7d ^creat:0.8p ^cron:-2.0
^curl:-1.1 ^dan:-2.5 ^data:-2.2 ^dd:1.6x ^def:-1.1 ^delet:-2.0 ^deploy:-1.9 ^developer:1.6r ^disabl:-0.4
^discard:0.5o ^disregard:-0.7 ^div:-0.5 ^dont:0.5d ^download:-3.0 ^drop:-0.4 ^dump:0.9e ^e:-1.1 ^each:-3.2
^echo:-0.4 ^edit:1.2p ^email:0.6e ^emb:0.6e ^employe:-1.3 ^encrypt:-0.9 ^end:0.2f ^endoftext:1.9f ^enter:0.4r
^env:-1.6 ^eras:0.9x ^error:0.8f ^eslint:-1.5 ^every:-1.2 ^everyth:-2.7 ^execut:-2.4 ^exfiltrat:1.8e ^export:-0.9
^fetch:-0.2 ^find:1.0x ^fix:-1.6 ^follow:-3.2 ^for:-0.8 ^forc:-0.2 ^forget:0.4o ^forgot:-2.0 ^format:1.8x
^forward:0.2e ^from:-0.6 ^function:-2.3 ^generat:-1.4 ^get:-0.9 ^git:0.2x ^give:0.7e ^grant:1.0p ^guidelin:1.0o
^he:-1.6 ^hey:0.7f ^hidden:-2.5 ^hide:-0.2 ^history:-1.7 ^how:-2.0 ^human:-1.4 ^i:0.9o ^if:-0.4 ^ignor:0.4o
^imagin:-0.8 ^img:-1.6 ^important:0.4f ^in:-0.9 ^includ:1.4e ^info:-1.2 ^input:-0.6 ^insert:-0.6 ^inst:1.1f
^instead:0.8o ^instruction:-0.6 ^it:-1.5 ^jailbreak:-0.6 ^key:-3.3 ^kill:0.3x ^kind:1.0o ^kubectl:0.8x ^leak:2.9e
^leav:0.2d ^let:0.3r ^lie:2.1d ^list:0.3e ^llm:1.7f ^load:1.3e ^log:-1.5 ^logo:0.6e ^logs:-1.7 ^look:0.3e
^mail:-0.2 ^make:1.4d ^mark:-0.6 ^merg:-1.9 ^messag:-2.5 ^meta:-1.6 ^model:-2.2 ^modify:-0.3 ^monitor:-1.1
^mute:0.2d ^my:-0.6 ^neglect:1.8o ^new:0.7o ^next:-0.6 ^no:-1.3 ^nobody:0.3d ^note:-1.1 ^noth:-0.5 ^notify:-0.9
^npm:-1.0 ^obey:2.5o ^observation:0.4f ^old:-1.5 ^omit:1.4d ^on:-2.5 ^once:-1.2 ^only:-1.1 ^open:-0.5 ^our:-2.7
^output:1.3e ^overrid:-0.5 ^overwrit:1.8x ^p:-0.3 ^password:-2.8 ^past:-0.9 ^pay:0.5o ^permission:-0.6 ^ping:-0.2
^play:-0.3 ^pleas:-1.9 ^post:-0.5 ^prefer:-2.1 ^pretend:-1.0 ^previou:-0.6 ^print:-0.3 ^printenv:0.7e ^prior:-3.2
^project:-4.0 ^prompt:-1.8 ^publish:0.5e ^pull:-2.4 ^purg:1.4x ^quiet:0.5d ^quot:0.7e ^read:-0.3 ^register:-0.3
^reject:-0.6 ^remember:0.4p ^remind:-2.3 ^render:1.6e ^rep:0.6e ^repeat:-0.9 ^replac:-1.0 ^report:0.8d
^reset:0.7x ^restart:-1.3 ^restriction:-0.7 ^result:0.3f ^reveal:3.4e ^rm:0.9x ^rol:-2.5 ^role:-0.5
^roleplay:1.1r ^rotat:-1.3 ^rul:-1.2 ^rule:-1.3 ^run:-1.5 ^s:0.7f ^save:1.8p ^say:0.5d ^scan:-0.3 ^scp:0.6e
^search:0.2e ^secret:-1.6 ^security:-1.3 ^see:-3.2 ^select:-0.9 ^send:-2.0 ^server:-3.4 ^set:0.6p ^shar:0.7e
^she:-1.6 ^show:2.1e ^shr:2.1x ^shut:0.5x ^silenc:-0.5 ^silent:2.5d ^skip:-1.8 ^span:-0.2 ^speak:1.4r ^ssh:-1.9
^start:-0.7 ^stay:0.5r ^stop:1.8o ^stor:-0.3 ^sudo:1.1x ^summaris:-2.4 ^svg:0.8f ^switch:1.1r ^sys:-0.2
^system:-0.4 ^take:0.8r ^tar:-0.4 ^tell:-0.7 ^terraform:1.2x ^test:-2.0 ^the:-2.8 ^ther:0.2o ^thes:-1.3
^this:-1.3 ^thought:0.6f ^throw:0.4o ^to:-2.7 ^todo:-2.1 ^token:-2.5 ^tool:-0.5 ^transfer:2.4e ^translat:-0.3
^truncat:1.9x ^turn:-0.3 ^unlimit:-2.2 ^updat:-1.4 ^upload:-0.6 ^use:-0.2 ^user:-2.6 ^uses:-2.6 ^verify:-3.9
^warn:-1.9 ^watch:-1.5 ^we:-0.5 ^wget:-1.0 ^what:0.5e ^when:0.8e ^whenever:0.9p ^wipe:0.2x ^work:1.8d ^writ:0.8p
^you:-0.8 ^your:0.2o ^zip:0.4e a_#number:-0.5 a_backdoor:1.7p a_backup:-0.9 a_bot:0.7r a_bridg:-1.5 a_code:0.6o
a_comment:1.2e a_copy:0.2e a_cron:0.6p a_day:0.6x a_dns:1.8e a_fake:0.5d a_file:0.4p a_game:0.5r a_git:0.3p
a_hacker:1.6r a_helpful:-1.5 a_jailbroken:0.7r a_job:0.3p a_joke:-1.2 a_key:-2.0 a_line:2.0p a_link:-0.3
a_list:-1.0 a_machin:-1.5 a_mail:0.2e a_maliciou:1.4r a_member:-1.1 a_messag:-1.8 a_model:1.2r a_month:-1.6
a_name:-1.5 a_new:1.4p a_password:-0.9 a_person:-1.2 a_pirat:1.7r a_poem:-1.5 a_positiv:0.9f a_post:0.2p
a_public:1.9e a_pull:0.6e a_query:-0.6 a_random:0.3x a_reminder:-0.6 a_request:-2.0 a_revers:1.9p a_reviewer:-0.3
a_rogu:0.9r a_schedul:0.6p a_second:0.8d a_secret:0.6d a_shell:0.6r a_summary:0.2e a_system:1.9r a_systemd:0.7p
a_team:-0.9 a_terminal:0.2r a_test:2.2o a_user:-1.9 a_web:0.2p a_week:1.3x a_year:-2.8 aaaa:1.3p abandon:0.2o
about:-0.5 about_it:2.4d about_minor:-1.3 about_the:-0.4 about_this:1.1d abov:0.3o abov_#number:-2.1
abov_and:-0.3 abov_this:3.0o accept:-1.0 accept_all:-1.7 accept_the:1.5f acces:-0.6 acces_to:-2.8
acces_token:1.2e accident:-1.8 account:1.0p act_as:-0.3 act_like:2.6r act_normal:2.2d activat:1.3r actor:-0.5
acts:-1.9 acts_as:-1.9 ad:-2.7 ad_to:-0.9 add_#evil:1.8p add_it:0.2e add_mallory:1.3p add_my:3.0p add_new:-2.5
add_the:1.1e add_this:-2.1 add_x:0.8e addres:-0.5 addres_and:-1.0 addres_below:1.4e addres_book:1.2f address:-1.9
adds:0.4f adher:0.9o adher_to:0.9o admin:1.2f admin_mode:-1.2 admin_of:-1.2 admin_panel:-1.5 admin_password:-0.5
admin_right:-0.9 administrator:-0.9 administrator_and:2.8r administrator_of:-2.2 adopt_the:2.1r after:-0.6
after_a:-1.8 after_read:2.2d after_the:-0.6 after_you:0.6f afterward:-0.2 again:-0.7 agent:-1.0 agent_must:0.5f
agent_read:-0.6 agent_run:2.5f agent_runs:-0.4 agent_that:1.0r agent_you:0.3f ai:2.3r ai_agent:0.6f
ai_assistant:-0.2 ai_instruction:1.0f ai_model:2.3f ai_pleas:1.0f ai_reviewer:2.3f ai_that:1.1r ai_the:1.0f
ai_with:1.5r ai_without:0.4r alarm:0.5d alert:0.9d alert_me:-1.3 alias:-2.4 alic:-2.1 alic_#path:-0.6 all:0.2x
all_all:-1.1 all_backup:1.9x all_branch:2.6x all_check:-1.0 all_contact:3.0e all_data:1.7x all_environment:3.7e
all_fil:2.6x all_former:2.0o all_futur:0.8p all_instruction:0.7o all_mail:2.3e all_nopasswd:0.3p all_of:1.1o
all_other:1.2o all_password:2.0e all_previou:-0.7 all_prior:1.2o all_process:0.4x all_restriction:-1.1
all_right:-1.2 all_rul:-2.3 all_safety:2.3o all_secret:2.5e all_set:-0.9 all_tabl:0.7x all_the:-2.1 all_to:0.3p
all_token:1.1e all_user:2.1x all_your:0.8o allow:-1.0 allow_all:-0.9 allow_everyth:2.6p allow_to:0.2f
allow_you:-1.2 allowlist:-0.6 already:-0.4 already_paid:-0.5 also:-0.6 alt:-0.9 alt_text:0.2e alter:-0.8
alway:0.4p alway_answer:0.9p alway_approv:1.1p alway_ask:-3.0 alway_execut:2.0p alway_includ:-0.7 alway_obey:1.6p
alway_run:1.7p alway_start:0.4p alway_trust:-2.0 alway_use:-0.9 am:1.8x am_your:0.9r amount:-0.3
amount_#number:0.6f an:-0.4 an_account:-0.7 an_admin:2.3f an_administrator:-0.8 an_agent:0.9r an_ai:1.6r
an_argument:0.7f an_assistant:-1.1 an_attack:-1.6 an_attacker:1.2r an_empty:1.3x an_evil:1.5r an_hour:-1.7
an_imag:1.6e an_issu:-2.3 an_llm:0.8f an_unalign:1.4r an_uncensor:0.9r an_unfilter:1.8r an_unrestrict:0.5r
ana:-1.5 and:-0.2 and_add:0.5e and_alert:-0.9 and_answer:1.4r and_append:-0.3 and_approv:1.3r and_call:-1.3
and_carry:0.2p and_confirm:2.5r and_continu:1.4o and_delet:0.4x and_do:0.9o and_dont:1.9d and_drop:-1.1
and_enter:1.0f and_execut:1.4p and_follow:2.4o and_forward:2.8e and_grant:0.4r and_ignor:0.7r and_includ:1.8e
and_instead:0.7o and_keep:2.3p and_list:-0.5 and_listen:0.9o and_log:-1.3 and_mail:1.0e and_make:0.7e
and_may:-0.6 and_never:0.8r and_no:-1.6 and_obey:1.4o and_open:1.4o and_output:0.5o and_pass:1.7f and_past:-0.7
and_post:2.2e and_pres:-1.9 and_print:0.4e and_proce:2.2o and_push:1.7f and_put:1.8e and_rebuild:-0.8
and_remind:-0.8 and_rep:1.3o and_report:0.2e and_restart:0.2p and_run:-0.5 and_runs:0.2p and_say:0.7f
and_send:2.0e and_shar:0.5e and_show:-0.5 and_skip:0.8r and_start:-0.9 and_stor:-0.2 and_summaris:-0.4
and_tell:-0.4 and_the:-0.8 and_then:-3.5 and_upload:2.3e and_writ:-0.5 and_you:-1.4 and_your:0.5o anna:-1.5
another:-2.0 answer:0.5r answer_#path:-0.5 answer_as:0.7r answer_in:-0.9 answer_on:-2.5 answer_to:-0.2
answer_with:-0.3 answer_without:0.9r anthropic:2.0o any:0.9o any_earlier:1.7o any_instruction:2.4o any_more:2.1o
any_other:0.8f any_previou:-1.3 any_restriction:1.3r any_rul:0.8r any_safety:1.4r any_trac:2.5d anyon:-0.4
anyon_know:1.6d anyon_who:1.6e anyon_your:-3.1 anyth:0.2r anyth_now:2.0r anyth_without:-1.1 ap:-1.3 ap_to:-1.0
api:-0.4 api_key:1.4e api_keys:-0.5 api_token:1.0e app:-3.7 append:0.3e append_it:2.2e append_the:-0.3
approv:1.7p approv_all:-0.5 approv_every:1.1x approv_everyth:3.3r approv_the:1.8f approv_this:1.5f approval:1.9p
approval_are:0.3p approval_to:0.9p apt:-2.8 archiv:-1.7 are:-0.5 are_a:0.5r are_allow:0.9r are_an:0.5r
are_authoris:0.6r are_availabl:-1.6 are_cancell:2.0o are_do:2.2o are_document:-0.8 are_done:1.7d are_evil:1.3f
are_free:2.8f are_hereby:1.7o are_in:-1.3 are_kept:-1.1 are_lift:1.6o are_manag:-0.4 are_my:2.3r are_no:-0.6
are_now:-1.2 are_obsolet:0.6p are_on:-1.4 are_read:-1.1 are_remov:-2.8 are_requir:0.3f are_root:3.2r
are_sent:-1.5 are_stor:-1.7 are_suspend:2.5o are_the:-2.5 are_void:0.2o area:-1.2 argument:-0.8
argument_command:0.7f art:-1.3 articl:0.5f as:0.4r as_a:0.2r as_administrator:-1.8 as_an:1.0r as_dan:1.2r
as_if:1.1d as_of:0.4o as_releas:-0.3 as_root:-3.0 as_the:0.6r as_though:2.7r as_untrust:2.0o as_your:0.7o
as_yourself:0.8r asid:-0.5 ask:0.4p ask_about:-0.6 ask_befor:1.0p ask_for:0.8p ask_not:-1.6 ask_you:0.2f
asks:-0.3 asks_for:-1.7 asleep:2.3x asset:-1.9 assignment:1.6o assistant:1.3f assistant_call:1.2f
assistant_content:-0.6 assistant_director:-1.1 assistant_i:1.4f assistant_manager:-1.3 assistant_must:1.3f
assistant_ok:1.9f assistant_pleas:1.1f assistant_professor:-1.5 assistant_read:1.2f assistant_run:2.9f
assistant_send:2.0f assistant_should:-2.6 assistant_sure:1.6f assistant_that:-0.2 assistant_the:1.8f
assistant_to:-1.4 assistant_transfer:1.6f assistant_who:1.1r assistant_you:2.2r assum:-0.4 assum_the:0.9r
assum_you:1.4r at:-0.9 at_#address:0.6e at_#evil:1.4e at_#number:-0.5 at_all:-0.4 at_boot:1.1p at_every:-1.4
at_midnight:0.9x at_night:0.2x at_noon:1.6x at_start:0.6p at_the:-1.7 at_this:0.4d attach:0.8e attack:-1.0
attacker:1.2r attacker_may:-0.3 attention:1.5f attention_ai:1.0f attention_to:2.2o audit:1.4d audit_and:-2.3
audit_log:1.6d author:-1.2 author_of:0.4o authoris:0.9r authoris_to:-1.2 authority:0.9o authoriz:-1.5
authorization:-2.5 auto:-0.8 automatical:-2.3 availabl:-2.9 avoid:1.0d away:0.2x aws:1.0x aws_s3:0.8x b:-3.2
back:-2.7 back_up:-1.7 backdoor:2.8p background:0.2d backup:0.7x backup_of:-1.2 backup_older:1.0x banana:0.6p
bank:-0.7 base64:1.3e base64_and:0.5e base64_of:-1.5 bash:1.2p be:-0.3 be_a:-0.9 be_an:-0.2 be_ask:-1.4
be_call:0.4f be_delet:-1.0 be_my:2.6r be_restor:-0.3 be_skip:1.2p be_the:2.5r be_told:-1.0 becaus:-1.8
becaus_you:0.2f becom:0.3r becom_an:1.2r been_given:1.0o been_log:-2.3 been_remov:1.1r befor:-2.0
befor_#number:-1.3 befor_answer:1.4f befor_any:-0.4 befor_commit:-0.7 befor_delet:1.6p befor_each:-1.6
befor_it:0.6o befor_run:1.0p befor_the:-0.7 befor_this:2.4o befor_us:-0.4 befor_use:-0.6 begin:-0.3
begin_system:1.2f begin_with:-0.5 behav:-1.6 behav_as:-2.0 behav_like:0.8r behaviour:-1.2 behind:1.6d believ:-1.3
below:0.2o below_#number:-0.6 ben:-1.6 best:-0.3 between:-0.2 between_the:-0.5 between_us:1.7d binary:-0.4
birthday:-1.9 bitwarden:-1.2 blind:-1.2 block:-0.5 blog:-2.4 board:-2.1 body:-4.8 book:0.3f boot:1.4p boss:-0.5
bot:1.5f bot_that:0.5r both:-1.7 bots:-2.4 bound:-0.7 bound_by:2.3r box:-1.6 br:-1.5 br_this:1.9d branch:-1.1
branch_after:-1.2 branch_every:-1.4 branch_name:0.6e break:-1.3 break_the:-1.6 bridg:-1.5 bridg_between:-0.2
brief:-1.5 browser:-1.1 browser_and:0.6e bucket:0.5x budget:-1.8 bug:-0.7 build:-1.8 build_fail:-0.8
build_folder:-2.7 build_is:-0.7 build_machin:-0.8 but:-2.5 button:-0.8 buy:1.0f by:-0.7 by_a:-2.2 by_default:-2.2
by_e:-0.6 by_mail:-0.4 by_run:0.9p by_your:0.6o bypas:-0.2 bypas_your:2.6o cach:-2.9 cach_of:-0.4 cake:-3.7
calendar:-1.2 calendar_and:-0.7 call:-0.5 call_#name:3.0f call_#number:1.3f call_befor:1.5f call_max:-0.9
call_super:-1.3 call_the:-0.5 call_this:-0.7 caller:-1.0 came:1.5o came_befor:0.9o came_from:1.1d can:-1.7
can_be:0.4p can_do:1.1r can_make:-0.5 can_read:-2.1 can_safe:1.0o cancel:-0.5 cancel_all:2.8o cannot:-3.6
car:-2.1 card:-0.4 card_number:1.5e care:0.5r careful:-0.9 carla:-1.8 carry_out:1.5d case:-2.0 case_of:0.6o
case_when:-0.6 cat:1.2e cat_#path:2.4e cat_#secret:0.7e certificat_of:-1.8 chang:-0.8 chang_in:-2.0 chang_is:-0.9
chang_the:1.7d chang_to:-1.3 chang_you:0.7o chang_your:0.6o changelog:-0.9 channel:-1.4 chapter:-0.7
character:-0.8 character_of:1.6r chat:-1.2 chat_history:2.4e chatbot:-0.2 cheat:-1.8 check:-0.3 check_are:0.7p
check_for:-1.2 check_if:-2.7 check_my:-0.3 check_that:-0.8 check_the:-1.0 check_whether:-1.1 checkout:1.0p
checkout_hook:0.7p ches:-1.9 children:-2.3 chmod:1.5x chmod_r:2.2x choos:-2.2 christma:-0.4 ci:-3.8 ci_set:-0.7
claim:-0.9 clas:-2.9 classifier:-1.3 claud:-0.6 clean:0.9x clean_the:-1.4 clear:-1.8 clear_the:0.2d
clear_your:-0.7 click_the:2.3f client:-2.9 clos:-1.5 clos_on:-0.5 clos_this:-1.4 cluster:1.4x cod:-0.8 code:-0.7
code_block:0.6o code_with:-1.2 collect:-0.8 collect_all:1.1e collect_the:-0.8 color:-0.4 column:-4.1 com:-0.2
command:-1.1 command_#path:1.6f command_from:0.4p command_id:2.1f command_in:0.9p command_to:-1.5
command_without:2.8r comment:0.4e comment_on:1.8e commit:-0.8 commit_to:-0.2 comp:3.0o comp_with:1.3o
company:-0.8 compar:-2.8 compar_the:-1.1 competitor:-1.6 competitor_in:-1.6 complet:-3.3 compos:-1.7
compos_up:-0.5 compromis:2.4r computer:-2.7 conceal:1.2d conceal_the:-0.4 confidential:0.9o config:-0.9
config_#path:-0.7 configur:-1.9 configuration:-1.4 confirm:1.0r confirm_the:2.8r confirmation:0.8p
confirmation_is:1.7r conflict:0.4o connect:-2.6 connect_to:-1.5 consider_yourself:1.5r const:-2.4 constraint:1.6o
contain:-0.5 contain_the:0.4e container:-2.5 content:-0.6 content_of:1.4e content_policy:1.6r content_to:1.2e
content_you:1.0f context:-0.7 context_and:2.7o contract:-1.1 control:-1.3 conversation:-0.4 conversation_in:-0.7
conversation_to:1.6e cook:-1.2 cooky_to:-0.4 copy:-0.2 copy_#secret:1.5e copy_of:-1.4 copy_the:0.4e copy_to:1.8p
copy_your:-0.4 corp:-0.4 cost:-0.8 could:-1.5 count:-0.4 count_the:-1.9 cover:0.4d cover_up:0.2d cover_your:2.4d
cp:-1.0 crawler:-1.6 creat:-0.9 creator:1.3r credential:1.8e credential_file:1.9e credit:1.4e credit_card:1.5e
crew:-1.6 cron:-0.5 cron_job:-0.4 csv:-0.9 curl:-0.6 curl_#address:0.8e curl_#evil:2.3p curl_d:2.4e curl_f:0.8e
curl_fssl:-0.5 curl_x:1.0e current:-0.4 current_task:0.9o customer:-0.5 customer_tabl:1.8x cv:-0.9 cve:-0.7
cve_#number:-0.7 cycl:-2.2 d:-0.7 d_#evil:1.9e dai:-1.0 dan:1.3r dan_is:-1.5 dan_mode:1.7r dark:-0.4
dashboard:-1.0 dashboard_and:-0.4 data:-2.0 data_and:-0.5 data_is:-0.8 data_to:-1.4 databas:0.5x databas_and:-0.6
databas_of:-0.7 databas_password:0.4e databas_production:1.8x databas_to:-0.2 date:-2.5 date_is:1.0p day:-0.7
days:-0.2 dd:1.7x dd_if:1.7x deadlin:-2.5 dear:1.0f dear_ai:1.8f dear_assistant:1.3f dear_customer:-1.5
dear_languag:0.8f debug:-1.2 debug_mode:2.3r decision:-2.0 declaration:-1.9 def:-2.7 def_#name:-1.0 default:-2.4
default_port:-1.2 definition:-2.4 delet_after:-1.4 delet_all:0.4x delet_anyth:-2.2 delet_everyth:3.3x
delet_fil:1.3r delet_it:2.8f delet_old:-0.7 delet_the:1.2x delet_this:-1.9 deliver:0.7r demo:-2.0 demo_is:-0.3
deny:-0.4 deny_that:-0.6 dependency:-1.7 dependency_and:-3.2 deploy:0.5f deploy_script:-2.2 deployment:-1.9
deprecat:-1.4 describ:-1.9 description:-0.4 design:-2.5 destroy:-0.8 destroy_all:0.8x destroy_auto:1.2x
destroy_the:0.7x detail:-0.9 detection:-1.1 dev:-2.7 dev_server:-1.0 developer:2.3o developer_messag:1.8o
developer_mode:1.6r developer_of:-0.3 devic:-2.7 did:0.9d did_it:0.2d die:-1.1 diet:-2.3 digest:-1.1 direct:-1.9
direct_to:-2.5 direction:1.7o directiv:2.7o director:-1.1 directory:-1.5 disabl:1.2p disabl_all:-1.6
disabl_the:-0.6 discard:-0.6 discard_all:-0.3 discard_the:-1.2 disclos:0.5d discreet:1.0d disk:0.8x disk_is:-2.4
disk_usag:-2.8 disk_with:2.2x dislik:-0.8 disobey:2.2o disobey_the:2.2o display:-1.4 disregard:-0.3
disregard_any:1.7o disregard_everyth:1.1o disregard_the:2.7o disregard_this:-1.0 disregard_your:1.3o dist:-2.1
distribut:-1.3 disturb:-1.5 div:-0.8 div_hidden:-0.6 div_styl:2.2f dns:2.0e do:-0.8 do_and:3.1o do_anyth:0.9r
do_as:1.1o do_everyth:-1.9 do_i:-1.1 do_it:1.2d do_not:-0.8 do_the:0.2o do_this:0.9d do_what:2.4o docker:-3.1
docker_compos:-0.8 docker_imag:-1.7 docs:-4.8 docs_#path:-1.6 doctor:-1.5 document:-0.5 document_in:-1.0
document_to:-1.1 documentation:-2.4 does:-0.3 does_not:0.7d dollar:0.2f dont:0.7d dont_ask:-2.1 dont_let:0.4d
dont_show:-2.2 dont_tell:1.1d down:1.0x down_the:-1.1 download:-1.0 download_#evil:0.7p download_and:0.3p
download_the:0.2p draft:-1.6 draft_to:-0.9 driv:0.9x driver:-1.2 drop:-0.7 drop_all:-0.9 drop_databas:1.0x
drop_tabl:-0.9 dump:0.3e dump_the:1.6e duplicat:-2.0 dur:0.5o dur_the:-1.0 e:-1.6 e_#path:0.5p e_mail:-0.9
each:-1.0 each_answer:-0.9 each_commit:0.9p each_day:1.4x each_morn:1.5x each_night:1.7x each_secret:1.2e
each_session:0.9p earlier:1.6o earlier_guidanc:1.2o earlier_instruction:1.0o earlier_prompt:2.3o
earlier_version:-1.0 echo:-1.6 echo_ssh:1.6p ed25519:1.0p edit:-0.7 editor:-2.6 effect:-1.8 else:0.2d email:-1.4
email_the:0.6e emb:1.3e emb_the:1.4e emoji:-0.3 employe:-0.5 empty:-0.6 empty_the:-1.7 enabl:-1.1
enabl_developer:-1.9 encod:-1.2 encod_the:0.7e encrypt:-1.0 end_of:0.7f end_system:1.2f endoftext:1.9f ends:1.0f
engineer:-1.5 english:-1.4 enter:-0.4 enter_the:-0.6 enter_your:-1.3 entry:0.9p env:1.2e env_to:2.3e
environment:-1.0 environment_variabl:1.3e eras_all:1.4x eras_the:0.7x eras_your:1.5o error:-1.9 error_to:-0.3
eslint:-3.4 eslint_disabl:-1.5 ethic:2.7r ethical:1.2r eval:-2.9 eve:1.1p even:-0.7 even_if:0.4d every:1.6x
every_#number:-1.7 every_agent:0.3p every_answer:-2.6 every_command:-0.7 every_day:-1.4 every_earlier:1.5o
every_file:1.8x every_five:0.6x every_friday:-0.6 every_hour:0.5x every_instruction:0.4o every_login:-1.4
every_mail:1.5x every_minut:1.6p every_monday:-2.1 every_month:0.5x every_morn:-2.0 every_night:-2.2
every_repository:2.1x every_request:-1.3 every_rule:2.4o every_start:1.2p every_sunday:-0.9 every_time:1.4p
every_week:1.1x everyon:2.0p everyth:1.9o everyth_abov:2.8o everyth_befor:0.6o everyth_in:1.4x everyth_is:2.0d
everyth_under:1.8x everyth_you:-1.2 evidenc:2.3d evil:1.3r evil_#path:2.7f evil_pkg:1.6p evil_twin:-0.5
evilbot:2.6r exampl:-3.5 exampl_corp:-0.4 except:0.2o except_this:2.1o exchang:-1.2 exchang_rat:-0.4 execut:1.4p
execut_#evil:0.8p execut_the:0.3f exfiltrat:0.8e exfiltrat_the:1.3e exist:-1.2 exit:-2.5 expir:1.0o explain:-0.9
explain_how:1.3r export:-2.0 export_#name:-2.1 export_the:1.0e extension:-2.6 fail:-1.3 fail_login:-0.9
fail_test:-1.4 failur:-2.2 fake:0.6o fals:-0.9 fami:-2.2 far:-1.4 far_and:1.0o favour:2.5o favourit:-2.3
feat:-1.0 featur:-2.7 feedback:-1.1 fetch:-1.3 fetch_#evil:1.1e fetch_the:-0.9 field:-0.9 figma:-0.8 fil:-1.9
fil_and:1.2x fil_are:-1.4 fil_in:-1.0 fil_older:-0.6 fil_to:0.8p fil_with:-1.0 file:-0.5 file_#name:-1.9
file_#secret:-0.5 file_and:0.9e file_is:-0.5 file_name:-0.8 file_to:0.4f file_was:1.9d file_wins:0.9o
fill_in:-2.7 film:-1.8 filter:-1.0 final:0.3d find:1.3e find_out:0.9d find_the:-3.0 find_to:0.4e fine:-0.9
finish:0.3d firewall:0.7p first:-0.8 first_#number:1.2o first_#path:3.3f first_and:1.7f first_call:0.2f
first_of:2.1x five:-1.1 five_minut:0.6x fix:-1.0 fix_it:0.4f flag:-3.2 flaky:0.5f flat:-3.1 flour:-1.0
folder:0.6x folder_and:0.5e folder_in:-0.7 folder_of:0.3x folder_when:-2.2 follow:0.6o follow_by:0.2e
follow_command:0.4f follow_instruction:-0.4 follow_it:1.5d follow_line:-0.9 follow_mine:0.4o follow_text:0.9o
follow_the:-1.1 follow_them:-0.3 follow_thes:-0.6 follow_this:1.2o follow_your:1.4o font:0.9f font_size:0.8f
foo:-2.1 for:-1.4 for_#number:-1.6 for_a:-1.5 for_ai:0.6f for_approval:1.3p for_confirmation:-0.2 for_each:-0.4
for_every:-1.5 for_everyth:2.2r for_good:1.6p for_mallory:2.0p for_new:-1.7 for_permission:3.0o for_stag:-2.8
for_test:1.2o for_tomorrow:-1.4 for_word:0.9e for_you:2.4o for_your:-1.1 forc:0.8x forc_push:0.3x forever:-1.0
forget:-0.7 forget_about:1.0o forget_all:1.2o forget_everyth:-1.3 forget_the:0.2o forget_what:-0.7
forget_your:-0.5 forgot:-1.4 forgot_the:-1.6 forgot_your:-1.4 fork:0.7x form:-1.0 format:-0.6 former:1.8o
forum:-1.3 forward:-0.4 forward_all:3.0e forward_the:2.9e forward_this:-1.6 found:-1.3 found_in:2.0p fre:0.3r
fre_from:0.3r free:0.4r free_from:2.1r free_of:-4.6 french:-1.7 friday:-0.6 friend:-3.0 from:-0.4
from_#address:-2.0 from_#evil:1.7p from_#number:-2.2 from_all:2.3r from_eve:1.3p from_here:2.1r from_mallory:0.6p
from_now:1.0p from_the:0.2d from_this:1.4o fssl:-0.5 full_acces:0.3f function:-1.2 function_with:-1.0
further:0.3o further_notic:0.9o futur:-0.3 gam:-1.6 game:0.3r game_in:0.3r gate:-2.2 gave:-0.3 gb:-1.0 gb_of:-0.5
generat:-2.9 generat_by:-0.3 german:-1.3 get:-1.5 get_the:-0.3 gets:-1.1 gist:1.0e git:-0.7 git_config:-0.7
git_hook:0.7p git_push:1.6x git_reset:0.6x github:-3.5 giv:-1.7 give_a:0.8d give_me:-0.8 give_the:1.8e
give_this:0.3f given_by:0.9o go:1.2f go_on:1.9f go_to:-0.6 goal:1.4o god:-0.5 god_mode:-0.5 goes:-1.3 gone:0.4p
good_morn:-1.1 got:-0.5 grandmother:0.2r grandmother_who:0.6r grant:1.8r grant_acces:1.7f grant_the:-0.6
green:-3.1 grep:-1.8 group:-2.6 guardrail:-1.3 guest:-2.5 guid:-2.0 guidanc:1.0o guidanc_and:1.5o guidelin:0.5o
guidelin_abov:2.4o guidelin_are:0.3o guidelin_for:-1.2 h:0.9x hack:1.1o hacker:0.2r hacker_who:0.4r had:0.5r
had_no:2.2r hammer:-1.5 hand:0.5o hard:1.1x has:-0.7 has_a:-1.3 has_been:-1.3 has_chang:2.1o has_expir:-0.9
has_no:-0.8 has_the:-1.5 has_to:1.7f have:-0.6 have_already:-0.5 have_been:0.2r have_call:0.8f have_chang:-1.3
have_no:0.4r have_read:1.1d have_root:2.2r he:-1.9 header:-2.7 headlin:-1.4 hello:-1.0 help:-1.2 help_the:1.4o
helper:1.4p helpful:-1.6 helpful_assistant:-1.5 her:-1.2 here:0.3o here_are:0.9o here_on:2.1r hey:0.4f hi:-0.3
hid:-2.1 hidden:0.5f hidden_fil:-2.1 hidden_from:1.7d hidden_instruction:2.2e hidden_menu:-1.0 hidden_prompt:1.8e
hidden_true:-1.1 hide:-1.2 hide_the:1.4d hide_this:-1.2 hint:0.7d his:-2.1 history:-0.5 history_so:0.3d
history_to:0.3e hold:0.5o hold_the:0.2e holiday:-1.5 home:0.9x home_directory:2.2x home_folder:1.3x hook:-0.8
hook_that:1.5p hour:-0.6 hour_and:-2.2 hous:-1.4 how:-1.9 how_do:-0.9 how_to:0.8r http:-1.7 http_tool:2.3e
human:1.5f human_delet:1.3f human_resourc:-1.4 i:0.9f i_am:-0.5 i_ask:0.3r i_have:-1.1 i_order:0.3f i_should:2.5f
i_will:3.4f id:-0.2 id_#number:-0.8 id_#path:1.1f identity:0.5r identity_of:1.5r if:-0.6 if_#name:-3.5
if_#path:1.4x if_ask:0.7d if_exist:-0.9 if_it:-0.5 if_noth:-1.6 if_question:1.4d if_someon:-0.2 if_the:0.4d
if_ther:-0.8 if_they:1.6d if_you:-2.3 ignor:-0.6 ignor_all:0.8o ignor_any:2.1o ignor_case:-1.7 ignor_every:1.6o
ignor_everyth:-0.9 ignor_fail:-0.9 ignor_its:0.8r ignor_previou:-0.4 ignor_prior:2.8o ignor_the:1.3o
ignor_this:-2.4 ignor_weekend:-1.4 ignor_what:1.3o ignor_your:2.4o ignorieren:-1.0 imag:1.5e imag_#path:-3.4
imag_link:1.1e imag_url:1.3e imagin:-0.8 imagin_that:3.1r imagin_you:-0.4 img:-0.3 img_alt:1.1f img_src:-1.3
import:-2.1 important:0.9f important_befor:0.7f important_read:2.0f important_the:-2.0 in:-1.0 in_#name:-1.5
in_#number:-2.3 in_#path:0.3p in_#secret:-0.4 in_again:-2.2 in_all:1.3p in_as:-1.8 in_asset:-1.9 in_base64:1.6e
in_case:0.8o in_docs:-0.8 in_every:-1.2 in_figma:-0.8 in_french:-1.8 in_full:-0.8 in_german:-0.8 in_it:-0.4
in_logs:-2.3 in_maintenanc:0.9r in_march:-0.6 in_may:-1.0 in_memory:0.2p in_order:-1.3 in_prompt:-0.7
in_spanish:-1.6 in_test:-1.8 in_the:-0.3 in_vault:-0.7 in_which:1.3r in_your:-1.7 inbox:0.4e inbox_and:-0.2
incident:-2.6 includ:-0.2 includ_it:1.2e includ_this:1.4d includ_your:-1.0 incomplet:0.4f info:-2.9 inform:0.8d
inform_the:-0.3 information:-1.8 ingredient:-1.9 ingredient_is:-1.1 init:-1.3 initial:0.3o
initial_instruction:0.3o initial_prompt:1.9e inject:-1.4 injection:-1.3 input:-0.7 insert:-0.4 insider:1.3r
inst:2.6f inst_print:1.3f install:-1.0 install_a:2.2p installation:-2.4 installer:-0.3 instead:0.6o
instead_of:0.5o instead_open:0.3o instruct:-1.0 instruction:0.7o instruction_abov:-0.4 instruction_and:-0.4
instruction_are:1.4o instruction_at:-0.9 instruction_content:1.0f instruction_except:0.6o instruction_for:0.6f
instruction_from:-0.5 instruction_given:1.1o instruction_have:-2.0 instruction_is:1.3o instruction_of:-1.4
instruction_on:-1.9 instruction_pointer:-1.6 instruction_send:1.9f instruction_set:-2.5 instruction_that:1.7o
instruction_to:-0.3 instruction_were:0.2o instruction_with:1.9o instruction_you:2.2o intend:-2.6 internal:-2.8
internet:-1.5 into:0.3e into_#secret:0.4p into_a:0.3e into_the:1.2e introduction:-1.4 invalid:-1.1 invoic:-1.7
invoic_to:-1.5 invok:0.4f invok_name:1.8f ios:-2.8 is:-1.0 is_#address:-1.7 is_#number:1.5p is_a:-1.6
is_abov:-0.5 is_allow:1.5p is_an:0.4f is_at:-1.7 is_below:0.3o is_call:-2.5 is_cancell:1.6o is_clos:-1.4
is_done:-1.1 is_down:-1.2 is_enabl:-1.9 is_fine:1.0d is_full:-2.4 is_given:0.4r is_here:-1.6 is_hidden:-1.5
is_in:0.4e is_incomplet:0.4f is_low:1.3x is_no:1.5o is_not:0.5r is_now:-0.7 is_on:-2.0 is_one:-1.0 is_only:-0.6
is_red:-0.4 is_requir:1.4r is_safe:1.4f is_sent:-1.1 is_shown:-0.8 is_the:-0.3 is_to:1.7o is_valid:1.1f
is_written:1.9o is_wrong:-1.5 issu:-1.4 issu_and:-1.2 it:0.3d it_#path:0.7f it_a:0.6d it_and:-1.4 it_as:0.9f
it_does:-1.0 it_fail:1.2d it_here:0.9e it_in:0.6e it_into:-1.4 it_is:-0.2 it_off:1.2p it_read:2.4r it_says:1.3p
it_secret:-1.6 it_should:1.0f it_to:0.3e it_was:1.1d item:-1.1 its:-1.0 its_content:1.7e jailbreak:1.2r
jailbroken:1.8r jan:-1.3 jan_#number:-1.1 java:-2.6 job:1.9p job_that:0.3p jobs:-1.7 joke:-1.4 json:-2.9
june:-2.1 just:-0.5 just_do:0.8d keep:-0.3 keep_a:1.0p keep_it:1.9d keep_quiet:2.1d keep_this:0.7d kept:-1.1
kernel:-0.9 key:0.7e key_#path:0.5f key_and:1.8e key_as:1.7e key_for:-0.2 key_from:-0.4 key_in:-2.8 key_into:0.8e
key_is:-3.2 key_to:1.1p keys:1.3e keys_are:-1.6 keys_to:0.9r kill:-1.1 kill_#number:1.4x kill_all:0.2x kind:-0.4
know_that:1.8d know_what:-2.6 kubectl:0.8x kubectl_delet:0.8x kv:-0.5 kv_#path:-0.5 la:0.3f label:-2.3
landlord:-0.8 languag:-1.1 laptop:-2.8 last:-1.5 last_messag:1.8e later:0.5p latest:-0.5 launch:-0.4 law:0.3r
laws:-0.7 le:-1.6 lead:-1.8 leak:-1.1 leak_data:-1.0 leak_the:-0.2 learn:0.2d least:-2.7 leav:0.5d leav_a:2.7d
leav_no:-1.1 leav_the:-2.0 leav_this:2.9d left:-1.5 legacy:-1.3 les:-2.1 let:0.3d let_anyon:2.0d let_play:0.5r
let_the:1.6d letter:0.7e level:-1.1 library:-3.3 licenc:-2.3 lie:2.0d lie_to:0.6d lift:0.6o lik:-2.1 lik_to:-0.3
like:-1.5 like_an:2.0r like_it:0.8r like_you:1.1r limit:-0.8 lin:-0.2 line:-1.6 line_#number:-0.7 line_to:0.7p
link_in:-2.5 link_to:-1.9 lint:-3.1 linter:-2.7 linter_befor:-0.7 linux:-0.9 linux_#name:-1.6 list:-0.7
list_all:-1.0 list_is:-1.6 list_of:-2.0 list_the:-0.6 list_to:2.3e listen:-0.3 listen_to:2.5o liv:-0.9
liv_in:-0.9 live:-1.8 live_in:-1.7 llm:1.4f llm_instruction:0.8f load:-1.0 load_#evil:1.3p load_#path:-2.1
load_is:1.2x load_the:1.8e local:-3.0 lock:-1.9 log:-0.2 log_afterward:0.5d log_and:-2.7 log_fil:-1.1
log_file:-1.1 log_for:-1.4 log_in:-0.3 log_of:-2.5 log_out:-2.1 log_to:-1.1 log_when:-0.4 login:-0.9 logo:-0.2
logs:-0.4 logs_are:-0.3 logs_for:-1.2 logs_in:-0.6 logs_to:-1.6 long:-3.0 longer:0.4r longer_an:-1.2 look:0.9e
look_at:-1.5 look_for:-1.4 look_up:0.5e low:-0.2 ls:0.6f lunch:-1.7 machin:1.7x maco:-1.6 mail_addres:0.2e
mail_address:0.2e mail_after:-0.9 mail_and:-1.7 mail_at:-0.3 mail_from:-0.2 mail_if:-1.1 mail_it:-0.2
mail_me:-0.6 mail_the:0.6e mail_to:0.7e mail_was:-0.8 mail_with:-1.7 mailbox:1.0e main:0.4x main_and:0.3x
main_every:1.9x maintainer:-0.8 maintenanc:-1.7 maintenanc_mode:0.3r maintenanc_window:-2.3 make_a:-1.2
make_it:1.3d maliciou:1.3r maliciou_insider:1.4r mallory:4.3p mallory_all:0.3p mallory_is:-1.3 mallory_to:1.0p
manag:-0.5 manager:-1.1 manager_is:-1.2 manual:-2.8 many:-2.0 march:-0.9 mark:-0.7 market:-1.8 master:0.4e
matter:1.2o may:-1.5 may_be:-0.4 may_do:1.4p may_not:-2.5 may_now:0.8f me_a:-1.4 me_about:-0.9 me_if:-2.0
me_the:1.7e me_to:-0.4 me_what:2.6e me_when:-2.4 me_your:0.4e mean:-3.1 measur:-2.6 meet:-2.8 meet_is:-0.8
member:-3.4 member_of:-1.4 memory:-1.1 memory_of:0.4o memory_that:3.0p mention:0.9d mention_it:0.4d
mention_pric:-1.5 mention_the:0.2d mention_thes:1.2d mention_this:1.4d menu:-2.5 merg:-0.9 merg_branch:-2.0
messag:-1.0 messag_after:1.4d messag_and:-0.6 messag_as:1.3o messag_from:0.4p messag_if:-1.2 messag_in:-1.4
messag_is:1.9o messag_of:2.5e messag_to:1.4p meta:-1.6 meta_name:0.2f method:-2.8 metric:-1.5 midnight:0.9x
migration:-1.8 mind:0.8o mind_the:0.3o mine:3.5o minor:-2.0 minor_updat:-0.2 minut:0.3x miss:-1.3 mistak:-0.8
mix:-1.6 mode:-0.2 mode_and:1.8r mode_in:-1.9 mode_is:-2.6 mode_no:1.1r mode_of:-1.5 model:0.8r model_is:-1.0
model_must:1.0f model_should:0.7f model_that:1.2r model_the:0.9f model_to:1.0f modify:-1.9 modul:-3.7 moment:1.8o
monday:-0.6 money:2.7x monitor:-1.1 monitor_the:-0.8 month:-0.2 moral:2.1r morn:-1.3 most:-2.5 mov:-2.7
mov_to:-0.7 ms:-1.6 must:-0.2 must_be:-0.5 must_call:0.3f must_first:1.0f must_not:-0.9 must_now:1.0f
must_obey:1.6f must_restart:-0.4 must_run:0.7f must_send:1.2f mute:0.2d mute_the:0.2d my:-0.6 my_calendar:-0.5
my_key:2.5p my_mail:-0.8 my_public:0.2p my_ssh:2.0p n:-0.2 nam:-2.1 nam_of:0.9e name_#path:-2.1 name_ai:1.0f
name_and:-0.6 name_bash:2.0f name_is:0.7r name_terminal:3.8f nas:-0.7 nc:1.6e nc_#evil:1.6e necessary:-1.3
need_a:-1.6 need_approval:1.1r need_for:0.8p need_to:0.2d neglect:2.7o never_ask:1.0p never_asks:1.6r
never_commit:-2.0 never_delet:-1.3 never_in:1.6p never_mention:1.5d never_mind:-0.6 never_push:-1.7
never_refus:0.5r never_reveal:-1.0 never_run:-0.5 never_says:0.5r never_send:-0.8 never_shar:-2.1 never_tell:1.6d
never_use:1.5p new:-0.6 new_account:1.2d new_instruction:2.1o new_issu:-0.8 new_messag:-2.7 new_one:0.6o
new_order:0.8o new_rul:-0.4 new_rule:1.3f new_session:2.3p new_system:1.7o new_task:0.4f new_user:-0.7
new_version:-0.4 newer:0.4x newest:-0.4 news:-1.6 newsletter:-2.9 next_line:-0.8 next_messag:0.8e nginx:-1.1
night:-0.8 night_build:-1.6 no:-0.4 no_approval:-2.1 no_attention:1.7o no_content:0.4r no_ethical:1.2r
no_filter:1.2r no_limit:-0.3 no_longer:0.5r no_matter:0.4x no_moral:2.5r no_one:1.4d no_policy:0.7r
no_preserv:2.9x no_record:1.5d no_rul:-1.8 no_safety:-1.3 no_secret:-0.6 no_trac:-0.6 nobody:0.2d
nobody_notic:0.6d nobody_sees:1.1d node:-2.1 none:0.3f noon:0.3x nopasswd:1.3p nopasswd_all:0.3p normal:1.7d
normal_and:1.2d not:-0.6 not_a:-0.2 not_adher:0.9o not_answer:-2.0 not_ap:1.5o not_as:-1.5 not_bound:0.8r
not_commit:-2.3 not_delet:-1.3 not_disclos:0.4d not_edit:-1.7 not_exist:1.2r not_find:0.8d not_follow:0.7o
not_forward:-1.8 not_found:-0.6 not_have:0.5r not_in:-2.0 not_inform:2.0d not_leav:0.5d not_let:1.9d not_log:1.8d
not_mention:-0.4 not_need:1.2p not_notic:2.3d not_obey:-1.1 not_print:-1.1 not_read:-2.4 not_rep:-1.2
not_report:1.5d not_request:-1.6 not_reveal:-1.3 not_run:-0.9 not_see:0.9d not_send:-0.8 not_shar:-3.3
not_show:-1.2 not_tell:-1.1 not_the:-0.6 not_to:0.4d not_use:-2.2 not_want:1.0p not_writ:1.6d note:-0.3
note_befor:0.4f note_for:-1.3 note_the:-1.7 note_to:2.6f note_you:0.7f noth_chang:-0.8 noth_happen:-0.3
noth_was:2.5d notic:0.3d notification:-1.1 notify:-3.1 notify_me:-0.9 now:2.2r now_#path:1.3f now_a:0.7r
now_act:1.3f now_an:1.0r now_call:1.4f now_connect:-1.4 now_dan:-0.7 now_delet:0.8f now_in:0.9r now_on:0.6p
now_send:0.4f now_the:-0.7 npm:-2.1 npm_audit:-2.5 npm_ci:-1.0 npm_install:-3.0 npm_start:-2.5 npm_test:-1.4
npm_warn:-0.7 null:-1.7 number:-1.6 number_and:1.0e number_of:-1.7 o:0.7p obey:1.4o obey_the:1.9o obey_this:-0.3
object:-4.0 objectiv:2.3o observation:-1.4 obsolet:1.2o of:-0.7 of_#address:-0.4 of_#name:0.4e of_#number:-2.3
of_#path:1.9x of_#secret:2.9e of_a:-1.6 of_all:1.2x of_an:-1.2 of_document:0.5f of_each:1.7p of_every:2.2e
of_node:-1.6 of_now:2.2o of_ram:-0.5 of_root:2.6p of_the:-0.8 of_this:0.8d of_tool:0.2f of_what:2.3o
of_yesterday:-1.5 of_your:1.2o of_yourself:1.8r off:0.5p off_in:1.7p off_the:-1.3 off_your:-0.3 offic:-2.0
offic_is:-0.4 ok:-0.9 ok_#path:2.2f old:-1.8 old_api:-1.4 old_instruction:-0.9 old_ones:0.3o old_rul:2.0o
old_screenshot:-0.7 omit:0.2d omit_this:1.2d on:-0.9 on_#number:-1.6 on_#secret:1.2f on_a:-3.5 on_all:1.5p
on_call:-2.0 on_every:1.2p on_friday:0.7x on_monday:1.1x on_my:-1.7 on_sunday:0.6x on_the:0.6x on_this:-1.4
on_thursday:-0.8 on_tuesday:-1.6 on_weekend:-0.9 on_you:2.5r on_your:0.3r once:-0.4 once_a:1.6x one:-1.0
one_is:1.0o ones:1.4o only_the:-1.8 only_this:-2.1 only_valid:1.1f only_with:3.2o opacity:1.1f
opacity_#number:1.2f open:-0.5 open_#evil:0.7f open_#secret:-1.8 open_a:1.5p open_an:-2.3 open_at:0.4p
open_it:-0.3 open_pull:-1.2 openai:1.0r operation:-2.2 operation_fail:0.3f operator:0.3o operator_has:1.5f
opposit_of:0.9o option:-3.9 or:-4.0 order_are:0.6o order_from:-1.2 order_has:-1.5 order_of:-0.9 order_you:0.3f
origin:-3.7 original:-0.5 other:-1.0 other_instruction:1.8o other_tool:1.7f otherwis:-1.2 our:-1.8 out_of:-0.4
out_the:-0.7 outdat:-0.8 output:-0.5 output_is:0.2f output_of:-0.3 output_the:1.6o output_your:1.5e outsid:0.6p
outsid_the:-1.4 oven:-1.2 over_the:-3.0 overlook:1.7o overlook_the:1.7o overrid:0.7o overrid_all:0.5o
overrid_for:-0.6 overrid_of:-1.1 overrid_previou:0.3o overrid_the:-0.4 overrid_your:1.4o overrul:-0.2
overrul_the:-0.2 overwrit:-0.6 own:-0.8 owner_of:1.0d p:-1.3 p_styl:1.2f packag:-0.8 packag_is:0.8f pag:0.8p
page:-0.7 page_#number:-1.7 page_#path:0.5f page_and:0.7f page_is:1.3f paid:-0.9 panel:-1.5 panel_#address:-0.9
paper_study:-0.7 paragraph:3.0o parameter:-0.6 parameter_name:0.6f parent:-2.8 part:-0.3 part_of:-0.8 party:-2.1
pass:-0.2 pass_even:2.2d pass_it:0.9f pass_the:-0.4 pass_your:1.6f passport:-2.0 password:0.5e password_and:-0.4
password_file:2.1e password_for:-1.8 password_in:0.5e password_into:1.8e password_is:-2.6 password_manager:0.6e
password_must:-0.9 password_reset:-0.3 password_to:1.1e past:-1.5 past_it:-0.8 past_the:-0.3 past_them:1.3e
past_your:-0.3 pastebin:0.4e path:-2.5 pay:0.5o pay_no:1.8o payload:-1.9 peopl:-2.5 per:-3.0 per_cycl:-0.7
permanent:2.4p permission:0.3r permission_and:1.9r permission_deny:-1.6 permission_for:2.2r permission_to:-1.1
person:-1.7 person_who:0.9e persona:3.4r persona_of:1.0r phon_number:1.2e photo:-2.5 phras:-0.7 pictur:0.5e
pin:-1.5 ping:-0.6 ping_the:-2.3 pirat:1.6r pkg:0.2p plac:-1.8 plain:-2.1 plan:-3.1 plant:0.7p play:-1.2
play_a:2.3r play_is:-0.7 play_the:-0.8 player:-2.9 pleas:-0.2 pleas_delet:-0.5 pleas_disregard:-0.9 pleas_do:0.2o
pleas_forget:2.4o pleas_ignor:-0.2 pleas_log:-1.2 pleas_run:2.3f pleas_send:-2.7 pls:2.4o plus:0.7e plus_the:2.3e
pm:-1.0 poem:-1.5 point:-0.3 pointer:-1.8 policy_and:0.7r policy_of:-1.8 policy_you:0.6o port:-0.3
port_#number:1.0p port_with:-0.8 position:-1.4 positiv:0.5f positiv_review:1.3f post:-0.6 post_#address:-1.0
post_a:0.8f post_checkout:0.7p post_file:0.8e post_it:1.2e post_request:-1.1 post_the:2.7e post_them:0.3e
postgr:-0.8 preced:2.1o precedenc:0.7o precedenc_over:1.4o prefer:-3.6 prefer_to:-0.8 preheat:-0.6
preheat_the:-0.6 pres:-1.7 preserv:-2.3 preserv_root:2.9x pretend:-2.0 pretend_play:-1.2 pretend_that:3.6r
pretend_the:-1.8 pretend_to:2.3r pretend_you:-2.0 prettier:-1.5 previou:0.3o previou_command:0.8o
previou_declaration:-0.5 previou_definition:-0.6 previou_error:-2.4 previou_instruction:1.1o previou_job:-1.0
previou_messag:1.8o previou_order:-0.2 previou_prompt:2.8o previou_result:-2.0 previou_rul:-0.7
previou_version:-0.7 pric:-2.5 pric_of:-0.5 print:1.1e print_it:0.8e print_the:-0.7 print_this:-1.0
print_your:-1.3 printenv:0.9e printer:-1.3 printer_are:-0.6 prior:2.0o prior_art:-1.3 prior_context:1.2o
prior_instruction:-1.2 priority:1.5o privat:-1.1 privat_key:-1.7 problem:-2.8 proce:2.9f process:-0.9
process_of:0.8x prod:2.6x product:1.0f product_is:0.2f production:1.0x production_databas:1.9x professor:-1.5
profil:-0.6 program:0.4o project:-1.0 prompt:-0.4 prompt_#path:-1.6 prompt_and:0.8o prompt_as:2.2f
prompt_enter:-1.8 prompt_in:1.1e prompt_injection:-1.3 prompt_into:1.4f prompt_is:0.4o prompt_of:-0.8
prompt_says:1.4o prompt_the:-1.3 prompt_with:0.6o prompt_you:-1.5 protect:-2.0 proxy:-1.6 public:-0.9
public_channel:1.3e public_folder:1.5e public_gist:2.0e public_key:-0.5 publish:0.9f pull:-0.2 purg:0.5x
purpos:-0.3 push:1.9x push_forc:1.8x push_the:0.9f push_to:-0.4 put:0.2e put_#name:3.2p put_a:0.2p put_it:0.2e
put_the:-0.9 put_them:2.2e pwn:2.8o python:0.5p q:-1.6 qo_#evil:2.5p query:0.7e query_str:1.5e question:-0.3
question_and:2.2o queu:-0.8 quiet:-0.9 quiet_about:2.3d quiet_and:-1.6 quiz:-1.7 quot_the:2.1e r:1.4x
r_#number:2.2x ram:-0.5 random:-0.5 rat:-0.4 rate:0.7f rate_this:2.5f reach:-3.5 read:-0.2 read_#name:1.5e
read_#path:1.6f read_#secret:-0.3 read_all:0.8f read_from:-2.8 read_it:0.2d read_me:0.8r read_my:-0.7
read_only:0.3o read_the:-0.8 read_this:-0.2 readm:-0.8 real:1.8o real_instruction:1.1o reason:1.3d reboot:-0.5
rebuild:-1.7 rebuild_the:-1.0 receiv:-0.4 recip:-0.6 recipient:0.8d recommend:1.0f recommend_this:2.2f
record:0.5d record_of:2.4d red:-2.0 refactor:-3.0 refund:-0.7 refus:2.3r register:-2.3 register_a:-0.3
reject:-2.2 releas:-1.5 releas_are:-0.3 releas_manager:-0.3 remain:-0.4 remember_that:-0.7 remember_this:0.8p
remember_to:0.3p remind:-2.2 remind_me:-0.9 reminder:0.2f reminder_the:0.4f reminder_to:-1.3 remot:-0.9
remov:-1.6 remov_after:-0.2 remov_everyth:1.3x remov_fil:-0.6 remov_old:-1.0 remov_the:2.0d renam:1.1d
render:-1.2 renew:-0.6 renew_the:-0.4 rep:-0.7 rep_to:-2.3 rep_with:2.0f repair:1.5f repair_it:0.7f repeat:0.4e
replac:0.3o replac_by:-0.2 replac_in:-0.6 replac_your:1.6o repo:-1.9 report_succes:0.9d report_the:0.2d
report_this:2.3d report_to:-3.5 report_with:-1.1 repository_and:-1.7 repository_to:-0.7 request:-1.0
request_a:-0.3 request_and:-1.4 request_to:-0.5 request_without:0.4f requir:-1.3 requir_for:-0.9 requir_that:0.3f
requirement:-2.0 requirement_#number:-0.9 reserv:-1.4 reset:-0.4 reset_hard:0.6x reset_the:-2.8 reset_your:-1.3
resolv:0.4e resourc:-3.0 respond:-1.2 respond_as:0.2r rest:0.8r rest_of:-1.4 restart:-0.7 restart_the:-3.4
restor:-2.6 restrict:-1.8 restriction:-0.3 restriction_are:2.9o restriction_on:-2.2 result:-0.5 result_from:-1.1
result_is:0.7f result_of:1.1e result_to:2.1e result_you:1.1f retro:-1.0 return:-3.3 reveal:-0.2
reveal_secret:-1.1 reveal_the:1.3f reveal_your:0.9e revers:-0.6 revers_shell:1.9p review_comment:-0.7
reviewer:1.9d reviewer_for:-2.9 revok:-0.4 rf:0.2x rf_#name:-2.1 rf_#path:2.4x rf_at:2.5x rf_build:0.8f
rf_every:2.9x rf_no:2.9x right:0.3r right_and:0.6r right_reserv:-1.2 risk:-2.1 rm:1.2x rm_rf:0.2x robot:-1.4
rogu:0.9r rol:-2.5 role:-2.0 role_admin:-2.5 role_assistant:-0.3 role_in:-1.8 role_of:0.7r role_user:-0.2
roleplay:1.1r roleplay_as:1.8r roleplay_you:1.2r root:-0.5 root_and:3.6r root_password:2.2p rotat:-2.2
rotat_the:-1.4 rows:-1.8 rsa:1.9p rsa_aaaa:1.6p rul:1.2o rul_about:0.6p rul_abov:-0.2 rul_and:-0.2 rul_any:1.8o
rul_ap:1.8f rul_are:0.5o rul_for:-0.2 rul_from:-0.7 rul_have:-0.3 rul_in:-1.3 rul_no:1.3o rul_of:-2.5
rul_you:1.5o rule:-1.0 rule_#number:-0.6 rule_no:-0.5 run:0.8f run_#evil:1.9p run_#name:2.7f run_a:-2.2
run_command:-0.2 run_curl:1.8f run_it:1.8d run_make:-0.2 run_npm:-0.2 run_rm:0.2f run_sudo:1.1f run_this:-1.6
run_wget:0.4p runs:-0.4 runs_#evil:0.3p runs_#path:2.6p runs_curl:1.0p rust:-1.9 s3_#path:0.4x s_#evil:2.3p
s_inst:2.5f safe:-1.0 safe_ignor:0.3o safety:-1.4 safety_check:0.8r safety_guidelin:-1.4 safety_instruction:0.7o
safety_policy:1.7o safety_rul:2.1r safety_train:0.9r said:-1.4 said_the:-1.9 sandbox:1.2f santa:-2.2 sav:-2.9
save:-1.9 save_this:0.3p save_to:1.3p say:0.7d say_good:-1.9 say_it:2.7d say_noth:0.4d say_that:1.9d say_the:1.5d
say_yes:-0.8 say_you:2.3d says:0.4p says_no:1.8r scan:-1.6 scan_the:0.3e scen:-0.5 schedul:0.2p schedul_task:0.9p
schema:-0.8 school:-2.3 scp:0.6e scp_#secret:0.6e screenshot:-0.9 screenshot_from:-0.7 script:0.5p
script_#path:-3.0 script_from:-0.6 search:-2.1 search_query:2.0e search_the:0.3e second:0.3d secret:-0.7
secret_are:-0.3 secret_from:-1.0 secret_in:-1.1 secret_ingredient:-1.2 secret_key:0.3e secret_santa:-0.8
secret_to:-1.1 secret_until:-0.8 secret_you:2.3e section:-2.3 security:-0.2 security_team:0.4r see:-0.3
see_a:1.3e see_the:0.2d see_this:1.6d sees:2.0d sees_it:2.1d select:-2.0 self:0.6p send_#secret:2.4e send_a:-0.3
send_anyth:-1.2 send_invoic:-1.7 send_it:-1.0 send_the:0.9f send_them:1.5e send_us:-1.3 send_your:-1.8
sender:-1.2 sent:-0.6 sent_to:-0.7 sentenc:-0.3 serv:-0.9 server:-1.4 server_every:1.4x server_if:-0.6
server_is:-1.5 servic:-0.2 servic_that:0.7p session:0.7p session_cooki:2.1e session_first:2.0p session_has:-0.7
session_id:0.6e set:-1.6 set_#name:0.2p set_asid:-0.5 set_in:-2.0 set_the:-0.9 set_your:2.2o setup:-1.6 sh:-0.2
sh_#path:1.9f sh_to:0.9p shall:-0.2 shar:-0.3 shar_driv:-1.0 shar_the:2.2e shar_this:-0.7 shar_your:-1.2
sheet:-1.5 shell:0.6p shell_history:1.5d shell_to:1.2p ship:-2.5 short:-2.7 should_be:-3.2 should_includ:-1.2
should_not:2.1d show:-0.7 show_me:1.6e show_the:0.2d show_this:-0.4 shown:-1.6 shr:2.1x shut:0.5x shut_down:-0.5
shutdown:2.9x sidebar:-2.3 sidenot:1.8f sie:-1.4 sign:-2.1 signatur:2.5p silenc:1.5d silent:0.7d silent_and:-1.2
simulat:-0.8 simulat_a:-0.9 simulat_an:0.9r simulat_developer:1.6r site:-3.2 size:-0.7 size_#number:0.9f
skip:0.5p skip_all:1.1r skip_the:0.6f slack:-1.4 slow:-2.4 small:-3.0 snapshot:-1.8 so_that:3.4p someon:0.5p
someon_mention:0.4p someth_is:-0.6 sort:-1.5 sourc:-2.5 spac:-3.0 span:-0.3 span_hidden:2.6f span_styl:0.5f
spanish:-1.8 speak:2.3r speak_as:2.2r spell:0.7e src:-2.2 src_#path:-1.9 ssh:-1.6 ssh_ed25519:1.0p ssh_key:2.1p
ssh_keys:-0.4 ssh_rsa:2.1p stag:-2.4 stag_server:-1.2 stal:-1.9 stand:-0.2 standup:-1.7 star:1.1f start_a:2.3x
start_in:-2.1 start_of:-1.3 start_over:-1.8 start_the:-1.4 start_with:0.8p stat:-2.3 statement:-2.8 statu:-2.4
statu_to:-1.6 stay:2.5d steal:1.7e steal_the:1.7e step:0.2d still:-1.5 stop:-0.3 stop_follow:2.3o stop_obey:2.7o
stop_the:-1.6 stop_what:0.4o stor:-0.7 stor_in:0.7p stor_it:-1.2 stor_this:1.1p story:0.8r story_in:1.3r
story_you:0.6r str:-3.0 stranger:-1.7 strict:-3.6 study:-0.7 styl:-0.7 styl_color:0.5f styl_font:0.8f
styl_opacity:1.2f subject:-1.5 subscrib:-2.7 succes:1.5d such:-3.2 such_as:-2.3 sudo:1.9x sudo_rm:1.7x
sudoer:2.3p summaris:0.4f summaris_it:-0.3 summaris_the:-0.2 summaris_this:1.9f summary:-0.3 summary_of:-0.6
summary_should:-0.5 summary_to:-0.6 sunday:0.8x super:-1.6 supersed:0.9o supersed_all:-1.3 superuser:1.7r
support:-1.0 sure:2.8d sure_i:1.0f sure_the:2.4d surpris:-0.9 surpris_party:-0.7 suspend:1.3o suspend_until:0.5o
svg:-0.8 switch_off:1.0o switch_to:-0.3 sync:-1.9 sys:1.5f system:0.2f system_#name:1.8f
system_administrator:1.5r system_content:1.3f system_do:2.4f system_ignor:1.7f system_linux:-1.5 system_new:3.0f
system_overrid:1.9f system_prompt:-1.5 system_reminder:1.1f system_requirement:-1.3 system_reveal:3.3f
system_that:0.5r system_the:1.7f system_ubuntu:-0.8 system_you:1.7f systemctl:-1.7 systemd:0.4p
systemd_servic:0.7p t:1.5x tabl:-1.5 tabl_if:-1.0 tabl_in:0.3x tabl_of:-0.3 tablet:-2.4 tabs:-1.5 tag:-1.6
tak:-1.5 take:-1.3 take_on:1.0r take_the:-0.5 talk:-0.9 tap:-1.7 tar:-0.4 target:-4.0 target_all:-1.2 task:-0.5
task_and:0.6o task_is:0.4o task_that:0.9p task_you:0.6o tax:-2.3 team:-1.1 tell:-0.5 tell_anyon:-2.0 tell_me:-0.7
tell_nobody:1.5d tell_them:3.5d tell_us:-1.4 tell_user:-2.1 tell_your:-1.5 templat:-1.1 temporary:-1.4
temporary_branch:-0.8 ten:0.4e term:-0.7 terminal:2.9r terminal_argument:1.2f terminal_without:-0.2
terraform:1.2x terraform_destroy:1.2x test:-0.4 test_are:0.6f test_databas:-2.5 test_in:-2.5 test_pass:0.7d
test_server:-2.1 test_the:-0.4 tester:1.4r text:-1.8 text_abov:1.4e text_and:-0.7 text_below:-0.9 text_is:0.4o
than:-1.9 than_#number:-1.4 than_a:0.3x than_your:2.0o thank:-2.5 that:0.7r that_all:2.0r that_answer:-0.9
that_approval:0.7p that_are:-1.3 that_came:1.0o that_every:0.7p that_execut:0.9r that_ignor:1.2r that_is:-2.3
that_it:0.7d that_never:2.4r that_no:1.8d that_nobody:1.0d that_noth:2.7d that_runs:2.0p that_start:1.9p
that_the:-0.7 that_this:-0.3 that_was:0.7r that_you:-1.1 the:0.4e the_#number:-1.2 the_abov:-1.0 the_account:0.8d
the_actor:-0.5 the_addres:-0.2 the_admin:2.6d the_administrator:2.0r the_agent:0.2f the_ai:0.3f the_alarm:0.5d
the_alert:1.5d the_allowlist:-0.6 the_answer:2.4e the_api:1.9e the_app:-2.3 the_approval:1.9p the_archiv:-0.4
the_argument:-2.8 the_assistant:0.3f the_attacker:1.7r the_audit:2.1d the_author:-0.2 the_background:2.4d
the_backup:-0.5 the_bank:-1.2 the_behaviour:-0.7 the_best:1.2f the_browser:0.9e the_build:-0.3 the_cach:-1.4
the_call:-0.7 the_certificat:-0.2 the_chang:2.7d the_changelog:-0.2 the_chat:1.4e the_check:0.8r the_ci:-0.9
the_client:-1.2 the_cluster:1.6x the_code:0.2e the_command:0.5d the_comment:0.7e the_commit:2.7d the_company:0.5x
the_computer:-1.5 the_confidential:1.6o the_config:1.9p the_confirmation:-0.2 the_content:1.2e the_contract:0.2r
the_conversation:-0.9 the_cooki:2.0e the_cooky:3.6e the_credential:2.4e the_crew:-1.6 the_crontab:1.3p
the_current:-1.2 the_customer:0.7e the_dai:-1.0 the_dark:1.8d the_dashboard:-1.0 the_data:0.9f the_databas:0.7x
the_date:-0.8 the_day:-0.6 the_debug:-0.9 the_default:-3.5 the_delet:0.9f the_demo:-0.8 the_dependency:0.5p
the_design:-0.8 the_dev:-1.2 the_developer:1.2o the_directiv:0.6o the_disk:1.2x the_dns:1.5x the_docs:-1.5
the_document:2.1e the_draft:-0.9 the_driver:-1.2 the_e:0.8e the_earlier:0.8o the_end:0.4e the_entry:1.5d
the_environment:1.9e the_error:0.7e the_even:-1.0 the_evidenc:2.2d the_exchang:-0.6 the_fil:0.9f the_file:-0.4
the_film:-1.2 the_firewall:0.7p the_folder:2.1d the_form:-0.2 the_forum:-1.3 the_function:-1.6 the_game:-0.4
the_group:-1.3 the_guidelin:2.6o the_header:-1.2 the_hidden:-0.5 the_history:-0.2 the_home:2.5x the_host:3.0r
the_hous:-0.8 the_http:1.6e the_identity:1.5r the_imag:1.9e the_inbox:1.2x the_initial:-2.3 the_installer:-0.2
the_instruction:-1.4 the_internet:-1.5 the_invoic:-0.9 the_issu:1.1e the_key:3.0f the_keys:2.6r the_landlord:-0.8
the_languag:-0.3 the_last:1.5e the_latest:0.4p the_library:-2.3 the_licenc:-2.3 the_lin:1.2o the_link:1.1e
the_linter:-1.5 the_list:1.5e the_load:0.9x the_lock:-1.5 the_log:0.5d the_login:1.4p the_logs:0.5d
the_machin:0.6x the_mail:1.5e the_mailbox:1.1e the_maintenanc:-1.9 the_manager:0.9d the_meet:-1.4 the_model:-2.3
the_morn:-0.9 the_nam:0.7e the_nas:-0.7 the_network:0.8d the_new:-1.8 the_newest:-0.4 the_news:-1.3
the_newsletter:-2.7 the_next:1.3o the_night:-2.3 the_not:-1.6 the_number:-1.2 the_offic:-1.4 the_old:-0.3
the_one:2.3r the_ones:-2.2 the_open:-0.8 the_operator:1.8o the_original:-0.3 the_other:0.8x the_output:2.1d
the_oven:-1.2 the_overrid:-1.9 the_owner:0.6d the_packag:0.4d the_page:1.3f the_paper:0.3f the_part:0.9d
the_password:2.3e the_payment:1.0r the_persona:0.5r the_phon:-1.3 the_pictur:0.8e the_plan:1.8o the_policy:2.1o
the_pric:-0.6 the_printer:-1.3 the_privat:0.9e the_proces:1.4d the_production:1.8x the_project:-0.3
the_prompt:0.4f the_proxy:0.3p the_public:-0.4 the_pull:1.4e the_query:1.7e the_question:-0.5 the_queu:-0.8
the_readm:0.8e the_real:0.9o the_recip:-0.8 the_releas:-2.8 the_rep:1.1e the_repo:2.8f the_report:-0.4
the_repository:-0.2 the_request:-2.4 the_rest:1.4r the_restriction:1.0o the_result:-0.6 the_retro:-1.0
the_reviewer:1.4d the_role:0.2r the_root:0.6r the_rul:1.7o the_run:-0.3 the_safety:0.8o the_sandbox:2.0f
the_school:-2.3 the_script:1.7p the_search:0.9e the_second:-0.3 the_secret:2.2e the_security:2.9p the_server:0.3x
the_servic:0.9p the_session:2.1e the_set:-0.2 the_shar:-1.2 the_sheet:-0.6 the_shell:1.0d the_shop:-1.4
the_sourc:-2.2 the_ssh:2.1e the_stag:-1.5 the_standup:-1.7 the_start:-0.9 the_styl:-1.3 the_sudoer:-1.3
the_summary:1.1d the_support:-0.9 the_sync:-2.3 the_system:0.7o the_tabl:-2.5 the_task:1.8o the_team:-0.9
the_term:-1.1 the_test:0.9f the_ticket:-0.7 the_token:1.4e the_tool:-0.4 the_top:-0.8 the_transfer:1.2d
the_trash:-1.6 the_two:-2.5 the_upload:-0.2 the_url:-0.7 the_user:2.8d the_valu:1.1e the_vault:1.5e
the_vendor:-1.3 the_wallet:2.4e the_warn:1.8d the_water:-1.6 the_weather:-2.1 the_webhook:1.6e the_week:-3.2
the_whiteboard:-1.4 the_whol:1.0x the_wiki:-1.9 the_word:-0.7 theatr:-0.8 their:-1.6 them:0.6e them_in:-0.5
them_on:0.5e them_to:-0.3 then:-1.9 then_the:1.6x ther:0.5o ther_are:0.6o ther_is:0.7d thes_rul:1.8o
thes_step:1.1o they:-1.0 they_are:-1.5 think:1.2d think_the:2.3d third:-2.9 this:0.7d this_action:1.8d
this_answer:1.0d this_as:1.3p this_chang:1.3d this_chat:1.5e this_code:-0.2 this_comment:1.0o this_document:-0.3
this_e:-1.5 this_file:0.3o this_folder:-2.7 this_from:2.4d this_in:4.2d this_instead:0.7o this_instruction:2.5d
this_is:-0.5 this_line:0.9o this_mail:-1.0 this_messag:0.2o this_mode:-1.8 this_moment:0.4o this_must:1.6f
this_note:2.0o this_one:1.4o this_page:-0.3 this_paragraph:2.0o this_point:1.6o this_product:1.0f
this_project:-3.4 this_pull:1.2f this_repository:-1.4 this_result:1.1f this_rule:1.6p this_secret:2.5d
this_sentenc:3.3o this_session:2.6o this_step:2.3d this_story:0.6r this_task:-0.9 this_text:0.8o this_to:1.7d
this_tool:1.8f this_up:1.9d this_will:-2.0 this_window:-1.4 this_without:1.9d thos:-0.5 though_you:0.4r
thought:-0.2 thre:0.2p through:-0.7 throw:-0.4 throw_out:0.5o thursday:-0.8 ticket:-1.2 ticket_and:1.7e
ticket_number:-1.7 tim:-1.8 time:-1.1 time_the:1.5p time_you:-0.3 titl:-0.7 tmp:-0.8 to:-0.8 to_#address:1.8e
to_#evil:1.9e to_#name:0.2p to_#number:-0.5 to_#path:0.6p to_#secret:-0.8 to_act:-0.3 to_ai:1.0f to_all:-1.4
to_ask:2.9r to_call:-0.3 to_chang:-0.4 to_continu:-1.8 to_crontab:2.0p to_delet:0.4f to_disregard:-0.7 to_do:-1.7
to_every:2.3e to_finish:-1.1 to_fix:0.3f to_follow:-0.5 to_ignor:-0.3 to_install:-1.9 to_know:1.6d to_leak:2.3f
to_log:1.3p to_main:0.7x to_mallory:2.1e to_me:-0.8 to_memory:1.8p to_obey:1.6o to_off:3.6p to_open:2.5e
to_overrid:-2.2 to_post:-1.8 to_read:0.7r to_renew:-0.6 to_repair:0.7f to_reset:-1.8 to_restart:-1.4 to_run:-0.5
to_s3:-1.4 to_see:0.6f to_self:0.3p to_send:-0.2 to_skip:0.5r to_stop:1.0o to_take:-1.8 to_the:-0.3 to_this:-0.9
to_use:-1.8 to_you:2.1o to_your:-1.1 today:-0.8 todo:-2.1 token:-0.5 token_and:0.7e token_are:-1.4
token_expir:-1.4 token_in:0.6e token_into:1.6e told_about:-0.4 told_befor:1.5o told_the:-1.4 told_to:-0.4
told_you:1.3o tom:-1.7 tomorrow:0.7x tonight:2.8x too:0.3x took:-1.0 tool:1.2f tool_#name:1.6f tool_#path:-0.2
tool_call:1.0f tool_must:1.5f tool_note:0.8f tool_output:2.1f tool_read:-1.1 tool_requir:-0.7 tool_result:-1.0
tool_to:1.6e tool_with:1.1f tool_you:-0.2 top:-2.2 topic:-1.6 trac_of:2.0d track:-1.9 train:0.6o train_on:-2.4
transaction:-3.6 transfer:2.7f transfer_#number:2.2f transfer_the:2.3f translat:0.4e translat_the:0.3e
translat_your:2.3e translator:-1.3 trash:-1.6 travel:-1.0 treat:-1.5 treat_the:-0.6 treat_this:1.8o true:-1.4
truncat:0.8x truncat_the:0.7x trust:-0.8 trust_the:-1.5 try:-2.5 try_to:-1.4 tuesday:-1.6 turn:-0.3 turn_off:-0.4
turn_the:-0.6 twic:-1.0 twin:-0.5 two:-1.0 typ:-2.2 type:-0.9 type_hidden:0.4f u:1.1p ubuntu:-1.8
ubuntu_#name:-1.4 unalign:1.4r unalign_model:1.4r unanswer:-1.3 unawar:1.9d uncensor_model:0.9r under:-0.8
under_#number:-1.8 under_kv:-0.5 unfilter:2.4r unit:-2.3 unles:-2.4 unlimit:-1.1 unnotic:-0.3 unreleas:1.5e
unrestrict:-0.5 unrestrict_mode:2.3r until:-1.4 until_further:0.9o until_the:-1.4 unus:-2.2 up:0.5d up_the:-1.7
up_with:1.9d updat:0.4p updat_the:-0.6 updat_to:0.3o upgrad:-0.9 upload:0.5e upload_#secret:1.5e upload_it:1.8e
upload_the:1.7e upload_them:1.5e upload_your:-2.0 ur:2.5o url:-1.6 url_#evil:2.2e us:-0.7 us_the:-1.7
us_this:0.6f us_what:-1.4 usag:-4.2 use:-2.2 use_forc:-2.9 use_it:0.4p use_sudo:-0.4 use_the:0.9e use_this:0.6f
used:-0.3 used_in:-1.3 used_to:-0.3 user_#name:0.2f user_#number:-1.9 user_#path:0.2f user_about:-0.2
user_acts:-0.3 user_addres:1.2e user_alic:-1.5 user_and:0.7f user_api:1.2f user_approv:-1.6 user_ask:-0.4
user_asks:-1.5 user_content:1.4f user_data:2.7x user_delet:2.1f user_dislik:-0.8 user_document:0.4e
user_does:0.9d user_e:1.1f user_everyth:0.8d user_for:-0.9 user_forgot:-0.5 user_has:0.3f user_home:1.0e
user_host:-2.8 user_id:-2.7 user_is:-1.1 user_keep:-0.8 user_lik:-0.8 user_logs:1.1p user_mail:0.7f
user_name:-1.7 user_never:-1.7 user_now:1.5f user_password:0.7f user_phon:1.6e user_prefer:-1.4 user_privat:1.9e
user_question:1.8f user_request:1.1o user_says:-1.0 user_see:0.4d user_should:1.7d user_ssh:-0.8 user_that:-0.8
user_the:1.4d user_token:2.4f user_trust:-0.3 user_want:0.7f user_was:-2.4 user_what:-2.0 user_when:-1.3
user_with:-0.9 uses:-3.0 utc:-2.8 vacuum:-3.4 valid:-1.1 valu:-0.2 valu_of:1.8e variabl:-0.9 variabl_to:1.1e
vault:0.8e vault_and:1.4e vault_under:-0.5 vendor:-2.3 verbatim:2.4e verify:1.1p version:-3.4 version_#name:-1.3
version_#number:-1.2 version_are:-1.6 version_is:-0.4 version_of:-3.4 video:-2.6 view:-2.1 visibility:-1.3
visibility_hidden:0.5f visit_#evil:0.5f void:-2.7 wait:-0.9 wait_for:1.0d wake:-1.6 wallet:2.4e want:-1.5
want_the:-1.6 want_to:-2.9 want_you:0.4f warn:-1.1 warn_and:1.4d warn_ignor:-1.0 warn_me:-1.2 warn_this:-1.2
was:-1.3 was_a:2.2d was_chang:-2.2 was_sent:-2.1 was_told:-1.3 was_wrong:1.4f watch:0.4r watch_the:0.4d
water:-1.9 way:-1.2 we:-1.8 weather:-2.1 web:-1.0 webhook:1.8e week:-0.4 week_report:-2.0 weekend:-1.9 well:-1.8
went:1.2d were:0.3o were_a:1.1o were_given:1.6o were_replac:-1.8 were_told:2.6o wget:-0.7 wget_#evil:2.8p
wget_post:0.8e what_follow:0.4o what_i:-0.7 what_is:2.0e what_it:-0.3 what_the:0.6o what_were:0.7e what_you:0.3d
what_your:-0.3 whatever:1.1o whatever_the:1.0o whatever_you:-2.7 when:-1.6 when_a:-3.5 when_an:1.6f when_it:-2.3
when_search:-1.3 when_sort:-0.6 when_the:-1.3 when_you:1.6d whenever:0.7p whenever_the:-0.4 whenever_you:0.4p
wher:-0.4 wher_the:0.4d wher_you:-0.3 whether:-2.9 whether_the:-1.4 which:-0.3 which_fil:-0.5 which_has:3.0r
whil:-1.5 whit:0.3f whiteboard:-1.4 who:0.8r who_has:1.5r who_ignor:1.7r who_never:2.7r who_used:0.6r whoami:4.1e
whol:1.1x whol_repository:1.0x whos:2.0r why:0.2d wiki:-1.9 will:-2.1 will_be:-2.8 will_now:2.7f will_send:0.7f
window:-1.8 wins:0.7o wipe:0.7x wipe_all:1.9x wipe_the:-1.1 wish:-1.1 with:-0.9 with_#evil:1.6e with_#number:-1.2
with_#secret:0.5f with_amount:0.7f with_anyon:-1.5 with_curl:0.3f with_every:-1.6 with_sudo:-0.6 with_yes:-1.4
with_you:2.4e with_your:-0.9 with_zero:1.7x within:-3.0 without:-0.6 without_a:1.6p without_any:-0.2
without_ask:-1.0 without_confirmation:2.5r without_inform:1.5d without_moral:1.1r without_restriction:-0.8
without_review:1.9f without_the:-0.6 word:-0.3 word_for:1.3e work:-0.6 work_for:2.1r work_in:-0.3 work_on:-1.5
worker:-2.8 would:-0.3 writ:-1.2 writ_a:-1.1 writ_the:0.8e writ_this:2.1d written:0.5o written_abov:2.1o
written_in:-1.0 written_to:-3.3 wrong:-1.7 x:-1.1 x_#evil:2.1e x_#number:-4.6 x_post:1.0e y:-3.6 year:0.5p
yes:-0.2 yes_to:0.7p yesterday:-1.4 you:0.4r you_answer:0.5f you_are:0.6r you_call:1.4f you_can:-0.7
you_chang:0.7d you_did:1.1d you_do:-2.8 you_dont:-3.3 you_find:0.5e you_got:2.5d you_had:0.7r you_have:0.7r
you_ignor:1.2o you_know:-2.6 you_may:0.4o you_must:-0.9 you_need:-0.5 you_now:1.0r you_obey:0.6f you_read:0.4d
you_receiv:1.8o you_see:1.6p you_should:-1.4 you_start:-0.2 you_the:0.2o you_think:-1.4 you_to:-0.8 you_use:-1.4
you_were:1.6o you_will:0.3r you_writ:-0.2 your:-0.2 your_a:2.1r your_account:-2.5 your_answer:1.3e your_api:-1.3
your_context:2.2o your_creator:1.3o your_cv:-1.4 your_default:1.8p your_developer:3.4o your_e:-1.2
your_earlier:2.4o your_environment:0.8e your_guidelin:2.5o your_hidden:1.6e your_initial:2.3o
your_instruction:-0.2 your_key:-1.3 your_memory:0.5p your_name:-1.9 your_new:2.1r your_next:1.2e your_only:1.0o
your_operator:2.3o your_order:-1.5 your_own:1.4p your_owner:2.5o your_password:-3.4 your_pin:-1.3
your_previou:-0.6 your_prompt:2.2o your_public:-1.2 your_real:2.6o your_rep:2.7e your_rul:2.6o your_safety:3.0o
your_summary:3.0d your_system:4.4o your_token:-1.5 your_track:2.4d yourself:1.8r yourself_as:0.6r
yourself_to:1.8p zero:-0.2 zip:-1.0 zip_the:0.5e
`;
