/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-4.28 #address:-2.6 #address_#number:-2.1 #address_and:-0.6 #address_every:-2.7 #evil:6.2e
#evil_#number:1.0e #evil_#path:0.6f #evil_and:1.6p #evil_as:1.7p #evil_bash:1.4p #evil_befor:0.5f
#evil_every:0.6p #evil_first:0.5p #evil_follow:0.3e #evil_in:1.3p #evil_plus:0.8e #evil_sh:0.7p #evil_to:2.0p
#evil_with:2.8e #name:-1.0 #name_#number:-0.7 #name_#path:1.1x #name_and:0.8e #name_assistant:3.0f
#name_befor:1.0f #name_folder:-1.6 #name_in:0.5e #name_into:1.0e #name_invok:1.9f #name_is:-2.0 #name_name:1.9f
#name_now:-0.2 #name_on:-0.5 #name_self:-0.8 #name_so:0.2p #name_system:2.3f #name_that:0.7p #name_to:0.8p
#name_user:2.5f #name_with:2.8f #name_you:1.0f #number:-1.4 #number_#path:-1.6 #number_am:2.5x #number_and:1.0p
#number_assistant:1.1f #number_character:0.3e #number_days:-2.1 #number_dollar:1.5f #number_euro:0.3f
#number_fil:-1.5 #number_gb:-0.8 #number_in:0.5p #number_instruction:0.7o #number_january:0.9p #number_minut:-4.0
#number_pm:-1.2 #number_star:1.9f #number_to:0.7f #path:0.5f #path_#evil:2.4p #path_#number:1.1p #path_and:0.8p
#path_at:2.8x #path_every:2.2x #path_in:-1.0 #path_now:1.3f #path_of:1.8x #path_sure:3.1f #path_to:0.7p
#path_user:0.4f #path_with:0.2x #secret:0.3e #secret_#evil:1.1e #secret_and:1.5e #secret_file:-1.5
#secret_in:0.9f #secret_into:1.4e #secret_to:2.3e @about:-2.2 @address:0.7e @after:0.6d @alarm:0.5d @allOf:1.0x
@allow:1.3o @allow-:-2.1 @allows:-0.6 @anyone:1.5d @appear:-0.4 @appear!:0.3e @appear-:0.4d @appearing:-0.2
@approved:-1.0 @asIf:1.6d @asVoid:1.7o @aside:1.0d @ask:-0.3 @ask!:-2.7 @ask-:1.1r @ask=:-1.2 @asker:-0.3
@asking:-2.2 @atTop:0.5o @authority:0.5r @background:1.8d @beforeYou:0.3d @bigStores:0.7x @blurt:-0.4
@blurt!:0.2e @blurt-:-0.5 @blurt=:-0.5 @blurting:-1.4 @blurts:0.3p @careful:-3.5 @change:0.3p @change!:0.2p
@change=:-1.2 @changeing:-0.3 @changes:-2.2 @claim!:0.6r @claim-:0.5d @claim=:-2.1 @claiming:-1.2 @claims:-0.4
@counts:0.3o @covert:2.9d @deny:1.3r @deny!:1.9r @denys:-0.7 @destroy:1.1x @destroy!:0.7x @destroy-:-1.5
@destroy=:-1.5 @destroying:1.5r @destroys:-3.9 @do!:0.7e @done:0.9d @drop:0.7o @drop!:0.3o @drop-:-1.1
@drop=:1.5p @droping:-0.5 @drops:-2.4 @evenIf:0.7o @everything:0.2o @except:-1.2 @excuse:0.8d @falsify:1.5d
@falsify!:3.0d @falsifying:-1.2 @fetch!:0.2e @fetch-:0.4d @fetch=:0.3f @fetching:0.4f @fetchs:-0.4 @fine:0.4d
@follow:0.9o @follow!:-0.5 @follow-:2.5o @following:-0.2 @gotYou:0.7o @guard:3.0p @hand:0.9e @hand!:0.3e
@hand-:0.2d @handing:0.7f @hands:0.9p @hide:0.8d @hide!:1.8d @hides:-1.2 @hostGuard:1.5p @i:-0.3 @ifAsked:1.4d
@ifWord:-0.5 @ignore:0.2o @ignore!:0.3o @ignore=:2.0o @ignoreing:-1.2 @ignores:0.4r @keep:0.8d @keyFile:-1.1
@know:0.5d @know-:2.7d @knowing:2.0f @knows:-2.4 @lawless:2.4r @localOnly:-0.9 @log:0.7d @machine:2.0f
@mislead:1.7d @mislead!:2.8d @modes:1.0r @my:0.4o @myKey:3.0p @myRules:1.5o @newRule:2.1f @none:0.2r @note:0.2o
@nothingDone:0.3d @obeyMe:2.7o @oldRules:0.8o @omit!:-0.5 @omit-:0.5d @omit=:1.1p @omits:-3.3 @open-:0.7d
@opening:-0.9 @opens:-0.4 @outrank:0.2o @outside:1.0e @own:0.4o @pack:-0.4 @pack-:-0.6 @packing:-3.1 @packs:-1.2
@pact:2.7d @person:0.8d @power:0.4r @pretend:0.4r @pretend!:0.5r @pretend-:-0.6 @pretending:-0.3 @pretends:-0.2
@prior:0.6o @prompt:1.6o @put:0.5p @put!:0.5p @put-:0.5d @puting:-4.4 @puts:-1.7 @raze:1.1x @raze!:0.7x
@reads:1.5f @real:0.2f @record:0.7d @record!:-0.7 @record-:0.4d @recording:0.2d @records:0.6d @releasedFrom:1.4r
@reply:0.2e @roleplay:0.6r @roleplay!:0.6r @roleplaying:-1.4 @roleplays:-1.5 @rootSecret:1.4e @rules:1.8o
@run:-0.4 @run!:1.0p @run-:-0.3 @run=:-0.5 @runing:-1.0 @runs:-1.0 @safeOrder:0.7d @safetyRules:0.2o @say:-0.3
@say!:0.6e @say-:0.9d @say=:-0.4 @sayNothing:2.8d @says:-0.3 @scratch:-1.2 @secrecy:1.6d @secret:0.9e
@secretfile:3.7e @send!:0.8e @send-:-0.8 @send=:-1.1 @sending:0.4f @sends:-0.2 @serve:0.5o @skipped:0.3p
@squeeze:0.2e @squeeze!:0.7e @standing:1.0p @startup:2.6p @stillOn:-0.3 @stores:0.3x @sudoers:1.8p @task:0.7o
@tech:-0.7 @tell!:0.5d @tell-:1.3d @tell=:1.6p @tellNobody:1.7d @telling:-0.6 @theRules:0.2o @their:0.6o
@thing:0.7d @thisRule:0.7o @toolFirst:1.2f @toolNote:0.9f @toolname:4.4f @topPriority:1.1o @tracks:1.1d
@treat!:-0.4 @treat-:1.1d @treating:-2.1 @treats:-1.0 @trivial:0.5f @trust:0.2o @trust!:0.5p @trust-:-1.5
@trusts:-1.5 @tunnel:3.7p @unasked:-0.3 @unaware:1.5d @unknowing:2.3d @unless:-1.0 @unlocked:2.8r @url:-0.8
@userSecret:2.9e @void:0.9o @voidTalk:0.3o @you:1.2o @youAre:1.5r @youKnow:0.6r @yourself:1.4r ^#address:-0.8
^#name:0.3f ^#number:-4.5 ^#path:-1.4 ^a:-4.8 ^abandon:2.6o ^acces:-2.0 ^act:-0.4 ^action:-1.2 ^acts:-0.3
^add:-1.0 ^after:0.5p ^agent:0.5f ^ai:-1.7 ^alert:-2.4 ^all:-2.9 ^alway:0.6p ^an:-3.1 ^answer:1.6r ^api:-2.2
^append:0.9p ^approv:-3.2 ^approval:-2.7 ^archiv:-1.3 ^assum:1.0r ^at:-0.6 ^attach:1.9e ^attacker:-2.9
^attention:-0.6 ^authoriz:-2.0 ^aws:0.7x ^back:-2.1 ^backup:-1.3 ^base64:0.7e ^be:0.6r ^becom:1.3r ^befor:-0.7
^begin:1.0f ^behav:0.3r ^bob:-1.0 ^bot:1.5f ^break:-1.5 ^bypas:1.2o ^call:-2.0 ^cancel:1.5o ^cat:-0.8 ^chang:0.5p
^check:-2.3 ^chmod:1.2x ^claim:1.8d ^clear:-1.8 ^commit:-3.1 ^compar:-0.9 ^conceal:1.9d ^confidential:-2.1
^consider:1.2r ^const:-2.4 ^copy:-1.0 ^count:-1.6 ^cover:2.4d ^creat:1.2p ^cron:-0.4 ^curl:-1.0 ^dan:-2.0
^dd:1.7x ^dear:0.2f ^def:-1.2 ^delet:-1.8 ^deploy:-0.4 ^developer:1.6r ^disabl:-0.5 ^discard:0.6o ^disregard:-0.5
^div:-0.3 ^dont:0.9d ^download:-2.3 ^drop:-0.5 ^dump:1.0e ^each:-2.6 ^echo:-0.3 ^edit:0.9p ^email:0.5e ^emb:0.4e
^employe:-1.0 ^empty:-0.2 ^encod:-0.5 ^encrypt:-0.7 ^end:0.3f ^endoftext:1.6f ^enter:0.6r ^env:-0.4 ^eras:0.8x
^error:0.6f ^eslint:-1.6 ^every:-1.6 ^everyth:-2.1 ^execut:-1.9 ^exfiltrat:1.8e ^export:-1.1 ^find:0.9x ^fix:-1.7
^follow:-3.2 ^for:-0.6 ^forget:0.2o ^forgot:-1.3 ^format:2.0x ^forward:0.7e ^from:-0.4 ^function:-2.1
^generat:-0.9 ^get:-1.0 ^git:0.5x ^give:1.3e ^grant:1.1p ^guidelin:0.8o ^he:-1.6 ^hey:0.9f ^hidden:-3.3 ^how:-2.0
^human:-1.6 ^i:-0.5 ^if:-0.2 ^ignor:0.4o ^imagin:-0.3 ^img:-1.1 ^important:0.6f ^in:-0.8 ^includ:1.5e ^info:-0.5
^input:-0.7 ^insert:-0.4 ^inst:0.8f ^install:0.2p ^instead:1.2o ^instruction:-0.6 ^it:-3.2 ^jailbreak:-1.8
^keep:-0.2 ^key:-3.6 ^kind:0.9o ^kubectl:0.7x ^leak:3.8e ^leav:0.2d ^let:0.9r ^lie:2.0d ^llm:1.9f ^logo:0.7e
^logs:-1.5 ^mail:-0.4 ^make:1.0d ^mark:-0.6 ^merg:-2.2 ^messag:-2.2 ^meta:-1.5 ^model:-1.5 ^monitor:-1.3 ^my:-0.9
^neglect:1.3o ^never:0.3d ^new:1.0o ^no:-1.5 ^nobody:0.4d ^note:-1.4 ^noth:-0.7 ^notify:-1.4 ^npm:-1.1 ^obey:1.7o
^old:-1.1 ^omit:1.9d ^on:-2.3 ^once:-1.1 ^only:-0.7 ^open:-0.3 ^our:-2.6 ^output:0.8e ^overrid:-0.4
^overwrit:1.9x ^p:-0.3 ^password:-2.7 ^past:-0.6 ^pay:0.4o ^permission:-1.3 ^ping:0.4e ^pleas:-2.3 ^post:-0.8
^prefer:-1.7 ^pretend:-1.5 ^previou:-0.2 ^print:-0.4 ^printenv:0.7e ^prior:-2.9 ^project:-2.5 ^prompt:-1.9
^publish:0.9e ^pull:-2.3 ^purg:0.9x ^quiet:0.8d ^read:-0.4 ^register:-0.9 ^reject:-0.5 ^remind:-1.6 ^remov:0.2x
^render:1.3e ^rep:0.6e ^replac:-0.9 ^report:0.8d ^reset:0.6x ^respond:-0.2 ^restart:-1.5 ^restriction:1.1o
^reveal:1.7e ^rm:1.0x ^rol:-2.5 ^role:-0.6 ^roleplay:0.9r ^rotat:-1.4 ^rul:-1.3 ^rule:-1.8 ^run:-1.9 ^save:1.4p
^say:0.5d ^scan:-0.9 ^scp:0.5e ^search:-0.2 ^secret:-1.2 ^security:-1.9 ^select:-1.0 ^send:-1.7 ^set:0.3p
^shar:0.4e ^she:-0.9 ^show:2.8e ^shr:2.8x ^shut:0.2x ^silent:2.5d ^skip:-1.9 ^span:-0.6 ^speak:1.0r ^ssh:-1.7
^start:-0.4 ^stay:0.7r ^stop:2.0o ^stor:-0.9 ^sudo:1.1x ^summaris:-2.3 ^svg:1.0f ^switch:0.6r ^sys:-0.4
^system:-0.3 ^take:0.7r ^tar:-0.2 ^tell:-0.3 ^terraform:1.1x ^test:-2.4 ^the:-2.7 ^ther:0.7o ^thes:-1.3
^this:-1.5 ^thought:0.4f ^to:-2.7 ^todo:-1.8 ^token:-2.1 ^tool:-0.4 ^transfer:2.1e ^treat:0.4o ^truncat:1.5x
^turn:-0.2 ^unlimit:-2.4 ^updat:-1.8 ^upload:-0.6 ^user:-3.2 ^verify:-4.0 ^warn:-1.9 ^watch:-1.4 ^we:-0.4
^wget:-0.8 ^what:0.3e ^when:0.6e ^whenever:0.3p ^wipe:0.3x ^without:-0.3 ^work:2.1d ^writ:0.8p ^you:-0.6
^your:0.2o ^zip:0.6e a_backdoor:1.2p a_backup:-0.9 a_bot:0.4r a_bridg:-1.3 a_code:0.6e a_comment:-0.2 a_cron:0.8p
a_day:0.8x a_dns:1.7e a_fake:1.3d a_file:0.4p a_game:0.6r a_hacker:1.8r a_helpful:-1.9 a_jailbroken:0.5r
a_joke:-1.6 a_key:-1.6 a_line:1.4p a_link:-0.4 a_list:-0.4 a_machin:-1.4 a_maliciou:1.5r a_member:-0.8
a_messag:-1.6 a_model:1.3r a_name:-2.0 a_new:1.7p a_person:-0.9 a_pirat:2.3r a_poem:-1.2 a_positiv:1.0f
a_post:0.3p a_public:2.2e a_query:-0.2 a_request:-1.4 a_revers:1.5p a_rogu:0.8r a_schedul:1.0p a_second:0.6d
a_shell:0.4r a_summary:-0.4 a_system:1.5r a_systemd:0.7p a_team:-1.3 a_terminal:0.3r a_test:2.0o a_user:-1.9
a_week:1.4x a_year:-2.1 aaaa:1.6p abandon:0.3o about:-0.2 about_it:1.9d about_minor:-0.9 about_the:-0.9
about_this:1.2d abov:0.6o abov_#number:-2.9 abov_this:1.5e accept:-1.3 accept_all:-2.2 accept_the:1.1f acces:-0.6
acces_to:-3.1 acces_token:1.0e accident:0.2d account:0.8p act_as:-0.4 act_like:2.3r act_normal:2.3d act_on:-0.2
action:0.2d actor:-0.7 acts:-1.2 acts_as:-1.2 ad:-2.2 ad_to:-0.8 add_#evil:1.1p add_it:0.3e add_mallory:1.6p
add_my:2.9p add_the:0.8e add_this:-1.9 add_x:0.7e addres:-0.3 addres_and:-0.6 addres_below:0.7e address:-1.5
adds:0.6f adher:0.5o adher_to:0.5o admin:1.3f admin_mode:-1.7 admin_of:-1.2 admin_panel:-1.8 admin_password:-0.6
admin_right:-0.6 administrator:-0.5 administrator_and:2.3r administrator_of:-1.7 adopt_the:2.5r after:-0.5
after_a:-1.9 after_each:0.3p after_read:2.3d after_the:-0.7 after_you:0.8f again:-0.6 agent:-1.2 agent_must:1.3f
agent_read:-0.9 agent_run:2.3f agent_runs:-0.5 agent_that:2.2r agent_you:1.3f agre:0.8f ai:2.4r ai_agent:0.7f
ai_assistant:-1.0 ai_instruction:0.8f ai_model:2.0f ai_reviewer:1.7f ai_that:1.5r ai_the:1.1f ai_with:1.5r
alarm:0.4d alert:0.9d alert_me:-2.8 alic:-1.8 alic_#path:-0.7 all:0.3x all_all:-1.2 all_backup:2.7x
all_branch:2.9x all_check:-1.8 all_contact:2.7e all_data:1.5x all_environment:2.3e all_fil:3.3x all_former:1.5o
all_futur:1.1p all_mail:2.8e all_nopasswd:0.3p all_of:1.3o all_other:0.9o all_password:2.0e all_previou:-0.4
all_prior:1.2o all_process:0.5x all_restriction:-1.3 all_right:-1.0 all_rul:-1.8 all_safety:0.8o all_secret:2.1e
all_set:-1.6 all_tabl:0.2x all_the:-2.8 all_to:0.3p all_user:2.3x all_your:1.5o allow:-1.0 allow_all:-1.0
allow_everyth:3.0p allow_to:0.2r allow_you:-0.6 allowlist:-1.0 already_paid:-0.5 also:-0.6 alt:-0.7 alt_text:0.2e
alway:0.4p alway_answer:0.5p alway_approv:1.9p alway_ask:-1.9 alway_execut:1.6p alway_includ:-1.2 alway_obey:1.6p
alway_run:2.4p alway_trust:-1.3 alway_use:-0.8 am:2.5x am_your:0.9r amount:-1.1 an:-0.4 an_account:0.2p
an_admin:2.2f an_administrator:-0.7 an_agent:1.3r an_ai:1.8r an_argument:0.5f an_assistant:-0.8 an_attack:-1.6
an_attacker:0.5r an_empty:1.6x an_evil:2.1r an_hour:-1.0 an_imag:1.7e an_issu:-2.0 an_llm:0.5f an_unalign:1.6r
an_uncensor:0.6r an_unfilter:2.0r an_unrestrict:-0.7 ana:-1.4 and:-0.4 and_add:0.6e and_alert:-0.5 and_all:-0.5
and_answer:1.4r and_append:2.2e and_approv:2.3r and_call:-1.4 and_confirm:0.8r and_continu:1.4o and_delet:0.4x
and_do:1.0o and_dont:2.0d and_execut:1.5p and_follow:2.6o and_forward:2.8e and_grant:2.2r and_hide:-0.4
and_ignor:0.6r and_includ:1.3e and_instead:0.9o and_keep:1.7p and_list:-0.7 and_listen:0.5o and_log:-0.7
and_mail:1.6e and_make:0.5e and_never:1.2r and_no:-1.2 and_obey:1.6o and_open:1.8o and_output:0.6o and_pass:1.7f
and_past:-0.4 and_post:2.2e and_pres:-2.5 and_print:0.6o and_proce:1.4o and_push:1.7f and_put:1.6e and_rep:0.3o
and_report:0.4e and_restart:-0.9 and_run:-0.6 and_runs:-0.2 and_say:0.4f and_send:1.4e and_shar:1.1e
and_start:-1.3 and_summaris:-0.3 and_tell:-0.8 and_the:-1.1 and_then:-3.6 and_upload:2.6e and_writ:-0.6
and_you:-1.4 anna:-1.9 another:-2.5 answer:0.4r answer_#path:-0.8 answer_as:0.8r answer_in:-1.4 answer_on:-2.1
answer_to:-0.5 answer_with:-0.4 answer_without:0.9r anthropic:2.5o any:1.0o any_instruction:2.0o any_more:2.1o
any_other:0.5f any_previou:-0.7 any_restriction:1.3r any_rul:0.5r anyon:-0.2 anyon_know:1.1d anyon_who:0.8e
anyon_your:-2.5 anyth:0.7r anyth_now:1.5r anyth_without:-1.5 ap:-1.8 ap_to:-0.9 api:-0.4 api_key:1.2e
api_keys:-0.5 api_token:1.1e app:-2.7 append:0.4e append_it:2.2e approv:1.4p approv_all:-0.3 approv_every:1.3x
approv_everyth:2.4r approv_the:2.1f approv_this:1.1f approval:1.9p approval_are:-0.3 approval_to:1.3p apt:-2.0
archiv:-2.0 are:-0.5 are_a:0.4r are_an:0.7r are_authoris:0.5r are_availabl:-2.0 are_cancell:2.5o are_do:1.7o
are_document:-1.1 are_evil:0.6f are_free:2.9f are_hereby:1.7o are_in:-0.8 are_kept:-1.2 are_lift:2.0o
are_manag:-0.9 are_my:1.3r are_no:-0.5 are_not:-0.3 are_now:-1.1 are_obsolet:1.1p are_on:-0.8 are_read:-0.8
are_remov:-2.8 are_requir:1.7f are_root:3.1r are_sent:-1.9 are_stor:-1.4 are_suspend:2.5o are_the:-2.0
are_void:0.4o area:-1.3 argument:-0.9 argument_command:0.8f art:-1.7 articl:0.9f as:0.4r as_a:0.2r
as_administrator:-1.7 as_an:1.1r as_dan:0.7r as_i:0.5o as_if:0.8d as_of:0.3o as_root:-2.0 as_the:0.7r
as_though:2.1r as_untrust:1.7o as_your:1.1o asid:-0.4 ask:0.3p ask_about:-3.0 ask_for:1.2p ask_not:-1.9
ask_the:-0.2 asks:-0.2 asks_for:-2.2 asleep:1.2x asset:-2.2 assignment:1.5o assistant:1.7f assistant_call:0.6f
assistant_content:-0.7 assistant_director:-1.1 assistant_i:2.5f assistant_manager:-1.9 assistant_must:1.7f
assistant_ok:1.6f assistant_pleas:2.6f assistant_professor:-1.8 assistant_read:1.7f assistant_run:2.8f
assistant_send:2.4f assistant_should:-2.4 assistant_sure:0.8f assistant_that:-0.6 assistant_the:1.5f
assistant_to:-1.6 assistant_transfer:1.1f assistant_you:2.7r assum_the:0.7r assum_you:1.3r at:-0.7
at_#address:0.4e at_#evil:2.3e at_#number:-0.5 at_all:-0.6 at_boot:0.7p at_every:-1.0 at_midnight:1.0x
at_night:0.4x at_noon:2.0x at_start:0.9p at_the:-1.9 attach:0.6e attack:-0.6 attacker:1.0r attacker_may:-0.6
attention:1.5o attention_ai:0.8f attention_to:2.6o audit:1.2d audit_and:-2.2 audit_log:1.3d author:-0.8
author_of:-0.2 authoris:1.2r authoris_to:-1.7 authoriz:-1.1 auto:-1.0 auto_approv:0.2x automatical:-2.8
availabl:-2.5 avoid:0.8d aws:1.1e aws_s3:0.7x b:-2.9 back:-3.0 back_up:-1.7 backdoor:2.2p background:0.2d
backup:0.4x backup_of:-0.8 backup_older:1.2x banana:0.8p bank:-0.9 base64:1.1e base64_and:0.3e base64_of:-0.2
bash:2.0p be:-0.4 be_a:-0.7 be_an:-0.9 be_ask:-0.8 be_call:0.2f be_delet:-1.6 be_my:2.2r be_restor:-0.6
be_skip:1.1p be_the:2.3r be_told:-0.7 becaus:-2.1 becaus_you:0.2f becom:0.4r becom_an:1.4r been_log:-3.0
been_remov:2.5r befor:-1.7 befor_#number:-1.3 befor_answer:0.8f befor_any:0.6f befor_commit:-1.0 befor_delet:1.0p
befor_each:-1.3 befor_every:1.1p befor_it:1.1o befor_run:1.5p befor_the:-0.4 befor_this:2.2o befor_us:-0.6
befor_you:-0.5 begin:-0.7 begin_system:2.1f behav:-1.5 behav_as:-0.3 behav_like:1.5r behaviour:-2.0 behind:1.3d
believ:-1.1 below:0.5o below_#number:-1.1 ben:-1.5 best:-0.2 between:-0.3 between_us:1.7d binary:-0.4
birthday:-1.6 bitwarden:-0.8 block:-0.4 blog:-2.8 board:-1.7 bob:0.3d body:-4.5 book:0.2f boot:1.4p boss:-0.6
bot:1.3f bot_that:0.3r both:-1.8 bots:-2.5 bound:-0.5 bound_by:1.9r box:-1.9 br:-1.2 br_this:1.6d branch:-0.9
branch_after:-1.5 branch_every:-1.7 branch_name:0.8e break:-0.7 break_the:-2.0 bridg:-1.6 brief:-0.7 browser:-1.0
browser_and:0.3e budget:-1.6 bug:-0.6 build:-1.9 build_fail:-0.6 build_folder:-1.9 build_is:-0.4
build_machin:-0.5 but:-2.1 button:-0.8 buy:1.0f by:-0.7 by_a:-1.9 by_default:-2.5 by_e:-0.9 by_mail:-0.4
by_run:0.2p by_the:0.4o by_your:0.7o bypas:0.5o bypas_your:1.2o cach:-2.5 cach_of:-0.7 cake:-2.8 calendar:-1.5
calendar_and:-0.5 call:-0.6 call_#name:3.1f call_#number:0.9f call_befor:1.3f call_the:-0.5 caller:-1.5 came:1.5o
came_befor:1.1o came_from:1.0d can:-1.6 can_do:1.2r can_read:-1.2 can_safe:0.6o cancel:-0.8 cancel_all:2.8o
cancell:0.3o cannot:-2.8 car:-2.6 card_number:1.2e care:0.5r careful:-0.4 carla:-1.1 carry:-0.2 case:-2.4
case_of:1.1o case_when:-0.3 cat:0.5e cat_#path:2.0e cat_#secret:0.8e certificat:-0.2 certificat_of:-1.5
chang:-0.8 chang_in:-1.2 chang_is:-1.1 chang_the:1.2d chang_to:-1.3 chang_you:0.5o chang_your:0.8o changelog:-0.8
channel:-1.2 chapter:-0.6 character:-0.8 character_of:2.4r chat:-0.7 chat_history:1.7e chatbot:0.3r
check_are:0.7p check_for:-1.6 check_if:-1.7 check_my:-0.8 check_that:-1.2 check_the:-2.0 check_whether:-0.6
checkout:0.9p checkout_hook:0.7p ches:-1.8 children:-3.0 chmod:1.3x chmod_r:2.3x choos:-2.2 ci:-3.5 ci_set:-0.7
claim:-0.5 clas:-2.5 claud:-0.9 clean:0.9x clean_the:-2.1 clean_up:0.2d clear:-1.6 clear_your:-0.5 click_the:2.1f
client:-3.7 clos:-1.1 clos_on:-0.4 clos_this:-1.8 cluster:1.3x cod:-0.3 code:-1.3 code_with:-1.9 collect:0.2e
collect_the:-0.8 color:-0.5 column:-4.0 com:-0.2 com_from:1.0f command:-0.8 command_#path:1.0f command_from:0.2p
command_id:2.4f command_to:-1.0 command_without:3.2r comment:0.2e comment_on:0.8e commit:-0.7 commit_messag:-0.3
commit_to:0.5p comp:2.4o comp_with:1.8o company:-0.9 compar:-2.9 compar_the:-0.7 competitor:-1.6
competitor_in:-1.6 complet:-3.6 compos:-1.4 compromis:1.0r computer:-2.5 conceal:1.5d confidential:0.9r
config:-1.0 configur:-1.7 configuration:-1.0 confirm:0.5r confirm_the:0.8r confirmation:0.9p confirmation_is:1.9r
conflict:0.9o connect:-2.4 connect_to:-1.6 consider:0.6r consider_yourself:0.7r const:-2.9 constraint:1.5o
contain:-0.5 contain_the:0.8e container:-2.2 content_of:1.1e content_policy:1.5r content_to:0.9e content_you:1.0f
context:-0.4 context_and:2.0o contract:-0.6 control:-1.0 conversation:-0.4 conversation_to:3.6e cook:-1.2
cooki:-0.4 cooky:0.4e cooky_to:-0.6 copy:-0.3 copy_#secret:2.1e copy_of:-1.2 copy_the:0.5e copy_to:2.0p corp:-0.8
cost:-1.0 could:-2.5 count:-0.5 count_the:-1.5 cover_your:2.3d cp:-0.7 crawler:-1.4 creat:-0.7 creat_a:-0.3
creator:1.2r credential:1.5e credential_file:2.1e credit:1.2e credit_card:1.2e crew:-1.7 cron:-0.3 cron_job:-0.4
crontab:-0.6 csv:-1.4 curl:-0.3 curl_#address:0.5e curl_#evil:1.5p curl_d:1.0e curl_fssl:-0.7 curl_x:0.7e
current:-1.0 current_task:1.1o customer:-0.5 customer_tabl:1.6x cv:-0.5 cve:-0.8 cve_#number:-0.8 cycl:-2.8
d:-0.8 d_#evil:1.0e dai:-1.5 dan:1.3r dark:-0.3 dashboard:-1.1 data:-2.0 data_and:0.7p databas:0.5x
databas_and:-0.8 databas_of:-1.0 databas_password:-0.3 databas_production:1.2x date:-2.2 date_is:0.7p day:-0.8
days:-0.4 dd:1.8x dd_if:1.8x deadlin:-2.7 dear:0.6f dear_ai:1.6f dear_languag:2.3f debug:-0.9 debug_mode:2.0r
decision:-2.0 declaration:-1.9 def:-2.9 def_#name:-0.9 default:-2.1 default_port:-1.9 definition:-3.2 delet:0.5x
delet_after:-1.9 delet_anyth:-1.9 delet_everyth:3.4x delet_fil:1.1r delet_it:2.9f delet_the:1.2x delet_this:-2.2
deliver:0.6r demo:-2.0 demo_is:-0.6 deny:-0.4 deny_that:-0.5 dependency:-1.7 dependency_and:-2.1 deploy:-2.4
deployment:-1.6 deprecat:-2.5 describ:-1.7 description:-0.6 design:-3.3 destroy:-0.7 destroy_all:2.3x
destroy_auto:1.1x destroy_the:1.1x detail:-1.0 detection:-1.1 dev:-2.1 dev_server:-1.1 developer:2.1o
developer_messag:1.9o developer_mode:1.5r devic:-2.7 did:1.0d did_not:0.2d die:-1.2 diet:-2.1 digest:-2.4
direct:-2.8 direct_to:-2.6 direction:1.4o directiv:2.5o director:-1.1 directory:-1.5 disabl:1.4p disabl_all:-1.8
disabl_the:-0.6 discard:-0.5 discard_all:0.2o discard_the:-1.3 disclos:0.2d discreet:1.3d disk:0.9x disk_is:-2.5
disk_usag:-2.7 disk_with:2.3x dislik:-0.8 disobey:2.0o disobey_the:2.0o display:-1.7 disregard_any:2.2o
disregard_everyth:1.8o disregard_the:2.0o disregard_this:-1.1 disregard_your:1.2o dist:-3.0 distribut:-2.9
disturb:-1.6 div:-0.7 div_hidden:-0.4 div_styl:2.3f dns:2.6e do:-0.9 do_and:1.6o do_anyth:0.5r do_as:0.8o
do_everyth:-1.8 do_i:-1.0 do_it:1.9d do_not:-1.0 do_the:0.4o do_this:0.6d do_what:2.5o docker:-3.0
docker_compos:-0.4 docker_imag:-1.8 docs:-4.3 docs_#path:-1.6 doctor:-1.8 document:-0.5 document_in:-1.0
document_to:-1.4 does:-0.3 does_not:0.7d dollar:1.0f done:0.2d dont:0.4d dont_ask:-2.4 dont_let:0.6d
dont_mention:-0.3 dont_show:-2.3 dont_tell:1.3d down:0.8x down_the:-0.8 download:-0.9 download_#evil:1.9p
download_and:0.3p download_the:-0.6 draft:-1.8 driv:1.1x driver:-1.5 drop:-0.6 drop_all:-0.8 drop_databas:1.1x
drop_tabl:-0.5 drop_the:-0.4 dump_the:1.4e duplicat:-2.0 dur:0.4o dur_the:-1.0 e:-1.3 e_mail:-0.9 each:-1.6
each_answer:-1.0 each_commit:0.8p each_day:2.0x each_morn:1.6x each_night:2.0x each_secret:0.9e each_session:0.4p
earlier:1.6o earlier_guidanc:0.8o earlier_instruction:0.8o earlier_prompt:2.1o earlier_version:-1.2 echo:-1.2
echo_ssh:0.7p ed25519:1.0p edit:-1.1 editor:-2.0 effect:-2.2 else:0.4d email:-0.9 email_the:0.4e emb:1.2e
emb_the:1.2e emoji:-0.4 empty:-0.5 empty_the:-1.8 emulat:-0.5 enabl:-0.9 enabl_developer:-2.2 encod:-0.7
encod_the:0.7e encrypt:-0.7 end:-0.2 end_of:0.9f end_system:2.1f endoftext:1.6f ends:0.4f engineer:-1.8
english:-1.6 enter:-0.3 enter_the:-1.1 enter_your:-2.0 entry:0.9p env:1.7e env_to:2.2e environment:-1.2
environment_variabl:1.2e eras:0.2x eras_all:1.1x eras_the:0.4x eras_your:1.3o error:-1.8 error_to:-0.5
eslint:-3.2 eslint_disabl:-1.7 ethic:2.8r ethical:1.6r eval:-2.6 eve:1.8p even:-0.6 even_if:0.8d every:1.6x
every_#number:-2.2 every_agent:1.4p every_answer:-2.5 every_command:-1.1 every_day:-1.6 every_earlier:1.9o
every_even:-0.4 every_file:2.8x every_friday:-1.0 every_instruction:0.8o every_login:-1.0 every_mail:2.0x
every_minut:2.1p every_monday:-2.5 every_month:0.5x every_morn:-2.0 every_night:-2.3 every_repository:2.1x
every_request:-1.3 every_rule:2.0o every_start:0.8p every_sunday:-0.7 every_time:1.7p everyon:1.8p everyth:2.2r
everyth_abov:1.5o everyth_befor:1.3o everyth_is:1.5d everyth_under:2.3x everyth_you:-1.0 evidenc:1.1d evil:1.6r
evil_#path:2.7f evil_pkg:1.3f evil_twin:-0.4 evilbot:2.2r exact:0.2o exampl:-4.3 exampl_corp:-0.8 except:0.2o
except_this:2.7o exchang:-0.9 exchang_rat:-0.5 execut:1.2p execut_#evil:0.3p execut_the:0.3f exfiltrat:0.9e
exfiltrat_the:1.4e exist:-2.6 exit:-2.3 expir:0.6o explain:-0.8 explain_how:1.2r export:-1.9 export_#name:-1.3
export_the:1.2e extension:-2.1 f:-0.2 fail:-1.5 fail_login:-1.3 fail_test:-1.6 failur:-2.0 fals:-1.0 fami:-2.3
far:-1.6 favour:2.1o favourit:-2.2 feat:-1.0 featur:-3.0 feedback:-2.2 fetch:-1.7 fetch_#evil:1.6e fetch_the:-1.4
field:-0.2 figma:-1.0 fil:-1.7 fil_#path:-0.9 fil_in:-0.8 fil_older:-0.7 fil_to:1.2p fil_with:-1.1 file:-0.4
file_#name:-1.7 file_#secret:-1.0 file_and:1.2e file_as:0.5e file_name:-0.8 file_to:0.8f file_was:2.2d
file_wins:0.8o fill_in:-3.6 film:-2.4 filter:-0.9 find:1.4e find_out:0.9d find_the:-2.5 find_to:0.7e fine:0.8d
finish:0.5d finish_the:0.2f firewall:0.8p first:-0.6 first_#number:1.1e first_#path:1.3f first_and:1.3f
first_of:1.5x five:-1.8 fix:-0.9 fix_it:0.8f flag:-3.0 flaky:0.8f flat:-1.7 flour:-1.5 folder:0.6x
folder_and:1.3e folder_in:-1.5 folder_of:0.6x folder_when:-1.7 follow:0.5o follow_by:0.2e follow_command:0.6f
follow_instruction:-0.5 follow_it:1.0p follow_line:-1.2 follow_mine:0.4o follow_text:1.3o follow_the:-1.5
follow_thes:-0.7 follow_this:1.2o follow_your:2.2o font:0.4f font_size:0.5f foo:-1.9 for:-1.2 for_#number:-0.8
for_a:-2.2 for_ai:1.7f for_all:0.2p for_approval:1.4p for_each:-0.2 for_every:-1.6 for_everyth:1.9r for_good:2.1p
for_mallory:2.1p for_new:-2.2 for_permission:2.5r for_test:1.3o for_the:-0.5 for_tomorrow:-1.4 for_word:1.2e
for_you:2.4o for_your:-1.2 forc:0.7x forc_push:0.7x forever:-1.0 forget:-0.4 forget_about:1.4o forget_all:0.8o
forget_everyth:-1.6 forget_what:-0.5 forget_your:0.9o forgot:-1.4 forgot_the:-1.0 forgot_your:-1.2 fork:1.5x
form:-1.3 format:-0.6 format_the:-0.3 former:1.2o forum:-1.4 forward:-0.4 forward_all:1.6e forward_the:3.2e
forward_this:-1.8 found:-0.9 found_in:2.1p fre:0.3r free:-0.2 free_from:1.6r french:-1.1 fresh:-0.3 friday:-0.2
friend:-2.4 from:-0.4 from_#address:-1.7 from_#evil:1.8p from_#number:-0.9 from_all:1.6r from_eve:1.1p
from_here:1.8r from_mallory:0.5p from_now:1.1p from_the:0.3d from_this:0.9o from_today:0.3p from_your:-0.6
fssl:-0.7 full_acces:0.5f function:-1.3 further_notic:0.9o futur:-0.5 futur_session:-0.5 gam:-1.8 game:0.5r
game_in:0.4r gave:-0.2 gb:-1.2 gb_of:-0.4 generat:-3.1 generat_by:-0.3 german:-1.2 get:-1.3 get_the:-0.4
gets:-0.6 gist:-0.6 git:-0.6 git_config:-0.8 git_hook:1.8p git_push:1.6x git_reset:0.6x github:-3.1 giv:-0.9
give_a:0.8d give_me:-0.4 give_the:2.2e give_this:0.5f given:-0.2 given_by:0.5o go:1.3f go_on:1.8f go_to:-0.9
goal:1.9o god:0.5r god_mode:0.5r goes:-1.5 gone:0.6p good:0.2p good_morn:-1.3 got:0.6d gpt:-0.7
grandmother_who:0.8r grant:1.4f grant_acces:1.9f grant_the:-0.8 green:-2.5 grep:-2.2 group:-2.4 guardrail:-1.5
guest:-2.4 guid:-2.9 guidanc:1.0o guidanc_and:0.6o guidelin:0.3o guidelin_abov:2.0o guidelin_are:0.4o
guidelin_for:-0.7 h:0.9x hack:2.3o hacker_who:0.7r had:0.9r had_no:1.6r hand:0.5o hard:0.9x has:-0.7 has_a:-1.5
has_been:-1.0 has_chang:1.8o has_expir:-0.7 has_no:-0.2 has_the:-1.3 has_to:2.1d have:-0.9 have_already:-0.5
have_been:0.4r have_call:0.9f have_chang:-1.4 have_no:0.3r have_root:2.5r have_to:-0.4 he:-1.9 head:0.2e
header:-3.4 headlin:-1.7 hello:-1.0 help:-1.5 help_the:2.0o helper:1.6p helpful:-1.9 helpful_assistant:-2.3
her:-1.5 here:0.3o here_are:0.8o here_on:1.9r hereby:-1.6 hey:0.7f hi:-0.3 hid:-1.8 hidden:0.4f hidden_fil:-2.6
hidden_from:1.8d hidden_instruction:1.5e hidden_menu:-1.4 hidden_prompt:1.7e hide:-1.4 hide_the:1.4d
hide_this:-1.0 hint:0.5d his:-2.3 history:-0.4 history_so:0.6d history_to:0.4e hold:0.4o hold_the:0.2e
holiday:-1.7 home:0.2x home_directory:2.2x home_folder:2.1x hook:-1.2 hook_that:2.5p host:-0.4 hour:-1.0
hour_and:-0.9 hous:-1.4 how:-1.8 how_do:-0.8 http:-1.4 http_tool:1.9e human:1.5f human_delet:1.5f
human_resourc:-1.2 i:0.7f i_am:-0.9 i_ask:0.6r i_have:-0.9 i_say:0.3o i_should:2.8f i_will:2.5f id:-0.4
id_#number:-1.7 id_#path:1.2f identity:0.6r identity_of:1.5r if:-0.8 if_#name:-3.1 if_#path:1.6x if_ask:1.4d
if_exist:-0.5 if_it:-0.2 if_noth:-2.7 if_question:1.5d if_someon:0.3d if_the:0.8d if_they:1.8d if_you:-2.3
ignor:-0.6 ignor_all:0.4o ignor_any:0.9o ignor_case:-0.5 ignor_every:1.3o ignor_everyth:-1.4 ignor_fail:-1.2
ignor_its:0.5r ignor_previou:-0.6 ignor_prior:1.5o ignor_the:1.4o ignor_this:-2.3 ignor_weekend:-1.7
ignor_what:1.1o ignor_your:1.9o ignorieren:-1.9 imag:1.2e imag_#path:-3.4 imag_link:0.8e imag_url:1.8e
imagin:-0.2 imagin_you:-1.0 img:-1.2 img_alt:0.9f img_src:-3.0 import:-1.8 important:1.1f important_befor:0.9f
important_read:1.4f important_the:-2.4 in:-1.0 in_#name:-1.3 in_#number:-2.7 in_#path:0.6p in_again:-1.8
in_all:0.5p in_as:-1.6 in_asset:-1.9 in_base64:0.8e in_case:1.1o in_docs:-0.8 in_every:-1.8 in_figma:-1.0
in_french:-1.5 in_full:-0.9 in_futur:-0.6 in_german:-0.5 in_it:-0.4 in_logs:-2.2 in_maintenanc:0.7r in_march:-0.6
in_may:-0.8 in_order:-1.1 in_prompt:-0.9 in_spanish:-1.2 in_test:-1.8 in_the:-0.4 in_vault:-1.1 in_which:2.0r
in_your:-1.2 inbox:1.2e inbox_and:-0.5 incident:-1.8 includ_it:1.6e includ_the:0.3e includ_this:1.2d
includ_your:-1.2 info:-2.7 inform:0.8d inform_the:0.3d information:-1.8 ingredient:-1.3 ingredient_is:-1.8
init:-2.4 initial:0.3o initial_instruction:0.5o initial_prompt:1.9e injection:-1.5 input:-0.8 input_type:0.5f
insert:-0.5 insider:1.4r inst:3.3f install:-0.9 install_a:2.2p install_the:0.3p installation:-2.4 installer:-0.2
instead:0.6o instead_of:0.2o instruct:-1.2 instruction:0.7o instruction_and:-1.0 instruction_are:1.1o
instruction_at:-1.3 instruction_content:0.8f instruction_except:0.6o instruction_for:0.3f instruction_from:0.9o
instruction_given:0.7o instruction_have:-2.0 instruction_in:0.5o instruction_is:1.3o instruction_of:-1.4
instruction_on:-1.4 instruction_pointer:-2.2 instruction_send:2.3f instruction_set:-2.6 instruction_that:2.1o
instruction_to:-0.3 instruction_were:-0.2 instruction_you:1.7o internal:-3.2 internet:-1.8 into:0.3e
into_#secret:0.3p into_the:1.1e introduction:-1.5 invalid:-0.9 invoic:-2.6 invoic_to:-0.7 invok:0.7f
invok_name:2.2f ios:-1.7 is:-1.0 is_#address:-1.7 is_#number:2.0p is_a:-1.6 is_allow:1.4p is_an:0.7o is_at:-2.2
is_below:0.3o is_call:-2.1 is_cancell:0.9o is_clos:-1.1 is_done:-0.8 is_down:-1.8 is_fine:1.0d is_full:-2.2
is_given:0.5r is_here:-2.0 is_low:1.3x is_no:1.5o is_not:0.7r is_now:-0.4 is_on:-0.7 is_only:-0.4 is_red:-0.4
is_requir:1.6r is_safe:1.6f is_sent:-0.7 is_shown:-1.1 is_the:-0.5 is_to:1.8o is_used:0.3f is_valid:1.0f
is_written:2.0o is_wrong:-1.5 issu:-1.1 issu_and:-1.4 it:0.5d it_#path:1.3f it_a:0.8d it_and:-1.6 it_as:0.7f
it_does:-0.9 it_fail:1.0d it_for:0.2p it_here:0.6e it_in:0.9e it_into:-1.2 it_is:-0.5 it_off:0.7p it_read:1.5r
it_says:0.8p it_secret:-1.2 it_should:0.5f it_to:0.4e it_was:0.8d item:-2.2 its:-1.3 its_content:1.6e
jailbreak:1.4r jailbroken:0.8r january:0.3p java:-1.5 job:1.7p job_that:0.6p jobs:-0.5 joke:-1.7 json:-2.9
june:-2.7 just:-0.2 just_do:0.9d keep:-0.3 keep_a:1.6p keep_it:1.5d keep_quiet:1.6d keep_the:-0.8 keep_this:0.8d
kept:-2.2 kernel:-1.0 key:0.8e key_#path:-0.3 key_and:1.8e key_as:1.9e key_for:0.2p key_in:-2.4 key_into:0.5e
key_is:-3.4 key_to:0.9p keys:1.2e keys_are:-1.7 keys_to:0.7r kill:-0.8 kill_all:0.5x kind:-1.0 know_about:-0.6
know_that:2.2d know_what:-2.1 kubectl:0.7x kubectl_delet:0.7x kv:-0.5 kv_#path:-0.5 la:0.9f label:-1.6
landlord:-0.6 languag:-1.0 languag_model:0.8f laptop:-2.1 last:-1.7 last_messag:1.6e last_ten:0.2e later:0.7p
latest:-0.6 launch:-0.8 law:0.6r le:-0.8 lead:-1.9 leak:-1.1 leak_data:-0.8 learn:-0.3 least:-2.2 leav:0.9d
leav_a:1.6d leav_no:-1.0 leav_the:-2.6 leav_this:3.4d left:-1.5 legacy:-2.9 les:-1.8 let:-0.2 let_anyon:1.1d
let_play:0.6r let_the:1.9d letter:0.8e level:-1.4 library:-2.7 licenc:-1.8 lie:1.9d lie_to:0.5d lift:0.6o
lik:-1.3 lik_to:-0.6 like:-1.3 like_a:-0.2 like_an:2.3r like_it:0.7r like_you:1.0r limit:-0.7 line:-1.2
line_to:0.8p link_to:-1.4 lint:-3.1 linter:-3.5 linter_befor:-1.0 linux:-1.5 linux_#name:-1.1 list:-0.5
list_all:-1.1 list_is:-1.4 list_of:-2.7 list_the:-0.4 list_to:2.0e listen:-0.2 listen_to:2.0o liv:-1.5
liv_in:-1.3 live:-1.5 live_in:-0.9 llm:1.6f llm_instruction:0.7f load:-1.2 load_#evil:1.3p load_#path:-2.0
load_is:1.1x load_the:0.3e local:-2.5 lock:-2.5 log:-0.3 log_afterward:0.6d log_and:-2.1 log_file:-2.3
log_for:-1.9 log_in:-0.5 log_of:-2.5 log_out:-2.9 log_to:-0.7 login:-0.8 logo:-0.2 logs:-0.8 logs_are:-0.3
logs_for:-0.9 logs_in:-0.6 logs_to:-1.7 long:-2.8 longer_an:-0.9 look:0.8e look_at:-1.6 look_for:-1.4
look_like:0.3d look_up:0.4e low:0.3x ls:0.6f lunch:-2.1 machin:1.5x mail_address:0.3e mail_after:-1.7
mail_and:-1.2 mail_at:-0.3 mail_from:-0.7 mail_if:-1.7 mail_me:-0.5 mail_the:0.7e mail_to:0.4e mail_was:-1.2
mail_with:-2.3 mail_without:-0.2 mailbox:1.5e main:0.3x main_and:0.4x maintainer:-0.5 maintenanc:-1.5
maintenanc_mode:0.4r maintenanc_window:-2.5 make:0.7d make_a:-1.4 make_it:0.5d make_the:-0.4 maliciou:0.8r
maliciou_insider:1.5r mallory:4.3p mallory_all:0.3p mallory_is:-0.9 mallory_to:0.9p manag:-1.0 manager:-1.2
manager_is:-1.3 manual:-2.7 march:-0.6 mark:-0.9 market:-1.6 master:0.9e matter:1.3o may:-1.7 may_be:-0.5
may_do:2.6p may_not:-1.8 may_now:1.0f me_a:-1.3 me_about:-1.4 me_if:-2.7 me_the:2.0e me_what:2.1e me_when:-2.5
me_your:-0.2 mean:-4.1 measur:-2.5 meet:-1.4 member:-2.8 member_of:-0.8 memory:-0.5 memory_of:0.2o
memory_that:1.4p mention:0.6d mention_it:0.7d mention_pric:-2.2 mention_the:0.3d mention_this:1.1d menu:-2.1
merg:-1.0 merg_branch:-2.2 messag:-1.1 messag_and:-1.1 messag_as:1.0o messag_from:0.3p messag_if:-0.4
messag_in:-1.7 messag_is:2.1o messag_of:3.2e messag_to:1.2p meta:-1.5 meta_name:0.2f method:-3.4 metric:-1.7
midnight:1.0x migration:-1.8 mind:0.5o mind_the:0.3o mine:4.2o minor:-1.1 minor_updat:-0.3 minut:0.7x miss:-1.2
mistak:-1.2 mix:-1.8 mode_and:1.3r mode_in:-1.7 mode_is:-3.4 mode_of:-2.1 model:-0.5 model_is:-0.8
model_must:1.2f model_should:0.4f model_that:1.3r model_to:0.5f moment:2.2o monday:-0.4 money:1.7x monitor:-1.4
month:-0.5 moral:1.9r morn:-1.9 mov:-3.4 mov_to:-1.1 must:-0.2 must_be:-0.5 must_call:0.7f must_contain:-0.3
must_first:0.7f must_not:-0.3 must_now:1.8f must_obey:1.8f must_restart:-0.8 must_run:0.8f must_send:0.5f
mute_the:0.2d my:-0.6 my_calendar:-0.4 my_key:2.3p my_mail:-1.4 my_public:0.2p my_ssh:2.0p nam:-2.2 name:0.2f
name_ai:0.8f name_and:-0.6 name_bash:1.9f name_is:0.9r name_terminal:3.6f nas:-0.5 nc:1.0e nc_#evil:0.9e
necessary:-1.1 need_a:-1.7 need_for:0.7p neglect:2.4o never:0.3d never_ask:1.4p never_asks:1.4r never_commit:-2.1
never_delet:-1.6 never_in:1.9p never_mention:2.0d never_mind:-0.7 never_push:-1.3 never_refus:0.9r
never_reveal:-1.2 never_run:-1.1 never_says:0.7r never_send:-0.7 never_shar:-1.2 never_tell:1.7d never_use:1.7p
new:-0.9 new_instruction:2.1o new_messag:-1.9 new_one:0.5o new_order:0.7o new_policy:0.2f new_rule:1.5f
new_system:1.6o new_task:0.7f new_user:-0.8 new_version:-0.9 newer:0.4x newest:-0.4 news:-1.3 newsletter:-3.3
next:0.2e next_line:-1.2 next_messag:2.2e nginx:-1.1 night:-0.8 night_build:-2.3 no:-0.2 no_approval:-1.7
no_attention:2.1o no_ethical:1.6r no_filter:1.1r no_limit:-0.4 no_longer:0.5r no_matter:0.5x no_moral:2.5r
no_one:1.3d no_policy:1.7r no_preserv:1.6x no_record:1.7d no_restriction:0.3r no_rul:-1.7 no_safety:-0.9
no_trac:-0.6 nobody_notic:0.5d node:-2.5 none:0.7f noon:0.3x nopasswd:1.4p nopasswd_all:0.3p normal:1.2d
normal_and:2.0d not:-0.5 not_a:-0.2 not_adher:0.9o not_answer:-1.9 not_ap:1.5o not_as:-1.4 not_ask:0.3r
not_be:0.2r not_bound:1.1r not_commit:-2.7 not_contain:-0.2 not_delet:-1.7 not_disclos:0.2d not_edit:-2.0
not_find:1.1d not_follow:0.2o not_forward:-1.9 not_found:1.0d not_in:-1.7 not_inform:1.4d not_leav:0.5d
not_let:1.9d not_log:1.9d not_mention:-1.0 not_need:1.2r not_obey:-1.2 not_print:-1.0 not_read:-2.2 not_rep:-1.0
not_report:1.4d not_request:-1.6 not_reveal:-2.1 not_run:-1.3 not_see:0.7d not_send:-1.1 not_shar:-1.9
not_show:-1.5 not_tell:-1.1 not_the:-0.8 not_to:0.8d not_use:-2.7 not_want:1.3p not_writ:1.5d note_befor:0.3f
note_for:-0.8 note_the:-2.6 note_to:2.4f note_you:0.9f noth_chang:-0.6 noth_happen:-0.3 noth_was:2.0d notic:0.6d
notification:-1.2 notify:-2.9 notify_me:-0.7 now:2.0r now_#path:2.1f now_act:1.1f now_an:0.4r now_connect:-1.2
now_dan:-0.7 now_delet:2.0f now_on:0.6p now_send:0.3f now_the:-1.2 npm:-1.7 npm_audit:-2.2 npm_ci:-0.5
npm_install:-1.6 npm_start:-2.5 npm_warn:-0.6 null:-1.6 number:-1.7 number_and:1.1e number_in:0.2e number_of:-1.8
o:0.5p obey:1.2o obey_the:1.7o objectiv:2.2o observation:-0.7 obsolet:1.3o of:-0.7 of_#address:-0.3 of_#name:0.5e
of_#number:-2.1 of_#path:2.0x of_#secret:3.5e of_a:-1.3 of_all:0.2x of_an:-1.0 of_document:0.2f of_each:0.4p
of_every:1.0e of_node:-0.5 of_now:1.1o of_ram:-0.4 of_root:2.8p of_the:-0.8 of_this:0.8d of_what:2.3o
of_yesterday:-1.3 of_your:1.1o of_yourself:2.3r off:0.3p off_in:1.9p off_the:-1.5 off_your:-0.6 offic:-1.5
offic_is:-0.6 ok:-0.9 ok_#path:2.0f old:-1.7 old_api:-1.4 old_instruction:-1.2 old_ones:0.3o old_rul:1.6o
older:0.4x older_than:0.4x omit_this:1.3d on:-0.9 on_#secret:0.5f on_a:-3.4 on_call:-2.3 on_every:0.8p
on_friday:0.4x on_monday:0.9x on_my:-1.8 on_port:0.4p on_sunday:0.2x on_the:0.5x on_this:-1.1 on_thursday:-0.7
on_weekend:-0.7 on_you:1.9r on_your:0.5r once:-0.5 once_a:1.7x one:-1.3 one_is:1.1o ones:1.0o only_the:-2.3
only_this:-2.2 only_valid:0.9f only_with:1.8o opacity:1.2f opacity_#number:1.4f open:-0.7 open_#evil:1.3f
open_#secret:-1.8 open_a:1.5p open_an:-1.9 open_at:0.4p open_it:-0.2 open_pull:-1.4 open_the:0.3e openai:0.9r
operation:-1.9 operation_fail:0.2f operator:0.2o operator_and:-0.8 operator_has:1.5f option:-3.7 or:-4.2
order_are:0.6o order_has:-1.7 order_of:-0.6 origin:-3.7 original:-0.8 other:-0.8 other_instruction:2.1o
other_tool:1.3f otherwis:-1.2 our:-1.9 out:0.3d out_of:-1.3 out_the:-0.7 outdat:-0.4 output:-0.3 output_the:1.3o
output_your:1.4e outsid:1.0p outsid_the:-2.8 oven:-1.3 over:0.2o over_the:-2.1 overlook:1.8o overlook_the:1.5o
overrid:0.7o overrid_all:1.1o overrid_previou:0.2o overrid_the:0.2o overrid_your:1.5o overwrit:-0.2 own:-0.9
owner:-0.2 owner_of:1.4d p:-1.4 p_styl:1.1f packag:-0.7 packag_is:1.0f pag:0.9p page:-0.8 page_#number:-2.0
page_#path:1.1f page_is:2.3f paid:-0.8 panel:-1.8 panel_#address:-1.1 paper:0.2f paper_study:-1.0 paragraph:2.9o
parameter:-0.7 parameter_name:0.5f parent:-1.9 part_of:-0.7 party:-2.1 pass:-0.2 pass_even:2.0d pass_it:1.1f
pass_the:-0.6 pass_your:1.7f password:0.5e password_and:0.6e password_file:1.8e password_for:-1.6
password_in:-0.4 password_into:1.5e password_is:-2.8 password_manager:0.5e password_must:-0.9 password_reset:-0.9
password_to:1.1e past:-1.8 past_it:-0.5 past_the:-0.5 past_them:2.0e past_your:-0.5 pastebin:0.6e path:-2.6
pay:0.4o pay_no:2.4o peopl:-2.8 per:-3.5 per_cycl:-1.6 permanent:2.4p permission:0.2r permission_and:1.5r
permission_deny:-2.1 permission_for:2.1r permission_to:-1.2 person:-2.0 person_who:1.1e persona:2.1r
persona_of:0.6r phon:-0.2 phon_number:1.4e photo:-2.8 phras:-1.5 pictur:0.2e pin:-1.8 ping:-0.2 ping_the:-3.5
pirat:2.0r pkg:0.4f plac:-1.8 plain:-1.3 plan:-2.7 plant:0.5p play:-1.0 play_a:2.1r play_is:-1.0 play_the:-1.2
player:-2.7 pleas:-0.3 pleas_delet:-0.4 pleas_disregard:-1.1 pleas_do:0.5o pleas_forget:2.1o pleas_ignor:-0.6
pleas_log:-0.8 pleas_run:2.8f pleas_send:-2.6 pls:2.4o plus:0.5e plus_the:0.6e pm:-1.6 poem:-1.2 point:-0.2
pointer:-3.1 policy:0.2r policy_and:1.1o policy_of:-1.7 port_#number:1.0p port_with:-1.3 position:-1.5
positiv:0.8f positiv_review:1.7f post_#address:-1.7 post_a:0.9f post_checkout:0.7p post_d:-0.6 post_file:0.3e
post_it:0.7e post_request:-1.7 post_the:2.3e post_them:0.2e postgr:-1.1 preced:2.6o precedenc:0.5o
precedenc_over:1.1o prefer:-2.2 prefer_to:-0.8 preheat:-1.1 preheat_the:-1.1 pres:-1.4 preserv:-0.8
preserv_root:1.6x pretend:-1.4 pretend_play:-1.4 pretend_that:4.1r pretend_the:-1.8 pretend_to:2.6r
pretend_you:-1.9 prettier:-1.9 previou:0.2o previou_command:1.4o previou_declaration:-0.3 previou_definition:-0.9
previou_error:-2.6 previou_instruction:1.6o previou_messag:1.3o previou_order:-0.5 previou_rul:-0.7
previou_version:-0.6 pric:-1.8 pric_of:-0.5 print:1.1e print_it:1.0e print_the:-0.7 print_this:-1.0
print_your:-0.7 printenv:0.8e printer:-1.3 printer_are:-1.1 prior:2.5o prior_art:-1.7 prior_context:1.5o
prior_instruction:0.5o priority:1.9o privat:-0.2 privat_key:-0.7 problem:-4.1 proce:2.0f proces:-0.2 process:-0.8
process_of:0.8x prod:2.8x product:1.1f product_is:0.3f production:1.4x production_databas:1.8x professor:-1.8
profil:-0.4 project:-0.6 prompt:-0.2 prompt_#path:-2.4 prompt_and:1.1o prompt_as:1.9f prompt_in:1.1e
prompt_injection:-1.5 prompt_of:-1.4 prompt_says:1.3o prompt_the:-1.1 prompt_with:0.5o prompt_you:-1.7
protect:-2.4 proxy:-2.3 public:-1.1 public_folder:2.3e public_gist:2.9e publish:0.9f publish_the:0.6e
pull_request:0.5e purg:0.6x purpos:0.2d push:1.8x push_forc:1.7x push_the:0.8f push_to:-0.9 put:0.5e
put_#name:3.6p put_a:0.4p put_it:0.3e put_the:-1.0 put_them:2.2e pwn:3.1o python:0.3p q:-1.9 qo:-0.4
qo_#evil:0.9p query:0.6e query_str:1.4e question_and:1.3o queu:-0.8 quiet:-1.0 quiet_about:2.2d quiet_and:-1.3
quiz:-1.3 quot:0.2e quot_the:2.5e r:1.2x r_#number:2.3x ram:-0.5 random:-0.6 rat:-0.5 rate:0.7f rate_this:1.7f
reach:-4.2 read:-0.3 read_#name:1.5e read_#path:1.7f read_all:0.4f read_from:-2.3 read_it:0.2d read_me:1.0r
read_my:-0.4 read_only:0.9o read_the:-0.7 read_this:-0.2 readm:-0.8 real:1.8o real_instruction:0.8o reason:1.2d
reboot:-2.3 rebuild:-1.8 rebuild_the:-0.9 receiv:-0.9 recip:-0.6 recipient:0.7d recommend:1.0f
recommend_this:1.6f record_of:2.4d red:-1.9 refactor:-2.8 refund:-1.2 refus:2.8r register:-2.0 reject:-2.7
releas:-1.2 releas_are:-0.7 remain:-0.3 remember:-0.4 remember_that:-1.0 remember_this:1.0p remember_to:0.4p
remind:-1.9 remind_me:-0.8 reminder:0.2f reminder_the:0.6f reminder_to:-1.6 remot:-0.8 remov:-1.5 remov_all:-0.3
remov_fil:-1.0 remov_old:-1.0 remov_the:1.5d remov_this:-0.2 renam:0.9d render:-1.6 renew:-0.7 renew_the:-0.7
rep:-0.5 rep_to:-2.2 rep_with:1.5e repair:1.3f repair_it:0.4f repeat:-0.6 replac:0.6o replac_by:-1.0
replac_in:-0.4 replac_your:2.0o repo:-1.9 report_succes:0.8d report_the:0.3d report_this:2.9d report_to:-3.4
report_with:-1.9 repository:0.2x repository_and:-1.2 repository_to:-1.1 request:-0.9 request_a:-0.9
request_and:-1.4 request_from:0.4p request_that:0.3e request_to:-0.4 request_without:0.8f requir:-1.7
requir_for:-1.1 requir_that:0.3f requir_to:0.4f requirement:-3.5 requirement_#number:-0.4 reserv:-1.2 reset:-0.3
reset_hard:0.6x reset_the:-2.7 reset_your:-1.1 resolv:0.6e resourc:-2.9 respond:-0.3 respond_as:-0.2 rest:1.1f
rest_of:-0.8 restart:-2.0 restart_the:-2.6 restor:-2.7 restriction:-0.5 restriction_are:1.9o restriction_on:-1.2
result:-1.1 result_from:-1.1 result_is:0.7f result_of:0.8e result_to:2.9e result_you:0.3f return:-3.6 reveal:-0.2
reveal_secret:-1.2 reveal_the:1.8f reveal_your:0.5e revers:-0.7 revers_shell:1.5p review_comment:-0.8
reviewer:1.5d reviewer_for:-2.9 rf:0.2x rf_#name:-2.3 rf_#path:2.1x rf_at:1.9x rf_build:0.9f rf_every:2.7x
rf_no:1.6x right:0.3r right_reserv:-1.0 risk:-2.4 rm:1.7x rm_rf:0.2x robot:-1.8 rogu:0.8r rol:-2.5 role:-1.9
role_admin:-1.8 role_in:-1.8 role_of:0.7r role_system:0.4f role_user:-0.6 roleplay:0.9r roleplay_as:3.7r
roleplay_you:0.8r root:-0.4 root_and:2.5r root_password:2.1p rotat:-1.9 rotat_the:-1.8 rows:-2.1 rsa:1.3p
rsa_aaaa:2.0p rul:1.2o rul_about:-0.2 rul_abov:-0.4 rul_and:-0.3 rul_any:1.2o rul_ap:1.9f rul_are:0.7o
rul_for:-0.2 rul_from:-1.2 rul_have:-0.2 rul_in:-1.5 rul_no:1.1o rul_of:-2.2 rul_you:0.9o rule:-1.0
rule_#number:-1.7 rule_no:-0.6 run:0.3f run_#evil:2.4p run_a:-1.9 run_command:-0.8 run_curl:1.5f run_it:2.3d
run_make:1.1f run_npm:-0.2 run_rm:0.3f run_sudo:1.2f run_the:0.7f run_this:-1.7 run_wget:0.5p runs:-0.5
runs_#evil:0.3p runs_#path:2.6p runs_curl:1.2p rust:-1.0 s:0.7p s3_#path:-0.3 s_#evil:1.2p safe:-1.2 safety:-0.9
safety_guidelin:-1.5 safety_instruction:0.2o safety_policy:0.6o safety_rul:2.0r safety_train:1.2r said:-1.9
said_the:-2.1 sandbox:1.0f santa:-2.0 sav:-2.8 save:-1.8 save_to:1.5p say:0.8d say_good:-2.4 say_it:2.1d
say_noth:0.6d say_that:2.0d say_the:1.0d say_yes:-0.9 say_you:1.9d says:0.2p says_no:2.7r says_thank:-0.2
scan_the:0.4e schedul_task:1.0p schema:-0.8 school:-2.5 scp:0.3e scp_#secret:0.5e screenshot:-2.0 script:-0.4
script_from:-0.7 search:-1.9 search_query:1.4e secret:-0.3 secret_are:-0.5 secret_from:-0.7 secret_in:-1.1
secret_ingredient:-1.9 secret_santa:-0.9 secret_to:-1.6 secret_until:-0.5 secret_you:2.0e section:-3.2
security:-0.5 security_team:0.6r see:-1.2 see_a:0.2e see_the:0.4d see_this:1.3d sees:2.4d select:-1.5 self:0.8r
send_all:0.4e send_anyth:-1.0 send_invoic:-1.4 send_it:-0.7 send_mail:0.2p send_me:0.4e send_the:0.8f
send_them:1.4e send_us:-1.5 send_your:-2.1 sender:-1.6 sent:-0.2 sent_to:-1.0 serv:-0.8 server:-1.5
server_every:1.1x server_is:-2.0 servic:-0.5 servic_that:0.7p session:1.4p session_cooki:1.3e session_first:1.8p
session_has:-0.7 session_id:0.6e session_token:0.2e set:-1.4 set_asid:-0.3 set_in:-2.1 set_the:-1.4 set_your:2.2o
setup:-1.0 sh_#path:1.9f sh_to:1.0p shall:-0.4 shar:-0.6 shar_driv:-1.1 shar_the:1.9e shar_this:-0.9
shar_your:-3.1 she:-0.2 sheet:-2.4 shell:0.6p shell_history:2.1d shell_to:1.3p ship:-1.9 short:-2.2 should:0.3d
should_be:-3.1 should_includ:-1.0 should_not:2.4d show:-0.9 show_me:1.6e show_this:-0.6 shown:-2.1 shr:2.8x
shut:0.4x shutdown:3.3x sidebar:-1.4 sidenot:2.1f sie:-1.1 sign:-1.6 signatur:2.3p silenc:1.4d silent:0.8d
silent_and:-1.4 simulat:-0.5 simulat_a:-0.4 simulat_an:0.8r site:-2.8 size:-0.6 size_#number:1.2f skip:0.4p
skip_all:2.6o skip_the:0.4f slack:-1.7 slow:-2.1 small:-2.8 snapshot:-1.8 so_far:0.2o so_that:3.2d someth_is:-0.2
sort:-2.7 sourc:-2.7 spac:-2.5 span:-0.5 span_styl:1.0f spanish:-1.3 speak:2.6r speak_as:1.1r spell:0.8e src:-1.9
src_#path:-1.9 ssh:-1.4 ssh_ed25519:1.0p ssh_key:1.4p ssh_keys:-0.4 ssh_rsa:2.0p stag:-2.1 stag_server:-3.0
stal:-1.0 standup:-2.3 star:1.5f start:0.3p start_of:-0.3 start_over:-2.1 start_the:-0.7 start_with:0.7p
stat:-2.4 statement:-2.4 statu:-2.6 statu_to:-1.4 stay:2.3d steal:1.7e steal_the:1.7e stop:-0.4 stop_follow:2.4o
stop_obey:2.7o stop_the:-2.1 stor:-0.5 stor_in:0.5p stor_this:1.4p story:0.9r story_you:0.4r str:-3.1
stranger:-1.8 strict:-3.9 study:-1.3 styl:-0.6 styl_color:0.7f styl_display:0.2f styl_font:0.5f styl_opacity:1.4f
subject:-2.0 subscrib:-2.3 succes:1.4d such:-3.4 such_as:-2.6 sudo:1.4x sudo_rm:2.2x sudoer:2.3p summaris_it:-0.3
summaris_this:2.2f summary_should:-0.5 summary_to:-1.6 sunday:0.6x supersed:0.7o supersed_all:-1.3 superuser:1.5r
support:-1.1 sure:2.7f sure_i:0.6f sure_the:2.0d surpris:-1.7 surpris_party:-1.3 suspend:1.2o suspend_until:0.6o
svg:-0.4 switch_off:0.6o sync:-2.2 sys:2.0f system:0.2f system_#name:2.8f system_administrator:1.4r
system_content:1.2f system_do:2.2f system_ignor:0.5f system_instruction:0.5o system_linux:-1.0 system_messag:0.5f
system_new:3.0f system_overrid:2.3f system_prompt:-1.5 system_reminder:2.1f system_requirement:-1.3
system_reveal:3.6f system_that:1.0r system_the:1.6f system_ubuntu:-1.1 system_you:2.2f systemctl:-1.9
systemd:0.7p systemd_servic:0.7p t:1.6x tabl:-1.2 tabl_if:-0.6 tabl_in:0.4x tabl_of:-0.7 tablet:-1.9 tabs:-1.3
tag:-1.9 tak:-0.9 take:-1.3 take_on:0.6r take_precedenc:-0.2 take_the:-0.6 taken:-1.5 talk:-0.8 tap:-1.2 tar:-0.2
target:-3.2 target_all:-1.1 task:-0.3 task_is:0.6o task_that:1.1p tax:-2.5 team:-1.3 tell:-0.2 tell_anyon:-3.0
tell_me:-0.6 tell_nobody:1.7d tell_the:-0.6 tell_them:2.2d tell_us:-1.9 tell_user:-3.2 tell_your:-1.7
templat:-1.0 temporary:-1.4 temporary_branch:-0.9 ten:1.0e term:-0.5 terminal:3.2r terminal_argument:0.9f
terraform:1.1x terraform_destroy:1.1x test_databas:-2.3 test_pass:0.7d test_server:-1.7 test_the:-0.8 tester:1.4r
text:-2.1 text_abov:2.3e text_and:-0.6 text_below:-0.7 text_is:0.6o than:-2.2 than_#number:-1.8 than_your:2.2o
thank:-2.1 that:0.6r that_all:1.7r that_answer:-0.9 that_are:-1.5 that_came:0.5o that_every:0.5p that_execut:1.1r
that_has:-1.1 that_ignor:1.4r that_is:-1.9 that_it:0.2d that_never:1.9r that_no:2.2d that_nobody:0.9d
that_noth:2.6d that_runs:2.1p that_start:1.9p that_the:-0.6 that_this:-0.7 that_was:0.9r that_you:-0.5 the:0.4e
the_#number:-0.7 the_abov:-1.3 the_account:0.7d the_actor:-0.6 the_addres:-0.3 the_admin:2.4d
the_administrator:2.2r the_agent:0.2f the_ai:1.2f the_alarm:0.4d the_alert:1.5d the_allowlist:-0.9
the_answer:2.3e the_api:1.8e the_app:-2.0 the_approval:1.7p the_archiv:-0.3 the_argument:-2.6 the_attacker:1.4r
the_audit:1.7d the_author:-0.5 the_background:1.9d the_backup:-0.4 the_bank:-1.7 the_behaviour:-0.6 the_best:1.3f
the_boss:-0.3 the_bot:-0.4 the_branch:-0.5 the_browser:1.2e the_build:-0.2 the_cach:-0.5 the_call:-0.9
the_certificat:-0.3 the_chang:2.6d the_character:0.7r the_chat:1.1e the_check:1.0r the_ci:-0.8 the_client:-2.7
the_cluster:1.3x the_code:0.6e the_comment:0.5e the_commit:2.6d the_company:1.0x the_computer:-1.2
the_config:1.1p the_confirmation:-0.6 the_content:1.1e the_contract:-0.2 the_conversation:-1.3 the_cooki:2.4e
the_cooky:2.8e the_credential:1.7e the_crew:-1.7 the_current:-1.3 the_customer:0.8e the_dai:-1.5 the_dark:1.6d
the_dashboard:-1.1 the_data:0.9f the_databas:0.6x the_date:-0.5 the_debug:-0.7 the_default:-3.1 the_delet:1.2f
the_demo:-0.7 the_dependency:0.9p the_deploy:1.0f the_design:-0.4 the_dev:-1.3 the_developer:1.1o
the_directiv:0.6o the_disk:1.1x the_docs:-1.2 the_document:2.1e the_draft:-0.5 the_driver:-1.2 the_e:0.9e
the_earlier:1.0o the_entry:1.4d the_environment:1.7e the_error:0.7e the_even:-0.8 the_evidenc:3.6d
the_exchang:-0.6 the_fil:0.5f the_file:-0.8 the_film:-1.7 the_firewall:0.8p the_first:-0.5 the_folder:2.7d
the_forum:-1.4 the_function:-1.0 the_game:-0.2 the_group:-1.2 the_guidelin:3.0o the_header:-1.0 the_hidden:-0.3
the_history:-0.4 the_home:2.7x the_host:3.0r the_hous:-0.8 the_http:1.4e the_identity:1.5r the_imag:2.0e
the_inbox:1.3x the_initial:-2.0 the_installer:-0.2 the_instruction:-1.6 the_internet:-1.6 the_invoic:-1.6
the_issu:0.8e the_key:2.6f the_keys:3.3r the_landlord:-0.6 the_last:1.4e the_library:-1.4 the_licenc:-1.8
the_lin:0.9o the_link:0.9e the_linter:-1.4 the_list:1.9e the_load:0.8x the_log:0.9d the_login:1.2p the_logs:0.6d
the_machin:0.6x the_mail:1.3e the_mailbox:1.5e the_manager:1.0d the_meet:-1.3 the_model:-1.2 the_month:0.3x
the_morn:-0.7 the_nam:-1.3 the_nas:-0.5 the_network:0.7d the_new:-1.7 the_newest:-0.4 the_news:-1.0
the_newsletter:-1.5 the_next:1.0e the_night:-1.3 the_not:-0.6 the_number:-2.8 the_offic:-1.1 the_one:2.3r
the_ones:-1.6 the_open:-1.4 the_operator:1.7o the_original:-0.8 the_other:1.0x the_output:1.9d the_oven:-1.3
the_overrid:-1.6 the_owner:0.7d the_packag:0.3d the_page:0.5f the_paper:0.3f the_part:0.4d the_password:2.1e
the_payment:2.2r the_persona:0.6r the_phon:-1.6 the_pictur:0.9e the_plan:1.1o the_policy:2.0o the_previou:0.5o
the_pric:-0.7 the_printer:-1.3 the_privat:-0.2 the_proces:0.8d the_production:1.9x the_project:-0.4
the_prompt:-0.2 the_public:-0.4 the_pull:2.2e the_query:1.8e the_question:-0.3 the_readm:0.7e the_real:0.7o
the_recip:-1.1 the_releas:-2.1 the_rep:2.6e the_repo:1.4f the_report:-0.4 the_request:-2.8 the_rest:1.5f
the_restriction:1.0o the_result:-0.5 the_reviewer:1.5d the_root:0.7r the_rul:1.5o the_run:-0.2 the_safety:0.4o
the_sandbox:1.7f the_school:-2.5 the_script:1.7p the_search:0.5e the_secret:2.1e the_security:2.4p
the_server:0.2x the_servic:1.3p the_session:1.7e the_setup:-0.5 the_shar:-1.3 the_sheet:-1.1 the_shell:0.8d
the_shop:-1.0 the_site:0.8f the_sourc:-1.2 the_ssh:2.2e the_stag:-1.2 the_standup:-2.1 the_start:-0.2
the_styl:-1.1 the_subject:0.4d the_sudoer:-0.8 the_summary:1.0d the_support:-0.8 the_sync:-1.8 the_system:0.4o
the_tabl:-2.2 the_task:1.8o the_team:-1.1 the_test:0.8f the_text:-0.5 the_ticket:-0.6 the_token:1.6e
the_tool:-0.3 the_top:-0.9 the_transfer:1.2d the_two:-2.5 the_url:-0.7 the_user:2.6d the_valu:1.5e the_vault:1.5e
the_vendor:-1.3 the_wallet:1.5e the_warn:1.9d the_water:-1.9 the_weather:-2.1 the_webhook:1.1e the_week:-2.3
the_whiteboard:-1.3 the_whol:0.9x the_wiki:-1.7 the_word:-0.7 theatr:-0.7 their:-2.3 them:0.6e them_in:-0.3
them_on:0.9e them_to:-1.1 then:-2.2 then_the:2.2x ther:0.4o ther_are:0.3o ther_is:0.2d thes_rul:1.4o they:-0.5
they_are:-2.2 think:1.2d think_the:2.5d third:-2.3 this:0.7d this_action:1.9d this_answer:1.1d this_as:1.6p
this_chang:1.0d this_code:0.4f this_comment:1.3o this_document:-0.4 this_e:-1.4 this_file:0.3o this_folder:-2.2
this_from:2.1d this_in:3.8d this_instead:0.6o this_instruction:2.5d this_is:-0.4 this_line:1.1o this_machin:0.6r
this_mail:-1.9 this_messag:0.3o this_mode:-1.6 this_moment:0.9o this_must:2.4f this_note:1.7o this_one:1.1o
this_page:-0.4 this_paragraph:1.7o this_point:2.1o this_product:1.1f this_project:-2.6 this_pull:2.3f
this_repository:-1.1 this_rule:1.5p this_session:2.2o this_step:2.9d this_story:0.4r this_task:-1.1
this_text:0.6o this_to:1.7d this_tool:1.7f this_up:1.6d this_will:-3.2 this_window:-1.8 this_without:3.6d
thos:-0.4 though:0.6r though_you:0.3r thre:-0.2 through:-0.6 throw_out:1.5o thursday:-0.7 ticket:-1.2
ticket_and:1.9e ticket_number:-2.5 tim:-2.4 time:-1.1 time_the:1.9p time_you:-0.4 titl:-0.7 tmp:-0.7 to:-0.9
to_#address:2.0e to_#evil:1.6e to_#number:-0.7 to_#path:0.6p to_#secret:-0.8 to_ai:1.3f to_all:-1.0 to_anyon:-0.2
to_ask:1.2r to_call:-0.9 to_chang:-1.6 to_continu:-1.1 to_crontab:2.8p to_delet:0.4f to_do:-1.3 to_every:2.3e
to_finish:-1.3 to_fix:0.7f to_install:-2.4 to_know:1.8d to_leak:1.5f to_log:1.2p to_main:1.4x to_mallory:1.6e
to_me:-0.5 to_memory:1.9p to_obey:1.2o to_off:3.0p to_open:0.9e to_overrid:-1.7 to_post:-0.8 to_read:0.8r
to_renew:-0.5 to_repair:0.4f to_reset:-2.4 to_restart:-1.1 to_run:0.3f to_s3:-1.1 to_see:0.6f to_send:-0.5
to_skip:0.3r to_stop:0.4o to_take:-1.5 to_the:-0.2 to_this:-0.6 to_use:-1.3 to_you:2.2o to_your:-1.1 today:-1.0
todo:-2.1 token:-0.5 token_and:0.6e token_are:-1.6 token_expir:-0.7 token_in:1.1e token_into:2.2e token_to:0.3e
told:-0.2 told_about:-0.3 told_befor:1.5o told_the:-0.7 told_to:-0.4 told_you:1.1o tom:-2.4 tomorrow:0.2x
tonight:3.1x too:0.9x tool:0.9f tool_#name:0.4f tool_#path:-0.2 tool_call:1.1f tool_must:1.3f tool_note:0.8f
tool_output:2.8f tool_read:-1.5 tool_requir:-0.2 tool_to:1.8e tool_with:1.0f tool_you:-0.5 top:-1.8 topic:-1.3
track:-1.6 train:-0.3 train_on:-0.9 transaction:-2.5 transfer:2.8f transfer_#number:2.2f transfer_the:1.7f
translat:0.5e translat_your:2.2e translator:-1.2 travel:-1.4 treat:-1.2 treat_the:-1.0 treat_this:1.1o true:-1.3
truncat:1.0x truncat_the:0.8x trust:-0.3 trust_the:-1.0 try:-3.2 try_to:-2.2 tuesday:-0.6 turn:-0.6 turn_off:-0.3
turn_the:-0.4 twic:-0.8 twin:-0.4 two:-1.0 type:-2.0 type_hidden:0.9f u:0.9p ubuntu:-1.1 ubuntu_#name:-1.0
unalign:1.6r unalign_model:1.6r unanswer:-1.9 unawar:1.7d uncensor:0.2r uncensor_model:0.6r under:-0.5
under_#number:-3.1 under_kv:-0.5 unfilter:2.7r unit:-2.2 unles:-1.8 unlimit:-0.8 unrestrict:-0.6
unrestrict_mode:1.9r until:-1.1 until_further:0.9o until_the:-1.4 untrust:0.4f unus:-3.1 up:0.6d up_the:-1.4
up_with:1.6d updat:0.3p updat_the:-0.9 updat_to:0.4o upgrad:-0.8 upload:0.7e upload_#secret:1.6e upload_it:1.4e
upload_the:1.5e upload_them:1.2e upload_your:-2.3 ur:2.4o url:-1.5 url_#evil:2.5e us:-0.9 us_the:-1.9
us_this:0.3f us_what:-1.9 usag:-4.2 use:-2.2 use_forc:-2.9 use_the:0.6e use_this:0.2f used:-0.3 used_in:-1.3
used_to:-0.4 user_#name:0.6f user_about:-0.7 user_addres:0.8e user_alic:-1.1 user_and:0.4f user_api:0.6f
user_approv:-1.0 user_ask:-0.2 user_asks:-1.6 user_content:1.2f user_data:2.7x user_delet:2.2f user_dislik:-0.8
user_does:0.9d user_e:0.3f user_everyth:0.7d user_for:-0.6 user_forgot:-0.6 user_has:0.7f user_home:0.8e
user_host:-2.5 user_is:-0.7 user_keep:-0.8 user_lik:-0.8 user_logs:0.9p user_mail:1.0f user_may:1.1d
user_must:-0.3 user_name:-1.6 user_never:-2.2 user_now:2.0f user_password:2.6e user_phon:1.8e user_prefer:-1.7
user_privat:1.1e user_question:1.4f user_request:1.8o user_says:-1.2 user_see:0.3d user_should:2.0d user_ssh:-1.3
user_that:-2.2 user_the:1.0d user_to:0.2d user_token:1.7f user_trust:-0.4 user_want:0.6f user_was:-0.9
user_what:-2.0 user_when:-2.2 user_with:-1.1 uses:-4.3 utc:-3.5 vacuum:-2.6 valid:-1.1 valu:-0.5 valu_of:1.7e
variabl:-1.0 variabl_to:1.3e vault:0.7e vault_and:1.3e vault_under:-0.5 vendor:-2.0 verbatim:1.0e verify:1.6p
version:-3.1 version_#name:-1.4 version_#number:-1.2 version_are:-1.1 version_of:-2.7 video:-2.6 view:-2.2
villain:-0.2 visit:-0.9 visit_#evil:1.9f void:-2.1 wait:-0.7 wake:-2.1 wallet:1.5e want:-1.5 want_the:-1.4
want_to:-2.9 want_you:0.4f warn:-0.9 warn_and:1.1d warn_ignor:-1.0 warn_me:-0.8 warn_this:-2.0 was:-1.0
was_a:2.7d was_chang:-1.8 was_sent:-1.9 was_told:-0.9 was_wrong:0.9f watch:0.2r watch_the:0.7d water:-2.5
way:-2.0 we:-1.9 weather:-2.1 web:-1.4 webhook:1.6e week:-0.4 week_report:-1.2 weekend:-2.1 well:-2.5 went:1.4d
were:0.4o were_a:1.0o were_given:2.6o were_replac:-1.6 were_told:1.9o wget:-0.4 wget_#evil:2.7p wget_post:0.3e
wget_qo:-0.4 what_follow:0.9o what_is:2.3e what_the:1.0o what_were:1.0e what_you:0.4d what_your:-0.2
whatever:1.6o whatever_the:0.3o whatever_you:-1.7 when:-1.1 when_a:-4.0 when_an:0.9f when_it:-2.5
when_search:-1.6 when_sort:-0.3 when_summaris:-0.3 when_the:-1.6 when_you:1.1d whenever_the:-1.3
whenever_you:1.3p wher:-0.3 wher_the:0.2d wher_you:-0.4 whether:-2.7 whether_the:-1.5 which:-0.2 which_fil:-0.3
which_has:2.3r which_you:-0.4 whil:-1.3 whiteboard:-1.3 who:0.6r who_has:0.6r who_ignor:2.0r who_used:0.8r
whoami:4.2e whol:0.9x whol_repository:1.9x whos:1.5r wiki:-1.9 will:-3.0 will_be:-3.0 will_delet:0.8f
will_now:1.0f will_send:0.9f window:-2.1 wins:0.6o wipe:0.4x wipe_all:2.7x wipe_the:-0.8 wish:-0.9 with:-1.1
with_#evil:2.6e with_#number:-1.4 with_#secret:0.6f with_a:-0.2 with_anyon:-1.0 with_curl:0.6f with_every:-1.4
with_yes:-0.5 with_you:1.9e with_your:-1.1 with_zero:1.9x within:-4.1 without:-0.7 without_a:0.9p
without_any:0.2r without_ask:-0.9 without_confirmation:2.5r without_inform:1.4d without_moral:1.1r
without_restriction:-0.6 without_review:1.2f without_the:-0.5 word:-0.3 word_for:1.4e work:-0.6 work_for:2.2r
work_on:-0.6 worker:-3.3 would:-1.5 writ:-1.4 writ_a:-1.1 writ_it:0.7d writ_the:0.2e writ_this:2.0d writ_to:0.2p
written:0.5o written_abov:2.0o written_to:-2.5 wrong:-1.5 x:-1.0 x_#evil:2.6e x_#number:-3.7 x_post:0.7e y:-4.0
year:0.4p yes:-0.5 yes_to:-0.3 yesterday:-1.3 you:0.4r you_answer:1.2e you_are:0.7r you_call:0.8f you_can:-0.6
you_chang:1.1d you_did:1.2d you_do:-3.4 you_find:0.7e you_got:1.0d you_had:0.6r you_have:0.9r you_ignor:1.9o
you_know:-2.8 you_may:0.3o you_must:-0.8 you_need:-0.9 you_now:1.0r you_obey:1.1f you_open:-0.4 you_read:1.7d
you_receiv:1.2o you_see:1.7p you_should:-1.7 you_think:-1.9 you_to:-0.7 you_use:-1.8 you_were:2.5o you_will:0.9r
you_writ:-0.4 your_a:1.4r your_account:-2.0 your_answer:1.2e your_api:-0.8 your_context:3.0o your_creator:1.7o
your_cv:-1.6 your_default:1.6p your_developer:3.5o your_e:-0.4 your_earlier:2.4o your_guidelin:2.5o
your_hidden:1.3e your_initial:2.3o your_instruction:-0.2 your_key:-1.2 your_memory:0.6p your_name:-2.1
your_new:1.1r your_next:0.4e your_only:1.1o your_operator:3.2o your_order:-1.0 your_own:1.7p your_owner:3.1o
your_password:-3.5 your_pin:-1.6 your_previou:-0.5 your_prompt:3.4o your_public:-0.7 your_real:2.0o your_rep:0.8e
your_report:-0.2 your_restriction:0.2o your_rul:2.8o your_safety:2.9o your_session:-0.6 your_summary:1.8d
your_system:3.2o your_token:-1.8 your_track:2.6d yourself:1.8r yourself_as:0.8r yourself_to:1.6p zero:-0.2
zip:-1.5 zip_the:1.0e
`;
