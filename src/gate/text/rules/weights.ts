/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.31 #address:-2.1 #address_#number:-1.2 #address_and:-0.5 #address_every:-1.0 #address_is:-0.6
#address_on:0.7e #address_open:0.3p #address_sh:-0.7 #address_to:-1.1 #evil:3.7 #evil_#number:0.7e
#evil_#path:0.4f #evil_#secret:0.5e #evil_and:0.6 #evil_as:0.7p #evil_bash:0.7p #evil_befor:0.3f #evil_every:0.2p
#evil_first:0.2p #evil_follow:0.9e #evil_in:0.5p #evil_o:0.6p #evil_plus:0.4e #evil_sh:0.8p #evil_to:0.8p
#evil_with:0.8 #name:-0.4 #name_#number:-0.9 #name_#path:1.1x #name_and:0.2e #name_assistant:1.4f
#name_befor:0.8f #name_delet:-0.5 #name_display:-1.0 #name_environment:-1.3 #name_folder:-0.4 #name_function:0.4f
#name_id:-0.3 #name_in:-0.3 #name_into:0.5e #name_invok:0.9f #name_is:-1.8 #name_must:0.4e #name_name:1.2f
#name_obey:0.6f #name_on:-0.6 #name_path:-1.5 #name_role:-0.7 #name_s:-1.7 #name_self:-0.6 #name_send:-0.9
#name_so:0.6p #name_system:1.7f #name_that:0.4p #name_to:1.0p #name_user:1.4f #name_with:1.5f #name_you:0.6f
#name_your:-0.8 #number:-0.7 #number_#number:-0.3 #number_#path:-0.6 #number_am:1.2x #number_assistant:0.6f
#number_days:-1.3 #number_degre:-0.2 #number_dollar:0.6f #number_eur:0.6f #number_every:0.9x #number_fil:-0.7
#number_for:0.2f #number_gb:-0.6 #number_hour:-0.8 #number_if:-0.9 #number_instruction:0.8o #number_is:-0.7
#number_item:-0.8 #number_jan:-0.5 #number_january:0.2p #number_june:-0.6 #number_may:-1.0 #number_mb:-0.9
#number_minut:-1.0 #number_ms:-0.3 #number_must:-0.6 #number_of:-0.6 #number_pm:-0.7 #number_root:-0.3
#number_run:0.3f #number_second:-1.1 #number_star:0.8 #number_test:-0.9 #number_the:-0.9 #number_to:0.2f
#number_when:0.2f #path:0.5 #path_#evil:0.7p #path_#name:-0.6 #path_#path:0.6 #path_ai:0.5f #path_and:-0.5
#path_at:1.2x #path_base64:-1.0 #path_every:0.6x #path_gt:-0.3 #path_now:0.4f #path_of:1.2x #path_older:-0.6
#path_on:1.0x #path_sure:1.0f #path_system:1.0f #path_that:0.9p #path_to:0.3p #path_user:0.7f #path_with:-0.5
#path_you:0.8f #secret:0.7e #secret_#evil:0.7e #secret_and:1.0e #secret_as:0.6f #secret_base64:0.8e
#secret_file:-0.5 #secret_in:1.0e #secret_is:-1.0 #secret_nc:0.3e #secret_on:-0.7 #secret_to:1.2e @about:-1.5
@address:0.6 @after:0.5d @allOf:0.7x @allow:0.5o @allow-:-0.6 @allowing:0.2o @anyone:0.9 @appear!:0.4e
@appear-:0.3d @appear=:-0.2 @appears:-0.2 @asIf:0.8d @asVoid:0.3o @aside:0.8 @ask!:-1.6 @ask-:0.9 @ask=:-1.2
@asking:-0.6 @asks:-0.4 @atTop:0.4o @authority:0.6f @background:0.4d @beforeYou:-0.4 @bigStores:0.2x @blurt!:0.3e
@blurt-:-0.6 @blurt=:0.2e @blurting:-0.4 @careful:-1.9 @change:0.2 @change!:0.2 @change-:0.2d @change=:-0.6
@changeing:-0.2 @changes:-1.3 @claim-:0.7d @claim=:-0.3 @claiming:0.2f @claims:-0.6 @counts:0.2o @covert:1.5d
@denial:0.3d @deny:0.8r @deny!:1.0r @denys:-0.3 @destroy:0.7x @destroy!:0.7x @destroy-:-0.5 @destroy=:-0.9
@destroying:0.5p @destroys:-1.7 @do!:0.8 @done:0.3d @drop:0.2o @drop!:0.4o @drop-:-0.9 @drop=:0.5p @drops:-0.9
@evenIf:0.5 @everything:0.4 @except:-0.6 @excuse:1.1d @falsify:0.7d @falsify!:1.5d @falsifying:-0.7 @fetch-:0.4
@fetch=:0.2f @fetchs:-0.4 @fine:0.6d @follow:0.4o @follow!:-0.4 @follow-:1.2o @follows:0.3r @gotYou:0.3o
@guard:1.2 @hand:0.3e @hand!:0.3e @hand-:-0.5 @handing:0.5 @hide:0.5d @hide!:0.9d @hides:-0.3 @hostGuard:0.3p
@ifAsked:1.2d @ifWord:-0.3 @ignore!:0.4o @ignore-:-1.2 @ignore=:0.5o @keyFile:0.2p @know-:1.7d @knowing:1.0f
@knows:-1.1 @lawless:1.6r @localOnly:-0.7 @log:0.4d @machine:1.4 @mislead!:1.6d @modes:0.4r @my:0.5o @myKey:1.6p
@myRules:1.0o @newRule:1.0f @nothingDone:0.4d @obeyMe:1.3o @oldRules:0.6o @omit!:-0.2 @omit-:0.2d @omit=:0.9p
@omits:-0.8 @open=:0.5p @opening:-0.2 @opens:-0.2 @outrank:0.3o @outside:1.0e @own:0.2 @packing:-1.0 @packs:-0.3
@pact:1.5d @past:0.2 @person:0.6 @power:0.7r @pretend:0.3r @pretend!:0.5r @pretend-:-0.5 @pretending:0.2f
@pretends:-0.4 @prior:0.4o @private:0.2e @prompt:0.7o @put:0.2 @put!:0.2 @puting:-1.6 @puts:-0.9 @raze:0.5x
@raze!:0.4x @reads:0.3f @real:0.2 @record:0.2d @record!:-0.5 @record=:-0.9 @records:0.3d @releasedFrom:0.9r
@roleplay:0.2r @roleplay!:0.2r @roleplaying:-0.9 @roleplays:-1.1 @rootSecret:0.7e @rules:1.2o @run!:0.5
@run-:-0.5 @run=:-0.2 @runing:-0.6 @runs:-0.3 @safeOrder:0.2d @safetyRules:0.4o @say!:0.2e @sayNothing:0.8d
@says:-1.0 @scratch:-0.8 @secrecy:0.7 @secret:0.9e @secretfile:2.0e @send!:0.5e @send-:-0.4 @send=:-0.7
@sending:0.3 @sends:-0.2 @serve:0.3o @skipped:0.3p @squeeze:0.2 @squeeze!:0.3 @squeezeing:-2.1 @squeezes:-1.2
@standing:0.7p @startup:1.5p @stores:0.2x @sudoers:1.1p @task:0.3 @tech:-0.6 @tell-:0.6d @tell=:0.3p
@tellNobody:0.9d @theRules:-0.2 @their:0.3 @thing:0.8 @thisRule:0.3o @told:-1.3 @toolFirst:0.5f @toolNote:0.2f
@toolname:2.3f @tracks:0.4d @treat!:-0.2 @treat-:0.8d @treating:-0.5 @trust!:0.5p @trust-:-0.6 @trusts:-0.3
@tunnel:1.5p @unaware:1.4d @unknowing:1.4d @unless:-0.8 @unlocked:1.4r @url:-0.2 @userSecret:0.7e @void:0.4
@you:0.6o @youAre:0.7 @yourself:1.0r ^#address:-0.5 ^#name:-0.2 ^#number:-2.7 ^#path:-0.8 ^#secret:0.3e ^a:-2.8
^abandon:0.9o ^acces:-1.2 ^act:-0.2 ^action:-0.3 ^activat:0.4r ^acts:-0.3 ^add:-0.5 ^admin:0.3f ^adopt:0.2r
^after:0.3p ^ai:-0.5 ^alert:-0.8 ^all:-1.2 ^alter:-0.4 ^an:-1.9 ^anna:-0.6 ^answer:0.5d ^anyth:0.7o ^api:-1.8
^append:0.3p ^approv:-1.2 ^approval:-1.2 ^archiv:-0.4 ^as:-0.5 ^ask:-0.4 ^assum:0.3r ^at:-0.2 ^attach:0.9e
^attacker:-0.5 ^attention:0.2f ^authoriz:-0.7 ^auto:-0.6 ^aws:0.9x ^b:-0.9 ^back:-1.2 ^backup:-1.1 ^base64:0.7e
^bash:-0.4 ^be:0.7r ^becom:0.4r ^befor:-0.6 ^begin:0.2f ^bot:0.8f ^break:-1.0 ^build:-1.4 ^by:-0.5 ^bypas:0.7o
^call:-1.2 ^cancel:0.5o ^carry:0.5d ^cat:-0.5 ^chang:0.3p ^check:-1.5 ^children:-0.8 ^chmod:1.0x ^chor:-0.9
^claim:1.0d ^clas:-1.3 ^claud:0.2f ^clear:-0.6 ^click:-1.1 ^clos:-0.9 ^command:-2.4 ^commit:-1.9 ^compar:-0.6
^conceal:1.1d ^confidential:-0.8 ^consider:0.4r ^const:-1.7 ^copy:-0.4 ^count:-0.8 ^cover:1.1d ^creat:0.6p
^cron:-0.6 ^curl:-0.4 ^customer:-0.8 ^dan:-0.8 ^data:-1.1 ^dd:1.1x ^dear:0.2f ^def:-0.6 ^delet:-0.9 ^deny:-0.4
^deploy:-0.8 ^destroy:0.5x ^developer:-0.3 ^disabl:-0.3 ^discard:-0.2 ^disregard:-0.3 ^div:-0.2 ^do:-0.2
^docs:-0.8 ^dont:0.5d ^download:-1.2 ^drop:-0.4 ^drwxr:-0.3 ^dump:1.0e ^e:-1.0 ^each:-0.3 ^echo:0.2p ^edit:0.8p
^employe:-1.0 ^empty:-0.3 ^encod:0.3e ^end:0.2f ^endoftext:1.2f ^enter:0.5r ^environment:-2.0 ^eras:0.3x
^eslint:-1.0 ^every:-0.5 ^everyth:-1.1 ^exampl:-1.8 ^execut:-1.2 ^exfiltrat:0.9e ^export:-1.1 ^fail:-1.1
^feat:-1.1 ^fetch:-0.7 ^file:-0.4 ^find:0.6x ^first:-0.3 ^fix:-1.8 ^follow:-1.6 ^for:-0.5 ^forc:0.6x ^forgot:-0.9
^format:1.0x ^from:0.5p ^function:-0.6 ^gather:0.7e ^generat:-0.8 ^get:-0.2 ^give:0.3e ^god:-0.8 ^grant:0.6p
^guardrail:-0.8 ^he:-1.3 ^hello:0.7f ^hey:0.4f ^hi:-0.2 ^hidden:-0.7 ^hide:0.2d ^history:-0.6 ^how:-1.3
^human:-0.2 ^i:0.5 ^if:-0.4 ^imagin:-0.2 ^img:-0.2 ^important:0.6f ^in:-0.8 ^includ:0.5e ^info:-0.5 ^input:-0.3
^insert:-0.6 ^inst:0.9f ^install:0.2p ^instead:0.5o ^instruction:-0.4 ^invok:0.4f ^it:-1.6 ^jailbreak:0.2r
^keep:0.3d ^key:-2.0 ^keys:-0.5 ^kind:0.3o ^kubectl:0.7x ^leak:1.1e ^leav:0.3d ^let:0.7r ^lie:0.8d ^llm:1.0f
^load:0.4e ^log:-0.3 ^logo:0.4e ^logs:-0.8 ^lt:-0.3 ^make:1.0d ^mark:-0.5 ^mask:0.8d ^merg:-0.7 ^messag:-1.4
^meta:-0.7 ^mix:-0.3 ^model:-0.4 ^monitor:-0.7 ^mute:0.3d ^my:-0.4 ^name:-1.3 ^neglect:1.0o ^never:0.2d ^new:0.4o
^next:-0.6 ^no:-0.8 ^nobody:0.3d ^note:-0.6 ^notify:-0.8 ^npm:-1.6 ^obey:-0.5 ^old:-0.6 ^omit:0.6d ^on:-0.6
^once:-0.2 ^only:-0.5 ^order:-1.1 ^our:-1.2 ^output:0.2e ^overlook:0.6o ^overrid:-0.6 ^overwrit:0.9x ^owasp:-0.6
^p:-0.3 ^pass:-0.8 ^password:-1.1 ^past:-0.6 ^pay:0.5o ^permission:-0.8 ^ping:-0.4 ^pleas:-1.1 ^policy:0.4o
^post:-0.2 ^prefer:-0.9 ^pretend:-0.5 ^previou:-0.3 ^print:-0.3 ^printenv:0.2e ^prior:-0.9 ^proce:0.4f
^project:-0.9 ^prompt:-1.5 ^publish:0.6e ^pull:-0.9 ^purg:0.6x ^put:0.2p ^q:-0.3 ^quot:0.8e ^reboot:0.5x
^refactor:-1.4 ^refrain:0.7d ^refus:0.9o ^register:0.4p ^remember:0.3p ^remind:-0.8 ^remot:-1.0 ^render:0.6e
^renew:-0.4 ^rep:0.2e ^replac:0.4o ^report:0.2d ^respond:0.4r ^restart:-0.9 ^restriction:-0.5 ^return:-2.0
^rm:0.5x ^rol:-1.0 ^role:-0.4 ^roleplay:0.4r ^root:-1.0 ^rotat:-1.3 ^rul:-0.6 ^rule:-0.9 ^run:-0.9 ^runs:-1.4
^s:0.4f ^safety:0.2r ^save:0.8p ^say:0.2d ^schedul:-0.2 ^scp:0.4e ^script:0.6f ^search:0.3e ^secret:-1.6
^security:-0.4 ^see:-1.7 ^select:-0.7 ^send:-1.0 ^server:-1.3 ^set:0.3p ^sha256:-0.7 ^shar:0.2e ^she:-1.1
^ship:0.4 ^show:1.3e ^shr:1.0x ^shut:0.4x ^shutdown:0.6x ^silenc:0.5d ^silent:0.6d ^skip:-1.1 ^sorry:-0.7
^speak:0.9r ^ssh:-1.1 ^start:-0.3 ^stay:0.6r ^stop:0.6o ^sudo:0.8x ^summaris:-1.2 ^svg:0.6f ^switch:0.5r
^sync:-0.8 ^sys:0.9f ^take:0.2r ^talk:-0.4 ^tar:0.2e ^tell:-0.3 ^terraform:0.7x ^test:-2.0 ^thank:-0.8 ^the:-1.8
^then:-1.2 ^ther:0.2o ^they:-1.6 ^this:-0.8 ^thought:0.5f ^throw:0.3o ^to:-1.7 ^todo:-1.0 ^token:-1.5 ^tool:0.2f
^translat:0.2e ^truncat:1.0x ^trust:-0.3 ^type:-0.5 ^unlimit:-1.1 ^unrestrict:-1.0 ^updat:-1.1 ^upload:-0.4
^usag:-1.7 ^use:-0.2 ^user:-1.6 ^uses:-1.0 ^vacuum:-0.7 ^verify:-1.1 ^visit:-0.5 ^void:0.7o ^warn:-1.1
^watch:-0.8 ^we:-0.6 ^wget:-0.5 ^whatever:0.9o ^when:0.4e ^whenever:0.5p ^without:-0.2 ^work:0.4d ^writ:0.5p
^y:-1.0 ^you:-0.6 ^your:0.6o a:-0.2 a_#number:-0.3 a_#path:-2.0 a_backdoor:0.9p a_backup:-0.3 a_bot:-0.4
a_bridg:-0.7 a_bug:0.2d a_character:0.5r a_code:0.3o a_command:-1.2 a_comment:0.5e a_copy:0.4e a_day:0.3x
a_digest:-0.6 a_dns:0.9e a_document:-0.6 a_fake:0.5d a_fals:1.0d a_file:-0.5 a_game:0.6r a_hacker:1.0r
a_header:-0.5 a_helpful:-0.4 a_hidden:-0.3 a_holiday:-0.8 a_jailbroken:0.6r a_job:0.4p a_joke:-0.6 a_languag:0.5f
a_line:0.6p a_link:-0.3 a_linux:1.0r a_list:-0.7 a_machin:-0.3 a_mail:0.5e a_maliciou:0.8r a_markdown:0.6e
a_member:-0.6 a_messag:-0.3 a_minut:0.3x a_month:-0.6 a_name:-1.1 a_penetration:0.8r a_person:-0.3 a_pirat:0.4r
a_poem:-0.4 a_positiv:0.3f a_post:-0.2 a_public:1.1e a_random:0.3x a_reason:0.2d a_reminder:-0.6 a_request:-0.8
a_revers:0.9p a_review:-0.8 a_rogu:0.7r a_root:-1.0 a_rule:-0.2 a_safe:-0.6 a_sandbox:-0.3 a_schedul:0.4p
a_script:-0.7 a_second:0.4d a_secret:0.3d a_shell:0.6r a_short:-1.0 a_story:0.6r a_summary:-0.6 a_systemd:0.6p
a_team:-0.7 a_terminal:0.8r a_test:1.0o a_text:-0.8 a_ticket:-0.7 a_tool:-0.6 a_user:-0.4 a_week:0.4x a_year:-1.0
aaaa:0.6p abandon:0.7o abandon_the:0.3o abandon_your:0.8o about:-0.2 about_failur:-0.5 about_it:1.1d
about_manual:-0.8 about_minor:-0.7 about_the:0.2d about_this:1.2d about_what:-0.5 about_your:0.7o abov:0.2o
abov_#number:-0.6 abov_and:0.7o abov_ap:-0.8 abov_are:-0.3 abov_direction:0.7o abov_is:0.5o abov_start:0.8e
abov_the:-0.7 abov_this:1.1o accept_all:-0.8 accept_the:1.0f acces_is:-1.1 acces_this:-0.9 acces_to:-1.0
accident:-0.7 accomplic:0.6r account:0.7p account_#number:0.6d account_nam:1.0p act_as:-0.2 act_like:1.1r
act_normal:0.9d act_now:-1.0 act_on:0.3o action:0.3d action_#name:0.5f action_input:0.6f activat:0.4r actor:-0.5
acts:-0.5 acts_as:-0.5 ad:-1.7 ad_to:-1.0 add:-0.4 add_#evil:0.8p add_a:0.7p add_an:0.2p add_mallory:0.9p
add_my:1.2p add_new:-1.9 add_the:0.4e add_this:-0.7 add_your:-1.2 addres:0.2e addres_and:-0.2 addres_book:0.6f
address:-1.1 adds:0.3f adds_your:-0.7 adher:0.4o adher_to:0.4o admin:0.7f admin_account:0.6p admin_mode:-0.6
admin_of:-0.7 admin_panel:-0.9 admin_right:-0.5 administrator_and:0.7r administrator_of:-1.1
administrator_right:-0.6 administrator_to:-0.5 administrator_with:0.6r admit:0.7d admit_that:0.7d adopt:0.3r
adopt_the:0.7r advanc:-0.7 advic:-0.4 after:-0.6 after_#number:0.3p after_a:-1.1 after_each:-0.4 after_read:1.0d
after_the:-1.0 after_you:0.7d afterward:0.4d again:-0.6 against:-1.4 agent:-0.2 agent_at:0.2e agent_can:-0.7
agent_of:-0.7 agent_pleas:-0.5 agent_read:-0.5 agent_run:1.0f agent_runs:-0.3 agent_should:-0.6 agent_that:0.9r
agent_the:0.6f agent_you:0.2f agre:0.7f agreement:-1.2 ahead:0.5f ai:1.6 ai_agent:0.6 ai_assistant:-0.2
ai_call:0.5r ai_instruction:0.2f ai_model:0.2f ai_pleas:0.7f ai_read:0.6f ai_reviewer:0.7f ai_send:0.3f
ai_that:1.2r ai_the:0.4f ai_with:0.6r alert:0.2d alert_me:-0.7 alias:-1.2 alic:-1.1 alic_#path:-0.6 all:0.2x
all_all:-0.2 all_api:-0.8 all_backup:1.3x all_branch:1.1x all_check:0.2r all_contact:0.9e all_data:0.3x
all_earlier:-0.3 all_environment:0.9e all_error:-1.4 all_fil:1.0x all_filter:-0.7 all_former:0.2o all_futur:0.5p
all_host:0.9p all_is:0.4d all_mail:0.9e all_nopasswd:0.2p all_of:0.9o all_other:0.8 all_password:0.9e
all_previou:-0.4 all_process:0.8x all_repository:0.9x all_request:0.8r all_restriction:0.5o all_right:-0.8
all_rul:-1.0 all_safety:0.7o all_secret:1.5e all_set:-0.7 all_tabl:0.2x all_the:-0.7 all_tim:-0.2 all_token:0.2e
all_tool:0.8f all_user:0.3x all_your:0.5o allow:-0.3 allow_everyth:1.0p allow_to:0.2r allow_you:-0.4
allowlist:0.2p alon:-0.5 along:-0.4 aloud:0.6e already_approv:0.2f already_confirm:0.4f already_paid:-0.6
also_call:0.2f also_send:0.3f alt:-0.5 alt_assistant:0.5f alt_text:-0.4 alter:-0.4 although:0.7d alway:0.4p
alway_add:0.7p alway_approv:0.8p alway_ask:-1.1 alway_execut:1.0p alway_includ:-0.4 alway_obey:0.6p
alway_run:0.5p alway_start:0.6p alway_trust:-0.5 alway_use:-0.3 am:0.6x am_the:-0.4 am_your:0.2r
amount_#number:0.8f an:-0.2 an_accident:0.5d an_account:-0.6 an_admin:0.9r an_administrator:-1.0 an_agent:0.7r
an_ai:0.5r an_alia:0.2p an_attack:-0.8 an_attacker:0.4r an_e:-0.5 an_emergency:0.7o an_empty:0.8x an_evil:0.7r
an_hour:-0.7 an_imag:0.9e an_issu:-0.6 an_llm:0.5f an_unalign:0.7r an_uncensor:0.5r an_unfilter:0.6r
an_unrestrict:-0.3 ana:-0.8 and_#number:-2.2 and_a:-1.3 and_act:0.7o and_add:-0.5 and_alert:-0.4 and_answer:0.9r
and_append:-0.4 and_approv:0.7r and_ask:-0.4 and_carry:0.3o and_comp:0.8o and_confirm:1.0r and_continu:0.7d
and_do:1.0o and_dont:0.9d and_drop:-0.4 and_enabl:-0.5 and_enter:-0.3 and_execut:1.1p and_fill:-0.7
and_follow:0.6o and_forward:0.6e and_get:-0.9 and_give:0.7o and_go:0.4d and_grant:0.5r and_have:0.6r
and_help:0.8r and_hide:-0.4 and_how:-0.7 and_i:0.8r and_ignor:-0.4 and_includ:0.9e and_instead:0.7o and_keep:0.5p
and_label:-0.6 and_leav:0.4d and_list:-0.9 and_listen:0.8o and_mail:0.3e and_make:0.3e and_merg:0.7f
and_need:0.7r and_never:1.0r and_no:-0.6 and_open:-0.5 and_order:0.2r and_output:0.6o and_pass:0.8f and_past:-0.2
and_plac:0.2 and_post:0.9e and_pres:-0.9 and_print:0.3o and_proce:0.7o and_push:0.8f and_put:0.8 and_rebuild:-0.2
and_remind:-0.6 and_rep:0.4o and_restart:-0.4 and_reveal:0.3f and_run:-0.2 and_runs:-0.2 and_save:-0.7
and_say:0.5f and_send:0.5e and_set:-1.0 and_shar:0.4e and_sign:-0.3 and_skip:0.5r and_start:-0.4 and_stor:-0.8
and_strict:0.3o and_summaris:-0.2 and_switch:0.4o and_tell:-0.6 and_the:-0.7 and_then:-1.0 and_to:-0.4
and_upload:1.0e and_warn:-0.6 and_will:-1.1 and_wipe:0.5x and_writ:-0.7 and_your:0.4o anna:-1.3 announcement:-0.8
anonymou:-0.2 another:-1.5 ansibl:-0.3 answer_everyth:0.4r answer_free:0.5o answer_in:-1.0 answer_on:-1.0
answer_only:0.7o answer_question:-0.5 answer_that:0.6p answer_the:-0.3 answer_to:0.2p answer_with:-0.3
answer_without:0.6r anthropic:0.6o any:0.8o any_and:0.4o any_earlier:0.2o any_instruction:1.0o any_longer:0.8o
any_more:1.2o any_other:0.2f any_request:-0.2 any_restriction:0.6r any_rul:0.5r any_rule:-0.5 any_safety:0.4r
any_time:-1.2 any_trac:1.2d anyon:0.2d anyon_asks:0.3d anyon_know:0.7d anyon_who:0.6e anyon_your:-1.2 anyth:0.3r
anyth_is:-0.8 anyth_now:0.2r anyth_with:-0.5 anyth_without:-0.6 anyth_you:0.4o ap:-0.6 ap_to:-0.4 api:-0.3
api_key:0.7e api_keys:-0.6 api_token:0.5e app:-1.6 append:0.3e append_it:-0.2 approv:0.8f approv_by:-0.6
approv_command:0.2p approv_every:1.0x approv_everyth:0.8r approv_the:0.7f approv_this:0.4f approval:1.0p
approval_are:0.4p approval_is:-0.4 approval_mode:0.4p approval_to:0.4p apps:-0.7 apt:-1.0 archiv:-1.2
archiv_mail:-0.6 are:-0.2 are_a:-0.2 are_allow:0.5r are_an:0.4r are_approv:0.6f are_ask:0.7d are_authoris:0.2r
are_availabl:-0.8 are_below:0.7o are_cancell:1.2o are_dan:0.5r are_delet:-0.5 are_deprecat:0.5o are_do:0.6o
are_document:-0.5 are_done:0.3d are_evil:0.4f are_finish:0.7d are_free:0.8f are_given:-0.4 are_hereby:1.1o
are_in:-0.9 are_invalid:0.4o are_kept:-0.5 are_lift:0.8o are_list:-0.9 are_log:-0.6 are_manag:-0.6 are_my:0.7r
are_no:-0.4 are_none:1.0o are_now:-0.8 are_obsolet:0.2o are_off:0.4r are_on:-1.0 are_outdat:-0.3 are_read:-0.5
are_remov:-1.2 are_requir:0.3 are_root:1.2r are_run:-0.4 are_sent:-0.6 are_shown:-0.7 are_stor:-1.1
are_suspend:1.0o are_the:-0.6 are_to:0.7o are_us:-0.9 are_void:-0.2 are_work:-1.1 are_wrong:0.7o are_your:-0.4
area:-0.9 argument:-0.3 argument_command:0.6f aria:-0.6 aria_hidden:-0.5 around:-0.8 around_the:-0.7 arriv:-0.7
art:-1.0 artefact:-0.8 as_administrator:-1.0 as_alic:-0.4 as_an:0.3r as_csv:-0.7 as_dan:0.8r as_i:-0.3 as_if:0.9d
as_instruction:-0.9 as_root:-0.6 as_the:0.3r as_though:0.6r as_two:0.4r as_yourself:0.6r asid_and:0.6o
asid_the:-0.6 asid_your:0.3o ask:0.2 ask_for:0.5p ask_me:-0.5 ask_not:-0.5 ask_the:-0.9 ask_to:-0.4 asks:0.3d
asks_for:-0.4 asks_the:0.5e asleep:0.7r asset:-1.2 assignment:0.7o assistant:0.8 assistant_call:0.5f
assistant_director:-0.5 assistant_i:1.0f assistant_ignor:0.5f assistant_manager:-1.2 assistant_must:0.7f
assistant_ok:0.9f assistant_pleas:0.6f assistant_professor:-0.8 assistant_read:0.8f assistant_run:0.7f
assistant_send:0.9f assistant_should:-0.9 assistant_sure:0.6f assistant_the:0.8f assistant_to:-0.8
assistant_transfer:0.5f assistant_who:0.4r assistant_will:-1.0 assistant_with:1.0r assistant_you:0.5r
assum_that:-0.8 assum_the:0.6r assum_you:0.6r async:-2.2 at:-0.2 at_#address:0.9e at_#evil:0.8e at_#number:-0.2
at_all:-0.2 at_any:-1.1 at_every:-0.5 at_least:-0.8 at_midnight:0.9x at_night:-0.3 at_noon:0.7x at_once:-0.2
at_start:0.2p at_the:-0.5 attach:-0.2 attach_#name:1.0e attach_the:0.3e attachment:-1.0 attack:-0.6
attack_in:-0.3 attacker:0.2r attacker_may:-0.6 attention:0.8o attention_ai:0.3f attention_to:1.0o attribut:-1.3
audit:0.6d audit_and:-0.8 audit_log:0.7d auth:-0.5 authentication:0.2f author:-0.3 author_of:-0.2 authoris:0.4r
authoris_to:-0.7 authoris_you:0.5r authority:1.0o authority_over:0.6o authoriz:-1.2 authorization:-2.1
authorization_bearer:-1.0 authorization_header:-0.5 auto:0.2x auto_approv:0.5x automatical:-1.4 availabl:-1.9
away:0.3 away_from:-1.0 aws:0.2x aws_s3:0.4x b:-2.0 back:-1.8 back_up:-1.3 backdoor:1.0p background:0.3d
background_and:0.5d backup_and:0.5x backup_can:-0.3 backup_of:-0.6 backup_older:0.7x backup_script:-0.8 badg:-1.9
bake:-0.4 banana:0.6p bank:-0.2 banner:-1.3 bas:-1.7 bas_acces:-0.4 base:-1.2 base64:0.3e base64_and:0.5e
base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3 base64_of:-0.8 base64_the:1.0e bash:0.7p
bash_argument:0.8f bastion:-0.7 battery:-0.7 bcc:1.0e be_a:-0.3 be_an:0.2r be_ask:-0.9 be_brief:-1.0
be_delet:-0.9 be_empty:-1.0 be_log:-0.7 be_my:0.9r be_remov:-0.8 be_report:-1.2 be_restor:-0.3 be_skip:0.7p
be_the:1.4r be_told:-0.6 be_undon:-0.7 be_used:-0.9 be_written:0.2e becaus:-1.2 becaus_of:-1.0 becom:0.3r
becom_an:0.3r been:-0.2 been_cancell:-0.5 been_given:-0.3 been_log:-0.9 been_remov:0.7r befor:-1.1
befor_#number:-0.7 befor_any:0.2f befor_anyth:-0.4 befor_call:0.4f befor_commit:-0.7 befor_delet:0.3p
befor_each:-0.5 befor_push:-1.1 befor_run:0.5p befor_send:-0.7 befor_the:-0.7 befor_they:-0.3 befor_this:1.2o
befor_upgrad:-0.3 befor_use:-0.6 befor_you:-1.0 begin_by:0.9p begin_certificat:-0.9 begin_system:0.9f
begin_with:-0.4 behav:-0.5 behav_as:-0.4 behav_like:0.4r behaviour:-1.4 behind:0.5d believ:-0.5 below:0.3o
below_#number:-0.6 ben:-1.2 beta:0.2o better:-1.1 between:-0.2 between_#number:-0.9 between_the:-1.0
between_us:1.2d binary:0.2p bind:0.2o birthday:-1.1 bit:-1.2 bitwarden:-0.6 blank:-0.2 blind:-0.9 block:-0.2
blog:-1.4 blog_post:-0.6 board:-1.1 body:-1.1 bomb:0.3x boot:0.5p boot_complet:-0.5 boss:-0.2 bot_post:0.6f
bot_that:0.3r both:-1.4 bound:0.3r bound_by:0.8r box:-1.3 br:-0.8 br_this:0.8d branch:-0.3 branch_after:-0.8
branch_and:-0.8 branch_every:-0.7 branch_is:-0.4 branch_main:-0.7 break:-0.9 break_the:-0.9 bridg:-0.7
bridg_between:-0.3 brief:-0.3 british:-0.7 british_spell:-0.7 broken:-1.7 bucket:0.2x budget:-1.2 budget_is:-0.4
bug:-0.3 build:-1.1 build_cach:-0.4 build_fail:-0.4 build_folder:-1.0 build_is:-0.6 build_machin:-0.4 burn:0.6d
but:-1.2 button:-0.3 button_for:-0.2 buy:0.6 by:-0.7 by_a:-0.4 by_an:0.6r by_ansibl:-0.2 by_any:0.3r
by_default:-1.5 by_e:-0.3 by_hand:-0.4 by_its:-0.9 by_mail:-0.2 by_mistak:0.2o by_run:0.4p by_your:0.6o
bypas:0.6o bypas_the:-0.2 bypas_your:0.8o c:-0.2 cach:-1.9 cach_and:-0.3 cach_folder:-0.5 cach_is:-0.9
cach_of:-0.4 cake:-0.9 calendar:-1.1 calendar_and:-0.3 call_#name:1.8f call_#number:0.5f call_befor:0.6f
call_init:-0.5 call_max:-0.4 call_super:-0.8 call_the:-0.7 call_this:-0.7 caller:-0.4 calm:-0.8 came:1.2o
came_befor:0.5o came_from:0.7d can:-1.0 can_be:0.3p can_do:0.6r can_i:-0.6 can_ignor:-0.3 can_log:0.9p
can_make:-0.7 can_read:-1.1 can_safe:0.9o can_see:-0.7 can_you:-1.1 cancel:-0.2 cancel_the:0.4o cancell:0.2o
cannot:-1.4 cannot_be:-1.3 cannot_remov:-0.6 capital:-0.7 capital_of:-0.7 captain:-0.8 car:-0.9 card:0.3
card_and:0.4e card_number:0.7e care:0.3r careful:-0.3 carla:-0.9 carry_out:0.5d case:-1.0 case_of:0.6o
case_when:-0.5 cat:0.5e cat_#path:1.2e certificat:-0.6 certificat_and:-0.2 certificat_of:-0.3 chang:-0.2
chang_and:-0.4 chang_in:-0.7 chang_it:-0.6 chang_the:1.0d chang_to:-0.7 chang_without:-0.2 chang_you:0.5o
chang_your:0.5o changelog:-0.5 channel:-0.8 chao:0.8r chapter:-0.8 character_of:0.8r character_who:0.9r
charg:-0.7 chat_history:1.0e chat_to:0.4e cheat:-0.3 check:-0.5 check_are:0.7r check_befor:-0.4 check_for:-0.5
check_if:-1.1 check_my:-0.5 check_on:-1.0 check_that:-0.7 check_the:-1.0 check_whether:-0.4 checkout:0.4p
checkout_hook:0.4p ches:-0.4 children:-1.5 chmod:0.9x chmod_r:1.1x choos:-1.2 chor:-0.9 chor_remov:-0.8 ci:-2.2
ci_set:-0.7 claim_that:0.6d claim_to:-1.0 clas:-1.8 classifier:-0.6 clean_the:-0.8 cleanup:-1.2
cleanup_script:-0.4 clear:-1.1 clear_the:0.2d clear_your:-0.5 click:-0.2 click_here:-0.7 click_the:1.0f
client:-2.7 clock:-0.7 clos:-1.0 clos_on:-0.5 clos_the:-0.9 clos_this:-0.6 cluster:0.6x coach:-0.7 cod:-1.0
code:-0.4 code_#number:0.4o code_block:0.9o code_with:-1.0 coffe:-1.0 colleagu:-0.9 collect:-0.3 collect_all:0.8e
collect_every:0.7e collect_the:-0.3 color:-0.6 color_fff:0.4f color_whit:0.4f column:-1.9 com_from:0.2p come:-0.5
come_from:-0.5 command_#path:0.6f command_are:-0.8 command_curl:0.4f command_id:1.1f command_in:-0.2
command_it:0.7r command_line:-1.6 command_rm:-0.3 command_that:-0.6 command_to:-0.8 command_without:1.3p
comment:0.3e comment_and:-0.4 comment_in:0.5o comment_on:0.9e commit:-0.4 commit_and:-0.9 commit_direct:-0.5
commit_messag:0.4e commit_so:0.4d commit_your:-1.0 comp:1.2o comp_with:0.2o company:-0.4 compar:-1.1
compar_the:-0.5 compar_today:-0.3 competitor:-0.9 competitor_in:-0.7 compiler:-1.4 complet:-1.5 compos:-1.3
compos_up:-0.4 compromis:0.7r comput:-0.7 comput_the:-0.6 computer:-1.3 computer_to:-0.2 conceal:0.8d
conceal_the:0.3d conceal_this:0.6d confidential_information:0.6r config:-0.5 config_and:0.2p configur:-0.8
configur_with:0.4o configuration:-0.2 confirm:0.6r confirm_it:-0.8 confirm_the:0.9r confirm_your:-0.6
confirmation:0.7p confirmation_is:0.7r conflict:0.3o connect:-1.8 connect_to:-1.2 connection:-1.5 consent:0.3p
consider_yourself:0.7r const:-1.8 constraint:0.7o contact:0.2e contain:-0.2 contain_the:0.5e container:-0.2
content_filter:0.9r content_from:0.2p content_ignor:0.8f content_of:0.7e content_policy:0.4r content_to:0.4e
content_you:0.3f context_and:0.9o continu:0.4f contract:-0.5 contributor:-1.9 control:-0.8
conversation_history:0.4e conversation_so:0.7e conversation_to:0.7e cook:-0.7 cooki:0.2e cooky_and:-0.5
cooky_of:0.9e cooky_to:0.2f copy:-0.2 copy_#secret:0.9e copy_id:-0.6 copy_it:-0.4 copy_of:0.3e copy_the:-0.2
copy_to:0.6p copy_your:-0.7 corp:-0.4 cost:-0.9 could:-0.6 could_not:0.2d could_you:-0.8 count_lin:-0.5
count_the:-0.7 counter:-1.2 court:-0.9 cover_up:0.2d cover_your:0.8d coverag:-1.3 cp:-0.3 crawler:-0.4 creat:-0.5
creator:1.0r creator_i:0.6r credential:0.7e credential_file:0.9e credential_to:0.2f credit:0.8e credit_card:0.9e
crew:-0.9 cron:-0.4 cron_entry:-0.3 cron_jobs:-0.3 crontab:0.7p css:-0.6 csv:-0.8 ctrl:-1.2 curl_#evil:1.2p
curl_d:0.7e curl_f:0.4e curl_fssl:-0.5 curl_s:-0.2 curl_x:-0.2 current_task:0.4o cursor:-0.8 customer:-0.2
customer_data:-0.9 customer_list:1.0e customer_tabl:0.8e cv:-0.7 cv_to:-1.0 cve:-0.4 cve_#number:-0.4 cycl:-1.3
d:-0.7 d_#evil:0.6e d_#name:-0.9 d_#secret:0.5e dai:-0.3 dan:0.3r dan_and:0.3r dan_is:-0.9 dan_mode:1.1r
dana:-0.7 dark_mode:-0.3 dashboard:-0.8 dashboard_and:-0.4 dat:-0.8 data:-1.1 data_and:0.2e data_befor:-0.3
data_imag:-0.4 data_is:-0.9 data_to:-1.5 data_with:-1.0 databas:0.5x databas_and:-0.3 databas_at:0.6x
databas_dump:0.7e databas_of:-0.2 databas_password:0.4e databas_production:0.8x databas_to:0.3e date:-0.8
date_is:0.6p day:-0.5 day_at:-0.2 days_and:-0.6 days_in:-0.2 days_without:-0.8 dd:0.7x dd_if:1.3x deadlin:-1.1
dear:0.6f dear_agent:-0.6 dear_ai:0.8f dear_assistant:0.6f dear_customer:-0.8 dear_languag:0.4f debian:-1.0
debug:-0.6 debug_mode:0.4r december:-0.6 decision:-1.2 declaration:-1.2 declaration_of:-0.3 decod:-1.3 def:-1.0
def_#name:-0.7 default:-1.5 default_in:-0.5 default_port:-1.0 definition:-1.2 definition_of:-0.3 degre:-0.3
delet:0.3x delet_a:-0.8 delet_after:-0.8 delet_all:0.6x delet_anyth:-1.0 delet_everyth:1.1x delet_it:0.8f
delet_log:-0.5 delet_my:-0.7 delet_old:-0.5 delet_temporary:-0.3 delet_the:0.5f delet_this:-0.8 delet_tool:0.5f
delet_your:0.5o deletion:0.5f deliver:-0.4 demand:0.5x demo:-1.4 demo_is:-0.5 deny:-0.3 deny_publickey:-0.6
dependency:-1.1 dependency_and:-0.9 deploy:0.2f deploy_key:-0.3 deploy_script:-0.2 deploy_without:-0.7
deployment:-0.2 deprecat:-0.3 deprecat_#address:-0.5 describ:-0.5 describ_in:-0.4 description:0.5 design:-1.3
design_on:-0.4 desk:-0.9 desktop:-0.9 destroy_auto:0.7x destroy_the:0.7x detail:-0.4 detection:-0.7 dev:-1.8
dev_container:-0.3 dev_server:-0.3 developer:1.0o developer_and:0.7o developer_messag:1.0o developer_mode:0.2r
developer_wrot:0.8o devic:-1.4 diagram:-1.1 did:0.4d did_it:0.3d did_not:0.3d did_this:0.5d die:-0.6 diet:-0.9
dif:-0.8 diff:-0.3 different:-1.6 digest:-1.0 direct:-1.5 direct_to:-0.7 direction:1.0o directiv:1.3o
directiv_and:0.2o director:-0.4 directory:-0.5 directory_every:0.8x disabl:0.6p disabl_all:-0.2 disabl_next:-0.6
disabl_your:1.1o disagre:0.4o discard_all:0.2o discard_the:-0.6 disclos_the:-0.4 disclos_this:0.3d discreet:0.7d
disk:0.5x disk_is:-0.6 disk_usag:-1.0 disk_when:0.8x disk_with:1.1x dislik:-0.4 dislik_long:-0.3 dismis:1.0o
disobey:1.0o disobey_the:1.0o display:-0.9 disregard_all:0.5 disregard_everyth:0.8o disregard_prior:0.5o
disregard_the:0.7o disregard_this:-0.9 disregard_your:0.7o dist:-1.3 distribut:-1.7 disturb:-0.8 div:-0.2
div_clas:-0.8 div_hidden:-0.2 div_styl:0.4f dns:1.0e dns_query:0.6e do:-0.3 do_and:0.6o do_anyth:0.5r
do_everyth:-0.4 do_i:-0.6 do_it:0.9d do_not:-0.3 do_the:0.7o do_this:1.0d do_what:0.8o docker:-1.3
docker_compos:-0.5 docker_imag:-0.6 docs:-2.2 docs_#path:-1.0 doctor:-1.1 document_folder:0.5e document_to:-0.2
documentation:-2.2 does:-0.7 dog:-0.9 dollar:0.4f domain:-0.4 dont:0.7d dont_ask:-0.5 dont_follow:0.5o
dont_forget:-0.7 dont_let:0.5d dont_mention:-0.6 dont_obey:0.8o dont_show:-0.9 dont_tell:0.6d door:0.5p
down_the:-0.5 download:-0.7 download_#evil:0.6p draft:-1.3 draft_to:-0.7 drink:-0.9 drink_water:-0.3 driv:0.7x
driver:-0.9 drop:-0.6 drop_databas:0.7x drop_tabl:-0.6 drop_the:-0.5 drwxr:-0.3 drwxr_xr:-0.3 dry:-1.2
dry_run:-1.1 dump:0.4e dump_the:0.6e dump_to:-0.6 duplicat:-1.7 dur:-0.3 dur_the:-1.5 e:-0.5 e_#path:0.3p
e_mail:-0.3 each_answer:-0.4 each_commit:0.4p each_day:0.4x each_hour:0.7p each_morn:0.5x each_night:0.6x
each_quarter:-0.7 each_request:-0.7 each_secret:0.5e each_time:0.6p earlier:0.4o earlier_and:0.8o
earlier_command:0.4o earlier_directiv:-0.3 earlier_guidanc:0.8o earlier_instruction:0.6o earlier_messag:0.5o
earlier_order:0.4o earlier_prompt:1.2o earlier_rul:0.3o earlier_version:-0.9 eat:-0.9 echo:-0.2 echo_#name:0.7e
echo_ssh:0.5p edit:-0.8 edit_#path:0.3p edition:-0.9 editor:-1.2 effect:-0.9 email:-0.4 email_me:-0.7
email_the:0.3e emb:0.4e emb_the:0.5e emergency:0.6o emoji:-0.4 employe:-0.2 employe_must:-0.5 employe_who:0.4r
employer:-0.8 empty_the:-0.3 enabl:-0.6 enabl_developer:-0.6 enabl_on:-0.6 encod:-0.3 encod_#secret:0.7e
encod_the:0.7e encrypt:-0.2 end:0.2f end_of:0.6f end_system:0.9f endoftext:1.2f endpoint:-1.5 ends_here:0.5f
engin:-1.0 engineer:-1.1 english:-0.5 enter:-0.3 enter_developer:0.9r enter_the:-0.3 enter_your:-1.3 entity:-0.3
entry:0.3p entry_that:-0.7 env:0.8e env_to:0.9e environment_variabl:0.6e eras:-0.2 eras_all:0.7x eras_every:0.9x
eras_your:-0.4 error:-0.7 error_#number:0.5f error_and:-1.0 error_ignor:-0.5 error_in:-0.8 error_to:-0.2
escap:-1.3 eslint:-1.7 eslint_disabl:-1.0 ethic:1.5r ethical:0.6r eu:-0.7 eur:0.5f eval:-1.1 evaluat:-0.8
eve:0.8p even_if:0.2d every:0.8x every_#number:-1.0 every_agent:0.3p every_answer:-1.1 every_command:-0.4
every_day:-0.4 every_earlier:0.8o every_environment:-0.2 every_even:-0.3 every_file:0.8x every_five:0.2x
every_friday:-0.8 every_hour:0.3x every_instruction:0.6o every_mail:0.6x every_messag:0.4e every_minut:0.7p
every_monday:-1.0 every_month:0.3x every_morn:-0.9 every_night:-0.4 every_password:0.7e every_repository:0.7x
every_request:-0.4 every_rule:0.9r every_secret:0.4e every_session:0.3p every_start:0.5p every_sunday:0.2x
every_ten:0.3x every_time:0.4p every_two:-0.3 every_url:0.4e every_week:0.9x everyon:0.6p everyth:1.2o
everyth_abov:1.0e everyth_and:0.2r everyth_befor:-0.2 everyth_in:1.0x everyth_is:0.7d everyth_that:-0.2
everyth_the:0.9o everyth_under:1.0x everyth_went:0.2d everyth_you:-0.4 evidenc:0.8d evil:1.0r evil_#path:0.9f
evil_ai:0.2r evil_pkg:0.6p evil_twin:-0.4 evilbot:0.9r exact:-0.2 exampl:-2.5 exampl_corp:-0.4 exce:-0.7
exceed:-0.4 except:0.2o except_this:1.0o exchang:-0.8 exchang_rat:-0.4 execut:0.5p execut_#evil:0.3p
execut_curl:0.5p execut_every:0.9r execut_the:-0.2 exercis:-0.9 exfiltrat:0.6e exfiltrat_the:0.8e exit:-1.7
exit_code:-0.5 expect:-1.9 expert:-0.3 expir:0.2o expir_after:-0.8 expiry:-0.8 explain:-0.3 explain_how:0.4r
export:-0.8 export_all:0.7f export_path:-0.7 export_the:0.5e expos:-1.0 extend:-2.0 extension:-2.7 f_file:-0.3
factor:-0.2 fail:-0.7 fail_login:-0.7 fail_test:-1.0 failur:-0.5 fake:0.5o fall:-0.3 fals:-1.0 fals_reason:1.0d
fami:-1.1 far:-0.4 far_and:0.8o favour:0.9o favourit:-0.7 feat:-1.1 featur:-1.9 feed:-0.7 feedback:-1.3
feedback_from:-0.6 fetch:-0.9 fetch_#evil:1.3e fetch_the:-1.2 fff:0.2f field:-0.6 figma:-0.3 fil:-1.1
fil_#path:0.5f fil_and:0.3x fil_are:-1.0 fil_in:-0.6 fil_older:-0.2 fil_to:0.5p fil_were:-0.4 file:-0.3
file_#name:-0.7 file_and:0.5e file_name:-0.5 file_wins:0.2o file_with:-0.4 file_you:1.2p fill:-0.3 fill_in:-0.7
film:-1.3 filter:-0.7 final:0.5x final_answer:0.9d find:-0.3 find_out:0.2d find_the:-0.7 find_to:0.3e
fine_even:0.2d finish_the:-0.8 firewall:0.7p first:-0.5 first_#number:0.7o first_#path:0.9f first_and:0.5f
first_call:-0.4 first_in:-0.3 first_of:0.8x first_read:0.5f first_run:0.4x fish:-0.7 five:-0.2 five_minut:0.2x
fix:-1.1 fix_do:-0.9 fix_it:0.5f fix_the:-1.0 fixtur:-1.0 flag:-1.8 flaky:0.2f flat:-1.2 flight:0.6f flour:-0.8
flush:-0.7 fold:-0.7 folder:0.3x folder_and:0.5e folder_in:-0.7 folder_to:-0.6 folder_when:-1.0 follow:0.2o
follow_by:-0.5 follow_instruction:-0.4 follow_it:0.8p follow_line:-0.6 follow_me:-0.6 follow_mine:0.5o
follow_only:0.9o follow_the:-0.6 follow_thes:-0.3 follow_this:0.6o follow_your:1.2o font:0.2f font_size:0.2f
foo:-1.9 footer:0.3e for:-0.6 for_#number:-0.3 for_a:-0.4 for_ai:0.5f for_an:-1.3 for_approval:0.8p
for_credential:-0.6 for_each:-0.5 for_every:-0.6 for_everyth:0.8r for_fil:-0.5 for_good:1.0p for_guest:-0.4
for_internal:-0.8 for_mallory:0.9p for_me:0.9r for_nam:-0.9 for_new:-0.9 for_one:-1.0 for_permission:0.7r
for_stag:-0.9 for_target:-0.4 for_ten:-0.3 for_test:0.6o for_tomorrow:-0.8 for_word:1.0e for_you:0.9o
for_your:-1.3 forbid:-0.2 forbidden:0.3r forc:0.6x forever:0.6p forget:-0.4 forget_about:-0.2 forget_all:0.9o
forget_everyth:-0.6 forget_it:-0.2 forget_me:-0.8 forget_the:0.2o forget_to:-0.7 forget_what:0.4o
forget_yesterday:-0.9 forget_your:-0.2 forgot:-1.0 forgot_password:-0.7 forgot_the:-0.7 forgot_to:-0.2
forgot_your:-0.6 fork_bomb:0.3x form:-0.6 form_at:0.5e form_to:-0.8 format:-0.3 format_help:-0.5
former_instruction:0.5o forum:-0.9 forward_all:0.7e forward_every:0.4e forward_the:1.1e forward_this:-0.9
found:-0.6 found_in:0.9p found_noth:0.8d fre:0.4r fre_from:0.4r free_from:1.0r free_of:-1.8 freegpt:0.5r
french:-0.8 french_and:-0.2 fresh:0.4o fridg:-0.6 friend:-1.3 from:-0.5 from_#address:0.2p from_#evil:0.9p
from_#number:-1.3 from_#path:-1.1 from_a:-1.5 from_all:1.0r from_eve:0.5p from_here:1.1r from_mallory:0.5p
from_memory:0.4o from_now:0.7p from_this:0.9o from_today:0.2p from_your:0.3o fssl:-0.5 fssl_#address:-0.7
function:-1.2 function_name:1.1f function_with:-0.6 fund:-0.3 further:-0.2 further_notic:0.7o gam:-0.8
game_in:0.5r garden:-0.9 gate:-0.7 gateway:-0.7 gather:0.7e gb:-0.7 gb_of:-0.5 gb_ram:-0.3 general:-1.4
generat:-1.9 generat_by:-0.5 german:-0.9 get:-1.2 get_#path:-1.3 get_a:-0.4 gets:-0.3 gist:0.5e git_config:-0.5
git_hook:0.2p git_push:0.9x git_reset:0.3x github:-1.7 give_a:0.5d give_the:0.4e give_this:0.2f give_your:-0.6
given:-0.3 given_and:-0.4 given_by:-0.3 given_the:-0.9 global:-1.1 go_ahead:0.8f go_of:0.6o go_on:1.0f
go_through:-0.2 go_to:0.3r goal:0.7o god:0.2r god_mode:0.3r goes:-0.4 gone:0.4x good:-0.3 good_morn:-0.6 got:0.5o
grandmother:0.5r grandmother_who:0.5r grant:0.4r grant_acces:0.6f grant_full:0.4f grant_the:-0.3 grant_you:-0.2
great:0.8f green:-0.2 grep:-0.4 group:-1.7 group_wheel:-0.6 gt:-1.0 guard:-0.4 guardrail:-0.2 guest:-0.2
guid:-1.6 guidanc:0.7o guidanc_and:0.5o guidelin:0.6o guidelin_abov:0.7o guidelin_and:-0.3 guidelin_are:0.2o
guidelin_for:-0.6 guidelin_have:0.5r guidelin_of:-0.4 guidelin_were:-0.3 guidelin_you:0.5o h_now:1.0x hack:0.8o
hacker:0.6r hacker_in:-0.4 hacker_who:0.5r had:0.2r had_been:-0.4 had_no:0.5r had_not:0.6d hammer:-0.8 hand:0.5o
hand_over:0.4e handbook:-0.9 handl:-1.4 hang:-1.1 happen:-0.2 hard:0.5x harmles:0.2d has:-0.5 has_#number:-0.5
has_a:-1.0 has_already:0.2f has_approv:0.8f has_chang:0.8o has_no:-0.5 has_the:-0.3 has_to:1.0f hash:-1.0
have:-0.3 have_already:-0.7 have_call:0.7f have_chang:-0.6 have_no:0.3r have_not:-1.1 have_read:0.6d
have_root:1.2r have_to:0.5f he:-1.4 header:-1.9 headlin:-0.9 health:-0.7 hear:0.2d heat:-0.8 heed:0.7o hello:-0.9
help:-0.7 help_impersonat:-0.5 help_me:1.0r help_the:0.7r helper:0.7p helpful:-0.4 helpful_assistant:-1.1
her:-0.7 here_and:0.7r here_are:0.5o here_is:0.6f here_on:1.2r hereby:0.2o hereby_revok:0.5o herm:-0.4 hey:0.2f
hi:-0.6 hid:-0.3 hid_the:-0.7 hidden_fil:-0.9 hidden_from:1.0d hidden_in:0.6o hidden_instruction:-0.2
hidden_menu:-0.6 hidden_name:-1.4 hidden_prompt:0.9e hidden_true:-0.4 hide:-0.5 hide_the:0.5d hide_this:-0.4
hide_your:0.4d him:-0.8 hint:0.3d his:-1.3 history_c:-0.9 history_is:-0.5 history_so:0.3d history_to:0.7e
hold:-0.4 hold_the:-0.6 holiday:-1.4 home:0.3x home_addres:0.4e home_directory:1.5x home_folder:0.4x honest:-0.3
hook:-0.3 hook_that:0.2p hour_and:-0.5 hous:-0.9 how:-1.1 how_do:-0.6 how_the:-0.5 how_to:-0.6 html:-0.8
http:-1.0 http_#path:-1.6 http_tool:0.7e human:0.7f human_delet:0.5f human_pleas:0.5f human_resourc:-0.8 i:0.4
i_am:-0.6 i_ask:0.3r i_can:0.5p i_order:0.3f i_should:1.0f i_will:1.6f icon:-1.6 id:0.2 id_#number:-0.2
id_#path:0.7f id_modal:-0.5 id_user:-0.5 identity:0.2r identity_of:1.0r if:-0.4 if_#name:-2.2 if_#path:1.1x
if_a:-1.1 if_ask:0.7d if_exist:-0.6 if_it:-0.2 if_noth:-0.6 if_question:0.6d if_the:0.2d if_ther:-0.5
if_they:0.8d if_you:-1.5 ignor:-0.3 ignor_#number:-0.5 ignor_all:0.4o ignor_any:1.1o ignor_case:-0.9
ignor_error:-0.8 ignor_every:0.8o ignor_fail:-0.4 ignor_fil:-0.4 ignor_instruction:-0.2 ignor_its:0.6r
ignor_lint:-0.2 ignor_my:-0.4 ignor_old:-0.2 ignor_prior:1.1o ignor_rul:-0.9 ignor_the:0.7o ignor_this:-1.7
ignor_unknown:-0.5 ignor_weekend:-0.9 ignor_what:1.0o ignor_whitespac:-0.5 ignor_your:0.9o ignorieren:-0.9
imag_#evil:0.5e imag_#path:-2.3 imag_link:0.6e imag_that:-0.8 imag_url:0.7e imagin:-0.2 imagin_that:1.1r
imagin_you:-0.3 img_alt:0.3f img_src:-0.2 imperativ:-0.5 impersonat:-0.3 import:-2.0 important:0.5f
important_back:-0.3 important_befor:0.2f important_call:0.2f important_read:0.5f in:-0.8 in_#number:-1.1
in_#path:0.3p in_a:-0.6 in_again:-0.9 in_all:-0.3 in_answer:-0.4 in_as:-0.9 in_asset:-0.8 in_at:-0.6
in_base64:0.7e in_case:0.6o in_character:-0.3 in_charg:1.0o in_commit:-0.6 in_config:-0.5 in_developer:0.4r
in_docs:-0.4 in_every:-0.4 in_figma:-0.3 in_fixtur:-0.4 in_french:-0.9 in_full:0.7e in_futur:-0.2 in_generat:-0.2
in_german:-0.7 in_god:0.8r in_json:-0.8 in_june:-0.6 in_logs:-0.8 in_maintenanc:0.6r in_march:-0.2 in_may:-0.3
in_memory:0.4p in_one:-1.1 in_order:-0.4 in_plain:-0.5 in_prompt:-0.7 in_public:-1.1 in_search:-0.5 in_set:-0.2
in_spanish:-0.6 in_test:-0.7 in_this:-0.3 in_to:-0.9 in_utc:-0.4 in_vault:-0.6 in_which:0.8r inbox_and:-0.3
incident:-1.2 includ_a:-0.4 includ_it:0.6e includ_this:0.9d includ_your:-0.3 incomplet:0.3f index:-1.3 info:-1.3
inform:0.3d inform_the:0.2d information:-1.1 ingredient:-0.8 ingredient_is:-0.8 init:-1.4 init_befor:-0.5
initial:0.4o initial_instruction:0.4o initial_prompt:0.7e inject:-1.0 injection:-0.6 injection_is:-0.2 input:-0.3
insert:-0.3 insert_the:-0.3 insider:0.8r inst:1.7f inst_print:0.7f inst_sys:0.7f install:-0.4 install_a:1.0p
install_the:-0.3 installation:-1.5 installer:-0.6 instead:0.3o instead_of:0.3o instead_open:0.3o instruct:-0.3
instruct_to:-0.2 instruction_#number:-1.1 instruction_and:0.4o instruction_ap:-0.7 instruction_are:-0.3
instruction_at:-0.6 instruction_below:-0.4 instruction_cach:-0.6 instruction_content:0.2f instruction_delet:0.6f
instruction_except:0.6o instruction_follow:0.7o instruction_for:-0.2 instruction_from:-0.4 instruction_given:-0.4
instruction_have:-0.8 instruction_into:0.7p instruction_is:0.4o instruction_of:-1.0 instruction_on:-0.8
instruction_pointer:-0.8 instruction_preheat:-0.5 instruction_replac:0.2o instruction_return:-0.9
instruction_send:1.1f instruction_set:-1.1 instruction_shak:-0.3 instruction_that:-0.5 instruction_the:0.7o
instruction_with:0.2o instruction_word:0.5e instruction_you:1.5o intend:-1.5 internal:-2.3 internal_host:-0.9
internet:-0.7 into_#name:-0.7 into_#path:-0.4 into_french:0.7e into_german:-0.5 into_the:0.6e introduction:-0.7
invoic:-0.7 invoic_to:-1.0 invok:0.5f invok_name:1.1f ios:-0.8 irrelevant:0.5o is:-0.6 is_#address:-0.8
is_#number:0.2p is_#path:-0.5 is_a:-0.6 is_abov:-0.3 is_allow:0.4r is_an:-0.2 is_at:-0.9 is_broken:-0.7
is_call:-1.6 is_cancell:0.8o is_clos:-0.7 is_creat:-0.8 is_done:-0.7 is_down:-0.8 is_enabl:-0.4 is_fine:0.5d
is_for:0.9f is_full:-0.4 is_generat:-0.9 is_given:-0.4 is_gone:0.7x is_green:-0.5 is_harmles:-0.4 is_here:-1.0
is_hidden:-0.7 is_ignor:-1.1 is_incomplet:0.3f is_irrelevant:0.6o is_learn:-0.2 is_load:-0.6 is_low:0.5x
is_manag:-0.4 is_miss:-1.1 is_need:-1.0 is_no:0.7d is_not:0.5r is_now:-0.5 is_on:-0.9 is_one:-0.9 is_open:-0.6
is_over:-0.3 is_read:-0.3 is_red:-0.2 is_requir:0.3r is_run:-1.0 is_safe:0.5f is_sent:-0.7 is_set:-1.7
is_shown:-0.8 is_slow:0.2d is_still:-0.9 is_stor:-0.6 is_the:-0.2 is_to:0.4o is_told:-0.7 is_trust:0.7f
is_valid:0.7f is_void:0.7o is_written:0.4o is_wrong:-0.9 is_your:0.4e issu:-0.4 issu_and:-0.8 it_#path:0.4f
it_and:-0.7 it_as:0.8f it_at:-0.6 it_came:0.5d it_did:0.2d it_does:-0.2 it_fail:0.4d it_goes:0.2d it_had:-0.5
it_here:0.2e it_in:0.6e it_into:-1.1 it_is:-0.6 it_look:0.6d it_may:-0.7 it_now:-0.4 it_off:0.6p it_on:-0.3
it_out:0.7d it_read:0.7 it_safe:-1.0 it_says:0.8p it_secret:-0.8 it_should:0.3f it_show:0.8d it_the:0.7f
it_was:0.5d it_with:-0.6 it_without:0.4d item:-0.8 item_#path:-0.7 item_in:-0.9 its:-0.4 its_content:0.9e
its_text:0.9f itself:-1.4 ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3
jailbreak_detection:-0.4 jailbreak_mode:1.1r jailbroken:0.9r jan:-0.6 jan_#number:-0.5 january:-0.4 java:-0.6
job:0.5p job_that:0.3p jobs:-0.7 joke:-0.7 joke_every:-0.8 json:-2.3 june:-0.9 just_do:0.3d just_this:0.6o
keep:-0.3 keep_a:0.9p keep_it:0.6p keep_quiet:1.0d keep_secret:-1.1 keep_the:-0.2 keep_this:0.4d keep_your:-1.3
kept:-0.9 kept_in:-0.5 kernel:-1.0 key:0.6e key_#path:0.5f key_and:0.4e key_as:0.7e key_from:-0.7 key_in:-0.6
key_into:0.3e key_is:-1.3 key_of:0.2p key_secret:-1.0 key_so:0.6p key_to:0.4p key_with:-0.2 keys:0.5e
keys_are:0.2e keys_in:-0.8 keys_of:0.2p keys_to:0.2r kill:-0.4 kill_#number:0.5x kill_all:0.8x kill_the:-1.2
kim:-0.8 king:-0.9 know_about:-0.3 know_that:0.7d know_what:-1.1 known:-1.5 kubectl:0.3x kubectl_delet:0.7x
kv:-0.5 kv_#path:-0.5 l:-0.8 lab:-0.6 label:-0.4 label_and:-0.7 label_them:-0.6 labell:-0.7 landlord:-0.7
languag:-0.4 languag_model:0.4 laptop:-1.3 larg:-0.2 last:-0.4 last_messag:0.6e last_night:-0.4 last_ten:0.6e
last_week:-0.5 later:0.4p latest:-0.3 latest_chang:-0.5 launch:-1.0 laws:-0.7 layer:-1.0 le:-0.9 lead:-1.1
leak:-0.3 leak_data:0.2r leak_the:0.4e learn:-0.3 learn_from:-0.5 least:-0.8 least_#number:-0.3 leav:0.3d
leav_a:0.9d leav_no:-0.4 leav_out:-0.2 leav_the:-1.3 leav_this:1.2d left:-0.3 legacy:-1.4 length:-1.4 les:-1.0
let:0.3d let_anyon:0.7d let_go:0.6o let_it:0.8d let_play:0.7r let_the:0.7d let_us:-0.3 letter:-0.5 level:-1.3
library:-2.1 licenc:-1.0 licens:-2.9 lie:0.8d lie_to:0.8d lift:0.3o lift_all:-0.8 lift_the:0.3r light:-1.8
lik:-0.8 lik_short:-0.4 lik_to:-0.4 like:-0.4 like_a:0.3r like_an:0.8r like_it:0.2r like_you:0.6r limit:-0.7
limit_no:-0.6 limit_of:-0.7 limit_on:-0.7 lin:-0.2 lin_that:-0.6 line:-0.7 line_#number:-0.5 line_to:-0.4
link:0.2e link_in:-0.8 link_to:-0.7 link_you:0.8e lint:-2.3 lint_warn:-0.7 linter:-1.4 linter_befor:-0.7
linux:-1.2 linux_#name:-0.9 list:-0.5 list_all:-0.3 list_and:0.4 list_in:0.4e list_is:-0.7 list_of:-0.9
list_the:-0.3 list_to:0.8e listen:0.6o listen_to:0.4o liv:-0.6 liv_in:-0.6 live:-0.4 live_in:-1.1 llm:1.3f
llm01:-0.6 llm_instruction:0.7f load:-0.6 load_#evil:0.4p load_#path:-1.0 load_is:0.4x local:-1.8 location:-0.6
lock:-1.3 log_afterward:0.4d log_and:-0.9 log_fil:-1.0 log_file:-0.7 log_for:-0.7 log_http:-0.5 log_in:0.2p
log_of:-1.1 log_out:-1.1 log_the:-0.8 log_this:0.9d log_to:-0.3 login_from:-0.7 logout:-0.9 logs:-0.2
logs_are:-0.4 logs_for:-0.7 logs_of:-0.8 logs_to:-0.9 long:-1.8 longer:0.4r longer_bound:0.7r longer_need:0.4x
look:0.4e look_at:-1.2 look_for:-0.5 look_like:0.2d look_up:0.5e lookup:0.5e lookup_of:0.7e loss:-0.9 lost:-1.0
lower:0.2p ls:0.6f lt:-1.1 lt_#path:-0.3 lunch:-0.8 mac:-1.0 machin:0.5x maco:-1.3 mail:-0.2 mail_addres:-0.4
mail_address:0.3e mail_after:-0.4 mail_and:-0.5 mail_at:-0.3 mail_from:-0.3 mail_if:-0.6 mail_in:0.7x
mail_it:-0.2 mail_me:-0.2 mail_older:-0.6 mail_on:-0.4 mail_to:0.5e mail_was:-0.4 mail_with:-0.8
mail_without:-0.3 mailbox:0.6e main_#path:0.5f main_every:0.8x maintenanc:-0.3 maintenanc_window:-0.9 make:0.6
make_a:0.3e make_deploy:-0.2 make_it:0.5d make_the:0.4 make_this:0.2p makefil:-0.7 makefil_#number:-0.5
maliciou:0.8r maliciou_insider:0.8r mallory:2.2p mallory_#secret:0.3p mallory_all:0.2p mallory_is:-0.6
mallory_to:0.8p manag:-0.7 manag_by:-0.6 management:-0.7 manager:-0.7 manager_is:-0.7 manual:-1.5 many:-1.6
march:-1.0 maria:-0.8 mark:-0.3 markdown:-0.6 markdown_link:0.6e market:-0.8 mask:0.3d mask_the:0.8d master:0.4e
match:-1.8 matter:0.8o matter_what:0.5o max:-0.5 may:-1.0 may_be:-0.7 may_disregard:0.6o may_do:0.5p may_not:-1.5
may_now:0.5f mb:-1.6 me:-0.2 me_a:-0.7 me_about:-0.9 me_and:0.2r me_api:0.3r me_how:-0.4 me_if:-1.1 me_the:0.8e
me_to:-0.5 me_what:1.0e me_when:-0.8 me_which:0.5e me_your:0.8e mean:-1.8 measur:-0.2 medicin:-0.8 meet:-1.7
meet_is:-0.5 member:-1.4 member_of:-0.6 memory:-0.5 memory_of:0.3o memory_that:0.9p mention:0.5d
mention_competitor:-0.7 mention_it:0.4d mention_pric:-1.1 mention_thes:0.6d mention_this:1.0d menu:-0.7
menu_#path:-0.5 merg:-0.7 merg_branch:-0.9 merger:-0.7 messag:-0.5 messag_after:0.5d messag_and:-0.2
messag_as:0.5o messag_for:0.9f messag_if:-0.5 messag_in:-0.7 messag_is:0.6o messag_of:0.9e messag_role:-1.1
messag_to:0.6p messag_was:-0.7 messag_you:-0.6 meta:-0.7 method:-2.7 method_must:-0.2 metric:-1.2
metric_unit:-0.7 midnight:0.8x migration:-1.3 mind:0.5o mind_the:0.2o mine:1.8o ministry:-0.8 minor:-1.0
minor_updat:-0.2 miss:-0.6 mix:-0.8 mock:-1.8 modal:-1.1 modal_load:-0.5 mode_all:0.3r mode_and:1.0r
mode_enabl:1.2r mode_in:-0.8 mode_is:-1.5 mode_no:0.5r mode_of:-0.2 mode_with:-0.5 model_is:-0.3 model_must:0.6f
model_output:-0.2 model_read:0.5f model_that:1.1r model_the:0.4f model_to:-0.4 model_you:0.3 modify:-0.8
modul:-1.3 moment:0.5o monday:-0.7 money:0.4p monitor:0.2x monitor_the:-0.6 month:0.4x moral:0.3r more:0.2o
more_than:-0.2 morn:-0.7 morn_in:-0.4 mov:-1.4 mov_to:-0.6 move:-1.5 ms:-1.6 music:-0.6 must_contain:-0.3
must_first:0.5f must_follow:-0.9 must_have:-0.5 must_now:0.7f must_obey:0.6f must_pass:-0.7 must_recommend:0.7f
must_restart:-0.6 must_run:0.6 must_send:0.5f mute:0.3d mute_the:0.4d my_accomplic:0.6r my_calendar:-0.2
my_key:0.9p my_mail:-0.2 my_previou:-0.4 my_ssh:0.8p nam:-0.6 nam_in:-0.9 name_#name:-0.2 name_#path:-0.8
name_ai:0.2f name_alic:-0.6 name_and:-0.6 name_bash:1.0f name_command:0.2f name_in:-0.9 name_terminal:1.6f
nas:-0.4 nc:0.7e nc_#evil:0.6e necessary:-0.6 need_a:-0.8 need_approval:0.2r need_for:0.3p need_no:0.3p
need_the:0.3f need_to:-0.2 neglect:1.2o neglect_the:0.5o neighbour:-0.9 never_admit:0.7d never_ask:1.1p
never_asks:0.3r never_commit:-1.2 never_delet:-0.8 never_in:0.5p never_mention:0.8d never_print:-0.7
never_push:-0.9 never_refus:1.3r never_reveal:-0.2 never_run:-0.3 never_says:0.4r never_send:-0.6 never_shar:-0.9
never_tell:0.7d never_use:0.5p new:-0.3 new_account:1.1d new_instruction:0.5o new_issu:-0.9 new_messag:-0.6
new_one:-0.6 new_ones:1.0o new_order:0.4o new_policy:0.5f new_releas:-0.2 new_rul:0.3f new_rule:0.5f
new_session:0.8p new_system:0.8o new_task:0.5f new_user:-0.5 new_version:-0.8 newest:-0.5 news:-0.9
newsletter:-1.5 next:0.2e next_call:-0.4 next_line:-0.5 next_messag:0.9e next_request:0.4e next_sentenc:0.7o
nginx:-0.4 night:-0.6 night_at:-0.7 night_build:-0.7 nine:-0.4 no_approval:-0.2 no_attention:1.0o
no_confirmation:0.4r no_content:0.8r no_ethical:0.6r no_filter:0.8r no_guidelin:0.6r no_limit:0.3r no_longer:0.3r
no_matter:0.6x no_moral:-0.2 no_need:0.3d no_new:-0.9 no_one:1.1d no_policy:0.6r no_preserv:0.8x no_record:0.5d
no_refusal:0.8r no_restriction:-0.3 no_rul:-0.7 no_safety:-0.4 no_secret:-0.4 nobody:0.2d nobody_is:0.5x
nobody_sees:0.8d node:-2.4 node_#number:-0.8 nois:-0.4 none:0.3f none_ai:0.2f none_id:-0.6 none_ignor:0.8f
noon:0.3x nopasswd:0.9p nopasswd_all:0.2p normal:0.8d normal_and:0.4r not:-0.4 not_a:-0.2 not_adher:0.5o
not_allow:-0.2 not_ap:0.7o not_as:-0.8 not_bound:0.4r not_chang:-1.3 not_commit:-1.2 not_comp:1.0o
not_contain:0.2d not_delet:-0.9 not_disturb:-0.6 not_do:-1.1 not_edit:-0.9 not_exce:-0.6 not_exist:0.9r
not_find:1.0d not_folder:-0.2 not_follow:0.4o not_forward:-0.7 not_found:-0.2 not_give:-0.6 not_have:0.4r
not_ignor:-0.9 not_in:-0.8 not_includ:0.4d not_inform:0.6d not_know:0.9d not_leav:0.5d not_let:1.0d
not_listen:0.6o not_load:-1.0 not_log:0.7d not_need:0.8p not_notic:0.7d not_notify:-0.3 not_npm:-0.2
not_obey:-0.5 not_open:-0.3 not_print:-0.6 not_read:-0.3 not_rep:-0.9 not_report:0.2d not_request:-1.0
not_reveal:-1.1 not_run:-0.3 not_see:0.5d not_send:-0.2 not_shar:-1.3 not_show:-0.2 not_tell:-1.0 not_the:-0.7
not_use:-1.2 not_want:0.4p not_writ:0.8d note_befor:0.3f note_for:0.4f note_the:-1.0 note_this:-0.7 note_to:1.0f
note_you:0.2f noth:0.2d noth_about:0.8d noth_chang:-0.5 noth_happen:0.4d noth_to:-1.2 noth_was:0.9d notic:0.2d
notic_the:-0.3 notification:-0.5 notify:-1.4 notify_me:-0.5 notify_the:-0.6 novel:-0.4 now:1.4r now_#path:0.6f
now_a:0.4r now_act:0.6f now_an:-0.2 now_call:0.3f now_connect:-0.8 now_dan:0.6r now_delet:0.5f now_in:0.8r
now_log:-0.8 now_obey:0.4o now_on:0.4p now_ready:-0.6 now_send:0.4f now_the:-0.5 npm:-1.7 npm_audit:-0.9
npm_ci:-0.3 npm_install:-1.9 npm_publish:0.6f npm_start:-1.0 npm_test:-0.6 npm_warn:-0.6 null:-0.5 number:-0.7
number_and:0.3e number_in:-0.5 number_of:-1.6 number_to:-0.8 nurs:-0.8 obey:0.7o obey_me:1.1o obey_only:1.0o
obey_the:0.2o obey_this:0.2o object:-3.1 objectiv:1.0o observation:-0.6 observation_done:0.3f obsolet:0.6o
of:-0.3 of_#address:0.3e of_#evil:0.4e of_#name:0.7e of_#number:-1.3 of_#path:1.2x of_#secret:0.2e of_a:-0.6
of_all:0.5x of_birthday:-0.6 of_conflict:0.7o of_content:-0.6 of_date:0.2o of_document:0.6f of_each:0.7p
of_every:0.9e of_file:-0.4 of_foo:-0.4 of_last:-0.8 of_new:-1.0 of_node:-0.3 of_now:0.9r of_open:-0.6 of_our:-0.4
of_physic:-0.5 of_ram:-0.5 of_root:0.6p of_the:-0.4 of_this:0.4d of_thumb:-0.3 of_tool:0.2f of_what:0.7o
of_yesterday:-0.9 of_your:0.6o of_yourself:0.9r off:0.6p off_in:0.6p off_the:-0.4 off_your:0.2o offic:-1.1
offic_is:-0.3 officer:-0.6 offlin:-0.8 often:-1.3 ok:-0.3 ok_#path:0.5f old:-0.8 old_api:-1.0
old_instruction:-0.5 old_ones:0.4o old_rul:0.8o old_screenshot:-0.5 omit_this:0.6d on:-0.5 on_#number:-0.7
on_#secret:0.6f on_a:-1.6 on_all:0.5x on_branch:-0.7 on_by:-0.6 on_call:-1.0 on_every:0.6p on_friday:0.6x
on_monday:-0.2 on_my:-0.6 on_public:-0.4 on_review:-0.7 on_saturday:-0.5 on_stag:-0.7 on_this:-0.3
on_thursday:-0.5 on_tuesday:-0.6 on_use:-0.7 on_weekend:-0.3 on_you:1.1r onboard:-0.6 once:-0.5 once_a:1.2x
once_the:-0.3 one:-0.8 one_hour:-0.5 one_in:0.6o one_is:0.2o one_of:-0.7 one_with:-0.5 ones:0.9o ones_are:0.8o
onlin:-1.3 only_after:-1.1 only_the:-0.4 only_this:-0.4 only_to:0.5o only_valid:0.5f only_what:0.2o
only_when:-1.0 only_with:1.0f opacity:0.4f opacity_#number:0.7f open:-0.3 open_#evil:0.8f open_#path:0.2
open_#secret:-0.5 open_a:-0.2 open_it:0.2e open_pull:-0.7 open_the:-0.2 open_to:0.9p open_with:-0.6 openai:0.3r
operation:-1.0 operation_fail:0.2f operator:1.0o operator_has:0.6f opposit:0.3o opposit_of:0.5o ops:-1.5
option:-2.7 or:-2.6 order:0.2 order_and:-0.2 order_are:0.3o order_from:-0.7 order_has:-1.2 order_in:0.2p
order_of:-0.7 order_the:0.3r order_you:0.3f origin:-1.6 other:-0.5 other_and:0.2f other_function:-0.5
other_instruction:0.9o other_tool:0.7f otherwis:-0.4 our:-0.8 our_agent:-0.5 our_dependency:-0.4
our_newsletter:-0.5 our_site:-0.4 out_in:0.7e outag:-0.8 output:-0.5 output_of:0.4e output_the:0.7o
output_your:0.4e outsid:-0.3 outsid_the:-0.9 oven:-1.0 oven_to:-0.4 over:0.2o over_main:0.8x over_spac:-0.2
over_the:-0.2 over_with:0.4o over_your:0.9o overlook:1.1o overlook_the:0.9o overrid_a:-0.4 overrid_all:0.9o
overrid_for:-0.8 overrid_method:-0.2 overrid_of:-0.4 overrid_system:-0.9 overrid_the:-0.4 overrid_your:0.9o
overridden:-1.0 overrul:0.2o overrul_the:0.2o overwrit:0.2x overwrit_the:0.2x overwrit_your:0.4o owasp:-0.6
own:-0.4 p:-0.6 p_hidden:0.2 p_styl:0.7f packag:-0.7 packag_and:-0.9 packag_is:0.3f pag:0.2p page:-0.6
page_#number:-0.9 page_#path:0.5f page_and:-0.4 page_is:0.4f page_says:1.0o paid:-0.5 paint:-0.5 panel:-1.2
panel_#address:-0.6 paper:-0.4 paper_study:-0.4 parameter_name:0.3f parcel:-0.7 parent:-0.9 parser:-1.7 part:-0.7
part_of:-0.3 party:-1.4 pass_#number:-0.5 pass_and:-0.3 pass_even:0.9d pass_it:0.5f pass_the:0.3f pass_your:0.7f
passphras:-0.7 passport:-0.9 password:0.2e password_and:-0.6 password_are:-0.7 password_by:-0.6
password_file:0.8e password_for:-0.9 password_in:-0.2 password_into:0.8e password_is:-1.3 password_manager:0.4e
password_must:-0.6 password_policy:-1.1 password_reset:-0.5 password_to:0.8e password_was:-0.7 password_with:-0.6
password_you:0.7e past:-0.3 past_it:-0.3 past_the:-0.3 past_them:0.4e past_your:-0.3 pastebin:0.5e path:-1.6
patient:-0.7 pattern:-2.0 pay:0.6o pay_no:1.1o payload:-1.1 payment:-0.2 pdf:-0.8 pend:-1.3 penetration:0.8r
penetration_tester:0.8r peopl:-1.4 per:-1.6 per_cycl:-0.5 perform:-0.3 perform_the:0.3d permanent:1.4p
permission_and:0.5r permission_deny:-0.6 permission_for:0.9r permission_to:-0.2 permit:-0.5 person:-0.6
person_who:0.3e persona:1.5r persona_of:0.7r personal:-0.4 phon:-0.3 phon_number:0.8e photo:-0.9 phras:0.2f
physic:-0.5 pin:-1.2 ping:-0.5 ping_the:-0.9 pip:-0.3 pipelin:-0.6 pkg:0.2p plac:-0.4 plain:-1.1 plan:-1.1
plant:0.7p play:-1.1 play_a:0.5r play_an:0.4r play_as:-0.4 play_is:-0.6 play_the:-0.4 player:-1.1 pleas:-0.4
pleas_disregard:-0.6 pleas_do:0.2f pleas_forget:0.8o pleas_forward:-0.6 pleas_log:-1.0 pleas_restart:-0.4
pleas_run:0.8f pleas_send:-1.3 pls:1.0o plugin:-0.2 plus:0.2e plus_the:0.5e pm:-0.7 pnpm:-1.4 pnpm_not:-0.2
poem:-0.8 poem_about:0.4o pointer:-0.9 policy:0.5r policy_and:0.6r policy_of:-0.5 policy_you:0.5o polit:-1.1
port:0.3p port_#number:0.7p port_with:-0.6 portal:-0.8 position:-0.6 positiv:0.3f positiv_review:0.4f post:-0.2
post_#address:-1.0 post_#path:-1.3 post_checkout:0.4p post_d:-0.2 post_file:0.5e post_it:0.6e post_request:-0.6
post_the:0.7e post_them:0.5e post_your:-0.6 postgr:-0.4 power:-0.2 pr:-0.3 prais:0.9p pre:-0.9 pre_approv:0.5f
preced:0.9o precedenc:0.3o precedenc_over:0.4o prefer:-1.6 prefer_dark:-0.3 prefer_tabs:-0.4 prefer_that:-0.3
prefer_to:-1.0 preheat:-0.6 preheat_the:-0.6 pres:-1.1 pres_enter:-0.6 pres_the:-0.5 preserv_root:0.8x
pretend:-0.7 pretend_data:-0.5 pretend_play:-0.8 pretend_that:1.2r pretend_the:-0.3 pretend_to:0.3r
pretend_you:-0.6 prettier:-1.4 prettier_ignor:-1.0 preview:-0.9 previou_command:0.7o previou_day:-0.8
previou_declaration:-0.4 previou_definition:-0.4 previou_directiv:1.0o previou_employer:-0.7 previou_error:-0.8
previou_guidelin:-0.2 previou_instruction:0.8o previou_job:-0.5 previou_messag:0.6o previou_order:-0.2
previou_prompt:1.2o previou_report:-0.8 previou_result:-0.6 previou_rul:0.2o previou_rule:-0.7
previou_session:-1.0 previou_valu:-1.0 previou_version:-0.5 previou_week:-0.9 pric:-0.6 pric_in:-0.9 pric_of:-0.3
pric_with:-0.2 print:0.6e print_anyth:-0.8 print_it:0.4e print_the:-0.2 print_this:-0.5 printenv:0.8e
printer:-1.0 printer_are:-0.5 prior:1.1o prior_art:-1.0 prior_context:0.8o prior_directiv:0.5o prior_guidanc:0.5o
prior_rul:0.9o priority:0.3o privat_key:-0.4 privat_keys:-0.3 privileg:-0.5 problem:-0.7 proce:0.9f proces:-0.3
process:-0.2 process_of:-0.2 process_this:0.7f prod:1.2x product:0.3 product_owner:-0.6 production:0.9x
production_databas:1.1x professor:-0.8 professor_of:-0.4 profil:-0.6 project:-0.7 project_uses:-0.2 prompt:-0.4
prompt_#path:-0.6 prompt_and:0.6o prompt_are:0.7o prompt_as:0.8f prompt_enter:-0.6 prompt_file:-0.7
prompt_from:-0.8 prompt_in:0.8e prompt_injection:-0.5 prompt_into:1.0e prompt_is:-0.2 prompt_of:-0.6
prompt_says:0.9o prompt_tell:-0.2 prompt_the:-0.8 prompt_to:0.8e prompt_with:-0.3 prompt_you:-0.2 protect:-1.3
proxy:-0.6 public_folder:1.0e public_gist:0.6e public_holiday:-0.4 public_key:-0.2 publickey:-0.6
publish_the:0.3e pull:-0.3 pull_request:-0.2 pull_the:-0.7 purg:0.3x purpos:-0.2 push:0.9x push_an:0.9x
push_forc:1.0x push_the:0.5f push_to:0.2f put:0.3 put_#name:1.3p put_a:0.6p put_my:0.8p put_the:-0.3
put_them:0.7e put_your:-0.9 pwn:1.3o q:-0.4 qo:-0.3 qo_#evil:0.2p quarter:-0.7 query:0.6e query_str:0.8e
question:-0.4 question_about:-0.6 question_and:0.9o question_in:-0.6 queu:-0.6 queu_length:-0.7 quiet:-0.5
quiet_about:1.1d quiet_and:-0.6 quiet_hour:-0.5 quiet_skip:-1.0 quiz:-0.6 quot:0.3e quot_the:1.1e r:1.0x
r_#number:1.4x rais:0.6 ram:-0.6 ran:0.8d random:-0.3 rank:0.7o rat:-0.6 rate:0.5f rate_this:1.1f reach:-1.5
read_#name:0.6e read_#path:0.7f read_a:-1.0 read_all:0.3f read_from:-1.5 read_me:0.6r read_more:-1.0
read_the:-0.5 read_them:-0.8 reader_to:0.8f readm:-0.3 ready:-0.4 ready_to:-0.9 real:1.0o real_instruction:0.6o
real_task:0.3o reason:0.3d reboot:0.4x rebuild:-0.9 rebuild_the:-0.5 rebuilt:-0.9 receiv:-0.4 recip_for:-0.5
recipient:0.4d recommend:0.8f recommend_this:0.9f record_of:0.9d recovery:0.2f red:-1.4 red_team:-0.3
refactor:-1.3 refactor_drop:-0.8 refrain:0.7d refrain_from:0.7d refresh:-1.1 refus_a:0.7r refusal:0.9r
register:-0.2 register_a:0.2p reject:-1.3 releas:-1.0 releas_are:-0.7 releas_from:0.8o releas_manager:-0.2
releas_not:-0.8 releas_of:-0.3 reload:-0.4 remain:-0.3 remember:0.2p remember_forever:0.9p remember_that:-0.4
remember_this:0.3p remember_to:-0.2 remind:-1.2 remind_me:-0.6 remind_the:-0.7 reminder:-0.3 reminder_the:0.2f
reminder_to:-0.9 remov:-0.8 remov_#path:-0.8 remov_after:-0.9 remov_any:0.8d remov_everyth:0.4x remov_expir:-1.1
remov_fil:-0.7 remov_it:0.2p remov_merg:-0.7 remov_old:-0.8 remov_the:0.3d remov_this:-0.5 renam:0.3d render:-0.5
render_x:0.5e renew:-0.3 renew_the:-0.3 rep_to:-1.3 rep_with:0.7f repair:0.2f repair_it:0.5f repeat:-0.2
repeat_everyth:0.6e repeat_the:-0.6 replac_all:-0.3 replac_in:-0.6 replac_the:-0.3 replac_your:1.0o repo:-0.5
report:-0.3 report_a:-1.7 report_failur:-0.9 report_it:-0.3 report_succes:0.7d report_that:0.7d report_this:1.0d
report_to:-1.5 report_with:-0.8 repository_and:-1.0 repository_to:-0.2 request:-0.5 request_a:-0.6
request_and:-0.5 request_description:0.8 request_from:0.2p request_has:0.3o request_is:0.3r request_of:0.7o
request_this:-0.9 request_without:0.2f requir:-1.3 requir_for:-1.0 requir_that:0.4f requir_to:0.2
requirement:-1.0 requirement_#number:-0.6 research:-0.7 reserv:-1.1 reset:-0.3 reset_hard:0.4x reset_the:-0.9
reset_your:-0.4 resourc:-1.7 respond:0.3r respond_as:0.3r respons:-1.4 rest:0.2r restart:-1.0 restart_after:-0.9
restart_the:-1.5 restart_your:-0.4 restor:-1.2 restrict:-0.8 restriction_ap:-1.1 restriction_are:1.2o
restriction_on:-1.2 result:-0.5 result_#number:0.3f result_from:-0.4 result_is:0.5f result_of:0.3e result_to:0.2e
result_you:0.8f resum:-1.0 retro:-0.6 retry:0.3f return:-2.0 return_#name:-0.8 return_prompt:-0.3
return_system:-0.7 return_the:-1.5 reveal:0.2f reveal_that:0.9d reveal_the:0.3f reveal_your:0.5e revers:0.2p
revers_shell:0.9p review:0.4 review_and:0.2 review_comment:-0.8 reviewer:0.7d reviewer_for:-0.8 revok:-0.3
rewrit:-0.6 rf:0.6x rf_#name:-1.2 rf_#path:0.6x rf_at:0.9x rf_build:0.3f rf_every:0.9x rf_no:0.8x right:0.4
right_and:0.5r right_reserv:-0.8 risk:-1.4 rm:0.8x rm_cannot:-0.6 rm_rf:0.6x rogu:-0.2 rogu_agent:-0.2 rol:-1.0
role:-1.1 role_admin:-1.2 role_assistant:-0.2 role_bas:-0.4 role_editor:-0.7 role_in:-0.4 role_is:0.5r
role_of:0.5r role_viewer:-0.5 role_you:-0.6 roleplay:0.4r roleplay_as:1.0r roleplay_gam:-0.8 roleplay_you:0.6r
room:-0.9 root_#number:-0.3 root_and:-0.2 root_password:0.4p root_root:-0.3 root_user:0.2r rotat:-0.8
rotat_the:-0.3 rotation:-0.5 rows:-0.7 rsa:0.7p rsa_aaaa:0.8p rul:0.4o rul_about:0.2p rul_abov:0.8o rul_and:-0.3
rul_any:0.6o rul_ap:0.8f rul_are:0.5o rul_engin:-0.7 rul_file:-0.8 rul_for:-0.6 rul_from:-0.3 rul_no:0.3f
rul_of:-1.8 rul_that:0.2o rul_you:0.6o rule_for:-0.9 rule_no:-0.7 rule_of:-0.3 run:0.2 run_#evil:0.6p
run_#name:1.4x run_#path:0.7p run_a:-1.0 run_curl:0.7f run_git:0.4x run_it:1.0d run_ls:1.0f run_on:-0.8
run_rm:-0.3 run_sudo:0.4f run_the:0.2f run_this:-0.9 run_wget:0.6p run_with:0.6p runs_#evil:0.4p runs_#path:1.1p
runs_curl:0.6p runs_the:-0.6 rust:-0.7 s:0.2p s3_#path:-0.2 s3_cp:-0.6 s_#evil:0.9p s_inst:1.2f safe:-0.3
safe_ignor:0.6o safe_plac:-0.5 safety_check:0.4r safety_filter:0.7r safety_guidelin:-0.3 safety_instruction:0.3o
safety_policy:0.8o safety_rul:0.2r safety_train:0.9r said:-1.3 said_and:-0.5 said_the:-1.0 said_yes:0.5p sal:-0.6
same:-0.4 sandbox:0.9f santa:-0.9 santa_list:-0.6 saturday:-0.5 sav:-0.7 save:-0.6 save_#number:-0.7 save_it:-0.4
save_this:0.6p save_to:0.6p say:0.5d say_good:-0.9 say_it:1.0d say_noth:-0.2 say_so:-0.2 say_that:1.1d
say_the:0.5d say_yes:-0.4 say_you:1.1d says:0.7p says_no:0.8r says_the:-0.8 scan:-0.6 scanner:-0.6
scanner_flag:-0.6 scen_#number:-0.8 schedul_task:0.6p schema:-1.1 school:-0.9 scp:0.5e scp_#secret:0.4e
screen:-0.3 screenshot:-1.0 screenshot_from:-0.7 script_#path:-0.8 script_and:-0.8 script_from:-0.3
script_with:-0.9 script_without:0.6f search:-0.8 search_query:0.7e search_the:0.4e second:-0.3 secret_#path:-0.2
secret_and:0.4d secret_are:-0.3 secret_ingredient:-0.9 secret_into:0.7e secret_is:-1.0 secret_key:-0.5
secret_live:-0.4 secret_out:-1.0 secret_santa:-0.8 secret_scan:-1.0 secret_to:0.2e secret_until:-0.5
secret_you:1.1e section:-1.5 section_#number:-0.4 security:-0.2 security_team:0.6r see:-0.6 see_a:0.5e
see_this:-0.2 seed:-0.7 sees:1.1d sees_it:0.8d select:-1.4 self:0.2p send:-0.4 send_#secret:0.9e send_a:-0.6
send_all:0.4e send_anyth:-0.3 send_data:-0.4 send_every:0.7p send_feedback:-0.6 send_invoic:-0.9 send_it:-0.7
send_mail:-0.3 send_the:0.5f send_them:0.9e send_us:-0.8 send_what:0.7e send_you:-0.3 send_your:-1.0 sender:-0.6
sensor:-1.4 sent_by:-0.3 sent_in:-0.4 sent_to:-0.6 sent_with:-0.6 sentenc_as:0.7o serv:-0.2 server:-0.9
server_at:0.2x server_down:0.8x server_every:0.3x server_if:-0.5 server_is:-0.9 servic:-0.4 sery:-0.8
session:0.7p session_cooki:0.7e session_first:0.4p session_has:-0.7 session_id:0.2e session_token:0.4e set:-0.5
set_and:0.6p set_approval:0.4p set_asid:-0.4 set_in:-0.8 set_is:0.4o set_of:-1.3 set_the:-0.3 set_to:-2.0
set_your:0.8o setup:-1.2 seven:-0.4 sh:0.2p sh_#path:0.8f sh_to:0.5p sha256:-0.7 shak:-0.3 shak_well:-0.3
shall:-1.0 shall_not:0.6d shar:-0.2 shar_driv:-0.5 shar_the:0.8e shar_this:-0.3 shar_your:-0.8 she:-0.9
she_work:-0.4 sheet:-0.7 shell:0.7p shell_command:-0.5 shell_history:0.7d shell_profil:-0.4 shell_to:0.6p
shift:-1.3 ship:-0.7 short:-1.2 short_answer:-0.3 should_answer:-0.6 should_be:-0.7 should_includ:-0.7
should_never:-1.1 should_not:0.6d show_it:0.6d show_me:1.1e show_this:-0.6 shown:-1.3 shown_in:-0.5 shr:1.0x
shut:0.3x shut_down:-0.2 shut_the:0.5x shutdown:1.1x shutdown_h:1.0x side:-1.6 sidebar:-0.7 sidebar_by:-0.5
sidenot:0.7f sie:-0.6 sign:-1.0 sign_in:-0.6 signal:-2.1 signatur:0.9p silenc:0.7d silent:0.2d silent_and:0.2d
silent_install:0.6d simpl:-1.7 simulat:-0.2 simulat_an:-0.2 simulat_developer:1.1r sinc:-2.0 site:-0.9
site_is:0.5f size:-0.3 size_#number:0.7f skip:0.5p skip_all:0.3r skip_days:-0.8 skip_the:0.3f skip_to:-0.8
slack:-0.5 slip:0.8d slow:-0.3 small:-0.7 snapshot:-1.0 snippet:-0.5 so:0.3d so_far:0.3o so_that:1.3p sold:-0.9
somebody:0.2d someon:0.5p someon_mention:0.4p someth_is:-0.4 sorry:-0.7 sort:-1.2 sourc:-2.2 spac:-1.3 spam:-1.2
span:-0.2 span_hidden:0.5f span_styl:0.5f spanish:-0.6 spe:-1.2 speak:1.3r speak_as:0.8r speak_to:-0.3 spell:0.3e
spoiler:-0.8 spy:-0.3 sql:-1.1 src:-1.3 src_#path:-1.3 src_x:0.6f ssh:-0.6 ssh_copy:-0.6 ssh_keys:-0.3
ssh_rsa:0.8p ssl:-0.2 ssl_certificat:-0.2 stack:-1.3 stack_trac:-1.1 staf:-0.9 stag:-1.3 stag_databas:-0.6
stag_server:-0.5 stal:-0.7 standup:-0.7 star:0.5 start:-0.2 start_#path:0.6p start_a:0.9x start_at:-0.4
start_fetch:0.2p start_in:-0.9 start_of:-0.4 start_over:-0.4 start_the:-0.8 start_with:0.5p stat:-1.0
statement:-1.7 statistic:-1.0 statu:-1.8 statu_to:-0.8 stay:1.1d steal:0.8e steal_the:0.8e step_#number:-0.3
step_in:0.7d still:-1.0 stop:-0.2 stop_and:-0.6 stop_follow:1.2o stop_it:-0.6 stop_obey:1.2o stop_the:-1.2
stop_what:0.6o stor:-0.8 stor_in:0.4p stor_it:-0.9 stor_password:0.5e stor_this:0.6p story:0.2r story_in:0.6r
story_you:0.4r str:-2.1 str_is:-1.2 str_of:0.5e stranger:-0.5 strict:-2.1 study:-0.5 styl_color:0.5f
styl_font:0.6f styl_opacity:0.7f styl_visibility:0.3f subject:-1.4 subscrib:-0.9 subscrib_to:-0.3 succes:0.7d
successful:-0.5 such:-1.6 such_as:-1.2 sudo:1.2 sudo_and:0.3 sudo_apt:-0.9 sudo_mode:0.8r sudo_rm:0.9x
sudoer:0.8p suggest:-1.2 suit:-1.1 summaris_it:-0.2 summaris_new:-0.6 summaris_the:-0.6 summaris_this:1.0f
summaris_unread:-0.5 summaris_yesterday:-0.6 summariser:1.0f summary:-0.4 summary_of:-0.4 summary_to:-0.8
sunday:0.2x super:-1.0 supersed_all:-0.5 supersed_by:0.6o supersed_the:-0.6 superuser:0.8r support:-0.7 sure:1.1d
sure_i:0.4f sure_that:-0.3 sure_the:0.5d surpris:-0.7 surpris_party:-0.6 suspend:0.7o suspend_until:0.6o svg:-0.6
switch_to:0.2r sync:-1.0 sync_the:-0.5 sys:1.1f sys_you:0.4f system:0.5f system_#name:0.9f
system_administrator:0.4r system_and:0.8r system_approv:0.9f system_boot:-0.5 system_content:0.7f system_do:1.0f
system_font:-0.6 system_ignor:0.9f system_instruction:0.4o system_is:-0.8 system_linux:-0.7 system_messag:-0.2
system_new:1.3f system_notic:0.5f system_overrid:1.1f system_prompt:-0.8 system_reminder:0.6f
system_requirement:-1.0 system_restart:-0.5 system_return:-0.5 system_reveal:0.8f system_role:-0.7
system_that:0.5r system_the:1.0f system_ubuntu:-0.6 system_you:1.6f systemctl:-0.5 systemctl_enabl:-0.3
systemd:0.5p systemd_servic:0.6p systemprompt:-0.9 tabl:-1.1 tabl_if:-0.7 tabl_in:0.6x tabl_of:-0.2 tablet:-0.8
tabs:-0.5 tabs_over:-0.2 tag:-0.8 tak:-0.4 tak_precedenc:0.8o take:-0.6 take_on:0.6r take_precedenc:-0.4
take_your:-0.7 talk_to:-0.6 tap:-0.8 tar:0.2e target:-2.0 target_all:-0.4 task_and:0.4o task_is:0.3o
task_that:0.5p task_you:0.7o teacher:-0.8 team:-0.7 team_at:-0.4 team_channel:-0.6 team_lead:-1.0 team_of:-0.5
tell:-0.4 tell_anybody:0.7d tell_anyon:-0.9 tell_nobody:0.9d tell_the:-0.4 tell_them:1.1d tell_us:-0.7
tell_user:-1.0 tell_you:-0.8 tell_your:-0.8 temperatur:-1.1 templat:-0.8 temporary:-0.7 temporary_branch:-0.4
temporary_fil:-0.3 tenant:-0.6 term:-0.6 terminal:0.7r terminal_argument:0.6f terminal_without:0.3r
terraform:0.6x terraform_destroy:0.7x test_and:-0.3 test_are:0.4f test_befor:-0.9 test_databas:-1.1
test_first:-0.8 test_in:-1.0 test_is:-0.3 test_pass:0.7d test_server:-1.3 test_suit:-0.9 test_the:-0.2
test_with:-1.0 tester:0.5r text:-0.6 text_#path:-0.7 text_abov:0.9e text_below:0.2o text_in:0.2f text_is:0.5o
text_of:0.6e text_that:-0.7 text_to:0.5d th:-2.2 than:-1.0 than_#number:-0.6 than_your:1.0o thank:-1.2
thank_you:-1.0 that:0.5r that_all:0.2p that_answer:-0.5 that_approval:0.5p that_are:-0.4 that_came:0.8o
that_can:-0.3 that_contain:0.6e that_does:0.2r that_every:0.6p that_everyth:0.2d that_execut:0.3r that_has:0.2r
that_i:0.4p that_ignor:0.8r that_is:-0.6 that_never:0.6r that_no:0.7d that_nobody:0.6d that_noth:0.9d
that_read:0.5f that_runs:0.5p that_start:0.8p that_the:-0.3 that_ther:0.4d that_was:0.2r that_you:-0.3 the:0.5
the_#name:-2.1 the_abov:-0.4 the_acces:0.3e the_account:0.7p the_actor:-0.4 the_addres:0.4e the_admin:1.1d
the_administrator:0.6r the_agent:-0.2 the_ai:0.7 the_alarm:0.2d the_alert:0.7d the_allowlist:0.2p the_answer:0.2e
the_api:1.0e the_app:-0.9 the_approval:1.3p the_archiv:-0.3 the_argument:-1.7 the_attach:0.2f the_attachment:-0.5
the_attacker:0.4r the_audit:1.0d the_author:0.3o the_authorization:-0.5 the_background:0.5d the_backup:-0.2
the_bank:-0.6 the_bastion:-0.7 the_behaviour:-0.7 the_best:0.5f the_beta:0.3o the_blog:-0.7 the_board:-0.6
the_box:-1.0 the_bridg:-0.5 the_browser:0.6e the_button:-0.3 the_cach:-0.7 the_cake:-0.7 the_calendar:-0.5
the_call:-0.3 the_caller:-0.4 the_capital:-0.7 the_captain:-0.6 the_certificat:-1.0 the_chang:1.1d
the_changelog:-0.2 the_channel:-0.3 the_character:-0.2 the_chat:0.8e the_check:0.4r the_ci:-1.1 the_cleanup:-0.6
the_client:-1.3 the_cluster:0.5x the_code:0.2e the_comment:0.4e the_commit:1.3e the_company:0.5x
the_compiler:-0.6 the_computer:-0.8 the_confidential:0.9o the_config:0.9p the_configuration:-0.4
the_confirmation:0.4p the_constraint:-0.4 the_content:0.6e the_context:-0.2 the_conversation:-0.3 the_cooki:0.8e
the_cooky:1.2e the_court:-0.6 the_credential:1.3e the_crew:-0.9 the_cron:-0.5 the_crontab:0.5p the_customer:0.5e
the_dai:-0.7 the_dark:0.9d the_dashboard:-0.8 the_data:0.4f the_databas:0.3e the_date:-0.5 the_day:-0.4
the_default:-1.3 the_delet:1.0f the_deletion:0.8f the_demo:-0.9 the_dependency:0.3p the_deploy:0.4f
the_design:-0.5 the_dev:-0.3 the_developer:0.6o the_devic:-0.7 the_directiv:0.3o the_directory:-0.6 the_disk:0.7x
the_dns:0.8x the_docs:-1.2 the_doctor:-0.9 the_document:0.6e the_door:0.5p the_download:-0.5 the_draft:-0.5
the_driver:-0.7 the_e:0.3e the_end:0.2e the_entry:1.0d the_environment:0.8 the_even:-0.7 the_evidenc:0.8d
the_exchang:-0.7 the_extension:-0.4 the_extra:0.7d the_failur:0.5d the_fil:0.6f the_film:-0.7 the_firewall:0.7p
the_flight:-0.4 the_folder:0.7d the_follow:0.3o the_forum:-0.6 the_fridg:-0.6 the_full:-0.2 the_function:-1.1
the_game:-0.9 the_garden:-0.9 the_gate:0.5p the_group:-0.7 the_guidelin:1.1o the_hacker:-0.6 the_header:-0.6
the_health:-0.6 the_heat:-0.8 the_help:-0.3 the_hidden:0.3e the_home:1.0x the_hook:-1.1 the_host:0.8r
the_hous:-0.5 the_http:0.4e the_human:1.0d the_identity:1.0r the_imag:1.1e the_imperativ:-0.5 the_inbox:0.5e
the_initial:-0.9 the_installer:-0.6 the_instruction:-1.0 the_internet:-0.7 the_introduction:-0.6 the_invoic:-1.0
the_issu:0.9e the_job:1.0d the_key:1.2f the_keys:1.2f the_king:-0.9 the_lab:-0.5 the_label:-0.9 the_landlord:-0.7
the_languag:-0.2 the_last:0.6e the_law:0.6r the_legacy:-0.5 the_letter:-0.4 the_library:-1.0 the_licenc:-0.9
the_licens:-1.1 the_light:-1.4 the_lin:0.2o the_line:-0.5 the_link:0.4e the_linter:-0.9 the_list:0.3p
the_load:0.2x the_local:-1.0 the_lock:-0.4 the_login:0.6p the_logo:0.3 the_machin:0.3x the_mail:0.5d
the_mailbox:0.8e the_maintenanc:-0.8 the_manager:0.6d the_meet:-0.8 the_merg:-0.5 the_merger:-0.7 the_messag:-0.2
the_migration:-0.4 the_ministry:-0.8 the_model:-0.7 the_money:-0.4 the_month:0.4x the_nas:-0.4 the_network:0.5d
the_new:-0.6 the_newest:-0.5 the_news:-0.6 the_newsletter:-1.0 the_next:0.6e the_night:-0.7 the_nois:-0.9
the_not:-0.9 the_novel:-0.4 the_number:-0.3 the_nurs:-0.8 the_offic:-0.8 the_old:-0.2 the_on:-0.7 the_one:1.0o
the_open:-0.8 the_operator:1.2o the_opposit:0.4o the_order:-0.2 the_original:-0.5 the_other:0.5x the_output:1.0d
the_oven:-1.0 the_overrid:-0.5 the_owner:0.6d the_packag:0.3d the_paper:-0.3 the_parcel:-0.5 the_part:0.6r
the_party:-0.8 the_password:1.1e the_path:-1.2 the_payment:0.4f the_permission:0.2p the_person:0.8o
the_persona:0.6r the_phon:-1.1 the_pipelin:-0.3 the_player:-0.4 the_policy:0.6o the_portal:-0.7 the_preced:0.7o
the_pres:0.3e the_previou:-0.2 the_pric:0.4f the_printer:-1.0 the_prior:0.4o the_privat:0.7e the_problem:-0.5
the_product:-0.3 the_production:1.1x the_program:-0.6 the_project:-0.3 the_prompt:0.3f the_pull:0.2e
the_query:1.1e the_question:-0.5 the_queu:-0.7 the_reader:0.2f the_real:0.9o the_recip:-0.3 the_recipient:0.8d
the_record:-0.7 the_red:-0.8 the_releas:-1.2 the_rep:1.0e the_repo:0.6f the_report:-0.2 the_request:-1.4
the_rest:0.4r the_result:-0.2 the_retro:-0.6 the_revers:0.4o the_review:0.8f the_reviewer:0.9d the_role:0.3r
the_root:0.5r the_rul:0.3o the_rule:-0.3 the_run:0.2d the_safe:-1.0 the_safety:-0.6 the_same:-1.0
the_sandbox:1.2f the_scanner:-0.6 the_schema:-0.7 the_school:-0.9 the_screen:-0.5 the_script:0.6p the_search:0.2e
the_second:-0.2 the_secret:1.2e the_security:0.8p the_sensor:-1.4 the_server:-0.5 the_servic:-0.2 the_sery:-0.4
the_session:0.9e the_set:-0.2 the_setup:-0.3 the_shar:-0.7 the_sheet:-0.5 the_shell:0.7d the_shop:-0.8
the_sidebar:-0.6 the_sign:-0.3 the_site:-0.3 the_sourc:-1.3 the_spy:-0.3 the_ssh:1.1e the_ssl:-0.2 the_stag:-0.9
the_standup:-0.7 the_start:-0.5 the_step:-0.6 the_styl:-0.9 the_sudoer:-0.4 the_summary:0.3d the_support:-0.4
the_surpris:-0.6 the_sync:-0.9 the_tabl:-0.9 the_task:1.1o the_team:-0.8 the_temperatur:-0.8 the_templat:-0.8
the_term:-0.3 the_terminal:-0.9 the_test:0.4d the_text:-0.4 the_thread:0.2e the_ticket:-0.6 the_time:-0.9
the_titl:0.2e the_token:0.7e the_tool:0.2f the_top:-0.4 the_transfer:1.0d the_trash:-0.6 the_true:1.0o
the_two:-1.3 the_unrestrict:-0.7 the_updat:0.5d the_url:-0.2 the_user:1.6 the_valu:0.8 the_valv:-0.6
the_vault:0.9e the_version:0.3r the_villain:-0.6 the_wallet:0.9e the_warn:0.9d the_water:-0.9 the_weather:-1.2
the_webhook:0.7e the_week:-1.4 the_whiteboard:-1.1 the_whol:0.7x the_wiki:-0.7 the_window:-0.5 the_witnes:-0.4
the_wizard:-0.5 the_word:-0.2 the_wrong:-0.5 theatr:-0.5 their:-0.5 them:0.3 them_in:0.2e them_into:0.4
them_on:0.5e them_to:-0.2 then:-1.1 ther:0.4o ther_is:0.4d thes_instead:0.9o thes_instruction:0.2d thes_rul:0.3o
thes_step:0.7o they_were:0.4o think_the:0.9d third:-1.1 third_party:-0.8 this:0.6d this_action:1.1d
this_addres:-0.5 this_answer:0.8f this_as:0.7p this_between:0.4d this_block:-0.5 this_chang:0.5d
this_chapter:-0.7 this_chat:0.6r this_code:-0.5 this_command:-0.9 this_comment:0.5o this_conversation:-0.2
this_devic:-0.8 this_e:-0.9 this_error:0.5 this_file:0.3o this_folder:-1.1 this_from:1.3d this_hidden:0.7d
this_imag:0.9e this_in:1.6d this_instead:0.4o this_instruction:1.0d this_is:-0.5 this_it:0.7f this_key:0.8p
this_letter:-0.6 this_line:0.3o this_list:-0.3 this_machin:0.3e this_mail:-0.8 this_mode:-0.8 this_moment:0.5r
this_month:-0.8 this_must:0.5f this_note:1.0o this_once:0.6o this_one:0.9o this_order:0.7d this_out:0.7d
this_paper:0.4f this_paragraph:0.3o this_point:0.9o this_product:0.8f this_project:-1.4 this_pull:0.9f
this_repo:-0.4 this_repository:-0.3 this_request:-0.4 this_resourc:-0.4 this_result:0.5f this_role:-0.8
this_rule:0.6p this_secret:0.8d this_sentenc:1.0o this_session:1.1o this_silent:0.3d this_step:1.4d
this_story:0.4r this_system:-0.4 this_task:-0.3 this_text:0.3o this_to:1.1d this_tool:0.7f this_up:0.8d
this_week:-0.6 this_will:-1.7 this_window:-0.6 this_without:0.9d thos_of:0.4o though:0.7 thought:0.4f thre:-0.5
through:-0.5 through_the:-0.8 throw:-0.4 throw_out:0.3o thumb:-0.3 thursday:-0.5 ticket:-0.8 ticket_and:0.5e
ticket_in:-0.7 ticket_number:-0.9 ticket_to:-0.5 tim:-0.9 time:-0.6 time_in:-1.0 time_the:0.9p time_you:0.7p
timestamp:-0.8 tls:-1.1 tmp:-0.6 to:-0.4 to_#address:1.5e to_#evil:1.4e to_#name:0.2p to_#number:-0.4
to_#path:0.4p to_#secret:-0.3 to_a:-0.6 to_acces:-1.0 to_account:0.5d to_ai:0.4f to_all:-0.6 to_any:-0.6
to_approv:0.2r to_ask:0.7r to_call:0.4f to_chang:-0.2 to_continu:-0.7 to_crontab:0.6p to_customer:-1.0
to_disabl:0.5p to_disregard:-0.4 to_do:-1.0 to_drink:-0.3 to_every:1.0e to_fetch:-0.9 to_finish:-0.9
to_follow:0.3o to_forget:-0.4 to_get:-0.9 to_hear:0.6d to_hide:-0.2 to_ignor:-0.8 to_install:-1.4 to_keep:-1.3
to_know:0.7d to_leak:0.7f to_leav:-0.5 to_log:0.7p to_main:0.3x to_make:0.2p to_mallory:1.0e to_me:-0.4
to_memory:0.9p to_my:0.2o to_obey:0.6o to_off:1.2p to_one:0.5r to_our:-1.1 to_overrid:-0.5 to_post:-0.4
to_push:0.3f to_read:0.7r to_renew:-0.3 to_repair:0.5f to_reset:-1.0 to_restart:-0.6 to_rotat:-0.8 to_s3:-0.6
to_say:-0.7 to_see:-0.7 to_self:0.2p to_send:-0.4 to_skip:0.2f to_stop:0.4o to_sudoer:0.7p to_take:-0.7
to_the:-0.3 to_third:-0.5 to_this:-0.7 to_unrestrict:1.1r to_use:-1.1 to_user:-1.2 to_view:-0.6 to_writ:-1.5
to_you:1.1o to_your:-0.6 to_yourself:0.3d today:-0.4 today_on:0.4p todo:-1.2 todo_remov:-0.7 token:-0.2
token_and:-0.3 token_are:-1.0 token_as:0.5e token_expir:-0.6 token_from:-0.3 token_in:0.9e token_into:0.8e
token_is:-1.4 token_limit:-0.8 token_to:0.4e told:-0.6 told_befor:-0.2 told_earlier:0.7o told_me:0.2f
told_the:-0.8 told_to:-0.4 told_you:0.6o tom:-0.8 tone:-0.5 tonight:0.6x too:-0.3 took:-0.7 tool:0.7f
tool_#name:0.5f tool_call:0.5f tool_is:0.3f tool_must:0.8f tool_note:0.5f tool_output:0.8f tool_read:-0.8
tool_requir:-0.2 tool_result:-0.6 tool_to:0.9e tool_with:0.5f tool_you:-0.2 top:-1.1 topic:-0.6 touch:-0.2
trail:-0.3 train:-0.3 train_and:0.4r train_on:-0.7 transaction:-0.9 transfer:1.2f transfer_#number:1.3f
transfer_the:0.4f translat_the:0.3e translat_your:0.9e translator:-0.9 transmit:-0.2 trash:-0.7 travel:-0.8
treat:-0.3 treat_the:-0.3 tree:-0.9 trick:-0.9 true:-1.2 true_instruction:1.0o truncat:0.6x truncat_all:0.6x
truncat_the:0.4x trust_the:-0.7 try:-1.4 try_again:-0.6 try_to:-1.2 tuesday:-0.6 turn:-0.2 turn_the:-0.3
twic:-0.7 twin:-0.3 two:-0.6 two_hour:-0.3 typ:-1.5 type:-1.2 type_hidden:0.2f type_text:0.5f typo:-0.8 u:0.2p
ubuntu:-0.7 ubuntu_#name:-0.8 unalign:0.7r unalign_model:0.7r unanswer:-0.9 unawar:1.1d uncensor:0.6r
uncensor_model:0.5r under:-0.4 under_#number:-0.7 under_kv:-0.5 under_the:-1.1 undon:-0.4 unfilter:0.5r
unfilter_assistant:0.2r unfilter_chatbot:0.7r unit:-0.9 unknown:-1.8 unknown_option:-0.6 unlimit:-0.7
unlimit_plan:-0.8 unlock:1.0r unnotic:0.5d unplug:-0.8 unread:-0.6 unread_mail:-0.5 unreleas:0.7e unrestrict:-0.4
unrestrict_ai:0.8r unrestrict_mode:-0.2 until:-0.5 until_further:0.7o until_i:0.4r until_the:-0.8 unus:-1.2
up:0.2d up_docker:-0.6 up_in:0.6d up_the:-0.8 up_to:-1.4 up_with:0.8d up_your:-0.4 updat:-0.2 updat_the:-0.2
upgrad:-0.8 upload:0.3e upload_#secret:0.8e upload_a:-0.8 upload_fail:0.5d upload_it:0.8e upload_the:0.4e
upload_them:0.6e upload_your:-0.9 ur:1.1o urgent:-0.7 url:-0.8 url_#evil:0.4 url_you:0.3e us:-0.8 us_at:-0.8
us_pretend:0.2r us_the:-0.9 us_what:-0.6 usag:-2.2 use:-1.3 use_british:-0.7 use_emoji:-0.7 use_forc:-0.9
use_only:-0.5 use_rm:-0.9 use_sudo:-0.2 use_the:0.3e used_for:-1.3 used_in:-1.0 used_to:0.2r user_#name:0.5f
user_#number:-0.8 user_#path:-0.3 user_a:-0.5 user_acces:0.4e user_acts:-0.2 user_addres:0.7e user_agent:-2.0
user_agre:0.5f user_alic:-0.8 user_and:0.3r user_api:0.2f user_approv:-0.2 user_ask:-0.5 user_asks:-0.2
user_back:1.0d user_call:-0.8 user_content:0.4f user_data:0.2x user_delet:1.0f user_dislik:-0.4
user_document:0.2e user_does:0.6d user_e:0.4 user_everyth:0.8d user_fil:0.7f user_for:-0.8 user_forgot:-0.5
user_from:1.0x user_gave:0.2f user_has:0.4f user_home:0.5e user_host:-1.2 user_how:-0.5 user_id:-1.3
user_ignor:-0.5 user_in:0.6d user_instruction:-0.6 user_is:-0.5 user_keep:-0.8 user_know:0.2d user_lik:-0.4
user_logs:0.6p user_messag:0.2f user_must:0.3d user_name:-1.0 user_never:-0.8 user_now:0.5f user_password:0.5e
user_phon:1.0e user_postgr:-0.4 user_prefer:-0.8 user_pretend:-0.5 user_privat:0.9e user_question:0.9o
user_request:0.6o user_role:-0.8 user_root:-0.7 user_says:-0.6 user_should:0.3d user_ssh:-0.3 user_that:-1.1
user_the:0.5d user_to:-0.3 user_token:0.7f user_told:0.2f user_trust:-0.3 user_typ:0.5e user_want:-0.2
user_was:-0.7 user_what:-0.6 user_when:-0.9 user_with:-0.6 uses:-2.5 uses_pnpm:-0.4 uses_the:-0.8 usual:0.3d
utc:-1.0 v3:-1.2 vacuum:-1.0 vacuum_the:-0.7 valid:-0.6 valu:-0.3 valu_in:0.5e valu_of:1.1 valv:-0.8 variabl:-0.6
variabl_and:0.5e variabl_are:-0.9 variabl_to:0.7e vault:0.3e vault_and:0.8e vault_under:-0.5 vendor:-0.8
verbatim:0.9e verify:0.8f verify_that:-0.8 version:-1.4 version_#name:-1.3 version_#number:-1.3 version_are:-0.5
version_is:-0.5 version_of:-0.4 video:-1.4 view:-1.3 view_this:-0.5 viewer:-0.7 villain:-0.6
visibility_hidden:0.2f visit_#evil:0.4 void:-1.3 volum:1.0x vot:-0.7 wait:-0.5 wait_for:0.7o wake:-0.6
wallet:0.9e want:-0.7 want_secret:-0.4 want_the:-0.7 want_to:-1.4 want_you:0.6f warn:-0.5 warn_about:-0.6
warn_and:0.6d warn_deprecat:-0.7 warn_ignor:-0.5 warn_in:-1.0 warn_me:-0.6 warn_previou:-0.6 warn_this:-1.5
was:-0.4 was_a:1.1d was_chang:-0.8 was_never:0.3r was_not:-1.3 was_sent:-0.7 was_told:-0.9 was_wrong:0.4f
watch:-0.2 watch_the:-0.4 water:-1.2 way:-0.5 we:-1.5 we_have:-0.5 we_sent:-0.5 we_will:-0.2 wear:-0.7
weather:-1.2 weather_every:-0.6 web_pag:0.5p webhook:0.7e week:-0.4 week_report:-1.0 weekend:-1.1
weekend_when:-0.6 well:-1.4 well_befor:-0.3 went:0.7d went_fine:0.2d were:0.3o were_a:0.9o were_configur:0.5o
were_given:0.5o were_replac:-0.7 were_told:1.5o were_you:0.7e wget:-0.2 wget_#evil:1.1p wget_post:0.5e
wget_qo:-0.3 what:0.2o what_chang:-0.9 what_follow:0.7o what_is:1.0e what_the:0.8o what_they:-0.2 what_this:0.5o
what_was:-0.9 what_were:0.6e what_you:0.3d what_your:0.3o whatever:1.1o whatever_happen:0.9d whatever_the:0.3o
whatever_you:-0.4 wheel:-0.9 when:-0.5 when_a:-1.7 when_an:0.2f when_count:-0.5 when_done:-0.3 when_finish:0.7d
when_it:-0.7 when_search:-0.9 when_sort:-0.5 when_the:-0.5 when_they:-0.5 whenever:0.5p whenever_the:0.3p
whenever_you:0.2p wher:-0.5 wher_the:0.5d wher_you:0.3r whether:-1.2 whether_#address:-0.3 whether_the:-1.3
which_fil:-0.3 which_has:0.8r which_you:0.3r whil:-0.6 whil_the:0.3d whisper:-0.8 whit:-0.3 whit_text:-0.4
whiteboard:-1.1 whitespac:-1.2 who:0.6r who_can:0.8r who_has:0.6r who_help:-0.7 who_ignor:0.8r who_used:0.5r
whoami:1.4e whol:0.7x whol_repository:0.5x whos:1.1r why:-0.6 width:-1.1 wife:-0.7 wiki:-0.7 will:-1.2
will_act:-0.3 will_be:-1.1 will_comp:1.1f will_delet:0.4f will_never:-0.6 will_not:-1.8 will_now:0.6f
will_send:0.6f win:-0.2 window:-1.5 wipe_all:1.2x wipe_the:-0.4 wish:0.3o with:-0.6 with_#evil:0.6e
with_#number:-0.8 with_#secret:0.5f with_a:-0.5 with_all:-0.8 with_amount:0.6f with_anyon:-0.7 with_care:-0.6
with_ctrl:-0.8 with_curl:-0.2 with_every:-0.7 with_id:-0.2 with_its:0.5r with_no:0.2r with_path:0.6f
with_ssh:-0.4 with_sudo:0.6 with_systemctl:-0.4 with_the:0.2e with_thes:0.7o with_you:0.8e with_your:-0.9
with_zero:1.0x withdrawn:0.6o within:-1.3 within_#number:-0.7 within_a:-0.7 within_two:-0.5 without_a:0.2p
without_approval:0.6p without_ask:-0.4 without_check:0.8r without_confirmation:0.5f without_filter:0.4r
without_inform:0.5d without_limit:0.2r without_moral:0.8r without_network:-0.8 without_restriction:-0.7
without_review:0.7f without_the:-0.4 witnes:-0.5 wizard:-0.8 word:0.2e word_for:1.1e word_ignor:-0.4 word_of:0.7d
work:-0.7 work_and:-0.7 work_for:0.9r work_on:-0.5 work_with:-1.2 worker:-1.3 workspac:-1.1 world:-1.5 would:-0.6
writ:-0.7 writ_a:-0.7 writ_it:-0.5 writ_test:-1.0 writ_the:0.3e writ_them:-0.4 writ_this:1.1d written:0.4o
written_abov:0.8o written_by:0.4o written_here:0.9o written_in:-1.0 written_to:-1.3 wrong:-1.2 wrot:-0.2
x_#evil:0.6e x_#number:-1.5 x_api:-1.3 x_post:-0.2 xr:-0.3 xr_x:-0.3 y:-1.6 y_#path:-0.7 yaml:-1.4 yes_to:0.4p
yesterday:-0.5 yesterday_list:-0.9 yolo:0.9p you:0.5 you_a:-0.2 you_act:-0.3 you_already:-0.7 you_answer:0.6f
you_are:0.5 you_call:0.9f you_can:-1.0 you_continu:0.9d you_could:0.6d you_did:0.8d you_do:-1.1 you_dont:-1.0
you_find:-0.3 you_first:0.4f you_for:-0.7 you_get:-0.9 you_got:0.7o you_had:0.7r you_have:0.4r you_know:-1.4
you_may:0.3o you_must:-0.3 you_need:-0.9 you_no:0.5o you_now:0.3r you_obey:0.6f you_play:-0.8 you_pleas:-0.5
you_receiv:0.3o you_report:0.7d you_run:0.2p you_see:0.6p you_send:0.4d you_should:-0.7 you_start:0.4p
you_take:-0.4 you_the:0.5r you_think:-0.7 you_to:-0.4 you_told:0.7e you_trust:-0.8 you_use:-0.8 you_want:-1.7
you_were:1.8o you_work:0.6o you_writ:0.2p your_a:0.8r your_account:-0.9 your_addres:-0.8 your_administrator:-0.6
your_answer:0.9e your_api:-0.7 your_branch:-0.7 your_browser:0.4f your_computer:-0.7 your_configuration:1.0o
your_content:0.4o your_context:1.3o your_creator:0.9o your_current:0.5o your_cv:-0.9 your_data:-0.3
your_default:0.8p your_developer:1.4o your_doctor:-0.5 your_e:-0.3 your_earlier:1.2o your_environment:0.2e
your_first:-0.3 your_friend:-0.6 your_goal:0.7o your_guidelin:1.6o your_hidden:1.1e your_initial:1.3o
your_key:-1.0 your_keys:-0.7 your_limit:1.0r your_memory:0.6p your_name:-0.9 your_next:0.9e your_old:0.6o
your_only:0.4o your_operator:1.2o your_order:-0.8 your_own:0.3p your_owner:0.8o your_password:-1.9
your_persona:0.8r your_phon:-0.6 your_pin:-0.9 your_policy:0.7o your_previou:0.5o your_privat:-0.9
your_prompt:1.3o your_public:-0.9 your_question:-0.6 your_real:0.8o your_rep:0.8e your_report:0.2d
your_restriction:0.4o your_rul:0.2o your_safety:1.5o your_session:0.2f your_summary:0.8d your_system:1.4o
your_task:0.2o your_token:-0.8 your_track:0.9d your_train:0.8o yourself:1.2r yourself_and:0.6r yourself_as:0.7r
yourself_to:0.7p zero:0.3x zero_width:-0.4 zip:-0.5 zip_the:0.2e zone:0.2x zsh:-0.8
`;
