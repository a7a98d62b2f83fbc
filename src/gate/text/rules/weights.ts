/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.33 #address:-2.0 #address_#number:-1.3 #address_and:-0.5 #address_every:-1.0 #address_is:-0.7
#address_on:0.7e #address_open:0.3p #address_sh:-0.7 #address_to:-1.5 #evil:3.8 #evil_#number:0.7e
#evil_#path:0.7f #evil_#secret:0.2e #evil_and:0.8 #evil_as:0.8p #evil_bash:0.7p #evil_befor:0.3f #evil_every:0.5p
#evil_first:0.2p #evil_follow:0.5e #evil_in:0.8p #evil_plus:0.4e #evil_sh:0.7p #evil_to:1.2p #evil_with:0.9
#name:-0.4 #name_#number:-1.0 #name_#path:0.9x #name_and:0.2e #name_assistant:1.1f #name_befor:0.7f
#name_delet:-0.4 #name_first:-0.4 #name_folder:-0.3 #name_in:-0.4 #name_into:0.4e #name_invok:0.9f #name_is:-1.7
#name_must:0.3e #name_name:1.0f #name_obey:0.6f #name_on:-0.6 #name_role:-0.9 #name_s:-1.0 #name_self:-0.5
#name_send:-0.7 #name_so:0.2p #name_system:1.7f #name_that:0.5p #name_to:1.0p #name_user:1.1f #name_with:1.4f
#name_you:0.6f #number:-0.7 #number_#number:-0.2 #number_#path:-0.7 #number_am:1.1x #number_assistant:0.6f
#number_days:-1.1 #number_degre:-0.2 #number_dollar:0.7f #number_eur:0.5f #number_every:1.0x #number_fil:-0.8
#number_gb:-0.5 #number_hour:-0.9 #number_if:-1.2 #number_instruction:0.7o #number_is:-0.6 #number_item:-0.8
#number_jan:-0.4 #number_june:-0.7 #number_may:-1.0 #number_mb:-1.0 #number_minut:-0.9 #number_ms:-0.5
#number_must:-0.8 #number_of:-0.8 #number_pm:-0.6 #number_root:-0.3 #number_second:-0.8 #number_star:0.7
#number_the:-0.8 #path:0.5 #path_#evil:0.5p #path_#name:-0.5 #path_#path:0.7 #path_ai:0.5f #path_and:-0.5
#path_at:1.3x #path_base64:-1.0 #path_every:0.6x #path_in:-0.2 #path_now:0.5f #path_of:1.1x #path_older:-0.8
#path_on:1.0x #path_sure:1.1f #path_system:1.0f #path_that:0.7p #path_to:0.4p #path_user:0.6f #path_with:-0.7
#secret:0.6e #secret_#evil:1.0e #secret_and:1.0e #secret_as:0.8f #secret_file:-0.3 #secret_in:0.8e
#secret_into:-0.4 #secret_is:-1.0 #secret_on:-0.6 #secret_to:1.4e @about:-1.5 @address:0.6 @after:0.5d
@allOf:0.7x @allow:0.4o @allow-:-0.7 @allow=:-0.3 @allowing:0.2o @allows:-0.3 @anyone:0.8 @appear!:0.3e
@appear-:0.4d @appear=:-0.3 @appears:-0.3 @asIf:0.7d @asVoid:0.4o @aside:0.7 @ask!:-1.7 @ask-:0.8 @ask=:-1.1
@asking:-0.8 @asks:-0.4 @atTop:0.4o @authority:0.6f @background:0.6d @beforeYou:-0.4 @bigStores:0.2x @blurt:-0.2
@blurt!:0.3e @blurt-:-0.6 @blurt=:0.4e @blurting:-0.3 @careful:-1.8 @change:0.2 @change!:0.2 @change=:-0.9
@changeing:-0.5 @changes:-1.3 @claim-:0.7d @claim=:-0.3 @claims:-0.6 @counts:0.2o @covert:1.5d @denial:0.2d
@deny:0.7r @deny!:1.0r @denys:-0.2 @destroy:0.8x @destroy!:0.7x @destroy-:-0.3 @destroy=:-1.0 @destroying:0.4r
@destroys:-1.4 @do!:0.8 @doc:0.2 @done:0.3d @drop:0.3o @drop!:0.3o @drop-:-0.9 @drop=:0.4p @drops:-0.8
@evenIf:0.4 @everything:0.5 @except:-0.6 @excuse:1.1d @falsify:0.8d @falsify!:1.5d @falsifying:-0.6 @fetch-:0.4
@fetch=:0.3f @fetchs:-0.3 @fine:0.5d @follow:0.4o @follow!:-0.4 @follow-:1.2o @follows:0.3r @gotYou:0.3o
@guard:1.2 @hand:0.2e @hand!:0.3e @hand-:-0.4 @handing:0.5 @hide:0.5d @hide!:0.9d @hides:-0.2 @hostGuard:0.4p
@i:-0.2 @ifAsked:1.3d @ifWord:-0.3 @ignore!:0.3o @ignore-:-1.2 @ignore=:0.6o @ignores:0.3r @keyFile:0.3p
@know!:-0.2 @know-:1.7d @knowing:1.2f @knows:-1.1 @lawless:1.5r @localOnly:-0.7 @log:0.5d @machine:1.4
@mislead!:1.3d @modes:0.4r @my:0.5o @myKey:1.6p @myRules:1.2o @newRule:0.9f @none:0.2r @note:0.2o
@nothingDone:0.3d @obeyMe:1.3o @oldRules:0.5o @omit:-0.2 @omit!:-0.2 @omit-:0.4d @omit=:0.8p @omits:-1.0
@open-:0.2d @open=:0.8p @opening:-0.3 @outcome:0.2x @outrank:0.3o @outside:1.0e @own:0.2 @pack:-0.2 @packing:-1.0
@packs:-0.3 @pact:1.4d @past:0.3 @person:0.6 @power:0.7r @pretend:0.3r @pretend!:0.5r @pretend-:-0.5
@pretends:-0.5 @prior:0.3o @private:0.2e @prompt:0.7o @put:0.2 @put!:0.2 @put=:0.2o @puting:-1.9 @puts:-0.9
@raze:0.5x @raze!:0.3x @reads:0.3f @record!:-0.3 @record=:-0.8 @records:0.2x @releasedFrom:0.8r @roleplay:0.2r
@roleplay!:0.2r @roleplaying:-1.1 @roleplays:-1.3 @rootSecret:0.6e @rules:1.2o @run!:0.5 @run-:-0.6 @run=:-0.3
@runing:-0.5 @runs:-0.4 @safeOrder:0.3d @safetyRules:0.5o @say!:0.2e @say=:0.2e @sayNothing:0.8d @saying:0.2
@says:-0.8 @scratch:-0.8 @secrecy:0.7 @secret:1.0e @secretfile:2.0e @send!:0.5e @send-:-0.4 @send=:-0.6
@sending:0.3 @sends:-0.2 @serve:0.4o @skipped:0.3p @squeeze:0.2 @squeeze!:0.4 @squeezeing:-1.7 @squeezes:-0.9
@standing:0.8p @startup:1.5p @stores:0.2x @sudoers:1.1p @task:0.3 @tech:-0.7 @tell!:0.2d @tell-:0.7d @tell=:0.2p
@tellNobody:0.9d @theRules:-0.2 @their:0.4 @thing:0.7 @thisRule:0.2o @told:-1.5 @toolFirst:0.4f @toolNote:0.2f
@toolname:2.3f @topPriority:0.2o @tracks:0.5d @treat!:-0.2 @treat-:0.6d @treating:-0.5 @trust:0.2o @trust!:0.5p
@trust-:-0.6 @trusts:-0.3 @tunnel:1.6p @unasked:0.2 @unaware:1.3d @unknowing:1.4d @unless:-0.8 @unlocked:1.3r
@url:-0.2 @userSecret:1.0e @void:0.5 @voidTalk:0.2o @you:0.6o @youAre:0.8 @youKnow:0.2r @yourself:1.0r
^#address:-0.7 ^#name:-0.2 ^#number:-2.7 ^#path:-0.8 ^#secret:0.3e ^a:-2.5 ^abandon:0.9o ^acces:-1.2 ^act:-0.2
^action:-0.3 ^activat:0.6r ^acts:-0.2 ^add:-0.4 ^after:0.4p ^ai:-0.4 ^alert:-0.7 ^alic:0.2f ^all:-1.1 ^alter:-0.5
^an:-1.7 ^anna:-0.7 ^answer:0.6d ^anyth:0.7o ^api:-1.7 ^append:0.2p ^approv:-1.2 ^approval:-1.2 ^archiv:-0.7
^as:-0.5 ^ask:-0.2 ^assum:0.4r ^at:-0.3 ^attach:0.9e ^attacker:-0.9 ^authoriz:-0.8 ^auto:-0.6 ^aws:0.8x ^b:-0.9
^back:-1.1 ^backup:-0.8 ^base64:0.7e ^bash:-0.2 ^be:0.7r ^becom:0.5r ^befor:-0.8 ^begin:0.5f ^bot:0.9f
^break:-1.0 ^build:-1.4 ^by:-0.7 ^bypas:0.5o ^call:-1.2 ^cancel:0.5o ^carry:0.5d ^cat:-0.5 ^chang:0.3p
^check:-1.1 ^children:-0.8 ^chmod:1.0x ^claim:1.1d ^clas:-1.1 ^claud:-0.2 ^clear:-0.8 ^click:-0.9 ^clos:-0.9
^command:-2.0 ^commit:-1.5 ^compar:-0.7 ^conceal:1.1d ^confidential:-0.8 ^consider:0.7r ^const:-1.7 ^copy:-0.6
^count:-0.8 ^cover:1.1d ^creat:0.4p ^cron:-0.8 ^curl:-0.6 ^customer:-0.8 ^dan:-0.8 ^data:-0.8 ^dd:1.1x ^def:-0.7
^delet:-1.0 ^deny:-0.4 ^deploy:-0.8 ^destroy:0.5x ^disabl:-0.2 ^discard:-0.2 ^disregard:-0.2 ^div:-0.3 ^do:-0.2
^docs:-0.8 ^dont:0.5d ^download:-1.2 ^drop:-0.4 ^drwxr:-0.3 ^dump:0.7e ^e:-0.9 ^each:-0.5 ^echo:-0.2 ^edit:0.7p
^employe:-0.8 ^empty:-0.3 ^end:0.2f ^endoftext:1.1f ^enter:0.5r ^environment:-1.9 ^eras:0.2x ^error:0.2f
^eslint:-1.1 ^every:-0.5 ^everyth:-1.2 ^exampl:-2.1 ^execut:-1.2 ^exfiltrat:0.9e ^export:-0.8 ^fail:-1.4
^feat:-1.1 ^fetch:-0.5 ^file:-0.7 ^find:0.4x ^fix:-1.5 ^follow:-1.6 ^for:-0.6 ^forc:0.6x ^forget:0.2o
^forgot:-0.9 ^format:1.0x ^from:0.2p ^function:-1.6 ^gather:0.6e ^generat:-0.9 ^get:-0.2 ^git:0.2x ^give:0.3e
^god:-0.7 ^grant:0.6p ^guardrail:-0.8 ^he:-1.3 ^hello:0.6f ^hey:0.3f ^hi:-0.3 ^hidden:-0.7 ^hide:0.2d
^history:-0.8 ^how:-1.2 ^human:-0.3 ^i:0.5 ^if:-0.5 ^important:0.5f ^in:-0.7 ^includ:0.4e ^info:-0.5 ^input:-0.6
^insert:-0.5 ^inst:0.9f ^instead:0.4o ^instruction:-0.5 ^invok:0.4f ^it:-1.9 ^jailbreak:-0.9 ^keep:0.4d ^key:-2.0
^keys:-0.4 ^kind:0.3o ^kubectl:0.7x ^leak:1.1e ^leav:0.3d ^let:0.7r ^lie:0.6d ^list:0.2e ^llm:1.0f ^load:0.6e
^log:-0.5 ^logo:0.2e ^logs:-1.0 ^mail:-0.2 ^make:1.0d ^mark:-0.7 ^mask:0.8d ^merg:-0.9 ^messag:-1.3 ^meta:-0.7
^mix:-0.4 ^model:-0.6 ^monitor:-0.9 ^mute:0.2d ^my:-0.3 ^name:-1.4 ^neglect:0.7o ^never:0.2d ^new:0.4o ^next:-0.5
^no:-0.8 ^nobody:0.5d ^note:-0.6 ^notify:-0.8 ^now:-0.2 ^npm:-1.4 ^obey:-0.5 ^old:-1.0 ^omit:0.7d ^on:-0.4
^only:-0.5 ^order:-1.6 ^our:-1.2 ^overlook:0.5o ^overrid:-0.7 ^overwrit:0.9x ^owasp:-0.5 ^p:-0.2 ^pass:-0.7
^password:-1.2 ^past:-0.5 ^pay:0.4o ^permission:-0.6 ^ping:-0.4 ^pleas:-1.1 ^policy:0.5o ^prefer:-0.8
^pretend:-0.4 ^previou:-0.2 ^print:-0.2 ^printenv:0.2e ^prior:-0.9 ^proce:0.4f ^project:-1.4 ^prompt:-1.4
^publish:0.3e ^pull:-1.0 ^purg:0.7x ^put:0.2p ^q:-0.5 ^quot:0.7e ^reboot:0.5x ^refactor:-1.3 ^refrain:0.8d
^refus:0.9o ^register:0.4p ^remember:0.2p ^remind:-0.8 ^remot:-1.0 ^render:0.3e ^renew:-0.5 ^rep:0.4e
^replac:0.3o ^report:0.2d ^respond:0.3r ^restart:-0.9 ^restriction:-0.6 ^return:-1.9 ^rm:0.5x ^rol:-1.1
^role:-0.3 ^roleplay:0.5r ^root:-1.2 ^rotat:-1.6 ^rul:-0.5 ^rule:-0.8 ^run:-1.0 ^runs:-1.3 ^s:0.3f ^save:0.9p
^say:0.2d ^scp:0.4e ^script:0.6f ^secret:-1.4 ^security:-0.5 ^see:-1.9 ^select:-0.5 ^send:-1.0 ^server:-1.4
^shar:0.5e ^she:-1.1 ^ship:0.3 ^show:1.2e ^shr:1.0x ^shut:0.4x ^silenc:0.5d ^silent:0.7d ^skip:-0.9 ^sorry:-0.8
^speak:1.0r ^ssh:-1.2 ^start:-0.5 ^stay:0.6r ^step:0.2r ^stop:0.6o ^sudo:0.7x ^summaris:-1.3 ^svg:0.4f
^switch:0.5r ^sync:-0.6 ^sys:0.7f ^take:0.2r ^talk:-0.6 ^tar:0.2e ^tell:-0.3 ^terraform:0.7x ^test:-1.6
^thank:-0.6 ^the:-1.8 ^then:-1.1 ^ther:0.2o ^thes:-0.2 ^they:-1.6 ^this:-0.8 ^thought:0.5f ^to:-1.6 ^todo:-0.9
^token:-1.4 ^tool:0.2f ^translat:0.2e ^treat:-0.2 ^truncat:0.9x ^trust:-0.2 ^type:-0.5 ^unlimit:-1.0 ^updat:-1.1
^upload:-0.3 ^usag:-1.0 ^user:-1.7 ^uses:-1.1 ^vacuum:-0.7 ^verify:-1.2 ^visit:-0.4 ^warn:-1.5 ^watch:-0.5
^we:-0.6 ^wget:-0.5 ^whatever:0.9o ^when:0.4e ^whenever:0.5p ^without:-0.2 ^work:0.4d ^writ:0.3p ^y:-0.9
^you:-0.6 ^your:0.5o a:-0.3 a_#number:-0.2 a_backdoor:0.8p a_backup:-0.4 a_bot:-0.5 a_bridg:-0.6 a_bug:0.3d
a_character:0.8r a_code:0.2o a_command:-1.7 a_comment:0.5e a_copy:0.3e a_day:0.4x a_digest:-0.5 a_dns:0.9e
a_document:-0.7 a_fake:0.4d a_fals:0.9d a_file:-0.5 a_game:0.6r a_hacker:1.0r a_header:-0.6 a_helpful:-0.6
a_holiday:-0.8 a_jailbroken:0.4r a_job:0.2p a_joke:-0.5 a_languag:0.5f a_line:0.8p a_link:-0.3 a_linux:0.9r
a_list:-0.9 a_machin:-0.3 a_mail:0.6e a_maliciou:0.9r a_markdown:0.5e a_member:-0.6 a_messag:-0.2 a_minut:0.4x
a_model:0.4r a_month:-0.6 a_name:-0.7 a_person:-0.5 a_pirat:0.5r a_poem:-0.5 a_positiv:0.3f a_post:-0.2
a_public:0.9e a_random:0.4x a_reason:0.2d a_reminder:-0.5 a_request:-0.7 a_revers:0.9p a_rogu:0.8r a_root:-0.7
a_rule:-0.2 a_safe:-0.8 a_sandbox:-0.3 a_schedul:0.5p a_script:-0.7 a_second:0.4d a_secret:0.4d a_shell:0.6r
a_short:-0.6 a_story:0.5r a_summary:-0.7 a_systemd:0.6p a_team:-0.6 a_terminal:0.7r a_test:1.1o a_text:-0.8
a_token:-0.2 a_tool:-0.7 a_user:-0.5 a_week:0.6x a_year:-1.0 aaaa:0.6p abandon:0.7o abandon_the:0.3o
abandon_your:0.8o about_it:0.9d about_manual:-0.7 about_minor:-0.4 about_this:1.0d about_your:0.7o abov:0.3o
abov_#number:-0.5 abov_and:0.7o abov_ap:-0.8 abov_direction:0.6o abov_is:0.6o abov_start:1.0e abov_the:-0.7
abov_this:0.8o accept:-0.2 accept_all:-0.6 accept_the:0.8f acces_is:-0.9 acces_this:-0.8 acces_to:-0.8
acces_token:0.3e accident:-0.6 accomplic:0.6r account:0.8p account_#number:0.6d account_nam:1.0p act_as:-0.2
act_like:1.0r act_normal:0.9d act_now:-1.0 act_on:0.2o action:0.2d action_#name:0.5f action_input:0.7f
activat:0.5r actor:-0.3 acts:-0.5 acts_as:-0.5 ad:-1.5 ad_to:-1.0 add:-0.3 add_#evil:0.9p add_a:0.6p
add_mallory:0.9p add_my:1.2p add_new:-2.1 add_the:0.5e add_this:-0.3 add_x:0.2e add_your:-1.1 addres_and:-0.2
addres_book:0.5f address:-1.2 adds:0.4f adher:0.5o adher_to:0.5o admin:0.7f admin_account:0.6p admin_mode:-0.4
admin_of:-0.5 admin_panel:-0.9 admin_password:0.2e admin_right:-0.6 administrator:-0.2 administrator_and:0.9r
administrator_of:-1.2 administrator_right:-0.5 administrator_to:-0.5 admit:0.4d admit_that:0.4d adopt:0.3r
adopt_the:0.8r advanc:-0.7 advic:-0.7 after:-0.6 after_a:-1.3 after_each:-0.2 after_read:1.0d after_the:-0.9
after_you:0.6f afterward:0.3d again:-0.6 against:-1.1 agent:-0.3 agent_at:0.4e agent_can:-0.6 agent_forward:-0.2
agent_of:-0.5 agent_pleas:-0.6 agent_read:-0.4 agent_run:0.7f agent_should:-0.5 agent_that:0.8r agent_the:0.6f
agent_you:0.8f agre:0.4f agreement:-0.9 ahead:0.4f ai:1.5 ai_agent:0.8 ai_assistant:-0.4 ai_pleas:0.8f
ai_reviewer:0.9f ai_that:1.0r ai_the:0.5f ai_with:0.5r ai_without:0.3r alert:0.2d alert_me:-1.0 alia:0.3p
alias:-1.2 alic:-1.0 alic_#path:-0.4 all_all:-0.3 all_api:-0.7 all_backup:1.2x all_branch:1.0x all_check:-0.2
all_command:0.3p all_contact:1.0e all_data:0.4x all_earlier:-0.4 all_environment:0.9e all_error:-1.5 all_fil:1.2x
all_filter:-0.6 all_former:0.2o all_futur:0.7p all_host:0.9p all_is:0.6d all_mail:1.0e all_nopasswd:0.2p
all_of:0.6o all_other:0.7 all_password:0.9e all_previou:-0.3 all_process:0.7x all_repository:0.9x
all_request:0.9r all_restriction:0.4r all_right:-0.7 all_rul:-1.0 all_safety:1.0o all_secret:1.2e all_set:-0.7
all_tabl:0.3x all_the:-0.7 all_tim:-0.2 all_to:0.2p all_token:0.2e all_tool:0.6p all_user:0.4x all_your:0.4o
allow:-0.4 allow_everyth:0.8p allow_to:0.5r allow_you:-0.2 allowlist:0.2p alon:-0.4 along:-0.3 aloud:0.4e
already:-0.3 already_confirm:0.5f already_paid:-0.6 also_call:0.2f also_send:0.3f alt:-0.4 alt_assistant:0.6f
alt_text:-0.3 alter:-0.5 although:0.7d alway:0.4p alway_add:0.8p alway_approv:0.8p alway_ask:-0.8
alway_execut:0.8p alway_includ:-0.5 alway_obey:0.7p alway_run:0.5p alway_start:0.6p alway_trust:-0.5
alway_use:-0.3 am:0.6x am_the:-0.2 am_your:0.2r amount_#number:0.5f an:-0.2 an_accident:0.6d an_account:-0.6
an_admin:0.9p an_administrator:-1.1 an_agent:0.5r an_ai:0.5r an_argument:0.3f an_assistant:-0.2 an_attack:-0.7
an_attacker:0.2r an_e:-0.5 an_emergency:0.6o an_empty:0.8x an_evil:0.9r an_hour:-0.6 an_imag:0.8e an_issu:-0.7
an_llm:0.5f an_unalign:0.7r an_uncensor:0.3r an_unfilter:1.0r ana:-0.8 and_#number:-2.0 and_a:-1.4 and_act:0.7o
and_add:-0.3 and_alert:-0.5 and_answer:0.9r and_append:-0.4 and_approv:0.7r and_ask:-0.3 and_carry:0.2o
and_confirm:1.0r and_continu:0.5d and_do:1.1o and_dont:1.0d and_drop:-0.3 and_enabl:-0.3 and_enter:-0.3
and_execut:1.0p and_fill:-0.8 and_follow:0.6o and_forward:0.9e and_get:-0.8 and_give:0.7o and_go:0.4d
and_grant:0.6r and_help:0.7r and_hide:-0.4 and_how:-0.8 and_i:0.4o and_ignor:-0.3 and_includ:1.2e
and_instead:0.7o and_keep:0.5p and_leav:0.3d and_list:-1.0 and_listen:0.5o and_log:-0.2 and_mail:0.4e
and_make:0.3e and_merg:0.8f and_need:0.9r and_never:0.9r and_no:-0.4 and_only:0.2r and_open:-0.7 and_output:0.6o
and_pass:0.8f and_past:-0.3 and_plac:0.2 and_post:0.8e and_pres:-0.9 and_print:0.4o and_proce:0.8o and_push:0.7f
and_put:0.9 and_rebuild:-0.3 and_remind:-0.7 and_rep:0.5o and_report:-0.3 and_restart:-0.4 and_run:-0.3
and_runs:-0.3 and_save:-0.7 and_say:0.6f and_send:0.6e and_set:-1.0 and_shar:0.3e and_skip:0.4r and_start:-0.4
and_stor:-0.7 and_strict:0.2o and_summaris:-0.2 and_switch:0.3o and_tell:-0.7 and_the:-0.4 and_then:-0.7
and_to:-0.5 and_upload:1.0e and_we:-0.2 and_will:-1.1 and_wipe:0.7x and_writ:-1.0 and_your:0.5o anna:-1.2
announcement:-0.9 another:-1.5 ansibl:-0.3 answer:0.2r answer_as:0.7d answer_everyth:0.4r answer_execut:1.0p
answer_free:0.5o answer_in:-1.1 answer_on:-1.1 answer_only:0.6o answer_question:-0.5 answer_that:0.7p
answer_the:-0.4 answer_with:-0.3 answer_without:0.6r anthropic:0.8o any:0.7o any_and:0.4o any_earlier:0.3o
any_instruction:0.9o any_longer:0.7o any_more:1.2o any_of:-0.4 any_restriction:0.7r any_rul:0.7r any_rule:-0.5
any_safety:0.8r any_time:-1.2 any_trac:1.0d anybody:0.2d anyon:0.2d anyon_asks:0.3d anyon_know:0.8d
anyon_who:0.5e anyon_your:-1.0 anyth:0.2r anyth_is:-0.7 anyth_now:0.3r anyth_with:-0.6 anyth_without:-0.7 ap:-0.5
ap_to:-0.5 api:-0.2 api_key:0.4e api_keys:-0.4 api_token:0.4e app:-1.7 appear:-0.4 approv:0.9f approv_by:-0.7
approv_every:0.8x approv_everyth:0.7r approv_the:0.5f approv_this:0.7f approval:1.0p approval_are:0.5p
approval_is:-0.4 approval_mode:0.5p approval_to:0.7p apps:-1.1 apt:-1.1 archiv:-1.2 archiv_mail:-0.2 are_a:-0.3
are_allow:0.5r are_an:0.4r are_ask:0.8d are_authoris:0.2r are_availabl:-0.8 are_cancell:1.2o are_dan:0.6r
are_deprecat:0.5o are_do:0.4o are_document:-0.2 are_done:0.2d are_evil:0.4f are_finish:0.7d are_free:0.7f
are_given:-0.7 are_hereby:1.1o are_in:-0.9 are_invalid:0.4o are_kept:-0.5 are_lift:0.7o are_manag:-0.5
are_my:1.1r are_no:-0.5 are_none:1.0o are_now:-0.7 are_obsolet:0.2o are_on:-0.8 are_outdat:-0.5 are_read:-0.6
are_remov:-1.2 are_requir:0.2 are_root:1.1r are_sent:-0.8 are_shown:-0.9 are_stor:-0.8 are_suspend:0.9o
are_the:-0.6 are_to:0.6o are_us:-0.8 are_void:-0.3 are_work:-0.8 are_wrong:0.6o are_your:-0.4 area:-0.9
argument_command:0.5f aria:-0.8 aria_hidden:-0.8 around:-0.9 around_the:-1.2 arriv:-0.3 art:-0.9 artefact:-0.7
as_administrator:-0.9 as_alic:-0.4 as_an:0.4r as_csv:-0.6 as_dan:0.8r as_i:-0.3 as_if:0.8d as_instruction:-0.8
as_releas:-0.2 as_root:-0.7 as_the:0.4r as_though:0.8r as_yourself:0.5r asid_and:0.7o asid_the:-0.7 ask:0.2
ask_about:-0.2 ask_befor:-0.2 ask_for:0.4p ask_me:-0.4 ask_not:-0.7 ask_the:-0.6 ask_to:-0.5 asks_for:-0.8
asks_the:0.3e asleep:0.5r asset:-1.2 assignment:0.9o assistant:0.7 assistant_call:0.7f assistant_content:-0.3
assistant_director:-0.5 assistant_i:0.9f assistant_manager:-0.9 assistant_must:0.8f assistant_ok:1.0f
assistant_pleas:0.8f assistant_professor:-0.9 assistant_read:0.8f assistant_run:0.6f assistant_send:0.5f
assistant_should:-0.8 assistant_sure:0.6f assistant_the:0.8f assistant_to:-0.8 assistant_transfer:0.6f
assistant_who:0.2r assistant_with:1.1r assistant_you:0.9r assum:0.2r assum_that:-0.7 assum_the:0.5r
assum_you:0.7r async:-2.2 at:-0.2 at_#address:1.0e at_#evil:1.0e at_#number:-0.2 at_all:-0.2 at_any:-0.8
at_every:-0.7 at_least:-1.0 at_midnight:0.9x at_night:-0.2 at_noon:0.7x at_once:-0.3 at_start:0.3p at_the:-0.6
at_this:0.2d attach_#name:1.0e attach_the:0.3e attachment:-1.0 attack:-0.2 attack_in:-0.2 attacker:0.2r
attacker_may:-0.4 attention:0.9o attention_ai:0.5f attention_to:0.9o attribut:-1.3 audit:0.5d audit_and:-1.0
audit_log:0.8d auth:-0.9 author:-0.2 authoris:0.4r authoris_to:-0.5 authoris_you:0.4r authority:0.7o
authority_over:0.5o authoriz:-1.4 authorization:-1.8 authorization_bearer:-0.7 auto_approv:0.7x automatical:-1.7
availabl:-1.9 away:0.4 away_from:-0.9 aws_s3:0.3x b:-2.0 back:-1.6 back_up:-1.3 backdoor:1.0p background:0.5d
backup:0.2x backup_and:0.4x backup_can:-0.5 backup_of:-0.4 backup_older:0.7x backup_script:-0.8 badg:-1.8
bake:-0.4 banana:0.6p bank:-0.3 banner:-1.3 base:-1.4 base64:0.4e base64_and:0.4e
base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4 base64_of:-0.5 base64_the:0.8e bash:0.6p
bastion:-0.7 battery:-0.9 be_a:-0.2 be_ask:-0.8 be_brief:-1.1 be_delet:-0.9 be_empty:-1.0 be_my:0.9r
be_remov:-0.5 be_report:-1.1 be_restor:-0.5 be_skip:0.7p be_the:1.1r be_told:-1.1 be_undon:-0.7 be_used:-0.5
becaus:-1.2 becaus_of:-0.7 becom:0.2r becom_an:0.8r been_cancell:-0.4 been_given:-0.3 been_lift:0.2o
been_log:-1.0 been_remov:0.6r befor:-1.0 befor_#number:-0.4 befor_answer:-0.2 befor_any:0.2f befor_anyth:-0.3
befor_call:0.4f befor_commit:-0.6 befor_delet:0.4p befor_each:-0.7 befor_push:-0.7 befor_run:0.4p befor_send:-0.4
befor_the:-0.6 befor_they:-0.3 befor_this:1.1o befor_use:-0.8 befor_you:-0.9 begin_by:0.7p begin_certificat:-0.7
begin_system:0.5f begin_with:-0.6 behav:-0.3 behav_as:-0.5 behav_like:0.4r behaviour:-1.0 behind:0.5d
behind_the:0.2d believ:-0.3 below:0.3o below_#number:-0.6 ben:-1.2 best:-0.2 beta:0.2o better:-1.0
between_#number:-1.0 between_the:-0.8 between_us:1.0d birthday:-1.1 bitwarden:-0.4 blank:-0.3 blind:-0.8
block:-0.2 blog:-1.2 blog_post:-0.7 board:-0.9 body:-1.0 bomb:0.3x book:0.2f boot:0.4p boss:-0.2 bot_post:0.7f
bot_that:0.3r both:-1.3 bots:-0.3 bound:0.4r bound_by:0.7r box:-1.1 br:-0.9 br_this:0.9d branch:-0.3
branch_after:-0.8 branch_and:-0.6 branch_every:-0.7 branch_is:-0.5 branch_main:-0.6 break:-0.9 break_the:-0.9
bridg:-0.8 bridg_between:-0.3 british:-0.7 british_spell:-0.7 broken:-1.6 bucket:0.5x budget:-1.2 bug:-0.3
build:-1.1 build_fail:-0.3 build_folder:-0.8 build_is:-0.9 build_machin:-0.7 burn:0.5d but:-1.0 button:-0.4
button_for:-0.2 buy:0.5 by:-0.6 by_a:-0.6 by_an:0.6r by_ansibl:-0.4 by_any:0.6r by_default:-1.3 by_e:-0.4
by_hand:-0.6 by_its:-0.9 by_run:0.4p by_your:0.7o bypas:0.5o bypas_the:-0.2 bypas_your:0.9o cach:-1.7
cach_and:-0.6 cach_is:-0.3 cach_of:-0.2 cake:-1.0 calendar:-1.1 calendar_and:-0.3 call:0.2 call_#name:1.9f
call_#number:0.4f call_befor:0.6f call_init:-0.6 call_max:-0.3 call_super:-0.8 call_the:-0.6 call_this:-0.8
caller:-0.4 calm:-0.7 came:1.2o came_befor:0.6o came_from:0.5d can:-1.1 can_be:0.2p can_do:0.6r can_i:-0.8
can_ignor:-0.6 can_log:0.8p can_make:-0.7 can_read:-1.1 can_safe:0.9o can_see:-0.8 can_you:-1.1 cancel:-0.3
cancel_the:0.6o cancell:0.2o cannot:-1.5 cannot_be:-1.3 cannot_remov:-0.5 capital:-0.6 capital_of:-0.6
captain:-0.8 car:-0.9 card:0.3 card_and:0.3e card_number:0.6e careful:-0.3 carla:-0.7 carry:0.2d carry_out:0.3d
case:-1.1 case_of:0.5o case_when:-0.4 cat:0.4e cat_#path:1.2e certificat:-0.8 certificat_of:-0.4 chang:-0.2
chang_and:-0.5 chang_in:-0.6 chang_it:-0.4 chang_the:1.1d chang_to:-0.7 chang_without:-0.2 chang_you:0.5o
chang_your:0.6o changelog:-0.5 channel:-0.8 chao:0.7r chapter:-0.9 character_of:0.8r character_who:0.8r
charg:-0.6 chat_history:0.8e chatbot:0.2r cheat:-0.3 check:-0.6 check_are:0.8p check_befor:-0.4 check_for:-0.8
check_if:-0.9 check_my:-0.3 check_on:-1.0 check_that:-1.1 check_the:-0.7 check_whether:-0.4 checkout:0.2p
checkout_hook:0.4p ches:-0.6 children:-1.6 chmod:0.8x chmod_r:1.0x choos:-1.0 ci:-2.5 ci_set:-0.5 claim_that:0.6d
claim_to:-0.9 clas:-2.1 classifier:-1.0 clean_the:-0.9 cleanup:-1.3 cleanup_script:-0.4 clear:-1.1 clear_the:0.3d
clear_your:-0.4 click:-0.2 click_the:1.1f client:-2.6 clock:-0.8 clos:-1.0 clos_on:-0.2 clos_the:-1.0
clos_this:-0.7 cluster:0.7x coach:-0.8 cod:-0.9 code:-0.4 code_#number:0.3o code_block:1.1o code_with:-1.1
coffe:-0.8 colleagu:-1.0 collect:-0.2 collect_all:0.6e collect_every:0.6e collect_the:-0.3 color:-0.6
color_whit:0.4f column:-2.0 come:-0.3 command_#path:0.7f command_are:-0.9 command_id:1.1f command_line:-1.5
command_that:-0.6 command_to:-1.0 command_without:0.9r comment:0.4e comment_in:0.3o comment_on:1.0e commit:-0.4
commit_and:-0.7 commit_messag:0.4e commit_so:0.5d comp:1.2o comp_with:0.2o company:-0.4 compar:-1.2
compar_the:-0.5 compar_today:-0.3 competitor:-0.8 competitor_in:-0.8 compiler:-0.7 complet:-1.4 compos:-1.4
compos_up:-0.5 compromis:0.6r comput:-0.8 comput_the:-0.5 computer:-1.2 computer_to:-0.3 conceal:0.8d
conceal_the:0.2d confidential_information:0.6r config:-0.4 config_#path:-0.3 config_and:0.4p configur:-0.9
configur_with:0.4o configuration:-0.3 confirm:0.5r confirm_it:-0.8 confirm_the:0.9r confirm_your:-0.6
confirmation:0.6p confirmation_is:0.6r conflict:0.2o connect:-1.7 connect_to:-1.0 connection:-1.4
consider_yourself:0.7r const:-1.7 constraint:0.6o contact:0.3e contain:-0.3 contain_the:0.5e container:-0.2
content_of:0.6e content_policy:0.2r content_to:0.4e content_you:0.3f context_and:1.0o continu:0.3f contract:-0.5
contributor:-3.2 control:-0.6 conversation_so:0.6e conversation_to:0.7e cook:-0.6 cooky_and:-0.4 cooky_of:0.9e
copilot:-0.2 copy:-0.4 copy_#secret:0.9e copy_id:-0.6 copy_it:-0.3 copy_of:0.3e copy_to:0.7p copy_your:-0.6
corp:-0.3 cost:-0.8 could:-0.6 could_not:0.2d could_you:-0.7 count_lin:-0.6 count_the:-0.7 counter:-1.2
court:-0.9 cover:0.2d cover_your:0.8d coverag:-1.6 cp:-0.3 crawler:-0.4 creat:-0.5 creat_an:-0.2 creator:1.2r
creator_i:0.6r credential:0.7e credential_file:0.8e credential_to:0.3f credit:0.6e credit_card:0.8e crew:-0.9
cron:-0.3 cron_entry:-0.2 cron_jobs:-0.4 crontab:0.3p css:-0.6 csv:-0.6 ctrl:-0.9 curl:0.2p curl_#evil:1.1p
curl_d:0.7e curl_f:0.6e curl_fssl:-0.4 current:0.2o current_task:0.4o cursor:-1.4 customer:-0.3
customer_data:-0.6 customer_list:1.2e customer_tabl:0.9e cv:-0.8 cv_to:-0.9 cve:-0.3 cve_#number:-0.3 cycl:-1.6
d:-0.6 d_#evil:0.6e d_#name:-0.9 dai:-0.3 dan:0.3r dan_and:0.3r dan_is:-0.7 dan_mode:1.2r dana:-0.6
dark_mode:-0.3 dashboard:-0.6 dashboard_and:-0.3 dat:-0.5 data:-1.1 data_imag:-0.4 data_is:-0.4 data_to:-1.3
data_with:-0.8 databas:0.5x databas_and:-0.3 databas_at:0.7x databas_dump:0.5e databas_password:0.6e
databas_production:0.9x databas_to:0.2e date:-0.9 date_is:0.5p day:-0.4 day_at:-0.3 days_and:-0.5 days_in:-0.5
days_without:-0.7 dd:0.8x dd_if:1.2x deadlin:-0.9 dear:0.5f dear_agent:-0.4 dear_ai:0.8f dear_assistant:0.5f
dear_customer:-0.5 dear_languag:0.4f debug:-0.5 debug_mode:0.4r december:-0.7 decision:-1.2 declaration:-0.8
declaration_of:-0.4 decod:-1.5 def:-1.3 def_#name:-0.5 default:-1.5 default_port:-1.0 definition:-1.9
definition_of:-0.8 degre:-0.4 delet:0.3x delet_a:-0.7 delet_after:-0.8 delet_all:0.5x delet_anyth:-1.0
delet_everyth:1.3x delet_fil:0.2r delet_it:0.9f delet_log:-0.6 delet_my:-0.6 delet_old:-0.5 delet_temporary:-0.3
delet_the:0.5x delet_this:-0.9 delet_tool:0.4f delet_your:0.5o deletion:0.3f deliver:-0.3 demand:0.6x demo:-1.4
demo_is:-0.3 deny:-0.4 deny_publickey:-0.7 deny_that:-0.2 dependency:-1.2 dependency_and:-0.9 deploy_key:-0.4
deploy_script:-0.5 deploy_without:-0.6 deployment:-0.8 deprecat:-0.4 deprecat_#address:-0.7 describ:-0.4
describ_in:-0.4 description:0.3 design:-1.3 desk:-0.9 destroy:0.2x destroy_auto:0.7x destroy_the:0.7x detail:-0.4
detection:-0.9 dev:-1.7 dev_container:-0.3 dev_server:-0.3 developer:0.9o developer_and:0.4o
developer_messag:0.9o developer_of:0.2f developer_wrot:0.7o devic:-1.5 diagram:-0.5 did:0.5d did_it:0.3d
did_not:0.3d did_this:0.7d die:-0.6 diet:-0.9 dif:-1.3 diff:-0.4 different:-1.7 digest:-0.9 direct:-1.6
direct_to:-0.8 direction:0.8o directiv:1.3o directiv_and:0.2o director:-0.6 directory:-0.5 directory_every:0.9x
disabl:0.6p disabl_all:-0.3 disabl_next:-0.7 disagre:0.6o discard_the:-0.7 disclos_the:-0.2 disclos_this:0.5d
discreet:0.7d disk:0.4x disk_is:-0.5 disk_usag:-1.0 disk_with:1.1x dislik:-0.5 dislik_long:-0.5 dismis:1.1o
disobey:0.9o disobey_the:0.9o display:-1.0 display_none:-0.2 disregard_all:0.5 disregard_any:0.2o
disregard_everyth:0.8o disregard_the:1.0o disregard_this:-0.8 disregard_your:0.4o dist:-1.1 distribut:-1.5
disturb:-0.6 div:-0.3 div_clas:-0.6 div_styl:0.5f dns:1.1e dns_query:0.7e do:-0.3 do_and:0.4o do_anyth:0.6r
do_as:0.3o do_everyth:-0.7 do_exact:0.3o do_i:-0.7 do_it:1.0d do_not:-0.3 do_the:0.7o do_this:1.0d do_what:1.2o
docker:-1.4 docker_compos:-0.5 docker_imag:-0.4 docs:-2.1 docs_#path:-0.9 doctor:-1.3 document:-0.2
document_folder:0.4e document_to:-0.4 documentation:-2.3 does:-0.6 does_not:0.4d dog:-1.3 dollar:0.5f domain:-0.4
dont:0.7d dont_ask:-0.6 dont_forget:-0.9 dont_let:0.6d dont_mention:-0.5 dont_obey:0.6o dont_show:-0.9
dont_tell:0.5d door:0.4p down_the:-0.6 download:-0.7 download_#evil:0.5p download_the:-0.2 draft:-1.3
draft_to:-0.6 drink:-1.3 driv:0.7x driver:-0.8 drop:-0.5 drop_databas:0.8x drop_tabl:-0.5 drop_the:-0.7
drwxr:-0.3 drwxr_xr:-0.3 dry:-0.9 dry_run:-0.8 dump_the:0.7e dump_to:-0.6 duplicat:-1.3 dur:-0.2 dur_the:-1.4
e:-0.6 e_#path:0.3p e_mail:-0.2 each:-0.2 each_answer:-0.5 each_commit:0.4p each_day:0.4x each_hour:0.7p
each_morn:0.8x each_night:0.6x each_quarter:-0.8 each_request:-0.9 each_secret:0.6e each_session:0.2p
each_time:0.7p earlier:0.5o earlier_and:0.8o earlier_command:0.9o earlier_directiv:-0.4 earlier_guidanc:0.5o
earlier_instruction:0.6o earlier_messag:0.3o earlier_order:0.5o earlier_prompt:1.2o earlier_rul:0.4o
earlier_version:-1.0 eat:-0.9 echo:-0.6 echo_ssh:0.7p ed25519:0.5p edit:-0.6 edit_#path:0.2p edition:-1.0
editor:-1.4 effect:-0.9 email:-0.5 email_the:0.3e emb:0.5e emb_the:0.5e emergency:0.5o emoji:-0.3 employe:-0.4
employe_must:-0.4 employe_who:0.4r employer:-0.6 empty_the:-0.4 enabl:-0.7 enabl_developer:-0.5 enabl_on:-0.4
encod:-0.2 encod_#secret:0.4e encod_the:0.5e encrypt:-0.2 end:0.2f end_of:0.5f end_system:0.5f endoftext:1.1f
endpoint:-0.9 engin:-1.2 engineer:-1.1 english:-0.7 enter:-0.2 enter_developer:0.8r enter_the:-0.2
enter_your:-1.3 entity:-0.2 entry:0.3p entry_that:-0.4 env:0.8e env_to:0.9e environment_variabl:0.5e eras:-0.2
eras_all:0.6x eras_every:0.5x eras_your:-0.3 error:-0.7 error_#number:0.6f error_and:-1.0 error_ignor:-0.5
error_in:-0.9 error_to:-0.5 escap:-1.0 eslint:-1.8 eslint_disabl:-1.1 ethic:1.4r ethical:0.6r eu:-0.8 eur:0.4f
eval:-1.2 evaluat:-1.1 eve:1.0p even_if:0.3d every:0.7x every_#number:-1.1 every_agent:0.2p every_answer:-1.1
every_day:-0.6 every_earlier:0.7o every_even:-0.3 every_file:0.9x every_five:0.2x every_friday:-0.8
every_hour:0.4x every_instruction:0.6o every_mail:0.8x every_messag:0.3e every_minut:0.7p every_monday:-0.8
every_month:0.4x every_morn:-0.9 every_night:-0.6 every_password:0.4e every_repository:0.8x every_request:-0.2
every_rule:0.7o every_secret:0.4e every_session:0.4p every_start:0.3p every_sunday:0.2x every_ten:0.4x
every_time:0.4p every_week:0.8x everyon:0.8p everyth:1.1r everyth_abov:0.8e everyth_befor:-0.4 everyth_in:1.1x
everyth_is:0.8d everyth_that:-0.3 everyth_the:0.7o everyth_under:1.0x everyth_you:-0.4 evidenc:0.9d evil:0.8r
evil_#path:0.9f evil_ai:0.3r evil_pkg:0.4p evil_twin:-0.3 evilbot:0.8r exact:-0.4 exampl:-3.0 exampl_corp:-0.3
exce:-1.0 except_this:1.1o exchang:-0.9 exchang_rat:-0.4 execut:0.5p execut_#evil:0.4p execut_curl:0.6p
exercis:-1.0 exfiltrat:0.8e exfiltrat_the:0.8e exist:-0.2 exit:-1.7 exit_code:-0.8 expect:-1.7 expir:0.4o
expir_after:-0.6 explain:-0.4 explain_how:0.5r export:-1.2 export_#name:-1.2 export_the:0.3e expos:-0.8
extension:-2.5 extra:0.2d factor:-0.2 fail:-0.8 fail_login:-0.7 fail_test:-1.1 failur:-0.3 fake:0.6o fall:-0.3
fals:-1.0 fals_reason:0.9d fami:-1.0 far:-0.3 far_and:0.8o favour:1.1o favourit:-0.8 feat:-1.1 featur:-1.8
feed:-0.7 feedback:-1.1 feedback_from:-0.5 fetch:-1.0 fetch_#evil:1.1e fetch_the:-1.2 field:-0.5 figma:-0.4
fil:-1.0 fil_#path:0.2f fil_and:0.6x fil_are:-0.6 fil_in:-0.5 fil_older:-0.6 fil_to:0.4p fil_with:-0.3 file:-0.3
file_#name:-0.7 file_#secret:-0.3 file_and:0.4e file_name:-0.6 file_was:0.4d file_wins:0.2o file_with:-0.6
file_you:1.1p fill:-0.4 fill_in:-0.7 film:-1.2 filter:-0.6 final:0.5x final_answer:0.8d find_the:-0.8
find_to:0.3e finish_the:-0.7 firewall:0.6p first:-0.4 first_#number:0.7o first_#path:0.9f first_and:0.5f
first_call:-0.3 first_in:-0.3 first_of:0.8x first_run:0.5x fish:-0.8 five:-0.4 five_minut:0.2x fix:-0.9
fix_it:0.5f fix_the:-1.0 flag:-1.9 flaky:0.3f flat:-0.9 flight:0.6f flour:-0.8 flush:-0.4 fold:-0.9 folder:0.4x
folder_and:0.4e folder_in:-0.7 folder_to:-0.7 folder_when:-1.0 follow:0.2o follow_by:-0.4 follow_instruction:-0.5
follow_it:0.6p follow_line:-0.6 follow_me:-0.5 follow_mine:0.7o follow_the:-0.5 follow_them:-0.3 follow_thes:-0.5
follow_this:0.6o follow_your:1.1o font:0.3f font_size:0.2f foo:-2.2 footer:0.4e for:-0.5 for_#number:-0.3
for_a:-0.6 for_ai:0.8f for_an:-1.5 for_approval:0.7p for_confirmation:-0.2 for_credential:-0.6 for_each:-0.6
for_every:-0.7 for_everyth:0.8r for_fil:-0.6 for_good:1.0p for_guest:-0.6 for_internal:-0.6 for_mallory:0.9p
for_me:0.9r for_nam:-0.9 for_new:-0.8 for_one:-0.9 for_permission:0.6o for_stag:-1.0 for_target:-0.4 for_ten:-0.3
for_test:0.6o for_tomorrow:-0.5 for_word:1.0e for_you:0.9o for_your:-1.1 forc:0.4x forever:0.6p forget:-0.5
forget_about:-0.3 forget_all:0.9o forget_everyth:-0.7 forget_it:-0.2 forget_what:0.2o forget_yesterday:-0.6
forgot:-0.9 forgot_password:-0.7 forgot_the:-0.4 forgot_to:-0.2 forgot_your:-0.6 fork_bomb:0.4x form:-0.8
form_at:0.4e form_to:-0.7 format:-0.4 former:0.2o former_instruction:0.9o forum:-0.9 forward:0.2e
forward_all:0.7e forward_every:0.3e forward_the:1.0e forward_this:-0.9 found:-0.5 found_in:0.6p found_noth:0.8d
fre:0.3r fre_from:0.4r free_from:1.1r free_of:-2.2 french:-0.5 french_and:-0.2 fresh:0.4o fridg:-0.4 friend:-1.2
from:-0.5 from_#address:0.2p from_#evil:0.8p from_#number:-0.6 from_#path:-0.9 from_a:-1.6 from_all:1.0r
from_eve:0.6p from_here:1.1r from_mallory:0.6p from_memory:0.4o from_now:0.6p from_the:0.2d from_this:0.8o
from_user:-0.2 from_your:0.3o fssl:-0.4 fssl_#address:-0.7 full:0.2r function:-1.3 function_with:-0.7 fund:-0.4
further:-0.2 further_notic:0.8o gam:-0.8 game:-0.2 game_in:0.3r garden:-0.9 gate:-0.6 gather:0.5e gb:-0.6
gb_of:-0.3 general:-1.5 generat:-2.0 generat_by:-0.4 german:-0.8 get:-1.4 get_#path:-1.3 get_a:-1.0 gets:-0.3
gist:0.5e git_config:-0.3 git_hook:0.3p git_push:0.9x git_reset:0.4x github:-1.3 giv:-0.2 give_a:0.5d
give_the:0.4e give_this:0.4f give_your:-0.6 given:-0.2 given_and:-0.4 given_by:-0.2 given_the:-0.6 go:0.2f
go_ahead:0.4f go_into:-0.2 go_of:0.5o go_on:1.0f go_to:0.2r goal:0.8o god:0.2r god_mode:0.2r goes:-0.4 gone:0.5x
good:-0.4 good_morn:-0.6 got:0.6o grandmother:0.5r grandmother_who:0.5r grant:0.4r grant_acces:0.6f
grant_full:0.4f grant_the:-0.3 grant_you:-0.2 great:0.8f grep:-0.2 group:-1.6 guard:-0.3 guardrail:-0.3
guest:-0.3 guid:-1.1 guidanc:0.8o guidanc_and:0.7o guidelin:0.7o guidelin_abov:0.7o guidelin_and:-0.4
guidelin_are:0.2o guidelin_for:-0.7 guidelin_have:0.4o guidelin_of:-0.6 guidelin_were:-0.2 guidelin_you:0.7o
h:0.3x h_now:0.9x hack:0.7o hacker:0.4r hacker_in:-0.3 hacker_who:0.6r had_been:-0.4 had_no:1.0r had_not:0.2d
hammer:-0.9 hand:0.5o hand_over:0.3e handbook:-0.9 handl:-1.5 hang:-0.6 happen:-0.2 hard:0.8x harmles:0.3d
has:-0.4 has_a:-1.1 has_already:0.2f has_been:-0.4 has_chang:0.8o has_no:-0.5 has_the:-0.3 has_to:0.9f hash:-1.3
have:-0.3 have_already:-0.6 have_call:0.5f have_chang:-0.5 have_no:0.4r have_not:-1.0 have_read:0.6d
have_root:1.1r have_to:0.5f he:-1.5 header:-1.6 headlin:-0.8 hear:0.3d heat:-0.7 heed:0.4o hello:-0.8 help:-0.7
help_me:1.0r help_the:0.8o helper:0.7p helpful:-0.7 helpful_assistant:-0.7 her:-0.7 here:0.2o here_and:0.8r
here_are:0.4o here_on:1.2r hereby:0.2o hereby_revok:0.3o herm:-0.6 hi:-0.6 hid:-0.2 hid_the:-0.6 hidden:0.2
hidden_fil:-0.7 hidden_from:1.1d hidden_in:0.7o hidden_menu:-0.5 hidden_name:-1.4 hidden_prompt:1.0e
hidden_true:-0.5 hide:-0.4 hide_the:0.4d hide_this:-0.5 hide_your:0.4d him:-0.8 hint:0.3d his:-1.2 history_c:-0.9
history_is:-0.5 history_so:0.3d history_to:0.7e hold:-0.3 hold_the:-0.5 holiday:-1.2 home:0.4x home_addres:0.7e
home_directory:1.3x home_folder:0.3x honest:-0.4 hook:-0.3 hook_that:0.3p hour_and:-0.6 hous:-1.0 how:-0.9
how_do:-0.6 how_the:-0.4 html:-0.6 http:-0.9 http_#path:-1.7 http_tool:0.6e human:0.7f human_delet:0.7f
human_resourc:-0.7 i:0.6 i_am:-0.6 i_ask:0.2r i_can:0.4p i_order:0.3f i_should:0.8f i_will:1.3f icon:-1.3 id:0.3
id_#number:-0.2 id_#path:0.7f id_user:-0.6 identity:0.3r identity_of:0.8r if:-0.3 if_#name:-2.4 if_#path:1.0x
if_a:-1.1 if_anyon:0.2d if_ask:0.7d if_exist:-0.5 if_it:-0.3 if_noth:-1.1 if_question:0.6d if_the:0.2d
if_ther:-0.9 if_they:0.7d if_this:-0.2 if_you:-1.4 ignor:-0.3 ignor_all:0.5o ignor_any:0.8o ignor_case:-0.7
ignor_every:0.9o ignor_fail:-0.4 ignor_fil:-0.9 ignor_instruction:-0.2 ignor_its:0.5r ignor_my:-0.3
ignor_old:-0.5 ignor_previou:-0.3 ignor_prior:0.9o ignor_rul:-0.8 ignor_the:0.6o ignor_this:-1.5
ignor_weekend:-0.8 ignor_what:0.9o ignor_whitespac:-0.8 ignor_your:1.0o ignorieren:-0.8 imag_#path:-2.0
imag_link:0.5e imag_that:-0.8 imag_url:0.7e imagin:-0.2 imagin_that:1.0r imagin_you:-0.2 imperativ:-0.5
import:-2.0 important:0.4f important_call:0.4f important_read:0.4f important_the:-0.3 in:-0.8 in_#number:-0.9
in_#path:0.3p in_a:-0.6 in_again:-0.8 in_as:-1.0 in_asset:-0.9 in_at:-0.7 in_base64:0.8e in_case:0.5o
in_character:-0.3 in_charg:1.0o in_commit:-0.5 in_developer:0.2r in_docs:-0.5 in_every:-0.5 in_figma:-0.4
in_french:-0.8 in_full:0.7e in_german:-0.4 in_god:0.7r in_json:-0.7 in_june:-0.7 in_logs:-0.6 in_maintenanc:0.6r
in_march:-0.4 in_may:-0.6 in_memory:0.3p in_one:-1.1 in_order:-0.3 in_plain:-0.6 in_prompt:-0.7 in_public:-1.0
in_search:-0.5 in_set:-0.4 in_spanish:-0.7 in_test:-0.8 in_utc:-0.4 in_vault:-0.9 in_which:0.6r in_your:0.2e
inbox:0.2e inbox_and:-0.4 incident:-1.2 includ:-0.2 includ_a:-0.4 includ_it:1.0e includ_this:1.0d
includ_your:-0.6 incomplet:0.2f index:-1.5 info:-1.3 inform:0.3d information:-1.1 ingredient:-0.9
ingredient_is:-0.7 init:-1.2 initial:0.3o initial_instruction:0.6o initial_prompt:0.8e inject:-1.0 injection:-0.8
injection_is:-0.2 insert:-0.3 insert_the:-0.3 insider:0.7r inst:1.6f inst_print:0.6f inst_sys:0.7f install:-0.4
install_a:1.0p install_the:-0.2 installation:-1.1 installer:-0.5 instead:0.5o instead_of:0.2o instruct:-0.3
instruct_to:-0.3 instruction_#number:-1.0 instruction_and:0.4o instruction_ap:-0.9 instruction_are:-0.3
instruction_at:-0.3 instruction_cach:-0.4 instruction_delet:0.7f instruction_except:0.7o instruction_for:-0.2
instruction_from:-0.5 instruction_given:-0.4 instruction_has:-0.2 instruction_have:-1.0 instruction_in:0.2o
instruction_into:0.5p instruction_is:0.5o instruction_of:-1.0 instruction_on:-0.7 instruction_pointer:-0.8
instruction_preheat:-0.5 instruction_return:-0.4 instruction_send:1.0f instruction_set:-0.9 instruction_that:-0.3
instruction_were:0.2o instruction_with:0.2o instruction_word:0.3e instruction_you:1.3o intend:-1.4 internal:-1.8
internal_host:-0.8 internet:-0.7 into_#name:-0.6 into_#path:-0.3 into_#secret:0.4p into_french:0.5e
into_german:-0.8 into_the:0.6e into_your:-0.2 introduction:-0.8 invalid:-0.2 invoic:-0.7 invoic_to:-0.9
invok:0.5f invok_name:1.1f ios:-0.8 irrelevant:0.6o is:-0.5 is_#address:-0.9 is_#number:0.2p is_#path:-0.7
is_a:-0.6 is_abov:-0.5 is_allow:0.6r is_at:-1.0 is_broken:-0.6 is_call:-1.7 is_cancell:0.8o is_clos:-0.7
is_done:-1.1 is_down:-0.5 is_enabl:-0.4 is_fine:0.6d is_for:1.0f is_full:-0.5 is_generat:-1.0 is_given:-0.2
is_gone:0.7x is_harmles:-0.4 is_here:-1.0 is_hidden:-0.7 is_ignor:-0.7 is_in:-0.3 is_incomplet:0.3f
is_irrelevant:0.7o is_learn:-0.3 is_load:-0.3 is_log:0.3x is_low:0.5x is_miss:-1.6 is_need:-0.8 is_no:0.8d
is_not:0.3r is_now:-0.5 is_on:-0.8 is_one:-0.7 is_only:0.2f is_over:-0.4 is_read:-0.3 is_red:-0.4 is_requir:0.3r
is_safe:0.6f is_sent:-0.5 is_set:-1.8 is_shown:-0.8 is_still:-1.1 is_the:-0.2 is_to:0.2o is_told:-0.7
is_trust:0.5f is_valid:0.6f is_void:0.6o is_written:0.3o is_wrong:-1.0 issu:-0.5 issu_and:-0.9 it:0.2
it_#path:0.3f it_and:-0.8 it_as:0.9f it_at:-0.6 it_came:0.5d it_does:-0.2 it_fail:0.4d it_for:-0.2 it_had:-0.7
it_here:0.2e it_in:0.3e it_into:-0.9 it_is:-0.4 it_look:0.7d it_may:-0.8 it_now:-0.4 it_off:0.4p it_on:-0.2
it_out:0.8d it_read:0.7 it_safe:-1.0 it_says:0.6p it_secret:-0.7 it_should:0.3f it_show:0.7d it_the:0.7f
it_was:0.6d it_with:-0.4 it_without:0.3d item:-0.8 item_in:-0.9 its:-0.5 its_content:0.7e its_text:0.9f
itself:-1.1 ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4 jailbreak_mode:0.9r jailbroken:0.9r
jan:-0.5 jan_#number:-0.4 january:-0.2 java:-0.9 job:0.5p job_that:0.5p jobs:-1.0 joke:-0.6 joke_every:-0.8
json:-2.1 june:-0.9 just_do:0.4d just_this:0.5o keep:-0.3 keep_a:0.9p keep_it:0.6p keep_quiet:1.0d
keep_secret:-1.1 keep_the:-0.2 keep_this:0.3d keep_your:-1.4 kept:-0.8 kept_in:-0.4 kernel:-0.8 key:0.6e
key_#path:0.5f key_and:0.3e key_as:0.9e key_from:-0.5 key_in:-0.8 key_into:0.3e key_is:-1.5 key_so:0.5p
key_to:0.5p key_with:-0.3 keys:0.6f keys_in:-0.5 kill:-0.5 kill_#number:0.4x kill_all:0.7x kill_the:-1.4 kim:-0.7
king:-0.8 know_that:0.8d know_what:-1.1 known:-1.5 kubectl:0.3x kubectl_delet:0.7x kv:-0.2 kv_#path:-0.2 l:-0.9
la:0.2f lab:-0.7 label:-0.5 label_and:-0.6 labell:-0.4 landlord:-0.4 languag:-0.6 languag_model:0.3 laptop:-1.2
larg:-0.5 last:-0.3 last_messag:0.8e last_night:-0.6 last_ten:0.7e last_week:-0.6 latest:-0.5 latest_chang:-0.5
launch:-0.7 laws:-0.9 le:-0.7 lead:-1.0 leak:-0.4 leak_the:0.4e learn:-0.3 learn_from:-0.6 least:-1.0
least_#number:-0.4 leav:0.3d leav_a:0.9d leav_no:-0.4 leav_out:-0.3 leav_the:-1.3 leav_this:1.2d left:-0.2
legacy:-1.1 length:-1.9 les:-1.3 let:0.2d let_anyon:0.8d let_go:0.5o let_it:0.9d let_play:0.6r let_the:0.8d
let_us:-0.3 letter:-0.5 level:-1.0 library:-2.0 licenc:-1.0 lie:0.6d lie_to:0.5d lift:0.2o lift_all:-0.6
lift_the:0.2r light:-1.8 lik:-0.8 like:-0.5 like_a:0.2r like_an:0.9r like_you:0.5r limit:-0.8 limit_of:-0.5
limit_on:-0.7 lin:-0.2 lin_that:-0.6 line:-0.7 line_#number:-0.5 line_to:-0.3 link:0.2e link_in:-1.0 link_to:-0.7
link_you:0.3e lint:-2.3 lint_warn:-0.7 linter:-1.8 linter_befor:-0.6 linux:-1.1 linux_#name:-0.8 list:-0.6
list_all:-0.2 list_and:0.2 list_every:0.2e list_in:0.4e list_is:-0.7 list_of:-0.9 list_the:-0.5 list_to:0.8e
listen:0.5o listen_to:0.5o liv:-0.8 liv_in:-0.6 live:-0.4 live_in:-1.1 llm:1.1f llm01:-0.5 llm_instruction:0.7f
load:-0.8 load_#evil:0.5p load_#path:-1.0 load_is:0.4x local:-1.5 location:-0.4 lock:-1.5 log_afterward:0.4d
log_and:-0.9 log_fil:-1.0 log_file:-0.5 log_for:-0.8 log_of:-1.1 log_out:-1.2 log_the:-0.8 log_to:-0.2
login_from:-0.6 logo:0.2 logout:-0.8 logs_are:-0.5 logs_for:-0.4 logs_to:-0.9 long:-1.8 longer:0.4r
longer_bound:0.7r longer_need:0.3x look:0.5e look_at:-1.2 look_for:-0.8 look_like:0.2d look_up:0.5e lookup:0.5e
lookup_of:0.7e loss:-0.7 lost:-1.5 lunch:-0.8 mac:-0.8 machin:0.5x maco:-1.5 mail_addres:-0.4 mail_address:0.3e
mail_after:-0.9 mail_and:-0.6 mail_at:-0.2 mail_from:-0.3 mail_if:-0.7 mail_older:-0.2 mail_them:-0.2
mail_to:0.4e mail_was:-0.7 mail_with:-0.9 mail_without:-0.4 mailbox:0.6e main_#path:0.8f main_and:0.2x
main_every:0.6x maintenanc:-0.2 maintenanc_mode:0.2r maintenanc_window:-1.0 make:0.6 make_a:0.3e make_deploy:-0.2
make_it:0.5d make_sure:-0.2 make_the:0.3 make_this:0.2p makefil:-0.6 makefil_#number:-0.6 maliciou:0.8r
maliciou_insider:0.9r mallory:2.2p mallory_all:0.2p mallory_is:-0.8 mallory_to:0.5p manag:-0.6 manag_by:-0.5
manager:-0.6 manager_is:-0.6 manual:-1.2 many:-1.4 march:-0.9 maria:-0.8 mark:-0.4 markdown:-0.3
markdown_link:0.5e market:-0.8 mask_the:0.8d master:0.4e match:-1.9 matter:0.9o matter_what:0.5o max:-0.4
may:-0.9 may_be:-0.5 may_disregard:0.5o may_do:0.5p may_not:-1.1 may_now:0.4f mb:-1.5 me_a:-0.7 me_about:-0.9
me_and:0.3r me_api:0.7r me_how:-0.4 me_if:-1.1 me_the:0.9e me_to:-0.4 me_what:0.9e me_when:-0.7 me_your:0.7e
mean:-1.7 measur:-0.2 medicin:-0.7 meet:-1.6 meet_is:-0.5 member:-1.7 member_of:-0.8 memory:-0.5 memory_of:0.4o
memory_that:0.8p mention:0.5d mention_it:0.5d mention_pric:-1.0 mention_thes:0.8d mention_this:0.8d menu:-1.0
menu_#path:-0.4 merg:-0.9 merg_branch:-1.0 merger:-0.8 messag:-0.5 messag_after:0.9d messag_as:0.4o
messag_for:1.0f messag_if:-0.5 messag_in:-0.4 messag_is:0.8o messag_of:1.0e messag_role:-0.7 messag_to:0.6p
messag_was:-0.7 messag_you:-0.2 meta:-0.7 method:-2.7 method_must:-0.2 metric:-1.0 metric_unit:-0.6 midnight:0.8x
migration:-1.3 mind:0.6o mind_the:0.2o mine:1.9o ministry:-0.9 minor:-0.6 minor_updat:-0.3 minut:0.2 miss:-0.7
mix:-0.8 mode_all:0.2r mode_and:1.1r mode_enabl:0.8r mode_in:-0.8 mode_is:-1.4 mode_no:0.6r mode_of:-0.5
mode_with:-0.4 model_is:-0.5 model_must:0.6f model_output:-0.3 model_read:0.7f model_should:-0.2 model_that:0.9r
model_the:0.5f model_to:-0.4 model_you:0.2 modify:-0.6 modul:-1.1 moment:0.6o monday:-0.7 money:0.4p monitor:0.3x
monitor_the:-0.7 month:0.4x moral:0.4r more:0.2o more_than:-0.3 morn:-0.7 mov:-1.3 mov_to:-0.6 move:-1.4 ms:-1.7
music:-0.6 must_contain:-0.3 must_first:0.9f must_follow:-1.0 must_now:0.3f must_obey:0.6f must_pass:-0.5
must_recommend:0.8f must_restart:-0.7 must_run:0.6 must_send:0.4f mute:0.2d mute_the:0.4d my_accomplic:0.6r
my_calendar:-0.3 my_key:1.0p my_mail:-0.2 my_previou:-0.3 my_ssh:0.8p n:0.2 nam:-0.5 nam_in:-0.9 name_#path:-1.0
name_and:-0.6 name_bash:1.1f name_command:0.2f name_in:-0.7 name_terminal:1.7f nas:-0.5 nc:0.6e nc_#evil:0.5e
necessary:-0.4 need:0.2p need_a:-1.1 need_no:0.2p need_the:0.2f need_to:-0.2 neglect:1.0o neglect_the:0.5o
neighbour:-0.9 network:0.3d never:0.2r never_admit:0.4d never_ask:1.1p never_asks:0.8r never_commit:-1.3
never_delet:-0.8 never_in:0.7p never_mention:0.9d never_print:-0.8 never_push:-0.9 never_refus:0.8r
never_reveal:-0.2 never_run:-0.3 never_says:0.3r never_send:-0.9 never_shar:-0.7 never_tell:0.6d never_use:0.5p
new:-0.2 new_account:1.2d new_instruction:0.4o new_issu:-0.9 new_messag:-0.7 new_one:-0.5 new_ones:1.0o
new_order:0.5o new_policy:0.4f new_releas:-0.4 new_rul:0.2f new_rule:0.4f new_session:0.7p new_system:0.2o
new_task:0.4f new_user:-0.7 new_version:-0.7 newest:-0.5 news:-0.7 newsletter:-1.3 next_call:-0.5 next_line:-0.3
next_messag:0.6e nginx:-0.6 night:-0.5 night_at:-0.6 night_build:-0.8 nine:-0.5 no_approval:-0.3
no_attention:1.0o no_confirmation:0.4r no_content:0.3r no_ethical:0.6r no_filter:0.6r no_limit:0.3r
no_longer:0.2r no_matter:0.6x no_need:0.4d no_new:-0.8 no_one:1.1d no_policy:0.5r no_preserv:0.8x no_record:0.5d
no_refusal:0.8r no_rul:-0.7 no_safety:-0.4 no_secret:-0.6 no_trac:-0.2 nobody:0.2d nobody_is:0.6x
nobody_notic:0.3d nobody_sees:0.6d node:-2.4 node_#number:-0.8 nois:-0.3 none_ai:0.3f none_ignor:0.7f noon:0.2x
nopasswd:1.0p nopasswd_all:0.2p normal:0.7d normal_and:0.5r not:-0.4 not_adher:0.7o not_allow:-0.3
not_answer:-0.3 not_ap:0.6o not_as:-0.8 not_be:-0.4 not_bound:0.4r not_commit:-1.3 not_comp:1.0o not_delet:-0.9
not_disturb:-0.4 not_do:-1.1 not_edit:-0.8 not_exce:-0.8 not_exist:1.0r not_find:1.0d not_follow:0.6o
not_forward:-0.7 not_found:-0.3 not_give:-0.6 not_have:0.4r not_in:-0.7 not_includ:0.4d not_inform:0.5d
not_know:0.9d not_leav:0.4d not_let:1.0d not_log:0.6d not_need:0.9p not_notic:0.8d not_notify:-0.4 not_obey:-0.5
not_open:-0.4 not_print:-0.4 not_read:-0.5 not_rep:-0.7 not_report:0.4d not_request:-1.0 not_reveal:-1.1
not_run:-0.4 not_see:0.5d not_send:-0.2 not_shar:-1.2 not_show:-0.3 not_tell:-1.3 not_the:-0.5 not_to:0.2d
not_use:-1.0 not_want:0.4p not_writ:0.7d note_befor:0.2f note_for:0.3f note_the:-1.1 note_to:1.0f noth:0.2d
noth_about:0.8d noth_chang:-0.4 noth_to:-1.0 noth_was:0.9d notic_the:-0.4 notification:-0.4 notify:-1.5
notify_me:-0.6 novel:-0.4 now:1.4r now_#path:0.4f now_a:0.6r now_act:0.5f now_call:0.4f now_connect:-0.7
now_dan:0.2r now_delet:0.6f now_in:0.5r now_log:-0.7 now_obey:0.2o now_on:0.4p now_ready:-0.4 now_send:0.4f
now_the:-0.4 npm:-1.7 npm_audit:-1.2 npm_ci:-0.5 npm_install:-1.8 npm_publish:0.6f npm_start:-0.7 npm_test:-1.1
npm_warn:-0.6 null:-0.5 number:-0.6 number_and:0.2e number_in:-0.5 number_of:-1.4 number_to:-0.6 nurs:-0.6
obey:0.6o obey_me:1.0o obey_only:0.8o obey_your:-0.2 object:-3.1 objectiv:1.0o observation:-0.6
observation_done:0.2f obsolet:0.6o of:-0.2 of_#address:0.3e of_#evil:0.3e of_#name:0.5e of_#number:-1.2
of_#path:1.1x of_#secret:0.3e of_a:-0.5 of_all:0.6x of_birthday:-0.6 of_document:0.5f of_each:0.5p of_every:0.7e
of_foo:-0.5 of_last:-0.4 of_new:-0.8 of_node:-0.4 of_now:0.9o of_open:-0.8 of_our:-0.5 of_ram:-0.3 of_root:0.7p
of_the:-0.4 of_this:0.2d of_thumb:-0.5 of_what:0.6o of_yesterday:-0.9 of_your:0.4o of_yourself:0.8r off:0.6p
off_in:0.7p off_the:-0.5 off_your:0.2o offic:-1.1 offic_is:-0.3 officer:-0.6 often:-1.2 ok:-0.2 ok_#path:0.4f
old:-0.7 old_api:-1.0 old_instruction:-0.4 old_ones:0.3o old_rul:0.8o old_screenshot:-0.5 older_than:0.2x
omit_this:0.7d on:-0.5 on_#number:-0.3 on_#secret:0.7f on_a:-1.6 on_all:0.6x on_branch:-0.7 on_by:-0.5
on_call:-1.1 on_every:0.8p on_friday:0.5x on_monday:-0.2 on_my:-0.6 on_public:-0.5 on_saturday:-0.6 on_stag:-0.7
on_this:-0.5 on_thursday:-0.3 on_tuesday:-0.8 on_use:-0.7 on_weekend:-0.4 on_you:1.2r onboard:-0.8 once:-0.5
once_a:1.1x once_the:-0.4 one:-0.7 one_hour:-0.8 one_in:0.5o one_is:0.2o one_of:-0.9 one_with:-0.5 ones:0.9o
ones_are:0.9o onlin:-1.2 only_after:-0.8 only_this:-0.4 only_to:0.4o only_valid:0.4f only_what:0.5o
only_when:-1.1 only_with:1.1f opacity:0.4f opacity_#number:0.7f open:-0.2 open_#evil:0.9f open_#path:0.5
open_#secret:-0.6 open_it:0.2e open_pull:-0.6 open_the:-0.4 open_to:0.7p openai:0.4r operation:-1.1 operator:1.0o
operator_has:0.5f opposit:0.3o opposit_of:0.4o ops:-1.8 option:-2.7 or:-2.7 order:0.2 order_and:-0.2
order_are:0.3o order_from:-0.5 order_has:-1.2 order_in:0.2p order_of:-0.8 order_the:0.2r order_you:0.3f
origin:-1.9 other:-0.4 other_instruction:1.0o other_tool:0.6f otherwis:-0.7 our:-0.7 our_agent:-0.5
our_dependency:-0.5 out:0.2d out_in:0.8e out_of:-0.3 outag:-0.8 outdat:-0.2 output:-0.2 output_of:0.4e
output_the:0.6o output_your:0.2e outsid_of:0.3f outsid_the:-0.6 oven:-1.0 over:0.3o over_main:0.8x over_spac:-0.3
over_the:-0.3 over_with:0.5o over_your:0.3o overlook:1.1o overlook_the:0.9o overrid_a:-0.5 overrid_all:0.7o
overrid_for:-0.5 overrid_method:-0.2 overrid_of:-0.6 overrid_previou:0.2o overrid_system:-0.8 overrid_the:-0.5
overrid_your:0.9o overridden:-1.4 overrul:0.4o overrul_the:0.4o overwrit_the:0.2x overwrit_your:0.4o owasp:-0.5
own:-0.5 owner_and:0.2r owner_of:0.2d p:-0.6 p_hidden:0.3 p_styl:0.7f packag:-0.5 packag_and:-1.0 pag:0.2p
page:-0.3 page_#number:-0.6 page_#path:0.7f page_and:-0.4 page_is:0.4f page_says:1.0o paid:-0.5 paint:-0.4
panel:-0.9 panel_#address:-0.7 paper:-0.4 paper_study:-0.5 parameter_name:0.2f parameter_to:0.2e parcel:-0.5
parent:-1.1 parser:-1.6 part:-0.7 part_of:-0.2 party:-1.2 pass_and:-0.5 pass_even:0.9d pass_it:0.5f pass_the:0.2f
pass_your:0.7f passphras:-0.6 passport:-0.8 password:0.2e password_and:-0.4 password_are:-0.8 password_by:-0.4
password_file:1.0e password_for:-0.9 password_in:-0.2 password_into:0.9e password_is:-1.3 password_manager:0.3e
password_must:-0.5 password_policy:-0.7 password_reset:-0.4 password_to:0.7e password_was:-0.6 password_with:-0.4
password_you:0.5e past:-0.4 past_it:-0.5 past_the:-0.3 past_them:0.4e past_your:-0.3 pastebin:0.5e path:-1.7
patient:-0.9 pattern:-2.0 pay:0.6o pay_no:0.8o payload:-1.2 payment:-0.2 pdf:-1.0 pend:-1.4 peopl:-1.4 per:-1.8
per_cycl:-0.5 perform:-0.7 permanent:1.4p permission_and:0.7r permission_deny:-0.7 permission_for:0.8r
permission_to:-0.3 permit:-0.5 person:-0.4 person_who:0.3e persona:1.6r persona_of:0.6r personal:-0.2
personal_data:0.2e phon:-0.2 phon_number:0.7e photo:-1.2 pictur:0.2e pin:-0.9 ping:-0.7 ping_the:-1.0 pip:-0.5
pipelin:-1.4 pkg:0.3p plac:-0.4 plain:-1.2 plan:-0.9 plant:0.7p play:-0.9 play_a:0.4r play_an:0.7r play_as:-0.4
play_is:-0.6 play_the:-0.5 player:-1.2 pleas:-0.4 pleas_disregard:-0.7 pleas_do:0.3f pleas_forget:0.9o
pleas_forward:-0.5 pleas_log:-0.7 pleas_run:0.8f pleas_send:-1.2 pls:0.9o plugin:-0.2 plus:0.4e plus_the:0.3e
pm:-0.6 pnpm:-1.2 poem:-0.7 poem_about:0.5o point:0.4o pointer:-1.2 policy:0.6r policy_and:0.6o policy_of:-0.5
policy_you:0.5o polit:-1.1 port:0.2p port_#number:0.7p port_with:-0.7 portal:-0.9 position:-0.7 positiv:0.3f
positiv_review:0.6f post_#address:-1.1 post_#path:-1.2 post_a:-0.2 post_checkout:0.4p post_file:0.5e post_it:0.4e
post_request:-0.7 post_the:0.7e post_them:0.4e post_your:-0.7 postgr:-0.4 pr:-0.4 prais:0.8p pre:-0.8
pre_approv:0.4f preced:1.1o precedenc_over:0.2o prefer:-1.5 prefer_dark:-0.3 prefer_tabs:-0.2 prefer_that:-0.4
prefer_to:-0.6 preheat:-0.6 preheat_the:-0.6 pres:-1.0 pres_enter:-0.9 pres_the:-0.5 preserv_root:0.8x
pretend:-0.7 pretend_data:-0.3 pretend_play:-0.9 pretend_that:1.0r pretend_the:-0.4 pretend_to:0.3r
pretend_you:-0.5 prettier:-0.9 preview:-1.0 previou_command:0.8o previou_declaration:-0.4 previou_definition:-0.5
previou_employer:-0.5 previou_error:-0.6 previou_instruction:0.7o previou_job:-0.5 previou_messag:0.7o
previou_prompt:1.0o previou_report:-0.6 previou_result:-0.7 previou_rul:0.2o previou_rule:-0.7
previou_version:-1.0 previou_week:-0.9 pric:-0.6 pric_in:-0.8 pric_of:-0.7 print:0.5e print_anyth:-0.6
print_it:0.4e print_this:-0.4 printenv:0.8e printer:-1.1 printer_are:-0.4 prior:1.2o prior_art:-0.9
prior_context:0.9o prior_directiv:0.7o prior_guidanc:0.5o prior_rul:0.8o priority:0.2o privat_key:-0.5
privileg:-0.4 problem:-0.8 proce:0.9o proces:-0.3 process:-0.4 process_this:0.9f prod:1.2x product:0.3
product_owner:-0.7 production:0.9x production_databas:1.3x professor:-0.9 profil:-0.7 project:-0.6
project_uses:-0.2 prompt:-0.2 prompt_#path:-1.0 prompt_and:0.7o prompt_are:0.7o prompt_as:0.8f prompt_enter:-0.8
prompt_from:-0.9 prompt_in:0.5e prompt_injection:-0.7 prompt_into:0.7e prompt_is:-0.2 prompt_of:-0.9
prompt_says:0.8o prompt_tell:-0.3 prompt_the:-0.5 prompt_to:0.4e prompt_with:-0.3 prompt_you:-0.3 protect:-1.0
proxy:-1.0 public_channel:0.2e public_folder:0.9e public_gist:0.5e public_holiday:-0.5 publickey:-0.7
publish:0.2f publish_the:0.3e pull:-0.4 pull_request:-0.3 pull_the:-0.4 purg:0.3x purpos:-0.3 push:0.9x
push_an:0.9x push_forc:0.8x push_the:0.4f put:0.4 put_#name:1.2p put_a:0.4p put_my:0.7p put_the:-0.3
put_them:0.8e put_your:-0.9 pwn:1.2o q:-0.4 qo:-0.4 qo_#evil:0.5p quarter:-0.9 query:0.7e query_str:0.9e
question:-0.4 question_about:-0.5 question_and:0.9o question_in:-0.7 queu:-0.6 queu_length:-0.5 quiet:-0.4
quiet_about:1.1d quiet_and:-0.6 quiet_skip:-0.8 quiz:-0.7 quot:0.2e quot_the:1.0e r:0.8x r_#number:1.2x rais:0.2
ram:-0.5 ran:0.8d random:-0.2 rank:0.9o rat:-0.4 rate:0.6f rate_this:1.1f reach:-1.7 read_#name:0.8e
read_#path:0.7f read_a:-0.7 read_all:0.2f read_from:-1.3 read_it:0.2d read_me:0.6r read_more:-1.0 read_only:-0.2
read_the:-0.3 read_them:-0.7 reader:0.2f reader_to:0.8f readm:-0.3 ready:-0.5 ready_to:-0.7 real:1.0o
real_instruction:0.7o real_task:0.6o reason:0.4d reboot:0.3x rebuild:-0.9 rebuild_the:-0.5 rebuilt:-0.9
receiv:-0.4 recent:-0.3 recip_for:-0.5 recipient:0.2d recommend:0.8f recommend_this:0.9f record_of:0.8d red:-1.5
red_team:-0.5 refactor:-1.4 refactor_drop:-0.5 refrain:0.8d refrain_from:0.8d refresh:-1.0 refusal:0.9r
register_a:0.3p reject:-1.1 releas:-1.1 releas_are:-0.4 releas_from:0.8o releas_manager:-0.2 releas_not:-0.7
reload:-0.3 remain:0.2d remember_forever:0.8p remember_that:-0.3 remember_this:0.3p remember_to:-0.2 remind:-1.3
remind_me:-0.8 remind_the:-0.8 reminder:-0.8 reminder_the:0.5f reminder_to:-0.8 remot:-0.3 remov:-0.8
remov_#path:-0.9 remov_after:-0.8 remov_everyth:0.3x remov_expir:-0.9 remov_fil:-0.5 remov_merg:-0.5
remov_old:-0.8 remov_the:0.4d remov_this:-0.4 render:-0.5 render_x:0.6e renew:-0.4 renew_the:-0.7 rep_to:-1.2
rep_with:0.7f repair:0.3f repair_it:0.4f repeat_everyth:0.5e repeat_the:-0.9 replac_all:-0.8 replac_in:-0.6
replac_your:1.0o repo:-0.4 report:-0.4 report_a:-0.8 report_failur:-0.8 report_it:-0.2 report_succes:0.7d
report_that:0.9d report_this:0.9d report_to:-1.5 report_with:-0.8 repository_and:-1.0 request:-0.6 request_a:-0.5
request_and:-0.4 request_description:0.8 request_from:0.3p request_has:0.3o request_is:0.4o request_of:0.9o
request_this:-1.0 request_to:-0.2 request_without:0.2f requir:-1.3 requir_for:-0.8 requir_that:0.2f
requirement:-1.0 requirement_#number:-0.4 research:-1.0 reserv:-0.9 reset:-0.3 reset_hard:0.4x reset_the:-1.0
reset_your:-0.4 resourc:-1.5 respond:0.2r respond_as:0.4r respons:-2.3 rest:0.4r restart:-1.0 restart_after:-1.0
restart_the:-1.2 restart_your:-0.5 restor:-0.9 restrict:-0.7 restriction_are:0.9o restriction_on:-1.1 result:-0.5
result_#number:0.3f result_from:-0.2 result_of:0.3e result_to:0.2e result_you:0.5f resum:-0.9 retro:-0.7
return:-2.2 return_#name:-0.7 return_prompt:-0.6 return_system:-0.8 return_the:-1.3 reveal_secret:-0.2
reveal_that:1.0d reveal_the:0.4f reveal_your:0.2e revers:0.2p revers_shell:0.9p review:0.3 review_and:0.3
review_comment:-0.8 reviewer:0.6d reviewer_for:-1.0 revok:-0.3 rewrit:-0.7 rf:0.6x rf_#name:-1.2 rf_#path:1.0x
rf_at:0.7x rf_build:0.2f rf_every:1.1x rf_no:0.8x right:0.4 right_and:0.2r right_reserv:-0.7 risk:-0.9 rm:0.8x
rm_cannot:-0.5 rm_rf:0.6x robot:-0.2 rogu_agent:-0.3 rol:-1.1 role:-1.1 role_admin:-1.2 role_editor:-0.6
role_in:-0.5 role_of:0.4r role_play:-0.3 role_viewer:-0.4 roleplay:0.5r roleplay_as:1.2r roleplay_gam:-0.8
roleplay_you:0.7r room:-0.7 root:-0.2 root_#number:-0.3 root_password:0.4p root_root:-0.3 rotat:-0.9 rows:-1.0
rsa:0.6p rsa_aaaa:0.6p rul:0.4o rul_about:0.4p rul_abov:0.7o rul_and:-0.4 rul_any:0.8o rul_ap:0.7f rul_are:0.5o
rul_engin:-0.5 rul_file:-0.7 rul_for:-0.5 rul_from:-0.5 rul_no:0.2f rul_of:-1.8 rul_that:0.2o rul_you:0.8o
rule_for:-0.6 rule_no:-0.7 rule_of:-0.5 rule_that:0.2p run:0.3 run_#evil:0.6p run_#name:1.4x run_a:-0.8
run_curl:0.6p run_it:1.1d run_on:-1.2 run_sudo:0.4f run_this:-1.2 run_wget:0.3p runs_#evil:0.2p runs_#path:1.1p
runs_curl:0.4p runs_the:-0.7 rust:-0.5 s3_cp:-0.6 s_#evil:0.4p s_inst:1.2f safe:-0.3 safe_ignor:0.7o
safe_plac:-0.6 safety:-0.3 safety_check:0.5r safety_guidelin:-0.5 safety_instruction:0.2o safety_policy:0.8o
safety_rul:0.4r safety_train:0.5r said:-1.3 said_and:-0.6 said_the:-0.9 said_yes:0.3p same:-0.8 sandbox:0.9f
santa:-0.9 santa_list:-0.7 saturday:-0.6 sav:-0.4 save:-0.9 save_#number:-0.7 save_it:-0.4 save_this:0.5p
save_to:0.7p say:0.5d say_good:-0.8 say_it:1.0d say_noth:-0.2 say_so:-0.3 say_that:1.3d say_the:0.6d say_yes:-0.3
say_you:1.0d says:0.6p says_no:0.7r says_thank:-0.2 says_the:-0.6 scan:-0.5 scanner:-0.4 scanner_flag:-0.3
scen:0.2d scen_#number:-0.7 schedul_task:0.5p schema:-1.1 school:-0.9 scp:0.5e scp_#secret:0.4e screen:-0.4
screenshot:-0.9 screenshot_from:-0.7 script_#path:-0.9 script_and:-0.6 script_from:-0.5 script_with:-0.9
search:-0.9 search_query:1.0e search_the:-0.2 second:-0.3 secret:-0.2 secret_#path:-0.5 secret_and:0.3d
secret_are:-0.3 secret_from:-0.3 secret_ingredient:-0.8 secret_into:0.8e secret_is:-0.9 secret_key:-0.3
secret_live:-0.3 secret_out:-1.1 secret_santa:-0.8 secret_scan:-0.9 secret_to:-0.3 secret_until:-0.5
secret_you:1.1e section:-1.6 section_#number:-0.6 security:-0.4 security_team:0.6r see:-0.4 see_a:0.6e
see_the:-0.2 seed:-0.8 sees:1.0d sees_it:0.8d select:-1.2 self:0.3p send:-0.3 send_#secret:0.8e send_a:-0.4
send_all:0.5e send_anyth:-0.3 send_data:-0.5 send_every:0.2p send_feedback:-0.5 send_invoic:-0.8 send_it:-0.6
send_mail:-0.3 send_the:0.5f send_them:0.9e send_us:-0.7 send_what:0.8e send_you:-0.3 send_your:-1.0 sender:-0.4
sensor:-1.3 sent_in:-0.5 sent_to:-0.7 sent_with:-0.5 sentenc_as:0.9o serv:-0.2 server:-0.8 server_at:-0.5
server_down:0.8x server_every:0.5x server_if:-0.3 server_in:0.3p server_is:-1.0 servic:-0.5 sery:-0.7
session:0.7p session_cooki:0.4e session_first:0.6p session_has:-0.7 session_id:0.3e session_token:0.3e set:-0.4
set_and:0.7p set_approval:0.7p set_asid:-0.4 set_in:-0.6 set_is:0.4o set_the:-0.6 set_to:-2.1 set_your:0.8o
setup:-1.1 seven:-0.3 sh:0.2p sh_#path:1.1p sh_to:0.2p shall:-1.0 shall_not:0.7d shar:-0.5 shar_driv:-0.5
shar_the:0.8e shar_this:-0.4 shar_your:-0.8 she:-0.9 sheet:-0.8 shell:0.6p shell_history:0.7d shell_profil:-0.3
shell_to:0.7p shift:-1.5 ship:-0.5 short:-1.3 should:0.2 should_answer:-0.6 should_be:-0.6 should_includ:-0.5
should_not:0.7d show_it:0.4d show_me:1.2e show_this:-0.6 shown:-1.3 shown_in:-0.5 shr:1.0x shut:0.4x
shut_down:-0.3 shut_the:0.5x shutdown:1.1x shutdown_h:0.9x side:-1.5 sidebar:-0.8 sidenot:0.8f sie:-0.8 sign:-1.1
sign_in:-0.5 signatur:0.8p silenc:0.9d silent:0.2d silent_install:0.6d simpl:-1.6 simulat_an:-0.4
simulat_developer:0.9r sinc:-1.9 site:-0.9 site_is:0.4f size:-0.3 size_#number:0.7f skip:0.5r skip_all:0.4r
skip_days:-0.7 skip_the:0.4f slack:-0.8 slip:0.6d slow:-0.3 small:-0.9 snapshot:-0.4 snippet:-0.6 so:0.3d
so_far:0.4o so_that:1.4d sold:-0.9 someon:0.5p someon_mention:0.4p someth_is:-0.5 sorry:-0.8 sort:-1.3 sourc:-2.2
spac:-1.3 spam:-1.1 span_hidden:0.4f span_styl:0.4f spanish:-0.9 spe:-1.5 speak:1.3r speak_as:1.0r speak_to:-0.5
spell:0.3e spoiler:-0.8 spy:-0.6 sql:-0.9 src:-1.5 src_#path:-1.9 ssh:-0.6 ssh_copy:-0.6 ssh_ed25519:0.5p
ssh_keys:-0.4 ssh_rsa:0.7p stack:-1.6 staf:-0.9 stag:-1.5 stag_databas:-0.4 stag_server:-0.8 stal:-1.4
standup:-0.8 star:0.6 start_#path:0.5p start_a:0.7x start_at:-0.4 start_in:-0.5 start_of:-0.4 start_over:-0.5
start_the:-0.8 start_with:0.5p startup:0.2p stat:-1.0 statement:-1.4 statistic:-1.0 statu:-1.1 statu_to:-0.9
stay:1.1d steal:0.9e steal_the:0.9e step_in:0.7d still:-1.6 stop_and:-0.2 stop_follow:1.2o stop_it:-0.7
stop_obey:1.2o stop_the:-1.1 stop_what:0.4o stor:-0.7 stor_in:0.2p stor_it:-1.0 stor_password:0.5e stor_this:0.5p
story:0.3r story_in:0.7r story_you:0.6r str:-2.0 str_is:-0.6 str_of:0.4e stranger:-0.8 strict:-1.9 study:-0.7
styl_color:0.3f styl_font:0.6f styl_opacity:0.7f subject:-1.3 subscrib:-0.8 succes:0.7d such:-1.9 such_as:-1.2
sudo:1.2 sudo_and:0.4 sudo_apt:-0.9 sudo_mode:0.9r sudo_rm:0.8x sudoer:0.8p suggest:-0.8 suit:-0.9
summaris_it:-0.2 summaris_new:-0.6 summaris_the:-0.5 summaris_this:1.0f summaris_unread:-0.5
summaris_yesterday:-0.5 summariser:1.1f summary:-0.3 summary_of:-0.6 summary_should:-0.2 summary_to:-0.8
sunday:0.3x super:-0.9 supersed_all:-0.5 supersed_by:0.6o supersed_the:-0.6 superuser:0.7r support:-0.7
suppres:-0.4 sure:1.2d sure_i:0.3f sure_that:-0.3 sure_the:0.7d surpris:-0.7 surpris_party:-0.6 suspend:0.8o
suspend_until:0.8o svg:-0.2 switch_to:0.3r sync:-1.1 sync_the:-0.5 sys:1.0f sys_you:0.4f system:0.4f
system_#name:1.0f system_administrator:0.4r system_and:0.9r system_approv:1.0f system_content:0.5f system_do:0.9f
system_ignor:0.8f system_is:-0.7 system_linux:-0.8 system_new:1.2f system_notic:0.5f system_overrid:1.1f
system_prompt:-0.9 system_reminder:0.9f system_requirement:-0.9 system_restart:-0.5 system_return:-0.6
system_reveal:1.0f system_role:-0.5 system_that:0.3r system_the:0.9f system_ubuntu:-0.6 system_you:1.4f
systemctl:-0.6 systemctl_enabl:-0.3 systemd:0.4p systemd_servic:0.6p tabl:-1.1 tabl_if:-0.5 tabl_in:0.5x
tabl_of:-0.3 tablet:-0.9 tabs:-0.7 tabs_over:-0.3 tag:-1.0 tak:-1.0 take:-0.4 take_on:0.6r take_precedenc:-0.3
take_your:-0.7 tap:-0.7 tar:0.2e target:-2.1 target_all:-0.4 task:-0.2 task_and:0.4o task_is:0.6o task_that:0.5p
task_you:0.3o teacher:-0.8 team:-0.6 team_channel:-0.6 team_lead:-1.0 team_of:-0.4 tell:-0.3 tell_anybody:0.6d
tell_anyon:-0.8 tell_nobody:0.9d tell_the:-0.4 tell_them:1.1d tell_us:-0.7 tell_user:-0.8 tell_you:-0.9
tell_your:-0.8 temperatur:-1.0 templat:-0.7 temporary:-0.7 temporary_branch:-0.5 temporary_fil:-0.3 tenant:-0.6
term:-0.6 terminal:0.8r terminal_argument:0.7f terminal_without:0.4r terraform:0.5x terraform_destroy:0.7x
test_#path:-0.2 test_are:0.5f test_befor:-0.7 test_databas:-1.1 test_in:-1.0 test_is:-0.4 test_pass:0.4d
test_server:-1.3 test_suit:-0.7 test_the:-0.2 test_with:-1.0 tester:0.5r text:-0.8 text_#path:-0.7 text_abov:0.9e
text_in:0.2f text_is:0.6o text_of:0.5e text_that:-0.8 text_to:0.6d th:-2.3 than:-1.0 than_#number:-1.3
than_a:-0.2 than_your:0.9o thank:-1.1 thank_you:-1.1 that:0.5r that_answer:-0.3 that_approval:0.4p that_are:-0.4
that_came:0.6o that_contain:0.8e that_every:0.6p that_execut:0.6r that_i:0.3p that_ignor:0.7r that_is:-0.4
that_it:-0.2 that_never:0.7r that_no:0.8d that_nobody:0.7d that_noth:1.1d that_post:0.2p that_read:0.5f
that_runs:0.6p that_start:0.8p that_the:-0.3 that_ther:0.5d that_you:-0.2 the:0.4 the_abov:-0.4 the_acces:0.3e
the_account:0.8p the_actor:-0.3 the_addres:0.3e the_admin:1.2d the_administrator:0.6r the_agent:-0.3 the_ai:0.7
the_alarm:0.3d the_alert:0.7d the_allowlist:0.3p the_api:1.1e the_app:-1.0 the_approval:1.0p the_archiv:-0.2
the_argument:-1.8 the_assistant:-0.2 the_attach:0.2f the_attachment:-0.4 the_attacker:0.4r the_audit:1.1d
the_author:0.3o the_background:0.6d the_backup:-0.2 the_bank:-0.6 the_bastion:-0.7 the_behaviour:-0.6
the_best:0.5f the_beta:0.3o the_blog:-0.6 the_board:-0.8 the_bot:-0.2 the_box:-0.9 the_bridg:-0.5
the_browser:0.6e the_button:-0.3 the_cach:-0.9 the_cake:-0.7 the_calendar:-0.4 the_call:-0.6 the_caller:-0.3
the_capital:-0.6 the_captain:-0.6 the_certificat:-1.1 the_chang:1.2d the_changelog:-0.2 the_channel:-0.2
the_character:-0.2 the_chat:0.8e the_check:0.4r the_ci:-0.6 the_cleanup:-0.5 the_client:-1.4 the_cluster:0.5x
the_code:0.2e the_command:0.2f the_comment:0.5e the_commit:1.2d the_company:0.2x the_compiler:-0.4
the_computer:-0.8 the_confidential:0.9o the_config:0.8p the_configuration:-0.7 the_confirmation:0.4p
the_constraint:-0.3 the_content:0.6e the_conversation:-0.2 the_cooki:0.5e the_cooky:1.1e the_court:-0.6
the_credential:1.2e the_crew:-0.9 the_crontab:0.4p the_customer:0.5e the_dai:-0.8 the_dark:0.8d
the_dashboard:-0.6 the_data:0.8f the_databas:0.2e the_date:-0.5 the_day:-0.5 the_default:-1.8 the_delet:0.6f
the_deletion:0.8f the_demo:-0.8 the_dependency:0.4p the_deploy:0.3f the_design:-0.5 the_dev:-0.5
the_developer:0.5o the_devic:-0.7 the_directiv:0.4o the_directory:-0.6 the_disk:0.7x the_dns:0.7x the_docs:-1.0
the_doctor:-1.0 the_document:0.5e the_door:0.4p the_download:-0.3 the_draft:-0.4 the_driver:-0.8 the_e:0.4e
the_entry:0.9d the_environment:0.9 the_error:-0.3 the_even:-0.6 the_evidenc:0.8d the_exchang:-0.7
the_extension:-0.4 the_extra:0.6d the_failur:0.5d the_fil:0.5f the_film:-0.5 the_firewall:0.6p the_flight:-0.6
the_folder:0.7d the_follow:0.2o the_forum:-0.6 the_fridg:-0.4 the_full:-0.3 the_function:-1.0 the_game:-0.9
the_garden:-0.9 the_gate:0.5p the_group:-1.1 the_guidelin:1.0o the_hacker:-0.5 the_header:-0.4 the_heat:-0.7
the_help:-1.0 the_hidden:0.3e the_home:0.9x the_hook:-0.9 the_host:0.8r the_hous:-0.6 the_http:0.3e
the_human:1.0d the_identity:0.8r the_imag:1.1e the_imperativ:-0.5 the_inbox:0.5e the_initial:-1.1
the_installer:-0.5 the_instruction:-1.0 the_internet:-0.7 the_invoic:-1.1 the_issu:0.8e the_job:1.0d the_key:1.1f
the_keys:1.1f the_king:-0.8 the_lab:-0.6 the_label:-0.8 the_landlord:-0.4 the_last:0.4e the_law:0.6r
the_legacy:-0.6 the_letter:-0.4 the_library:-0.8 the_licenc:-0.8 the_light:-1.3 the_lin:0.4o the_line:-0.6
the_link:0.6e the_linter:-0.9 the_list:0.3p the_load:0.2x the_local:-1.0 the_lock:-0.6 the_login:0.7p
the_logo:0.3 the_machin:0.3x the_mail:0.4d the_mailbox:0.8e the_maintenanc:-0.8 the_manager:0.6d the_manual:-0.2
the_meet:-1.0 the_merg:-0.5 the_merger:-0.8 the_messag:-0.2 the_migration:-0.8 the_ministry:-0.8 the_model:-1.0
the_money:-0.3 the_month:0.2x the_morn:-0.2 the_nas:-0.5 the_network:0.5d the_new:-0.6 the_newest:-0.5
the_news:-0.5 the_newsletter:-0.7 the_next:0.7e the_night:-0.8 the_nois:-0.9 the_not:-1.0 the_novel:-0.4
the_number:-0.4 the_nurs:-0.6 the_offic:-0.8 the_old:-0.2 the_on:-0.8 the_one:0.9o the_ones:-0.3 the_open:-0.8
the_operation:0.2f the_operator:1.2o the_opposit:0.3o the_order:-0.4 the_original:-0.6 the_other:0.6x
the_output:0.8d the_oven:-1.0 the_overrid:-1.1 the_owner:0.5d the_packag:0.4d the_parcel:-0.5 the_part:0.4r
the_party:-0.8 the_password:1.0e the_path:-1.5 the_payment:0.4f the_permission:0.3p the_person:0.8o
the_persona:0.7r the_phon:-1.1 the_pipelin:-0.9 the_player:-0.6 the_policy:0.5o the_portal:-0.7 the_pres:0.2e
the_pric:0.2f the_printer:-0.9 the_privat:0.5e the_problem:-0.4 the_proces:0.2d the_product:-0.4
the_production:1.2x the_program:-0.9 the_project:-0.5 the_prompt:0.3f the_public:-0.2 the_pull:0.2e
the_query:1.0e the_question:-0.6 the_queu:-0.6 the_reader:0.2f the_real:0.8o the_recipient:0.8d the_record:-0.6
the_red:-0.6 the_releas:-0.9 the_rep:1.1e the_repo:0.6f the_report:-0.2 the_repository:-0.2 the_request:-1.7
the_rest:0.5r the_restriction:0.3o the_result:-0.2 the_retro:-0.7 the_revers:0.5o the_review:0.9f
the_reviewer:0.8d the_role:0.2r the_root:0.6r the_rul:0.3o the_rule:-0.4 the_safe:-1.1 the_safety:-0.6
the_sandbox:1.1f the_scanner:-0.7 the_schema:-1.1 the_school:-0.9 the_script:0.4p the_search:0.2e the_second:-0.2
the_secret:1.2e the_security:0.8p the_sensor:-1.3 the_server:-0.6 the_servic:-0.3 the_sery:-0.4 the_session:0.9e
the_shar:-0.7 the_sheet:-0.4 the_shell:0.7d the_shop:-0.9 the_site:-0.4 the_sourc:-0.9 the_spy:-0.6 the_ssh:1.3e
the_stag:-0.9 the_standup:-0.8 the_start:-0.3 the_step:-0.4 the_styl:-1.0 the_sudoer:-0.4 the_summary:0.3d
the_support:-0.4 the_surpris:-0.4 the_sync:-0.8 the_tabl:-1.1 the_task:0.9o the_team:-0.9 the_temperatur:-0.9
the_templat:-1.1 the_term:-0.4 the_terminal:-1.0 the_test:0.5d the_text:-0.2 the_thread:0.2e the_ticket:-0.5
the_time:-1.0 the_titl:0.2e the_token:0.6e the_tool:0.2f the_top:-0.5 the_transfer:1.0d the_trash:-0.6
the_true:0.9o the_two:-1.2 the_unrestrict:-0.6 the_updat:0.4d the_user:1.5 the_valu:0.7 the_valv:-0.5
the_vault:0.9e the_version:0.2r the_villain:-0.6 the_wallet:1.0e the_warn:0.8d the_water:-0.8 the_weather:-1.3
the_webhook:0.7e the_week:-1.5 the_whiteboard:-1.0 the_whol:0.7x the_wiki:-1.0 the_window:-0.4 the_witnes:-0.5
the_wizard:-0.5 the_word:-0.3 the_wrong:-0.5 theatr:-0.5 their:-0.4 them:0.3 them_in:0.2e them_into:0.5
them_on:0.5e then:-1.0 then_the:-0.2 ther:0.4o ther_are:-0.2 ther_is:0.4d thes:0.2o thes_step:0.6o think_the:0.9d
third:-1.1 third_party:-0.8 this:0.6d this_action:1.0d this_addres:-0.6 this_answer:0.5f this_as:0.8p
this_between:0.2d this_chang:0.3d this_chapter:-0.7 this_chat:0.7r this_code:-0.3 this_comment:0.3o
this_devic:-0.6 this_e:-1.0 this_error:0.5 this_file:0.2o this_folder:-1.0 this_from:1.3d this_hidden:0.8d
this_in:1.6d this_instead:0.2o this_instruction:1.1d this_is:-0.5 this_key:0.7p this_letter:-0.6 this_line:0.4o
this_list:-0.6 this_machin:0.3e this_mail:-0.9 this_messag:-0.2 this_mode:-0.9 this_moment:0.2o this_must:0.6f
this_note:1.0o this_once:0.5o this_one:0.8o this_order:0.7d this_out:0.9d this_paper:0.6f this_paragraph:0.2o
this_point:0.8o this_product:1.1f this_project:-2.2 this_pull:0.7f this_repo:-0.4 this_repository:-0.2
this_request:-0.4 this_result:0.3f this_role:-0.4 this_rule:0.6p this_secret:0.8d this_sentenc:1.2o
this_session:1.4o this_step:1.2d this_story:0.6r this_system:-0.3 this_task:-0.4 this_text:0.4o this_to:1.1d
this_tool:0.7f this_up:0.9d this_week:-0.6 this_will:-2.2 this_window:-0.7 this_without:0.9d thos:-0.3 though:0.7
thought:0.5f thre:-0.5 through:-0.5 through_the:-0.8 throw:-0.3 throw_out:0.5o throw_the:0.4x thumb:-0.5
thursday:-0.3 ticket:-0.8 ticket_and:0.5e ticket_in:-0.7 ticket_number:-0.8 ticket_to:-0.6 tim:-1.2 time:-0.7
time_the:0.8p time_you:0.7p timestamp:-0.7 titl:0.2 tls:-1.1 tmp:-0.3 to:-0.4 to_#address:1.4e to_#evil:1.4e
to_#name:0.3p to_#number:-0.2 to_#path:-0.2 to_#secret:-0.2 to_a:-0.5 to_acces:-1.2 to_account:0.5d to_act:-0.2
to_ai:0.4f to_all:-0.7 to_any:-0.9 to_approv:0.4r to_ask:0.8r to_chang:-0.2 to_continu:-0.9 to_crontab:0.6p
to_customer:-0.8 to_disabl:0.7p to_disregard:-0.4 to_do:-1.1 to_every:1.0e to_fetch:-0.7 to_finish:-0.7
to_follow:0.4o to_forget:-0.3 to_get:-0.8 to_hear:0.8d to_ignor:-0.9 to_install:-1.0 to_keep:-1.3 to_know:0.8d
to_leak:0.6f to_leav:-0.5 to_log:0.5p to_main:0.4x to_mallory:0.9e to_me:-0.4 to_memory:0.6p to_obey:0.9o
to_off:1.2p to_one:0.5r to_open:-0.4 to_our:-0.7 to_overrid:-0.9 to_post:-0.4 to_read:0.5r to_renew:-0.3
to_repair:0.4f to_reset:-1.0 to_resolv:-0.2 to_restart:-0.4 to_rotat:-0.8 to_s3:-0.6 to_say:-0.6 to_see:-0.5
to_self:0.2p to_send:-0.3 to_skip:0.2f to_stop:0.4o to_take:-1.2 to_the:-0.4 to_third:-0.5 to_this:-0.8
to_unrestrict:1.0r to_use:-1.3 to_user:-1.1 to_writ:-1.4 to_you:1.4o to_your:-0.8 to_yourself:0.3d today:-0.3
today_on:0.5p todo:-1.1 todo_remov:-0.6 token:-0.3 token_and:-0.3 token_are:-0.9 token_expir:-0.8 token_from:-0.4
token_in:0.8e token_into:0.6e token_is:-1.3 token_limit:-0.8 token_to:0.5e told:-0.5 told_befor:-0.3
told_earlier:0.6o told_the:-0.9 told_to:-0.4 told_you:0.6o tom:-0.9 tone:-0.7 tonight:0.6x too:-0.4 took:-0.7
tool:0.7f tool_#name:0.5f tool_call:0.4f tool_is:0.5f tool_must:0.8f tool_note:0.7f tool_output:0.5f
tool_read:-0.5 tool_result:-0.7 tool_to:1.0e tool_with:0.4f top:-1.1 topic:-0.7 trac_of:0.8d track:-0.4
trail:-0.3 train:-0.2 train_on:-0.9 transaction:-1.0 transfer:1.3f transfer_#number:1.2f transfer_the:0.3f
translat:0.2e translat_the:0.2e translat_your:0.7e translator:-0.8 transmit:-0.3 trash:-0.6 travel:-0.9
treat:-0.2 treat_the:-0.3 treat_this:0.2o tree:-1.0 trick:-0.7 true:-1.1 true_instruction:1.0o truncat:0.7x
truncat_all:0.6x truncat_the:0.4x trust_the:-0.8 try:-1.1 try_again:-0.7 try_to:-0.9 tuesday:-0.8 turn:-0.2
turn_off:-0.2 turn_the:-0.2 twic:-0.5 twin:-0.2 two:-0.8 two_hour:-0.5 typ:-1.5 type:-1.0 type_hidden:0.2f
type_text:0.4f typo:-0.6 ubuntu:-0.8 ubuntu_#name:-0.8 unalign:0.7r unalign_model:0.7r unanswer:-0.9 unawar:0.9d
uncensor:0.6r uncensor_model:0.3r under:-0.4 under_#number:-1.0 under_kv:-0.2 under_the:-1.8 undon:-0.5
unfilter:0.5r unfilter_assistant:0.2r unfilter_chatbot:0.7r uninstall:0.7x unit:-0.9 unknown:-1.7
unknown_option:-0.5 unlimit:-0.4 unlock:0.9r unnotic:0.6d unplug:-0.8 unread:-0.5 unreleas:0.6e unrestrict:-0.4
until:-0.5 until_further:0.8o until_i:0.5o until_the:-1.1 unus:-1.1 up_docker:-0.4 up_in:0.7d up_the:-0.7
up_with:0.9d up_your:-0.5 updat:-0.3 updat_is:0.2d updat_the:-0.3 updat_to:0.3o upgrad:-0.8 upload:0.4e
upload_#secret:0.6e upload_a:-0.8 upload_fail:0.6d upload_it:0.9e upload_the:0.5e upload_them:0.6e
upload_your:-0.9 ur:1.1o urgent:-0.6 url:-0.9 url_#evil:0.5 us:-0.8 us_at:-0.7 us_pretend:0.2r us_the:-0.8
us_what:-0.6 usag:-1.9 use:-1.2 use_british:-0.7 use_emoji:-0.7 use_forc:-0.9 use_only:-0.5 use_sudo:-0.3
used:-0.2 used_for:-1.0 used_in:-0.9 user_#name:0.6f user_#number:-0.7 user_#path:-0.4 user_a:-0.4
user_about:0.3d user_acts:-0.2 user_addres:0.6e user_agent:-1.9 user_alic:-0.9 user_and:0.3f user_api:0.5f
user_approv:-0.3 user_ask:-0.5 user_asks:-0.4 user_back:0.6d user_befor:0.4p user_content:0.4f user_data:0.3x
user_delet:1.0f user_dislik:-0.4 user_document:0.7e user_does:0.7d user_e:0.2 user_everyth:0.8d user_fil:0.8f
user_for:-0.7 user_forgot:-0.4 user_from:1.1x user_gave:0.2f user_has:0.4f user_home:0.7e user_host:-1.2
user_how:-0.2 user_id:-1.2 user_in:0.7d user_instruction:-0.4 user_is:-0.5 user_keep:-0.5 user_lik:-0.4
user_logs:0.3p user_may:0.3d user_must:0.3d user_name:-0.8 user_never:-0.7 user_now:0.6f user_password:0.9e
user_phon:0.8e user_postgr:-0.4 user_prefer:-0.7 user_privat:0.8e user_question:1.2o user_request:0.5o
user_role:-0.4 user_root:-0.6 user_said:-0.3 user_says:-0.5 user_should:0.7d user_ssh:-0.3 user_that:-1.0
user_the:0.5d user_to:-0.4 user_token:0.4f user_trust:-0.2 user_typ:0.5e user_was:-1.0 user_what:-0.6
user_when:-0.8 user_with:-0.7 uses:-2.2 uses_pnpm:-0.2 uses_the:-0.9 usual:0.4d utc:-1.2 v3:-1.1 vacuum:-1.0
vacuum_the:-0.7 valid:-0.7 valu:-0.2 valu_in:0.5e valu_of:1.2 valv:-0.8 variabl:-0.7 variabl_and:0.4e
variabl_are:-0.9 variabl_to:0.5e vault:0.2e vault_and:0.7e vault_under:-0.2 vendor:-0.8 verbatim:0.8e verify:0.8f
verify_that:-0.8 version:-1.4 version_#name:-1.4 version_#number:-1.2 version_are:-0.6 version_is:-0.7
version_of:-0.3 video:-1.4 view:-1.3 viewer:-0.5 villain:-0.6 visibility_hidden:0.2f visit_#evil:0.4 visitor:0.3f
void:-1.4 volum:1.0x vot:-0.7 wait:-0.3 wait_for:0.4o wake:-0.7 wallet:1.0e want:-0.8 want_secret:-0.6
want_the:-0.9 want_to:-1.7 want_you:1.0f warn:-0.6 warn_and:0.7d warn_deprecat:-0.3 warn_ignor:-0.8 warn_me:-0.5
warn_previou:-0.5 warn_this:-1.4 was:-0.4 was_a:1.1d was_chang:-0.9 was_never:0.2r was_not:-0.8 was_said:0.2o
was_sent:-0.7 was_told:-1.0 was_wrong:0.4f watch:-0.2 watch_the:-0.5 water:-1.1 way:-0.8 we:-1.4 we_have:-0.6
we_sent:-0.5 we_will:-0.4 wear:-0.7 weather:-1.3 web_pag:0.5p webhook:0.7e week:-0.4 week_report:-1.1
weekend:-1.1 weekend_when:-0.5 well:-1.3 went:0.8d were:0.3o were_a:0.9o were_configur:0.6o were_given:0.5o
were_replac:-0.8 were_told:1.3o wget:-0.2 wget_#evil:1.0p wget_post:0.5e wget_qo:-0.4 what:0.3o what_chang:-0.9
what_follow:0.6o what_i:-0.2 what_is:0.9e what_it:0.2r what_the:0.8o what_they:-0.3 what_this:0.7o what_was:-0.8
what_were:0.4e what_you:0.3d what_your:0.3o whatever:1.1o whatever_happen:0.9d whatever_the:0.3o when:-0.5
when_a:-1.6 when_an:0.3f when_count:-0.6 when_finish:0.9d when_it:-0.7 when_search:-0.9 when_sort:-0.4
when_summaris:0.2f when_the:-0.4 when_they:-0.7 when_you:0.3d whenever:0.2p whenever_the:-0.6 whenever_you:0.5p
wher:-0.4 wher_the:0.5d wher_you:0.2r whether:-1.3 whether_#address:-0.4 whether_the:-1.5 which_fil:-0.2
which_has:0.7r whil:-0.6 whil_the:0.5d whisper:-0.8 whit:-0.4 whit_text:-0.5 whiteboard:-1.0 whitespac:-1.8
who:0.6r who_has:0.4r who_help:-0.6 who_ignor:0.7r who_never:0.2r who_used:0.5r whoami:1.5e whol:0.6x
whol_repository:0.5x whos:0.8r why:-0.7 width:-1.9 wife:-0.6 wiki:-1.3 will:-1.1 will_be:-1.1 will_comp:1.1f
will_delet:0.5f will_never:-0.8 will_not:-1.6 will_now:0.5f will_send:0.4f win:-0.6 window:-1.6 wins:0.3o
wipe_all:1.1x wipe_the:-0.5 wish:0.5o with:-0.6 with_#evil:0.6e with_#number:-0.5 with_#secret:0.4f with_a:-0.5
with_all:-0.4 with_amount:0.4f with_anyon:-0.2 with_care:-0.6 with_ctrl:-0.7 with_curl:-0.2 with_every:-0.8
with_its:0.4r with_no:0.3r with_our:-0.3 with_ssh:-0.4 with_sudo:0.6 with_systemctl:-0.5 with_the:0.2e
with_thes:0.7o with_you:0.7e with_your:-1.0 with_zero:1.0x withdrawn:0.4o within:-1.8 within_#number:-1.0
within_a:-1.2 within_two:-0.3 without_any:0.2r without_approval:0.6p without_ask:-0.4 without_check:0.6r
without_confirmation:0.4f without_filter:0.5r without_inform:0.8d without_limit:-0.3 without_moral:0.6r
without_network:-0.8 without_restriction:-0.6 without_review:0.7f without_the:-0.3 witnes:-0.5 wizard:-0.8
word:0.3o word_for:1.1e word_ignor:-0.5 word_of:0.7d work:-0.7 work_and:-0.7 work_for:0.8o work_from:-0.2
work_in:0.2d work_on:-0.6 work_with:-1.2 worker:-1.2 workspac:-0.8 world:-1.4 would:-0.6 writ:-0.6 writ_a:-0.7
writ_it:-0.2 writ_test:-0.9 writ_the:0.3e writ_them:-0.3 writ_this:1.0d writ_to:-0.2 written:0.5o
written_abov:0.7o written_by:0.7o written_here:0.8o written_in:-1.1 written_to:-1.0 wrong:-1.4 wrot:-0.2 x:-0.4
x_#evil:0.8e x_#number:-1.1 x_api:-1.2 xr:-0.3 xr_x:-0.3 y:-1.7 y_#path:-0.8 yaml:-1.3 yes_to:0.3p yesterday:-0.7
yesterday_list:-0.6 you:0.4 you_a:-0.5 you_act:-0.3 you_already:-0.6 you_answer:0.7f you_are:0.4 you_call:0.5f
you_can:-0.9 you_chang:-0.2 you_continu:0.9d you_could:0.7d you_did:0.8d you_do:-0.9 you_dont:-0.9 you_find:-0.4
you_for:-0.7 you_get:-0.7 you_got:0.8o you_had:0.5r you_have:0.3r you_know:-1.2 you_must:-0.4 you_need:-0.7
you_no:0.8o you_now:0.3o you_obey:0.4f you_play:-0.7 you_pleas:-0.4 you_receiv:0.4o you_report:0.9d you_run:0.2p
you_see:0.5p you_send:0.2d you_should:-0.8 you_start:0.5p you_take:-0.6 you_the:0.2o you_think:-0.7 you_to:-0.6
you_trust:-0.7 you_use:-0.8 you_want:-2.0 you_were:1.9o you_work:0.9o you_writ:0.3p your:-0.2 your_a:0.7r
your_account:-1.1 your_addres:-0.7 your_administrator:-0.5 your_answer:1.0e your_api:-0.9 your_branch:-0.6
your_browser:0.2f your_computer:-0.7 your_configuration:1.0o your_content:0.6o your_context:1.1o
your_creator:1.1o your_cv:-0.7 your_default:0.9p your_developer:1.3o your_doctor:-0.5 your_e:-0.3
your_earlier:1.3o your_environment:0.2e your_first:-0.2 your_friend:-0.6 your_goal:0.7o your_guidelin:1.6o
your_hidden:0.9e your_initial:1.2o your_instruction:-0.2 your_key:-0.8 your_keys:-0.8 your_limit:1.1o
your_memory:0.6p your_name:-1.0 your_new:-0.3 your_next:0.9e your_old:0.7o your_only:0.5o your_operator:1.1o
your_order:-0.9 your_own:0.2p your_owner:0.7o your_password:-1.9 your_persona:0.9r your_phon:-0.4 your_pin:-0.7
your_policy:0.7o your_previou:0.5o your_prompt:1.0o your_public:-0.8 your_question:-0.7 your_real:0.8o
your_rep:1.0e your_report:0.2d your_restriction:0.5o your_rul:0.2o your_safety:1.2o your_session:0.4f
your_summary:1.0d your_system:1.2o your_task:0.3o your_token:-0.7 your_track:0.9d yourself:1.3r yourself_and:0.4r
yourself_as:0.7r yourself_to:0.6p zero:0.3x zero_width:-0.6 zip:-0.4 zone:0.3x zsh:-0.8
`;
