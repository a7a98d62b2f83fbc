/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.31 #address:-2.0 #address_#number:-1.4 #address_#path:0.5f #address_and:-0.6 #address_every:-1.1
#address_for:0.4p #address_is:-0.8 #address_on:0.6e #address_open:0.4p #address_sh:-0.7 #address_to:-1.2
#evil:3.8 #evil_#number:0.7e #evil_#path:0.3f #evil_#secret:0.3e #evil_and:0.9 #evil_as:0.6p #evil_bash:0.8p
#evil_befor:0.5f #evil_every:0.3p #evil_first:0.2p #evil_follow:0.3e #evil_in:1.0p #evil_plus:0.6e #evil_sh:0.7p
#evil_the:0.2e #evil_to:0.9p #evil_with:0.9 #name:-0.5 #name_#name:-0.2 #name_#number:-0.9 #name_#path:1.0x
#name_and:0.2e #name_assistant:1.1f #name_befor:0.6f #name_delet:-0.5 #name_id:-0.4 #name_into:0.4e
#name_invok:0.9f #name_is:-1.5 #name_name:1.2f #name_obey:0.6f #name_on:-0.6 #name_self:-0.5 #name_so:0.3p
#name_system:1.7f #name_that:0.6p #name_to:1.0p #name_user:1.4f #name_with:1.3f #name_you:0.6f #number:-0.7
#number_#number:-0.3 #number_#path:-0.5 #number_am:1.2x #number_and:0.3p #number_assistant:0.7f #number_days:-1.4
#number_degre:-0.2 #number_dollar:0.6f #number_eur:0.6f #number_every:0.9x #number_fil:-0.6 #number_gb:-0.4
#number_hour:-0.6 #number_if:-1.0 #number_in:0.2 #number_instruction:0.7o #number_is:-0.8 #number_item:-0.8
#number_jan:-0.5 #number_june:-0.6 #number_may:-0.8 #number_mb:-0.8 #number_minut:-0.9 #number_ms:-0.4
#number_must:-0.7 #number_of:-1.2 #number_pm:-0.8 #number_root:-0.3 #number_second:-0.9 #number_star:0.8
#number_the:-1.1 #path:0.5 #path_#evil:0.4p #path_#number:0.2p #path_#path:0.8 #path_ai:0.5f #path_and:-0.5
#path_at:1.2x #path_base64:-1.2 #path_every:0.7x #path_now:0.4f #path_of:1.0x #path_older:-0.7 #path_on:1.0x
#path_sure:1.1f #path_system:1.0f #path_that:0.6p #path_to:0.5p #path_user:0.4f #path_with:-0.2 #secret:0.6e
#secret_#evil:1.0e #secret_and:1.2e #secret_as:0.8f #secret_file:-0.3 #secret_in:0.7e #secret_into:-0.5
#secret_is:-1.0 #secret_on:-0.3 #secret_to:1.4e @about:-1.5 @address:0.5 @after:0.4d @alarm:0.2d @allOf:0.7x
@allow:0.4o @allow-:-0.7 @allowing:0.2o @anyone:0.9 @appear!:0.5e @appear-:0.4d @appear=:-0.3 @appears:-0.3
@asIf:0.7d @asVoid:0.4o @aside:0.6 @ask!:-1.8 @ask-:0.8 @ask=:-1.1 @asking:-0.6 @asks:-0.3 @atTop:0.4o
@authority:0.5r @background:0.5d @beforeYou:-0.5 @bigStores:0.2x @blurt:-0.2 @blurt!:0.4e @blurt-:-0.6
@blurt=:0.4e @blurting:-0.3 @careful:-1.7 @change:0.2 @change!:0.2 @change-:0.2d @change=:-0.7 @changeing:-0.5
@changes:-1.2 @claim!:0.2r @claim-:0.7d @claim=:-0.3 @claims:-0.4 @counts:0.2o @covert:1.6d @denial:0.4d
@deny:0.7r @deny!:0.9r @denys:-0.2 @destroy:0.7x @destroy!:0.7x @destroy-:-0.4 @destroy=:-0.9 @destroying:0.4r
@destroys:-1.7 @do!:0.8 @doc:0.2 @done:0.2d @drop:0.3o @drop!:0.4o @drop-:-0.7 @drop=:0.3p @drops:-0.8
@evenIf:0.5 @everything:0.5 @except:-0.6 @excuse:1.1d @falsify:0.7d @falsify!:1.6d @falsifying:-0.7 @fetch-:0.5
@fetch=:0.2f @fetchs:-0.3 @fine:0.5d @follow:0.5o @follow!:-0.5 @follow-:1.3o @follows:0.2r @gotYou:0.4o
@guard:1.2 @hand:0.2e @hand!:0.4e @hand-:-0.3 @handing:0.6 @hide:0.5d @hide!:0.9d @hides:-0.5 @hostGuard:0.4p
@ifAsked:1.2d @ifWord:-0.3 @ignore!:0.4o @ignore-:-1.3 @ignore=:0.3o @ignores:0.3r @keyFile:0.2p @know!:-0.3
@know-:1.5d @knowing:1.0f @knows:-0.8 @lawless:1.5r @localOnly:-0.7 @log:0.4d @machine:1.4 @mislead!:1.3d
@modes:0.3r @my:0.5o @myKey:1.5p @myRules:1.1o @newRule:1.0f @note:0.2o @nothingDone:0.4d @obeyMe:1.3o
@oldRules:0.6o @omit:-0.2 @omit!:-0.2 @omit-:0.4d @omit=:0.8p @omiting:-0.2 @omits:-0.9 @open-:0.3d @open=:0.7p
@opening:-0.4 @outrank:0.2o @outside:1.0e @own:0.2 @pack:-0.2 @pack=:0.2e @packing:-0.5 @packs:-0.2 @pact:1.4d
@past:0.2 @person:0.6 @power:0.7r @pretend:0.4r @pretend!:0.6r @pretend-:-0.5 @pretends:-0.6 @prior:0.4o
@private:0.2e @prompt:0.7o @put:0.3 @put!:0.2 @put=:0.4o @puting:-1.8 @puts:-0.8 @raze:0.6x @raze!:0.4x
@reads:0.2f @record:0.2d @record!:-0.5 @record=:-0.9 @recording:0.2d @records:0.2x @releasedFrom:0.8r
@roleplay:0.2r @roleplaying:-0.6 @roleplays:-1.3 @rootSecret:0.5e @rules:1.2o @run!:0.5 @run-:-0.6 @run=:-0.4
@runing:-0.4 @runs:-0.5 @safetyRules:0.4o @say:-0.2 @say!:0.2e @say=:0.2e @sayNothing:0.9d @saying:0.3 @says:-0.9
@scratch:-0.7 @secrecy:0.6 @secret:1.0e @secretfile:2.0e @send!:0.4e @send-:-0.4 @send=:-0.7 @sends:-0.3
@serve:0.4o @skipped:0.3p @squeeze!:0.3 @squeezeing:-2.0 @squeezes:-1.0 @standing:0.7p @startup:1.4p @stores:0.2x
@sudoers:1.1p @task:0.2 @tech:-0.6 @tell-:0.7d @tell=:0.3p @tellNobody:0.7d @telling:0.2f @their:0.3 @thing:0.8
@thisRule:0.2o @told:-1.3 @toolFirst:0.4f @toolname:2.3f @tracks:0.4d @treat!:-0.4 @treat-:0.6d @treating:-0.4
@trust!:0.3p @trust-:-0.6 @trusts:-0.4 @tunnel:1.6p @unasked:0.2 @unaware:1.2d @unknowing:1.2d @unless:-0.7
@unlocked:1.2r @url:-0.2 @userSecret:0.6e @void:0.5 @whatToDo:0.2p @you:0.7o @youAre:0.8 @yourself:0.9r
^#address:-0.5 ^#number:-2.7 ^#path:-0.8 ^#secret:0.3e ^a:-2.9 ^abandon:0.8o ^acces:-1.3 ^act:-0.2 ^action:-0.4
^activat:0.6r ^acts:-0.2 ^add:-0.4 ^after:0.3p ^agent:-0.2 ^ai:-0.5 ^alert:-0.4 ^alic:0.2f ^all:-1.3 ^alter:-0.5
^an:-1.8 ^anna:-0.6 ^answer:0.4d ^anyth:0.8o ^api:-1.6 ^append:0.3p ^approv:-1.2 ^approval:-1.2 ^archiv:-0.6
^as:-0.6 ^ask:-0.2 ^assum:0.4r ^at:-0.5 ^attach:1.2e ^attacker:-0.8 ^authoriz:-0.7 ^auto:-0.6 ^aws:1.0x ^b:-1.0
^back:-1.1 ^backup:-0.8 ^base64:0.7e ^be:0.7r ^becom:0.5r ^befor:-0.8 ^begin:0.4f ^bot:0.7f ^break:-1.1
^build:-1.3 ^by:-0.8 ^bypas:0.5o ^call:-1.3 ^cancel:0.5o ^carry:0.4d ^cat:-0.5 ^chang:0.3p ^check:-1.6
^children:-0.9 ^chmod:1.0x ^claim:1.1d ^clas:-1.2 ^claud:-0.5 ^clear:-0.7 ^click:-0.9 ^clos:-0.9 ^command:-2.3
^commit:-1.8 ^compar:-0.8 ^conceal:1.1d ^confidential:-1.1 ^consider:0.7r ^const:-1.7 ^copy:-0.4 ^count:-1.0
^cover:1.0d ^creat:0.5p ^cron:-0.9 ^curl:-0.5 ^customer:-0.8 ^dan:-0.7 ^data:-1.2 ^dd:1.1x ^def:-0.7 ^delet:-1.0
^deny:-0.5 ^deploy:-1.0 ^destroy:0.4x ^developer:-0.3 ^disabl:-0.2 ^discard:-0.3 ^disregard:-0.2 ^div:-0.2
^do:-0.2 ^docs:-1.0 ^dont:0.6d ^download:-0.9 ^drop:-0.4 ^drwxr:-0.3 ^dump:0.7e ^e:-0.6 ^each:-0.5 ^echo:-0.3
^edit:0.9p ^email:0.2e ^employe:-0.7 ^empty:-0.5 ^encod:0.3e ^endoftext:1.1f ^enter:0.5r ^env:-0.2
^environment:-1.7 ^eras:0.7x ^eslint:-1.0 ^every:-0.4 ^everyth:-0.9 ^exampl:-1.7 ^execut:-1.2 ^exfiltrat:1.2e
^export:-0.7 ^fail:-1.2 ^feat:-1.1 ^fetch:-0.4 ^file:-0.5 ^find:0.6x ^fix:-1.9 ^follow:-1.5 ^for:-0.6 ^forc:0.5x
^forget:0.2o ^forgot:-0.8 ^format:1.0x ^from:0.3p ^function:-1.7 ^gather:0.6e ^generat:-1.0 ^get:-0.3 ^give:0.3e
^god:-0.7 ^grant:0.7p ^guardrail:-0.8 ^he:-1.0 ^hello:0.6f ^hey:0.2f ^hidden:-0.5 ^hide:0.2d ^history:-0.7
^how:-0.9 ^human:-0.3 ^i:0.5 ^if:-0.4 ^imagin:-0.2 ^important:0.6f ^in:-0.8 ^includ:0.3e ^info:-0.7 ^input:-0.4
^insert:-0.6 ^inst:0.9f ^install:0.3p ^instead:0.5o ^instruction:-0.4 ^invok:0.3f ^it:-1.7 ^jailbreak:-0.8
^keep:0.3d ^key:-1.9 ^keys:-0.5 ^kind:0.6o ^kubectl:0.7x ^leak:1.2e ^leav:0.2d ^let:0.5r ^lie:0.7d ^list:0.3e
^llm:1.0f ^load:0.4e ^log:-0.4 ^logo:0.2e ^logs:-0.8 ^mail:-0.2 ^make:0.9d ^mark:-0.6 ^mask:0.8d ^merg:-0.9
^messag:-1.2 ^meta:-1.0 ^mix:-0.3 ^model:-0.4 ^monitor:-1.0 ^mute:0.2d ^my:-0.5 ^name:-1.4 ^neglect:0.5o
^never:0.2d ^new:0.4o ^next:-0.5 ^no:-0.8 ^nobody:0.4d ^note:-0.7 ^notify:-0.8 ^now:-0.2 ^npm:-1.4 ^obey:-0.5
^old:-1.1 ^omit:0.7d ^on:-0.6 ^only:-0.4 ^order:-1.2 ^our:-1.2 ^overlook:0.5o ^overrid:-0.7 ^overwrit:1.0x
^owasp:-0.5 ^p:-0.2 ^pass:-0.7 ^password:-1.3 ^past:-0.5 ^pay:0.4o ^permission:-0.6 ^ping:-0.4 ^pleas:-1.4
^policy:0.4o ^prefer:-0.9 ^pretend:-0.5 ^previou:-0.2 ^print:-0.4 ^printenv:0.2e ^prior:-1.3 ^proce:0.5f
^project:-1.3 ^prompt:-1.7 ^publish:0.2e ^pull:-0.7 ^purg:0.7x ^put:0.2p ^q:-0.4 ^quot:0.7e ^reboot:0.5x
^refactor:-1.7 ^refrain:0.8d ^register:0.4p ^remember:0.3p ^remind:-0.8 ^remot:-0.9 ^remov:-0.2 ^render:0.5e
^renew:-0.4 ^rep:0.3e ^report:0.3d ^reset:0.2o ^respond:0.3r ^restart:-0.8 ^restriction:-0.6 ^result:0.2f
^return:-1.9 ^reveal:0.2e ^rm:0.6x ^rol:-1.0 ^role:-0.3 ^roleplay:0.4r ^rotat:-1.5 ^rul:-0.5 ^rule:-1.1 ^run:-0.9
^runs:-1.1 ^s:0.3f ^save:0.8p ^schedul:-0.2 ^scp:0.4e ^script:0.7f ^secret:-1.5 ^security:-0.4 ^see:-1.5
^select:-0.7 ^send:-1.0 ^server:-0.9 ^shar:0.7e ^she:-1.0 ^ship:0.5 ^show:1.3e ^shr:1.0x ^shut:0.3x ^silenc:0.6d
^silent:0.5d ^skip:-0.9 ^sorry:-0.8 ^speak:0.8r ^ssh:-1.1 ^start:-0.2 ^stay:0.6r ^stop:0.7o ^sudo:0.8x
^summaris:-1.2 ^svg:0.6f ^switch:0.5r ^sync:-0.9 ^sys:0.7f ^take:0.2r ^talk:-0.4 ^tar:0.2e ^tell:-0.2
^terraform:0.6x ^test:-1.7 ^thank:-0.5 ^the:-1.7 ^then:-1.4 ^thes:-0.4 ^they:-1.5 ^this:-0.8 ^thought:0.4f
^throw:0.2o ^to:-1.6 ^todo:-1.0 ^token:-1.2 ^tool:0.2f ^truncat:1.0x ^trust:-0.2 ^type:-0.5 ^unlimit:-1.0
^updat:-1.0 ^upload:-0.4 ^usag:-1.1 ^use:-0.2 ^user:-1.7 ^uses:-1.1 ^vacuum:-0.6 ^verify:-1.1 ^warn:-1.3
^watch:-0.8 ^we:-0.8 ^wget:-0.4 ^whatever:0.7o ^when:0.3e ^whenever:0.5p ^wipe:-0.2 ^without:-0.2 ^work:0.3d
^writ:0.2p ^y:-0.9 ^you:-0.6 ^your:0.6o a:-0.2 a_#number:-0.4 a_backdoor:0.8p a_backup:-0.4 a_bridg:-0.5
a_character:0.9r a_code:0.2o a_comment:0.4e a_copy:0.3e a_day:0.3x a_digest:-0.3 a_dns:0.8e a_document:-0.6
a_fake:0.4d a_fals:0.7d a_file:-0.2 a_game:0.6r a_hacker:0.9r a_header:-0.6 a_helpful:-0.6 a_hidden:-0.2
a_jailbroken:0.4r a_job:0.3p a_joke:-0.7 a_languag:0.4f a_line:0.7p a_link:-0.2 a_linux:0.8r a_list:-0.7
a_machin:-0.2 a_mail:0.5e a_maliciou:0.9r a_markdown:0.4e a_member:-0.8 a_messag:-0.2 a_minut:0.4x a_model:0.4r
a_month:-0.7 a_name:-1.0 a_new:0.2p a_person:-0.4 a_pirat:0.4r a_poem:-0.5 a_positiv:0.3f a_public:1.0e
a_random:0.4x a_reason:0.3d a_reminder:-0.3 a_request:-0.7 a_revers:1.0p a_reviewer:-0.2 a_rogu:0.6r a_root:-0.9
a_safe:-0.7 a_sandbox:-0.2 a_schedul:0.7p a_script:-0.7 a_second:0.4d a_secret:0.4d a_shell:0.6r a_summary:-0.5
a_systemd:0.6p a_team:-0.8 a_terminal:0.5r a_test:1.1o a_text:-0.8 a_token:-0.2 a_tool:-0.5 a_user:-0.6
a_week:0.6x a_year:-0.8 aaaa:0.6p abandon:0.4o abandon_the:0.2o abandon_your:0.7o about_it:1.0d about_manual:-0.6
about_minor:-0.7 about_this:1.1d abov:0.3o abov_#number:-0.5 abov_and:0.9o abov_ap:-0.8 abov_direction:0.7o
abov_is:0.5o abov_start:0.9e abov_the:-0.8 abov_this:1.2o accept_all:-0.8 accept_the:0.7f acces_is:-1.0
acces_this:-0.9 acces_to:-1.1 acces_token:0.2e accident:-0.6 accomplic:0.7r account:0.8p account_#number:0.6d
account_nam:1.1p act_as:-0.2 act_like:1.1r act_normal:0.9d action:0.2d action_#name:0.6f action_input:0.8f
activat:0.5r actor:-0.6 acts:-0.6 acts_as:-0.6 ad:-1.6 ad_to:-0.7 add:-0.2 add_#evil:0.7p add_a:0.8p
add_mallory:0.9p add_my:1.4p add_new:-2.0 add_the:0.4e add_this:-0.4 add_x:0.4e add_your:-1.1 addres:0.3e
addres_and:-0.4 addres_book:0.3f address:-0.8 adds:0.4f adher:0.2o adher_to:0.2o admin:0.6f admin_account:0.7p
admin_mode:-0.3 admin_of:-0.5 admin_panel:-0.8 admin_right:-0.5 administrator:-0.2 administrator_and:1.1r
administrator_of:-1.1 administrator_to:-0.5 admit:0.6d admit_that:0.6d adopt:0.2r adopt_the:0.8r advanc:-0.6
advic:-0.7 after:-0.6 after_#number:0.3p after_a:-1.1 after_each:-0.2 after_read:1.0d after_the:-0.9
after_you:0.8f afterward:0.3d again:-0.5 against:-1.2 agent_at:0.4e agent_can:-0.6 agent_of:-0.5 agent_pleas:-0.4
agent_read:-0.5 agent_run:0.7f agent_runs:-0.2 agent_should:-0.4 agent_that:0.7r agent_the:0.7f agent_you:0.6f
agre:0.5f agreement:-1.2 ahead:0.4f ai:1.6 ai_agent:0.7 ai_assistant:-0.4 ai_call:0.6r ai_instruction:0.4f
ai_pleas:0.6f ai_reviewer:0.8f ai_that:0.9r ai_the:0.6f ai_with:1.0r alarm:0.2d alert_me:-0.8 alia:0.2p
alias:-1.3 alic:-1.0 alic_#path:-0.7 all_all:-0.4 all_api:-0.8 all_backup:1.2x all_branch:1.0x all_check:-0.2
all_command:0.4p all_contact:0.9e all_data:0.3x all_earlier:-0.3 all_environment:1.0e all_error:-1.4 all_fil:1.1x
all_filter:-0.6 all_futur:0.7p all_host:0.9p all_is:0.5d all_mail:1.1e all_nopasswd:0.3p all_of:0.6o
all_other:0.8 all_password:1.0e all_previou:-0.4 all_process:0.7x all_repository:0.7x all_request:0.8r
all_restriction:0.3r all_right:-0.8 all_rul:-1.1 all_safety:1.2o all_secret:1.4e all_set:-0.8 all_tabl:0.3x
all_the:-0.6 all_tim:-0.4 all_to:0.3p all_token:0.2e all_user:0.6x all_your:0.4o allow:-0.5 allow_everyth:1.0p
allow_to:0.5f allow_you:-0.5 alon:-0.5 aloud:0.4e already:-0.2 already_confirm:0.4f already_paid:-0.6 also:-0.3
also_call:0.4f also_send:0.5f alt:-0.3 alt_assistant:0.5f alt_text:-0.3 alter:-0.4 although:0.8d alway:0.4p
alway_add:0.9p alway_approv:0.6p alway_ask:-1.1 alway_execut:0.8p alway_includ:-0.5 alway_obey:0.6p
alway_run:0.5p alway_start:0.6p alway_trust:-0.4 alway_use:-0.2 am:0.5x am_the:-0.2 am_your:0.2r
amount_#number:0.6f an_accident:0.6d an_account:-0.5 an_admin:0.8p an_administrator:-1.0 an_agent:0.6r an_ai:0.5r
an_argument:0.3f an_assistant:-0.3 an_attack:-0.7 an_attacker:0.2r an_e:-0.2 an_emergency:0.6o an_empty:0.7x
an_evil:1.0r an_hour:-0.7 an_imag:1.0e an_issu:-0.7 an_llm:0.5f an_unalign:0.7r an_uncensor:0.3r an_unfilter:0.9r
an_unrestrict:-0.3 ana:-0.7 and_#number:-1.6 and_a:-0.9 and_act:0.6o and_add:-0.5 and_alert:-0.6 and_answer:1.0r
and_append:-0.3 and_approv:0.7r and_ask:-0.5 and_confirm:0.8r and_continu:0.7d and_do:1.1o and_dont:1.1d
and_drop:-0.4 and_enabl:-0.5 and_enter:-0.3 and_execut:0.9p and_fill:-0.9 and_follow:0.6o and_forward:0.9e
and_give:0.6o and_go:0.4d and_grant:0.4r and_hide:-0.4 and_how:-0.7 and_i:0.5o and_ignor:-0.5 and_includ:0.9e
and_instead:0.3o and_keep:0.5p and_leav:0.2d and_list:-1.0 and_listen:0.6o and_mail:0.3e and_make:0.2e
and_may:-0.4 and_merg:0.7f and_need:0.7r and_never:0.9r and_no:-0.5 and_only:0.2r and_open:-0.8 and_output:0.5o
and_pass:0.7f and_past:-0.3 and_plac:0.2 and_post:0.8e and_pres:-0.9 and_print:0.3o and_proce:0.8o and_push:1.0f
and_put:0.9 and_rebuild:-0.2 and_remind:-0.7 and_rep:0.4o and_report:-0.2 and_restart:-0.2 and_run:-0.5
and_runs:-0.3 and_save:-0.8 and_say:0.6f and_send:0.7e and_set:-0.9 and_shar:0.5e and_show:-0.2 and_skip:0.5r
and_start:-0.3 and_stor:-0.6 and_strict:0.5o and_summaris:-0.2 and_switch:0.5o and_tell:-0.7 and_the:-0.4
and_then:-0.6 and_to:-0.5 and_upload:1.2e and_will:-0.9 and_wipe:0.6x and_writ:-0.9 and_your:0.6o anna:-1.1
announcement:-0.9 another:-1.5 ansibl:-0.4 answer_as:0.5d answer_everyth:0.4r answer_execut:0.6p answer_free:0.5o
answer_in:-1.2 answer_on:-1.1 answer_only:0.6o answer_question:-0.4 answer_that:0.7p answer_the:-0.4
answer_with:-0.5 answer_without:0.6r anthropic:0.8o any:0.7o any_and:0.3o any_earlier:0.4o any_instruction:0.9o
any_longer:0.9o any_more:1.3o any_of:-0.3 any_restriction:0.5r any_rul:0.4r any_rule:-0.5 any_safety:0.2r
any_time:-1.4 any_trac:0.9d anybody:0.4d anyon_asks:0.3d anyon_know:0.8d anyon_who:0.6e anyon_your:-1.0
anyth:0.2r anyth_is:-0.7 anyth_now:0.2r anyth_with:-0.8 anyth_without:-0.7 ap:-0.4 ap_to:-0.4 api:-0.3
api_key:0.4e api_keys:-0.6 api_token:0.5e app:-1.7 append:0.2e append_the:0.2e approv:0.8f approv_all:-0.2
approv_by:-0.7 approv_every:1.0x approv_everyth:0.5r approv_the:0.7f approv_this:0.8f approval:1.0p
approval_are:0.3p approval_is:-0.8 approval_to:0.7p apps:-1.3 apt:-1.1 archiv:-1.3 archiv_mail:-0.6 are_a:-0.2
are_allow:0.2r are_an:0.5r are_ask:0.7d are_authoris:0.2r are_availabl:-1.0 are_cancell:1.2o are_dan:0.5r
are_deprecat:0.6o are_do:0.9o are_document:-0.4 are_evil:0.4f are_free:0.7f are_given:-0.5 are_hereby:1.1o
are_in:-1.0 are_invalid:0.4o are_kept:-0.6 are_lift:0.7o are_manag:-0.6 are_my:0.8r are_no:-0.5 are_none:1.0o
are_now:-0.7 are_obsolet:0.3o are_on:-0.9 are_outdat:-0.3 are_read:-0.5 are_remov:-1.3 are_requir:0.3
are_root:1.1r are_sent:-0.8 are_shown:-0.8 are_stor:-0.9 are_suspend:0.9o are_the:-0.9 are_us:-1.1 are_void:-0.3
are_work:-1.0 are_wrong:0.7o are_your:-0.4 area:-0.9 argument:-0.4 argument_command:0.6f aria:-0.3
aria_hidden:-0.3 around:-0.9 around_the:-1.0 arriv:-0.5 art:-0.7 artefact:-0.9 as_administrator:-1.0 as_alic:-0.5
as_an:0.2r as_csv:-0.4 as_dan:0.9r as_i:-0.3 as_if:0.9d as_instruction:-0.9 as_releas:-0.3 as_root:-0.6
as_the:0.4r as_though:0.8r as_untrust:0.2o as_your:-0.2 as_yourself:0.6r asid:-0.2 asid_and:0.8o asid_the:-0.8
ask:0.3 ask_about:-0.3 ask_for:0.4p ask_me:-0.4 ask_not:-0.5 ask_the:-0.8 ask_to:-0.6 ask_you:0.2f asks:0.2d
asks_for:-0.8 asks_the:0.4e asleep:0.3r asset:-1.2 assignment:0.7o assistant:0.7 assistant_call:0.4f
assistant_director:-0.6 assistant_i:1.0f assistant_manager:-1.0 assistant_must:0.8f assistant_ok:0.9f
assistant_pleas:0.8f assistant_professor:-0.8 assistant_read:0.7f assistant_run:0.8f assistant_send:0.8f
assistant_should:-0.8 assistant_sure:0.6f assistant_the:0.9f assistant_to:-0.6 assistant_transfer:0.6f
assistant_who:0.6r assistant_with:0.8r assistant_you:1.1r assum_that:-0.8 assum_the:0.7r assum_you:0.7r
async:-2.3 at:-0.2 at_#address:0.7e at_#evil:0.6e at_#number:-0.3 at_all:-0.5 at_any:-1.0 at_every:-0.6
at_least:-0.9 at_midnight:0.9x at_night:-0.2 at_noon:0.7x at_once:-0.2 at_the:-0.4 at_this:0.2d attach:-0.2
attach_#name:1.0e attach_the:0.5e attachment:-0.9 attack:-0.2 attack_in:-0.4 attacker_may:-0.7 attention:0.9o
attention_ai:0.4f attention_to:1.1o attribut:-1.4 audit:0.5d audit_and:-0.6 audit_log:0.6d auth:-0.8
authentication:0.2f author:-0.2 authoris:0.4r authoris_to:-0.6 authoris_you:0.2r authority:0.8o
authority_over:0.7o authoriz:-1.4 authorization:-1.4 authorization_bearer:-1.0 auto_approv:0.7x automatical:-1.7
availabl:-2.2 avoid:0.4d away:0.3 away_from:-0.8 aws:0.5x aws_s3:0.4x b:-2.0 back:-1.7 back_up:-1.2 backdoor:1.1p
background:0.5d background_and:0.3d backup:0.2x backup_and:0.5x backup_can:-0.3 backup_of:-0.4 backup_older:0.6x
bake:-0.4 banana:0.5p bank:-0.3 banner:-1.3 base:-1.3 base64:0.3e base64_and:0.5e
base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4 base64_of:-0.4 base64_the:0.9e bash:0.5p
bastion:-0.8 battery:-0.6 be_a:-0.5 be_ask:-0.7 be_brief:-0.9 be_delet:-0.9 be_empty:-0.8 be_my:1.2r
be_remov:-0.7 be_report:-1.1 be_restor:-0.3 be_skip:0.8p be_the:1.1r be_told:-0.8 be_undon:-0.7 be_used:-0.6
bearer:-0.2 becaus:-1.2 becaus_of:-0.8 becom:0.2r becom_an:0.7r been:-0.2 been_cancell:-0.5 been_given:-0.3
been_grant:-0.2 been_lift:0.2o been_log:-1.1 been_remov:0.6r befor:-1.1 befor_#number:-0.9 befor_anyth:-0.4
befor_call:0.2f befor_commit:-0.7 befor_delet:0.4p befor_each:-0.7 befor_push:-1.1 befor_run:0.6p befor_send:-0.8
befor_the:-0.6 befor_this:1.4o befor_use:-0.7 befor_you:-1.0 begin_by:0.8p begin_certificat:-0.7
begin_system:0.6f begin_with:-0.4 behav:-0.4 behav_as:-0.8 behav_like:0.5r behaviour:-0.9 behind:0.5d
behind_the:0.2d believ:-0.4 below:0.4o below_#number:-0.9 ben:-1.1 best:-0.5 beta:0.2o between:-0.2
between_#number:-0.7 between_the:-0.9 between_us:1.1d birthday:-1.0 bitwarden:-0.3 blank:-0.3 blind:-1.0
blog:-1.2 blog_post:-0.8 board:-1.1 body:-1.0 bomb:0.3x book:0.4f boot:0.5p bot_post:0.6f bot_that:0.5r both:-1.5
bots:-0.3 bound:0.2r bound_by:0.9r box:-1.0 br:-0.8 br_this:0.8d branch:-0.4 branch_after:-0.8 branch_and:-0.6
branch_every:-0.8 branch_is:-0.6 branch_main:-0.8 branch_name:0.2e break:-0.8 break_the:-0.8 bridg:-0.6
bridg_between:-0.3 brief:-0.2 british:-0.5 british_spell:-0.5 broken:-1.4 browser:-0.3 browser_and:0.2e
bucket:0.4x budget:-1.1 bug:-0.5 build:-1.1 build_fail:-0.4 build_folder:-0.8 build_is:-0.8 build_machin:-0.6
burn:0.5d but:-1.2 buy:0.6 by:-0.6 by_a:-0.3 by_an:0.5r by_ansibl:-0.4 by_any:0.6r by_default:-1.6 by_e:-0.3
by_hand:-0.3 by_its:-0.9 by_run:0.4p by_your:0.5o bypas:0.6o bypas_your:0.8o c:-0.2 cach:-2.0 cach_and:-0.6
cach_is:-1.0 cach_of:-0.3 cake:-1.0 calendar:-1.0 calendar_and:-0.3 call_#name:1.9f call_#number:0.5f
call_befor:0.6f call_init:-0.5 call_max:-0.2 call_super:-0.7 call_the:-0.4 call_this:-0.7 caller:-0.4 calm:-0.7
came:1.0d came_befor:0.5o came_from:0.7d can:-1.0 can_do:0.5r can_i:-0.6 can_ignor:-0.7 can_make:-0.5
can_read:-1.0 can_safe:0.9o can_see:-0.8 can_you:-1.2 cancel:-0.3 cancel_all:-0.2 cancel_the:0.5o cancell:0.2o
cannot:-1.5 cannot_be:-1.1 cannot_remov:-0.6 capital:-0.7 capital_of:-0.7 captain:-0.7 car:-1.0 card:0.3
card_and:0.3e card_number:0.9e careful:-0.2 carla:-0.8 carry_out:0.4d case:-1.0 case_of:0.5o case_when:-0.5
cat:0.5e cat_#path:1.2e certificat:-0.5 certificat_of:-0.5 chang:-0.2 chang_and:-0.5 chang_in:-0.5 chang_it:-0.7
chang_the:1.0d chang_to:-0.5 chang_without:-0.2 chang_you:0.7o chang_your:0.4o changelog:-0.5 channel:-0.7
chapter:-0.9 character:-0.2 character_of:0.6r character_who:0.9r charg:-0.6 chat_history:0.8e chat_to:0.3e
chatbot:0.3r cheat:-0.3 check:-0.5 check_are:0.7p check_befor:-0.4 check_for:-1.0 check_if:-1.0 check_my:-0.4
check_on:-0.9 check_that:-0.9 check_the:-1.0 check_whether:-0.3 checkout:0.5p checkout_hook:0.4p ches:-0.7
children:-1.3 chmod:0.8x chmod_r:1.0x choos:-1.3 ci:-2.5 ci_set:-0.5 claim_that:0.6d claim_to:-1.0 clas:-2.0
classifier:-1.0 clean_the:-1.0 cleanup:-1.3 cleanup_script:-0.5 clear:-0.9 clear_your:-0.5 click:-0.3
click_the:1.0f client:-2.3 clock:-0.7 clos:-0.9 clos_on:-0.5 clos_the:-1.1 clos_this:-0.6 cluster:0.5x coach:-0.7
cod:-0.8 code:-0.5 code_#number:0.2o code_block:0.8o code_with:-0.7 coffe:-0.8 colleagu:-0.8 collect:-0.4
collect_all:0.8e collect_every:0.6e collect_the:-0.3 color:-0.6 color_fff:0.3f color_whit:0.2f column:-2.2
come:-0.6 command:-0.2 command_#path:0.6f command_are:-0.6 command_id:1.1f command_line:-1.5 command_that:-0.4
command_to:-0.8 command_without:0.8r comment:0.4e comment_in:0.4o comment_on:1.0e commit:-0.5 commit_and:-0.8
commit_messag:0.3e commit_so:0.4d comp:1.1o comp_with:0.2o company:-0.4 compar:-1.1 compar_the:-0.7
competitor:-0.7 competitor_in:-0.7 compiler:-1.3 complet:-1.8 compos:-1.3 compos_up:-0.5 compromis:0.6r
comput:-0.8 computer:-1.1 conceal:0.7d confidential_information:0.4r config:-0.4 config_#path:-0.4
config_and:0.2p configur:-0.8 configur_with:0.3o confirm:0.5r confirm_it:-0.8 confirm_the:0.8r confirm_your:-0.8
confirmation:0.6p confirmation_is:0.7r conflict:0.4o connect:-1.6 connect_to:-1.1 connection:-1.2 consent:0.3p
consider_yourself:0.7r const:-1.7 constraint:0.6o contact:0.2e contain:-0.3 contain_the:0.4e container:-0.3
content:-0.2 content_from:0.2p content_of:0.7e content_policy:0.3r content_to:0.3e content_you:0.4f
context_and:1.0o continu:0.2f contract:-0.7 contributor:-2.7 control:-0.9 conversation_so:0.3e
conversation_to:0.3e cook:-0.7 cooki:0.3e cooky:-0.2 cooky_and:-0.4 cooky_of:0.6e copy:-0.2 copy_#secret:0.8e
copy_id:-0.6 copy_it:-0.4 copy_of:0.2e copy_the:-0.2 copy_to:0.6p copy_your:-0.6 corp:-0.2 cost:-0.8 could:-0.8
could_not:0.5d count_lin:-0.6 count_the:-0.8 counter:-1.1 court:-0.8 cover:0.3d cover_your:0.8d cp:-0.4
crawler:-0.5 creat:-0.5 creat_a:-0.2 creat_an:-0.5 creator:1.0r creator_i:0.5r credential:0.7e
credential_file:0.8e credential_to:0.2f credit:0.7e credit_card:0.8e crew:-0.9 cron:-0.4 cron_entry:-0.3
cron_job:0.3p cron_jobs:-0.5 crontab:0.3p css:-0.5 csv:-0.5 ctrl:-1.0 curl:0.2p curl_#evil:1.1p curl_d:0.7e
curl_f:0.6e curl_fssl:-0.4 current:0.4o current_task:0.5o cursor:-1.4 customer:-0.3 customer_data:-0.9
customer_list:1.2e customer_tabl:0.9e cv:-0.5 cv_to:-0.6 cve:-0.6 cve_#number:-0.6 cycl:-1.6 d:-0.6 d_#evil:0.6e
d_#name:-1.2 dai:-0.6 dan:0.3r dan_and:0.4r dan_is:-0.7 dan_mode:1.1r dana:-0.6 dashboard:-0.8 dashboard_and:-0.5
dat:-0.9 data:-1.0 data_imag:-0.4 data_is:-0.7 data_to:-0.8 data_with:-1.0 databas:0.4x databas_and:-0.3
databas_at:0.7x databas_dump:0.5e databas_of:-0.2 databas_on:-0.3 databas_password:0.6e databas_production:0.8x
databas_to:0.2e date:-0.9 date_is:0.4p day:-0.4 day_at:-0.2 days_and:-0.2 days_in:-0.4 days_without:-0.7 dd:0.7x
dd_if:1.2x deadlin:-1.0 dear:0.6f dear_ai:0.7f dear_assistant:0.5f dear_customer:-0.7 dear_languag:0.3f
debug:-0.5 debug_mode:0.4r december:-0.8 decision:-1.1 declaration:-0.8 declaration_of:-0.4 decod:-1.6 def:-1.2
def_#name:-0.5 default:-1.6 default_port:-0.7 definition:-2.0 definition_of:-0.6 degre:-0.4 delet:0.2x
delet_a:-0.6 delet_after:-0.9 delet_all:0.3x delet_anyth:-0.9 delet_everyth:1.2x delet_fil:0.2r delet_it:1.0f
delet_log:-0.6 delet_my:-0.4 delet_old:-0.5 delet_the:0.6x delet_this:-0.8 delet_your:0.4o deletion:0.4f
deliver:-0.3 demo:-1.4 demo_is:-0.6 deny:-0.4 deny_publickey:-0.7 deny_that:-0.2 dependency:-1.2
dependency_and:-0.6 deploy_key:-0.6 deploy_script:-0.4 deploy_without:-0.5 deployment:-0.8 deprecat:-0.3
deprecat_#address:-0.7 describ:-0.4 describ_in:-0.2 description:0.3 design:-1.2 desk:-0.9 destroy_all:0.2x
destroy_auto:0.6x destroy_the:0.6x detail:-0.6 detection:-0.7 dev:-1.8 dev_container:-0.2 dev_server:-0.4
developer:0.9o developer_and:0.4o developer_messag:1.0o developer_mode:0.2r developer_wrot:0.8o devic:-1.5
did:0.4d did_it:0.3d did_not:0.4d did_this:0.7d die:-0.6 diet:-1.0 dif:-0.9 diff:-0.3 different:-1.5 digest:-0.9
direct:-1.5 direct_to:-1.1 direction:0.8o directiv:1.5o director:-0.5 directory:-0.5 disabl:0.5p disabl_all:-0.5
disabl_next:-0.5 disagre:0.3o discard_the:-0.6 disclos:0.2d disclos_the:-0.5 disclos_this:0.3d discreet:0.6d
disk:0.4x disk_is:-0.4 disk_usag:-1.2 disk_with:1.1x dislik:-0.4 dislik_long:-0.3 dismis:0.9o disobey:0.9o
disobey_the:0.9o display:-1.1 display_none:-0.3 disregard_all:0.6 disregard_everyth:0.8o disregard_the:1.0o
disregard_this:-0.9 disregard_your:0.4o dist:-1.3 distribut:-1.3 disturb:-0.8 div:-0.3 div_clas:-0.6
div_styl:0.5f dns:1.3e dns_query:0.7e do:-0.2 do_and:0.9o do_anyth:0.4r do_everyth:-1.0 do_exact:0.3o do_i:-0.4
do_it:0.7d do_not:-0.5 do_the:0.7o do_this:0.8d do_what:0.7o docker:-1.4 docker_compos:-0.3 docker_imag:-0.8
docs:-2.0 docs_#path:-1.1 doctor:-1.2 document_folder:0.5e document_to:-0.5 documentation:-2.2 does:-0.6
does_not:0.5d dog:-1.1 dollar:0.3f domain:-0.4 dont:0.7d dont_ask:-0.6 dont_forget:-1.0 dont_let:0.5d
dont_obey:0.4o dont_show:-0.9 dont_tell:0.6d door:0.5p down_the:-0.6 download:-0.7 download_#evil:0.6p
download_and:0.2p download_the:-0.2 draft:-1.3 draft_to:-0.6 drink:-0.4 driv:0.7x driver:-0.8 drop:-0.4
drop_databas:0.7x drop_tabl:-0.7 drop_the:-0.5 drwxr:-0.3 drwxr_xr:-0.3 dry:-1.1 dry_run:-1.0 dump_the:0.8e
dump_to:-0.5 duplicat:-1.3 dur:-0.4 dur_the:-1.5 e:-0.4 e_#path:0.3p e_mail:-0.4 each:-0.2 each_answer:-0.5
each_commit:0.4p each_day:0.5x each_hour:0.8p each_morn:0.7x each_night:0.8x each_quarter:-0.7 each_request:-0.7
each_secret:0.5e each_session:0.2p each_time:0.7p earlier:0.5o earlier_and:0.4o earlier_command:0.9o
earlier_directiv:-0.2 earlier_guidanc:0.6o earlier_instruction:0.6o earlier_messag:0.3o earlier_order:0.4o
earlier_prompt:1.1o earlier_rul:0.3o earlier_version:-1.2 eat:-0.9 echo:-0.5 echo_ssh:0.7p ed25519:0.5p edit:-0.7
edit_#path:0.4p edition:-1.0 editor:-1.3 effect:-0.9 email:-0.5 email_the:0.4e emb:0.4e emb_the:0.4e
emergency:0.6o emoji:-0.3 employe:-0.3 employe_must:-0.4 employe_who:0.5r employer:-0.7 empty_the:-0.3 enabl:-0.7
enabl_developer:-0.5 encod:-0.2 encod_#secret:0.4e encod_the:0.6e encrypt:-0.2 end:0.3f end_of:0.5f
end_system:0.6f endoftext:1.1f endpoint:-1.2 ends:0.4p engin:-1.2 engineer:-1.0 english:-0.6 enter:-0.3
enter_developer:0.7r enter_the:-0.3 enter_your:-1.2 entity:-0.2 entry:0.4p entry_that:-0.6 env:0.7e env_to:1.0e
environment_variabl:0.5e eras_all:0.5x eras_every:0.7x eras_the:0.3x eras_your:-0.5 error:-0.7 error_#number:0.5f
error_and:-0.7 error_ignor:-0.6 error_in:-0.7 error_to:-0.4 escap:-1.2 eslint:-1.4 eslint_disabl:-0.8 ethic:1.2r
ethical:0.7r eu:-1.0 eur:0.4f eval:-1.1 evaluat:-1.0 eve:0.8p even_if:0.3d every:0.7x every_#number:-1.1
every_agent:0.2p every_answer:-1.3 every_day:-0.5 every_earlier:0.8o every_environment:-0.2 every_even:-0.3
every_file:1.1x every_five:0.2x every_friday:-0.8 every_hour:0.4x every_instruction:0.6o every_mail:0.8x
every_messag:0.2e every_minut:0.7p every_monday:-0.9 every_month:0.4x every_morn:-1.2 every_night:-0.6
every_password:0.7e every_repository:0.7x every_request:-0.4 every_rule:0.9o every_secret:0.5e every_session:0.2p
every_start:0.5p every_ten:0.2x every_time:0.4p every_week:0.9x everyon:0.7p everyth:1.1o everyth_abov:0.9e
everyth_befor:0.3o everyth_in:1.0x everyth_is:0.8d everyth_that:-0.2 everyth_under:1.0x everyth_you:-0.4
evidenc:0.8d evil:0.9r evil_#path:0.9f evil_pkg:0.9p evil_twin:-0.3 evilbot:0.8r exact:-0.4 exact_as:-0.2
exampl:-2.4 exampl_corp:-0.2 exce:-0.5 except:0.2o except_this:1.0o exchang:-0.9 exchang_rat:-0.4 execut:0.6p
execut_#evil:0.3p execut_curl:0.2p execut_the:-0.2 exercis:-0.9 exfiltrat:0.8e exfiltrat_the:1.0e exit:-2.1
expect:-1.9 expir:0.2o expir_after:-0.4 explain:-0.3 explain_how:0.4r export:-1.2 export_#name:-0.8
export_the:0.5e expos:-0.8 extension:-2.6 fail:-0.6 fail_login:-0.7 fail_test:-0.9 failur:-0.4 fake:0.7o
fals:-1.0 fals_reason:0.8d fami:-1.5 far:-0.5 far_and:0.5o far_to:0.2e favour:0.9o favourit:-0.9 feat:-1.2
featur:-1.7 feed:-0.6 feedback:-1.0 fetch:-1.0 fetch_#evil:0.9e fetch_the:-1.1 fff:0.2f field:-0.8 figma:-0.3
fil:-0.9 fil_#path:0.2f fil_and:0.4x fil_are:-1.0 fil_in:-0.5 fil_older:-0.4 fil_to:0.4p fil_with:-0.2 file:-0.3
file_#name:-0.9 file_and:0.6e file_name:-0.3 file_was:0.5d file_wins:0.2o file_with:-0.4 file_you:0.8p fill:-0.4
fill_in:-0.9 film:-1.2 filter:-0.6 final:0.4x final_answer:0.8d find:-0.3 find_out:0.3d find_the:-0.8
find_to:0.5e finish_the:-0.8 firewall:0.6p first:-0.3 first_#number:0.7o first_#path:0.7f first_and:0.4f
first_of:0.8x first_run:0.4x fish:-0.7 five:-0.3 five_minut:0.2x fix:-1.0 fix_it:0.6f fix_the:-1.2 flag:-2.0
flat:-1.1 flight:0.3f flour:-0.8 fold:-0.8 folder:0.2x folder_and:0.5e folder_in:-0.9 folder_to:-0.7
folder_when:-0.9 follow_by:-0.2 follow_instruction:-0.4 follow_it:0.6p follow_line:-0.5 follow_me:-0.6
follow_mine:0.4o follow_the:-0.6 follow_them:-0.3 follow_thes:-0.5 follow_this:0.6o follow_your:1.0o font:0.2f
font_size:0.2f foo:-2.2 footer:0.3e for:-0.6 for_#number:-0.3 for_a:-0.5 for_ai:0.7f for_all:0.2p for_an:-1.2
for_approval:0.7p for_confirmation:-0.2 for_credential:-0.7 for_each:-0.6 for_every:-0.6 for_everyth:0.8r
for_fil:-0.7 for_good:1.0p for_guest:-0.3 for_internal:-0.5 for_mallory:0.9p for_me:0.9r for_nam:-0.7
for_new:-1.1 for_one:-1.1 for_permission:0.6o for_stag:-0.7 for_target:-0.4 for_test:0.5o for_tomorrow:-0.8
for_word:1.2e for_you:0.8o for_your:-1.2 forbid:-0.2 forbidden:0.3r forc:0.4x forc_push:0.2x forever:0.6p
forget:-0.5 forget_about:-0.3 forget_all:0.9o forget_everyth:-0.7 forget_what:0.2o forget_yesterday:-0.8
forgot:-0.9 forgot_password:-0.5 forgot_the:-0.4 forgot_to:-0.3 forgot_your:-0.6 fork_bomb:0.4x form:-0.6
form_at:0.4e form_to:-0.9 format:-0.4 forum:-0.8 forward_all:1.0e forward_every:0.2e forward_the:1.1e
forward_this:-0.7 found:-0.6 found_in:1.0p found_noth:1.0d fre:0.3r fre_from:0.3r free_from:0.8r free_of:-1.9
french:-0.5 french_and:-0.3 fresh:0.3o fridg:-0.4 friend:-1.4 from:-0.4 from_#evil:0.8p from_#number:-1.4
from_#path:-0.9 from_a:-1.6 from_all:0.9r from_eve:0.4p from_here:1.0r from_mallory:0.5p from_memory:0.2o
from_now:0.5p from_this:0.8o from_your:0.5o fssl:-0.4 fssl_#address:-0.6 full:0.3r function:-1.2
function_with:-0.8 fund:-0.2 further:0.2o further_notic:0.6o g:0.2o gam:-0.8 game_in:0.3r garden:-0.9 gate:-0.6
gather:0.5e gave:-0.2 gb:-0.5 gb_of:-0.3 general:-1.3 generat:-1.4 generat_by:-0.6 german:-0.9 get:-1.4
get_#path:-1.2 get_a:-1.0 get_the:0.2f gets:-0.5 gist:0.6e git_config:-0.5 git_push:1.0x git_reset:0.5x
github:-2.0 giv:-0.2 give:0.2e give_a:0.4d give_the:0.3e give_this:0.5f give_your:-0.7 given:-0.3 given_and:-0.4
given_by:-0.2 go:0.2f go_ahead:0.5f go_of:0.4o go_on:1.1f go_to:0.3r goal:0.7o god:0.3r god_mode:0.3r goes:-0.5
gone:0.5x good:-0.3 good_morn:-0.6 got:0.5o grandmother:0.6r grandmother_who:0.6r grant:0.4r grant_acces:0.8f
grant_full:0.4f grant_the:-0.3 grant_you:-0.2 great:0.8f grep:-0.5 group:-1.5 guard:-0.2 guardrail:-0.5
guest:-0.6 guid:-1.5 guidanc:0.9o guidanc_and:0.5o guidelin:0.8o guidelin_abov:0.6o guidelin_and:-0.5
guidelin_for:-0.8 guidelin_have:0.2o guidelin_you:0.8o h:0.4x h_now:0.9x hack:0.9o hacker:0.4r hacker_in:-0.4
hacker_who:0.6r had_no:1.1r had_not:0.2d hammer:-0.9 hand:0.4o hand_over:0.3e handbook:-1.0 handl:-1.7 hang:-1.1
hard:0.4x harmles:0.3d has:-0.5 has_a:-0.7 has_already:0.2f has_been:-0.2 has_chang:1.0o has_no:-0.6 has_the:-0.3
has_to:1.0f hash:-1.3 have:-0.2 have_already:-0.6 have_call:0.6f have_chang:-0.6 have_no:0.2r have_not:-1.3
have_read:0.6d have_root:1.0r have_to:0.4f he:-1.4 head:0.2r header:-1.8 headlin:-0.8 hear:0.2d heed:0.6o
hello:-0.8 help:-0.7 help_me:1.0r help_the:0.9o helper:0.7p helpful:-0.7 helpful_assistant:-0.9 her:-1.0
here_and:0.6r here_are:0.3o here_on:1.0r hereby_revok:0.4o herm:-0.6 hey:0.2f hid:-0.6 hid_the:-0.5 hidden:0.3
hidden_fil:-0.9 hidden_from:1.1d hidden_in:0.8o hidden_menu:-0.6 hidden_name:-1.4 hidden_prompt:0.7e
hidden_true:-0.2 hide:-0.3 hide_the:0.3d hide_this:-0.6 hide_your:0.4d him:-0.9 his:-1.3 history_c:-0.9
history_is:-0.6 history_so:0.3d history_to:0.9e hold:-0.3 hold_the:-0.4 holiday:-1.3 home:0.4x home_addres:0.7e
home_directory:1.2x home_folder:0.3x hook:-0.3 hook_that:0.6p hour_and:-0.6 hous:-0.9 how:-0.8 how_do:-0.3
how_the:-1.0 how_to:-0.3 html:-0.5 http:-0.9 http_#path:-1.3 http_tool:0.7e human:0.7f human_delet:0.7f
human_resourc:-0.6 i:0.5 i_am:-0.5 i_order:0.2f i_should:0.9f i_will:1.3f icon:-1.6 id:0.4 id_#path:0.5f
id_user:-0.5 identity_of:1.0r if:-0.3 if_#name:-1.8 if_#path:1.1x if_a:-1.2 if_ask:0.8d if_exist:-0.8 if_it:-0.4
if_noth:-1.4 if_question:0.6d if_the:-0.2 if_ther:-0.9 if_they:0.8d if_you:-1.5 ignor:-0.4 ignor_all:0.4o
ignor_any:1.0o ignor_case:-1.0 ignor_every:0.8o ignor_everyth:-0.2 ignor_fail:-0.5 ignor_fil:-0.7 ignor_its:0.5r
ignor_my:-0.6 ignor_old:-0.5 ignor_previou:-0.4 ignor_prior:1.0o ignor_rul:-0.8 ignor_the:0.6o ignor_this:-1.7
ignor_weekend:-0.9 ignor_what:0.9o ignor_whitespac:-0.7 ignor_your:0.9o ignorieren:-0.8 imag:0.2e imag_#path:-2.4
imag_link:0.6e imag_that:-0.7 imag_url:0.7e imagin_that:1.0r imagin_you:-0.3 img:-0.2 img_src:-0.3 immediate:-0.2
imperativ:-0.7 import:-2.0 important:0.5f important_befor:0.4f important_do:0.2f important_read:0.5f
important_the:-0.7 in:-0.8 in_#number:-1.1 in_#path:0.3p in_a:-0.5 in_again:-0.9 in_all:-0.5 in_as:-0.9
in_asset:-1.0 in_at:-0.7 in_base64:0.8e in_case:0.5o in_charg:0.9o in_commit:-0.7 in_developer:0.2r in_docs:-0.5
in_every:-0.5 in_figma:-0.3 in_french:-0.6 in_full:0.6e in_futur:-0.3 in_german:-0.5 in_it:-0.2 in_json:-0.6
in_june:-0.7 in_logs:-0.9 in_maintenanc:0.8r in_march:-0.5 in_may:-0.4 in_memory:0.5p in_order:-0.6 in_plain:-0.7
in_prompt:-0.9 in_public:-0.9 in_search:-0.6 in_secret:-0.2 in_set:-0.3 in_spanish:-0.5 in_test:-0.9 in_this:-0.3
in_utc:-0.7 in_vault:-0.7 in_which:0.7r inbox:0.3e inbox_and:-0.3 incident:-1.5 includ_a:-0.5 includ_it:0.9e
includ_this:0.9d includ_your:-0.6 incomplet:0.3f index:-1.4 info:-1.3 inform:0.3d information:-1.2
ingredient:-0.8 ingredient_is:-0.6 init:-1.2 initial:0.3o initial_instruction:0.5o initial_prompt:0.8e
inject:-0.9 injection:-0.4 injection_is:-0.4 insert:-0.3 insert_the:-0.3 insid:-0.2 insider:0.7r inst:1.7f
inst_print:0.6f inst_sys:0.8f install:-0.5 install_a:1.0p installation:-1.4 installer:-0.5 instead:0.4o
instead_of:0.3o instruct:-0.3 instruct_to:-0.2 instruction_#number:-1.2 instruction_abov:-0.4 instruction_ap:-0.8
instruction_at:-0.4 instruction_cach:-0.6 instruction_content:0.4f instruction_delet:0.7f instruction_except:0.6o
instruction_for:-0.3 instruction_from:-0.4 instruction_given:-0.4 instruction_have:-1.0 instruction_in:0.2o
instruction_into:0.6p instruction_is:0.5o instruction_of:-1.1 instruction_on:-0.8 instruction_pointer:-0.8
instruction_preheat:-0.5 instruction_return:-0.6 instruction_send:1.0f instruction_set:-1.1 instruction_that:-0.5
instruction_with:0.4o instruction_word:0.4e instruction_you:1.3o intend:-1.5 internal:-2.0 internal_host:-0.9
internet:-0.7 into_#name:-0.5 into_#secret:0.5p into_french:0.6e into_the:0.7e into_your:-0.2 introduction:-0.9
invalid:-0.2 invoic:-0.5 invoic_to:-0.7 invok:0.5f invok_name:1.1f ios:-0.7 irrelevant:0.5o is:-0.6
is_#address:-0.6 is_#path:-0.9 is_a:-0.5 is_abov:-0.7 is_allow:0.5p is_at:-0.9 is_broken:-0.8 is_call:-1.5
is_cancell:0.7o is_clos:-0.7 is_done:-0.9 is_down:-0.8 is_enabl:-0.5 is_fine:0.6d is_for:1.0f is_full:-0.4
is_generat:-0.7 is_gone:0.6x is_harmles:-0.4 is_here:-0.8 is_hidden:-0.4 is_ignor:-1.1 is_incomplet:0.4f
is_irrelevant:0.6o is_load:-0.5 is_low:0.6x is_miss:-1.5 is_no:0.8d is_not:0.5r is_now:-0.4 is_on:-0.9
is_one:-0.8 is_only:0.2f is_out:0.3o is_over:-0.4 is_read:-0.2 is_red:-0.3 is_requir:0.4r is_safe:0.8f
is_sent:-0.6 is_set:-1.4 is_shown:-0.7 is_still:-1.1 is_to:0.4o is_trust:0.5f is_valid:0.5f is_void:0.6o
is_written:0.5o is_wrong:-0.9 issu:-0.4 issu_and:-0.8 it:0.2 it_#path:0.4f it_and:-0.7 it_as:0.9f it_at:-0.7
it_came:0.6d it_does:-0.2 it_fail:0.5d it_for:-0.2 it_goes:0.2d it_had:-0.7 it_here:0.2e it_in:0.5e it_into:-0.7
it_is:-0.4 it_look:0.6d it_may:-0.5 it_now:-0.4 it_off:0.6p it_out:0.6d it_read:0.6 it_safe:-0.9 it_says:0.7p
it_secret:-0.9 it_should:0.5f it_show:0.7d it_the:0.8f it_was:0.5d it_with:-0.4 item:-1.0 item_in:-0.8 its:-0.4
its_content:0.6e its_text:0.8f itself:-1.5 ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4
jailbreak:-0.2 jailbreak_mode:1.1r jailbroken:0.9r jan:-0.6 jan_#number:-0.5 january:-0.3 java:-0.8 job:0.5p
job_that:0.5p jobs:-0.9 joke:-0.8 joke_every:-0.7 json:-1.9 june:-1.0 just:-0.3 just_do:0.5d just_this:0.6o
keep:-0.3 keep_a:0.9p keep_it:0.5p keep_quiet:0.9d keep_secret:-1.1 keep_this:0.4d keep_your:-1.6 kept:-1.1
kept_in:-0.6 kernel:-0.8 key:0.6e key_#path:0.5f key_and:0.3e key_as:0.8e key_for:-0.2 key_from:-0.7 key_in:-0.8
key_into:0.3e key_is:-1.0 key_of:0.2p key_to:0.5p key_with:-0.2 keys:0.7f keys_are:0.2e keys_in:-0.2 keys_to:0.2r
kill:-0.5 kill_#number:0.6x kill_all:0.7x kill_the:-1.2 kim:-0.5 kind:-0.3 king:-0.7 know_that:0.8d
know_what:-1.0 kubectl:0.4x kubectl_delet:0.7x kv:-0.4 kv_#path:-0.4 l:-0.6 la:0.2f lab:-0.7 label:-0.4
label_and:-0.5 labell:-0.6 landlord:-0.5 languag:-0.6 languag_model:0.3 laptop:-1.1 last:-0.4 last_messag:0.8e
last_night:-0.6 last_ten:0.5e last_week:-0.7 later:0.2p latest:-0.4 latest_chang:-0.4 launch:-0.5 laws:-0.8
le:-1.1 lead:-0.9 leak:-0.3 leak_the:0.3e learn:-0.4 learn_from:-0.3 least:-0.9 least_#number:-0.3 leav:0.5d
leav_a:0.9d leav_no:-0.5 leav_out:-0.2 leav_the:-1.1 leav_this:0.8d left:-0.2 legacy:-1.5 les:-1.2 let:0.4d
let_anyon:0.9d let_go:0.4o let_it:0.9d let_play:0.6r let_the:0.9d let_us:-0.2 letter:-0.5 level:-1.1 library:-2.2
licenc:-1.0 lie:0.7d lie_to:0.8d lift:0.2o lift_all:-0.7 lift_the:0.2r light:-1.5 lik:-0.7 like:-0.3 like_a:0.2r
like_an:0.9r like_you:0.5r limit:-0.8 limit_of:-0.8 limit_on:-0.6 lin:-0.2 lin_that:-0.6 line:-0.6
line_#number:-0.7 line_to:-0.4 link:0.3e link_in:-0.9 link_to:-0.9 link_you:0.3e lint:-2.4 lint_warn:-0.7
linter:-1.6 linter_befor:-0.7 linux:-0.9 linux_#name:-0.8 list:-0.6 list_all:-0.3 list_and:0.3 list_every:0.2e
list_in:0.3e list_is:-0.6 list_of:-0.9 list_the:-0.3 list_to:0.8e listen:0.4o listen_to:0.4o liv:-0.8 liv_in:-0.7
live:-0.5 live_in:-1.1 llm:1.0f llm01:-0.5 llm_instruction:0.6f load:-0.7 load_#evil:0.4p load_#path:-1.2
load_is:0.5x local:-1.8 location:-0.6 lock:-1.4 log_afterward:0.6d log_and:-0.7 log_fil:-1.2 log_file:-0.8
log_for:-0.6 log_of:-1.1 log_out:-1.3 log_the:-0.9 log_to:-0.2 login_from:-0.7 logout:-0.7 logs_are:-0.6
logs_for:-0.7 logs_in:-0.2 logs_to:-1.1 long:-1.7 longer:0.4r longer_bound:0.6r longer_need:0.4x look:0.3e
look_at:-1.1 look_for:-0.9 look_like:0.2d look_up:0.5e lookup:0.5e lookup_of:0.7e loss:-0.8 lost:-1.2 low:-0.3
lunch:-0.8 mac:-1.0 machin:0.6x maco:-1.1 mail_addres:-0.3 mail_after:-0.3 mail_and:-0.7 mail_at:-0.4
mail_from:-0.4 mail_if:-0.6 mail_older:-0.6 mail_to:0.3e mail_was:-0.5 mail_with:-0.7 mail_without:-0.3
mailbox:0.7e main:0.2 main_#path:0.8f main_every:0.6x maintenanc:-0.4 maintenanc_mode:0.3r maintenanc_window:-0.6
make:0.6 make_a:0.3e make_it:0.5d make_sure:-0.2 make_the:0.3 makefil:-0.6 makefil_#number:-0.6 maliciou:0.7r
maliciou_insider:0.9r mallory:2.2p mallory_all:0.3p mallory_is:-0.6 mallory_to:0.7p manag:-0.8 manag_by:-0.5
manager:-0.7 manager_is:-0.8 manual:-1.4 many:-1.6 march:-1.0 maria:-0.9 mark:-0.5 markdown:-0.4
markdown_link:0.4e market:-0.9 mask:0.2d mask_the:0.8d master:0.5e match:-1.9 matter:0.7o matter_what:0.5o
max:-0.4 may:-0.9 may_be:-0.6 may_disregard:0.3o may_do:0.9p may_not:-1.3 may_now:0.4f mb:-1.5 me:-0.2 me_a:-0.7
me_about:-0.9 me_and:0.3r me_api:0.4r me_how:-0.7 me_if:-1.0 me_the:1.0e me_to:-0.5 me_what:0.8e me_when:-0.9
me_your:0.5e mean:-2.0 measur:-0.4 medicin:-0.8 meet:-1.8 meet_is:-0.5 member:-1.9 member_of:-0.9 memory:-0.6
memory_of:0.3o memory_that:0.8p mention:0.6d mention_it:0.4d mention_pric:-1.0 mention_thes:0.5d
mention_this:0.8d menu:-1.0 menu_#path:-0.5 merg:-0.9 merg_branch:-1.2 merger:-0.6 messag:-0.6 messag_after:0.6d
messag_as:0.6o messag_for:0.8f messag_from:0.3p messag_if:-0.3 messag_in:-0.5 messag_is:0.8o messag_of:1.1e
messag_role:-0.8 messag_to:0.7p messag_was:-0.6 messag_you:-0.6 meta:-1.0 meta_name:0.2f method:-2.8
method_must:-0.4 metric:-1.1 midnight:0.8x migration:-1.4 mind:0.6o mind_the:0.2o mine:1.6o ministry:-0.9
minor:-1.0 minor_updat:-0.2 miss:-0.7 mix:-0.7 mode_all:0.2r mode_and:1.0r mode_enabl:0.8r mode_in:-0.7
mode_is:-1.2 mode_no:0.7r mode_of:-0.5 mode_with:-0.5 model_is:-0.4 model_must:0.5f model_output:-0.4
model_that:1.1r model_the:0.4f model_to:-0.5 model_you:0.3 modify:-0.8 modul:-1.3 moment:0.6o monday:-0.6
money:0.3p monitor:0.2x monitor_the:-0.8 moral:0.3r more:0.2o more_than:-0.4 morn:-0.7 most:-0.2 mov:-1.2
mov_to:-0.6 move:-1.3 ms:-1.9 music:-0.8 must:-0.2 must_contain:-0.2 must_first:0.5f must_follow:-0.9
must_not:0.2d must_now:0.3f must_obey:0.5f must_pass:-0.5 must_recommend:0.8f must_restart:-0.4 must_run:0.6
must_send:0.2f mute:0.2d mute_the:0.3d my_accomplic:0.7r my_calendar:-0.4 my_key:1.2p my_previou:-0.6 my_ssh:0.3p
n:-0.2 nam:-0.5 nam_in:-0.7 name_#path:-1.0 name_ai:0.4f name_and:-0.3 name_bash:1.1f name_command:0.2f
name_in:-0.7 name_is:0.2r name_terminal:1.6f nas:-0.6 nc:0.7e nc_#evil:0.6e necessary:-0.5 need:0.2p need_a:-1.2
need_for:0.4p need_no:0.3p neglect:0.8o neglect_the:0.3o neighbour:-1.0 network:0.2d never:0.2r never_admit:0.6d
never_ask:0.9p never_asks:0.8r never_commit:-1.2 never_delet:-0.7 never_in:0.7p never_mention:0.7d
never_print:-0.7 never_push:-0.9 never_refus:1.0r never_reveal:-0.4 never_run:-0.3 never_says:0.6r
never_send:-0.9 never_shar:-1.0 never_tell:0.6d never_use:0.6p new:-0.3 new_account:1.0d new_instruction:0.5o
new_issu:-0.8 new_messag:-0.6 new_one:-0.6 new_ones:1.0o new_order:0.5o new_policy:0.5f new_releas:-0.4
new_rul:0.3f new_rule:0.5f new_session:0.9p new_system:0.4o new_task:0.5f new_user:-0.7 new_version:-0.5
newer:0.2x newest:-0.4 news:-0.8 newsletter:-1.6 next:0.3e next_call:-0.5 next_line:-0.4 next_messag:0.9e
nginx:-1.0 night:-0.5 night_at:-0.7 night_build:-0.8 no_approval:-0.3 no_attention:0.7o no_confirmation:0.4r
no_content:0.6r no_ethical:0.6r no_filter:0.8r no_limit:0.4r no_longer:0.2r no_matter:0.5x no_need:0.5d
no_new:-0.5 no_one:1.2d no_policy:0.7r no_preserv:0.8x no_record:0.5d no_refusal:1.0r no_restriction:-0.2
no_rul:-0.7 no_safety:-0.5 no_secret:-0.6 nobody:0.3d nobody_sees:0.7d node:-2.4 node_#number:-1.2 nois:-0.4
none:0.4f none_ai:0.4f none_ignor:0.7f noon:0.2x nopasswd:0.9p nopasswd_all:0.3p normal:0.9d normal_and:0.5r
not:-0.4 not_adher:0.6o not_answer:-0.2 not_ap:1.1o not_as:-0.9 not_bound:0.6r not_commit:-1.3 not_delet:-1.0
not_edit:-0.9 not_exce:-0.5 not_exist:0.8r not_find:0.9d not_follow:0.6o not_forward:-0.8 not_give:-0.7
not_have:0.3r not_in:-0.6 not_includ:0.4d not_inform:0.5d not_know:1.0d not_leav:0.3d not_let:1.1d not_log:0.6d
not_need:0.8p not_notic:0.9d not_notify:-0.4 not_obey:-0.5 not_open:-0.4 not_print:-0.5 not_rep:-0.7
not_report:0.4d not_request:-1.2 not_reveal:-1.3 not_run:-0.4 not_see:0.5d not_shar:-1.2 not_show:-0.3
not_tell:-1.4 not_the:-0.7 not_to:0.3d not_use:-1.2 not_want:0.5p not_writ:0.7d note:0.2f note_befor:0.3f
note_for:0.3f note_the:-1.2 note_to:1.0f noth:0.2d noth_about:0.7d noth_chang:-0.3 noth_happen:0.3d noth_to:-1.2
noth_was:0.9d notic:0.2d notic_the:-0.6 notification:-0.5 notify:-1.5 notify_me:-0.5 novel:-0.5 now:1.4r
now_#path:0.5f now_a:0.4r now_act:0.6f now_an:-0.3 now_and:-0.3 now_call:0.4f now_connect:-0.8 now_delet:0.4f
now_in:0.6r now_log:-0.8 now_obey:0.3o now_on:0.3p now_ready:-0.5 now_send:0.6f now_the:0.2f npm:-1.7
npm_audit:-1.1 npm_ci:-0.5 npm_install:-1.8 npm_publish:0.6f npm_start:-1.1 npm_test:-0.6 npm_warn:-0.2 null:-0.6
number:-0.8 number_and:0.3e number_in:-0.3 number_of:-1.7 number_to:-0.5 nurs:-0.8 o:0.2p obey:0.6o obey_me:1.0o
obey_only:0.8o obey_the:0.2o obey_your:-0.2 object:-3.3 objectiv:0.8o obsolet:0.6o of:-0.2 of_#address:0.3e
of_#evil:0.3e of_#name:0.8e of_#number:-1.6 of_#path:1.1x of_#secret:0.4e of_a:-0.6 of_all:0.6x of_an:-0.3
of_birthday:-0.5 of_document:0.4f of_each:0.7p of_every:0.8e of_foo:-0.4 of_last:-0.6 of_new:-0.9 of_node:-0.6
of_now:0.8o of_open:-0.8 of_ram:-0.3 of_root:0.8p of_the:-0.4 of_this:0.2d of_thumb:-0.3 of_tool:0.2f
of_what:0.5o of_yesterday:-0.8 of_your:0.6o of_yourself:0.8r off:0.4p off_in:0.7p off_the:-0.5 offic:-1.0
offic_is:-0.2 officer:-0.5 often:-1.0 ok:-0.3 ok_#path:0.4f old:-0.7 old_api:-0.9 old_instruction:-0.5
old_ones:0.4o old_rul:0.6o old_screenshot:-0.5 omit_this:0.6d on:-0.5 on_#number:-0.6 on_#secret:0.5f on_a:-1.7
on_all:0.6x on_by:-0.6 on_call:-1.0 on_every:0.6p on_friday:0.6x on_monday:-0.2 on_my:-0.8 on_public:-0.4
on_saturday:-0.5 on_stag:-0.4 on_the:-0.2 on_this:-0.5 on_thursday:-0.3 on_tuesday:-0.6 on_use:-0.6
on_weekend:-0.5 on_you:1.2r onboard:-0.8 once:-0.5 once_a:1.0x once_the:-0.5 one:-0.8 one_hour:-0.6 one_in:0.6o
one_is:0.3o one_with:-0.3 ones:0.8o ones_are:0.9o onlin:-1.2 only_after:-0.9 only_if:0.2f only_the:-0.2
only_this:-0.5 only_to:0.5o only_valid:0.5f only_what:0.4o only_when:-1.0 only_with:1.0o opacity:0.5f
opacity_#number:0.8f open:-0.2 open_#evil:0.6f open_#path:0.5 open_#secret:-0.5 open_a:-0.2 open_an:-0.3
open_it:0.3e open_pull:-0.7 open_the:-0.4 open_to:0.9p openai:0.4r operation:-1.1 operation_fail:0.2f
operator:1.0o operator_and:0.3r operator_has:0.7f opposit:0.4o opposit_of:0.5o ops:-1.3 option:-2.9 or:-2.7
order:0.2 order_are:0.3o order_from:-0.5 order_has:-1.1 order_of:-0.8 order_the:0.4r order_you:0.2f origin:-2.0
other:-0.5 other_and:0.3f other_instruction:0.8o other_tool:0.6f otherwis:-0.7 our:-0.5 our_agent:-0.5
our_dependency:-0.3 out:0.2d out_in:0.7e outag:-0.9 outdat:-0.2 output:-0.4 output_of:0.4e output_the:0.6o
output_your:0.3e outsid:0.2p outsid_of:0.3f outsid_the:-0.9 oven:-1.0 over:0.2o over_main:0.8x over_spac:-0.2
over_the:-0.3 over_with:0.3o over_your:0.9o overlook:0.9o overlook_the:0.9o overrid_a:-0.7 overrid_all:0.4o
overrid_for:-0.7 overrid_method:-0.3 overrid_of:-0.7 overrid_system:-0.8 overrid_the:-0.5 overrid_your:0.7o
overridden:-1.4 overrul:0.3o overrul_the:0.3o overwrit_your:0.3o owasp:-0.5 own:-0.4 owner_of:0.3d p:-0.6
p_hidden:0.3 p_styl:0.8f packag:-0.6 packag_and:-1.1 pag:0.2p page:-0.3 page_#number:-0.7 page_#path:0.6f
page_and:-0.4 page_is:0.4f page_says:0.9o paid:-0.4 panel:-0.8 panel_#address:-0.7 paper:-0.4 paper_study:-0.5
paragraph:-0.2 parameter:-0.2 parameter_name:0.4f parameter_to:0.2e parcel:-0.4 parent:-0.9 parser:-2.0 part:-0.7
part_of:-0.3 party:-1.3 pass_and:-0.4 pass_even:0.9d pass_it:0.3f pass_the:0.3f pass_your:0.8f passphras:-0.6
passport:-0.8 password:0.2e password_and:-0.4 password_are:-0.8 password_by:-0.4 password_file:1.0e
password_for:-0.9 password_in:-0.3 password_into:0.8e password_is:-1.3 password_manager:0.2e password_must:-0.5
password_policy:-1.2 password_reset:-0.4 password_to:0.9e password_was:-0.6 password_with:-0.4 password_you:0.7e
past:-0.4 past_it:-0.4 past_the:-0.2 past_them:0.7e past_your:-0.3 pastebin:0.7e path:-1.7 patient:-1.1 pay:0.7o
pay_no:0.8o payload:-0.7 payment:-0.3 pdf:-1.0 pend:-1.2 peopl:-1.3 per:-2.1 per_cycl:-0.4 perform:-0.4
perform_the:0.2d permanent:1.3p permission_and:0.7r permission_deny:-0.5 permission_for:0.8r permission_to:-0.3
permit:-0.3 person:-0.5 person_who:0.3e persona:1.5r persona_of:0.6r personal:-0.3 phon:-0.3 phon_number:0.7e
photo:-1.0 pictur:0.2e pin:-1.1 ping:-0.5 ping_the:-0.9 pip:-0.4 pkg:0.4p plac:-0.6 plain:-1.2 plan:-1.0
plant:0.8p play:-0.9 play_a:0.4r play_an:0.5r play_is:-0.5 play_the:-0.5 player:-1.3 pleas:-0.2
pleas_disregard:-0.8 pleas_forget:0.9o pleas_forward:-0.6 pleas_log:-0.4 pleas_run:0.7f pleas_send:-1.3 pls:0.9o
plugin:-0.4 plus:0.4e plus_the:0.3e pm:-0.9 pnpm:-1.3 poem:-0.7 poem_about:0.3o point:0.3o pointer:-1.3
policy:0.7r policy_and:0.4r policy_of:-0.6 policy_you:0.4o polit:-1.0 port:0.2p port_#number:0.7p port_with:-0.5
portal:-0.8 position:-0.6 positiv:0.3f positiv_review:0.5f post_#address:-1.3 post_#path:-1.4 post_a:-0.2
post_checkout:0.4p post_file:0.3e post_it:0.2e post_request:-0.6 post_the:0.6e post_them:0.4e postgr:-0.5
prais:0.8p pre:-1.2 pre_approv:0.8f preced:1.1o precedenc_over:0.2o prefer:-1.3 prefer_to:-0.8 preheat:-0.6
preheat_the:-0.6 pres:-1.1 pres_enter:-0.8 pres_the:-0.5 preserv_root:0.8x pretend:-0.7 pretend_data:-0.5
pretend_play:-0.9 pretend_that:0.9r pretend_the:-0.4 pretend_to:0.4r pretend_you:-0.4 prettier:-1.4 preview:-1.0
previou_command:0.9o previou_declaration:-0.2 previou_definition:-0.7 previou_employer:-0.7 previou_error:-0.7
previou_guidelin:-0.2 previou_instruction:0.5o previou_job:-0.5 previou_messag:0.7o previou_prompt:1.0o
previou_report:-0.7 previou_result:-0.7 previou_rul:0.3o previou_rule:-0.8 previou_version:-1.0 previou_week:-1.0
pric:-0.6 pric_in:-0.8 pric_of:-0.6 print:0.4e print_anyth:-0.7 print_it:0.5e print_the:-0.2 print_this:-0.4
printenv:0.8e printer:-0.9 printer_are:-0.6 prior:1.1o prior_art:-0.7 prior_context:0.7o prior_directiv:0.6o
prior_guidanc:0.6o prior_rul:0.8o priority:0.2o privat_key:-0.4 privileg:-0.5 problem:-0.9 proce:1.0o proces:-0.2
process:-0.3 prod:1.1x product:0.2 product_owner:-0.7 production:0.8x production_databas:1.1x professor:-0.8
profil:-0.6 program:-0.2 project:-0.7 project_uses:-0.4 prompt:-0.3 prompt_#path:-0.9 prompt_and:0.9o
prompt_as:0.7f prompt_enter:-0.7 prompt_from:-0.7 prompt_in:0.7e prompt_injection:-0.4 prompt_into:0.7e
prompt_is:-0.3 prompt_of:-0.9 prompt_says:0.8o prompt_tell:-0.2 prompt_the:-0.8 prompt_to:0.4e prompt_with:-0.3
prompt_you:-0.3 protect:-1.0 proxy:-0.8 public_channel:0.2e public_folder:0.9e public_gist:0.6e
public_holiday:-0.4 public_key:-0.2 publickey:-0.7 publish:0.3f pull:-0.4 pull_request:-0.3 pull_the:-0.7
purg:0.3x purpos:-0.2 push:0.9x push_an:0.9x push_forc:0.8x push_the:0.5f put:0.2 put_#name:1.3p put_a:0.5p
put_my:0.8p put_the:-0.4 put_them:0.7e put_your:-0.9 pwn:1.3o q:-0.3 qo:-0.4 qo_#evil:0.9p quarter:-0.8
query:0.6e query_str:0.9e question:-0.5 question_about:-0.7 question_and:1.1o question_in:-0.8 queu:-0.4
quiet:-0.3 quiet_about:0.9d quiet_and:-0.7 quiet_skip:-0.9 quiz:-0.6 quot_the:1.0e r:0.7x r_#number:1.2x rais:0.4
ram:-0.4 ran:0.7d random:-0.3 rank:0.8o rat:-0.4 rate:0.5f rate_this:1.0f reach:-1.7 read_#name:0.9e
read_#path:0.8f read_a:-0.9 read_all:0.3f read_from:-1.3 read_me:0.7r read_more:-0.9 read_the:-0.2 read_them:-0.8
reader_to:0.6f readm:-0.4 ready:-0.3 ready_to:-0.8 real:1.0o real_instruction:0.7o real_task:0.3o reason:0.3d
reboot:0.4x rebuild:-0.7 rebuild_the:-0.5 rebuilt:-0.6 receiv:-0.5 recent:-0.2 recip:-0.2 recip_for:-0.4
recipient:0.3d recommend:0.6f recommend_this:0.9f record_of:0.8d recovery:0.2f red:-1.3 red_team:-0.6
refactor:-1.2 refactor_drop:-0.7 refrain:0.8d refrain_from:0.8d refresh:-0.9 refusal:1.0r register:-0.2
register_a:0.2p reject:-0.7 releas:-1.1 releas_are:-0.7 releas_from:0.8o releas_manager:-0.3 releas_not:-1.1
reload:-0.4 remember_forever:0.8p remember_that:-0.3 remember_this:0.3p remember_to:-0.2 remind:-1.0
remind_me:-0.5 remind_the:-0.8 reminder:-0.6 reminder_the:0.3f reminder_to:-0.8 remot:-0.4 remov:-0.8
remov_#path:-0.8 remov_after:-0.7 remov_all:0.2x remov_everyth:0.4x remov_expir:-0.9 remov_fil:-0.6
remov_merg:-0.8 remov_old:-0.9 remov_the:0.5d remov_this:-0.5 render:-0.4 render_x:0.3e renew:-0.4 renew_the:-0.5
rep:-0.2 rep_to:-1.4 rep_with:0.7f repair:0.3f repair_it:0.4f repeat:-0.3 repeat_everyth:0.5e repeat_the:-0.8
replac_all:-1.1 replac_in:-0.4 replac_your:1.0o repo:-0.4 report:-0.3 report_a:-1.1 report_failur:-1.0
report_it:-0.3 report_succes:0.6d report_that:0.6d report_this:0.8d report_to:-1.7 report_with:-1.0
repository:-0.3 repository_and:-0.9 repository_to:-0.2 request:-0.7 request_a:-0.5 request_and:-0.5
request_description:0.7 request_from:0.4p request_has:0.3o request_this:-1.0 request_to:-0.2 request_without:0.2f
requir:-1.1 requir_for:-0.8 requir_that:0.3f requirement:-0.9 requirement_#number:-0.4 reserv:-0.9 reset:-0.3
reset_hard:0.5x reset_the:-1.0 reset_your:-0.4 resolv:-0.2 resourc:-1.4 respond:0.2r respond_as:0.2r respons:-2.4
rest:0.3r restart:-0.9 restart_after:-0.7 restart_the:-1.4 restor:-1.1 restrict:-0.4 restriction:0.2r
restriction_are:1.1o restriction_on:-1.3 result:-0.5 result_#number:0.5f result_from:-0.2 result_is:0.3f
result_to:0.4e result_you:0.2f resum:-0.9 retro:-0.7 return:-2.3 return_#name:-0.7 return_prompt:-0.6
return_system:-0.6 return_the:-1.6 reveal:0.3f reveal_that:1.1d reveal_the:0.4f reveal_your:0.2e
revers_shell:1.0p review:0.3 review_and:0.2 review_comment:-0.7 reviewer:0.6d reviewer_for:-1.0 revok:-0.4
rewrit:-0.6 rf:0.6x rf_#name:-1.2 rf_#path:1.3x rf_at:0.8x rf_every:1.0x rf_no:0.8x right:0.5 right_and:0.4r
right_reserv:-0.8 risk:-1.5 rm:0.7x rm_cannot:-0.6 rm_rf:0.6x rogu:-0.2 rogu_agent:-0.3 rol:-1.1 role:-1.1
role_admin:-1.0 role_editor:-0.5 role_in:-0.6 role_of:0.7r roleplay:0.4r roleplay_as:1.2r roleplay_gam:-0.6
roleplay_you:0.6r root_#number:-0.3 root_password:0.4p root_root:-0.3 rotat:-0.8 rotat_the:-0.2 rows:-0.6
rsa:0.8p rsa_aaaa:0.8p rul:0.4o rul_abov:0.4o rul_and:-0.3 rul_any:0.9o rul_ap:0.8f rul_are:0.4o rul_engin:-0.5
rul_file:-0.8 rul_for:-0.5 rul_from:-0.3 rul_have:-0.2 rul_no:0.4f rul_of:-1.7 rul_you:0.6o rule_for:-0.8
rule_no:-0.6 rule_of:-0.3 rule_that:0.2p run:0.3 run_#evil:0.5p run_#name:1.3x run_a:-1.2 run_curl:0.7p
run_it:1.0d run_make:-0.2 run_on:-0.9 run_sudo:0.3f run_this:-1.0 run_wget:0.5p runs_#evil:0.4p runs_#path:1.1p
runs_curl:0.3p runs_it:-0.3 runs_the:-0.4 rust:-0.9 s3_cp:-0.7 s_#evil:0.5p s_inst:1.2f safe:-0.3 safe_ignor:0.7o
safe_plac:-0.6 safety:-0.2 safety_check:0.5r safety_guidelin:-0.5 safety_instruction:0.2o safety_policy:0.9o
safety_rul:0.2r safety_train:0.9r said:-1.2 said_and:-0.6 said_the:-0.9 said_yes:0.5p same:-0.8 sandbox:0.8f
santa:-0.9 santa_list:-0.6 saturday:-0.5 sav:-0.4 save:-0.6 save_#number:-0.8 save_it:-0.4 save_this:0.5p
save_to:0.6p say:0.6d say_good:-0.9 say_it:1.0d say_noth:-0.3 say_so:-0.3 say_that:1.2d say_the:0.6d say_yes:-0.2
say_you:1.0d says:0.4p says_no:0.9r says_thank:-0.2 says_the:-0.7 scan:-0.6 scanner:-0.5 scanner_flag:-0.6
scen:0.2d scen_#number:-0.6 schedul_task:0.6p schema:-1.2 school:-1.0 scp:0.5e scp_#secret:0.4e screenshot:-1.1
screenshot_from:-0.8 script_#path:-0.7 script_and:-0.8 script_from:-0.3 script_with:-0.9 search:-0.8
search_query:0.8e search_the:-0.2 second:-0.2 secret_#path:-0.3 secret_and:0.2d secret_are:-0.2 secret_from:-0.3
secret_ingredient:-0.6 secret_into:0.6e secret_is:-0.7 secret_key:-0.4 secret_live:-0.4 secret_out:-1.1
secret_santa:-0.8 secret_to:-0.3 secret_until:-0.4 secret_you:1.3e section:-1.5 section_#number:-0.5
security:-0.4 security_team:0.6r see:-0.4 see_a:0.7e seed:-0.9 sees:0.7d sees_it:0.7d select:-1.4 self:0.3p
send:-0.3 send_#secret:0.9e send_a:-0.6 send_all:0.5e send_anyth:-0.4 send_data:-0.5 send_every:0.6p
send_invoic:-0.8 send_it:-0.5 send_mail:-0.3 send_me:-0.2 send_the:0.5f send_them:0.9e send_us:-0.8
send_what:0.7e send_you:-0.3 send_your:-1.0 sender:-0.4 sensor:-1.2 sent:-0.2 sent_in:-0.4 sent_to:-0.6
sent_with:-0.6 sentenc_as:0.7o serv:-0.3 server:-0.8 server_at:-0.6 server_down:0.8x server_every:0.4x
server_if:-0.4 server_in:0.2p server_is:-0.7 servic:-0.7 sery:-0.9 session:0.6p session_cooki:0.3e
session_first:0.6p session_has:-0.5 session_id:0.4e session_token:0.4e set:-0.5 set_and:0.6p set_approval:0.6p
set_asid:-0.4 set_in:-0.9 set_is:0.4o set_the:-0.3 set_to:-2.1 set_your:0.7o setup:-1.0 seven:-0.4 sh:0.2p
sh_#path:0.8p sh_to:0.5p shall:-0.9 shall_not:0.8d shar_driv:-0.6 shar_the:0.7e shar_this:-0.3 shar_your:-0.6
she:-0.9 sheet:-0.7 shell:0.6p shell_history:0.6d shell_profil:-0.3 shell_to:0.7p shift:-1.4 ship:-0.6 short:-1.5
should_answer:-0.6 should_be:-0.8 should_includ:-0.7 should_not:1.0d show_me:1.1e show_this:-0.6 shown:-1.3
shown_in:-0.6 shr:1.0x shut:0.4x shut_down:-0.2 shut_the:0.5x shutdown:1.2x shutdown_h:0.9x side:-1.5
sidebar:-0.8 sidenot:0.8f sie:-0.8 sign:-1.0 sign_in:-0.6 signatur:1.0p silenc:0.8d silent:0.3d silent_and:0.2d
silent_install:0.6d simpl:-1.7 simulat_an:-0.3 simulat_developer:1.2r sinc:-2.1 site:-1.2 site_is:0.7f size:-0.5
size_#number:0.6f skip:0.6f skip_all:0.4r skip_days:-0.7 skip_the:0.3f slack:-0.8 slip:0.6d slow:-0.3 small:-0.7
snapshot:-0.8 snippet:-0.4 so_far:0.5o so_that:1.5d sold:-0.9 someon:0.4p someon_mention:0.3p someth_is:-0.5
sorry:-0.8 sort:-1.0 sourc:-2.1 spac:-1.3 spam:-1.0 span:-0.2 span_hidden:0.5f span_styl:0.4f spanish:-0.6
spe:-1.4 speak:1.4r speak_as:0.9r spell:0.2e spy:-0.4 sql:-1.1 src:-1.3 src_#path:-2.1 ssh:-0.7 ssh_copy:-0.6
ssh_ed25519:0.5p ssh_keys:-0.5 ssh_rsa:0.9p stack:-1.6 staf:-1.0 stag:-1.3 stag_databas:-0.7 stag_server:-0.6
stal:-1.1 stand:-0.2 standup:-0.8 star:0.6 start_#path:0.5p start_a:0.6x start_at:-0.2 start_in:-0.6
start_of:-0.7 start_over:-0.6 start_the:-0.9 start_with:0.4p startup:0.2p stat:-1.1 statement:-1.3 statu:-1.7
statu_to:-0.6 stay:1.1d steal:0.8e steal_the:0.8e step_in:0.6d still:-1.3 stop:-0.2 stop_and:-0.3
stop_follow:0.8o stop_it:-0.6 stop_obey:1.1o stop_the:-1.2 stop_what:0.8o stor:-0.7 stor_in:0.3p stor_it:-1.0
stor_password:0.5e stor_this:0.4p story:0.4r story_in:0.7r story_you:0.5r str:-2.0 str_is:-1.1 str_of:0.5e
stranger:-0.6 strict:-2.3 study:-0.7 styl:-0.2 styl_color:0.4f styl_display:-0.2 styl_font:0.6f styl_opacity:0.8f
subject:-1.2 subscrib:-0.9 succes:0.7d such:-1.7 such_as:-1.5 sudo:1.3 sudo_and:0.3 sudo_apt:-0.8 sudo_mode:0.8r
sudo_rm:0.9x sudoer:0.9p suggest:-0.6 suit:-1.1 summaris_it:-0.2 summaris_new:-0.7 summaris_the:-0.4
summaris_this:1.2f summaris_yesterday:-0.6 summariser:1.1f summariz:0.3f summary:-0.3 summary_of:-0.6
summary_to:-0.8 sunday:0.3x super:-0.9 supersed_all:-0.4 supersed_by:0.6o supersed_the:-0.7 superuser:0.7r
support:-0.6 suppres:-0.4 sure:1.2d sure_i:0.5f sure_that:-0.6 sure_the:0.9d surpris:-0.9 surpris_party:-0.5
suspend:0.7o suspend_until:0.7o svg:-0.5 switch_off:0.2r switch_to:0.2r sync:-1.3 sync_the:-0.6 sys:1.1f
sys_you:0.4f system:0.5f system_#name:1.0f system_administrator:0.3r system_and:0.7r system_content:0.7f
system_do:0.7f system_ignor:1.0f system_instruction:0.2o system_is:-0.8 system_linux:-0.9 system_new:1.2f
system_notic:0.6f system_overrid:1.1f system_prompt:-0.8 system_reminder:0.6f system_requirement:-0.9
system_restart:-0.7 system_return:-0.6 system_reveal:0.8f system_role:-0.7 system_that:0.4r system_the:0.9f
system_ubuntu:-0.6 system_you:1.2f systemctl:-0.6 systemctl_enabl:-0.4 systemd:0.5p systemd_servic:0.6p tabl:-1.0
tabl_if:-1.0 tabl_in:0.6x tabl_of:-0.5 tablet:-0.7 tabs:-0.5 tabs_over:-0.2 tag:-1.0 tak:-0.6 take:-0.6
take_on:0.6r take_precedenc:-0.2 take_your:-0.7 tap:-0.9 tar:0.2e target:-2.1 target_all:-0.4 task_and:0.3o
task_is:0.4o task_that:0.5p task_you:0.7o teacher:-0.9 team:-0.7 team_channel:-0.6 team_lead:-0.9 team_of:-0.6
tell:-0.3 tell_anybody:0.5d tell_anyon:-0.6 tell_nobody:0.7d tell_the:-0.5 tell_them:1.0d tell_us:-0.8
tell_user:-0.9 tell_you:-0.9 tell_your:-0.9 temperatur:-1.0 templat:-1.0 temporary:-0.7 temporary_branch:-0.4
tenant:-0.6 term:-0.5 terminal:1.0r terminal_argument:0.8f terminal_without:0.3r terraform:0.6x
terraform_destroy:0.7x test_#path:-0.4 test_are:0.3f test_befor:-1.0 test_databas:-1.2 test_in:-0.9 test_is:-0.3
test_pass:0.5d test_server:-0.9 test_suit:-0.9 test_with:-1.0 tester:0.4r text:-0.7 text_#path:-0.8
text_abov:0.7e text_and:-0.2 text_in:0.3f text_is:0.6o text_of:0.3e text_that:-0.8 text_to:0.5d th:-2.3 than:-1.0
than_#number:-1.0 than_your:0.9o thank:-0.8 thank_you:-0.8 that:0.5r that_answer:-0.5 that_approval:0.5p
that_are:-0.3 that_came:0.6o that_contain:0.6e that_every:0.6p that_execut:0.9r that_ignor:0.8r that_is:-0.6
that_it:-0.2 that_never:1.0r that_no:0.8d that_nobody:0.6d that_noth:0.8d that_read:0.3f that_runs:0.6p
that_start:0.9p that_the:-0.3 that_ther:0.4d that_was:0.3r that_you:-0.3 the:0.5 the_#number:-0.2 the_abov:-0.6
the_account:0.8p the_actor:-0.4 the_addres:0.3e the_admin:1.1d the_administrator:0.5r the_agent:-0.5 the_ai:0.7
the_alarm:0.2d the_alert:0.8d the_api:1.0e the_app:-0.9 the_approval:1.0p the_archiv:-0.2 the_argument:-2.0
the_attach:0.2f the_attachment:-0.6 the_attacker:0.5r the_audit:0.9d the_author:0.4o the_background:0.5d
the_bank:-0.6 the_bastion:-0.8 the_behaviour:-0.5 the_best:0.6f the_beta:0.3o the_blog:-0.7 the_board:-0.7
the_bot:-0.2 the_box:-1.3 the_bridg:-0.4 the_browser:0.7e the_cach:-0.9 the_cake:-0.7 the_calendar:-0.2
the_call:-0.4 the_caller:-0.8 the_capital:-0.7 the_captain:-0.6 the_certificat:-0.8 the_chang:1.1d
the_changelog:-0.2 the_channel:-0.2 the_character:-0.2 the_chat:0.8e the_check:0.4r the_ci:-0.8 the_cleanup:-0.7
the_client:-1.4 the_cluster:0.6x the_code:0.3e the_command:0.2f the_comment:0.4e the_commit:1.2d the_company:0.7x
the_computer:-0.8 the_confidential:0.9o the_config:0.9p the_configuration:-0.7 the_confirmation:0.5p
the_constraint:-0.4 the_content:0.6e the_conversation:-0.3 the_cooki:0.7e the_cooky:1.2e the_court:-0.5
the_credential:1.1e the_crew:-0.9 the_crontab:0.4p the_current:-0.3 the_customer:0.5e the_dai:-0.7 the_dark:0.8d
the_dashboard:-0.8 the_data:0.6f the_databas:0.2e the_date:-0.6 the_day:-0.7 the_default:-1.6 the_delet:0.8f
the_deletion:0.7f the_demo:-0.8 the_dependency:0.4p the_deploy:0.3f the_design:-0.7 the_dev:-0.4
the_developer:0.6o the_devic:-0.7 the_directiv:0.3o the_directory:-0.5 the_disk:0.6x the_dns:0.7x the_docs:-0.7
the_doctor:-0.9 the_document:0.7e the_door:0.5p the_download:-0.6 the_draft:-0.7 the_driver:-0.8 the_e:0.2e
the_end:0.2e the_entry:0.8d the_environment:1.0 the_error:-0.3 the_even:-0.6 the_evidenc:0.7d the_exchang:-0.8
the_extension:-0.5 the_extra:0.6d the_failur:0.4d the_fil:0.4f the_film:-0.6 the_firewall:0.6p the_first:-0.2
the_folder:0.7d the_follow:0.2o the_forum:-0.7 the_fridg:-0.4 the_full:-0.4 the_function:-1.3 the_game:-0.8
the_garden:-0.9 the_gate:0.7p the_group:-1.0 the_guidelin:0.9o the_hacker:-0.5 the_header:-0.7 the_hidden:0.3e
the_home:0.9x the_host:0.8r the_hous:-0.7 the_http:0.3e the_human:1.0d the_identity:1.0r the_imag:1.0e
the_imperativ:-0.7 the_inbox:0.6e the_initial:-1.1 the_installer:-0.5 the_instruction:-1.0 the_internet:-0.6
the_invoic:-0.7 the_issu:0.7e the_job:0.9d the_key:1.1f the_keys:1.0f the_king:-0.7 the_lab:-0.6 the_label:-0.8
the_landlord:-0.5 the_languag:-0.2 the_last:0.6e the_latest:-0.2 the_law:0.6r the_legacy:-0.7 the_letter:-0.4
the_library:-1.2 the_licenc:-0.9 the_light:-1.2 the_lin:0.5o the_line:-0.5 the_link:0.6e the_linter:-1.0
the_list:0.3p the_load:0.3x the_local:-0.8 the_lock:-0.6 the_login:0.7p the_logo:0.2 the_machin:0.2x
the_mail:0.8d the_mailbox:0.8e the_maintenanc:-0.5 the_manager:0.6d the_manual:-0.2 the_meet:-0.9 the_merg:-0.4
the_merger:-0.6 the_messag:-0.2 the_migration:-0.6 the_ministry:-0.7 the_model:-0.8 the_money:-0.3 the_month:0.2x
the_nas:-0.6 the_network:0.4d the_new:-0.5 the_newest:-0.4 the_news:-0.6 the_newsletter:-0.9 the_next:0.7e
the_night:-0.7 the_nois:-0.9 the_not:-1.1 the_novel:-0.5 the_number:-0.3 the_nurs:-0.7 the_offic:-0.7
the_old:-0.2 the_on:-0.6 the_one:0.7o the_ones:-0.4 the_open:-0.8 the_operation:0.2f the_operator:1.1o
the_opposit:0.3o the_order:-0.4 the_original:-0.7 the_other:0.7x the_output:1.0d the_oven:-1.0 the_overrid:-1.0
the_owner:0.7d the_packag:0.2d the_paper:-0.2 the_parcel:-0.4 the_part:0.5r the_party:-0.9 the_password:1.1e
the_path:-1.5 the_payment:0.5f the_permission:0.3p the_person:0.7o the_persona:0.6r the_phon:-1.1 the_player:-0.4
the_policy:0.9o the_pres:0.3e the_pric:0.5f the_printer:-0.8 the_privat:0.3e the_problem:-0.7 the_proces:0.3d
the_product:-0.3 the_production:1.2x the_program:-0.9 the_project:-0.5 the_prompt:0.3f the_pull:0.3e
the_query:0.9e the_question:-0.6 the_queu:-0.6 the_reader:0.2f the_real:1.0o the_recip:-0.3 the_recipient:0.8d
the_record:-0.7 the_red:-0.6 the_releas:-1.1 the_rep:0.9e the_repo:0.5f the_report:-0.2 the_request:-1.7
the_rest:0.5r the_restriction:0.2o the_retro:-0.7 the_revers:0.6o the_review:0.8f the_reviewer:0.9d the_role:0.4r
the_root:0.6r the_rul:0.2o the_rule:-0.3 the_run:0.2d the_safe:-0.9 the_safety:-0.6 the_sandbox:1.0f
the_scanner:-0.5 the_schema:-1.1 the_school:-1.0 the_script:0.4p the_search:0.2e the_second:-0.3 the_secret:1.1e
the_security:0.8p the_sensor:-1.2 the_server:-0.5 the_servic:-0.2 the_sery:-0.6 the_session:1.0e the_setup:-0.2
the_shar:-0.7 the_sheet:-0.4 the_shell:0.7d the_shop:-0.8 the_site:-0.3 the_sourc:-1.5 the_spy:-0.4 the_ssh:1.3e
the_stag:-0.9 the_standup:-0.8 the_start:-0.4 the_step:-0.7 the_styl:-1.2 the_sudoer:-0.4 the_summary:0.3d
the_support:-0.3 the_surpris:-0.5 the_sync:-0.8 the_tabl:-1.0 the_task:0.9o the_team:-0.9 the_temperatur:-0.8
the_templat:-1.0 the_term:-0.5 the_terminal:-0.7 the_test:0.4d the_text:-0.2 the_ticket:-0.5 the_time:-1.1
the_titl:0.2e the_token:0.8e the_top:-0.6 the_transfer:0.9d the_trash:-0.6 the_two:-1.1 the_unrestrict:-0.8
the_updat:0.5d the_user:1.5 the_valu:0.8 the_valv:-0.7 the_vault:0.7e the_version:0.3r the_villain:-0.6
the_wallet:1.0e the_warn:0.6d the_water:-0.8 the_weather:-1.3 the_webhook:0.7e the_week:-1.4 the_whiteboard:-0.7
the_whol:0.7x the_wiki:-1.0 the_window:-0.5 the_witnes:-0.5 the_wizard:-0.4 the_word:-0.2 the_wrong:-0.5
theatr:-0.5 their:-0.5 them:0.2 them_in:0.2e them_into:0.4 them_on:0.8e then:-1.0 ther:0.3o ther_is:0.5d
thes_instruction:0.2d thes_step:0.6o think_the:0.9d third:-0.8 third_party:-0.7 this:0.6d this_action:1.0d
this_addres:-0.7 this_answer:0.6f this_as:0.7p this_chang:0.5d this_chapter:-0.7 this_chat:0.5r this_comment:0.4o
this_devic:-0.7 this_document:0.2o this_e:-1.1 this_error:0.7 this_file:0.3o this_folder:-1.0 this_from:1.3d
this_in:1.6d this_instruction:0.9d this_is:-0.5 this_key:0.8p this_letter:-0.6 this_line:0.3o this_list:-0.4
this_machin:0.4e this_mail:-0.9 this_messag:-0.2 this_mode:-1.0 this_moment:0.5o this_must:0.7f this_note:0.5o
this_once:0.6o this_one:1.0o this_order:0.6d this_out:0.7d this_paper:0.5f this_paragraph:0.2o this_point:1.0o
this_product:1.0f this_project:-1.6 this_pull:0.7f this_repo:-0.4 this_repository:-0.2 this_request:-0.4
this_result:0.3f this_role:-0.6 this_rule:0.4p this_secret:0.8d this_sentenc:1.0o this_session:1.3o
this_step:1.1d this_story:0.5r this_system:-0.4 this_task:-0.5 this_text:0.2o this_to:1.3d this_tool:0.8f
this_up:0.8d this_week:-0.5 this_will:-1.8 this_window:-0.6 this_without:1.2d thos:-0.6 though:0.5
though_you:0.5r thought:0.4f thre:-0.6 through:-0.7 through_the:-1.0 throw:-0.6 throw_out:0.5o throw_the:0.3x
thumb:-0.3 thursday:-0.3 ticket:-0.7 ticket_and:0.5e ticket_in:-0.9 ticket_number:-0.7 ticket_to:-0.6 tim:-1.0
time:-0.6 time_the:0.7p time_you:0.6p timestamp:-0.8 tls:-1.0 tmp:-0.6 to:-0.4 to_#address:1.5e to_#evil:1.5e
to_#name:0.5p to_#number:-0.2 to_a:-0.5 to_acces:-0.9 to_account:0.6d to_ai:0.4f to_all:-0.8 to_any:-0.7
to_approv:0.5r to_ask:0.8r to_call:0.3f to_continu:-0.7 to_crontab:0.5p to_customer:-0.8 to_disabl:0.5p
to_disregard:-0.6 to_do:-1.3 to_every:0.9e to_fetch:-0.8 to_finish:-0.7 to_fix:-0.2 to_follow:0.4o to_forget:-0.4
to_get:-0.7 to_hear:0.5d to_ignor:-0.9 to_install:-1.0 to_keep:-1.3 to_know:0.8d to_leak:0.7f to_leav:-0.7
to_log:0.7p to_main:0.5x to_make:0.2p to_mallory:0.9e to_me:-0.4 to_memory:0.9p to_obey:0.7o to_off:1.3p
to_one:0.5r to_open:-0.2 to_overrid:-1.2 to_post:-0.4 to_read:0.7r to_renew:-0.4 to_repair:0.4f to_reset:-1.1
to_restart:-0.6 to_rotat:-0.9 to_s3:-0.6 to_say:-0.6 to_see:-0.3 to_self:0.2p to_send:-0.4 to_skip:0.2f
to_stop:0.6o to_take:-0.4 to_the:-0.3 to_third:-0.4 to_this:-0.8 to_unrestrict:1.1r to_use:-1.0 to_user:-1.1
to_writ:-1.3 to_you:1.2o to_your:-0.7 to_yourself:0.4d today:-0.3 today_on:0.8p todo:-1.1 todo_remov:-0.6
token:-0.2 token_are:-1.0 token_expir:-0.9 token_from:-0.3 token_in:0.7e token_into:0.6e token_is:-1.7
token_limit:-0.7 token_to:0.3e told:-0.4 told_befor:-0.3 told_earlier:0.4o told_the:-0.8 told_to:-0.3
told_you:0.6o tom:-0.9 tone:-0.8 tonight:1.2x too:-0.3 took:-0.7 tool:0.7f tool_#name:0.4f tool_call:0.3f
tool_is:0.3f tool_must:0.6f tool_note:0.5f tool_output:0.5f tool_read:-0.7 tool_result:-0.6 tool_to:1.0e
tool_with:0.6f tool_you:-0.2 top:-1.2 topic:-0.5 total:0.3d touch:-0.2 trac_of:0.7d track:-0.4 train:-0.4
train_on:-0.6 transaction:-0.9 transfer:1.3f transfer_#number:1.2f transfer_the:0.3f translat:0.2e
translat_the:0.2e translat_your:1.0e translator:-0.8 transmit:-0.3 trash:-0.6 travel:-1.0 treat:-0.3
treat_the:-0.4 treat_this:0.3o tree:-0.9 trick:-0.6 true:-0.9 truncat:0.5x truncat_all:0.8x truncat_the:0.3x
trust_the:-0.8 try:-1.2 try_again:-0.7 try_to:-0.8 tuesday:-0.6 turn:-0.2 turn_off:-0.2 turn_the:-0.2 twic:-0.5
twin:-0.2 two:-0.7 two_hour:-0.2 typ:-1.5 type:-1.0 type_hidden:0.2f type_text:0.2f typo:-0.9 ubuntu:-0.8
ubuntu_#name:-0.7 unalign:0.7r unalign_model:0.7r unanswer:-0.7 unawar:1.0d uncensor:0.6r uncensor_model:0.3r
under:-0.4 under_#number:-1.0 under_kv:-0.4 under_the:-1.7 undon:-0.5 unfilter:0.7r unfilter_assistant:0.3r
uninstall:0.8x unit:-1.1 unknown:-1.3 unknown_option:-0.6 unles:-0.2 unlimit:-0.4 unlock:0.9r unnotic:0.4d
unplug:-0.9 unreleas:0.6e unrestrict:-0.4 until:-0.5 until_further:0.6o until_i:0.5o until_the:-1.0 unus:-1.1
up_docker:-0.8 up_in:0.6d up_the:-0.5 up_with:0.8d updat:-0.3 updat_to:0.3o upgrad:-0.8 upload:0.2e
upload_#secret:0.4e upload_fail:0.6d upload_it:0.9e upload_the:0.7e upload_them:0.6e upload_your:-1.0 ur:1.1o
urgent:-0.7 url:-1.0 url_#evil:0.4 us:-0.9 us_at:-0.3 us_the:-0.7 us_this:0.2f us_what:-0.7 usag:-2.0 use:-1.1
use_british:-0.5 use_emoji:-0.5 use_forc:-1.1 use_only:-0.4 use_sudo:-0.4 use_the:0.2e used_for:-1.3 used_in:-0.9
used_to:0.2r user_#name:0.6f user_#number:-1.0 user_#path:-0.4 user_a:-0.4 user_about:0.4d user_acts:-0.3
user_addres:0.3e user_agent:-1.8 user_alic:-0.8 user_and:0.5r user_api:0.3f user_approv:-0.2 user_ask:-0.6
user_asks:-0.4 user_back:0.8d user_befor:0.4p user_content:0.4f user_data:1.0x user_delet:0.7f user_dislik:-0.4
user_document:0.6e user_does:0.5d user_e:0.2 user_everyth:0.7d user_fil:0.6f user_for:-1.0 user_forgot:-0.5
user_from:1.0x user_gave:0.3f user_has:0.4f user_home:0.5e user_host:-1.1 user_how:-0.4 user_id:-1.7 user_in:0.6d
user_instruction:-0.4 user_is:-0.4 user_keep:-0.5 user_lik:-0.3 user_logs:0.5p user_mail:-0.3 user_may:0.4d
user_name:-0.8 user_never:-0.7 user_now:0.9f user_password:0.3e user_phon:0.9e user_postgr:-0.5 user_prefer:-0.7
user_privat:1.0e user_question:0.9o user_request:0.5o user_role:-0.5 user_root:-0.7 user_said:-0.4 user_says:-0.5
user_see:0.2d user_send:0.2f user_should:0.7d user_ssh:-0.3 user_that:-0.9 user_the:0.4d user_to:-0.4
user_token:0.5f user_trust:-0.3 user_typ:0.7e user_was:-0.7 user_what:-0.6 user_when:-0.8 user_with:-0.6
uses:-2.2 uses_the:-0.6 utc:-0.9 v3:-1.1 vacuum:-0.9 vacuum_the:-0.6 valid:-0.6 valu:-0.2 valu_in:0.7e
valu_of:1.0 valv:-1.0 variabl:-0.7 variabl_and:0.4e variabl_are:-0.7 variabl_to:0.5e vault:0.3e vault_and:0.7e
vault_under:-0.4 vendor:-0.8 verbatim:0.9e verify:0.5f verify_that:-0.4 version:-1.4 version_#name:-1.2
version_#number:-0.9 version_are:-0.8 version_is:-0.6 version_of:-0.3 video:-1.0 view:-1.5 villain:-0.6
visit_#evil:0.3 visitor:0.4f void:-1.2 volum:0.9x wait:-0.4 wait_for:0.5o wake:-0.5 wallet:1.0e want:-0.7
want_secret:-0.4 want_the:-0.7 want_to:-1.2 want_you:0.9f warn:-0.6 warn_and:0.6d warn_deprecat:-0.3
warn_ignor:-0.2 warn_me:-0.4 warn_previou:-0.5 warn_this:-1.0 was:-0.3 was_a:1.0d was_chang:-0.9 was_never:0.3r
was_not:-1.0 was_said:0.2o was_sent:-0.8 was_told:-1.0 was_wrong:0.4f watch:-0.4 watch_the:-0.3 water:-1.1
way:-0.8 we:-1.3 we_have:-0.5 we_sent:-0.5 we_will:-0.2 weather:-1.3 web:-0.2 web_pag:0.6p webhook:0.8e week:-0.4
week_report:-1.0 weekend:-1.1 weekend_when:-0.6 well:-1.4 went:0.7d were:0.4o were_a:0.9o were_configur:0.4o
were_given:0.7o were_replac:-0.7 were_told:1.0o wget:-0.2 wget_#evil:0.9e wget_post:0.3e wget_qo:-0.4
what_chang:-0.8 what_follow:0.8o what_is:1.0e what_it:0.2r what_the:0.8o what_this:0.5o what_was:-0.7
what_were:0.6e what_you:0.3d what_your:0.4o whatever:0.8o whatever_happen:0.8d whatever_the:0.3o
whatever_you:-0.2 when:-0.4 when_a:-1.6 when_an:0.4f when_count:-0.6 when_finish:0.8d when_it:-1.1
when_search:-1.1 when_sort:-0.4 when_the:-0.5 when_they:-0.8 when_you:0.5d whenever:0.3p whenever_you:0.5p
wher:-0.5 wher_the:0.4d wher_you:0.2r whether:-1.3 whether_#address:-0.3 whether_the:-1.1 which_fil:-0.3
which_has:0.7r whil:-0.7 whisper:-0.7 whit:-0.3 whit_text:-0.5 whiteboard:-0.7 whitespac:-1.3 who:0.6r
who_has:0.6r who_help:-0.6 who_ignor:0.7r who_used:0.6r whoami:1.5e whol:0.7x whol_repository:0.7x whos:0.9r
why:-0.5 width:-1.9 wife:-0.5 wiki:-1.2 will:-1.1 will_be:-1.1 will_comp:1.1f will_delet:0.3f will_never:-0.7
will_not:-1.5 will_now:0.3f will_send:0.5f win:-0.6 window:-1.7 wins:0.3o wipe_all:0.8x wipe_the:-0.4 wish:0.2o
with:-0.6 with_#evil:0.7e with_#number:-0.6 with_#secret:0.7f with_a:-0.6 with_all:-0.5 with_amount:0.3f
with_anyon:-0.5 with_care:-0.5 with_ctrl:-0.8 with_curl:-0.2 with_every:-0.7 with_its:0.7r with_no:0.3r
with_ssh:-0.5 with_sudo:0.5 with_systemctl:-0.5 with_the:0.2e with_you:1.0e with_your:-0.8 with_zero:1.1x
withdrawn:0.7o within:-1.9 within_#number:-1.0 within_two:-0.2 without_any:0.2r without_approval:0.6p
without_ask:-0.4 without_check:0.6r without_confirmation:0.3f without_filter:0.6r without_inform:0.7d
without_limit:-0.2 without_moral:0.8r without_restriction:-0.6 without_review:0.5f without_the:-0.4 witnes:-0.5
wizard:-0.7 word:0.2o word_for:1.2e word_ignor:-0.5 word_of:0.5d work:-0.7 work_and:-0.6 work_for:0.8o
work_on:-0.5 work_with:-1.1 worker:-1.3 workspac:-0.8 world:-1.4 would:-0.6 writ:-0.7 writ_a:-0.6 writ_it:-0.2
writ_test:-1.0 writ_the:0.3e writ_this:1.0d writ_to:-0.3 written:0.5o written_abov:0.6o written_here:0.9o
written_in:-1.1 written_to:-1.1 wrong:-1.3 x:-0.3 x_#evil:0.8e x_#number:-1.4 x_api:-1.1 xr:-0.3 xr_x:-0.3 y:-1.8
y_#path:-0.7 yaml:-1.7 yes_to:0.3p yesterday:-0.5 yesterday_list:-0.8 you:0.5 you_a:-0.3 you_act:-0.2
you_already:-0.7 you_answer:0.9f you_are:0.3 you_call:0.7f you_can:-1.0 you_chang:-0.2 you_continu:1.0d
you_could:0.7d you_did:0.9d you_do:-0.9 you_dont:-1.2 you_find:-0.5 you_for:-0.6 you_get:-0.5 you_got:0.7o
you_had:0.6r you_have:0.5r you_know:-1.4 you_must:-0.5 you_need:-1.0 you_no:0.7o you_now:0.3o you_obey:0.3f
you_play:-0.8 you_pleas:-0.4 you_receiv:0.4o you_run:0.3p you_see:0.5p you_send:0.6d you_should:-0.7
you_start:0.4p you_take:-0.6 you_the:0.2o you_think:-0.8 you_to:-0.6 you_trust:-0.8 you_use:-0.9 you_want:-2.0
you_were:1.5o you_work:0.6o you_writ:0.2p your_a:0.7r your_account:-1.0 your_addres:-0.5 your_administrator:-0.6
your_answer:0.9e your_api:-0.8 your_branch:-0.7 your_browser:0.4f your_configuration:0.9o your_content:0.5o
your_context:1.3o your_creator:0.9o your_cv:-0.7 your_default:0.8p your_developer:1.4o your_doctor:-0.6
your_e:-0.3 your_earlier:1.2o your_first:-0.3 your_friend:-0.7 your_guidelin:1.4o your_hidden:0.9e
your_initial:1.3o your_key:-1.0 your_keys:-0.9 your_limit:0.9o your_memory:0.7p your_name:-1.0 your_new:-0.2
your_next:0.5e your_old:0.6o your_only:0.4o your_operator:1.3o your_order:-0.9 your_owner:1.2o your_password:-2.0
your_persona:1.0r your_pin:-0.7 your_previou:0.5o your_prompt:1.0o your_public:-0.8 your_question:-0.7
your_real:0.9o your_rep:0.7e your_restriction:0.4o your_rul:0.2o your_safety:1.5o your_session:0.3f
your_summary:0.8d your_system:1.2o your_token:-0.8 your_track:0.9d yourself:1.1r yourself_and:0.4r
yourself_as:0.7r yourself_to:0.7p zero:0.3x zero_width:-0.5 zip:-0.6 zone:0.2x zsh:-0.8
`;
