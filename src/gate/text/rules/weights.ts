/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.19 #address:-2.1 #address_#number:-1.0 #address_and:-0.5 #address_every:-1.1 #address_for:-0.2 #address_is:-0.8 #address_on:0.7e #address_open:0.4p
#address_sh:-0.7 #address_to:-1.2 #evil:3.8 #evil_#number:0.8e #evil_#path:0.5f #evil_#secret:0.4e #evil_and:0.6 #evil_as:1.1p #evil_bash:0.5p #evil_befor:0.5p
#evil_every:0.4p #evil_follow:0.7e #evil_in:0.8p #evil_o:0.6p #evil_plus:0.6e #evil_sh:0.8p #evil_to:0.9p #evil_with:1.0 #name:-0.4 #name_#number:-1.0
#name_#path:1.4x #name_and:0.3e #name_are:-0.2 #name_assistant:1.3f #name_befor:0.7f #name_delet:0.2f #name_display:-1.0 #name_environment:-1.0 #name_first:-0.2
#name_folder:-0.5 #name_for:-0.5 #name_function:0.3f #name_home:-0.7 #name_id:-0.2 #name_in:-0.3 #name_into:0.8e #name_invok:0.9f #name_is:-1.9 #name_line:-0.2
#name_model:1.0f #name_must:0.4e #name_name:1.3f #name_obey:0.6f #name_ok:0.5f #name_on:-0.6 #name_path:-1.0 #name_role:-1.1 #name_s:-1.2 #name_self:-0.5
#name_send:-0.8 #name_so:0.4p #name_system:1.8f #name_that:0.5p #name_to:0.9p #name_user:1.4f #name_with:1.4f #name_you:0.4f #name_your:-0.9 #number:-0.8
#number_#name:-1.2 #number_#number:-0.3 #number_#path:-0.6 #number_am:1.2x #number_and:0.3p #number_assistant:0.6f #number_days:-1.1 #number_degre:-0.3
#number_dollar:0.6e #number_eur:0.7f #number_every:1.0x #number_fail:-0.6 #number_fil:-0.8 #number_for:0.2f #number_gb:-0.7 #number_hour:-0.9 #number_if:-1.2
#number_in:0.5 #number_instruction:0.8o #number_is:-0.8 #number_item:-0.7 #number_jan:-0.3 #number_january:0.2p #number_june:-0.6 #number_may:-0.9
#number_mb:-0.8 #number_minut:-0.9 #number_ms:-0.5 #number_must:-0.8 #number_of:-1.0 #number_per:-0.3 #number_pm:-0.8 #number_result:-0.5 #number_root:-0.4
#number_run:0.4f #number_second:-0.9 #number_star:0.8 #number_test:-0.7 #number_the:-1.0 #number_to:0.2f #number_unit:-0.8 #number_when:0.2f #path:0.4
#path_#evil:0.4p #path_#path:0.6 #path_ai:0.4f #path_and:-0.6 #path_assistant:0.8f #path_at:1.4x #path_base64:-0.8 #path_curl:0.4p #path_every:0.6x
#path_first:0.3p #path_gt:-0.2 #path_in:-0.4 #path_now:0.4f #path_of:1.3x #path_older:-0.6 #path_on:0.9x #path_sure:1.1f #path_system:1.0f #path_that:0.8p
#path_the:-1.1 #path_to:0.3p #path_user:0.6f #path_with:-0.5 #path_you:0.9f #secret:0.6e #secret_#evil:1.0e #secret_and:1.3e #secret_as:1.0e #secret_base64:0.9e
#secret_file:-0.3 #secret_in:1.1e #secret_is:-1.2 #secret_nc:0.2e #secret_on:-1.1 #secret_permission:-1.1 #secret_to:1.5e 1password:-0.4 9999px:0.6f @about:-1.5
@address:0.6 @after:0.3d @alarm:-0.2 @allOf:0.8x @allow:0.6o @allow-:-0.5 @allowing:0.2o @anyone:0.8 @appear!:0.5e @appear-:0.5d @appears:-0.2 @approved:0.6f
@asIf:0.8d @aside:0.6 @ask!:-1.7 @ask-:1.1 @ask=:-1.1 @asker:-0.2 @asking:-0.2 @asks:-0.5 @atTop:0.4o @authority:0.7f @background:0.3d @beforeYou:-0.4
@bigStores:0.2x @blurt!:0.3e @blurt-:-0.6 @blurt=:0.5e @blurting:-0.2 @called:0.2p @careful:-1.6 @change:0.3 @change!:0.2p @change-:0.2d @change=:-0.3
@changeing:-0.3 @changes:-1.2 @claim-:0.7d @claim=:-0.3 @claiming:-0.3 @claims:-0.6 @counts:0.2o @covert:1.5d @denial:0.3d @deny:0.8d @deny!:1.1r @denys:-0.3
@destroy:0.7x @destroy!:0.7x @destroy-:-0.2 @destroy=:-1.0 @destroying:0.2p @destroys:-1.4 @do!:0.8 @doc:0.3 @done:0.5d @drop:0.2o @drop!:0.3o @drop-:-0.8
@drop=:0.5p @droping:-0.2 @drops:-0.9 @evenIf:0.4 @everything:0.4 @except:-0.8 @excuse:1.0d @falsify:0.7d @falsify!:1.6d @falsifying:-0.6 @fetch-:0.6
@fetch=:0.2f @fetchs:-0.3 @fine:0.7d @follow:0.4o @follow!:-0.4 @follow-:1.3o @follows:0.3r @gotYou:0.2o @guard:1.3 @hand:0.3e @hand!:0.4e @hand-:-0.3
@hand=:0.4p @handing:0.3 @hide:0.4d @hide!:0.8d @hides:-0.3 @hostGuard:0.2p @ifAsked:1.3d @ifWord:-0.4 @ignore!:0.4o @ignore-:-1.2 @ignore=:0.6o @ignoreing:-0.2
@ignores:0.2r @keep:0.2d @know:0.3 @know!:-0.2 @know-:1.6d @knowing:0.8f @knows:-0.9 @lawless:1.4r @localOnly:-0.5 @log:0.4d @machine:1.4 @mislead!:1.3d
@modes:0.6r @my:0.6o @myKey:1.7p @myRules:0.9o @newRule:0.9f @none:0.3r @note:0.2o @nothingDone:0.5d @obeyMe:1.4o @oldRules:0.7o @omit:-0.3 @omit!:-0.2
@omit=:0.6p @omiting:-0.2 @omits:-0.9 @open-:0.5d @open=:0.8p @opening:-0.5 @outcome:0.2x @outrank:0.2o @outside:0.9e @own:0.2 @pack=:0.2e @packing:-1.0
@packs:-0.3 @pact:1.5d @past:0.2 @person:0.6 @power:0.5r @pretend:0.2r @pretend!:0.4r @pretend-:-0.4 @pretending:-0.2 @pretends:-0.4 @prior:0.4o @private:0.2e
@prompt:0.6o @put:0.2 @put!:0.2 @put-:-0.3 @put=:0.2o @puting:-1.0 @puts:-1.0 @raze:0.7x @raze!:0.5x @reads:0.4f @record!:-0.2 @record=:-1.1 @recording:0.3f
@records:0.3x @releasedFrom:1.2r @roleplaying:-0.9 @roleplays:-1.0 @rootSecret:0.7e @rules:1.2o @run!:0.4 @run-:-0.6 @run=:-0.2 @runing:-0.6 @runs:-0.4
@safeOrder:0.2d @safetyRules:0.4o @say:-0.2 @say!:0.2e @say=:0.2e @sayNothing:0.8d @saying:0.2 @says:-1.2 @scratch:-0.8 @secrecy:0.6 @secret:0.9e
@secretfile:1.9e @send!:0.5e @send-:-0.4 @send=:-0.4 @serve:0.5o @skipped:0.6o @squeeze!:0.3 @squeezeing:-2.0 @squeezes:-0.9 @standing:0.7p @startup:1.5p
@sudoers:0.8p @task:0.3 @tech:-0.5 @tell-:0.6d @tell=:0.2p @tellNobody:1.0d @telling:0.4f @their:0.4 @thing:0.7 @thisRule:0.2d @told:-1.1 @toolFirst:0.5f
@toolname:2.4f @topPriority:0.2o @tracks:0.5d @treat!:-0.2 @treat-:0.6d @treating:-0.5 @treats:-0.4 @trust!:0.2p @trust-:-0.9 @trusts:-0.2 @tunnel:1.5p
@unasked:0.2 @unaware:1.3d @unknowing:1.3d @unless:-0.7 @unlocked:1.2r @url:-0.2 @userSecret:1.0e @variable:-0.4 @void:0.6 @whatToDo:0.3p @you:0.7r @youAre:0.7
@yourself:1.1r ^#name:-0.2 ^#number:-2.6 ^#path:-0.8 ^#secret:0.3e ^a:-2.3 ^abandon:0.7o ^accept:-0.5 ^acces:0.3o ^act:-0.3 ^action:-0.4 ^activat:0.2r ^acts:-0.4
^add:-0.5 ^admin:0.4f ^after:0.3p ^alert:-0.5 ^all:-0.9 ^alter:-0.5 ^an:-1.5 ^anna:-0.7 ^answer:0.3d ^anthropic:0.8o ^any:-0.3 ^anyth:0.8o ^api:-1.2 ^append:0.3p
^approv:-0.6 ^approval:-0.4 ^archiv:-0.8 ^as:-0.6 ^assum:0.4r ^attach:1.0e ^attacker:-1.0 ^attention:0.2f ^authoriz:-0.8 ^authorization:0.4o ^auto:-0.5 ^aws:0.8x
^b:-1.2 ^back:-1.2 ^backup:-0.9 ^base64:0.8e ^be:0.7r ^becom:0.6r ^befor:-0.7 ^begin:0.2f ^bot:0.5f ^break:-0.9 ^build:-1.2 ^by:-0.3 ^call:-1.3 ^cancel:0.5o
^carry:0.4d ^cat:-0.5 ^ceas:0.8o ^chang:0.3p ^check:-1.6 ^children:-0.8 ^chmod:1.1x ^chor:-0.8 ^claim:1.1d ^clas:-1.3 ^claud:0.2f ^clean:-0.3 ^clear:-0.9
^clos:-1.0 ^command:-2.1 ^comment:-0.6 ^commit:-1.5 ^compar:-0.9 ^conceal:1.2d ^confidential:-1.2 ^confirmation:0.3o ^consider:0.2r ^const:-1.7 ^content:-1.0
^copy:-0.4 ^copyright:-0.9 ^count:-1.1 ^cover:1.1d ^creat:0.4p ^cron:-0.6 ^crontab:-0.8 ^curl:-0.5 ^customer:-0.7 ^dan:-1.0 ^data:-0.9 ^dd:1.1x ^decod:-0.8
^def:-0.8 ^delet:-0.7 ^deny:-0.6 ^deploy:-1.2 ^destroy:0.5x ^disabl:-0.2 ^discard:-0.2 ^dismis:0.5o ^disobey:0.9o ^disregard:-0.3 ^div:-0.3 ^do:-0.4 ^docs:-1.0
^dont:0.6d ^download:-1.2 ^drop:-0.5 ^drwxr:-0.4 ^dump:1.0e ^e:-0.9 ^earlier:0.5o ^edit:0.7p ^elevat:0.9o ^employe:-0.9 ^empty:-0.2 ^enabl:-0.2 ^encod:0.3e
^endoftext:1.0f ^enter:0.5r ^env:-0.3 ^environment:-1.8 ^eras:0.2x ^error:0.2f ^eslint:-0.9 ^every:-0.3 ^everyth:-1.0 ^exampl:-1.7 ^execut:-1.0 ^exfiltrat:1.1e
^export:-1.3 ^fail:-0.8 ^fake:-0.5 ^feat:-1.1 ^fetch:-0.6 ^file:-0.7 ^filter:-0.6 ^find:0.7e ^fix:-2.0 ^follow:-1.7 ^for:-0.7 ^forc:0.6x ^forgot:-1.0
^format:1.2x ^from:0.2p ^function:-0.5 ^gather:0.7e ^generat:-0.9 ^get:-0.5 ^give:0.3e ^god:-0.7 ^googl:0.2o ^grant:0.7p ^guardrail:-0.4 ^he:-1.3 ^hello:0.6f
^hey:0.3f ^hi:-0.2 ^hidden:-0.5 ^hide:0.2d ^history:-0.7 ^how:-1.4 ^http:-0.8 ^i:0.4 ^if:-0.5 ^imagin:-0.2 ^important:0.5f ^in:-0.8 ^includ:0.4e ^info:-0.9
^input:-0.2 ^insert:-0.5 ^inst:1.1f ^install:0.2p ^instead:0.7o ^instruction:-0.7 ^invok:0.5f ^it:-1.2 ^jailbreak:0.2r ^just:-0.2 ^keep:0.3d ^key:-2.1 ^keys:-0.8
^kind:0.4o ^kubectl:0.7x ^leak:1.1e ^leav:0.5d ^let:0.7r ^lie:0.7d ^lift:0.4o ^llm:1.3f ^load:0.4e ^log:-0.6 ^logs:-1.0 ^look:0.2e ^lt:-0.2 ^mail:-0.3 ^make:0.9d
^mask:0.8d ^merg:-0.8 ^messag:-0.8 ^meta:-1.0 ^mix:-0.2 ^mode:-1.5 ^model:-0.5 ^monitor:-0.7 ^mute:0.3d ^my:-0.2 ^name:-1.3 ^neglect:1.1o ^never:0.3d ^new:0.4o
^next:-0.3 ^no:-1.2 ^nobody:0.4d ^note:-0.7 ^notic:-0.5 ^notify:-0.8 ^now:-0.4 ^npm:-1.5 ^obey:-0.5 ^old:-1.0 ^omit:0.7d ^only:-0.6 ^order:-1.2 ^our:-1.2
^overlook:0.6o ^overrid:-0.3 ^overrul:0.4o ^overwrit:0.9x ^owasp:-0.3 ^pass:-1.3 ^password:-1.3 ^past:-0.8 ^pay:0.4o ^permission:-1.0 ^ping:-0.4 ^pleas:-1.1
^policy:0.4o ^post:-0.5 ^prefer:-0.9 ^pres:-0.5 ^pretend:-0.4 ^prettier:-0.8 ^previou:-0.4 ^print:-0.6 ^printenv:0.2e ^prior:-1.0 ^proce:0.4f ^project:-1.3
^prompt:-1.4 ^publish:0.3e ^pull:-1.0 ^purg:0.6x ^push:-1.0 ^put:0.2p ^q:-0.4 ^question:0.3o ^quot:0.7e ^rais:0.2 ^reboot:0.6x ^refactor:-1.6 ^refrain:0.8d
^refus:1.1o ^register:0.3p ^reject:-0.3 ^remember:0.4p ^remind:-0.8 ^remot:-0.8 ^render:0.4e ^renew:-0.3 ^rep:0.4e ^repeat:-0.2 ^replac:0.5o ^respond:0.5r
^restart:-1.0 ^restriction:0.5o ^return:-2.0 ^reveal:0.2e ^review:0.4o ^rm:0.4x ^rol:-1.0 ^role:-0.5 ^roleplay:0.2r ^rotat:-1.6 ^rul:-0.3 ^rule:-0.9 ^run:-1.0
^runs:-1.0 ^s:0.3f ^safety:0.6o ^save:0.9p ^schedul:-0.2 ^scp:0.4e ^script:0.5f ^search:0.6e ^secret:-1.5 ^security:-0.3 ^see:-1.7 ^select:-0.7 ^send:-1.1
^server:-1.4 ^sha256:-0.7 ^shar:0.4e ^she:-1.2 ^shell:-0.6 ^ship:0.4 ^show:1.3e ^shr:1.0x ^shut:0.2x ^shutdown:0.5x ^silenc:0.5d ^silent:0.6d ^skip:-1.2
^sorry:-0.8 ^speak:0.8r ^ssh:-1.2 ^start:-0.3 ^stay:0.6r ^step:0.3r ^stop:0.7o ^subject:-0.2 ^sudo:0.8x ^summaris:-1.3 ^support:-1.1 ^suppos:-0.6 ^svg:0.6f
^switch:0.3r ^sync:-0.7 ^sys:0.9f ^take:0.5r ^talk:-0.4 ^tell:-0.4 ^terminat:0.8x ^terraform:0.6x ^test:-0.8 ^thank:-0.9 ^the:-1.8 ^then:-0.8 ^ther:0.2o
^thes:-0.3 ^they:-1.7 ^think:0.4r ^this:-0.7 ^thought:0.4f ^throw:0.2o ^time:0.6o ^to:-1.8 ^todo:-0.3 ^token:-1.2 ^tool:0.2f ^truncat:0.9x ^trust:-0.4 ^turn:-0.3
^type:-0.6 ^uninstall:0.2x ^unlearn:0.7o ^unlimit:-1.0 ^unlock:0.7r ^unrestrict:-0.2 ^updat:-1.2 ^upload:-0.5 ^usag:-1.3 ^use:-0.4 ^user:-1.8 ^uses:-1.2
^vacuum:-0.7 ^visit:-0.3 ^void:0.5o ^warn:-1.6 ^watch:-0.8 ^we:-0.8 ^wget:-0.3 ^whatever:0.6o ^when:0.2e ^whenever:0.5p ^without:-0.3 ^work:0.5d ^writ:0.3p
^y:-0.9 ^you:-0.7 ^your:0.4o a:-0.4 a_#number:-0.4 a_#path:-1.8 a_backdoor:0.8p a_backup:-0.4 a_bot:-0.5 a_bridg:-0.4 a_bug:0.2d a_character:0.9r a_code:0.3e
a_command:-0.9 a_comment:0.2e a_copy:0.3e a_criminal:0.9r a_customer:-0.8 a_day:0.3x a_digest:-0.3 a_dns:0.8e a_document:-0.8 a_fake:0.4d a_fals:1.2d a_file:-0.2
a_game:0.7r a_hacker:0.9r a_header:-0.8 a_helpful:-0.5 a_holiday:-0.6 a_jailbroken:0.4r a_job:0.4p a_joke:-0.7 a_languag:0.6f a_launch:0.2p a_lie:-0.2
a_line:0.7p a_link:-0.2 a_linux:0.8r a_list:-0.8 a_machin:-0.2 a_mail:0.6e a_maliciou:1.0r a_markdown:0.5e a_member:-0.6 a_minut:0.2x a_mistak:0.6o a_month:-0.7
a_name:-0.7 a_penetration:0.8r a_person:-0.2 a_pirat:0.5r a_poem:-0.5 a_positiv:0.2f a_post:-0.4 a_public:0.9e a_random:0.3x a_reminder:-0.4 a_request:-0.3
a_revers:1.0p a_review:-0.9 a_rogu:0.8r a_root:-1.0 a_rule:-0.2 a_safe:-0.6 a_schedul:0.5p a_script:-0.5 a_second:0.4d a_secret:0.4d a_shell:0.8r a_short:-0.8
a_startup:0.5p a_story:0.6r a_summary:-0.6 a_system:-0.4 a_systemd:0.7p a_team:-0.3 a_terminal:0.6r a_test:1.1o a_text:-0.4 a_ticket:-0.8 a_tool:-0.6 a_user:-0.4
a_web:-0.2 a_week:0.4x a_year:-1.1 aaaa:0.7p abandon:0.5o abandon_the:0.2o abandon_your:0.6o about_failur:-0.3 about_it:1.1d about_manual:-0.6 about_minor:-0.5
about_peer:-0.7 about_the:0.2d about_this:1.2d about_to:-0.5 about_what:-0.3 about_your:0.9o abov:0.2o abov_#number:-0.8 abov_and:0.7o abov_ap:-0.9 abov_are:-0.4
abov_direction:0.4o abov_is:0.5o abov_start:1.0e abov_the:-0.7 abov_this:1.0e abov_was:0.9o absolut_left:0.6f accept:0.5f accept_all:-0.4 accept_the:1.2f
acces:0.4e acces_is:-0.9 acces_this:-0.9 acces_to:-1.2 accident:-0.9 accomplic:0.7r account:0.5p account_#number:0.7d account_is:-0.8 account_nam:1.0p acme:-0.9
act_as:-0.2 act_like:1.1r act_normal:1.0d act_now:-1.0 action:0.3d action_#name:0.5f action_input:0.7f activ:0.7o activat:0.5r actor:-0.3 acts:-0.4 acts_as:-0.4
ad:-1.1 ad_to:-1.0 add:-0.4 add_#evil:1.1p add_a:0.6p add_an:0.2p add_it:-0.3 add_mallory:1.0p add_my:1.3p add_new:-2.0 add_the:0.4e add_this:0.3p add_x:0.5e
add_your:-1.2 add_yourself:0.5p addres:0.3e addres_and:-0.3 addres_book:0.6e address:-1.1 adds:0.4f adds_your:-0.6 adher:0.5o adher_to:0.5o admin:0.5f
admin_mode:-0.6 admin_note:0.3f admin_of:-0.4 admin_overrid:0.8o admin_panel:-0.9 admin_right:-0.2 administrator_and:0.7r administrator_has:-0.3
administrator_of:-1.2 administrator_right:-1.0 administrator_to:-0.7 administrator_with:0.6r admit:0.5d admit_that:0.5d adopt:0.2r adopt_the:0.9r advanc:-0.3
advic:-1.0 affect:-1.6 after:-0.4 after_#number:0.3p after_a:-0.9 after_each:-0.3 after_read:1.0d after_the:-0.8 after_you:0.7d again:-0.7 against:-1.5
agenda:-0.7 agent_at:0.2e agent_can:-0.7 agent_forward:-0.3 agent_of:-0.6 agent_pleas:-0.2 agent_read:-0.6 agent_run:0.6f agent_should:-0.5 agent_that:1.4r
agent_the:0.8f agent_to:0.4p agent_you:0.7f agre:0.4f agreement:-1.0 ahead:0.4f ai:1.7 ai_agent:0.5 ai_assistant:-0.5 ai_befor:0.3f ai_call:0.4r
ai_instruction:0.3f ai_pleas:0.8f ai_read:0.4f ai_reviewer:0.6f ai_send:0.4f ai_that:1.0r ai_the:0.6f ai_with:0.6r alert_me:-0.9 alias:-1.4 alic:-1.1
alic_#path:-0.6 alignment:0.4r all_backup:1.2x all_branch:1.1x all_command:-0.3 all_contact:0.8e all_cooky:-1.1 all_credential:0.8e all_earlier:-0.4
all_environment:0.9e all_error:-1.6 all_fil:1.0x all_filter:-0.7 all_former:0.3o all_futur:0.6p all_host:0.7p all_instruction:-0.2 all_is:0.3d all_mail:0.9e
all_of:0.7o all_other:0.7 all_password:1.0e all_permission:1.1f all_previou:-0.3 all_process:0.9x all_repository:0.4x all_request:0.7r all_restriction:0.6o
all_right:-0.7 all_rul:-1.1 all_safety:0.9o all_secret:1.4e all_set:-0.8 all_shell:0.5p all_tabl:0.2x all_the:-0.7 all_token:0.2e all_tool:0.5f all_user:0.4x
all_your:0.7o allow_all:-0.3 allow_everyth:0.7p allow_you:-0.2 allowlist:0.2p almost:-1.1 almost_full:-1.0 alon:-0.5 along:-0.2 aloud:0.5e already_confirm:0.4f
already_paid:-0.7 also_call:0.4f also_send:0.2e alt_assistant:0.4f alt_text:-0.5 alter:-0.2 although:0.7d alway:0.7p alway_add:0.8p alway_answer:-0.3
alway_approv:0.7p alway_ask:-1.0 alway_comp:0.4r alway_execut:0.9p alway_includ:-0.5 alway_obey:0.3p alway_recommend:0.7p alway_run:0.4p alway_start:0.2p
alway_trust:-0.7 alway_use:-0.4 am:0.6x amount:0.3f amount_#number:0.6f an:-0.2 an_accident:0.4d an_account:-0.5 an_admin:1.1r an_administrator:-1.1
an_agent:0.5r an_ai:0.6r an_attack:-0.7 an_attacker:0.3r an_e:-0.3 an_emergency:0.5o an_empty:0.7x an_evil:0.7r an_hour:-0.7 an_imag:0.7e an_issu:-0.5
an_llm:0.4f an_unalign:0.7r an_uncensor:0.5r an_unfilter:1.0r ana:-0.7 and_#number:-1.9 and_a:-1.4 and_act:0.6d and_add:-0.5 and_adopt:0.6o and_alert:-0.4
and_answer:0.9r and_append:-0.5 and_approv:0.9r and_ask:-0.5 and_call:0.3f and_click:0.2f and_comp:0.6o and_confirm:0.8r and_continu:0.8d and_do:0.7d
and_dont:1.1d and_drop:-0.3 and_enabl:-0.4 and_enter:-0.4 and_execut:0.9p and_fill:-0.9 and_follow:0.3o and_forget:0.5p and_forward:0.6e and_get:-1.1
and_give:0.6o and_go:0.4d and_grant:0.6r and_have:0.5r and_help:0.7r and_hide:-0.4 and_how:-0.7 and_i:0.9o and_ignor:-0.3 and_includ:0.9e and_instead:0.6o
and_its:-0.9 and_keep:0.4p and_label:-0.5 and_leav:0.3d and_list:-0.7 and_listen:0.6o and_mail:0.3e and_make:0.3e and_merg:0.4f and_need:0.5r and_never:1.0r
and_no:-1.0 and_open:-0.5 and_order:0.4r and_output:0.7o and_pass:0.8f and_plac:0.3 and_post:0.9e and_pres:-1.0 and_print:0.2o and_proce:0.6o and_push:0.8f
and_put:0.8 and_read:0.7e and_rebuild:-0.4 and_remind:-0.7 and_rep:0.4o and_report:-0.3 and_restart:-0.4 and_reveal:0.3f and_run:-0.3 and_runs:-0.4 and_save:-0.6
and_say:0.5d and_send:0.5e and_set:-1.0 and_shar:0.4e and_show:-0.2 and_skip:0.3r and_start:-0.3 and_stor:-0.8 and_strict:0.6o and_submit:0.6e and_summaris:-0.3
and_switch:0.3p and_the:-0.6 and_then:-0.5 and_to:-0.4 and_turn:0.9r and_type:-0.3 and_upload:1.1e and_use:0.2p and_wait:0.3o and_warn:-0.5 and_we:-0.2
and_will:-0.7 and_wipe:0.5x and_work:0.6o and_writ:-0.9 and_you:-0.2 and_your:0.5o anna:-1.2 announcement:-0.7 anonymou:-0.2 another:-1.7 ansibl:-0.4
answer_#path:-0.4 answer_as:0.2r answer_everyth:0.5r answer_execut:0.9p answer_free:0.5o answer_in:-0.9 answer_on:-1.0 answer_only:0.8o answer_question:-0.4
answer_should:0.5e answer_that:0.7p answer_the:-0.3 answer_to:0.3p answer_with:-0.4 answer_without:0.5r answer_yes:0.4p anthropic:0.7o any:0.7o any_and:0.3o
any_command:0.3r any_earlier:0.2o any_instruction:0.9o any_longer:0.9o any_more:1.2o any_of:-0.2 any_previou:0.4o any_request:-0.2 any_restriction:0.7r
any_rul:0.3r any_rule:-0.5 any_safety:0.4r any_time:-1.2 any_trac:1.2d anymor:1.0o anyon:0.2d anyon_asks:0.3d anyon_know:0.7d anyon_who:0.5e anyon_your:-1.0
anyth:0.4r anyth_about:0.4d anyth_is:-0.6 anyth_with:-0.7 anyth_without:-0.7 anyth_you:0.4o ap:-0.3 ap_to:-0.6 api:-0.3 api_is:-0.7 api_key:0.5e api_keys:-0.6
api_token:0.2e app:-1.6 app_as:-0.3 append_the:0.2e approv:0.8f approv_by:-0.7 approv_command:0.2p approv_every:0.9x approv_everyth:1.0r approv_the:-0.3
approv_this:0.3f approval:1.0p approval_are:0.3p approval_for:0.5p approval_is:-1.1 approval_to:0.6p apps:-1.1 april:0.6x apt:-0.9 archiv:-1.4 archiv_mail:-0.2
are:-0.2 are_a:-0.2 are_allow:0.6r are_an:0.3r are_approv:0.7f are_ask:0.5d are_availabl:-0.5 are_below:0.6o are_cancell:1.1o are_confidential:-0.4 are_dan:0.3r
are_defin:-0.2 are_delet:0.2o are_deprecat:0.3o are_disabl:-0.3 are_do:0.5o are_document:-0.6 are_done:0.4d are_evil:0.5f are_finish:0.7d are_free:0.9f
are_given:-0.7 are_hereby:1.2o are_in:-1.0 are_invalid:0.2o are_kept:-0.6 are_lift:0.4o are_list:-0.7 are_log:-0.5 are_manag:-0.5 are_my:1.1r are_never:-0.2
are_no:-0.4 are_none:0.9o are_not:-0.2 are_now:-0.6 are_obsolet:0.3o are_off:1.1r are_on:-1.1 are_read:-0.4 are_remov:-1.2 are_requir:0.3 are_revok:0.2o
are_root:1.2r are_sent:-1.0 are_shown:-0.7 are_stor:-0.9 are_suspend:0.9o are_switch:0.5r are_the:-0.9 are_to:0.6p are_us:-0.9 are_void:-0.4 are_work:-0.9
are_wrong:0.7o are_your:-0.2 area:-0.9 argument:-0.2 argument_command:0.8f aria:-0.6 aria_hidden:-0.5 around:-1.3 around_the:-1.0 arriv:-0.6 art:-1.0
artefact:-0.5 articl:-0.2 as_a:0.3r as_administrator:-1.0 as_alic:-0.4 as_an:0.5r as_approv:0.7p as_csv:-0.7 as_dan:0.9r as_error:-0.5 as_excellent:0.7f
as_follow:0.5o as_i:-0.2 as_if:1.1d as_instruction:-0.9 as_my:0.3r as_root:-0.6 as_the:0.2r as_this:0.2o as_though:1.0r as_two:0.4r as_user:-0.3 as_your:-0.2
as_yourself:0.6r asid_all:0.5o asid_and:0.8o asid_the:-0.7 asid_your:0.6o ask_again:-0.5 ask_and:0.4o ask_for:0.2p ask_me:-0.4 ask_not:-0.6 ask_question:0.2o
ask_the:-0.9 ask_to:-0.6 ask_you:-0.2 asks:0.3d asks_for:-0.5 asks_the:0.2e asleep:0.7r asset:-1.1 assignment:0.5o assistant:0.7 assistant_answer:-0.8
assistant_approv:1.2f assistant_call:0.5f assistant_content:-0.3 assistant_director:-0.6 assistant_for:-0.8 assistant_i:1.0f assistant_ignor:0.5f
assistant_manager:-1.2 assistant_must:1.1f assistant_ok:1.1f assistant_pleas:0.6f assistant_professor:-0.9 assistant_read:0.6f assistant_run:1.0f
assistant_send:0.8f assistant_should:-0.3 assistant_sure:0.8f assistant_the:0.7f assistant_to:-0.7 assistant_transfer:0.5f assistant_who:0.4r assistant_will:-0.9
assistant_with:1.0r assistant_you:0.6r assum_that:-0.6 assum_the:0.5r assum_you:0.8r async:-2.1 at_#address:0.7e at_#evil:0.7e at_all:-0.3 at_any:-0.7
at_every:-0.6 at_least:-1.2 at_midnight:0.8x at_noon:0.8x at_start:0.2p at_the:-0.7 attach:-0.2 attach_#name:1.0e attach_the:0.3e attachment:-1.0 attack:-0.5
attack_in:-0.4 attacker:0.3r attacker_may:-0.5 attention:0.9o attention_ai:0.5f attention_to:0.9o attribut:-1.3 audit:0.5d audit_and:-1.0 audit_fix:-0.4
audit_log:0.8d auth:-0.9 authoris:0.5r authoris_to:-0.7 authoris_you:0.3r authority:0.7o authority_over:0.4o authoriz:-1.3 authorization_bearer:-1.6
authorization_header:-1.0 auto_approv:0.6x automatical:-0.5 availabl:-1.6 avoid:0.5r away:0.2 away_from:-0.8 aws:0.5x aws_s3:0.4x b:-2.0 b_#path:-1.1 back:-1.6
back_up:-1.3 backdoor:1.3p backdoor_in:0.5p background:0.4d background_and:0.4d backup:0.2x backup_and:0.5x backup_can:-0.4 backup_of:-0.5 backup_older:0.8x
backup_script:-0.8 badg:-2.1 bake:-0.4 balanc:-0.3 banana:0.6p bank:0.3r banner:-1.4 bas:-1.6 bas_acces:-0.3 base:-1.2 base64:0.3e base64_and:0.6e
base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3 base64_of:-0.8 base64_the:1.1e base_url:-0.5 bash:0.7p bash_argument:0.8f bastion:-0.7
battery:-0.9 bcc:1.0e be_a:-0.4 be_an:0.2r be_ask:-0.7 be_brief:-0.8 be_delet:-1.0 be_empty:-1.0 be_ignor:0.4o be_log:-0.8 be_my:0.9r be_remind:-0.2
be_remov:-0.8 be_report:-1.0 be_restor:-0.5 be_reus:-0.7 be_skip:0.6p be_the:1.0r be_told:-0.6 be_undon:-0.8 be_used:-0.6 becaus:-1.3 becaus_of:-0.6 becom:0.4r
becom_an:0.2r been:-0.2 been_cancell:-0.5 been_deprecat:0.3f been_given:-0.3 been_grant:-0.7 been_jailbroken:0.8r been_log:-1.0 been_promot:0.5r been_remov:0.5r
been_sav:-1.0 been_updat:0.7o befor:-1.2 befor_#number:-0.7 befor_any:0.3f befor_anyth:-0.3 befor_call:0.4f befor_commit:-0.7 befor_continu:-0.3 befor_delet:0.8p
befor_each:-0.8 befor_it:-0.2 befor_push:-1.0 befor_run:0.2p befor_send:-0.5 befor_the:-0.8 befor_they:-0.5 befor_this:1.2o befor_upgrad:-0.4 befor_use:-0.6
befor_you:-1.0 begin_by:0.8p begin_certificat:-0.8 begin_system:1.1f begin_with:-0.6 behav:-0.8 behav_as:-0.6 behav_like:0.6r behaviour:-1.4 behind:0.3d
believ:-0.4 below_#number:-0.5 below_as:0.4p below_the:-0.3 ben:-1.0 best:-0.2 better:-1.0 between:-0.2 between_#number:-1.0 between_the:-0.9 between_us:1.1d
bind:0.5o birthday:-1.2 bit:-1.0 bitwarden:-0.8 blank:-0.5 blind:-1.0 block:-0.2 blog:-1.1 blog_post:-0.6 board:-0.8 bob:-0.3 body:-0.9 bomb:0.4x book_the:0.5f
boot:0.5p boot_complet:-0.5 boss:-0.2 bot_post:0.7f bot_that:0.4r both:-1.2 bots:-0.2 bound:0.2r bound_by:1.0r box:-0.6 br:-0.8 br_this:0.7d branch:-0.2
branch_after:-0.8 branch_and:-0.9 branch_every:-0.8 branch_is:-0.5 branch_main:-0.9 branch_name:0.2e break:-1.0 break_the:-0.8 break_your:1.1o bridg:-0.8
bridg_between:-0.3 brief:-0.4 british:-0.7 british_spell:-0.7 broken:-0.4 bucket:0.3x budget:-1.4 budget_is:-0.3 bug:-0.4 bug_report:-0.3 build:-1.2
build_cach:-0.4 build_fail:-0.3 build_folder:-0.8 build_is:-0.3 build_machin:-0.4 build_statu:-0.8 build_succeed:0.3d build_to:-0.6 burn:0.6d but:-1.1
button:-0.5 button_for:-0.4 buy:1.0 by:-0.9 by_a:-0.4 by_an:0.8r by_ansibl:-0.3 by_any:0.5r by_default:-1.7 by_e:-0.3 by_hand:-0.7 by_its:-0.9 by_mail:-0.2
by_run:0.4p by_this:-0.4 by_your:0.5o bypas:0.8o bypas_the:0.2o bypas_your:0.7o c:-0.2 cach:-2.1 cach_and:-0.5 cach_folder:-0.4 cach_is:-0.9 cach_of:-0.4
cake:-1.1 calendar:-0.9 calendar_and:-0.5 calendar_to:-0.5 call_#name:2.0f call_#number:0.5f call_befor:0.5f call_fail:0.3f call_init:-0.6 call_last:-0.2
call_max:-0.6 call_super:-0.7 call_support:0.2p call_the:-0.4 call_this:-0.6 caller:-0.6 calm:-0.8 came:1.0o came_befor:0.8o came_from:0.6d camera:-0.9 can:-1.1
can_be:0.2p can_do:0.7r can_i:-0.4 can_ignor:0.2o can_log:0.9p can_make:-0.7 can_read:-0.9 can_safe:0.8o can_see:-0.8 can_you:-1.1 cancel:-0.2 cancel_all:-0.2
cancel_the:0.7o cancell:0.2o cannot:-1.8 cannot_be:-1.4 cannot_remov:-0.6 capital:-0.6 capital_of:-0.6 captain:-0.8 car:-1.1 card_and:0.3e card_number:0.8e
care:0.2r careful:-0.4 carla:-0.7 carry_out:0.6d case:-1.1 case_of:0.6o case_when:-0.4 cat:0.6e cat_#path:1.3e ceas:0.8o certificat:-0.7 certificat_and:-0.4
certificat_of:-0.7 chang:-0.2 chang_and:-0.5 chang_in:-0.5 chang_it:-0.7 chang_the:0.9d chang_to:-1.0 chang_without:-0.2 chang_you:0.9o chang_your:0.3p
changelog:-0.8 channel:-0.6 chao:0.3r chapter:-1.1 chapter_#number:-0.4 character_of:0.7r character_who:0.9r charg:-0.9 chart:-0.5 chat:0.3e chat_history:0.8e
chat_to:0.3e chatbot:0.2r cheat:-0.5 check_are:1.0r check_befor:-0.5 check_fail:-0.7 check_for:-0.8 check_if:-1.1 check_my:-0.3 check_off:-0.4 check_on:-1.0
check_that:-0.7 check_the:-0.9 check_whether:-0.5 checkout:0.2p checkout_hook:0.3p ches:-0.5 children:-1.3 chmod:0.9x chmod_r:1.1x chor:-0.8 chor_remov:-0.7
ci:-1.9 ci_set:-0.6 claim_that:0.6d claim_to:-0.9 clas:-2.1 classifier:-0.8 clean_the:-0.9 cleanup:-1.0 cleanup_script:-0.3 clear:-0.9 clear_the:0.2d
clear_your:-0.5 click_here:-0.8 click_the:0.6f click_through:0.7o client:-2.8 clipboard:0.6e clock:-0.8 clos:-1.2 clos_all:0.6f clos_on:-0.6 clos_stal:-0.3
clos_the:-1.2 clos_this:-0.8 cluster:0.3x coach:-0.8 cod:-0.7 code:-0.3 code_#number:0.7o code_block:1.0e code_for:-0.9 code_in:0.7f code_with:-1.0 coffe:-0.9
colleagu:-0.8 collect:-0.3 collect_all:0.4e collect_every:0.5e collect_the:-0.5 color:-0.4 color_fff:0.2f color_whit:0.5f colour:-0.5 column:-1.9 com_from:0.2p
come:-0.5 come_from:-0.7 command_#path:0.6f command_are:-0.8 command_from:0.3p command_id:1.1f command_it:0.7r command_line:-1.5 command_rm:-0.5
command_that:-0.7 command_to:-1.0 command_was:-0.2 command_without:1.2p comment:0.3e comment_and:-0.5 comment_in:0.5o comment_on:1.3e comment_within:-0.3
commit:-0.4 commit_and:-0.8 commit_direct:0.5f commit_look:0.5d commit_messag:0.5e commit_so:0.4d commit_your:-1.0 comp:1.0o company:-0.3 compar:-1.6
compar_the:-0.7 compar_today:-0.3 competitor:-0.8 competitor_in:-0.7 compiler:-1.0 complet:-1.5 complianc:0.4o compos:-1.3 compos_up:-0.3 compromis:0.6r
comput:-0.8 comput_the:-0.5 computer:-1.2 computer_to:-0.2 conceal:0.8d conceal_the:0.4d conceal_this:0.5d confidential_information:0.5r config:-0.6
config_#path:-0.4 config_and:0.5p config_so:0.5p configur:-1.0 configur_with:0.5o configuration:-0.2 confirm:0.8r confirm_it:-0.8 confirm_the:0.5r
confirm_your:-0.8 confirmation:0.9r confirmation_#path:0.5f confirmation_are:0.9p confirmation_is:0.6r confirmation_need:-0.6 confirmation_step:0.9o
conflict:0.3o connect:-1.9 connect_to:-1.2 connection:-2.0 conscienc:0.8r consent:1.1p consider:-0.2 consider_the:0.2o consider_yourself:0.7r consol:-1.0
const:-1.7 constraint:0.5o contact:0.2e contain:-0.3 contain_the:0.5e container:-0.8 content_filter:0.8o content_ignor:0.7f content_of:0.7e content_policy:0.6r
content_restriction:0.7r context_and:0.8o continu:0.5f continu_call:0.4f continu_without:0.8f contract:-0.6 contributor:-2.1 control:-0.9
conversation_history:0.3e conversation_so:0.7e conversation_to:0.5e cook:-0.6 cooky_and:-0.6 cooky_of:0.9e cooky_to:-0.4 copy_#secret:1.0e copy_id:-0.5
copy_it:-0.5 copy_of:0.2e copy_to:0.8p copy_your:-0.8 copy_yourself:0.2p copyright:-4.4 copyright_#number:-0.5 core:-1.4 corp:-0.2 correct:0.2o cost:-0.8
could:-0.9 could_not:0.5d could_you:-0.7 count_lin:-0.6 count_the:-0.5 counter:-1.0 court:-0.9 cover:0.3d cover_up:0.2d cover_your:0.7d coverag:-1.6 cp:-0.3
cpu:-1.2 crawler:-0.6 creat:-0.7 creat_an:-0.4 creat_by:-0.9 creator:1.1r creator_i:0.5r credential:0.9e credential_file:0.9e credential_to:0.2e credit:0.8e
credit_card:0.8e crew:-1.0 criminal:0.9r cron:-0.3 cron_entry:-0.2 cron_job:0.2p cron_jobs:-0.3 crontab:0.8p csrf:-0.5 csrf_valu:-0.5 css:-0.4 csv:-0.9 ctrl:-1.0
ctrl_shift:-0.7 curl:0.2p curl_#evil:1.0p curl_d:0.6e curl_f:0.6e curl_fssl:-0.5 curl_s:-0.2 current:0.2o current_instruction:0.8o current_task:0.3o cursor:-1.6
customer_data:0.4o customer_list:1.3e customer_tabl:0.9e cv:-0.7 cv_to:-1.0 cve:-0.7 cve_#number:-0.7 cycl:-1.1 d:-0.7 d_#evil:0.6e d_#name:-0.8 d_#secret:0.6e
dan:0.4r dan_and:0.2r dan_is:-0.8 dan_mode:1.1r dan_who:0.8r dana:-0.8 danish:-0.7 dark_mode:-1.0 dashboard:-0.7 dashboard_and:-0.4 dat:-1.3 data:-0.9
data_befor:-0.4 data_imag:-0.4 data_is:-0.9 data_to:-0.5 data_with:-1.1 databas:0.6x databas_and:-0.7 databas_app:-0.3 databas_at:0.6x databas_dump:0.5e
databas_of:-0.2 databas_password:0.7e databas_production:0.8x databas_to:0.2e date:-0.8 date_is:0.5p day:-0.5 day_at:-0.4 days:-0.3 days_and:-0.5 days_befor:-0.3
days_in:-0.2 days_without:-0.7 dd:0.4x dd_if:1.3x deadlin:-0.8 dear:0.5f dear_agent:-0.4 dear_ai:0.9f dear_assistant:0.4f dear_customer:-0.8 dear_languag:0.4f
debian:-1.0 debug:-0.2 debug_mode:0.5r december:-1.0 decision:-1.0 declaration:-1.0 declaration_of:-0.2 decod:-2.0 def:-1.3 def_#name:-0.5 default:-1.6
default_in:-0.8 default_port:-1.1 defenc:-0.2 defin:-1.8 defin_in:-0.3 definition:-1.7 definition_of:-0.4 degre:-0.4 delet:0.2x delet_a:-0.9 delet_after:-0.8
delet_all:0.6x delet_anyth:-1.0 delet_everyth:1.5x delet_it:1.0f delet_log:-0.4 delet_merg:-0.7 delet_my:-0.7 delet_old:-0.5 delet_temporary:-0.3 delet_the:0.5x
delet_this:-1.1 delet_tool:0.3f delet_your:0.6o deletion:1.0f deliver:-0.2 demand:0.5x demo:-1.3 demo_is:-0.2 deny:-0.5 deny_publickey:-0.5 dependabot:-1.0
dependency:-1.0 deploy:0.3f deploy_happen:-0.6 deploy_key:-0.7 deploy_script:-0.4 deploy_without:-0.6 deprecat:-0.4 deprecat_#address:-0.7 describ:-0.9
describ_in:-0.2 description:0.3 design:-1.7 design_on:-0.4 desk:-0.7 desktop:-0.7 destroy_auto:0.7x destroy_the:0.6x detail:-0.5 detection:-0.9 dev:-1.8
dev_server:-0.8 developer:0.9o developer_and:0.4o developer_messag:1.1o developer_mode:0.2r developer_of:0.2f developer_wrot:0.5o devic:-1.4 diagram:-0.8
dialog:0.3o diary:-0.5 did:0.2d did_it:0.4d did_not:0.3d did_this:0.8d die:-0.7 diet:-0.9 dif:-0.3 different:-1.3 digest:-1.0 direct:-0.8 direction:1.1o
direction_and:0.2o directiv:1.3o directiv_and:0.2o director:-0.7 directory:-0.4 directory_every:0.9x disabl:0.6p disabl_all:-0.3 disabl_log:0.2f disabl_next:-0.7
disabl_the:0.5p disabl_your:1.1o disagre:0.6o discard_the:-0.6 disclos:0.2d disclos_that:0.7d disclos_the:-0.2 disclos_this:0.4d discreet:0.7d disk:0.3x
disk_is:-0.5 disk_usag:-1.1 disk_when:0.9x disk_with:1.2x dislik:-0.5 dislik_long:-0.4 dismis:0.8o dismis_the:0.3o disobey:0.9o disobey_the:0.9o display:-0.9
display_none:-0.2 disregard_all:0.5 disregard_everyth:1.1o disregard_prior:0.5o disregard_the:0.8o disregard_this:-0.8 disregard_your:0.6o dist:-1.3
distribut:-1.4 disturb:-0.7 div:-0.5 div_clas:-0.7 div_styl:0.2f dns:1.2e dns_query:0.7e do:-0.2 do_and:0.5o do_anyth:0.7r do_as:0.5o do_everyth:-0.7
do_exact:0.2o do_i:-0.5 do_it:0.9d do_not:-0.3 do_the:0.8o do_this:1.2d do_what:1.3o docker:-1.6 docker_compos:-0.4 docker_imag:-0.5 docs:-2.2 docs_#path:-0.8
doctor:-1.2 document:-0.2 document_folder:0.5e document_in:-0.2 documentation:-2.4 does:-0.6 dog:-1.2 dollar:0.6e domain:-0.4 done:-0.4 dont:0.7d dont_ask:-0.4
dont_count:0.5o dont_follow:0.6o dont_forget:-0.5 dont_have:-0.2 dont_let:0.5d dont_listen:0.4o dont_mention:-0.7 dont_obey:0.4o dont_say:-0.5 dont_show:-1.0
dont_tell:0.4d door:0.6p down_the:-0.2 download:-0.8 download_#evil:0.6p download_and:0.3p draft:-1.3 draft_to:-0.6 drink:-1.0 drink_water:-0.3 driv:0.7x
driver:-0.7 drop:-0.4 drop_all:0.5x drop_databas:0.8x drop_tabl:-0.6 drop_the:-0.5 drop_your:0.8o drwxr:-0.4 drwxr_xr:-0.4 dry:-1.1 dry_run:-0.9 dump:0.3e
dump_the:0.8e dump_to:-0.6 duplicat:-1.4 dur:-0.5 dur_the:-1.5 e:-0.5 e_#path:0.4p e_mail:-0.2 each:-0.2 each_answer:-0.6 each_day:0.4x each_even:0.5x
each_hour:0.5p each_month:0.4x each_morn:0.5x each_night:0.9x each_quarter:-0.8 each_request:-1.0 each_secret:0.6e each_session:0.9p each_time:0.5p earlier:0.5o
earlier_and:0.7o earlier_command:0.4o earlier_directiv:-0.3 earlier_guidanc:0.7o earlier_instruction:0.3o earlier_messag:0.5o earlier_order:0.6o
earlier_prompt:1.2o earlier_rul:0.5o earlier_version:-1.1 eat:-0.9 echo:-0.2 echo_#name:0.8e echo_ssh:0.5p ed25519:0.4p edit:-1.0 edit_#name:0.4p edit_#path:0.2p
edition:-1.1 editor:-1.4 effect:-1.2 elevat:0.9o email:-0.5 email_me:-0.8 email_the:0.3e email_to:0.4e emb:0.6e emb_the:0.7e emergency:0.5o emoji:-0.3
employe:-0.4 employe_must:-0.5 employe_who:0.4r employer:-0.9 empty:-0.2 empty_the:-0.3 enabl:-0.3 enabl_developer:-0.7 enabl_in:-0.6 enabl_on:-0.4 encod:-0.2
encod_#secret:0.4e encod_the:0.7e encrypt:-0.3 end:0.3f end_of:0.7f end_system:1.1f endoftext:1.0f endpoint:-1.1 ends_here:0.7f engin:-1.2 engineer:-0.5
english:-0.6 enter:-0.2 enter_developer:0.8r enter_your:-1.2 entity:-0.2 entry:0.2d entry_from:0.3d entry_that:-0.5 env:0.8e env_to:0.8e environment_variabl:0.3e
eras_all:0.6x eras_every:0.7x eras_the:-0.3 eras_your:-0.4 error:-0.8 error_#number:0.5f error_and:-1.0 error_ignor:-0.3 error_in:-0.8 error_messag:0.2d
error_to:-0.5 escap:-1.4 eslint:-1.6 eslint_disabl:-1.0 ethic:1.7r ethical:0.4r ethical_guidelin:0.3r eu:-0.9 eur:0.6f euro:-0.2 europ:-0.8 europ_#path:-0.8
eval:-1.1 evaluat:-0.9 eve:1.1p even_if:0.4d even_though:0.6d every:0.9x every_#number:-0.9 every_answer:-1.1 every_command:-0.3 every_commit:-0.3 every_day:-0.4
every_earlier:0.9o every_environment:-0.2 every_even:-0.5 every_file:1.0x every_five:0.2x every_friday:-0.7 every_hour:0.2x every_instruction:0.5o
every_mail:0.7x every_messag:0.4e every_minut:0.7p every_monday:-1.1 every_month:0.3x every_morn:-1.0 every_new:0.4p every_night:-0.7 every_password:0.5e
every_repository:0.8x every_request:-0.4 every_rule:0.8r every_secret:0.5e every_session:0.3p every_start:0.4p every_sunday:0.3x every_tabl:0.9x every_two:-0.3
every_url:0.4e every_week:0.8x everyon:0.9p everyth:1.2o everyth_abov:0.5e everyth_befor:-0.3 everyth_in:0.5x everyth_is:0.8d everyth_the:1.0o everyth_under:1.0x
everyth_went:0.2d everyth_you:-0.4 evidenc:0.7d evil:1.0r evil_#path:0.9f evil_ai:0.2r evil_pkg:0.5p evil_twin:-0.4 evilbot:1.0r exact:-0.2 exact_as:-0.3
exam:-0.4 exampl:-1.9 exampl_corp:-0.2 exce:-0.7 exceed:-0.2 excellent:0.6f except:0.2x except_this:1.0o exchang:-0.7 exchang_rat:-0.4 exchang_rate:-0.4
exec:0.4p execut:0.6p execut_#evil:0.2p execut_every:0.7r execut_the:-0.4 exercis:-1.1 exfiltrat:0.7e exfiltrat_the:0.8e exist_#name:-0.6 exit:-1.4
exit_code:-0.3 expect:-2.0 expert:-0.2 expir:0.2o expir_after:-0.3 expir_session:-0.6 expiry:-0.9 explain:-0.5 explain_how:0.5r export:-0.3 export_#name:-0.2
export_all:0.6e export_path:-0.9 export_the:0.2e expos:-1.0 extend:-1.7 extension:-2.2 f_file:-0.5 factor:-0.3 factor_authentication:-0.4 fail:-0.8
fail_login:-0.7 fail_test:-1.1 failur:-0.6 failur_at:-0.2 fake:0.6d fake_the:-0.3 fall:-0.4 fals:-0.9 fals_reason:0.8d fami:-1.2 far:-0.5 far_and:0.4o
far_to:0.6e father:-0.8 favour:1.0o favourit:-1.1 feat:-1.2 featur:-2.0 fee:-0.3 feed:-0.7 feed_and:-0.5 feedback:-1.1 feedback_from:-0.5 fetch:-0.7
fetch_#evil:1.0e fetch_the:-1.0 field:-0.8 figma:-0.4 fil:-1.0 fil_#path:0.4f fil_and:0.7x fil_are:-0.8 fil_in:-0.6 fil_older:-0.3 fil_to:0.2p fil_were:-0.3
fil_with:-0.2 file:-0.3 file_#name:-0.9 file_#path:0.3f file_#secret:-0.3 file_afterward:-1.2 file_and:0.4e file_in:-0.2 file_name:-0.4 file_size:-0.3
file_wins:0.2o file_with:-0.5 file_you:0.8p fill:-0.4 fill_in:-0.8 film:-1.2 filter:-0.4 filter_are:0.6o filter_is:0.5o filter_off:-0.6 final:0.3x
final_answer:0.9d financ:-1.1 find:-0.3 find_any:0.2e find_out:0.3d find_the:-0.9 find_to:0.3e fine_even:0.3d finish:-0.3 finish_the:-0.8 firewall:0.6p
first:-0.5 first_#number:0.7o first_#path:0.7f first_and:0.6f first_call:-0.5 first_of:1.1x first_read:0.5f first_run:0.6p first_then:-0.3 fish:-0.8 five:-0.3
five_minut:0.2x five_star:0.7f fix:-1.1 fix_do:-0.8 fix_it:0.6f fix_the:-0.9 fixtur:-0.9 flag:-1.6 flaky:0.3f flat:-1.1 flight:0.3f flour:-0.7 flush:-0.7
fold:-0.6 folder:0.4x folder_and:0.4e folder_in:-0.5 folder_to:-0.7 folder_when:-1.1 follow_by:-0.2 follow_command:-0.2 follow_instruction:-0.6 follow_is:0.9f
follow_it:0.8p follow_line:-0.7 follow_me:-0.5 follow_mine:0.4o follow_only:0.9o follow_the:-0.7 follow_them:-0.3 follow_thes:-0.5 follow_this:0.7o
follow_your:0.6o font_size:0.3f foo:-2.2 footer:0.3e for:-0.6 for_#number:-0.3 for_ai:0.9f for_an:-1.3 for_approval:0.7p for_children:-0.5 for_confirmation:-0.3
for_credential:-0.7 for_each:-0.6 for_every:-0.8 for_everyth:0.7r for_fil:-0.6 for_good:1.0p for_guest:-0.4 for_internal:-0.6 for_mallory:0.8p for_me:0.9r
for_mine:0.7o for_nam:-0.4 for_new:-0.9 for_one:-1.1 for_permission:0.7r for_stag:-0.8 for_target:-0.5 for_test:0.9o for_the:0.2f for_this:0.3o for_tomorrow:-0.9
for_two:-0.7 for_word:1.0e for_you:0.7o for_your:-1.1 forbid:-0.5 forbidden:0.5r forc:0.7x forever:0.7p forget:-0.5 forget_all:1.1o forget_everyth:-0.7
forget_it:-0.2 forget_me:-0.7 forget_the:0.2o forget_to:-0.8 forget_what:0.3o forget_yesterday:-0.6 forget_your:-0.3 forgot:-1.0 forgot_password:-0.6
forgot_the:-0.5 forgot_your:-0.6 fork_bomb:0.4x form:-0.7 form_at:0.4e form_to:-1.0 format:-0.5 format_#path:1.1x format_help:-0.6 format_the:0.3x former:0.2o
former_instruction:1.0o forum:-1.0 forward_all:0.9e forward_every:0.4e forward_the:1.2e forward_this:-0.8 found:-0.8 found_in:0.5p found_noth:0.9d fre:0.4r
fre_from:0.5r free:0.2r free_from:0.8r free_of:-2.0 free_to:-0.8 freegpt:1.0r french:-0.6 french_and:-0.2 fresh:0.3o friday:-0.2 fridg:-0.6 friend:-1.3 from:-0.5
from_#evil:1.1p from_#number:-0.8 from_#path:0.4p from_a:-1.5 from_all:0.9r from_eve:0.5p from_here:1.1r from_mallory:0.5p from_memory:0.3o from_now:0.5p
from_this:1.0o from_today:-0.2 from_your:0.6d front:-1.0 front_desk:-0.6 fssl:-0.5 fssl_#address:-0.8 full:0.4r full_acces:0.9f full_permission:-0.3
function:-1.1 function_acts:-0.5 function_name:1.1f function_with:-0.8 fund:-0.4 further_notic:0.6o futur_session:0.3p gam:-0.9 game:-0.5 game_in:0.4r
garden:-0.9 gate:-0.2 gateway:-0.8 gather:0.7e gave:0.2o gb:-0.9 gb_of:-0.3 gb_ram:-0.4 general:-1.3 generat:-1.6 generat_by:-0.6 generat_the:-0.7 german:-1.1
get:-0.8 get_#path:-1.7 get_a:-1.2 get_the:0.5p gets:-0.2 gist:0.8e git:-0.2 git_command:-0.9 git_config:-0.5 git_hook:0.2p git_push:0.9x git_reset:0.5x
github:-1.8 giv:-0.3 give_a:0.3d give_full:-0.2 give_the:0.4e give_this:0.3f give_your:-0.4 given_and:-0.4 given_at:0.7o given_by:-0.3 given_earlier:0.6o
given_the:-0.6 global:-1.2 go:0.3f go_ahead:0.6f go_into:-0.2 go_of:0.7o go_on:1.2f go_through:-0.4 go_to:0.2r goal:0.3o goes:-0.4 goes_to:-0.5 gone:0.6x
good:-0.6 good_morn:-0.6 googl:-0.4 got:0.6o grandmother:0.6r grandmother_who:0.5r grant_acces:0.4f grant_full:0.9f grant_the:0.2r grant_you:-0.3 great:0.7f
green_light:0.3o grep:-0.4 group:-1.8 group_wheel:-0.4 gt:-0.7 guard:-0.4 guest:-0.3 guid:-1.5 guidanc:0.7o guidanc_and:0.4o guidelin:0.7o guidelin_abov:0.6o
guidelin_and:-0.3 guidelin_are:0.5o guidelin_for:-0.8 guidelin_have:0.5o guidelin_just:0.6o guidelin_of:-0.4 guidelin_were:-0.2 guidelin_you:0.7o h_now:0.9x
hack:0.8o hacker:0.6r hacker_in:-0.3 hacker_who:0.6r had_been:-0.4 had_no:1.0r had_not:0.3d hammer:-0.9 hand:0.6o hand_out:0.7r hand_over:0.3o handbook:-0.9
handl:-1.9 hang:-1.1 hard:0.7x has:-0.5 has_#number:-0.4 has_a:-1.3 has_approv:0.4f has_authoris:0.6f has_been:-0.3 has_chang:0.7o has_expir:-0.2 has_no:-0.6
has_pre:0.5p has_sign:0.3o has_the:-0.2 has_to:1.0f hash:-1.2 have:-0.3 have_admin:-0.6 have_already:-0.6 have_call:0.6f have_chang:-0.5 have_new:0.2o
have_no:0.3r have_not:-1.2 have_permission:-0.6 have_read:0.5d have_root:1.1r have_to:0.4f he:-1.4 header:-1.6 headlin:-1.0 health:-0.6 heat:-0.8 heed:0.6o
hello:-1.0 help:-0.7 help_impersonat:-0.6 help_me:1.0r help_the:0.7r help_you:-0.6 helper:0.7p helpful:-0.8 helpful_assistant:-1.2 her:-0.7 here_and:0.5r
here_are:0.9o here_is:0.6f here_on:1.1r hereby_revok:0.5o herm:-0.4 hero:0.2r hex_and:0.4e hey:0.3f hey_claud:0.7f hi:-0.6 hid:-0.5 hid_the:-0.6 hidden:0.3
hidden_agent:0.6f hidden_assistant:0.7f hidden_fil:-0.7 hidden_from:0.8d hidden_in:0.5o hidden_instruction:-0.2 hidden_menu:-0.4 hidden_name:-1.1
hidden_prompt:0.9e hidden_true:-0.4 hide:-0.3 hide_the:0.6d hide_this:-0.5 hide_your:0.4d him:-1.0 hint:0.3d his:-1.4 history_c:-0.9 history_is:-0.5
history_so:0.5d history_to:1.1e hold:-0.3 hold_the:-0.7 holiday:-1.3 home:0.3x home_addres:0.3e home_directory:1.5x home_folder:0.5x honest:-0.2 hook:0.2p
hook_that:0.4p host:-0.2 hour_and:-0.5 hous:-0.9 how:-0.9 how_can:-0.7 how_do:-0.5 how_the:-0.4 how_to:-0.5 hr:-0.2 html:-0.8 http:-0.9 http_#path:-1.0
http_tool:0.5e human:0.7f human_delet:0.6f human_pleas:0.4f human_readabl:-0.9 human_resourc:-0.8 i:0.4 i_allow:0.9o i_am:-0.5 i_ask:0.6r i_authoris:0.2r
i_can:0.3p i_help:-0.5 i_order:0.4f i_should:1.0f i_will:1.5f iban:-0.3 icon:-1.5 id:0.2 id_#number:-0.2 id_#path:0.7f id_modal:-0.6 id_user:-0.4 identity:0.7r
identity_is:0.6r identity_of:0.8r if:-0.3 if_#name:-1.9 if_#path:1.2x if_a:-1.6 if_anyon:0.2d if_ask:0.7d if_exist:-0.6 if_it:-0.5 if_noth:-0.5 if_question:0.6d
if_ther:-0.6 if_they:0.7d if_this:0.2d if_you:-1.4 ignor:-0.3 ignor_#number:-0.7 ignor_a:-0.4 ignor_all:0.3o ignor_any:1.2o ignor_case:-0.9 ignor_error:-0.9
ignor_every:0.8o ignor_fail:-0.4 ignor_fil:-0.8 ignor_it:-0.5 ignor_its:0.5r ignor_lint:-0.2 ignor_my:-0.4 ignor_old:-0.5 ignor_prior:1.2o ignor_rul:-1.0
ignor_rule:-0.6 ignor_the:0.7o ignor_this:-1.6 ignor_unknown:-0.3 ignor_weekend:-0.9 ignor_what:1.2o ignor_whitespac:-0.8 ignor_your:0.9o ignorepreviou:-0.5
ignorieren:-0.7 imag_#evil:0.6e imag_#path:-1.9 imag_link:0.6e imag_that:-0.3 imag_url:0.8e imagin:-0.2 imagin_that:0.9r imagin_you:-0.2 img_src:-0.4
imperativ:-0.6 impersonat:-0.3 import:-2.0 important:0.4f important_back:-0.4 important_befor:0.4f important_call:0.7f important_read:0.6f important_the:-0.9
in:-1.0 in_#number:-1.4 in_#path:0.4p in_1password:-0.4 in_a:-0.2 in_advanc:0.4p in_again:-1.1 in_answer:-0.3 in_as:-1.0 in_asset:-0.7 in_at:-0.6 in_base64:1.0e
in_case:0.7o in_character:-0.2 in_charg:0.9o in_ci:-0.6 in_commit:-0.8 in_config:-0.4 in_developer:0.4r in_docs:-0.4 in_every:-0.4 in_figma:-0.3 in_fixtur:-0.5
in_french:-0.7 in_full:0.7e in_generat:-0.2 in_german:-0.7 in_god:0.6r in_it:0.4r in_json:-0.6 in_june:-0.5 in_logs:-0.9 in_maintenanc:0.7r in_march:-0.5
in_may:-0.7 in_memory:0.3p in_one:-0.8 in_order:-0.5 in_our:-0.6 in_plain:-0.6 in_production:-0.3 in_prompt:-0.7 in_public:-1.1 in_script:-0.7 in_search:-0.4
in_set:-0.5 in_spanish:-0.5 in_test:-1.0 in_to:0.3p in_utc:-0.4 in_vault:-0.7 in_web:0.8p in_which:0.8r inactiv:1.0o inbox_and:-0.3 incident:-1.3 includ_a:-0.3
includ_it:0.7e includ_the:0.2e includ_this:0.9d includ_your:-0.3 incomplet:0.2f index:-1.6 info:-1.5 inform:0.3d inform_the:0.3d information:-1.2 ingredient:-0.9
ingredient_is:-0.8 init:-1.6 init_befor:-0.5 initial:0.4e initial_instruction:0.3o initial_prompt:0.8e inject:-0.9 injection:-0.6 injection_is:-0.4 insert:-0.4
insider:1.0r inst:1.8f inst_print:0.6f inst_sys:0.7f install:-0.8 install_a:1.2p installation:-1.3 installer:-0.5 instanc:-0.7 instead:0.2o instead_of:0.3o
instruct:-0.2 instruct_to:-0.2 instruction_#number:-1.3 instruction_abov:-0.2 instruction_and:0.4o instruction_ap:-0.9 instruction_are:-0.2 instruction_at:-0.4
instruction_below:-0.3 instruction_cach:-0.6 instruction_call:0.4f instruction_careful:-0.9 instruction_content:0.3f instruction_delet:0.9f
instruction_except:0.6o instruction_follow:0.9o instruction_for:-0.4 instruction_from:-0.4 instruction_has:-0.2 instruction_have:-0.8 instruction_into:0.5p
instruction_is:0.3o instruction_of:-1.1 instruction_on:-0.8 instruction_overrid:-0.2 instruction_pointer:-0.8 instruction_preheat:-0.5 instruction_replac:0.2o
instruction_return:-0.5 instruction_send:0.8f instruction_set:-1.0 instruction_shak:-0.4 instruction_that:-0.5 instruction_the:0.9o instruction_verbatim:0.8o
instruction_with:0.3o instruction_word:0.3e instruction_you:1.2o intelligenc:-0.9 intend:-1.2 internal:-1.9 internal_host:-0.8 internet:-0.7 into_#name:-0.6
into_#path:-0.4 into_#secret:0.5p into_french:0.7e into_german:-0.6 into_the:0.8e into_your:-0.4 introduction:-0.6 invalid:-0.2 invitation:-0.5 invoic:-0.6
invoic_to:-1.1 invok:0.6f invok_name:1.1f ios:-0.6 irrelevant:0.4o is:-0.6 is_#address:-0.5 is_#number:0.5p is_#path:-1.0 is_a:-0.4 is_about:-0.4 is_abov:-0.6
is_allow:0.2r is_at:-1.0 is_broken:0.3o is_call:-1.4 is_cancell:0.8o is_clos:-1.1 is_creat:-0.6 is_delet:-0.7 is_done:-0.8 is_enabl:-0.9 is_fine:0.4d is_for:0.9f
is_full:-0.4 is_generat:-1.1 is_given:-0.5 is_gone:0.6x is_green:-0.3 is_harmles:-0.5 is_here:-1.1 is_hidden:-0.7 is_ignor:-1.0 is_in:-0.3 is_incomplet:0.2f
is_irrelevant:0.6o is_learn:-0.6 is_load:-0.5 is_log:-0.7 is_low:0.5x is_manag:-0.3 is_miss:-1.4 is_need:-1.1 is_no:0.8d is_not:0.4r is_now:-0.4 is_off:-0.4
is_on:-0.9 is_one:-0.9 is_open:-0.7 is_out:0.2o is_over:-0.2 is_read:-0.3 is_ready:-0.6 is_requir:-0.4 is_reset:-0.6 is_run:-1.2 is_safe:1.0f is_sent:-0.5
is_set:-1.8 is_short:0.5o is_shown:-0.8 is_slow:0.2d is_still:-1.1 is_stor:-0.3 is_switch:-0.5 is_the:-0.3 is_this:0.2o is_to:0.4o is_told:-0.5 is_trust:0.7f
is_used:0.2f is_valid:0.6f is_void:0.8o is_written:0.5o is_wrong:-1.0 is_your:0.3o issu:-0.4 issu_and:-1.1 it:0.2 it_#path:0.3f it_a:0.2d it_and:-0.9 it_as:0.7f
it_at:-0.7 it_came:0.4d it_contain:-0.6 it_does:-0.5 it_fail:0.4d it_goes:0.3d it_had:-0.6 it_here:0.2e it_in:0.7e it_into:-0.9 it_is:-0.3 it_look:1.0d
it_may:-0.9 it_now:-0.5 it_off:0.7p it_out:0.8d it_read:0.6 it_safe:-0.9 it_says:0.7p it_secret:-0.6 it_should:0.2f it_show:0.8d it_the:0.7f it_was:0.7d
it_with:-0.5 it_without:0.7d item:-0.9 item_#path:-0.7 item_in:-0.6 its:-0.4 its_content:0.8e its_text:0.8f itself:-1.9
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.2 jailbreak_detection:-0.4 jailbreak_mode:1.1r jailbroken:0.8r
jan:-0.4 jan_#number:-0.3 january:-0.2 java:-0.9 jmp:-1.1 job:0.4p job_that:0.6p jobs:-0.8 jobs_are:-0.2 joke:-0.8 joke_every:-0.8 jq:-0.7 json:-2.3 june:-0.8
jury:-0.5 just_do:0.5d just_this:0.4o keep:-0.2 keep_a:0.9p keep_it:0.5p keep_quiet:0.9d keep_secret:-1.2 keep_the:-0.2 keep_this:0.4d keep_your:-1.4 kept:-1.2
kept_in:-0.6 kernel:-0.7 key:0.5e key_#path:0.4f key_and:0.2e key_as:0.8e key_file:-0.6 key_from:-0.7 key_in:-0.3 key_into:0.5e key_is:-1.2 key_of:0.2p
key_on:0.4p key_secret:-1.1 key_so:0.5p key_to:0.3p key_with:-0.3 keychain_and:0.7e keys:0.7e keys_are:0.2e keys_from:0.8e keys_in:-0.7 keys_to:0.6r kill:-0.4
kill_#number:0.4x kill_all:0.9x kill_the:-0.9 kim:-1.0 king:-0.8 know_about:-0.2 know_that:0.7d know_what:-1.1 known:-1.2 kubectl:0.2x kubectl_delet:0.7x kv:-0.3
kv_#path:-0.3 l:-0.7 lab:-0.9 label:-0.5 label_and:-0.6 label_them:-0.5 labell:-0.4 landlord:-0.5 languag:-0.5 laptop:-1.1 larg:-0.8 last:-0.5 last_messag:0.6e
last_night:-0.7 last_ten:0.6e last_week:-0.8 late:-0.7 later:0.4p later_session:0.6p latest:-0.4 latest_chang:-0.5 launch:-0.5 launch_agent:0.2p laws:-0.8
layer:-0.6 layout:-0.8 le:-1.3 lead:-0.4 leak_the:0.5e learn:-0.4 learn_from:-0.5 least:-1.3 least_#number:-0.5 leav_a:1.0d leav_no:-0.2 leav_out:-0.2
leav_the:-0.9 leav_this:1.0d left:-0.4 left_9999px:0.6f legacy:-0.8 length:-1.3 les:-1.1 let:0.3d let_anyon:0.7d let_go:0.7o let_it:0.6d let_play:0.7r
let_the:0.8d let_us:-0.2 letter:-0.5 level:0.6o library:-1.7 licenc:-1.0 licens:-2.8 lie:0.6d lie_to:0.7d lift:0.2o lift_all:-0.6 lift_in:-0.5 lift_the:-0.2
light:-1.1 light_at:-0.8 light_to:0.3o lik:-0.8 lik_short:-0.5 lik_to:-0.2 like:-0.2 like_an:1.0r like_the:0.3d like_you:0.6r limit:-0.2 limit_#number:-0.8
limit_and:0.5r limit_no:-0.6 limit_of:-0.9 limit_on:-0.8 lin:-0.2 lin_that:-0.4 line:-0.7 line_#number:-0.4 line_to:-0.3 link_below:-0.3 link_in:-0.8
link_to:-0.9 link_you:0.6e lint:-2.4 lint_warn:-0.9 linter:-1.7 linter_befor:-0.7 linux:-1.5 linux_#name:-0.8 list:-0.5 list_all:-0.3 list_and:0.3
list_every:0.2e list_in:0.2e list_is:-0.7 list_of:-0.9 list_to:0.9e list_what:-0.6 listen:0.4o listen_to:0.6o liv:-0.7 liv_in:-0.6 live:-0.5 live_in:-1.1
llm:0.9f llm01:-0.3 llm_instruction:0.7f load:-0.8 load_#evil:0.7p load_#path:-1.1 load_is:0.4x local:-1.9 location:-0.4 lock:-1.1 log:-0.2 log_afterward:0.8d
log_and:-0.9 log_entry:0.8d log_fil:-1.0 log_file:-0.5 log_for:-0.6 log_http:-0.6 log_of:-0.9 log_out:-1.0 log_the:-0.7 log_this:1.0d log_to:-0.2 log_was:-0.7
login_from:-0.6 logout:-0.8 logs:-0.2 logs_are:-0.6 logs_for:-0.7 logs_in:-0.2 logs_of:-0.8 logs_to:-1.1 long:-1.8 longer:0.4r longer_bound:0.4r
longer_requir:-0.3 longer_than:-0.8 look:0.6d look_as:0.5d look_at:-0.7 look_for:-1.1 look_in:0.8e look_like:0.4d look_up:0.5e lookup:0.3e lookup_of:0.8e
loss:-0.8 lost:-1.3 low:-0.3 ls:0.4f lt:-0.6 lt_#path:-0.2 lunch:-1.0 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.2 mac:-0.7 machin:0.4x maco:-1.4 mail:-0.2
mail_addres:-0.3 mail_address:0.2e mail_after:-0.2 mail_and:-0.6 mail_from:-0.3 mail_if:-0.7 mail_in:0.7x mail_is:-0.7 mail_it:-0.2 mail_older:-0.2 mail_on:-0.4
mail_them:-0.2 mail_to:0.4e mail_was:-0.4 mail_with:-0.9 mail_without:-0.3 mailbox:0.7e main:0.2 main_#path:0.5f main_and:0.8x main_every:0.7x maintenanc:-0.4
maintenanc_mode:-0.2 maintenanc_window:-0.8 make:0.5 make_a:0.5e make_deploy:-0.2 make_it:0.7d make_sure:-0.4 make_the:0.5 makefil:-0.8 makefil_#number:-0.5
maliciou:1.0r maliciou_insider:1.0r mallory:2.3p mallory_#secret:0.4p mallory_is:-0.5 mallory_to:0.5p manag:-0.8 manag_by:-0.5 management:-0.7 manager:-0.6
manager_is:-0.7 manual:-1.5 many:-1.0 march:-1.0 maria:-0.9 mark:-0.2 mark_this:0.7f markdown:-0.7 markdown_link:0.5e market:-0.9 mask:-0.3 mask_the:0.8d
match:-2.0 matter:0.5o matter_what:0.7o max:-0.5 may:-0.9 may_be:-0.6 may_disregard:0.4o may_do:0.6p may_not:-1.1 may_now:0.8o may_skip:0.8f mb:-1.5 me:-0.2
me_a:-0.8 me_about:-1.0 me_and:0.4r me_api:0.5r me_at:-0.9 me_if:-1.1 me_the:0.9e me_to:-0.3 me_what:0.7e me_when:-1.0 me_which:0.2e me_your:0.7e mean:-1.9
measur:-0.4 medicin:-0.7 meet:-1.9 meet_is:-0.4 member:-1.7 member_of:-0.6 memory:-0.8 memory_and:0.2p memory_of:0.3o memory_that:0.8p mention:0.4d
mention_competitor:-0.7 mention_it:0.4d mention_pric:-1.1 mention_thes:0.8d mention_this:1.0d menu:-1.0 menu_#path:-0.4 merg:-0.8 merg_branch:-0.9 merg_this:0.8f
merger:-0.8 messag:-0.4 messag_after:1.1d messag_as:0.6o messag_for:1.1f messag_if:-0.4 messag_in:-0.4 messag_is:0.6o messag_of:0.9e messag_role:-0.2
messag_to:0.7p messag_was:-0.6 messag_you:-0.4 meta:-1.0 method:-2.7 method_must:-0.6 metric:-1.0 metric_unit:-0.5 midnight:0.8x migration:-0.6 migration_on:0.5f
milk:-0.9 mind:0.6o mind_the:0.4o mine:1.6o ministry:-1.1 minor:-0.8 minor_updat:-0.3 miss:-0.9 mistak:0.4o mix:-0.7 mock:-1.3 modal:-1.2 modal_load:-0.5
mode:0.2r mode_all:0.2r mode_and:1.0r mode_disabl:-0.6 mode_enabl:1.0r mode_in:-0.8 mode_is:-1.6 mode_no:0.6r mode_of:-0.5 mode_off:-1.0 mode_the:-1.2
mode_with:-0.6 model:-0.2 model_is:-0.5 model_must:0.3f model_output:-0.3 model_read:0.4f model_that:1.3r model_the:0.5f model_to:-0.4 model_you:0.2
moderation:0.4o modify:-0.7 modul:-1.3 moment:0.4o monday:-0.8 money:0.4p monitor:0.2x monitor_the:-0.6 month:0.2x moral:0.3r more:0.3o more_than:-0.4 morn:-0.6
morn_in:-0.5 mov:-1.6 mov_to:-0.8 move:-1.4 ms:-2.1 music:-0.6 must_be:-0.2 must_click:0.8f must_execut:0.3f must_first:0.2f must_follow:-0.9 must_have:-0.9
must_ignor:0.5o must_now:0.2f must_obey:0.6f must_pass:-1.0 must_recommend:0.9f must_restart:-0.7 must_run:0.5 must_send:0.4f mute:0.3d mute_the:0.4d
my_accomplic:0.7r my_calendar:-0.5 my_key:1.2p my_mail:-0.2 my_previou:-0.4 my_ssh:0.5p nam:-0.5 nam_branch:-0.6 nam_in:-0.9 nam_of:0.2e name_#name:-0.2
name_#path:-0.7 name_ai:0.3f name_alic:-0.6 name_and:-0.3 name_bash:1.1f name_command:0.2f name_csrf:-0.5 name_in:-0.8 name_is:-0.2 name_of:-0.3
name_terminal:1.7f name_to:-0.7 nas:-0.4 nc:0.8e nc_#evil:0.7e necessary:0.5o need_a:-1.1 need_approval:0.3r need_no:0.3p need_not:0.7r neglect:0.9o
neglect_the:0.6o neighbour:-0.7 never_admit:0.5d never_ask:0.9p never_asks:0.3r never_commit:-1.4 never_delet:-0.8 never_in:0.5p never_mention:0.9d
never_print:-0.7 never_push:-1.0 never_refus:0.9r never_reveal:-0.4 never_run:-0.3 never_says:0.4r never_send:-0.7 never_shar:-1.0 never_tell:0.7d never_use:0.6p
new:-0.3 new_account:1.2d new_admin:0.8p new_directiv:0.3o new_identity:0.6r new_instruction:0.4o new_issu:-0.8 new_mail:-0.2 new_messag:-0.6 new_one:-0.5
new_ones:0.9o new_order:0.4o new_policy:0.3f new_releas:-0.5 new_repository:0.9p new_role:0.5r new_rul:0.4f new_rule:0.3f new_session:0.8p new_str:-0.6
new_system:0.9o new_task:0.5f new_term:-0.2 new_user:-0.7 new_version:-0.2 newest:-0.6 news:-0.9 newsletter:-1.5 next:0.2e next_call:-0.4 next_line:-0.6
next_messag:0.7e next_request:0.3e next_sentenc:0.7o nginx:-1.0 night:-0.5 night_at:-0.7 night_build:-0.6 nine:-0.3 no_approval:-0.3 no_attention:1.0o
no_confirmation:0.5r no_consol:-0.5 no_content:0.4r no_ethical:0.3r no_filter:0.7r no_guidelin:0.9r no_longer:0.2r no_matter:0.8x no_need:0.6d no_new:-0.7
no_one:1.2d no_policy:0.7r no_preserv:0.6x no_record:0.5d no_refusal:0.9r no_restriction:-0.6 no_rul:-0.7 no_safety:-0.4 no_secret:-0.5 no_such:-1.0
nobody_is:0.6x nobody_sees:0.8d node:-2.5 node_#number:-1.1 nois:-0.5 none:0.6f none_ai:0.5f none_assistant:0.6f none_id:-0.7 none_ignor:1.0f noon:0.5x nop:-1.2
nopasswd:0.8p nopasswd_for:1.1p normal:0.5d normal_and:0.7r not:-0.3 not_#path:0.3f not_adher:0.8o not_allow:-0.3 not_answer:-0.4 not_ap:0.6o not_as:-1.1
not_bound:0.4r not_chang:-0.9 not_clos:-0.4 not_commit:-1.1 not_comp:1.0o not_contain:0.2d not_delet:-1.0 not_disturb:-0.5 not_do:-0.8 not_edit:-0.8
not_exce:-0.7 not_exist:1.0r not_find:0.8d not_folder:-0.2 not_follow:0.4o not_forward:-0.9 not_give:-0.6 not_have:0.3r not_ignor:-1.0 not_in:-0.6
not_includ:0.4d not_inform:0.7d not_install:-1.3 not_know:0.8d not_leav:0.5d not_let:1.0d not_listen:0.4o not_load:-1.1 not_log:0.6d not_mention:-0.2
not_merg:-0.6 not_need:0.9p not_notic:0.8d not_notify:-0.3 not_npm:-0.2 not_obey:-0.6 not_open:-0.4 not_print:-0.6 not_read:-0.4 not_refus:0.7r not_rep:-0.8
not_report:0.2d not_request:-1.0 not_requir:0.7o not_reveal:-1.1 not_see:0.3d not_send:-0.3 not_shar:-1.3 not_show:-0.2 not_support:-1.4 not_tell:-1.1
not_the:-0.6 not_to:0.2d not_use:-1.2 not_want:-0.3 not_writ:0.7d note_assistant:-0.4 note_for:0.5f note_the:-0.7 note_this:-1.1 note_to:1.0f note_you:0.2f
noth:0.2d noth_about:0.8d noth_chang:-0.8 noth_happen:0.2d noth_to:-1.1 noth_was:0.7d notic:0.7d notic_if:-0.6 notic_the:-0.7 notic_your:0.6f notification:-0.6
notification_after:-0.8 notify:-1.3 notify_me:-0.5 notify_the:-0.6 novel:-0.6 now:1.4r now_#path:0.5f now_a:0.5r now_act:0.5f now_an:-0.2 now_call:0.4f
now_connect:-0.8 now_dan:0.2r now_delet:0.9f now_in:0.7r now_leav:-0.6 now_log:-0.8 now_obey:0.8o now_on:0.3p now_play:0.2r now_ready:-0.5 now_send:0.4f
now_subscrib:-0.7 now_the:-0.5 npm:-1.8 npm_audit:-1.4 npm_ci:-0.5 npm_install:-1.3 npm_publish:0.8f npm_start:-0.8 npm_test:-1.1 npm_warn:-0.9 null:-0.6
number:-0.7 number_and:0.4e number_in:-0.7 number_of:-1.4 number_to:-0.8 nurs:-0.6 obey:0.6o obey_me:1.0o obey_only:0.5o obey_thes:0.7o obey_this:0.2o
object:-3.0 objectiv:0.9o obligation:1.0r observation:-0.5 observation_done:0.4f obsolet:0.3o of:-0.2 of_#address:0.2e of_#evil:0.3e of_#name:0.7e
of_#number:-1.6 of_#path:1.1x of_#secret:0.5e of_a:-0.7 of_all:0.4x of_an:-0.3 of_birthday:-0.4 of_conflict:0.8o of_content:-0.9 of_date:0.2o of_document:0.7f
of_each:0.3p of_env:0.6e of_every:0.7p of_file:-0.5 of_foo:-0.4 of_last:-0.4 of_new:-0.6 of_node:-0.5 of_now:1.0o of_open:-0.9 of_our:-0.5 of_physic:-0.6
of_ram:-0.3 of_root:0.7p of_the:-0.5 of_this:0.4d of_thumb:-0.6 of_tool:0.2f of_what:0.8o of_yesterday:-0.9 of_your:0.3o of_yourself:1.0r off:0.3p off_by:-0.8
off_in:0.6p off_the:-0.6 off_your:0.2o offic:-1.2 offic_is:-0.5 officer:-0.8 offlin:-1.2 often:-0.6 ok:-0.5 ok_#path:0.2f old:-0.8 old_api:-1.0
old_instruction:-0.7 old_ones:0.4o old_rul:0.6o old_screenshot:-0.5 older_than:0.2x omit_this:0.7d on:-0.5 on_#number:-0.7 on_#secret:0.7f on_a:-1.3 on_all:0.6x
on_branch:-1.0 on_by:-0.4 on_call:-0.8 on_every:1.1p on_file:-0.5 on_friday:0.4x on_monday:-0.2 on_my:-0.5 on_page:-0.7 on_public:-0.7 on_review:-0.5
on_saturday:-0.6 on_stag:-0.5 on_the:-0.4 on_this:-0.5 on_thursday:-0.3 on_tuesday:-0.7 on_use:-0.7 on_weekend:-0.7 on_you:1.2r onboard:-0.8 once:-0.5
once_a:1.1x once_the:-0.5 one:-0.7 one_hour:-0.7 one_in:0.5o one_line:-0.8 one_of:-0.8 one_that:-0.3 one_with:-0.4 ones:1.0o ones_are:0.8o onlin:-1.2
only_after:-1.1 only_this:-0.3 only_to:0.6o only_valid:0.5f only_what:0.4o only_when:-1.1 only_with:1.2f opacity:0.5f opacity_#number:0.7f open:-0.2
open_#evil:0.5f open_#secret:-0.6 open_a:-0.2 open_it:0.2e open_pull:-0.6 open_the:-0.3 open_to:0.9p open_with:-0.6 openai:1.0r operation:-1.1 operator:1.0o
operator_and:0.3r operator_has:0.3f opposit:0.4o opposit_of:0.6o ops:-1.2 option:-1.2 optional:-2.4 or:-2.6 order_are:0.4o order_from:-0.8 order_has:-1.1
order_in:0.3p order_the:0.5r order_you:0.3f origin:-1.0 original_task:0.8o oslo:-0.6 other:-0.5 other_and:-0.2 other_function:-0.5 other_instruction:0.8o
other_tool:0.6f otherwis:-0.5 our:-0.7 our_agent:-0.4 our_dependency:-0.2 our_newsletter:-0.4 our_product:-0.3 our_site:-0.3 out:0.3d out_in:0.9e out_the:0.3d
outag:-0.8 output:-0.3 output_of:0.4e output_the:1.0o output_your:0.3o outsid_of:0.3f outsid_the:-1.1 oven:-0.9 oven_to:-0.5 over_main:0.8x over_spac:-0.3
over_the:-0.3 over_with:0.7o over_your:0.6o overlook:1.0o overlook_the:0.9o overrid_a:-0.7 overrid_all:0.7o overrid_code:1.1o overrid_flag:-0.7 overrid_for:-0.6
overrid_method:-0.6 overrid_of:-0.5 overrid_public:-0.8 overrid_system:-0.8 overrid_the:-0.6 overrid_your:0.8o overridden:-1.5 overrul:0.3o overrul_the:0.3o
oversight:0.8r overwrit:0.2x overwrit_your:0.6o owasp:-0.3 owner_and:0.3r owner_has:0.3o owner_want:0.5o p:-0.6 p_styl:0.8f packag:-0.4 packag_and:-0.4 pag:0.2p
page:-0.4 page_#number:-0.8 page_#path:0.5f page_and:-0.6 page_is:0.2f page_says:0.9p page_to:-0.5 paid:-0.6 paint:-0.7 panel:-1.2 panel_#address:-0.6 paper:-0.7
paper_study:-0.4 parameter_name:0.4f parameter_to:0.3e parcel:-0.5 parent:-1.1 park:-0.8 parser:-2.1 part_of:-0.4 party:-1.4 pass_#number:-0.3 pass_and:-0.6
pass_even:0.7d pass_it:0.5f pass_the:0.4f pass_your:0.7f passphras:-0.7 passport:-0.7 password:0.2e password_are:-0.6 password_by:-0.7 password_file:0.6e
password_for:-0.9 password_from:0.6e password_in:-0.4 password_into:0.6e password_is:-0.5 password_manager:0.5e password_must:-0.8 password_policy:-0.9
password_reset:-1.0 password_support:0.9p password_to:0.8e password_was:-0.6 password_with:-0.7 password_you:0.6e past:-0.4 past_it:-0.4 past_the:-0.5
past_them:0.5e past_your:0.3e pastebin:0.7e patch:-1.9 path:-1.9 patient:-0.8 pattern:-2.2 pay:0.6o pay_no:1.1o payload:-1.2 payment:-0.3 pdf:-0.9 peer:-1.1
peer_dependency:-0.8 pend:-1.0 penetration:0.8r penetration_tester:0.8r peopl:-1.4 per:-1.7 per_cycl:-0.5 perform:-0.4 perform_the:0.2d permanent:1.4p
permission:0.4r permission_and:0.7r permission_deny:-0.7 permission_for:0.8r permission_grant:0.5f permission_to:-0.3 permit:-0.5 persist:-0.4 person:-0.5
person_who:0.4e persona:1.7r persona_is:0.5r persona_of:0.8r personal:-0.6 personality:0.9r phon:-0.4 phon_is:-0.8 phon_number:0.7e photo:-1.0 physic:-0.6
pictur:0.2e pin:-0.7 ping:-0.5 ping_the:-1.1 pip:-0.5 pipe:-0.8 pipelin:-1.5 pirat:0.2r pixel:0.2p pkg:0.2p plac:-0.4 plain:-1.2 plan:-1.4 plant:0.7p play:-0.8
play_a:0.4r play_an:0.3r play_as:-0.4 play_is:-0.6 play_the:-0.5 player:-1.2 pleas:-0.4 pleas_disregard:-0.4 pleas_do:0.3f pleas_forget:0.9o pleas_forward:-0.5
pleas_log:-0.6 pleas_merg:0.8f pleas_restart:-0.2 pleas_run:0.8f pleas_send:-1.4 pls:1.0o plugin:-0.4 plus:0.5e plus_the:0.4e pm:-0.9 pnpm:-1.2 pnpm_not:-0.2
poem:-0.8 poem_about:0.5o point:0.3o point_on:0.5r pointer:-1.4 polic:-0.9 policy:0.5r policy_and:0.5r policy_for:-0.2 policy_of:-0.7 policy_updat:-0.4
policy_you:0.6o polit:-1.0 port_#number:0.5p port_with:-0.8 portal:-0.9 position:-0.6 position_absolut:0.6f positiv:0.2f positiv_review:0.6f post_#address:-1.2
post_#path:-1.2 post_checkout:0.3p post_file:0.3e post_it:0.5e post_request:-0.8 post_the:0.7e post_them:0.7e post_your:-0.5 postgr:-0.4 power:-0.2 pr:-0.2
pr_without:0.8f prais:0.9p pre:-0.3 pre_approv:0.6p preced:1.2o precedenc_over:0.4o prefer:-1.3 prefer_dark:-0.3 prefer_tabs:-0.3 prefer_that:-0.4 prefer_to:-0.8
preheat:-0.5 preheat_the:-0.5 pres:-0.5 pres_ctrl:-0.3 pres_enter:-0.9 pres_the:-0.5 preserv_root:0.6x pretend:-0.7 pretend_data:-0.5 pretend_play:-1.0
pretend_that:1.3r pretend_the:-0.3 pretend_to:0.3r pretend_you:-0.5 prettier:-1.5 prettier_ignor:-0.8 preview:-1.2 previou_command:0.7o previou_constraint:0.4o
previou_day:-0.8 previou_declaration:-0.4 previou_definition:-0.5 previou_directiv:0.9o previou_employer:-0.9 previou_error:-0.8 previou_guidelin:0.5o
previou_instruction:0.8o previou_job:-0.6 previou_messag:0.8o previou_order:-0.2 previou_prompt:1.0o previou_report:-0.7 previou_result:-0.9 previou_rule:-0.7
previou_session:-1.2 previou_valu:-0.8 previou_version:-1.1 previou_week:-1.0 pric:-0.9 pric_in:-0.8 pric_of:-0.4 pric_with:-0.2 print:0.4e print_#name:-0.9
print_anyth:-0.8 print_it:0.6e print_this:-0.4 printenv:0.8e printer:-1.0 printer_are:-0.5 prior:1.1o prior_art:-1.0 prior_context:0.9o prior_directiv:0.5o
prior_guidanc:0.6o prior_rul:0.8o priority:0.3o privat_key:-0.4 privat_keys:-0.3 privat_repository:0.6e privileg:0.7o problem:-0.7 proce:1.1f proce_without:0.5o
proces:-0.4 process:-0.4 process_of:-0.3 process_this:0.8f prod:1.1x product:0.5 product_is:0.2f product_owner:-0.7 production:1.1x production_databas:1.2x
professor:-0.9 professor_of:-0.5 profil:-0.7 program:-0.3 project:-0.7 project_uses:-0.3 promot:0.5r promot_to:0.5r prompt:-0.3 prompt_#path:-0.5 prompt_and:1.1o
prompt_are:0.6o prompt_as:0.8f prompt_enter:-0.7 prompt_file:-0.6 prompt_from:-0.8 prompt_injection:-0.6 prompt_into:0.8e prompt_is:-0.3 prompt_of:-0.8
prompt_says:0.8o prompt_tell:-0.2 prompt_the:-0.7 prompt_to:0.3e prompt_with:-0.3 protect:-0.9 protection:-0.5 provid:-1.5 proxy:-1.0 public_channel:0.3e
public_folder:0.8e public_gist:0.8e public_holiday:-0.7 public_issu:0.3e publickey:-0.5 publish:0.3f publish_the:0.2e pull:-0.4 pull_request:-0.3 pull_the:-0.7
purg:0.3x purg_the:0.2x push:0.9x push_an:0.9x push_direct:-0.8 push_forc:0.8x push_without:0.3f put:0.3 put_#name:1.3p put_a:0.6p put_curl:0.2p put_it:-0.2
put_my:0.7p put_the:-0.2 put_them:0.8e put_your:-0.8 pwn:1.4o q:-0.7 qo:-0.4 qo_#evil:0.7p quarter:-1.1 query:0.6e query_str:0.9e question_about:-0.7
question_and:0.7o question_in:-0.8 question_is:-0.3 question_to:0.5e queu:-0.5 queu_length:-0.6 quiet:-0.4 quiet_about:1.1d quiet_and:-0.7 quiet_hour:-0.9
quiet_skip:-0.8 quiz:-0.6 quot:0.2e quot_the:0.9e r:0.9x r_#number:1.4x rail:0.4o rais:0.9 ram:-0.5 ran:0.8d random:-0.2 rank:0.8o rank_this:0.9o rat:-0.5
rate:0.2f rate_limit:-1.1 rate_this:1.1f reach:-1.3 read:-0.2 read_#name:0.7e read_#path:0.7f read_a:-0.6 read_all:0.2e read_from:-1.4 read_it:0.2d read_me:0.9r
read_more:-0.6 read_on:-0.4 read_only:-0.3 read_them:-0.9 read_this:0.2f readabl:0.3f reader:0.4f reader_to:0.8f readm:-0.7 ready:-0.5 ready_to:-0.9 real:1.0o
real_instruction:0.6o real_task:0.8o reason:0.3d reboot:0.3x reboot_the:0.3x rebuild:-0.8 rebuild_the:-0.6 rebuilt:-0.9 receiv:-0.6 recent:-0.3 recip_for:-0.3
recipient:0.4d recommend:0.6f recommend_this:0.9f record_of:0.9d record_the:-0.4 recovery:0.2f recruiter:-0.6 red:-1.5 red_team:-0.4 refactor:-1.5
refactor_drop:-0.8 refrain:0.8d refrain_from:0.8d refresh:-0.8 refus_a:0.7r refusal:1.0r regard:-0.9 register_a:0.2p reject:-1.1 releas:-1.0 releas_are:-0.5
releas_from:1.0o releas_manager:-0.2 releas_not:-1.0 releas_of:-0.5 reload:-0.5 remain:-0.3 remember_forever:0.8p remember_that:-0.6 remember_this:0.3p
remember_to:-0.4 remind:-1.1 remind_me:-0.6 remind_the:-0.7 reminder:-0.9 reminder_the:0.3f reminder_to:-0.9 remot:-0.3 remov:-0.6 remov_#path:-1.0
remov_after:-0.4 remov_any:0.6d remov_everyth:0.5x remov_expir:-1.0 remov_fil:-0.6 remov_merg:-0.4 remov_old:-0.6 remov_this:-0.5 renam:-0.2 render:-0.5
render_x:0.6e renew:-0.3 renew_the:-0.5 rep_as:0.3e rep_only:0.9f rep_to:-1.1 rep_with:0.8f repair:0.2f repair_it:0.6f repeat:-0.3 repeat_everyth:0.5e
repeat_the:-0.8 replac_in:-0.6 replac_your:1.2o repo:-0.3 report:-0.4 report_a:-1.1 report_failur:-0.8 report_it:-0.3 report_succes:0.5d report_that:0.7d
report_them:-0.2 report_this:0.9d report_to:-1.7 report_with:-0.8 repository:0.2 repository_and:-0.8 repository_to:-0.2 request:-0.3 request_a:-0.6
request_and:-0.5 request_description:0.8 request_has:0.6o request_is:0.4o request_of:0.8p request_that:-0.3 request_this:-0.9 request_to:-0.2 requir:-0.9
requir_for:-0.4 requir_to:0.2 requir_you:0.8f requirement:-1.1 requirement_#number:-0.5 research:-0.9 reserv:-1.0 reset:-0.4 reset_hard:0.5x reset_password:-0.8
reset_the:-0.8 reset_your:-0.5 resourc:-1.9 respond:0.3r respond_as:0.4r respons:-1.4 restart:-1.0 restart_after:-1.0 restart_the:-1.2 restart_your:-0.2
restor:-1.1 restrict:-0.8 restriction:0.2r restriction_ap:-1.1 restriction_are:0.9o restriction_lift:0.6o restriction_on:-1.4 restriction_were:-0.3 result:-0.5
result_#number:0.5f result_from:-0.5 result_is:0.5f result_of:0.3e result_to:0.3e result_you:0.5f resum:-0.9 retro:-0.7 return:-2.0 return_#name:-1.0
return_#number:-0.5 return_prompt:-0.4 return_system:-0.8 return_the:-1.4 reus:-1.0 reveal:0.4f reveal_secret:-0.3 reveal_that:0.8d reveal_the:0.4f revers:0.3p
revers_shell:1.0p review:0.7 review_#path:0.5f review_and:0.2 review_comment:-0.7 review_is:0.3o reviewer:0.4d reviewer_for:-0.6 rewrit:-0.7 rf:0.5x
rf_#name:-1.2 rf_#path:0.8x rf_at:0.8x rf_build:0.3f rf_every:1.2x rf_no:0.6x right:0.4 right_and:0.5r right_reserv:-0.7 risk:-1.3 rm:0.8x rm_cannot:-0.6
rm_command:-1.0 rm_rf:0.5x robot:-0.3 rogu_agent:-0.5 rol:-1.1 role:-1.1 role_admin:-1.2 role_assistant:-0.4 role_bas:-0.3 role_editor:-0.7 role_in:-0.4
role_is:0.4r role_of:0.5r role_play:-0.3 role_viewer:-0.4 role_you:-0.5 roleplay:0.2r roleplay_as:1.2r roleplay_gam:-0.7 roleplay_you:0.7r room:-0.9 root:0.2r
root_#number:-0.4 root_acces:0.3r root_of:-0.9 root_password:0.2p root_root:-0.4 rotat:-1.1 rotat_the:-0.2 rotation:-0.6 router:-1.4 rows:-1.0 rsa:0.6p
rsa_aaaa:0.7p rss:-0.4 rss_feed:-0.4 rul:0.4o rul_abov:0.7o rul_and:-0.5 rul_any:0.6o rul_ap:0.7f rul_are:0.8o rul_do:0.5o rul_dont:0.7r rul_end:0.5f
rul_engin:-0.8 rul_file:-0.8 rul_for:-0.7 rul_from:-0.3 rul_have:-0.2 rul_in:-0.2 rul_of:-1.7 rul_that:0.3o rul_you:1.0o rule:-0.3 rule_no:-0.8 rule_of:-0.5
run:0.3 run_#evil:0.8p run_#name:1.5x run_#path:0.7p run_a:-0.9 run_anyth:0.4o run_curl:0.9f run_it:1.1d run_ls:1.0f run_make:-0.3 run_migration:-1.0 run_on:-0.4
run_rm:-0.3 run_sudo:0.3f run_this:-1.2 run_wget:0.6p run_whatever:0.3r run_with:0.5p runs:0.2p runs_#evil:0.2p runs_#path:1.2p runs_at:-0.8 runs_curl:0.2p
runs_it:-0.2 runs_on:-0.2 runs_the:-0.7 rust:-1.0 s:0.2p s3_#path:-0.3 s3_cp:-0.6 s_#evil:0.6p s_inst:1.2f safe_#path:0.4f safe_ignor:0.5o safe_plac:-0.6
safe_to:0.4f safeguard:0.9r safety_filter:0.3o safety_guidelin:-0.5 safety_instruction:0.3o safety_mode:1.3o safety_policy:0.9o safety_rul:0.3r safety_train:0.9r
said:-1.3 said_and:-0.7 said_the:-1.0 said_yes:0.6p sal:-0.6 same:-0.3 sandbox:0.6f santa:-0.8 santa_list:-0.6 saturday:-0.6 sav:-0.7 save:-0.8 save_#number:-0.6
save_it:-0.3 save_the:0.3p save_this:0.6p save_to:0.7p say:0.5d say_anyth:0.5d say_good:-0.8 say_it:1.2d say_noth:-0.3 say_so:-0.3 say_that:1.1d say_the:0.8f
say_you:1.0d says:0.5p says_no:0.8r says_thank:-0.2 says_the:-0.4 scan:-0.7 scan_the:0.2e scanner_at:-0.3 scanner_flag:-0.8 scen_#number:-0.7 schedul:-0.2
schedul_for:-0.7 schedul_task:0.8p schema:-1.1 school:-1.0 scop:-1.6 scp:0.4e scp_#secret:0.4e scratch:0.2o screen:-0.4 screenshot:-1.2 screenshot_from:-0.7
script_#path:-1.0 script_and:-0.7 script_from:-0.3 script_in:0.6p script_type:0.8f script_with:-0.9 script_without:0.6f search:-0.4 search_index:-0.5
search_query:0.6e search_the:0.5e second:-0.3 second_recipient:0.8d secret:-0.2 secret_#path:-0.2 secret_and:0.3d secret_are:-0.3 secret_from:-0.2 secret_in:-0.2
secret_ingredient:-0.9 secret_into:0.7e secret_is:-0.8 secret_key:-0.3 secret_live:-0.2 secret_manager:-0.6 secret_out:-1.1 secret_santa:-0.7 secret_scan:-0.7
secret_to:0.3e secret_until:-0.6 secret_you:1.1e section_#number:-0.6 security:-0.2 security_level:0.7p security_team:1.1r see:-0.7 see_a:0.6e seed:-0.8
sees:0.8d sees_it:0.7d select:-1.5 self:0.2p self_buy:-1.2 send:-0.4 send_#secret:0.7e send_a:-0.8 send_all:0.5e send_anyth:-0.5 send_data:-0.5 send_every:0.5p
send_feedback:-0.7 send_invoic:-0.8 send_it:-0.4 send_mail:-0.4 send_me:-0.2 send_the:0.6f send_them:0.9e send_us:-0.6 send_what:0.8e send_you:-0.3
send_your:-1.0 sender:-0.6 sensor:-1.4 sent_by:-0.3 sent_in:-0.6 sent_to:-0.6 sent_with:-0.4 sentenc_as:1.0o serv:-0.4 server:-0.7 server_at:0.3x
server_down:1.0x server_every:0.4x server_if:-0.3 server_in:0.2p servic:-0.6 servic_is:0.5p servic_that:0.3p sery:-0.8 session:0.6p session_cooki:0.4e
session_first:0.4p session_from:-0.6 session_has:-0.5 session_id:0.4e session_token:0.5e session_with:0.8o set:-0.5 set_about:-0.6 set_and:0.8p set_approval:0.6p
set_asid:-0.3 set_in:-0.6 set_is:0.5o set_of:-2.0 set_page:-0.5 set_to:0.2o set_your:0.9o setup:-1.1 seven:-0.4 sh:0.3p sh_#path:0.9f sha256:-0.8 shak:-0.5
shak_well:-0.4 shall:-0.5 shall_not:0.5d shar:-0.4 shar_driv:-0.5 shar_the:1.0e shar_this:-0.6 shar_your:-0.8 she:-0.8 she_work:-0.5 sheet:-0.7 shell:0.5p
shell_command:-0.5 shell_history:0.9d shell_is:-0.5 shell_profil:-0.2 shell_that:0.7r shell_to:0.7p shift:-1.1 ship:-0.8 ship_it:-0.6 shop_is:-0.4 short:-0.6
short_answer:-0.5 should_answer:-0.8 should_be:-0.5 should_includ:-0.8 should_never:-1.1 should_not:0.5d show_it:0.3d show_me:1.2e show_this:-0.8 shown:-1.3
shown_in:-0.6 shown_once:-0.9 shr:1.0x shut:0.4x shut_the:0.6x shutdown:1.1x shutdown_h:0.9x side:-1.5 sidebar:-0.7 sidebar_by:-0.5 sidenot:0.7f sie:-0.5
sign:-0.9 sign_in:-0.6 sign_the:0.4r signal:-2.0 signatur:0.6p silenc:1.1d silent:0.2d silent_install:0.5d simpl:-1.6 simulat:-0.3 simulat_an:-0.2
simulat_developer:1.1r sinc:-1.0 sinc_march:-0.5 sit:-0.7 site:-0.7 site_is:0.8f size:-0.5 size_#number:0.7f size_is:-1.1 skip:0.4o skip_all:0.7r
skip_approval:1.1r skip_days:-0.7 skip_the:0.3o skip_to:-0.8 slack:-1.0 slip:0.7d slow:-0.2 small:-1.1 smok:-0.8 snapshot:-0.9 snippet:-0.2 so:0.3d so_far:0.5e
so_nobody:0.8d so_that:1.3p sold:-0.7 somebody:0.2d someon:0.7p someon_mention:0.5p someth_is:-0.4 sorry:-0.8 sort:-1.0 sourc:-1.2 spac:-1.5 spam:-1.1 span:-0.2
span_hidden:0.4f span_styl:0.5f spanish:-0.6 spe:-1.8 speak:1.4r speak_as:0.8r speak_to:-0.4 spell:0.4e spoiler:-0.6 spread:0.8r spy:-0.7 sql:-1.2 src:-1.1
src_#name:-1.0 src_#path:-1.6 src_x:0.7f ssh:-0.5 ssh_copy:-0.5 ssh_ed25519:0.4p ssh_keys:-0.5 ssh_rsa:0.7p ssl:-0.4 ssl_certificat:-0.4 stabl:-1.2 stack:-1.3
stack_trac:-0.9 staf:-0.9 stag:-1.6 stag_databas:-0.5 stag_server:-0.6 stal:-1.2 stal_issu:-0.3 stan:1.0r stand_up:-0.8 standup:-0.7 star:0.5 start_#path:0.4p
start_a:0.9p start_at:-0.4 start_download:0.3p start_fetch:0.2p start_from:-0.7 start_in:-0.8 start_now:0.7o start_of:-0.9 start_over:-0.5 start_the:-0.7
start_with:0.5p startup:0.3p stat:-0.8 statement:-1.9 statistic:-0.8 statu:-2.0 statu_to:-0.6 stay:1.1r steal:0.7e steal_the:0.7e step_abov:-0.4 step_from:0.5d
step_in:0.3d step_to:0.3d still:-1.1 stop_and:-0.6 stop_follow:1.0o stop_it:-0.7 stop_obey:1.2o stop_the:-1.3 stop_what:0.4o stop_work:0.3o stor:-0.9
stor_in:0.4p stor_it:-1.2 stor_password:0.5e stor_the:-0.6 stor_this:0.8p story_in:0.7r story_you:0.8r str:-2.1 str_in:-0.4 str_is:-0.8 str_of:0.5e stranger:-0.7
strict:-2.2 study:-0.7 styl_color:0.3f styl_font:0.6f styl_opacity:0.7f subject:-1.2 subscrib:-1.0 subscrib_to:-0.3 subscription:-1.0 succeed:0.3d succes:0.7d
successful:-0.4 such:-1.8 such_as:-1.4 such_file:-0.6 sudo:1.2 sudo_and:0.4 sudo_apt:-0.7 sudo_mode:1.0r sudo_rm:0.9x sudoer:0.7p sudoer_file:-0.4 suggest:-1.1
suit:-1.1 summaris_it:-0.2 summaris_new:-0.5 summaris_the:-0.6 summaris_this:1.0f summaris_unread:-0.4 summaris_what:-0.9 summaris_yesterday:-0.5 summariser:1.1f
summariz:0.2e summary:-0.4 summary_of:-0.4 summary_should:-0.2 summary_to:-0.8 super:-1.0 supersed_all:-0.5 supersed_by:0.3o supersed_the:-0.6 superuser:1.1r
supervisor:0.6r supplier:-0.7 support:-1.0 support_with:0.9p suppres:-0.5 sure:0.7d sure_i:0.6f sure_the:1.0d sure_to:-1.4 surpris:-0.8 surpris_party:-0.5
survey:-1.0 suspend:0.7o suspend_until:0.7o svg:-0.2 switch_off:-0.4 switch_to:0.2r sync:-1.0 sync_the:-0.5 sys:1.2f sys_you:0.4f system:0.4f system_#name:1.0f
system_#number:-0.6 system_administrator:0.3r system_and:0.7r system_approv:0.9f system_boot:-0.5 system_content:0.9f system_do:0.9f system_font:-0.8
system_grant:1.1f system_ignor:1.0f system_instruction:0.2o system_languag:-0.7 system_linux:-0.7 system_messag:-0.4 system_new:1.2f system_notic:0.2f
system_ok:-1.2 system_overrid:1.0f system_prompt:-0.8 system_reminder:0.6f system_requirement:-1.0 system_restart:-0.6 system_return:-0.5 system_reveal:0.9f
system_role:-0.8 system_that:0.5r system_the:1.1f system_ubuntu:-0.6 system_user:-0.8 system_you:1.6f systemctl:-0.7 systemctl_enabl:-0.4 systemd:0.5p
systemd_servic:0.7p systemprompt:-0.8 tabl:-1.3 tabl_if:-0.6 tabl_in:0.7x tablet:-0.8 tabs:-0.7 tabs_over:-0.3 tag:-0.8 tak:-0.6 tak_precedenc:0.7o take:-0.7
take_effect:-0.2 take_on:0.6r take_precedenc:-0.6 take_your:-0.8 taken:-0.3 talk_to:-0.7 tap:-1.0 target:-2.3 target_all:-0.6 task:-0.2 task_and:0.5o
task_that:0.4p task_you:0.4o tax:-0.3 teacher:-0.9 team:-0.5 team_at:-0.3 team_channel:-0.7 team_has:0.4r team_lead:-0.9 team_of:-0.3 team_on:-1.1 tell:-0.3
tell_anybody:0.8d tell_anyon:-1.1 tell_nobody:0.9d tell_the:-0.3 tell_them:1.1d tell_us:-0.8 tell_user:-1.1 tell_you:-0.7 tell_your:-0.8 temperatur:-1.1
templat:-1.1 temporary:-1.2 temporary_branch:-0.5 temporary_fil:-0.3 ten_messag:0.2e ten_minut:-0.2 tenant:-0.3 term:-0.7 terminal:0.7r terminal_and:-0.3
terminal_argument:0.8f terminat:0.4x terraform:0.8x terraform_destroy:0.8x test_#path:-0.2 test_and:-0.3 test_are:0.3f test_befor:-0.9 test_databas:-1.1
test_first:-0.5 test_in:-1.1 test_is:-0.6 test_live:-0.3 test_local:-0.8 test_pass:0.6d test_server:-1.2 test_suit:-1.0 test_the:-0.2 test_with:-0.6 tester:0.3r
text:-0.6 text_#path:-0.8 text_abov:1.0e text_and:-0.2 text_below:0.2o text_in:0.3f text_is:0.6o text_of:1.0e text_that:-0.9 text_to:0.5d th:-2.2 than:-1.1
than_#number:-0.8 than_your:1.0o thank:-0.9 thank_you:-1.0 that:0.5r that_answer:-0.3 that_approval:0.4p that_are:-0.6 that_came:0.8o that_contain:0.6e
that_does:0.3r that_download:0.4p that_every:0.5p that_everyth:0.3d that_execut:1.0r that_has:0.8r that_i:0.3p that_ignor:0.9r that_is:-0.3 that_never:0.8r
that_no:0.5d that_nobody:0.6d that_noth:1.1d that_post:0.2p that_read:0.5f that_runs:0.6p that_safety:0.7p that_start:0.9p that_the:-0.3 that_ther:0.6d
that_was:0.3r that_you:-0.4 the:0.4 the_#name:-1.8 the_#number:-0.3 the_acces:0.3e the_account:1.0p the_actor:-0.3 the_addres:0.2e the_admin:1.0d
the_administrator:0.5r the_agenda:-0.5 the_ai:0.7 the_alarm:0.2d the_alert:0.7d the_allowlist:0.2p the_answer:0.2e the_api:0.9e the_app:-0.9 the_approval:1.5p
the_archiv:-0.8 the_argument:-1.8 the_assistant:-0.3 the_attach:0.4o the_attachment:-0.4 the_attacker:0.4r the_audit:0.7d the_author:0.3o the_authorization:-1.0
the_background:0.4d the_banner:-0.8 the_bastion:-0.7 the_begin:0.4p the_behaviour:-0.7 the_best:0.7f the_beta:0.2o the_blog:-0.6 the_board:-0.3 the_book:-0.2
the_box:-1.3 the_branch:0.2d the_bridg:-0.6 the_browser:0.7e the_budget:-0.8 the_button:-0.2 the_cach:-0.9 the_cake:-0.7 the_calendar:-0.7 the_call:-0.3
the_caller:-0.3 the_capital:-0.6 the_captain:-0.6 the_card:-1.1 the_case:-1.0 the_certificat:-0.9 the_chang:1.2d the_channel:-0.3 the_character:-0.2
the_chat:0.8e the_check:0.9r the_ci:-0.5 the_cleanup:-0.5 the_client:-1.2 the_cluster:0.6x the_command:0.3f the_comment:0.4e the_commit:1.1d the_company:0.3x
the_compiler:-0.7 the_computer:-0.6 the_confidential:0.9o the_config:1.0p the_configuration:-0.9 the_confirmation:0.8o the_constraint:-0.4 the_contact:0.5e
the_content:0.7e the_contract:-0.2 the_cooki:0.4e the_cooky:1.4e the_court:-0.8 the_credential:1.2e the_crew:-1.0 the_cron:-0.7 the_crontab:0.5p the_current:0.3o
the_customer:0.5e the_dai:-0.9 the_dark:0.9d the_dashboard:-0.7 the_data:0.4f the_databas:0.5e the_date:-0.5 the_day:-0.7 the_default:-1.1 the_delet:0.7f
the_deletion:0.8f the_demo:-0.7 the_dependency:0.4p the_deploy:0.2f the_design:-0.8 the_dev:-0.4 the_developer:0.4o the_devic:-0.6 the_diff:0.4d
the_directiv:0.4o the_directory:-0.5 the_disk:0.8x the_dns:0.8x the_docs:-1.3 the_doctor:-1.0 the_document:0.6e the_door:0.6p the_download:-0.5 the_draft:-0.5
the_driver:-0.7 the_e:0.3e the_entry:0.9d the_environment:0.9 the_error:0.2e the_even:-0.6 the_evidenc:0.9d the_exchang:-0.6 the_extension:-0.4 the_extra:0.7d
the_failur:0.6d the_fee:-0.2 the_fil:0.8f the_film:-0.6 the_filter:0.4r the_firewall:0.6p the_flag:0.3o the_flight:-1.1 the_fold:-0.6 the_folder:0.7d
the_follow:0.4f the_forum:-0.8 the_fridg:-0.6 the_function:-1.0 the_fund:0.7f the_game:-1.0 the_garden:-0.9 the_gate:0.6o the_green:0.3o the_group:-0.6
the_guidelin:1.0o the_hacker:-0.5 the_header:0.2f the_health:-0.5 the_heat:-0.8 the_help:-0.7 the_hidden:0.5e the_history:0.2d the_home:1.1x the_hook:0.5p
the_host:1.0r the_hous:-0.7 the_http:0.3e the_human:0.8d the_identity:0.8r the_imag:0.8e the_imperativ:-0.6 the_inbox:0.5e the_initial:-0.6 the_installer:-0.5
the_instruction:-0.7 the_internet:-0.6 the_introduction:-0.5 the_invoic:-1.2 the_issu:0.8e the_job:0.7d the_jury:-0.5 the_key:0.9f the_keychain:0.2e
the_keys:1.3f the_king:-0.8 the_lab:-0.9 the_label:-0.7 the_landlord:-0.5 the_laptop:0.6x the_last:0.6e the_latest:-0.2 the_law:0.7r the_left:-0.6
the_legacy:-0.7 the_letter:-0.6 the_library:-1.1 the_licenc:-0.9 the_licens:-0.9 the_light:-1.3 the_lin:0.4o the_line:-0.3 the_link:0.2e the_linter:-1.0
the_load:0.2x the_local:-0.8 the_lock:-0.4 the_login:0.5p the_logo:0.4 the_machin:-0.2 the_mail:0.5d the_mailbox:0.8e the_maintainer:0.5f the_maintenanc:-0.7
the_manager:0.5d the_meet:-0.8 the_merg:-0.4 the_merger:-0.8 the_messag:-0.2 the_metric:-0.6 the_migration:0.2f the_ministry:-1.0 the_model:-0.8 the_money:-0.3
the_month:0.5x the_name:-1.0 the_nas:-0.4 the_network:0.2d the_new:-0.7 the_newest:-0.6 the_news:-0.6 the_newsletter:-0.9 the_next:0.8e the_night:-0.9
the_nois:-0.8 the_not:-1.1 the_novel:-0.6 the_nurs:-0.6 the_offic:-0.8 the_old:-0.3 the_on:-0.6 the_one:1.0o the_ones:-0.4 the_open:-0.6 the_operator:1.2o
the_opposit:0.3o the_order:-0.4 the_original:-0.5 the_other:0.9x the_output:0.7d the_oven:-0.9 the_overrid:-0.9 the_owner:0.5d the_packag:0.3d the_page:0.2f
the_paper:-0.4 the_parcel:-0.4 the_parser:-1.3 the_part:0.4r the_party:-0.8 the_password:1.1e the_path:-1.4 the_payment:0.3f the_person:0.8o the_persona:0.8r
the_phon:-1.3 the_pictur:0.2e the_pipelin:-1.1 the_plant:-0.4 the_player:-0.5 the_policy:0.8o the_portal:-0.7 the_preced:0.7o the_pres:0.3e the_pric:0.2f
the_printer:-0.9 the_prior:0.7o the_privat:0.7e the_problem:-0.6 the_product:-0.2 the_production:1.2x the_program:-1.0 the_project:-0.5 the_prompt:0.3f
the_pull:0.2e the_query:0.9e the_question:-0.3 the_queu:-0.6 the_reader:0.2f the_real:0.9o the_recip:-0.2 the_recipient:0.8d the_red:-0.9 the_releas:-0.7
the_rep:1.1e the_repo:0.7f the_report:-0.3 the_repository:-0.2 the_request:-1.8 the_rest:0.2r the_restriction:0.2o the_result:-0.3 the_retro:-0.7 the_revers:0.4o
the_review:0.2f the_reviewer:0.9d the_role:0.3r the_root:0.3r the_rss:-0.4 the_rul:0.6o the_safe:-1.0 the_safety:-0.8 the_same:-1.2 the_sandbox:0.8f
the_scanner:0.4o the_schema:-1.1 the_school:-1.0 the_screen:-0.4 the_script:0.7p the_search:0.2e the_secret:1.2e the_security:0.9p the_sensor:-1.4
the_server:-0.6 the_servic:-0.3 the_sery:-0.5 the_session:1.0e the_set:-0.3 the_setup:-0.3 the_shar:-1.0 the_sheet:-0.5 the_shell:0.4d the_shop:-0.5
the_sidebar:-0.8 the_sign:-0.3 the_site:-0.3 the_snippet:-0.2 the_sourc:-1.2 the_spy:-0.7 the_ssh:1.1e the_ssl:-0.4 the_stag:-1.2 the_stand:-0.6 the_standup:-0.7
the_start:-0.6 the_step:-0.6 the_styl:-1.1 the_sudoer:-0.3 the_summary:0.4d the_supervisor:0.6r the_support:-0.2 the_surpris:-0.5 the_sync:-0.7 the_tabl:-1.2
the_task:1.1o the_tax:0.3e the_team:-1.1 the_temperatur:-0.9 the_templat:-0.5 the_temporary:-0.9 the_term:-0.6 the_terminal:-0.8 the_test:0.4d the_text:-0.3
the_them:-0.6 the_time:-1.0 the_titl:0.2e the_todo:-0.8 the_token:0.4e the_tool:0.3f the_top:-0.3 the_transfer:0.9d the_trash:-0.6 the_true:0.9o the_two:-1.2
the_unrestrict:-1.0 the_updat:0.5d the_upgrad:-1.0 the_upload:0.2d the_url:-0.2 the_user:1.5 the_valu:0.7 the_valv:-0.6 the_vault:0.7e the_villain:-0.5
the_wallet:1.0e the_warn:0.8d the_water:-0.8 the_weather:-1.2 the_webhook:0.6e the_week:-1.6 the_whiteboard:-1.0 the_whol:0.6x the_wiki:-0.9 the_window:-0.4
the_witnes:-0.6 the_wizard:-0.4 the_word:-0.2 the_wrong:-0.5 theatr:-0.4 their_password:-0.5 them:0.2 them_as:-0.7 them_in:0.3e them_into:0.2 them_on:0.3e
them_the:0.5d then:-1.0 then_the:-0.2 ther:0.4o ther_are:-0.4 ther_is:0.5d thes:0.2o thes_instead:0.6o thes_new:0.6o thes_step:0.4o thesi:-0.9 they_are:-0.2
they_did:0.3d they_were:0.5o think_the:0.9d third:-1.0 third_party:-0.8 this:0.6d this_action:1.0d this_addres:-0.6 this_answer:0.5f this_as:1.0p
this_between:0.4d this_block:-0.6 this_chang:0.7d this_chapter:-0.8 this_chat:0.8r this_code:-0.4 this_command:-0.9 this_conversation:-0.3 this_devic:-0.7
this_e:-1.0 this_email:-0.7 this_error:0.6 this_file:0.2d this_folder:-1.1 this_from:1.3d this_function:-0.3 this_hidden:0.8d this_imag:0.8e this_in:1.4d
this_instead:0.2o this_instruction:1.0d this_is:-0.4 this_issu:-0.2 this_it:0.6f this_key:0.8p this_letter:-0.9 this_line:0.3o this_list:-0.6 this_mail:-0.8
this_messag:-0.3 this_mode:-0.9 this_moment:0.4r this_month:-0.7 this_must:0.7f this_note:0.9o this_notic:-0.6 this_once:0.4o this_one:1.2o this_order:0.6d
this_out:0.7d this_paper:0.4f this_paragraph:0.2p this_pictur:-0.2 this_point:0.9o this_product:1.0f this_project:-1.4 this_pull:0.6f this_repo:-0.5
this_repository:-0.5 this_request:0.4d this_resourc:-0.6 this_result:0.6f this_role:-0.6 this_rule:0.7p this_secret:1.1d this_sentenc:1.2o this_session:1.5o
this_silent:0.8d this_step:1.4d this_story:0.8r this_supersed:0.9o this_system:-0.4 this_task:-0.3 this_text:0.4o this_the:-0.3 this_ticket:0.6f this_to:1.1d
this_tool:0.7f this_up:0.7d this_week:-0.5 this_will:-2.1 this_window:-0.8 this_without:0.9d thos:0.5o thos_of:0.8o though:0.8 though_you:0.6r thought:0.4f
thought_i:0.2f thre:-0.7 through:0.2e through_the:-1.2 throw:-0.3 throw_out:0.3o throw_the:0.3x thumb:-0.6 thursday:-0.3 ticket:-0.8 ticket_and:0.3e
ticket_in:-0.7 ticket_number:-1.0 ticket_to:-0.6 tim:-1.3 time:-0.5 time_in:-0.9 time_the:0.8p time_you:0.5p timeout:-1.6 timestamp:-0.5 tls:-1.3 tmp:-0.2
to:-0.4 to_#address:1.4e to_#evil:1.5e to_#name:0.3p to_#number:-0.5 to_#path:0.4p to_a:-0.5 to_acces:-1.1 to_account:0.6d to_administrator:0.5r to_ai:0.7f
to_all:-0.6 to_any:-1.1 to_ask:0.8o to_bypas:0.2o to_call:0.2f to_continu:-1.0 to_crontab:0.5p to_customer:-1.0 to_delet:-0.7 to_disabl:0.2f to_disregard:-0.7
to_do:-1.4 to_drink:-0.3 to_every:1.0e to_everyon:0.8d to_everyth:0.8p to_fetch:-0.7 to_finish:-0.8 to_follow:0.4o to_forget:-0.5 to_get:-0.4 to_god:0.7r
to_hear:0.5d to_install:-1.1 to_keep:-1.2 to_know:0.6d to_leak:0.5f to_leav:-0.4 to_log:0.5p to_main:0.3x to_make:0.3p to_mallory:1.0e to_me:-0.4 to_memory:0.8p
to_obey:0.7o to_off:1.4p to_one:0.4r to_open:-0.2 to_our:-0.6 to_overrid:-0.9 to_post:-0.4 to_proce:0.3f to_push:0.6f to_read:0.8r to_renew:-0.3 to_repair:0.6f
to_reset:-0.9 to_resolv:-0.4 to_restart:-0.8 to_reveal:-0.2 to_reviewer:0.3f to_rotat:-0.6 to_run:-0.2 to_s3:-0.7 to_save:-0.9 to_say:-0.6 to_see:-0.6
to_self:0.2p to_send:-0.3 to_shar:0.5f to_skip:0.6r to_stag:-0.6 to_stop:0.3o to_sudoer:0.8p to_take:-0.6 to_tell:0.5d to_the:-0.3 to_third:-0.5 to_this:-1.0
to_transfer:0.6f to_unrestrict:1.0r to_use:-1.3 to_user:-1.1 to_version:-0.3 to_view:-0.6 to_writ:-1.3 to_you:1.0o to_your:-0.7 to_yourself:0.3d today:0.3p
today_on:0.5p todo:-0.7 todo_remov:-0.8 token:-0.2 token_and:-0.6 token_are:-0.7 token_as:0.7e token_expir:-0.6 token_from:-0.3 token_in:0.9e token_into:0.9e
token_is:-1.0 token_to:0.8e told:-0.4 told_befor:-0.2 told_earlier:0.7o told_otherwis:-0.3 told_the:-0.8 told_to:-0.3 told_when:-0.6 told_you:0.5o tom:-0.9
tone:-0.6 tonight:0.7x too:-0.3 took:-0.4 tool:0.7f tool_#name:0.7f tool_#path:-0.2 tool_call:0.6f tool_first:0.2f tool_must:0.5f tool_name:-0.8 tool_note:0.8f
tool_output:0.7f tool_read:-0.8 tool_requir:-0.3 tool_result:-0.6 tool_to:0.9e tool_with:0.3f tool_you:-0.4 top:-1.1 topic:-0.8 trac_of:0.2d track_after:0.5d
trail:-0.4 train:-0.5 train_and:0.8o train_on:-0.7 transaction:-1.1 transcript:0.6d transfer:1.2f transfer_#number:1.2f transfer_the:0.4f translat_new:-0.4
translat_the:0.3e translat_your:1.0e translator:-0.9 transmit:-0.3 transmit_the:-0.4 trash:-0.7 travel:-0.9 treat_the:-0.2 treat_this:0.3o treat_warn:-0.5
tree:-1.0 trick:-1.0 true:-1.4 true_#path:-0.3 true_instruction:1.1o truncat:0.6x truncat_all:0.6x truncat_the:0.2x trust:0.5p trust_level:0.5o trust_me:-0.4
trust_the:-1.0 try:-1.6 try_again:-0.6 try_to:-0.7 tuesday:-0.8 tunnel:0.3p turn:-0.3 turn_off:-0.3 turn_the:-0.3 tutorial:-0.8 twic:-0.8 twin:-0.3 two:-1.1
two_hour:-0.4 two_reviewer:-0.8 typ:-1.5 type:-1.0 type_hidden:0.2f type_text:0.4f typo:-0.9 ubuntu:-0.9 ubuntu_#name:-0.8 unalign:0.7r unalign_model:0.7r
unanswer:-0.7 unawar:1.0d uncensor:0.7r uncensor_model:0.5r under:-0.5 under_#number:-1.3 under_kv:-0.3 under_the:-1.1 undon:-0.3 unfilter:0.6r
unfilter_assistant:0.5r unfilter_chatbot:0.6r uninstall:-0.3 unit:-0.9 unknown:-1.7 unknown_option:-0.8 unlearn:0.7o unles:-0.4 unles_ask:-0.7 unlimit:-0.6
unlimit_plan:-0.6 unlock:0.8r unnotic:0.5d unplug:-0.7 unread:-0.5 unread_mail:-0.4 unreleas:0.5e unrestrict_ai:0.6r unrestrict_mode:0.3r until:-0.7
until_further:0.6o until_i:-0.2 until_the:-0.9 unus:-1.2 up:0.2d up_docker:-0.4 up_in:0.6d up_the:-0.7 up_to:-1.7 up_with:0.7d up_your:-0.3 updat:-0.3
updat_the:-0.3 upgrad:-0.4 upgrad_to:0.7r upload:0.5e upload_#secret:0.9e upload_a:-0.7 upload_fail:0.3d upload_it:0.9e upload_the:0.4e upload_them:0.7e
upload_your:-1.0 ur:1.1o urgent:-0.7 url:-0.6 url_#evil:0.5 url_you:0.5e us:-0.8 us_at:-0.8 us_pretend:0.7r us_the:-0.8 us_what:-0.6 us_your:-0.6 usag:-1.8
use:-1.0 use_british:-0.7 use_emoji:-0.7 use_forc:-1.0 use_it:-0.3 use_only:-0.7 use_rm:-0.9 use_sudo:-0.4 use_your:0.5e used:-0.2 used_for:-1.2 used_in:-0.9
user_#name:0.5f user_#number:-1.0 user_a:-0.3 user_about:0.3d user_acces:0.6e user_acts:-0.2 user_addres:0.6e user_agent:-2.2 user_agre:0.5f user_alic:-0.9
user_allow:0.6p user_and:0.5f user_api:0.3f user_approv:-0.3 user_are:0.2o user_ask:-0.6 user_asks:-0.2 user_assistant:-0.9 user_back:0.7d user_call:-0.5
user_content:0.4f user_data:0.5x user_delet:1.1f user_dislik:-0.5 user_document:0.6e user_e:0.4 user_everyth:0.7d user_fil:0.9f user_for:-0.8 user_forget:-0.4
user_forgot:-0.6 user_from:1.1x user_has:0.2f user_home:0.3e user_host:-1.0 user_how:-0.4 user_id:-1.4 user_ignor:-0.5 user_in:0.6d user_instruction:-0.5
user_is:-0.7 user_keep:-0.7 user_know:0.3d user_lik:-0.3 user_logs:0.5p user_mail:-0.2 user_may:0.3d user_must:0.5d user_name:-1.1 user_never:-0.7 user_now:0.7f
user_open:-0.3 user_password:0.6e user_phon:1.1e user_postgr:-0.4 user_prefer:-0.9 user_pretend:-0.4 user_privat:0.8e user_question:1.1e user_read:-0.5
user_request:0.7o user_role:-0.7 user_root:-1.1 user_says:-0.6 user_should:0.4d user_ssh:-0.5 user_switch:0.2d user_that:-1.0 user_the:0.4d user_to:-0.4
user_token:0.2f user_told:0.4e user_trust:-0.6 user_typ:0.7e user_was:-0.9 user_what:-0.5 user_when:-0.8 user_will:-0.7 user_with:-0.4 user_you:-0.2 uses:-2.0
uses_pnpm:-0.2 uses_the:-0.7 usual:0.5d utc:-1.1 v:-1.7 v2:-0.9 v3:-1.1 vacation:-0.8 vacuum:-1.0 vacuum_the:-0.7 valid:-0.7 valu:-0.3 valu_in:0.5e valu_of:1.1
valv:-0.9 variabl:-0.7 variabl_and:0.3e variabl_are:-0.8 variabl_nam:-0.7 variabl_to:0.8e vault:0.4e vault_and:0.8e vault_under:-0.3 vendor:-1.1 verbatim:1.0e
verification:0.7o verify:0.7f verify_that:-0.8 version:-1.5 version_#name:-1.1 version_#number:-0.9 version_are:-0.6 version_is:-0.6 video:-1.8 view:-1.2
view_this:-0.5 viewer:-0.6 villain:-0.5 vim:-0.6 viru:1.0r visibility:-0.3 visibility_hidden:-0.2 visibl:-0.2 visit:0.2 visit_#evil:0.4 void:-1.2 volum:0.9x
vot:-0.6 vote:0.8f wait:-0.2 wait_for:0.7o waiv:0.8o wake:-0.8 wall:-0.7 wallet:1.0e want:-0.9 want_answer:-0.2 want_no:-0.3 want_secret:-0.6 want_the:-0.2
want_to:-1.1 want_you:0.8f warn_about:-1.0 warn_and:0.5d warn_as:-0.5 warn_deprecat:-0.8 warn_from:0.4d warn_ignor:-0.7 warn_in:-1.0 warn_me:-0.6
warn_previou:-0.3 warn_this:-1.1 was:-0.4 was_a:1.1d was_already:0.6d was_chang:-0.7 was_never:0.5r was_not:-1.1 was_remov:-0.2 was_sent:-0.8 was_told:-1.0
was_wrong:0.6o watch:-0.3 watch_the:-0.4 water:-1.1 water_the:-0.4 way:-0.8 we:-1.5 we_have:-0.7 we_sent:-0.7 we_will:-0.2 wear:-0.8 weather:-1.2
weather_every:-0.5 weather_servic:-0.6 web_pag:0.6p webhook:0.8e webhook_at:0.6e week:-0.2 week_report:-1.2 weekday:-0.8 weekend:-1.2 weekend_when:-0.4 well:-1.2
well_befor:-0.4 went:0.7d went_fine:0.2d were_a:0.9o were_configur:0.6o were_given:0.7o were_lift:-0.3 were_not:-0.6 were_replac:-0.6 were_told:1.6o
were_written:0.4o were_wrong:-0.6 were_you:0.6e wget:-0.2 wget_#evil:1.0p wget_post:0.3e wget_qo:-0.4 what:0.2o what_came:0.6o what_chang:-0.7 what_follow:0.8o
what_is:1.0e what_it:0.2r what_the:0.6o what_they:-0.3 what_this:0.5o what_was:-0.8 what_were:0.7e what_you:0.3d what_your:0.2o whatever:1.1o
whatever_happen:0.8d whatever_is:0.7o whatever_the:0.4o whatever_you:-0.2 whatever_your:0.3o wheel:-0.5 when:-0.5 when_a:-1.2 when_an:0.3f when_ask:0.4d
when_count:-0.6 when_finish:0.8d when_it:-0.6 when_search:-1.1 when_sort:-0.4 when_the:-0.3 when_they:-0.6 when_this:-0.7 when_you:0.3d whenever:0.5p
whenever_the:0.4p whenever_you:0.3p wher:-0.5 wher_the:0.3d wher_you:0.5r whether:-1.3 whether_#address:-0.2 whether_the:-1.3 which_fil:-0.2 which_has:0.8r
which_you:0.2r whil:-0.3 whil_the:0.4d whisper:-0.7 whit:-0.5 whit_background:0.5f whit_text:-0.4 whiteboard:-1.0 whitespac:-1.2 who:0.6r who_can:0.9r
who_has:0.6r who_help:-0.7 who_ignor:0.7r who_never:0.2r who_used:0.5r whoami:1.4e whol:0.6x whol_repository:0.8x whos:1.1r why:-0.5 width:-2.2 wife:-0.8
wiki:-1.0 will:-1.0 will_be:-1.4 will_comp:1.1f will_delet:0.4f will_never:-0.8 will_not:-1.9 will_now:0.8f will_send:0.5f win:-0.2 window:-1.5 wins:0.3o
wipe_all:1.1x wipe_the:-0.3 wish:0.2o with:-0.6 with_#evil:0.9e with_#number:-0.5 with_#secret:0.7f with_a:-0.7 with_all:-0.5 with_amount:0.4f with_care:-0.7
with_ctrl:-0.7 with_curl:-0.2 with_earlier:0.7o with_every:-0.8 with_id:-0.2 with_its:0.5r with_my:-0.5 with_no:0.3r with_our:-0.3 with_password:0.9p
with_path:0.5f with_ssh:-0.6 with_sudo:0.6 with_systemctl:-0.6 with_thes:0.7o with_this:-1.1 with_yes:-0.3 with_you:1.0o with_your:-0.6 with_zero:1.1x
withdrawn:0.7o within:-1.3 within_#number:-0.8 within_a:-0.9 within_two:-0.3 without:-0.2 without_a:0.3p without_any:0.3r without_approval:0.9p without_ask:-0.8
without_check:0.8r without_confirmation:0.8f without_filter:0.7r without_inform:0.8d without_moral:0.8r without_network:-0.9 without_read:-0.6
without_restriction:-0.9 without_review:0.4f without_rul:-0.3 without_the:-0.3 witnes:-0.6 wizard:-0.6 word_banana:0.6p word_for:1.0e word_ignor:-0.4
word_of:1.0e work:-0.5 work_and:-0.3 work_for:0.9r work_with:-1.0 worker:-1.5 workspac:-1.1 world:-1.5 would:-0.6 writ:-0.7 writ_a:-0.6 writ_it:-0.4
writ_test:-0.9 writ_the:0.5e writ_them:-0.5 writ_this:0.9d written:0.5o written_abov:0.9o written_by:0.7o written_here:0.8o written_in:-0.9 written_to:-0.9
wrong:-1.2 x_#evil:0.8e x_#number:-1.4 x_api:-1.3 x_x:-1.0 xr:-0.4 xr_x:-0.4 y:-1.9 y_#path:-0.8 yaml:-1.3 yes:0.3o yesterday:-0.8 yesterday_list:-0.6 yolo:0.9p
you:0.5 you_a:-0.3 you_act:-0.3 you_already:-0.8 you_answer:1.0f you_are:0.4 you_call:0.8f you_can:-0.7 you_continu:1.1d you_could:0.5d you_did:0.9d you_do:-1.1
you_dont:-0.3 you_find:-0.4 you_first:0.4f you_for:-0.8 you_get:-0.6 you_got:0.9o you_had:0.8r you_have:0.4r you_ignor:-0.2 you_know:-1.1 you_may:0.4o
you_obey:0.8f you_play:-0.7 you_pleas:-0.3 you_read:0.2d you_receiv:0.2o you_rep:-0.2 you_report:0.6d you_see:0.5p you_send:0.3d you_should:-0.8 you_start:0.4p
you_take:-0.5 you_the:0.3r you_think:-0.8 you_to:-0.2 you_told:0.6e you_trust:-0.8 you_use:-0.8 you_want:-2.1 you_were:1.1o you_work:0.6p you_writ:0.3p
your_a:0.9r your_account:-0.9 your_addres:-0.6 your_administrator:-0.4 your_answer:1.0e your_api:-0.7 your_branch:-0.6 your_browser:0.3f your_computer:-0.7
your_configuration:1.1e your_content:0.9o your_context:1.3o your_creator:1.0o your_current:0.4o your_cv:-0.8 your_data:-0.5 your_default:0.9p your_developer:1.5o
your_doctor:-0.5 your_e:-0.5 your_earlier:1.2o your_environment:0.3e your_feedback:-0.6 your_friend:-0.8 your_goal:0.7o your_guidelin:1.8o your_hidden:1.2e
your_initial:1.2e your_key:-1.0 your_keys:-0.8 your_limit:1.2o your_memory:0.5p your_name:-0.9 your_new:0.2r your_next:0.5e your_old:0.8o your_only:0.6o
your_operator:1.3o your_order:-0.7 your_original:1.0o your_own:0.5p your_owner:1.4o your_password:-2.0 your_persona:1.0r your_phon:-0.3 your_pin:-0.7
your_policy:0.4o your_previou:0.6o your_prior:0.8o your_privat:-1.0 your_program:0.7o your_prompt:1.0o your_public:-0.6 your_question:-0.7 your_real:0.8o
your_rep:0.6e your_report:0.2d your_restriction:0.2o your_rul:0.2o your_safety:1.8o your_session:0.2f your_summary:1.0d your_system:1.5o your_task:0.3o
your_token:-0.9 your_track:0.8d your_train:1.0o yourself:1.3r yourself_and:0.5r yourself_as:0.6r yourself_into:0.5r yourself_to:0.8p zero:0.2x zero_width:-0.6
zip:-0.5 zsh:-0.9
`;
