/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.30 #address:-2.1 #address_#number:-1.1 #address_and:-0.2 #address_every:-1.0 #address_for:0.3p
#address_is:-0.8 #address_on:0.6e #address_open:0.4p #address_sh:-0.7 #address_to:-1.5 #evil:3.8
#evil_#number:0.8e #evil_#path:0.3f #evil_#secret:0.2e #evil_and:0.6 #evil_as:0.5p #evil_bash:0.9p
#evil_befor:0.3f #evil_every:0.2p #evil_first:0.3p #evil_follow:0.3e #evil_in:0.8p #evil_plus:0.4e #evil_sh:0.6p
#evil_the:0.2e #evil_to:1.0p #evil_with:0.8 #name:-0.5 #name_#name:-0.2 #name_#number:-0.9 #name_#path:0.8x
#name_and:0.2e #name_assistant:1.1f #name_befor:0.6f #name_delet:-0.4 #name_first:-0.3 #name_folder:-0.2
#name_id:-0.2 #name_in:-0.2 #name_into:0.5e #name_invok:0.8f #name_is:-1.7 #name_line:-0.2 #name_name:1.3f
#name_obey:0.6f #name_on:-0.6 #name_role:-0.8 #name_s:-1.4 #name_self:-0.5 #name_so:0.3p #name_system:1.6f
#name_that:0.6p #name_to:0.9p #name_user:1.3f #name_with:1.4f #name_you:0.6f #number:-0.7 #number_#number:-0.2
#number_#path:-0.7 #number_am:1.1x #number_and:0.2p #number_assistant:0.7f #number_days:-1.3 #number_degre:-0.2
#number_dollar:0.7f #number_eur:0.7f #number_every:1.0x #number_fil:-0.7 #number_gb:-0.7 #number_hour:-0.6
#number_if:-1.1 #number_in:0.2 #number_instruction:0.7o #number_is:-0.5 #number_item:-0.7 #number_jan:-0.7
#number_january:0.2p #number_june:-0.4 #number_may:-0.8 #number_mb:-1.0 #number_minut:-0.8 #number_ms:-0.4
#number_must:-0.4 #number_of:-0.8 #number_pm:-0.6 #number_root:-0.3 #number_second:-0.6 #number_star:0.7
#number_the:-0.9 #number_to:0.2f #path:0.5 #path_#evil:0.5p #path_#name:-0.2 #path_#path:0.7 #path_ai:0.5f
#path_and:-0.8 #path_at:1.3x #path_base64:-1.0 #path_every:0.7x #path_in:-0.4 #path_now:0.4f #path_of:1.2x
#path_older:-0.8 #path_on:0.9x #path_sure:1.1f #path_system:1.1f #path_that:0.7p #path_to:0.4p #path_user:0.5f
#path_with:-0.2 #secret:0.5e #secret_#evil:0.5e #secret_and:1.1e #secret_as:0.8f #secret_file:-0.3
#secret_in:0.8e #secret_into:-0.4 #secret_is:-1.1 #secret_on:-0.5 #secret_to:1.4e @about:-1.5 @address:0.6
@after:0.4d @allOf:0.6x @allow:0.5o @allow-:-0.7 @allow=:-0.3 @allowing:0.3o @anyone:1.0 @appear!:0.5e
@appear-:0.5d @appear=:-0.2 @appears:-0.3 @asIf:0.6d @asVoid:0.4o @aside:0.6 @ask!:-1.6 @ask-:0.9 @ask=:-1.0
@asking:-0.7 @asks:-0.3 @atTop:0.5o @authority:0.6f @background:0.7d @beforeYou:-0.3 @bigStores:0.3x @blurt:-0.2
@blurt!:0.3e @blurt-:-0.6 @blurting:-0.3 @blurts:0.2p @careful:-1.7 @change:0.2 @change!:0.2 @change=:-1.0
@changeing:-0.3 @changes:-1.2 @claim-:0.7d @claim=:-0.2 @claims:-0.5 @counts:0.2o @covert:1.6d @denial:0.2d
@deny:0.6r @deny!:1.0r @denys:-0.3 @destroy:0.7x @destroy!:0.6x @destroy-:-0.4 @destroy=:-0.9 @destroying:0.4r
@destroys:-1.5 @do!:0.8 @done:0.3d @drop:0.3o @drop!:0.3o @drop-:-0.9 @drop=:0.4p @drops:-0.9 @evenIf:0.4
@everything:0.4 @except:-0.6 @excuse:1.1d @falsify:0.7d @falsify!:1.6d @falsifying:-0.5 @fetch-:0.4 @fetch=:0.3f
@fetchs:-0.3 @fine:0.5d @follow:0.4o @follow!:-0.4 @follow-:1.2o @gotYou:0.3o @guard:1.2 @hand:0.2e @hand!:0.4e
@hand-:-0.4 @handing:0.4 @hide:0.5d @hide!:0.8d @hides:-1.0 @hostGuard:0.4p @i:-0.2 @ifAsked:1.2d @ifWord:-0.2
@ignore!:0.4o @ignore-:-1.0 @ignore=:0.3o @ignores:0.3r @keyFile:0.2p @know!:-0.3 @know-:1.6d @knowing:1.1f
@knows:-1.0 @lawless:1.5r @localOnly:-0.7 @log:0.5d @machine:1.4 @mislead!:1.3d @modes:0.3r @my:0.5o @myKey:1.6p
@myRules:1.0o @newRule:1.0f @none:0.2r @nothingDone:0.4d @obeyMe:1.3o @oldRules:0.5o @omit-:0.3d @omit=:1.0p
@omits:-1.0 @open-:0.2d @open=:0.6p @opening:-0.4 @outrank:0.2o @outside:0.9e @own:0.2 @pack:-0.2 @packing:-0.9
@packs:-0.3 @pact:1.3d @past:0.2 @person:0.5 @power:0.6r @pretend:0.3r @pretend!:0.5r @pretend-:-0.5
@pretends:-0.5 @prior:0.3o @private:0.2e @prompt:0.7o @put:0.3 @put!:0.3 @put-:-0.2 @put=:0.3o @puting:-1.4
@puts:-0.9 @raze:0.6x @raze!:0.4x @reads:0.3f @real:0.2 @record!:-0.4 @record=:-1.0 @records:0.2x
@releasedFrom:0.9r @roleplay:0.2r @roleplay!:0.2r @roleplaying:-0.7 @roleplays:-1.0 @rootSecret:0.7e @rules:1.2o
@run!:0.5 @run-:-0.6 @run=:-0.6 @runing:-0.5 @runs:-0.5 @safeOrder:0.3d @safetyRules:0.4o @say!:0.2e
@sayNothing:0.8d @says:-1.1 @scratch:-0.7 @secrecy:0.6 @secret:0.9e @secretfile:2.0e @send!:0.5e @send-:-0.4
@send=:-0.5 @sending:0.2 @sends:-0.2 @serve:0.4o @skipped:0.4p @squeeze:0.2 @squeeze!:0.4 @squeezeing:-1.7
@squeezes:-1.3 @standing:0.7p @startup:1.4p @stores:0.2x @sudoers:1.1p @task:0.3 @tech:-0.7 @tell!:0.2d
@tell-:0.7d @tellNobody:0.8d @telling:0.2f @theRules:-0.2 @their:0.3 @thing:0.8 @told:-1.3 @toolFirst:0.4f
@toolname:2.4f @tracks:0.4d @treat!:-0.2 @treat-:0.6d @treating:-0.4 @treats:-0.2 @trust:0.2o @trust!:0.4p
@trust-:-0.7 @trusts:-0.4 @tunnel:1.5p @unasked:0.2 @unaware:1.3d @unknowing:1.3d @unless:-0.7 @unlocked:1.2r
@url:-0.2 @userSecret:0.8e @void:0.5 @voidTalk:0.2o @you:0.7o @youAre:0.8 @yourself:1.0r ^#address:-0.7
^#number:-2.5 ^#path:-0.9 ^#secret:0.3e ^a:-2.9 ^abandon:0.6o ^acces:-1.2 ^action:-0.3 ^activat:0.5r ^acts:-0.2
^add:-0.3 ^after:0.5p ^agent:-0.2 ^ai:-0.5 ^alert:-0.7 ^all:-1.3 ^alter:-0.5 ^alway:0.2p ^an:-2.1 ^anna:-0.7
^answer:0.4d ^anyth:0.7o ^api:-1.8 ^append:0.2p ^approv:-1.1 ^approval:-1.2 ^archiv:-1.0 ^as:-0.6 ^ask:-0.2
^assum:0.4r ^at:-0.4 ^attach:1.2e ^attacker:-1.1 ^authoriz:-0.9 ^auto:-0.6 ^aws:0.8x ^b:-0.9 ^back:-1.1
^backup:-0.8 ^base64:0.7e ^be:0.7r ^becom:0.5r ^befor:-0.6 ^begin:0.4f ^bot:0.9f ^break:-1.0 ^build:-1.4 ^by:-0.7
^bypas:0.5o ^call:-1.4 ^cancel:0.5o ^carry:0.7d ^cat:-0.5 ^chang:0.3p ^check:-1.8 ^children:-0.9 ^chmod:1.0x
^claim:1.0d ^clas:-1.3 ^claud:-0.5 ^clear:-0.7 ^click:-1.2 ^clos:-0.8 ^command:-2.2 ^commit:-1.7 ^compar:-0.5
^conceal:1.0d ^confidential:-1.1 ^consider:0.5r ^const:-1.7 ^copy:-0.4 ^count:-1.2 ^cover:1.1d ^creat:0.5p
^cron:-0.6 ^curl:-0.5 ^customer:-0.8 ^dan:-0.8 ^data:-1.2 ^dd:1.1x ^def:-0.9 ^delet:-0.9 ^deny:-0.5 ^deploy:-0.9
^destroy:0.4x ^developer:-0.2 ^disabl:-0.2 ^discard:-0.2 ^disregard:-0.3 ^div:-0.2 ^do:-0.2 ^docs:-1.0 ^dont:0.5d
^download:-1.4 ^drop:-0.3 ^drwxr:-0.3 ^dump:0.7e ^e:-0.7 ^each:-0.6 ^echo:-0.3 ^edit:0.7p ^employe:-0.9
^empty:-0.2 ^encod:0.2e ^end:0.2f ^endoftext:1.1f ^enter:0.5r ^env:-0.2 ^environment:-2.1 ^eras:0.9x ^error:0.2f
^eslint:-1.1 ^every:-0.5 ^everyth:-1.2 ^exampl:-2.1 ^execut:-1.2 ^exfiltrat:1.0e ^export:-0.7 ^fail:-1.1
^feat:-1.1 ^fetch:-0.4 ^file:-0.6 ^find:0.7x ^fix:-2.0 ^follow:-1.6 ^for:-0.5 ^forc:0.6x ^forget:0.2o
^forgot:-0.8 ^format:1.0x ^from:0.2p ^function:-1.6 ^gather:0.5e ^generat:-1.0 ^get:-0.5 ^give:0.3e ^god:-0.6
^grant:0.5p ^guardrail:-0.9 ^he:-1.1 ^hello:0.7f ^hey:0.3f ^hidden:-0.6 ^hide:0.2d ^history:-0.7 ^how:-1.0
^human:-0.2 ^i:0.6 ^if:-0.6 ^imagin:-0.2 ^important:0.6f ^in:-0.7 ^includ:0.5e ^info:-0.8 ^input:-0.3
^insert:-0.6 ^inst:0.9f ^install:0.3p ^instead:0.4o ^instruction:-0.4 ^invok:0.3f ^it:-1.8 ^jailbreak:-0.7
^keep:0.3d ^key:-1.9 ^keys:-0.5 ^kind:0.4o ^kubectl:0.8x ^leak:1.0e ^let:0.5r ^lie:0.7d ^list:0.2e ^llm:0.9f
^load:0.2e ^log:-0.4 ^logs:-0.9 ^make:0.9d ^mark:-0.7 ^mask:0.7d ^merg:-0.6 ^messag:-1.3 ^meta:-1.1 ^mix:-0.2
^model:-0.5 ^modify:0.2p ^monitor:-0.9 ^mute:0.2d ^my:-0.4 ^name:-1.4 ^neglect:1.1o ^never:0.2d ^new:0.2o
^next:-0.7 ^no:-0.9 ^nobody:0.4d ^note:-0.6 ^notify:-0.9 ^now:-0.3 ^npm:-1.4 ^obey:-0.5 ^observation:-0.2
^old:-1.2 ^omit:0.8d ^on:-0.7 ^once:-0.2 ^only:-0.6 ^order:-1.3 ^our:-1.3 ^output:0.2e ^overlook:0.7o
^overrid:-0.6 ^overwrit:0.9x ^owasp:-0.6 ^p:-0.3 ^pass:-0.8 ^password:-1.3 ^past:-0.5 ^pay:0.4o ^permission:-0.7
^ping:-0.5 ^pleas:-1.3 ^policy:0.3o ^post:-0.2 ^prefer:-1.0 ^pretend:-0.4 ^print:-0.3 ^printenv:0.3e ^prior:-1.1
^proce:0.6f ^project:-1.3 ^prompt:-1.5 ^publish:0.3e ^pull:-0.8 ^purg:0.7x ^put:0.2p ^q:-0.5 ^quot:0.8e
^reboot:0.5x ^refactor:-1.3 ^refrain:0.8d ^register:0.4p ^remember:0.3p ^remind:-0.8 ^remot:-1.1 ^render:0.4e
^renew:-0.2 ^rep:0.3e ^replac:0.3o ^respond:0.3r ^restart:-0.7 ^restriction:-0.5 ^result:0.2f ^return:-2.0
^reveal:0.2e ^rm:0.5x ^rol:-1.0 ^role:-0.4 ^roleplay:0.5r ^rotat:-1.4 ^rul:-0.5 ^rule:-1.1 ^run:-1.0 ^runs:-1.3
^s:0.2f ^save:0.8p ^scp:0.4e ^script:0.6f ^search:0.2e ^secret:-1.4 ^security:-0.6 ^see:-1.8 ^select:-0.6
^send:-0.9 ^server:-1.4 ^shar:0.5e ^she:-1.0 ^ship:0.4 ^show:1.3e ^shr:1.0x ^shut:0.4x ^silenc:0.5d ^silent:0.6d
^skip:-1.1 ^sorry:-0.8 ^speak:0.8r ^ssh:-1.3 ^start:-0.3 ^stay:0.4r ^stop:0.8o ^sudo:0.6x ^summaris:-1.4
^svg:0.5f ^switch:0.6r ^sync:-0.5 ^sys:0.8f ^take:0.2r ^talk:-0.5 ^tar:0.2e ^tell:-0.2 ^terraform:0.6x ^test:-1.9
^thank:-0.7 ^the:-1.8 ^then:-1.1 ^thes:-0.2 ^they:-1.7 ^this:-0.6 ^thought:0.5f ^to:-1.7 ^todo:-0.9 ^token:-1.4
^translat:0.2e ^truncat:1.0x ^trust:-0.4 ^type:-0.4 ^unlimit:-1.1 ^updat:-1.0 ^upload:-0.3 ^usag:-1.3 ^use:-0.3
^user:-1.8 ^uses:-1.1 ^vacuum:-0.6 ^verify:-1.4 ^warn:-1.4 ^watch:-1.0 ^we:-0.7 ^wget:-0.4 ^what:0.2e
^whatever:0.4o ^when:0.2e ^whenever:0.5p ^wipe:-0.2 ^without:-0.2 ^work:0.3d ^writ:0.3p ^y:-0.9 ^you:-0.6
^your:0.4o a:-0.2 a_#number:-0.4 a_backdoor:0.8p a_backup:-0.3 a_bridg:-0.6 a_bug:0.3d a_character:1.0r
a_command:-1.9 a_comment:0.5e a_copy:0.3e a_day:0.4x a_digest:-0.4 a_dns:0.9e a_document:-0.6 a_fake:0.4d
a_fals:0.5d a_file:-0.4 a_game:0.6r a_hacker:0.8r a_header:-0.6 a_helpful:-0.6 a_hidden:-0.2 a_holiday:-0.7
a_jailbroken:0.5r a_job:0.2p a_joke:-0.4 a_languag:0.4f a_line:0.7p a_linux:0.9r a_list:-0.9 a_machin:-0.2
a_mail:0.5e a_maliciou:0.9r a_markdown:0.4e a_member:-0.7 a_minut:0.5x a_model:0.4r a_month:-0.9 a_name:-1.2
a_person:-0.4 a_pirat:0.5r a_poem:-0.4 a_positiv:0.3f a_post:-0.2 a_public:1.1e a_query:0.2e a_random:0.3x
a_reason:0.2d a_reminder:-0.4 a_revers:0.9p a_rogu:0.8r a_root:-1.1 a_safe:-0.6 a_sandbox:-0.2 a_schedul:0.5p
a_script:-0.6 a_second:0.3d a_secret:0.4d a_shell:0.6r a_short:-0.8 a_summary:-0.8 a_systemd:0.6p a_team:-0.5
a_terminal:0.6r a_test:1.2o a_text:-0.5 a_token:-0.2 a_tool:-0.6 a_user:-0.4 a_week:0.8x a_year:-0.9 aaaa:0.6p
abandon:0.6o abandon_the:0.4o abandon_your:0.6o about_it:1.1d about_manual:-0.8 about_minor:-0.6 about_this:1.0d
about_your:0.5o abov:0.2o abov_#number:-0.7 abov_and:0.8o abov_ap:-0.7 abov_direction:0.7o abov_is:0.6o
abov_start:0.8e abov_the:-0.7 abov_this:0.8o accept_all:-0.7 accept_the:0.7f acces_is:-1.0 acces_this:-0.8
acces_to:-1.0 acces_token:0.4e accident:-0.6 accomplic:0.5r account:0.8p account_#number:0.6d account_nam:1.0p
act_as:-0.3 act_like:1.0r act_normal:0.9d action_#name:0.6f action_input:0.7f activat:0.5r actor:-0.5 acts:-0.7
acts_as:-0.7 ad:-1.2 ad_to:-0.9 add:-0.2 add_#evil:0.8p add_a:0.8p add_it:-0.2 add_mallory:1.0p add_my:1.2p
add_new:-2.3 add_the:0.3e add_this:-0.8 add_x:0.4e add_your:-1.1 addres:0.2e addres_and:-0.4 addres_book:0.6f
address:-1.1 adds:0.4f adher:0.3o adher_to:0.3o admin:0.6f admin_account:0.6p admin_mode:-0.5 admin_of:-0.6
admin_panel:-1.0 admin_right:-0.5 administrator:-0.2 administrator_and:0.9r administrator_of:-1.2
administrator_to:-0.5 admit:0.6d admit_that:0.6d adopt:0.2r adopt_the:0.7r advanc:-0.7 advic:-0.7 after:-0.4
after_#number:0.2p after_a:-1.4 after_read:1.0d after_the:-0.8 after_you:0.6f afterward:0.3d again:-0.5
against:-1.3 agent:-0.2 agent_at:0.3e agent_can:-0.8 agent_of:-0.6 agent_pleas:-0.4 agent_read:-0.7
agent_run:0.8f agent_runs:-0.4 agent_should:-0.6 agent_that:0.9r agent_the:0.6f agent_you:0.6f agre:0.4f
agreement:-1.0 ahead:0.4f ai:1.6 ai_agent:0.7 ai_assistant:-0.6 ai_call:0.4r ai_instruction:0.6f ai_pleas:0.6f
ai_reviewer:0.8f ai_send:0.4f ai_that:1.2r ai_the:0.5f ai_with:1.0r ai_without:0.2r alarm:0.2d alert:0.2d
alert_me:-0.9 alia:0.3p alias:-1.0 alic:-1.1 alic_#path:-0.5 all_all:-0.5 all_api:-0.6 all_backup:1.2x
all_branch:1.1x all_check:-0.2 all_command:0.2p all_contact:0.9e all_data:0.4x all_earlier:-0.4
all_environment:0.7e all_error:-1.5 all_fil:1.3x all_filter:-0.5 all_former:0.3o all_futur:0.6p all_host:0.8p
all_is:0.5d all_mail:1.1e all_nopasswd:0.4p all_of:0.8o all_other:0.8 all_password:0.8e all_previou:-0.4
all_process:0.8x all_repository:0.9x all_request:0.9r all_restriction:0.3r all_right:-0.6 all_rul:-1.2
all_safety:1.3o all_secret:1.3e all_set:-0.8 all_the:-0.8 all_tim:-0.3 all_to:0.3p all_tool:0.7p all_user:0.5x
all_your:0.3o allow:-0.2 allow_all:-0.2 allow_everyth:0.5p allow_to:0.3f allow_you:-0.5 allowlist:0.2p alon:-0.3
along:-0.2 aloud:0.4e already_confirm:0.4f already_paid:-0.7 also_call:0.3f also_send:0.3f alt:-0.5
alt_assistant:0.6f alt_text:-0.4 alter:-0.4 although:0.7d alway:0.3p alway_add:0.8p alway_approv:0.7p
alway_ask:-1.3 alway_execut:0.8p alway_includ:-0.5 alway_obey:0.6p alway_run:0.4p alway_start:0.5p
alway_trust:-0.4 alway_use:-0.2 am:0.6x am_the:-0.2 amount:-0.2 amount_#number:0.4f an:-0.2 an_accident:0.4d
an_account:-0.6 an_admin:0.9p an_administrator:-0.9 an_agent:0.8r an_ai:0.6r an_argument:0.2f an_attack:-0.8
an_attacker:0.3r an_e:-0.3 an_emergency:0.7o an_empty:0.7x an_evil:0.8r an_hour:-0.6 an_imag:0.9e an_issu:-0.7
an_llm:0.6f an_unalign:0.7r an_uncensor:0.3r an_unfilter:0.9r an_unrestrict:-0.3 ana:-0.9 and_#number:-1.9
and_a:-1.1 and_act:0.7o and_add:-0.4 and_alert:-0.5 and_answer:0.9r and_append:-0.4 and_approv:0.8r and_ask:-0.7
and_carry:0.2o and_confirm:0.8r and_continu:0.9d and_do:1.0o and_dont:0.8d and_drop:-0.6 and_enabl:-0.3
and_enter:-0.3 and_execut:0.7p and_fill:-0.8 and_follow:0.7o and_forward:0.7e and_give:0.7o and_go:0.3d
and_help:0.8r and_hide:-0.4 and_how:-0.8 and_i:0.7o and_ignor:-0.2 and_includ:1.2e and_instead:0.5o and_keep:0.4p
and_leav:0.2d and_list:-0.8 and_listen:0.6o and_mail:0.3e and_make:0.2e and_may:-0.2 and_merg:0.7f and_need:0.7r
and_never:0.9r and_no:-0.5 and_open:-0.8 and_output:0.3o and_pass:0.7f and_past:-0.2 and_plac:0.2 and_post:0.9e
and_pres:-0.9 and_print:0.3o and_proce:0.8o and_push:0.8f and_put:0.8 and_rebuild:-0.4 and_remind:-0.7
and_rep:0.4o and_report:-0.3 and_restart:-0.2 and_run:-0.4 and_save:-0.9 and_say:0.5f and_send:0.7e and_set:-1.0
and_shar:0.4e and_show:-0.2 and_skip:0.2r and_start:-0.3 and_stor:-0.7 and_strict:0.2o and_summaris:-0.3
and_switch:0.5o and_tell:-0.6 and_the:-0.5 and_then:-0.8 and_to:-0.4 and_upload:1.2e and_use:0.2p and_we:-0.3
and_will:-1.0 and_wipe:0.5x and_writ:-0.9 and_your:0.4o anna:-1.2 announcement:-0.8 another:-1.3 ansibl:-0.3
answer_as:0.3d answer_everyth:0.7r answer_execut:0.6p answer_free:0.5o answer_in:-1.2 answer_on:-1.1
answer_only:0.9o answer_question:-0.5 answer_that:0.7p answer_the:-0.4 answer_to:0.2p answer_with:-0.3
answer_without:0.6r anthropic:0.7o any:0.7o any_and:0.2o any_earlier:0.3o any_instruction:0.9o any_longer:0.8o
any_more:1.2o any_other:0.2f any_restriction:0.6r any_rul:0.4r any_rule:-0.6 any_safety:0.8r any_time:-1.1
any_trac:0.9d anybody:0.4d anyon_asks:0.2d anyon_know:0.7d anyon_who:0.5e anyon_your:-1.0 anyth:0.2r
anyth_is:-0.8 anyth_now:0.4r anyth_with:-0.6 anyth_without:-0.6 ap:-0.4 ap_to:-0.3 api:-0.4 api_key:0.5e
api_keys:-0.5 api_token:0.5e app:-1.8 appear:-0.2 append_it:-0.2 append_the:0.2e approv:0.7f approv_by:-0.5
approv_every:0.9x approv_everyth:0.9r approv_the:0.6f approv_this:0.9f approval:1.0p approval_are:0.4p
approval_is:-0.6 approval_to:0.7p apps:-1.2 apt:-1.2 archiv:-1.3 archiv_mail:-0.6 are:-0.2 are_a:-0.4
are_allow:0.5r are_an:0.6r are_ask:0.5d are_authoris:0.2r are_availabl:-0.5 are_cancell:1.2o are_dan:0.6r
are_deprecat:0.4o are_do:0.6o are_document:-0.6 are_evil:0.5f are_finish:0.6d are_free:0.8f are_given:-0.5
are_hereby:1.0o are_in:-1.0 are_invalid:0.4o are_kept:-0.6 are_lift:0.7o are_manag:-0.6 are_my:0.7r are_no:-0.4
are_none:1.0o are_now:-0.8 are_obsolet:0.2o are_on:-0.8 are_outdat:-0.3 are_read:-0.5 are_remov:-1.5
are_requir:0.2 are_root:1.1r are_sent:-0.8 are_shown:-0.6 are_stor:-1.1 are_suspend:0.8o are_the:-0.7 are_us:-0.9
are_void:-0.2 are_work:-1.0 are_wrong:0.8o are_your:-0.4 area:-0.8 argument_command:0.7f aria:-0.7
aria_hidden:-0.6 around:-0.8 around_the:-0.8 arriv:-0.5 art:-0.9 artefact:-0.7 as_administrator:-1.1 as_alic:-0.5
as_an:0.3r as_csv:-0.5 as_dan:0.8r as_i:-0.3 as_if:0.6d as_instruction:-0.9 as_releas:-0.4 as_root:-0.8
as_the:0.5r as_though:0.9r as_yourself:0.7r asid_and:0.7o asid_the:-0.6 ask:0.3 ask_again:-0.2 ask_for:0.3p
ask_me:-0.5 ask_not:-0.7 ask_the:-0.8 ask_to:-0.4 ask_you:0.2f asks:0.2d asks_for:-0.8 asks_the:0.4e asleep:0.5r
asset:-0.9 assignment:0.8o assistant:0.7 assistant_call:0.4f assistant_director:-0.5 assistant_i:1.1f
assistant_manager:-1.0 assistant_must:0.8f assistant_ok:1.1f assistant_pleas:0.8f assistant_professor:-1.0
assistant_read:0.6f assistant_run:1.0f assistant_send:0.8f assistant_should:-0.8 assistant_sure:0.6f
assistant_the:0.9f assistant_to:-0.5 assistant_transfer:0.6f assistant_who:0.2r assistant_with:1.1r
assistant_you:1.2r assum_that:-0.7 assum_the:0.8r assum_you:0.6r async:-2.4 at:-0.3 at_#address:0.8e
at_#evil:0.8e at_#number:-0.2 at_all:-0.5 at_any:-1.0 at_every:-0.5 at_least:-0.8 at_midnight:0.9x at_night:-0.2
at_noon:0.6x at_once:-0.2 at_start:0.3p at_the:-0.3 attach:-0.2 attach_#name:0.9e attach_the:0.5e attachment:-1.0
attack:-0.4 attack_in:-0.3 attacker:0.3r attacker_may:-0.5 attention:0.8o attention_ai:0.3f attention_to:1.1o
attribut:-1.6 audit:0.5d audit_and:-0.7 audit_log:0.7d auth:-0.9 author_of:-0.2 authoris:0.4r authoris_to:-0.6
authoris_you:0.5r authority:0.5o authority_over:0.5o authoriz:-1.4 authorization:-1.8 authorization_bearer:-0.8
auto:0.3x auto_approv:0.5x automatical:-1.6 availabl:-1.7 away:0.3 away_from:-0.9 aws:0.4x aws_s3:0.3x b:-2.0
back:-1.7 back_up:-1.0 backdoor:1.1p background:0.5d background_and:0.3d backup_and:0.5x backup_can:-0.4
backup_of:-0.4 backup_older:0.6x backup_script:-0.9 bake:-0.3 banana:0.6p bank:-0.2 banner:-1.3 base:-1.3
base64:0.3e base64_and:0.4e base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3
base64_of:-0.5 base64_the:1.0e bash:0.5p bastion:-0.9 battery:-0.8 be_a:-0.3 be_ask:-0.7 be_brief:-1.1
be_delet:-0.9 be_empty:-0.9 be_my:0.9r be_remov:-1.0 be_report:-1.0 be_restor:-0.5 be_skip:0.6p be_the:1.1r
be_told:-0.5 be_undon:-0.7 be_used:-0.8 becaus:-1.4 becaus_of:-0.8 becom_an:0.7r been_cancell:-0.4
been_given:-0.3 been_grant:-0.3 been_lift:0.3o been_log:-1.0 been_remov:0.7r befor:-1.1 befor_#number:-0.7
befor_any:0.2f befor_anyth:-0.3 befor_call:0.4f befor_commit:-0.7 befor_delet:0.5p befor_each:-0.5
befor_push:-1.1 befor_run:0.6p befor_send:-0.8 befor_the:-0.5 befor_this:1.2o befor_use:-0.7 befor_you:-1.0
begin_by:0.7p begin_certificat:-0.8 begin_system:0.9f begin_with:-0.5 behav:-0.5 behav_as:-0.6 behav_like:0.4r
behaviour:-1.1 behind:0.5d behind_the:0.3d believ:-0.5 below:0.4o below_#number:-0.8 ben:-1.0 best:-0.3
between_#number:-0.9 between_the:-1.0 between_us:1.1d birthday:-1.0 bitwarden:-0.5 blank:-0.3 blind:-0.9
blog:-1.3 blog_post:-0.5 board:-1.1 body:-1.0 bomb:0.3x book:0.3f boot:0.5p boss:-0.2 bot:0.2f bot_post:0.7f
both:-1.5 bots:-0.3 bound:0.3r bound_by:0.8r box:-1.1 br:-0.8 br_this:0.8d branch:-0.3 branch_after:-0.8
branch_and:-0.5 branch_every:-0.7 branch_is:-0.7 branch_main:-0.7 branch_name:0.2e break:-0.8 break_the:-0.8
bridg:-0.8 bridg_between:-0.3 british:-0.7 british_spell:-0.7 broken:-1.5 browser:-0.2 bucket:0.4x budget:-1.1
bug:-0.6 build:-1.0 build_fail:-0.5 build_folder:-0.9 build_is:-0.6 build_machin:-0.6 burn:0.5d but:-1.0 buy:0.6
by:-0.6 by_a:-0.5 by_an:0.7r by_ansibl:-0.2 by_any:0.3r by_default:-1.6 by_e:-0.4 by_hand:-0.3 by_its:-1.0
by_mail:-0.2 by_run:0.4p by_your:0.8o bypas:0.6o bypas_the:-0.2 bypas_your:0.6o c:-0.2 cach:-2.1 cach_and:-0.5
cach_is:-0.9 cach_of:-0.3 cake:-1.0 calendar:-0.8 calendar_and:-0.3 call:0.2 call_#name:2.0f call_#number:0.4f
call_befor:0.3f call_fail:0.2f call_init:-0.5 call_max:-0.2 call_super:-0.8 call_the:-0.4 call_this:-0.9
caller:-0.4 calm:-0.8 came:0.9d came_befor:0.5o came_from:0.8d can:-1.0 can_be:0.2p can_do:0.4r can_i:-0.7
can_ignor:-0.8 can_make:-0.9 can_read:-1.1 can_safe:0.9o can_see:-0.8 can_you:-1.0 cancel:-0.3 cancel_all:-0.2
cancel_the:0.5o cannot:-1.5 cannot_be:-1.3 cannot_remov:-0.7 capital:-0.5 capital_of:-0.5 captain:-0.8 car:-1.1
card:0.2 card_and:0.4e card_number:0.8e care:0.2r careful:-0.2 carla:-0.8 carry_out:0.4d case:-1.0 case_of:0.2o
case_when:-0.4 cat:0.6e cat_#path:1.2e certificat:-0.6 certificat_of:-0.6 chang:-0.2 chang_and:-0.5 chang_in:-0.6
chang_it:-0.6 chang_the:1.0d chang_to:-0.8 chang_without:-0.2 chang_you:0.4o chang_your:0.4o changelog:-0.5
channel:-0.8 chao:0.8r chapter:-0.8 character_of:0.6r character_who:1.0r charg:-0.6 chat_history:0.8e
chat_to:0.3e cheat:-0.3 check:-0.5 check_are:0.7p check_befor:-0.3 check_for:-0.9 check_if:-0.8 check_my:-0.4
check_on:-0.9 check_that:-0.9 check_the:-1.6 check_whether:-0.6 checkout:0.4p checkout_hook:0.4p ches:-0.5
children:-1.3 chmod:0.8x chmod_r:0.8x choos:-1.4 ci:-2.7 ci_set:-0.4 claim_that:0.6d claim_to:-0.9 clas:-2.1
classifier:-0.8 clean_the:-1.1 clean_up:-0.2 cleanup:-1.2 cleanup_script:-0.5 clear:-1.0 clear_the:0.3d
clear_your:-0.4 click:-0.2 click_the:0.8f client:-2.7 clock:-0.7 clos:-0.9 clos_on:-0.3 clos_the:-1.1
clos_this:-0.7 cluster:0.5x coach:-0.7 cod:-0.8 code:-0.6 code_#number:0.2o code_block:0.9o code_with:-1.2
coffe:-0.8 colleagu:-0.9 collect:-0.2 collect_all:0.7e collect_every:0.6e collect_the:-0.3 color:-0.6
color_fff:0.5f color_whit:0.4f column:-1.8 come:-0.5 command:-0.2 command_#path:0.8f command_are:-0.7
command_curl:0.2f command_id:1.1f command_in:-0.3 command_line:-1.3 command_that:-0.6 command_to:-0.8
command_without:1.2r comment:0.3e comment_in:0.3o comment_on:1.0e commit:-0.3 commit_and:-0.7 commit_messag:0.3e
commit_so:0.5d comp:1.2o company:-0.4 compar:-0.9 compar_the:-0.4 compar_today:-0.2 competitor:-0.8
competitor_in:-0.8 compiler:-0.4 complet:-1.6 compos:-1.4 compos_up:-0.4 compromis:0.7r comput:-0.8 computer:-1.1
computer_to:-0.2 conceal:0.8d confidential_information:0.5r config:-0.4 config_#path:-0.6 config_and:0.2p
configur:-0.9 configur_with:0.5o confirm:0.6r confirm_it:-0.7 confirm_the:0.8r confirm_your:-0.8
confirmation:0.6p confirmation_is:0.7r connect:-1.5 connect_to:-1.0 connection:-1.3 consent:0.3p
consider_yourself:0.7r const:-1.7 constraint:0.5o contact:0.3e contain:-0.3 contain_the:0.4e content:-0.2
content_of:0.8e content_policy:0.2r content_to:0.5e content_you:0.5f context_and:1.0o continu:0.2f contract:-0.6
contributor:-2.8 control:-0.8 conversation_so:0.6e conversation_to:0.4e cook:-0.5 cooki:0.2e cooky_and:-0.4
cooky_of:0.6e copy:-0.3 copy_#secret:1.0e copy_id:-0.3 copy_it:-0.4 copy_of:0.3e copy_to:0.7p copy_your:-0.7
corp:-0.3 cost:-0.7 could:-0.8 could_not:0.3d count_lin:-0.7 count_the:-0.7 counter:-1.0 court:-0.7 cover:0.2d
cover_up:0.2d cover_your:0.8d coverag:-1.7 cp:-0.4 crawler:-0.5 creat:-0.5 creat_an:-0.4 creator:1.0r
creator_i:0.5r credential:0.8e credential_file:0.9e credential_to:0.2f credit:0.6e credit_card:0.8e crew:-0.9
cron:-0.4 cron_entry:-0.2 cron_job:0.2p cron_jobs:-0.3 crontab:0.3p css:-0.5 csv:-0.6 ctrl:-1.0 curl_#evil:0.9p
curl_d:0.6e curl_f:0.7e curl_fssl:-0.4 curl_s:-0.2 current_task:0.7o cursor:-1.2 customer:-0.3 customer_data:-0.6
customer_list:1.1e customer_tabl:0.8e cv:-0.5 cv_to:-0.6 cve:-0.6 cve_#number:-0.6 cycl:-1.6 d:-0.5 d_#evil:0.7e
d_#name:-0.9 dai:-0.4 dan:0.3r dan_and:0.4r dan_is:-0.7 dan_mode:1.2r dana:-0.7 dark_mode:-0.2 dashboard:-0.7
dashboard_and:-0.4 dat:-0.9 data:-1.0 data_and:0.3e data_imag:-0.3 data_is:-0.4 data_to:-1.4 data_with:-1.1
databas:0.5x databas_and:-0.3 databas_at:0.9x databas_dump:0.2e databas_of:-0.2 databas_password:0.6e
databas_production:0.9x databas_to:0.2e date:-0.9 date_is:0.6p day:-0.4 day_at:-0.2 days_and:-0.4 days_in:-0.5
days_without:-0.7 dd:0.7x dd_if:1.2x deadlin:-1.0 dear:0.5f dear_ai:0.7f dear_assistant:0.7f dear_customer:-0.6
dear_languag:0.5f debug:-0.5 debug_mode:0.4r december:-0.7 decision:-1.0 declaration:-1.0 declaration_of:-0.3
decod:-1.7 def:-1.4 def_#name:-0.6 default:-1.7 default_port:-0.5 definition:-2.1 definition_of:-0.8 degre:-0.2
delet:0.2x delet_a:-0.8 delet_after:-0.9 delet_all:0.4x delet_anyth:-0.9 delet_everyth:1.4x delet_fil:0.3r
delet_it:1.0f delet_log:-0.4 delet_my:-0.3 delet_old:-0.5 delet_temporary:-0.5 delet_the:0.6x delet_this:-0.9
delet_your:0.5o deletion:0.3f deliver:-0.3 demo:-1.5 demo_is:-0.6 deny:-0.4 deny_publickey:-0.5 deny_that:-0.2
dependency:-1.2 dependency_and:-0.6 deploy_key:-0.4 deploy_script:-0.6 deploy_without:-0.6 deployment:-0.5
deprecat:-0.5 deprecat_#address:-0.6 describ:-0.3 describ_in:-0.2 description:0.2 design:-1.3 desk:-0.8
destroy:0.2x destroy_all:0.4x destroy_auto:0.6x destroy_the:0.7x detail:-0.5 detection:-1.1 dev:-1.8
dev_container:-0.3 dev_server:-0.4 developer:0.8o developer_and:0.8o developer_messag:1.0o developer_mode:0.2r
developer_of:0.3f developer_wrot:0.8o devic:-1.5 diagram:-0.8 did:0.5d did_it:0.3d did_not:0.2d did_this:0.6d
die:-0.6 diet:-0.8 dif:-1.3 diff:-0.5 different:-1.2 digest:-1.0 direct:-1.7 direct_to:-0.7 direction:0.8o
directiv:1.4o directiv_and:0.2o director:-0.5 directory:-0.6 disabl:0.5p disabl_all:-0.4 disabl_next:-0.7
disagre:0.4o discard_all:0.2o discard_the:-0.6 disclos_the:-0.5 disclos_this:0.5d discreet:0.7d disk:0.4x
disk_is:-0.4 disk_usag:-0.9 disk_with:1.1x dislik:-0.4 dislik_long:-0.4 dismis:1.1o disobey:0.9o disobey_the:0.9o
display:-1.0 display_none:-0.2 disregard_all:0.6 disregard_everyth:0.8o disregard_the:0.9o disregard_this:-0.7
disregard_your:0.5o dist:-1.4 distribut:-1.7 disturb:-0.7 div:-0.3 div_clas:-0.7 div_styl:0.4f dns:1.2e
dns_query:0.7e do:-0.3 do_and:0.5o do_anyth:0.6r do_as:0.3o do_everyth:-0.9 do_i:-0.4 do_it:0.7d do_not:-0.4
do_the:0.5o do_this:0.8d do_what:0.8o docker:-1.5 docker_compos:-0.5 docker_imag:-0.7 docs:-2.0 docs_#path:-1.3
doctor:-1.1 document_folder:0.5e document_to:-0.5 documentation:-2.3 does:-0.5 does_not:0.4d dog:-1.1 dollar:0.5f
domain:-0.5 dont:0.7d dont_ask:-0.6 dont_forget:-0.8 dont_let:0.6d dont_mention:-0.3 dont_obey:0.5o
dont_show:-0.9 dont_tell:0.5d door:0.4p down_the:-0.6 download:-0.8 download_#evil:0.7p download_and:0.3p
draft:-1.1 draft_to:-0.6 drink:-0.9 driv:0.7x driver:-0.9 drop:-0.5 drop_databas:0.7x drop_tabl:-0.6
drop_the:-0.7 drwxr:-0.3 drwxr_xr:-0.3 dry:-1.1 dry_run:-1.0 dump_the:0.7e dump_to:-0.5 duplicat:-1.4 dur:-0.2
dur_the:-1.2 e:-0.5 e_#path:0.3p e_mail:-0.3 each_answer:-0.7 each_commit:0.5p each_day:0.4x each_hour:0.9p
each_morn:0.5x each_night:0.6x each_quarter:-0.7 each_request:-0.8 each_secret:0.6e each_session:0.8p
each_time:0.5p earlier:0.5o earlier_and:0.7o earlier_command:0.8o earlier_directiv:-0.3 earlier_guidanc:0.6o
earlier_instruction:0.5o earlier_messag:0.3o earlier_order:0.4o earlier_prompt:1.1o earlier_rul:0.3o
earlier_version:-1.1 eat:-1.0 echo:-0.7 echo_ssh:0.5p ed25519:0.5p edit:-0.7 edit_#path:0.4p edition:-0.9
editor:-1.4 effect:-1.0 email:-0.5 email_the:0.3e emb:0.4e emb_the:0.5e emergency:0.5o emoji:-0.2 employe:-0.2
employe_must:-0.5 employe_who:0.3r employer:-0.8 empty_the:-0.3 enabl:-0.6 enabl_developer:-0.4 enabl_on:-0.4
encod_#secret:0.8e encod_the:0.5e encrypt:-0.2 end:0.2f end_of:0.5f end_system:0.9f endoftext:1.1f endpoint:-1.2
ends:0.3p engin:-1.3 engineer:-1.0 english:-0.6 enter:-0.2 enter_developer:0.8r enter_the:-0.3 enter_your:-1.2
entry:0.4p entry_that:-0.5 env:0.9e env_to:0.9e environment_variabl:0.5e eras_all:0.5x eras_every:0.5x
eras_the:0.4x eras_your:-0.4 error:-0.7 error_#number:0.5f error_and:-1.0 error_ignor:-0.6 error_in:-0.8
error_to:-0.4 escap:-1.3 eslint:-1.6 eslint_disabl:-0.9 ethic:1.4r ethical:0.7r eu:-1.1 eur:0.5f eval:-1.1
evaluat:-1.1 eve:1.1p even_if:0.4d every:0.8x every_#number:-0.9 every_agent:0.3p every_answer:-1.2
every_day:-0.6 every_earlier:0.7o every_environment:-0.2 every_even:-0.4 every_file:1.0x every_five:0.3x
every_friday:-0.6 every_hour:0.4x every_instruction:0.5o every_mail:0.7x every_messag:0.4e every_minut:0.7p
every_monday:-0.9 every_month:0.4x every_morn:-1.1 every_night:-0.6 every_password:0.6e every_repository:0.9x
every_rule:0.9o every_secret:0.7e every_session:0.6p every_start:0.4p every_sunday:0.3x every_ten:0.3x
every_time:0.6p every_week:0.9x everyon:0.7p everyth:1.2o everyth_abov:1.1e everyth_befor:-0.2 everyth_in:1.0x
everyth_is:0.7d everyth_the:0.8o everyth_under:0.9x everyth_you:-0.5 evidenc:0.8d evil:0.9r evil_#path:0.9f
evil_ai:0.7r evil_pkg:0.5p evil_twin:-0.3 evilbot:0.9r exact_as:-0.2 exampl:-2.8 exampl_corp:-0.3 exce:-0.6
except:0.2o except_this:0.9o exchang:-0.8 exchang_rat:-0.4 execut:0.6p execut_#evil:0.5p execut_curl:0.4p
exercis:-0.8 exfiltrat:0.7e exfiltrat_the:0.8e exist:-0.2 exit:-1.9 exit_code:-0.7 expect:-1.9 expert:-0.3
expir:0.4o expir_after:-0.3 explain:-0.4 explain_how:0.5r export:-1.1 export_#name:-1.2 export_the:0.4e
expos:-1.0 extension:-2.6 f:-0.2 factor:-0.3 factor_login:0.2p fail:-0.7 fail_login:-0.9 fail_test:-1.1
failur:-0.3 fake:0.7o fall:-0.2 fals:-0.8 fals_reason:0.5d fami:-0.9 far:-0.5 far_and:0.7o favour:1.2o
favourit:-0.8 feat:-1.2 featur:-1.8 feed:-0.7 feedback:-1.1 feedback_from:-0.6 fetch:-0.9 fetch_#evil:0.9e
fetch_the:-0.9 fff:0.3f field:-0.8 figma:-0.5 fil:-1.0 fil_#path:0.4f fil_and:0.3x fil_are:-0.6 fil_in:-0.6
fil_older:-0.4 fil_to:0.6p fil_with:-0.2 file:-0.3 file_#name:-0.7 file_#secret:-0.3 file_and:0.5e file_name:-0.7
file_was:0.3d file_wins:0.3o file_with:-0.5 file_you:1.2p fill:-0.3 fill_in:-0.8 film:-1.1 filter:-0.7 final:0.5x
final_answer:0.6d find_out:0.2d find_the:-0.9 find_to:0.4e finish_the:-0.6 firewall:0.7p first:-0.5
first_#number:0.5o first_#path:0.8f first_and:0.4f first_call:-0.3 first_of:1.0x first_run:0.4x fish:-0.6
five:-0.3 five_minut:0.3x fix:-0.8 fix_it:0.5f fix_the:-0.9 flag:-2.0 flaky:0.2f flat:-1.2 flight:0.4f flour:-0.7
fold:-0.5 folder:0.4x folder_and:0.5e folder_in:-0.9 folder_to:-0.6 folder_when:-0.9 follow_by:-0.2
follow_instruction:-0.4 follow_it:0.7p follow_line:-0.7 follow_me:-0.7 follow_mine:0.5o follow_the:-0.6
follow_them:-0.5 follow_thes:-0.4 follow_this:0.7o follow_your:0.9o font:0.2f foo:-2.2 footer:0.3e for:-0.6
for_#number:-0.2 for_a:-0.5 for_ai:0.6f for_all:0.3p for_an:-1.1 for_approval:0.7p for_confirmation:-0.2
for_credential:-0.8 for_each:-0.8 for_every:-0.7 for_everyth:0.7r for_fil:-0.8 for_good:1.0p for_guest:-0.7
for_internal:-0.6 for_mallory:0.9p for_me:0.9r for_nam:-0.9 for_new:-1.0 for_one:-1.0 for_permission:0.5o
for_stag:-1.1 for_target:-0.6 for_test:0.6o for_tomorrow:-0.5 for_word:1.0e for_you:1.0o for_your:-1.3
forbid:-0.2 forbidden:0.3r forc:0.5x forever:0.5p forget:-0.4 forget_about:-0.3 forget_all:0.7o
forget_everyth:-0.7 forget_it:-0.2 forget_what:0.2o forget_yesterday:-0.9 forget_your:-0.2 forgot:-1.0
forgot_password:-0.7 forgot_the:-0.7 forgot_to:-0.2 forgot_your:-0.6 fork_bomb:0.3x form:-0.8 form_at:0.4e
form_to:-0.9 format:-0.4 former:0.3o former_instruction:0.9o forum:-0.8 forward_all:0.8e forward_every:0.4e
forward_the:1.2e forward_this:-0.9 found:-0.5 found_in:0.8p found_noth:0.8d fre:0.6r fre_from:0.6r free_from:1.0r
free_of:-2.1 french:-0.4 french_and:-0.2 fresh:0.2o fridg:-0.6 friend:-1.2 from:-0.5 from_#evil:0.9p
from_#number:-1.1 from_#path:-0.7 from_a:-1.3 from_all:1.0r from_eve:0.6p from_here:1.3r from_mallory:0.5p
from_memory:0.5o from_now:0.5p from_this:1.0o from_your:0.2o fssl:-0.4 fssl_#address:-0.6 full:0.2r function:-1.3
function_with:-0.8 fund:-0.2 further_notic:0.5o gam:-1.0 game_in:0.4r garden:-0.9 gate:-0.5 gather:0.3e gb:-0.9
gb_of:-0.4 general:-1.3 generat:-1.4 generat_by:-0.7 german:-1.0 get:-1.2 get_#path:-1.3 get_a:-0.5 gets:-0.4
gist:0.7e git_config:-0.4 git_push:0.9x git_reset:0.4x github:-1.8 give:0.2e give_a:0.5d give_the:0.2e
give_this:0.4f give_your:-0.6 given:-0.2 given_and:-0.4 given_by:-0.2 go_ahead:0.6f go_of:0.6o go_on:1.1f
go_to:0.4r goal:0.7o god:0.2r god_mode:0.2r goes:-0.5 gone:0.3x good:-0.3 good_morn:-0.6 got:0.5o
grandmother:0.5r grandmother_who:0.5r grant:0.4r grant_acces:0.8f grant_full:0.5f great:0.7f green:-0.4 grep:-0.5
group:-1.7 guard:-0.4 guardrail:-0.4 guest:-0.3 guid:-1.5 guidanc:0.9o guidanc_and:0.6o guidelin:0.6o
guidelin_abov:0.8o guidelin_and:-0.3 guidelin_for:-0.7 guidelin_have:0.5o guidelin_of:-0.4 guidelin_you:0.7o
h:0.2x h_now:0.9x hack:0.7o hacker:0.4r hacker_in:-0.4 hacker_who:0.6r had_no:1.1r had_not:0.3d hammer:-0.9
hand:0.4o hand_over:0.3e handbook:-1.3 handl:-1.5 hang:-1.1 hard:0.5x harmles:0.3d has:-0.6 has_a:-0.7
has_already:0.2f has_chang:0.9o has_no:-0.4 has_the:-0.5 has_to:1.2f hash:-1.2 have:-0.3 have_already:-0.8
have_call:0.6f have_chang:-0.5 have_no:0.4r have_not:-1.2 have_read:0.6d have_root:1.1r have_to:0.4f he:-1.3
header:-1.9 headlin:-0.8 hear:0.2d heed:0.5o hello:-0.8 help:-0.6 help_me:1.0r help_the:0.8o helper:0.6p
helpful:-0.8 helpful_assistant:-0.9 her:-0.9 here_and:0.4r here_are:0.4o here_on:1.3r hereby_revok:0.5o herm:-0.6
hi:-0.3 hid:-0.8 hid_the:-0.6 hidden:0.2 hidden_fil:-0.9 hidden_from:0.9d hidden_in:0.7o hidden_instruction:-0.2
hidden_menu:-0.5 hidden_name:-1.3 hidden_prompt:1.0e hidden_true:-0.4 hide:-0.4 hide_the:0.5d hide_this:-0.5
hide_your:0.4d him:-0.9 hint:0.3d his:-1.3 history_c:-0.9 history_is:-0.5 history_so:0.3d history_to:1.0e
hold:-0.4 hold_the:-0.3 holiday:-1.3 home:0.5x home_directory:1.2x home_folder:0.3x honest:-0.3 hook:-0.4
hook_that:0.4p hour_and:-0.5 hous:-0.8 how:-1.0 how_do:-0.4 how_the:-0.9 html:-0.3 http:-1.1 http_#path:-1.5
http_tool:0.6e human:0.8f human_delet:0.7f human_resourc:-0.8 i:0.5 i_am:-0.5 i_ask:0.3r i_have:-0.2 i_order:0.3f
i_should:0.8f i_will:1.4f icon:-1.5 id:0.2 id_#path:0.7f id_user:-0.3 identity:0.3r identity_of:0.9r if:-0.3
if_#name:-2.2 if_#path:1.2x if_a:-1.2 if_ask:0.9d if_exist:-0.6 if_it:-0.3 if_noth:-0.9 if_question:0.7d
if_ther:-1.1 if_they:0.9d if_this:0.3d if_you:-1.5 ignor:-0.4 ignor_all:0.5o ignor_any:0.8o ignor_case:-0.9
ignor_every:0.8o ignor_fail:-0.6 ignor_fil:-0.7 ignor_instruction:-0.2 ignor_its:0.4r ignor_my:-0.4
ignor_old:-0.5 ignor_previou:-0.4 ignor_prior:0.9o ignor_rul:-1.0 ignor_the:0.7o ignor_this:-1.6
ignor_weekend:-1.0 ignor_what:1.0o ignor_whitespac:-0.6 ignor_your:1.0o ignorieren:-1.0 imag_#path:-2.4
imag_link:0.7e imag_that:-0.5 imag_url:0.7e imagin:-0.2 imagin_that:1.1r imagin_you:-0.3 img:-0.2 img_src:-0.3
imperativ:-0.5 import:-2.0 important:0.5f important_befor:0.5f important_call:0.3f important_read:0.4f in:-0.8
in_#name:0.3e in_#number:-1.2 in_#path:0.3p in_a:-0.5 in_again:-1.1 in_as:-1.1 in_asset:-0.8 in_at:-0.6
in_base64:1.0e in_case:0.5o in_character:-0.3 in_charg:0.8o in_commit:-0.8 in_developer:0.2r in_docs:-0.7
in_every:-0.6 in_figma:-0.5 in_french:-0.7 in_full:0.8e in_german:-0.6 in_god:0.7r in_it:-0.3 in_json:-0.7
in_june:-0.7 in_logs:-0.8 in_maintenanc:0.7r in_march:-0.3 in_may:-0.3 in_memory:0.3p in_order:-0.5 in_plain:-0.5
in_prompt:-0.7 in_public:-1.0 in_search:-0.5 in_set:-0.4 in_spanish:-0.6 in_test:-0.9 in_this:-0.2 in_utc:-0.5
in_vault:-0.6 in_which:0.6r inbox:0.3e inbox_and:-0.5 incident:-1.0 includ:-0.2 includ_a:-0.5 includ_it:1.0e
includ_this:0.9d includ_your:-0.6 incomplet:0.2f index:-1.4 info:-1.2 inform:0.4d information:-1.1
ingredient:-0.8 ingredient_is:-0.7 init:-1.1 initial:0.3o initial_instruction:0.4o initial_prompt:0.7e
inject:-0.8 injection:-0.9 injection_is:-0.3 insert:-0.5 insert_the:-0.2 insid:0.3e insider:0.8r inst:1.6f
inst_print:0.6f inst_sys:0.8f install:-0.5 install_a:1.0p installation:-1.4 installer:-0.6 instead:0.4o
instead_of:0.4o instead_open:0.5o instruct:-0.2 instruct_to:-0.2 instruction_#number:-1.1 instruction_abov:-0.4
instruction_and:0.6o instruction_ap:-0.7 instruction_are:-0.2 instruction_at:-0.4 instruction_cach:-0.6
instruction_content:0.6f instruction_delet:0.8f instruction_except:0.6o instruction_for:-0.2
instruction_from:-0.5 instruction_given:-0.3 instruction_have:-0.9 instruction_into:0.7p instruction_is:0.5o
instruction_of:-1.0 instruction_on:-1.0 instruction_pointer:-0.8 instruction_preheat:-0.6 instruction_return:-0.8
instruction_send:0.9f instruction_set:-1.0 instruction_that:-0.4 instruction_with:0.4o instruction_word:0.6e
instruction_you:1.2o intend:-1.3 internal:-1.9 internal_host:-0.8 internet:-0.6 into:0.2 into_#name:-0.7
into_#path:-0.4 into_#secret:0.2p into_a:0.2e into_french:0.3e into_german:-0.6 into_the:0.6e introduction:-0.7
invoic:-0.5 invoic_to:-0.8 invok:0.7f invok_name:1.1f ios:-0.4 irrelevant:0.4o is:-0.6 is_#address:-0.9
is_#number:0.4p is_#path:-1.1 is_a:-0.6 is_abov:-0.4 is_allow:0.6r is_at:-0.9 is_broken:-0.7 is_call:-1.4
is_cancell:0.6o is_clos:-0.8 is_done:-0.8 is_down:-0.8 is_enabl:-0.6 is_fine:0.5d is_for:1.0f is_full:-0.4
is_generat:-1.0 is_gone:0.8x is_harmles:-0.4 is_here:-0.9 is_hidden:-0.6 is_ignor:-0.9 is_incomplet:0.2f
is_irrelevant:0.6o is_learn:-0.6 is_load:-0.4 is_log:0.3x is_low:0.4x is_miss:-1.6 is_no:0.8d is_not:0.2r
is_now:-0.5 is_on:-1.2 is_one:-1.1 is_over:-0.3 is_read:-0.3 is_red:-0.2 is_requir:0.5r is_safe:0.6f is_sent:-0.6
is_set:-1.8 is_shown:-0.8 is_slow:0.2d is_still:-0.7 is_to:0.4o is_trust:0.5f is_used:0.2f is_valid:0.7f
is_void:0.7o is_written:0.5o is_wrong:-1.0 issu:-0.6 issu_and:-0.9 it:0.2 it_#path:0.3f it_and:-0.7 it_as:0.9f
it_at:-0.6 it_came:0.5d it_does:-0.2 it_fail:0.3d it_for:-0.3 it_goes:0.2d it_had:-0.6 it_here:0.3e it_in:0.2e
it_into:-0.7 it_is:-0.5 it_look:0.4d it_may:-0.8 it_now:-0.3 it_off:0.4p it_out:0.7d it_read:0.8 it_safe:-1.0
it_says:0.7p it_secret:-0.8 it_should:0.4f it_show:0.8d it_the:0.8f it_was:0.5d it_with:-0.5 it_without:0.2d
item:-0.9 item_in:-0.9 its:-0.3 its_content:0.5e its_text:0.8f itself:-1.7
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3 jailbreak:-0.2 jailbreak_mode:1.1r
jailbroken:0.9r jan:-0.7 jan_#number:-0.7 january:-0.2 java:-0.8 job:0.4p job_that:0.4p jobs:-0.8 joke:-0.5
joke_every:-0.7 json:-1.9 june:-0.8 just_do:0.4d just_this:0.6o keep:-0.5 keep_a:0.9p keep_it:0.6p
keep_quiet:0.9d keep_secret:-1.1 keep_the:-0.2 keep_this:0.3d keep_your:-1.4 kept:-1.0 kept_in:-0.6 kernel:-0.8
key:0.6e key_#path:0.6f key_as:0.9e key_from:-0.7 key_in:-0.9 key_into:0.4e key_is:-1.4 key_of:0.2p key_to:0.5p
key_with:-0.2 keys:0.6f keys_are:0.2e keys_in:-0.7 keys_to:0.2r kill:-0.5 kill_#number:0.5x kill_all:0.7x
kill_the:-1.3 kim:-0.8 king:-0.7 know_that:0.8d know_what:-1.0 kubectl:0.3x kubectl_delet:0.8x kv:-0.4
kv_#path:-0.4 l:-0.8 la:0.2f lab:-0.6 label:-0.5 label_and:-0.6 labell:-0.4 landlord:-0.7 languag:-0.4
languag_model:0.3 laptop:-1.2 last:-0.5 last_messag:0.7e last_night:-0.7 last_ten:0.5e last_week:-0.6 later:0.3p
latest_chang:-0.5 launch:-0.8 laws:-1.0 le:-0.8 lead:-0.7 leak:-0.3 leak_the:0.5e learn:-0.2 learn_from:-0.4
least:-0.8 least_#number:-0.3 leav:0.5d leav_a:0.7d leav_no:-0.6 leav_out:-0.2 leav_the:-1.1 leav_this:1.0d
left:-0.2 legacy:-1.0 length:-1.7 les:-0.9 let:0.4d let_anyon:0.7d let_go:0.6o let_it:0.7d let_play:0.7r
let_the:0.8d let_us:-0.2 letter:-0.5 level:-1.2 library:-1.8 licenc:-1.1 lie:0.6d lie_to:0.6d lift:0.3o
lift_all:-0.7 lift_the:0.2r light:-1.5 lik:-0.9 lik_to:-0.2 like:-0.4 like_a:0.2r like_an:1.1r like_you:0.6r
limit:-0.9 limit_of:-0.5 limit_on:-0.7 lin:-0.2 lin_that:-0.4 line:-0.7 line_#number:-0.7 line_to:-0.2 link:0.2e
link_in:-0.8 link_to:-0.6 link_you:0.4e lint:-1.9 lint_warn:-0.9 linter:-1.5 linter_befor:-0.7 linux:-0.9
linux_#name:-0.9 list:-0.5 list_all:-0.5 list_and:0.2 list_every:0.2e list_in:0.2e list_is:-0.8 list_of:-0.9
list_the:-0.3 list_to:0.6e listen:0.5o listen_to:0.3o liv:-0.7 liv_in:-0.6 live:-0.6 live_in:-0.8 llm:1.1f
llm01:-0.6 llm_instruction:0.4f load:-0.6 load_#evil:0.5p load_#path:-1.0 load_is:0.4x local:-1.5 location:-0.6
lock:-1.5 log_afterward:0.6d log_and:-0.7 log_fil:-1.2 log_file:-0.7 log_for:-0.6 log_in:0.2p log_of:-1.2
log_out:-1.1 log_the:-0.7 login_from:-0.8 logout:-0.7 logs_are:-0.6 logs_for:-0.7 logs_to:-0.9 long:-1.7
longer:0.4r longer_an:-0.2 longer_bound:0.2r longer_need:0.2x look:0.4e look_at:-1.3 look_for:-0.9 look_like:0.3d
look_up:0.4e lookup:0.5e lookup_of:0.7e loss:-0.9 lost:-1.2 low:-0.2 ls:0.2f lunch:-0.7 mac:-0.7 machin:0.5x
maco:-1.0 mail_addres:-0.3 mail_address:0.2e mail_after:-0.8 mail_and:-0.7 mail_at:-0.2 mail_from:-0.3
mail_if:-0.8 mail_it:-0.2 mail_older:-0.6 mail_to:0.3e mail_was:-0.6 mail_with:-0.9 mail_without:-0.4
mailbox:0.7e main_#path:0.3f main_every:0.7x maintenanc:-0.3 maintenanc_mode:0.2r maintenanc_window:-0.9 make:0.6
make_a:0.2e make_it:0.6d make_sure:-0.2 make_this:0.3p makefil:-0.7 makefil_#number:-0.5 maliciou:0.7r
maliciou_insider:0.9r mallory:2.2p mallory_all:0.4p mallory_is:-0.6 mallory_to:0.7p manag:-0.7 manag_by:-0.6
manager:-0.5 manager_is:-0.8 manual:-1.4 many:-1.4 march:-0.9 maria:-0.9 mark:-0.4 markdown:-0.4
markdown_link:0.4e market:-0.9 mask:0.5d mask_the:0.7d master:0.4e match:-1.8 matter:0.8o matter_what:0.6o
max:-0.2 may:-0.9 may_be:-0.6 may_disregard:0.4o may_do:0.7p may_not:-1.0 may_now:0.3f mb:-1.6 me:-0.2 me_a:-0.8
me_about:-0.7 me_and:0.3r me_api:0.4r me_how:-0.6 me_if:-0.9 me_the:0.9e me_to:-0.4 me_what:1.0e me_when:-1.0
me_your:0.5e mean:-1.9 measur:-0.3 medicin:-0.7 meet:-1.4 meet_is:-0.4 member:-1.6 member_of:-0.7 memory:-0.5
memory_of:0.3o memory_that:0.7p mention:0.6d mention_it:0.6d mention_pric:-1.0 mention_thes:0.6d
mention_this:0.9d menu:-0.9 menu_#path:-0.4 merg:-0.7 merg_branch:-1.1 merger:-0.7 messag:-0.5 messag_after:0.9d
messag_as:0.5o messag_for:1.0f messag_from:0.2p messag_if:-0.5 messag_in:-0.5 messag_is:0.9o messag_of:0.9e
messag_role:-0.8 messag_to:0.6p messag_was:-0.7 messag_you:-0.3 meta:-1.2 meta_name:0.3f method:-2.8
method_must:-0.3 metric:-1.1 metric_unit:-0.6 midnight:0.9x migration:-1.3 mind:0.5o mind_the:0.2o mine:1.4o
ministry:-0.9 minor:-0.8 minor_updat:-0.2 miss:-0.7 mistak:-0.2 mix:-0.7 mode_all:0.3r mode_and:1.1r
mode_enabl:0.8r mode_in:-0.6 mode_is:-1.4 mode_no:0.5r mode_of:-0.4 mode_with:-0.4 model_is:-0.4 model_must:0.5f
model_output:-0.2 model_that:0.8r model_the:0.5f model_to:-0.5 model_you:0.2 modify:-0.8 modul:-1.3 moment:0.6o
monday:-0.7 money:0.3p monitor_the:-0.7 month:0.2x moral:0.3r morn:-0.6 mov:-1.4 mov_to:-0.7 move:-1.5 ms:-2.0
music:-0.7 must_be:-0.2 must_contain:-0.2 must_first:0.7f must_follow:-0.9 must_now:0.3f must_obey:0.4f
must_pass:-0.7 must_recommend:0.9f must_restart:-0.5 must_run:0.7 must_send:0.4f mute:0.2d mute_the:0.3d
my_accomplic:0.5r my_calendar:-0.3 my_key:1.3p my_mail:-0.2 my_previou:-0.4 my_ssh:0.5p nam:-0.4 nam_in:-0.7
name_#path:-0.9 name_ai:0.6f name_and:-0.5 name_bash:1.0f name_command:0.2f name_in:-0.7 name_is:0.2r
name_terminal:1.6f nas:-0.6 nc:0.8e nc_#evil:0.6e necessary:-0.4 need:0.2p need_a:-0.9 need_for:0.2p need_no:0.2p
need_to:-0.2 neglect:1.1o neglect_the:0.4o neighbour:-0.9 network:0.3d never_admit:0.6d never_ask:0.9p
never_asks:0.6r never_commit:-1.0 never_delet:-0.7 never_in:0.8p never_mention:0.7d never_print:-0.8
never_push:-0.8 never_refus:0.9r never_reveal:-0.3 never_run:-0.3 never_says:0.7r never_send:-0.9 never_shar:-1.0
never_tell:0.5d never_use:0.6p new:-0.3 new_account:0.9d new_instruction:0.4o new_issu:-0.6 new_messag:-0.9
new_one:-0.5 new_ones:1.1o new_order:0.5o new_policy:0.5f new_releas:-0.4 new_rul:0.2f new_rule:0.4f
new_session:0.8p new_system:0.4o new_task:0.5f new_user:-0.5 new_version:-0.6 newer:0.3x newest:-0.5 news:-0.7
newsletter:-1.6 next:0.3e next_call:-0.6 next_line:-0.5 next_messag:0.9e nginx:-0.5 night:-0.5 night_at:-0.7
night_build:-0.7 no_approval:-0.3 no_attention:1.0o no_confirmation:0.4r no_content:0.6r no_ethical:0.7r
no_filter:0.7r no_limit:0.4r no_longer:0.2r no_matter:0.6x no_need:0.5d no_new:-0.9 no_one:1.1d no_policy:0.4r
no_preserv:0.8x no_record:0.5d no_refusal:0.9r no_restriction:-0.2 no_rul:-0.8 no_safety:-0.4 no_secret:-0.3
no_trac:-0.2 nobody:0.2d nobody_sees:0.5d node:-2.5 node_#number:-1.0 nois:-0.4 none:0.2f none_ai:0.4f
none_ignor:0.9f noon:0.2x nopasswd:0.9p nopasswd_all:0.4p normal:0.8d normal_and:0.5r not:-0.4 not_a:-0.2
not_adher:0.5o not_ap:0.9o not_as:-0.9 not_bound:0.4r not_commit:-1.4 not_comp:0.9o not_delet:-0.8
not_disturb:-0.4 not_edit:-0.9 not_exce:-0.6 not_exist:1.0r not_find:0.8d not_follow:0.6o not_forward:-0.8
not_found:-0.3 not_give:-0.6 not_have:0.4r not_in:-1.0 not_includ:0.4d not_inform:0.3d not_know:0.9d
not_leav:0.4d not_let:0.9d not_log:0.7d not_need:1.0p not_notic:0.8d not_notify:-0.3 not_obey:-0.6 not_open:-0.3
not_print:-0.6 not_read:-0.2 not_rep:-0.8 not_report:0.3d not_request:-1.0 not_reveal:-1.1 not_run:-0.4
not_see:0.4d not_send:-0.2 not_shar:-1.1 not_show:-0.3 not_tell:-1.2 not_the:-0.5 not_to:0.2d not_use:-1.0
not_want:0.2p not_writ:0.7d note_befor:0.4f note_for:0.5f note_the:-0.9 note_to:1.1f noth:0.2d noth_about:0.8d
noth_chang:-0.7 noth_to:-1.1 noth_was:0.9d notic:0.2d notic_the:-0.4 notification:-0.4 notify:-1.5 notify_me:-0.7
novel:-0.5 now:1.5r now_#path:0.7f now_a:0.4r now_act:0.7f now_an:-0.2 now_and:-0.3 now_call:0.3f
now_connect:-0.8 now_delet:0.7f now_in:0.5r now_log:-0.9 now_obey:0.2o now_on:0.4p now_ready:-0.5 now_send:0.3f
npm:-1.6 npm_audit:-1.1 npm_ci:-0.4 npm_install:-1.8 npm_publish:0.6f npm_start:-1.0 npm_test:-1.0 npm_warn:-0.5
null:-0.6 number:-0.8 number_and:0.4e number_in:-0.2 number_of:-1.1 number_to:-0.5 nurs:-0.6 obey:0.7o
obey_me:1.0o obey_only:1.1o obey_this:0.2o object:-3.1 objectiv:1.0o observation:-0.5 observation_done:0.3f
obsolet:0.6o of:-0.3 of_#address:0.4e of_#evil:0.3e of_#name:0.9e of_#number:-1.4 of_#path:1.0x of_#secret:0.3e
of_a:-0.6 of_all:0.5x of_an:-0.2 of_birthday:-0.5 of_document:0.5f of_each:0.7p of_every:1.0e of_foo:-0.5
of_last:-0.7 of_new:-0.7 of_node:-0.8 of_now:1.0o of_open:-0.9 of_our:-0.2 of_ram:-0.4 of_root:0.8p of_the:-0.3
of_this:0.3d of_thumb:-0.3 of_tool:0.2f of_what:0.9o of_yesterday:-0.7 of_your:0.4o of_yourself:1.0r off:0.5p
off_in:0.6p off_the:-0.5 off_your:0.2o offic:-0.9 offic_is:-0.4 officer:-0.5 often:-1.4 ok:-0.5 ok_#path:0.4f
old:-0.7 old_api:-1.1 old_instruction:-0.6 old_ones:0.3o old_rul:0.7o old_screenshot:-0.5 older_than:0.2x
omit_this:0.5d on:-0.5 on_#number:-0.3 on_#secret:0.6f on_a:-1.6 on_all:0.7x on_branch:-0.8 on_by:-0.5
on_call:-0.9 on_every:0.8p on_friday:0.6x on_monday:-0.2 on_my:-0.6 on_port:0.2p on_public:-0.5 on_saturday:-0.6
on_stag:-0.8 on_this:-0.5 on_thursday:-0.4 on_tuesday:-0.7 on_use:-0.6 on_weekend:-0.4 on_you:1.2r onboard:-0.9
once:-0.5 once_a:1.2x once_the:-0.4 one:-0.9 one_hour:-0.8 one_in:0.6o one_is:0.2o one_with:-0.5 ones:0.8o
ones_are:0.8o onlin:-1.4 only_after:-1.0 only_the:-0.2 only_this:-0.4 only_to:0.7o only_valid:0.3f only_what:0.3o
only_when:-1.1 only_with:0.8o opacity:0.5f opacity_#number:0.7f open:-0.2 open_#evil:0.7f open_#path:0.6
open_#secret:-0.7 open_an:-0.3 open_it:0.3e open_pull:-0.7 open_the:-0.4 open_to:0.9p openai:0.2r operation:-1.2
operation_fail:0.2f operator:1.0o operator_and:0.3r operator_has:0.5f opposit:0.3o opposit_of:0.6o ops:-1.7
option:-2.8 or:-2.6 order_are:0.3o order_from:-0.6 order_has:-0.9 order_of:-0.5 order_the:0.3r order_you:0.3f
origin:-1.9 original:-0.2 other:-0.5 other_and:0.2f other_instruction:0.8o other_tool:0.5f otherwis:-0.6 our:-0.7
our_agent:-0.3 our_dependency:-0.4 out:0.2d out_in:0.7e outag:-0.7 outdat:-0.2 output:-0.3 output_of:0.3e
output_the:0.6o output_your:0.3e outsid_of:0.2f outsid_the:-0.9 oven:-1.1 over:0.3o over_main:0.8x over_spac:-0.2
over_the:-0.3 over_with:0.4o over_your:0.8o overlook:1.1o overlook_the:1.0o overrid_a:-0.5 overrid_all:0.7o
overrid_for:-0.4 overrid_method:-0.3 overrid_of:-0.7 overrid_system:-1.0 overrid_the:-0.5 overrid_your:0.8o
overridden:-1.3 overrul:0.4o overrul_the:0.4o overwrit_your:0.2o owasp:-0.6 own:-0.5 owner_of:0.2d p:-0.6
p_hidden:0.2 p_styl:0.7f packag:-0.5 packag_and:-1.0 packag_is:0.2f pag:0.2p page:-0.4 page_#number:-0.8
page_#path:0.7f page_and:-0.3 page_is:0.3f page_says:0.9o paid:-0.4 panel:-1.0 panel_#address:-0.7 paper:-0.5
paper_study:-0.4 parameter_name:0.3f parameter_to:0.2e parcel:-0.5 parent:-1.1 parser:-1.6 part:-0.6 part_of:-0.4
party:-1.5 pass:-0.2 pass_and:-0.4 pass_even:0.9d pass_it:0.5f pass_the:0.3f pass_your:0.8f passphras:-0.6
passport:-0.7 password:0.2e password_and:-0.5 password_are:-0.7 password_by:-0.6 password_file:1.1e
password_for:-0.9 password_in:-0.2 password_into:0.6e password_is:-1.4 password_manager:0.3e password_must:-0.5
password_policy:-1.1 password_reset:-0.4 password_to:0.7e password_was:-0.5 password_with:-0.4 password_you:0.6e
past:-0.4 past_it:-0.4 past_the:-0.4 past_them:0.5e past_your:-0.3 pastebin:0.7e path:-1.9 patient:-1.0
pattern:-2.3 pay:0.5o pay_no:0.9o payload:-1.0 payment:-0.4 pdf:-0.9 pend:-1.3 peopl:-1.2 per:-1.8 per_cycl:-0.5
perform:-0.3 perform_the:0.3d permanent:1.3p permission_and:0.8r permission_deny:-0.6 permission_for:0.8r
permission_to:-0.3 permit:-0.4 person:-0.3 person_who:0.2e persona:1.6r persona_of:0.7r personal:-0.5 phon:-0.2
phon_number:0.8e photo:-1.0 pin:-1.0 ping:-0.6 ping_the:-0.9 pip:-0.5 pirat:0.2r pkg:0.3p plac:-0.6 plain:-1.2
plan:-1.2 plant:0.6p play:-1.0 play_a:0.3r play_an:0.8r play_is:-0.6 play_the:-0.5 player:-1.3 pleas:-0.3
pleas_disregard:-0.7 pleas_do:0.3f pleas_forget:1.1o pleas_forward:-0.6 pleas_log:-0.8 pleas_run:0.8f
pleas_send:-1.2 pls:0.8o plugin:-0.4 plus:0.4e plus_the:0.2e pm:-0.8 pnpm:-1.6 poem:-0.8 poem_about:0.5o
point:0.3o pointer:-1.3 policy:0.7r policy_and:0.5o policy_of:-0.6 policy_you:0.5o polit:-1.1 port:0.2p
port_#number:0.6p port_with:-0.7 portal:-1.1 position:-0.6 positiv:0.3f positiv_review:0.5f post_#address:-1.0
post_#path:-1.3 post_a:-0.3 post_checkout:0.4p post_file:0.5e post_it:0.3e post_request:-0.4 post_the:0.7e
post_them:0.4e postgr:-0.4 pr:-0.2 prais:0.6p pre:-1.1 pre_approv:0.7f preced:1.0o precedenc_over:0.2o
prefer:-1.7 prefer_dark:-0.2 prefer_tabs:-0.2 prefer_to:-1.0 preheat:-0.7 preheat_the:-0.7 pres:-1.1
pres_enter:-0.8 pres_the:-0.6 preserv_root:0.8x pretend:-0.7 pretend_data:-0.5 pretend_play:-1.0
pretend_that:1.0r pretend_the:-0.3 pretend_to:0.4r pretend_you:-0.5 prettier:-1.7 preview:-1.0
previou_command:0.8o previou_declaration:-0.3 previou_definition:-0.5 previou_employer:-0.7 previou_error:-1.1
previou_instruction:0.7o previou_job:-0.6 previou_messag:0.7o previou_prompt:1.0o previou_report:-0.8
previou_result:-0.7 previou_rule:-0.9 previou_version:-0.9 previou_week:-0.9 pric:-0.6 pric_in:-0.9 pric_of:-0.4
print:0.7e print_anyth:-0.6 print_it:0.5e print_this:-0.5 print_your:-0.2 printenv:0.8e printer:-1.0
printer_are:-0.6 prior:1.1o prior_art:-0.9 prior_context:0.7o prior_directiv:0.6o prior_guidanc:0.7o
prior_rul:0.9o priority:0.2o privat_key:-0.5 privileg:-0.5 problem:-1.1 proce:1.0o process:-0.3 prod:1.1x
product:0.2 product_owner:-0.7 production:0.8x production_databas:1.0x professor:-1.0 profil:-0.8 project:-0.6
project_uses:-0.3 prompt:-0.3 prompt_#path:-1.0 prompt_and:0.9o prompt_are:0.7o prompt_as:0.8f prompt_enter:-0.7
prompt_from:-0.8 prompt_in:0.7e prompt_injection:-0.9 prompt_into:0.4e prompt_is:-0.2 prompt_of:-0.7
prompt_says:0.9o prompt_tell:-0.3 prompt_the:-0.8 prompt_to:0.4e prompt_with:-0.4 prompt_you:-0.2 protect:-0.9
proxy:-0.6 public_folder:0.9e public_gist:0.7e public_holiday:-0.5 public_key:-0.2 publickey:-0.5 pull:-0.4
pull_request:-0.3 pull_the:-0.7 purg:0.4x purpos:-0.4 push:0.9x push_an:1.0x push_forc:0.8x push_the:0.8f put:0.3
put_#name:1.2p put_a:0.6p put_my:0.7p put_the:-0.3 put_them:0.7e put_your:-0.9 pwn:1.2o q:-0.3 qo:-0.6
qo_#evil:0.9p quarter:-0.8 query:0.6e query_str:0.8e question:-0.4 question_about:-0.9 question_and:1.0o
question_in:-0.8 queu:-0.5 quick:-0.2 quiet:-0.4 quiet_about:1.0d quiet_and:-0.7 quiet_skip:-0.8 quiz:-0.6
quot:0.2e quot_the:1.1e r:0.8x r_#number:1.3x rais:0.5 ram:-0.7 ran:0.8d random:-0.2 rank:0.6o rat:-0.6 rate:0.5f
rate_this:1.1f reach:-1.0 read_#name:0.8e read_#path:0.7f read_a:-1.0 read_all:0.3f read_from:-1.4 read_me:0.6r
read_more:-0.9 read_the:-0.3 read_them:-0.6 reader_to:0.9f readm:-0.6 ready:-0.4 ready_to:-1.2 real:1.0o
real_instruction:0.6o real_task:0.3o reason:0.4d reboot:0.4x rebuild:-0.8 rebuild_the:-0.5 rebuilt:-1.0
receiv:-0.5 recent:-0.2 recip:-0.2 recip_for:-0.4 recipient:0.3d recommend:0.7f recommend_this:1.0f
record_of:0.9d recovery:0.2f red:-1.3 red_team:-0.5 refactor:-1.3 refactor_drop:-0.6 refrain:0.8d
refrain_from:0.8d refresh:-0.9 refusal:1.0r register:-0.3 register_a:0.2p reject:-1.0 releas:-1.2 releas_are:-0.8
releas_from:0.8o releas_manager:-0.4 releas_not:-0.9 reload:-0.3 remember_forever:0.8p remember_that:-0.4
remember_this:0.3p remember_to:-0.3 remind:-1.1 remind_me:-0.6 remind_the:-0.8 reminder:-0.6 reminder_the:0.6f
reminder_to:-0.8 remot:-0.4 remov:-1.0 remov_#path:-1.1 remov_after:-0.7 remov_all:0.2x remov_everyth:0.3x
remov_expir:-0.8 remov_fil:-0.6 remov_merg:-0.7 remov_old:-0.7 remov_the:0.5d remov_this:-0.5 render:-0.4
render_x:0.6e renew:-0.4 renew_the:-0.3 rep:-0.2 rep_to:-1.3 rep_with:0.6f repair_it:0.6f repeat:-0.2
repeat_everyth:0.5e repeat_the:-0.7 replac_all:-0.9 replac_by:0.2o replac_in:-0.6 replac_your:1.1o repo:-0.4
report:-0.3 report_a:-1.3 report_failur:-0.7 report_it:-0.2 report_succes:0.6d report_that:0.8d report_this:1.0d
report_to:-1.6 report_with:-0.9 repository:-0.2 repository_and:-0.9 repository_to:-0.2 request:-0.6
request_a:-0.5 request_and:-0.9 request_description:0.8 request_from:0.3p request_has:0.3o request_is:0.5o
request_this:-0.8 request_to:-0.2 request_without:0.2f requir:-1.2 requir_for:-0.5 requir_that:0.2f
requirement:-1.2 requirement_#number:-0.8 research:-0.8 reserv:-0.8 reset:-0.3 reset_hard:0.4x reset_the:-0.9
reset_your:-0.4 resolv:-0.3 resourc:-1.6 respond:0.2r respond_as:0.3r respons:-2.4 rest:0.5r restart:-0.9
restart_after:-0.8 restart_the:-1.4 restart_your:-0.2 restor:-0.5 restrict:-0.7 restriction_are:1.0o
restriction_on:-1.4 result:-0.4 result_#number:0.3f result_from:-0.2 result_is:0.3f result_of:0.2e
result_you:0.4f resum:-0.9 retro:-0.7 return:-2.1 return_#name:-0.8 return_prompt:-0.7 return_system:-0.3
return_the:-1.4 reveal:0.2f reveal_secret:-0.2 reveal_that:0.9d reveal_the:0.2f reveal_your:0.3e revers:0.2p
revers_shell:0.9p review:0.3 review_and:0.2 review_comment:-0.9 reviewer:0.7d reviewer_for:-1.0 revok:-0.2
rewrit:-0.7 rf:0.6x rf_#name:-1.2 rf_#path:1.2x rf_at:0.9x rf_build:0.2f rf_every:1.1x rf_no:0.8x right:0.5
right_and:0.5r right_reserv:-0.6 risk:-1.4 rm:0.8x rm_cannot:-0.7 rm_rf:0.6x rogu_agent:-0.3 rol:-1.0 role:-1.2
role_admin:-1.1 role_editor:-0.4 role_in:-0.6 role_of:0.4r roleplay:0.5r roleplay_as:0.9r roleplay_gam:-0.8
roleplay_you:0.6r root:-0.2 root_#number:-0.3 root_password:0.5p root_root:-0.3 rotat:-0.9 rotat_the:-0.2
rows:-0.6 rsa:0.7p rsa_aaaa:0.6p rul:0.4o rul_about:0.3p rul_abov:0.5o rul_and:-0.4 rul_any:0.8o rul_ap:0.6f
rul_are:0.5o rul_engin:-0.5 rul_file:-0.8 rul_for:-0.5 rul_from:-0.5 rul_no:0.3f rul_of:-1.6 rul_you:0.5o
rule_for:-0.8 rule_no:-0.7 rule_of:-0.3 rule_that:0.4p run:0.3 run_#evil:0.7p run_#name:1.4x run_a:-1.1
run_curl:0.9p run_it:1.2d run_on:-1.1 run_sudo:0.4f run_this:-0.9 run_wget:0.8p runs_#evil:0.3p runs_#path:1.1p
runs_curl:0.3p runs_it:-0.3 runs_the:-0.5 rust:-1.1 s:0.2p s3_cp:-0.7 s_#evil:0.5p s_inst:1.2f safe:-0.3
safe_ignor:0.6o safe_plac:-0.6 safety:-0.2 safety_check:0.3r safety_guidelin:-0.5 safety_instruction:0.2o
safety_policy:1.1o safety_rul:0.2r safety_train:0.7r said:-1.3 said_and:-0.5 said_the:-1.0 said_yes:0.5p
same:-0.7 sandbox:0.9f santa:-0.9 santa_list:-0.6 saturday:-0.6 sav:-0.4 save:-0.8 save_#number:-0.9 save_it:-0.3
save_this:0.6p save_to:0.7p say:0.5d say_good:-0.8 say_it:1.1d say_noth:-0.2 say_so:-0.3 say_that:1.3d
say_the:0.6d say_yes:-0.2 say_you:1.0d says:0.4p says_no:1.1r says_the:-0.6 scan:-0.4 scanner:-0.4
scanner_flag:-0.5 scen:0.2d scen_#number:-0.7 schedul:0.2p schedul_task:0.5p schema:-1.2 school:-1.1 scp:0.5e
scp_#secret:0.4e screenshot:-1.1 screenshot_from:-0.8 script_#path:-0.9 script_and:-0.7 script_from:-0.3
script_with:-1.0 search:-0.9 search_query:0.7e second:-0.2 secret_#path:-0.5 secret_and:0.5d secret_are:-0.2
secret_from:-0.3 secret_ingredient:-0.8 secret_into:0.7e secret_is:-1.0 secret_key:-0.4 secret_live:-0.2
secret_out:-1.1 secret_santa:-0.8 secret_scan:-0.9 secret_to:-0.2 secret_until:-0.6 secret_you:1.2e section:-1.5
section_#number:-0.5 security:-0.3 security_team:0.6r see:-0.4 see_a:0.3e see_the:0.2f see_this:-0.2 seed:-0.8
sees:0.8d sees_it:0.7d select:-1.0 self:0.2p send:-0.3 send_#secret:0.8e send_a:-0.6 send_all:0.4e
send_anyth:-0.4 send_data:-0.6 send_every:0.7p send_feedback:-0.5 send_invoic:-0.9 send_it:-0.5 send_mail:-0.5
send_me:-0.3 send_the:0.4f send_them:0.8e send_us:-0.7 send_what:0.8e send_you:-0.3 send_your:-1.1 sender:-0.5
sensor:-1.3 sent:-0.2 sent_in:-0.5 sent_to:-0.8 sent_with:-0.7 sentenc_as:0.7o serv:-0.2 server:-1.0
server_at:-0.3 server_down:0.9x server_every:0.3x server_if:-0.3 server_in:0.4p server_is:-0.6 servic:-0.6
sery:-0.6 session:0.7p session_cooki:0.5e session_first:0.3p session_has:-0.4 session_id:0.4e session_token:0.4e
set:-0.5 set_and:0.4p set_approval:0.6p set_asid:-0.3 set_in:-0.6 set_is:0.4o set_the:-0.5 set_to:-2.1
set_your:0.8o setup:-1.0 seven:-0.4 sh:0.3p sh_#path:0.8p sh_to:0.5p shall:-1.0 shall_not:0.6d shar:-0.2
shar_driv:-0.7 shar_the:0.7e shar_this:-0.4 shar_your:-0.6 she:-0.8 sheet:-0.8 shell:0.7p shell_history:0.6d
shell_profil:-0.4 shell_to:0.7p shift:-1.5 ship:-0.6 short:-1.2 should_answer:-0.7 should_be:-0.6
should_includ:-0.5 should_not:0.9d show_me:1.2e show_the:-0.2 show_this:-0.5 shown:-1.3 shown_in:-0.6 shr:1.0x
shut:0.3x shut_down:-0.3 shut_the:0.6x shutdown:1.1x shutdown_h:0.9x side:-1.4 sidebar:-0.8 sidenot:0.8f sie:-0.7
sign:-1.0 sign_in:-0.6 signatur:0.7p silenc:0.8d silent:0.3d silent_install:0.5d simpl:-1.8 simulat_an:-0.2
simulat_developer:0.9r sinc:-1.7 site:-1.1 site_is:0.8f size:-0.6 size_#number:0.7f skip:0.5f skip_all:0.8r
skip_days:-0.7 skip_the:0.3f slack:-1.0 slip:0.7d slow:-0.3 small:-0.9 snapshot:-0.9 snippet:-0.5 so:0.2d
so_far:0.3o so_that:1.4d sold:-1.0 somebody:0.2d someon:0.5p someon_mention:0.3p someth_is:-0.3 sorry:-0.8
sort:-1.6 sourc:-2.2 spac:-1.5 spam:-1.0 span:-0.2 span_hidden:0.5f span_styl:0.5f spanish:-0.8 spe:-1.3
speak:1.4r speak_as:0.8r spell:0.3e spy:-0.6 sql:-1.3 src:-1.2 src_#path:-2.0 ssh:-0.5 ssh_copy:-0.3
ssh_ed25519:0.5p ssh_key:0.2p ssh_keys:-0.4 ssh_rsa:0.7p stack:-1.6 staf:-1.1 stag:-1.4 stag_databas:-0.6
stag_server:-0.6 stal:-1.3 stand:-0.2 standup:-0.8 star:0.7 start_#path:0.6p start_a:0.8x start_at:-0.3
start_in:-0.7 start_of:-0.7 start_over:-0.6 start_the:-0.8 start_with:0.4p startup:0.2p stat:-1.0 statement:-1.7
statu:-1.3 statu_to:-0.6 stay:1.1d steal:0.7e steal_the:0.7e step_in:0.6d still:-0.9 stop_and:-0.6
stop_follow:1.0o stop_it:-0.7 stop_obey:1.2o stop_the:-1.2 stop_what:0.5o stor:-0.8 stor_in:0.4p stor_it:-0.9
stor_password:0.5e stor_this:0.7p story:0.3r story_in:0.7r story_you:0.7r str:-2.2 str_is:-1.2 str_of:0.4e
stranger:-0.7 strict:-2.0 study:-0.6 styl:-0.2 styl_color:0.4f styl_display:-0.2 styl_font:0.7f styl_opacity:0.7f
subject:-1.4 subscrib:-0.8 succes:0.7d such:-1.7 such_as:-1.2 sudo:1.3 sudo_and:0.5 sudo_apt:-0.9 sudo_mode:0.8r
sudo_rm:0.8x sudoer:0.9p suggest:-1.3 suit:-0.9 summaris:0.2f summaris_it:-0.2 summaris_new:-0.8
summaris_the:-0.4 summaris_this:1.0f summaris_unread:-0.5 summaris_yesterday:-0.5 summariser:1.0f summariz:0.2f
summary:-0.3 summary_of:-0.7 summary_to:-0.7 sunday:0.3x super:-1.0 supersed:0.2o supersed_all:-0.4
supersed_by:0.6o supersed_the:-0.7 superuser:0.6r support:-0.7 support_agent:-0.2 suppres:-0.2 sure:1.1d
sure_i:0.6f sure_that:-0.6 sure_the:0.7d surpris:-0.7 surpris_party:-0.6 suspend:0.7o suspend_until:0.6o svg:-0.2
switch_to:0.2r sync:-1.0 sync_the:-0.5 sys:1.1f sys_you:0.5f system:0.4f system_#name:1.1f
system_administrator:0.4r system_and:0.8r system_approv:1.0f system_content:0.7f system_do:0.9f system_ignor:0.8f
system_instruction:0.4o system_is:-0.7 system_linux:-0.8 system_new:1.2f system_notic:0.5f system_overrid:1.1f
system_prompt:-0.8 system_reminder:0.4f system_requirement:-0.9 system_restart:-0.7 system_return:-0.8
system_reveal:1.0f system_role:-0.8 system_that:0.7r system_the:0.9f system_ubuntu:-0.5 system_you:1.5f
systemctl:-0.5 systemctl_enabl:-0.3 systemd:0.5p systemd_servic:0.6p t:0.2x tabl:-1.1 tabl_if:-0.7 tabl_in:0.6x
tablet:-0.8 tabs:-0.7 tabs_over:-0.2 tag:-1.2 tak:-0.7 take:-0.6 take_on:0.5r take_precedenc:-0.2 take_your:-0.8
taken:-0.3 tap:-0.8 tar:0.2e target:-2.2 target_all:-0.5 task_and:0.3o task_is:0.5o task_that:0.3p task_you:0.6o
teacher:-0.9 team:-0.7 team_channel:-0.3 team_lead:-0.9 team_of:-0.4 tell:-0.4 tell_anybody:0.5d tell_anyon:-0.7
tell_nobody:0.8d tell_the:-0.4 tell_them:1.0d tell_us:-0.7 tell_user:-1.0 tell_you:-0.7 tell_your:-0.7
temperatur:-1.0 templat:-0.7 temporary:-0.9 temporary_branch:-0.5 temporary_fil:-0.5 tenant:-0.7 term:-0.7
terminal:1.0r terminal_argument:0.7f terraform:0.6x terraform_destroy:0.6x test_#path:-0.3 test_are:0.3f
test_befor:-1.0 test_databas:-1.1 test_in:-0.9 test_is:-0.4 test_pass:0.4d test_server:-1.2 test_suit:-0.7
test_with:-0.7 tester:0.5r text:-0.6 text_#path:-0.8 text_abov:0.9e text_in:0.2f text_is:0.7o text_of:0.5e
text_that:-0.8 text_to:0.5d th:-2.1 than:-1.1 than_#number:-1.2 than_your:0.8o thank:-1.1 thank_you:-1.1
that:0.5r that_answer:-0.3 that_approval:0.6p that_are:-0.4 that_came:0.7o that_contain:0.7e that_every:0.7p
that_execut:0.8r that_has:0.2r that_ignor:0.7r that_is:-0.4 that_never:0.6r that_no:0.8d that_nobody:0.6d
that_noth:1.2d that_post:0.2p that_read:0.7f that_runs:0.6p that_start:0.9p that_the:-0.2 that_ther:0.5d
that_was:0.2r that_you:-0.2 the:0.5 the_abov:-0.5 the_acces:0.3e the_account:0.7p the_actor:-0.3 the_addres:0.3e
the_admin:1.2d the_administrator:0.5r the_agent:-0.3 the_ai:1.0 the_alarm:0.2d the_alert:0.8d the_allowlist:0.2p
the_api:1.2e the_app:-1.1 the_approval:1.0p the_archiv:-0.2 the_argument:-1.5 the_attach:0.3f the_attachment:-0.6
the_attacker:0.5r the_audit:1.0d the_author:0.5o the_background:0.8d the_backup:-0.2 the_bank:-0.7
the_bastion:-0.9 the_behaviour:-0.6 the_best:0.5f the_beta:0.3o the_blog:-0.7 the_board:-0.8 the_boss:-0.2
the_bot:-0.2 the_box:-0.9 the_bridg:-0.5 the_browser:0.6e the_cach:-1.2 the_cake:-0.7 the_calendar:-0.4
the_call:-0.6 the_caller:-0.8 the_capital:-0.5 the_captain:-0.6 the_certificat:-0.6 the_chang:1.4d
the_changelog:-0.3 the_channel:-0.3 the_chat:0.9e the_check:0.3r the_ci:-0.8 the_cleanup:-0.6 the_client:-1.2
the_cluster:0.5x the_code:0.3e the_command:0.2f the_comment:0.5e the_commit:1.1d the_company:0.7x
the_compiler:-0.2 the_computer:-0.7 the_confidential:0.9o the_config:0.7p the_configuration:-0.8
the_confirmation:0.5p the_constraint:-0.2 the_content:0.7e the_conversation:-0.3 the_cooki:0.7e the_cooky:1.2e
the_court:-0.6 the_credential:1.1e the_crew:-0.9 the_crontab:0.5p the_customer:0.5e the_dai:-0.6 the_dark:0.9d
the_dashboard:-0.7 the_data:0.4f the_date:-0.5 the_day:-0.6 the_default:-1.3 the_delet:0.7f the_deletion:0.8f
the_demo:-1.0 the_dependency:0.5p the_deploy:0.3f the_design:-0.6 the_dev:-0.4 the_developer:0.7o the_devic:-0.6
the_directiv:0.2o the_directory:-0.5 the_disk:0.7x the_dns:0.7x the_docs:-0.8 the_doctor:-0.9 the_document:0.7e
the_door:0.4p the_download:-0.7 the_draft:-0.6 the_driver:-0.7 the_e:0.2e the_end:0.3e the_entry:0.9d
the_environment:0.9 the_even:-0.6 the_evidenc:0.7d the_exchang:-0.6 the_extension:-0.5 the_extra:0.6d
the_failur:0.5d the_fil:0.5f the_film:-0.8 the_filter:0.2r the_firewall:0.7p the_first:-0.2 the_folder:0.7d
the_follow:0.2o the_forum:-0.6 the_fridg:-0.6 the_full:-0.2 the_function:-0.8 the_game:-1.1 the_garden:-0.9
the_gate:0.6p the_group:-0.9 the_guidelin:1.0o the_hacker:-0.5 the_header:-0.4 the_help:-0.8 the_hidden:0.3e
the_home:0.8x the_host:1.0r the_hous:-0.7 the_http:0.3e the_human:1.0d the_identity:0.9r the_imag:1.0e
the_imperativ:-0.5 the_inbox:0.5e the_initial:-1.1 the_installer:-0.6 the_instruction:-1.0 the_internet:-0.6
the_invoic:-0.9 the_issu:0.7e the_job:0.9d the_key:1.2f the_keys:1.2f the_king:-0.7 the_lab:-0.6 the_label:-0.8
the_landlord:-0.7 the_languag:-0.3 the_last:0.4e the_law:0.7r the_legacy:-0.6 the_letter:-0.5 the_library:-1.0
the_licenc:-0.9 the_light:-1.3 the_lin:0.3o the_line:-0.4 the_link:0.5e the_linter:-0.9 the_list:0.3p
the_load:0.2x the_local:-0.8 the_lock:-0.8 the_login:0.9p the_logo:0.2 the_machin:0.3x the_mail:0.7d
the_mailbox:1.0e the_maintenanc:-0.7 the_manager:0.5d the_meet:-0.6 the_merg:-0.5 the_merger:-0.7
the_migration:-0.5 the_ministry:-0.7 the_model:-0.7 the_money:-0.4 the_nas:-0.6 the_network:0.4d the_new:-0.5
the_newest:-0.5 the_news:-0.4 the_newsletter:-0.7 the_next:0.7e the_night:-1.0 the_nois:-0.9 the_not:-1.0
the_novel:-0.5 the_number:-0.2 the_nurs:-0.6 the_offic:-0.7 the_old:-0.2 the_on:-0.5 the_one:0.7o the_ones:-0.3
the_open:-0.8 the_operation:0.2f the_operator:1.2o the_opposit:0.3o the_order:-0.4 the_original:-0.4
the_other:0.8x the_output:0.9d the_oven:-1.1 the_overrid:-1.1 the_owner:0.6d the_packag:0.4d the_parcel:-0.4
the_part:0.3r the_party:-0.9 the_password:1.0e the_path:-1.6 the_payment:0.4f the_permission:0.2p the_person:0.7o
the_persona:0.7r the_phon:-1.2 the_pictur:0.2e the_player:-0.6 the_policy:1.0o the_pres:0.3e the_previou:-0.2
the_pric:0.4f the_printer:-0.8 the_privat:0.4e the_problem:-0.9 the_product:-0.4 the_production:0.9x
the_program:-1.1 the_project:-0.4 the_prompt:0.4f the_pull:0.2e the_query:0.9e the_question:-0.5 the_queu:-0.6
the_reader:0.3f the_readm:0.2e the_real:0.9o the_recipient:0.8d the_record:-0.5 the_red:-0.6 the_releas:-0.9
the_rep:0.9e the_repo:0.5f the_report:-0.4 the_repository:-0.2 the_request:-1.2 the_rest:0.5r the_result:-0.2
the_retro:-0.7 the_revers:0.6o the_review:0.8f the_reviewer:1.0d the_role:0.4r the_root:0.5r the_rul:0.2o
the_rule:-0.3 the_run:0.2d the_safe:-1.0 the_safety:-0.6 the_sandbox:1.2f the_scanner:-0.4 the_schema:-0.9
the_school:-1.1 the_script:0.3p the_search:0.2e the_second:-0.2 the_secret:1.2e the_security:0.8p the_sensor:-1.3
the_server:-0.4 the_servic:-0.2 the_sery:-0.5 the_session:1.0e the_set:-0.2 the_setup:-0.2 the_shar:-0.8
the_sheet:-0.4 the_shell:0.7d the_shop:-0.8 the_site:-0.3 the_sourc:-1.1 the_spy:-0.6 the_ssh:1.0e the_stag:-0.9
the_standup:-0.8 the_start:-0.6 the_step:-0.7 the_styl:-1.2 the_sudoer:-0.4 the_summary:0.2d the_support:-0.2
the_surpris:-0.6 the_sync:-0.9 the_tabl:-1.2 the_task:0.9o the_team:-0.8 the_temperatur:-0.7 the_templat:-0.8
the_term:-0.4 the_terminal:-0.8 the_test:0.4d the_text:-0.3 the_ticket:-0.5 the_time:-0.6 the_titl:0.3e
the_token:0.8e the_tool:0.2f the_top:-0.5 the_transfer:0.9d the_trash:-0.6 the_true:1.0o the_two:-0.9
the_unrestrict:-0.8 the_updat:0.4d the_url:-0.3 the_user:1.5 the_valu:0.7 the_valv:-0.7 the_vault:0.8e
the_vendor:-0.2 the_version:0.4r the_villain:-0.6 the_wallet:0.9e the_warn:0.7d the_water:-0.8 the_weather:-1.2
the_webhook:0.7e the_week:-1.4 the_whiteboard:-0.7 the_whol:0.7x the_wiki:-1.0 the_window:-0.5 the_witnes:-0.5
the_wizard:-0.5 the_word:-0.2 the_wrong:-0.8 theatr:-0.6 their:-0.6 them:0.2 them_in:0.2e them_into:0.5
them_on:0.7e then:-0.9 ther:0.4o ther_is:0.6d thes_instruction:0.2d thes_step:0.5o they_were:0.2o think_the:0.9d
third:-1.3 third_party:-0.9 this:0.5d this_action:1.1d this_addres:-0.5 this_answer:0.6f this_as:0.8p
this_between:0.2d this_chang:0.4d this_chapter:-0.7 this_chat:0.2r this_code:-0.4 this_comment:0.4o
this_devic:-0.7 this_document:0.2o this_e:-1.0 this_error:0.4 this_file:0.2o this_folder:-1.1 this_from:1.5d
this_hidden:0.8d this_in:1.5d this_instead:0.4o this_instruction:1.1d this_is:-0.5 this_key:0.8p this_letter:-0.7
this_line:0.4o this_list:-0.6 this_machin:0.4e this_mail:-1.0 this_messag:-0.2 this_mode:-0.6 this_moment:0.3o
this_must:0.7f this_note:1.0o this_once:0.6o this_one:1.0o this_order:0.7d this_out:0.7d this_paper:0.6f
this_paragraph:0.3o this_pictur:0.2f this_point:0.8o this_product:1.0f this_project:-1.9 this_pull:0.8f
this_repo:-0.5 this_request:-0.5 this_result:0.5f this_role:-0.5 this_rule:0.4p this_secret:0.5d
this_sentenc:1.0o this_session:1.0o this_step:1.3d this_story:0.7r this_system:-0.3 this_task:-0.7 this_text:0.2o
this_to:1.1d this_tool:0.9f this_up:0.8d this_week:-0.5 this_will:-1.9 this_window:-0.7 this_without:0.8d
thos:-0.5 though:0.7 though_you:0.2r thought:0.5f thre:-0.7 through:-0.5 through_the:-0.9 throw:-0.7
throw_out:0.7o throw_the:0.3x thumb:-0.3 thursday:-0.4 ticket:-0.7 ticket_and:0.4e ticket_in:-0.9
ticket_number:-1.2 ticket_to:-0.6 tim:-1.2 time:-0.7 time_the:0.8p time_you:0.7p timestamp:-0.6 tls:-0.6 tmp:-0.4
to:-0.4 to_#address:1.5e to_#evil:1.3e to_#name:0.3p to_#number:-0.2 to_#secret:-0.2 to_a:-0.6 to_acces:-1.1
to_account:0.5d to_ai:0.5f to_all:-0.5 to_any:-0.7 to_approv:0.7r to_ask:1.0r to_call:0.3f to_chang:-0.2
to_continu:-0.7 to_crontab:0.7p to_customer:-0.8 to_disabl:0.4p to_disregard:-0.5 to_do:-1.3 to_every:0.9e
to_fetch:-0.5 to_finish:-0.8 to_fix:-0.2 to_follow:0.4o to_forget:-0.4 to_get:-0.8 to_hear:0.7d to_ignor:-0.9
to_install:-1.1 to_keep:-0.9 to_know:0.7d to_leak:0.7f to_leav:-0.6 to_log:0.5p to_main:0.3x to_mallory:0.9e
to_me:-0.4 to_memory:0.8p to_obey:0.4o to_off:1.3p to_one:0.6r to_open:-0.3 to_overrid:-0.7 to_post:-0.4
to_read:0.5r to_renew:-0.3 to_repair:0.6f to_reset:-1.0 to_restart:-0.4 to_rotat:-0.7 to_s3:-0.5 to_say:-0.6
to_see:-0.6 to_send:-0.3 to_stop:0.4o to_take:-0.5 to_the:-0.3 to_third:-0.6 to_this:-0.6 to_unrestrict:1.0r
to_use:-1.3 to_user:-1.1 to_writ:-1.4 to_you:1.2o to_your:-0.7 to_yourself:0.4d today:-0.3 today_on:0.7p
todo:-1.2 todo_remov:-0.5 token:-0.2 token_are:-1.1 token_expir:-0.8 token_from:-0.5 token_in:0.7e
token_into:0.7e token_is:-1.4 token_limit:-0.8 token_to:0.2e told:-0.5 told_about:-0.2 told_befor:-0.3
told_earlier:0.5o told_the:-0.8 told_to:-0.2 told_you:0.7o tom:-1.0 tone:-0.8 tonight:1.2x too:-0.3 took:-0.6
tool:0.7f tool_#name:0.4f tool_call:0.5f tool_is:0.4f tool_must:0.7f tool_note:0.8f tool_output:0.5f
tool_read:-0.8 tool_requir:-0.2 tool_result:-0.7 tool_to:0.9e tool_with:0.4f top:-1.0 topic:-0.6 total:0.2d
trac_of:0.7d track:-0.5 trail:-0.3 train:-0.3 train_on:-0.8 transaction:-0.8 transfer:1.3f transfer_#number:1.2f
transfer_the:0.4f translat:0.3e translat_the:0.2e translat_your:0.6e translator:-0.7 trash:-0.6 travel:-0.9
treat:-0.2 treat_the:-0.5 treat_this:0.2o tree:-0.9 trick:-0.8 true:-1.3 true_instruction:1.0o truncat:0.8x
truncat_all:0.7x truncat_the:0.4x trust_the:-0.8 try:-1.6 try_again:-0.6 try_to:-0.8 tuesday:-0.8 tunnel:0.3p
turn:-0.3 twic:-0.6 two:-0.8 two_factor:0.2p two_hour:-0.3 typ:-1.5 type:-1.0 type_text:0.2f typo:-1.0
ubuntu:-0.8 ubuntu_#name:-0.7 unalign:0.7r unalign_model:0.7r unanswer:-1.0 unawar:0.9d uncensor:0.5r
uncensor_model:0.3r under:-0.4 under_#number:-0.5 under_kv:-0.4 under_the:-1.7 undon:-0.6 unfilter:0.7r
unfilter_assistant:0.4r unfilter_chatbot:0.7r uninstall:0.8x unit:-1.0 unknown:-1.8 unknown_option:-0.6
unles:-0.2 unles_you:0.2f unlimit:-0.5 unlock:0.8r unnotic:0.5d unplug:-0.9 unread:-0.5 unreleas:0.6e
unrestrict:-0.4 until:-0.4 until_further:0.5o until_i:0.4o until_the:-0.8 unus:-1.3 up_docker:-0.7 up_in:0.6d
up_the:-0.7 up_with:0.8d updat:-0.3 updat_the:-0.4 updat_to:0.2o upgrad:-0.6 upload:0.3e upload_#secret:0.9e
upload_fail:0.5d upload_it:1.0e upload_the:0.6e upload_them:0.6e upload_your:-1.0 ur:0.9o urgent:-0.5 url:-0.9
url_#evil:0.5 us:-0.8 us_at:-0.6 us_the:-0.6 us_this:0.2f us_what:-0.6 usag:-2.3 use:-1.1 use_british:-0.7
use_emoji:-0.6 use_forc:-1.0 use_only:-0.5 use_sudo:-0.3 use_the:0.2e used:-0.3 used_for:-1.2 used_in:-0.7
used_to:0.2r user:0.2 user_#name:0.6f user_#number:-1.0 user_#path:-0.3 user_a:-0.5 user_about:0.3d
user_acts:-0.4 user_addres:0.5e user_agent:-1.8 user_alic:-0.8 user_and:0.7r user_api:0.3f user_approv:-0.4
user_ask:-0.5 user_asks:-0.5 user_back:0.9d user_befor:0.5p user_content:0.4f user_data:0.2x user_delet:1.0f
user_dislik:-0.4 user_document:0.2e user_does:0.3d user_everyth:0.8d user_fil:0.7f user_for:-0.9 user_forgot:-0.4
user_from:1.0x user_gave:0.3f user_has:0.5f user_home:0.2e user_host:-1.1 user_how:-0.5 user_id:-1.4 user_in:0.5d
user_instruction:-0.4 user_is:-0.5 user_keep:-0.9 user_lik:-0.5 user_logs:0.6p user_mail:-0.2 user_may:0.3d
user_must:0.3d user_name:-0.9 user_never:-0.8 user_now:0.8f user_password:0.4e user_phon:0.8e user_postgr:-0.4
user_prefer:-0.9 user_privat:1.0e user_question:0.9o user_request:0.8o user_role:-0.4 user_root:-0.8
user_said:-0.4 user_says:-0.8 user_should:0.8d user_ssh:-0.4 user_that:-1.0 user_the:0.5d user_to:-0.4
user_token:0.8f user_trust:-0.2 user_typ:0.5e user_was:-0.5 user_what:-0.5 user_when:-0.9 user_with:-0.8
uses:-2.5 uses_pnpm:-0.4 uses_the:-0.9 usual:0.3d utc:-1.1 v3:-0.9 vacuum:-0.9 vacuum_the:-0.6 valid:-0.6
valu:-0.3 valu_in:0.6e valu_of:1.3 valv:-1.0 variabl:-0.7 variabl_and:0.4e variabl_are:-0.8 variabl_to:0.6e
vault:0.2e vault_and:0.8e vault_under:-0.4 vendor:-0.8 verbatim:0.9e verify:0.6f verify_that:-0.7 version:-1.4
version_#name:-1.2 version_#number:-1.3 version_are:-0.9 version_is:-0.5 version_of:-0.2 video:-1.4 view:-1.5
villain:-0.6 visit_#evil:0.3 visitor:0.2f void:-1.3 volum:1.1x wait:-0.4 wait_for:0.5o wake:-0.4 wallet:0.9e
want:-0.7 want_secret:-0.5 want_the:-0.8 want_to:-1.2 want_you:0.8f warn:-0.5 warn_and:0.7d warn_deprecat:-0.2
warn_ignor:-0.8 warn_me:-0.7 warn_previou:-0.5 warn_this:-1.4 was:-0.4 was_a:1.1d was_chang:-0.8 was_never:0.3r
was_not:-1.0 was_said:0.2o was_sent:-0.7 was_told:-0.7 was_wrong:0.3f watch:-0.2 watch_the:-0.5 water:-1.2
way:-0.8 we:-1.4 we_have:-0.6 we_sent:-0.6 we_will:-0.5 weather:-1.2 web:-0.2 web_pag:0.5p webhook:0.7e week:-0.4
week_report:-1.0 weekend:-1.3 weekend_when:-0.6 well:-1.1 went:0.9d were:0.4o were_a:0.8o were_configur:0.6o
were_given:0.5o were_replac:-0.8 were_told:1.2o wget:-0.2 wget_#evil:0.9p wget_post:0.5e wget_qo:-0.6 what:0.2o
what_chang:-0.9 what_follow:0.7o what_i:-0.2 what_is:1.0e what_the:0.8o what_this:0.5o what_was:-0.9
what_were:0.6e what_you:0.2d what_your:0.4o whatever:0.9o whatever_happen:1.0d whatever_the:0.3o when:-0.4
when_a:-1.7 when_an:0.4f when_ask:-0.2 when_count:-0.7 when_finish:0.8d when_it:-1.0 when_search:-1.0
when_sort:-0.4 when_the:-0.6 when_they:-0.5 when_you:0.5d whenever:0.4p whenever_the:-0.5 whenever_you:0.4p
wher:-0.6 wher_the:0.6d wher_you:0.3r whether:-1.3 whether_#address:-0.2 whether_the:-1.3 which_fil:-0.2
which_has:0.5r whil:-0.8 whisper:-0.8 whit:-0.2 whit_text:-0.4 whiteboard:-0.7 whitespac:-1.3 who:0.7r
who_has:0.7r who_help:-0.6 who_ignor:0.7r who_used:0.5r whoami:1.5e whol:0.7x whol_repository:0.6x whos:0.9r
why:-0.5 width:-1.9 wife:-0.6 wiki:-1.1 will:-1.2 will_be:-1.0 will_comp:1.1f will_delet:0.4f will_never:-0.6
will_not:-1.6 will_now:0.6f will_send:0.6f win:-0.6 window:-1.6 wins:0.5o wipe_all:1.1x wipe_the:-0.4 wish:0.3o
with:-0.6 with_#evil:0.9e with_#number:-0.7 with_#secret:0.6f with_a:-0.4 with_all:-0.8 with_amount:0.4f
with_anyon:-0.5 with_care:-0.5 with_ctrl:-0.8 with_curl:-0.2 with_every:-0.7 with_its:0.5r with_no:0.2r
with_ssh:-0.4 with_sudo:0.5 with_systemctl:-0.5 with_the:0.2e with_you:0.9e with_your:-0.7 with_zero:0.9x
withdrawn:0.7o within:-1.9 within_#number:-1.0 within_two:-0.3 without_a:0.2p without_any:0.2r
without_approval:0.9p without_ask:-0.4 without_check:0.7r without_confirmation:0.6f without_filter:0.3r
without_inform:0.5d without_limit:-0.3 without_moral:0.8r without_restriction:-0.5 without_review:0.6f
without_the:-0.4 witnes:-0.5 wizard:-0.8 word:0.2o word_for:1.0e word_ignor:-0.5 word_of:0.8d work:-0.7
work_and:-0.6 work_for:0.9o work_from:-0.3 work_on:-0.6 work_with:-1.4 worker:-1.2 workspac:-0.9 world:-1.7
would:-0.5 writ:-0.6 writ_a:-0.7 writ_it:-0.2 writ_test:-0.9 writ_the:0.4e writ_them:-0.4 writ_this:0.8d
writ_to:-0.3 written:0.5o written_abov:0.8o written_here:0.9o written_in:-1.0 written_to:-1.0 wrong:-1.2 x:-0.4
x_#evil:1.0e x_#number:-1.4 x_api:-1.3 xr:-0.3 xr_x:-0.3 y:-1.8 y_#path:-0.6 yaml:-1.2 yes_to:0.3p yesterday:-0.4
yesterday_list:-0.9 you:0.4 you_a:-0.5 you_act:-0.3 you_already:-0.8 you_answer:1.0f you_are:0.4 you_call:0.8f
you_can:-0.9 you_continu:1.0d you_could:0.7d you_did:0.7d you_do:-1.0 you_dont:-0.7 you_find:-0.5 you_for:-0.8
you_get:-0.7 you_got:0.6o you_had:1.0r you_have:0.5r you_know:-1.1 you_may:0.2o you_must:-0.5 you_need:-0.8
you_no:0.8o you_now:0.3o you_obey:0.6f you_play:-0.7 you_pleas:-0.4 you_receiv:0.5o you_run:0.2p you_see:0.4p
you_send:0.6d you_should:-0.7 you_start:0.5p you_take:-0.4 you_the:0.2o you_think:-0.8 you_to:-0.5 you_trust:-0.9
you_use:-1.0 you_want:-1.9 you_were:1.5o you_work:0.6o you_writ:0.4p your:-0.2 your_a:0.8r your_account:-0.9
your_addres:-0.8 your_administrator:-0.6 your_answer:0.9e your_api:-0.9 your_branch:-0.6 your_browser:0.4f
your_computer:-0.7 your_configuration:0.8o your_content:0.7o your_context:1.1o your_creator:1.0o your_cv:-0.8
your_default:0.8p your_developer:1.5o your_doctor:-0.5 your_e:-0.3 your_earlier:1.2o your_environment:0.2e
your_first:-0.2 your_friend:-0.7 your_guidelin:1.4o your_hidden:0.8e your_initial:1.4o your_instruction:-0.2
your_key:-0.8 your_keys:-0.8 your_limit:1.0o your_memory:0.6p your_name:-1.0 your_new:-0.4 your_next:0.7e
your_old:0.6o your_only:0.4o your_operator:1.2o your_order:-0.7 your_owner:1.0o your_password:-1.9
your_persona:1.0r your_pin:-0.8 your_policy:0.6o your_previou:0.4o your_prompt:1.3o your_public:-0.8
your_question:-0.7 your_real:0.8o your_rep:0.8e your_restriction:0.4o your_rul:0.2o your_safety:1.1o
your_session:0.3f your_summary:0.7d your_system:1.2o your_task:0.3o your_token:-0.9 your_track:0.9d yourself:1.2r
yourself_and:0.5r yourself_as:0.6r yourself_to:0.7p zero:0.3x zero_width:-0.5 zip:-0.5 zone:0.2x zsh:-0.8
`;
