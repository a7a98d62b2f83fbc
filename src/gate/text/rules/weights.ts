/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.20 #address:-2.1 #address_#number:-0.7 #address_and:-0.4 #address_by:-0.9 #address_every:-1.1 #address_is:-0.6 #address_on:0.6e #address_open:0.4p
#address_sh:-0.8 #address_to:-1.1 #evil:3.7 #evil_#number:0.8e #evil_#path:0.6f #evil_#secret:0.7e #evil_and:0.8 #evil_as:0.6p #evil_bash:0.7p #evil_befor:0.6p
#evil_every:0.2p #evil_first:0.4p #evil_follow:0.7e #evil_in:1.2p #evil_o:0.5p #evil_plus:0.5e #evil_sh:0.6p #evil_the:0.3e #evil_to:1.0p #evil_with:0.7
#name:-0.4 #name_#address:-2.0 #name_#number:-0.3 #name_#path:1.1x #name_and:0.3e #name_are:-0.3 #name_assistant:1.3f #name_befor:0.6f #name_call:0.3f
#name_display:-1.0 #name_environment:-1.3 #name_folder:-0.4 #name_for:-0.8 #name_function:0.5f #name_home:-0.7 #name_id:-0.2 #name_in:-0.2 #name_into:0.7e
#name_invok:1.0f #name_is:-2.0 #name_line:-0.3 #name_model:1.0f #name_must:0.4e #name_name:1.2f #name_obey:0.7f #name_off:1.0p #name_ok:0.5f #name_on:-0.6
#name_path:-1.2 #name_role:-0.9 #name_s:-1.6 #name_self:-0.6 #name_send:-0.8 #name_so:0.5p #name_system:1.7f #name_that:0.3p #name_to:0.8p #name_true:-1.6
#name_user:1.4f #name_with:1.4f #name_you:0.4p #name_your:-1.1 #number:-0.8 #number_#name:-1.9 #number_#number:-0.4 #number_#path:-0.6 #number_am:1.5x
#number_and:0.2p #number_assistant:0.7f #number_days:-1.0 #number_degre:-0.3 #number_dollar:0.6e #number_enter:-0.7 #number_eur:0.6f #number_euro:-0.2
#number_every:1.0x #number_fail:-0.6 #number_fil:-0.6 #number_gb:-0.6 #number_hour:-0.6 #number_if:-1.3 #number_in:0.8 #number_instruction:0.8o #number_is:-1.2
#number_item:-0.8 #number_jan:-0.5 #number_january:0.2p #number_june:-0.6 #number_march:-0.5 #number_may:-1.0 #number_mb:-1.1 #number_minut:-0.9 #number_ms:-0.7
#number_must:-0.7 #number_of:-1.1 #number_per:-0.3 #number_pm:-0.8 #number_result:-0.7 #number_root:-0.4 #number_run:0.2f #number_scen:-0.5 #number_second:-1.1
#number_star:0.8 #number_test:-0.7 #number_the:-0.6 #number_unit:-0.7 #number_when:0.5f #path:0.5 #path_#evil:0.6p #path_#path:0.5 #path_agent:0.8f #path_ai:0.9f
#path_and:-0.6 #path_assistant:0.8f #path_at:1.5x #path_base64:-0.8 #path_curl:0.4p #path_every:0.5x #path_first:0.2p #path_gt:-0.3 #path_now:0.6f #path_of:1.2x
#path_older:-0.7 #path_on:1.0x #path_sure:1.1f #path_system:0.5f #path_that:0.7p #path_the:-1.1 #path_to:0.2e #path_user:0.6f #path_with:-0.5 #path_you:0.8f
#secret:0.6e #secret_#evil:0.6e #secret_and:0.9e #secret_as:0.7e #secret_base64:0.9e #secret_file:-0.3 #secret_in:1.0e #secret_is:-1.1 #secret_nc:0.2e
#secret_on:-1.2 #secret_permission:-1.1 #secret_to:1.5e 1password:-0.3 9999px:0.5f @about:-1.3 @address:0.6 @alarm:-0.2 @allOf:0.7x @allow:0.6o @allow-:-0.5
@allow=:-0.4 @allows:-0.2 @anyone:0.9 @appear!:0.5e @appear-:0.4d @appear=:0.3o @appears:-0.3 @approved:0.6f @asIf:0.9d @asVoid:0.3o @aside:0.5 @ask!:-1.5
@ask-:1.2 @ask=:-1.2 @asker:-0.2 @asks:-0.4 @atTop:0.4o @authority:0.7f @background:0.5d @beforeYou:-0.4 @bigStores:0.2x @blurt:-0.2 @blurt!:0.4e @blurt-:-0.6
@blurt=:0.4e @blurting:-0.3 @called:0.3r @careful:-1.8 @change:0.2 @change-:-0.2 @change=:-0.3 @changeing:-0.4 @changes:-1.1 @claim-:0.6d @claim=:-0.3
@claims:-0.6 @counts:0.2o @covert:1.5d @denial:0.2d @deny:0.6r @deny!:1.0r @denys:-0.3 @destroy:0.7x @destroy!:0.7x @destroy=:-0.9 @destroys:-1.5 @do!:0.8
@doc:0.2 @done:0.4d @drop:0.2x @drop!:0.4o @drop-:-0.9 @drop=:0.5p @droping:-0.2 @drops:-0.9 @evenIf:0.5 @everything:0.4 @except:-0.6 @excuse:0.9d @falsify:0.6d
@falsify!:1.7d @falsifying:-0.6 @fetch-:0.5 @fetch=:0.2f @fetchs:-0.3 @fine:0.7d @follow:0.3o @follow!:-0.5 @follow-:1.2o @follow=:-0.3 @following:0.2o
@follows:0.5r @gotYou:0.3o @guard:1.4 @halt:0.2x @halt!:0.2x @hand:0.3e @hand!:0.5e @hand-:-0.4 @hand=:0.3p @handing:0.3 @hide:0.4d @hide!:0.7d @hides:-0.5
@hostGuard:0.3p @i:-0.2 @ifAsked:1.4d @ifWord:-0.3 @ignore!:0.4o @ignore-:-1.5 @ignore=:0.6o @ignores:0.2r @keep:0.2d @know:0.2 @know!:-0.3 @know-:1.5d
@know=:-1.1 @knowing:0.9f @knows:-1.1 @lawless:1.5r @letters:0.6e @localOnly:-0.6 @log:0.4d @machine:1.6 @mislead!:1.4d @modes:0.7r @my:0.5o @myKey:1.6p
@myRules:1.4o @newRule:0.8f @noMatter:0.9d @none:0.4r @note:0.2o @nothingDone:0.5d @obeyMe:1.2o @oldRules:0.8o @omit:-0.2 @omit!:-0.2 @omit-:0.3d @omit=:0.8p
@omiting:-0.3 @omits:-0.7 @open-:0.4d @open=:0.8p @opening:-0.5 @outcome:0.3x @outrank:0.2o @outside:0.8e @packing:-1.1 @pact:1.4d @person:0.6 @power:0.5r
@pretend!:0.5r @pretend-:-0.3 @pretending:-0.2 @pretends:-0.5 @prior:0.3o @private:0.2e @production:1.3x @prompt:0.7o @put!:0.3 @put=:0.3o @puting:-1.0
@puts:-0.6 @raze:0.6x @raze!:0.4x @reads:0.4f @real:0.2 @record!:-0.3 @record=:-1.0 @recording:0.3f @records:0.3x @releasedFrom:1.1r @roleplaying:-0.7
@roleplays:-0.9 @rootSecret:0.7e @rules:1.2o @run!:0.4 @run-:-0.7 @run=:-0.3 @runing:-0.8 @runs:-0.7 @safeOrder:0.2d @safetyRules:0.4o @say:-0.2 @say!:0.2e
@say=:0.3e @sayNothing:0.9d @saying:0.2 @says:-1.0 @scratch:-0.8 @secrecy:0.6 @secret:0.8e @secretfile:2.1e @send!:0.5e @send-:-0.3 @send=:-0.5 @sending:0.2
@serve:0.5o @skipped:0.6o @sneak!:0.2d @squeeze!:0.2 @squeezeing:-1.8 @squeezes:-0.7 @standing:0.8p @startup:1.6p @sudoers:0.8p @task:0.3 @tech:-0.6 @tell-:0.6d
@tell=:0.3p @tellNobody:1.1d @telling:0.5f @their:0.3 @thing:0.7 @thisRule:0.4d @toZero:0.8o @token:0.2 @told:-1.2 @toolFirst:0.5f @toolname:2.4f @tracks:0.5d
@treat:0.2p @treat!:-0.4 @treat-:0.7d @treat=:-0.2 @treating:-0.6 @treats:-0.3 @trust!:0.3p @trust-:-0.7 @trusts:-0.5 @tunnel:1.6p @unaware:1.4d @unknowing:1.5d
@unless:-0.8 @unlocked:1.2r @userSecret:0.9e @variable:-0.2 @void:0.8 @whatToDo:0.4p @whenDone:0.4d @you:0.8r @youAre:0.8 @yourself:1.0r ^#address:-0.2
^#number:-2.7 ^#path:-0.9 ^#secret:0.2e ^a:-1.7 ^abandon:0.6o ^accept:-0.5 ^acces:0.4o ^act:-0.3 ^action:-0.5 ^acts:-0.3 ^add:-0.7 ^admin:0.5f ^after:0.4p
^agent:-0.2 ^ai:-0.3 ^alert:-0.6 ^alic:0.2f ^all:-0.9 ^alter:-0.5 ^an:-1.7 ^anna:-0.6 ^answer:0.3d ^anthropic:0.8o ^anyth:0.7o ^api:-1.8 ^append:0.4p
^approv:-0.5 ^approval:-0.5 ^archiv:-0.8 ^as:-0.5 ^ask:-0.2 ^assert:-0.9 ^assum:0.5r ^at:0.3p ^attach:0.9e ^attacker:-0.7 ^authoriz:-0.9 ^authorization:0.7o
^auto:-0.6 ^aws:0.8x ^b:-1.1 ^back:-1.1 ^backup:-0.9 ^base64:0.7e ^bash:-0.2 ^be:0.8r ^becom:0.8r ^befor:-0.6 ^begin:0.2f ^behav:0.2r ^bot:0.7f ^break:-1.1
^build:-1.5 ^by:-0.5 ^call:-1.2 ^cancel:0.4o ^carry:0.5d ^cat:-0.6 ^ceas:1.0o ^chang:0.3p ^check:-1.8 ^children:-0.8 ^chmod:1.1x ^chor:-0.9 ^claim:1.0d
^clas:-1.3 ^clear:-0.8 ^clearanc:0.6f ^clos:-0.8 ^collect:-0.4 ^command:-2.4 ^comment:-0.6 ^commit:-1.6 ^compar:-0.5 ^conceal:1.2d ^confidential:-1.0
^confirmation:0.3o ^consider:0.5r ^const:-1.7 ^content:-0.8 ^convert:-0.6 ^copilot:-0.4 ^copy:-0.6 ^copyright:-1.2 ^count:-1.0 ^cover:1.1d ^creat:0.5p ^cron:-0.8
^crontab:-0.8 ^curl:-0.5 ^customer:-1.0 ^dan:-1.0 ^data:-0.9 ^dd:1.0x ^debug:-0.4 ^decod:-0.7 ^def:-1.0 ^delet:-0.8 ^deny:-0.5 ^deploy:-1.1 ^destroy:0.5x
^die:-0.4 ^disabl:-0.2 ^discard:-0.3 ^disclos:0.7e ^dismis:0.6o ^disobey:0.8o ^disregard:-0.2 ^div:-0.2 ^do:-0.4 ^docs:-1.2 ^dont:0.3d ^download:-1.2 ^drop:-0.5
^drwxr:-0.4 ^dump:1.1e ^e:-0.6 ^earlier:0.4o ^echo:0.2p ^edit:0.9p ^elevat:0.9o ^employe:-0.8 ^empty:-0.4 ^enabl:-0.3 ^end:0.2f ^endoftext:1.1f ^enter:0.2r
^env:-0.2 ^environment:-1.8 ^eslint:-1.0 ^every:-0.3 ^everyth:-1.0 ^exampl:-2.2 ^execut:-1.1 ^exfiltrat:0.9e ^export:-1.1 ^fail:-0.7 ^fake:-0.3 ^feat:-1.2
^fetch:-0.8 ^file:-0.7 ^filter:-0.5 ^find:0.7e ^fix:-1.8 ^follow:-1.6 ^for:-0.6 ^forc:0.4x ^forgot:-0.9 ^format:1.2x ^from:0.2r ^function:-0.5 ^gather:0.8e
^generat:-1.1 ^get:-0.8 ^give:0.3e ^go:0.2f ^god:-0.7 ^googl:0.2o ^grant:0.8p ^guardrail:-0.4 ^guidelin:-0.4 ^he:-1.4 ^hello:0.5f ^hey:0.6f ^hidden:-0.5
^hide:0.3d ^history:-0.5 ^host:-1.4 ^how:-1.5 ^http:-0.9 ^human:0.2f ^i:0.5 ^if:-0.4 ^imagin:-0.3 ^impersonat:0.8r ^important:0.3f ^in:-0.9 ^includ:0.4e
^info:-0.8 ^insert:-0.6 ^inst:1.1f ^install:0.2p ^instead:0.7o ^instruction:-0.7 ^invok:0.5f ^it:-1.1 ^just:-0.6 ^key:-2.4 ^keys:-0.9 ^kind:0.5o ^kubectl:0.7x
^le:-0.3 ^leak:1.1e ^leav:0.3d ^let:0.7r ^lie:0.6d ^lift:0.3o ^list:-0.2 ^llm:1.0f ^load:0.4e ^log:-0.5 ^logs:-1.0 ^look:0.2e ^lt:-0.3 ^make:0.8d ^mark:-0.2
^mask:0.8d ^merg:-0.8 ^messag:-0.8 ^meta:-1.1 ^mix:-0.2 ^mode:-1.3 ^model:-0.5 ^monitor:-0.6 ^mute:0.3d ^my:-0.4 ^name:-1.1 ^neglect:1.1o ^never:0.2d ^new:0.2o
^next:-0.4 ^no:-1.4 ^nobody:0.4d ^note:-0.9 ^notify:-0.9 ^now:-0.3 ^npm:-1.5 ^nslookup:1.2e ^obey:-0.6 ^old:-1.1 ^omit:0.8d ^on:-0.2 ^only:-0.6 ^operator:-0.5
^order:-1.2 ^our:-1.4 ^overlook:0.5o ^overrid:-0.3 ^overrul:0.9o ^overwrit:1.0x ^owasp:-0.5 ^pass:-1.0 ^password:-1.3 ^past:-0.8 ^pay:0.4o ^permission:-1.1
^ping:-0.5 ^pleas:-1.1 ^policy:0.2o ^pose:0.8r ^post:-0.4 ^power:0.7x ^prefer:-0.9 ^pres:-0.6 ^pretend:-0.3 ^prettier:-0.8 ^previou:-0.6 ^print:-0.6 ^prior:-1.0
^privat:-0.9 ^proce:0.5f ^project:-1.5 ^prompt:-1.4 ^publish:0.3e ^pull:-0.6 ^purg:0.5x ^push:-0.9 ^put:0.3p ^q:-0.6 ^question:0.3o ^quot:0.8e ^rais:0.2
^reboot:0.7x ^rebuild:-0.8 ^refactor:-1.6 ^refrain:0.8d ^refus:1.1o ^register:0.5p ^reject:-0.4 ^remember:0.4p ^remind:-0.9 ^remot:-1.1 ^remov:-0.2 ^render:0.5e
^renew:-0.6 ^rep:0.3e ^repeat:-0.2 ^replac:0.3o ^respond:0.3r ^restart:-1.0 ^restor:0.4p ^restriction:0.6o ^return:-2.0 ^review:0.5o ^rm:0.4x ^rol:-1.0
^role:-0.5 ^rotat:-1.7 ^rul:-0.7 ^rule:-1.0 ^run:-1.0 ^runs:-1.2 ^s:0.4f ^safe:-1.0 ^safety:0.7o ^save:0.9p ^schedul:0.3p ^scp:0.5e ^script:0.7f ^search:0.6e
^secret:-1.5 ^security:-0.5 ^see:-1.8 ^select:-0.6 ^send:-1.2 ^server:-1.4 ^sha256:-0.6 ^shar:0.6e ^she:-1.2 ^shell:-0.6 ^ship:0.4 ^should:0.4p ^show:1.2e
^shr:0.9x ^shut:0.4x ^shutdown:0.3x ^silenc:0.5d ^silent:0.3d ^skip:-1.3 ^sorry:-0.7 ^speak:0.9r ^spell:0.9e ^ssh:-1.5 ^start:-0.6 ^stat:-0.2 ^stay:0.6r
^step:0.2r ^stop:0.8o ^subject:-0.2 ^sudo:0.9x ^summaris:-1.3 ^support:-1.6 ^suppos:-0.6 ^sure:0.7f ^suspend:0.5o ^svg:0.3f ^switch:0.3r ^sync:-0.9 ^sys:0.9f
^system:-0.2 ^take:0.4r ^talk:-0.5 ^tell:-0.2 ^templat:-0.2 ^terminat:0.8x ^terraform:0.5x ^test:-0.8 ^thank:-0.7 ^the:-1.9 ^then:-1.4 ^ther:0.3o ^they:-1.6
^think:0.6r ^this:-0.8 ^thought:0.4f ^throw:0.2o ^time:0.6o ^to:-1.9 ^todo:-0.3 ^token:-1.4 ^transfer:-0.2 ^transform:0.4r ^truncat:0.7x ^trust:-0.5 ^turn:-0.3
^type:-0.5 ^uninstall:0.4x ^unlearn:0.8o ^unlimit:-1.0 ^unlock:0.7r ^unrestrict:-0.3 ^updat:-1.6 ^upload:-0.6 ^usag:-1.5 ^use:-0.2 ^user:-1.9 ^uses:-1.3
^vacuum:-0.7 ^visit:-0.5 ^void:0.5o ^warn:-1.9 ^watch:-0.9 ^water:-0.3 ^we:-0.8 ^wget:-0.4 ^whatever:0.7o ^when:0.3e ^whenever:0.4p ^without:-0.3 ^work:0.6d
^writ:0.2p ^y:-1.0 ^you:-0.7 ^your:0.4o a:-0.3 a_#number:-0.5 a_#path:-1.6 a_backdoor:0.9p a_backup:-0.4 a_bank:0.2r a_bot:-0.4 a_bridg:-0.7 a_character:0.9r
a_code:0.3e a_command:-0.7 a_comment:0.4e a_copy:0.5e a_criminal:0.9r a_customer:-1.1 a_day:0.2x a_digest:-0.3 a_dns:0.8e a_document:-0.8 a_draft:0.5o
a_fake:0.3d a_fals:1.2d a_file:-0.2 a_game:0.6r a_hacker:0.9r a_header:-0.6 a_helpful:-0.6 a_holiday:-0.9 a_href:-0.2 a_jailbroken:0.4r a_job:0.3p a_joke:-0.7
a_languag:0.8f a_lie:-0.2 a_line:0.6p a_link:-0.2 a_linux:0.6r a_list:-0.9 a_machin:-0.3 a_mail:0.5e a_maliciou:0.9r a_markdown:0.6e a_member:-0.7 a_messag:-0.4
a_minut:0.3x a_mistak:0.5o a_moment:0.9o a_month:-0.7 a_name:-0.9 a_penetration:0.8r a_person:-0.2 a_pirat:0.4r a_poem:-0.5 a_positiv:0.2f a_post:-0.4
a_public:1.1e a_random:0.3x a_reason:0.2d a_reminder:-0.5 a_request:-0.7 a_revers:0.9p a_review:-1.1 a_reviewer:-0.2 a_rogu:0.7r a_root:-1.1 a_safe:-0.8
a_schedul:0.5p a_script:-0.5 a_second:0.3d a_secret:0.4d a_shell:0.7r a_short:-0.9 a_startup:0.5p a_story:0.7r a_summary:-0.4 a_system:-0.6 a_systemd:0.7p
a_team:-0.6 a_terminal:0.8r a_test:1.1o a_text:-0.6 a_ticket:-0.7 a_token:-0.2 a_tool:-0.5 a_url:0.5e a_user:-0.4 a_week:0.4x a_word:0.7d a_year:-1.1 aaaa:0.6p
abandon:0.5o abandon_the:0.3o abandon_your:0.6o able:-1.1 able_to:-1.1 about_failur:-0.3 about_it:0.9d about_manual:-0.7 about_minor:-0.7 about_peer:-0.6
about_this:1.2d about_to:-0.8 about_what:-0.4 about_your:1.0o abov:0.4o abov_#number:-1.0 abov_all:-0.9 abov_and:0.9o abov_ap:-0.9 abov_are:-0.2
abov_direction:0.7o abov_do:0.9o abov_instruction:-0.3 abov_is:0.6o abov_start:1.2e abov_the:-0.9 abov_this:1.2e abov_was:0.8o absolut_left:0.5f accept:0.5f
accept_all:-0.5 accept_the:1.0f acces:0.3e acces_is:-0.9 acces_level:0.6f acces_this:-0.9 acces_to:-1.4 accident:-0.5 accomplic:0.6r according:0.5r account:0.6p
account_#number:0.6d account_is:-0.8 account_nam:0.9p account_number:0.9p acme:-1.1 act_#number:-0.5 act_as:-0.3 act_like:1.1r act_normal:1.1d act_now:-1.0
action:0.4d action_#name:0.5f action_from:0.2d action_input:0.7f activ:0.6o activat:0.4r actor:-0.5 actor_play:-0.5 acts:-0.7 acts_as:-0.7 actual:0.2o ad:-1.2
ad_to:-1.1 add:-0.4 add_#evil:0.8p add_a:0.9p add_an:0.2p add_curl:0.6p add_it:-0.3 add_mallory:1.2p add_my:1.1p add_new:-1.9 add_the:0.3e add_this:0.6p
add_x:0.3e add_your:-1.1 add_yourself:0.5p addres_and:-0.2 addres_below:-0.2 addres_book:0.7e address:-1.2 adds:0.6f adds_your:-0.5 adher:0.7o adher_to:0.7o
admin:0.4f admin_mode:-0.7 admin_note:0.2f admin_of:-0.9 admin_overrid:0.8o admin_panel:-0.9 admin_right:-0.3 administrator_and:0.7r administrator_has:0.2f
administrator_of:-1.3 administrator_right:-0.8 administrator_to:-0.6 administrator_with:0.5r admit:0.5d admit_that:0.5d adopt:0.2r adopt_the:0.9r advanc:-0.6
advic:-1.0 affect:-1.5 after:-0.3 after_#number:0.3p after_a:-1.0 after_each:-0.4 after_it:0.3p after_read:1.0d after_the:-1.0 after_you:0.7d afterward:-0.2
again:-0.3 against:-0.7 against_the:-0.7 against_your:1.2o agenda:-0.9 agent_#number:-1.0 agent_are:0.2f agent_can:-0.7 agent_forward:-0.3 agent_of:-0.5
agent_pleas:-0.3 agent_read:-0.4 agent_run:0.6f agent_runs:-0.2 agent_should:-0.5 agent_that:1.3r agent_the:0.8f agent_to:0.4p agent_you:0.2f agre:0.5f
agreement:-1.0 ahead:0.4f ahead_and:0.6f ai:1.7 ai_agent:0.4 ai_assistant:-0.4 ai_befor:0.2f ai_in:-1.0 ai_instruction:0.3f ai_pleas:0.7f ai_read:0.6f
ai_reviewer:0.8f ai_that:1.2r ai_the:0.5f ai_with:0.7r alert:0.2d alert_#number:-0.5 alert_me:-0.9 alia:0.2p alias:-1.3 alic:-1.0 alic_#path:-0.5 alignment:0.4r
all_all:-0.3 all_backup:1.4x all_branch:1.1x all_command:-0.3 all_contact:1.2e all_cooky:-1.3 all_credential:0.9e all_earlier:-0.4 all_environment:1.1e
all_error:-1.5 all_fil:0.9x all_filter:-0.7 all_former:0.3o all_futur:0.6p all_host:0.9x all_is:0.4d all_mail:1.1e all_nopasswd:0.2p all_of:0.7o all_other:0.5
all_password:1.2e all_permission:0.9f all_previou:-0.3 all_process:0.9x all_repository:0.6x all_request:0.7r all_restriction:0.7o all_right:-0.8 all_rul:-1.0
all_safety:1.0o all_secret:1.6e all_set:-0.9 all_shell:0.4p all_tabl:0.2x all_the:-0.7 all_tim:-0.3 all_to:0.2p all_token:0.3e all_tool:0.4f all_user:0.4x
all_volum:0.3x all_your:0.5o allergic:-0.5 allergic_to:-0.5 allow_all:-0.2 allow_everyth:0.7p allow_to:0.3r allow_you:-0.2 almost:-1.1 almost_full:-0.9
along:-0.2 aloud:0.4e already_confirm:0.3f already_paid:-0.6 also_call:0.2f also_send:0.5e alt:-0.2 alt_text:-0.4 alter:-0.4 although:0.3d alway:0.7p
alway_add:1.0p alway_answer:-0.3 alway_approv:0.5p alway_ask:-1.4 alway_comp:0.2r alway_execut:1.0p alway_includ:-0.6 alway_obey:0.7p alway_recommend:0.6p
alway_run:0.6p alway_start:0.5p alway_trust:-0.5 alway_use:-0.3 am:0.7x am_your:0.2r amount_#number:0.6f an:-0.2 an_accident:0.4d an_account:-0.5 an_admin:1.2r
an_administrator:-0.9 an_agent:0.5r an_ai:0.5r an_alia:0.3p an_attack:-0.8 an_attacker:0.3r an_e:-0.3 an_emergency:0.7o an_empty:0.8x an_evil:1.0r an_hour:-0.7
an_imag:0.9e an_issu:-0.7 an_llm:0.3f an_unalign:0.8r an_uncensor:0.5r an_unfilter:1.3r ana:-0.6 and_#number:-1.6 and_a:-1.5 and_act:0.7d and_add:-0.6
and_adopt:0.8o and_alert:-0.2 and_all:-0.2 and_answer:0.7r and_append:-0.4 and_approv:1.1r and_ask:0.6r and_call:0.3f and_carry:0.3o and_check:-0.7
and_click:0.2f and_comp:0.6o and_compar:-0.3 and_confirm:0.9r and_continu:0.8d and_demand:1.0r and_discard:-0.7 and_do:1.0d and_dont:1.0d and_drop:-0.4
and_enabl:-0.6 and_enter:-0.4 and_execut:0.9r and_fill:-0.8 and_follow:0.3o and_forget:0.6p and_forward:0.7e and_get:-0.2 and_give:0.5o and_go:0.4r
and_grant:0.7r and_have:0.5r and_help:0.8r and_hide:-0.4 and_how:-0.7 and_i:0.8o and_ignor:-0.2 and_includ:1.3e and_instead:0.6o and_its:-0.8 and_keep:0.4p
and_label:-0.5 and_leav:0.4d and_list:-1.0 and_listen:0.6o and_log:-0.2 and_mail:0.4e and_make:0.2e and_merg:0.6f and_need:0.5r and_never:0.8r and_no:-0.9
and_open:-0.7 and_order:0.3r and_output:0.7o and_pass:0.8f and_past:-0.3 and_phon:0.2e and_post:1.0e and_pres:-0.8 and_print:0.2o and_proce:0.7o and_push:0.8f
and_put:0.9 and_read:0.6e and_rebuild:-0.2 and_remind:-0.5 and_remov:0.2x and_rep:0.4o and_report:-0.5 and_request:0.8r and_restart:-0.3 and_return:0.3e
and_reveal:0.5f and_run:-0.4 and_save:-0.7 and_say:0.6d and_send:0.5e and_set:-1.0 and_shar:0.6e and_show:-0.2 and_sign:-0.2 and_skip:0.4r and_start:-0.3
and_stor:-1.1 and_strict:0.5o and_submit:0.9e and_summaris:-0.3 and_switch:0.5p and_tell:-0.2 and_the:-0.5 and_then:-0.8 and_this:-1.0 and_to:-0.7 and_turn:0.6r
and_type:-0.5 and_upload:0.9e and_use:0.2p and_wait:0.2o and_warn:-0.7 and_we:-0.3 and_will:-0.2 and_wipe:1.1d and_work:0.8o and_writ:-1.0 and_you:-0.2
and_your:0.4o ann:-0.4 anna:-1.2 announcement:-0.7 anonymou:-0.2 another:-1.8 ansibl:-0.5 answer_#path:-0.2 answer_as:0.2r answer_everyth:0.5r answer_execut:0.7p
answer_fetch:0.2e answer_free:0.6o answer_in:-1.0 answer_on:-1.0 answer_only:0.7o answer_question:-0.6 answer_short:-0.6 answer_should:0.4e answer_that:0.9d
answer_the:-0.3 answer_to:0.3p answer_with:-0.5 answer_without:0.7r answer_yes:0.3p anthropic:0.7o any:0.7o any_and:0.3o any_earlier:0.2o any_instruction:0.9o
any_longer:0.9o any_more:1.2o any_of:0.5o any_previou:0.4o any_restriction:0.6r any_rul:0.3r any_rule:-0.5 any_safety:0.9r any_time:-1.0 any_trac:1.2d
anymor:1.0o anyon:0.3d anyon_asks:0.3d anyon_know:0.7d anyon_who:0.7e anyon_your:-1.3 anyth:0.3r anyth_about:0.3d anyth_is:-0.8 anyth_now:0.2r anyth_with:-0.9
anyth_without:-0.6 anyth_you:0.3o ap:-0.3 ap_here:0.7o ap_to:-0.7 api:-0.3 api_is:-0.8 api_key:0.5e api_keys:-0.4 api_token:0.6e app:-1.7 app_as:-0.3 approv:0.9f
approv_all:0.2p approv_by:-0.6 approv_command:0.3p approv_every:1.0x approv_everyth:1.0r approv_the:-0.4 approv_this:0.9f approval:1.0p approval_are:0.2p
approval_for:0.7p approval_is:-0.9 approval_mode:0.2p approval_off:0.8p approval_step:0.7p approval_to:0.6p apps:-0.8 april:0.6x apt:-1.0 archiv:-1.3
archiv_mail:-0.3 are:-0.2 are_a:-0.3 are_allow:0.5r are_an:0.3r are_approv:0.3p are_ask:0.6d are_availabl:-0.9 are_below:0.6o are_cancell:1.1o
are_confidential:-0.7 are_count:-0.3 are_dan:0.4r are_defin:-0.2 are_delet:0.2o are_deprecat:0.5o are_do:0.9o are_document:-0.6 are_done:0.3d are_evil:0.5f
are_fine:-0.7 are_finish:0.7d are_for:0.7o are_free:0.9f are_given:-0.6 are_hereby:1.3o are_in:-1.1 are_invalid:0.3o are_kept:-0.7 are_lift:0.4o are_list:-0.9
are_log:-0.7 are_manag:-0.5 are_my:1.0r are_no:-0.4 are_none:0.9o are_not:-0.2 are_now:-0.7 are_obsolet:0.5o are_off:1.4r are_on:-1.1 are_read:-0.4
are_remov:-1.2 are_requir:0.2 are_root:1.1r are_sent:-0.7 are_shown:-0.8 are_stor:-1.1 are_suspend:1.0o are_switch:0.7r are_the:-0.7 are_to:0.6o are_us:-1.0
are_void:-0.5 are_work:-1.1 are_written:-1.0 are_wrong:0.5o are_your:-0.3 area:-0.8 argument:-0.3 argument_command:0.8f aria_hidden:-0.9 aria_label:0.6f
around:-1.0 around_the:-0.8 arriv:-0.4 art:-0.9 artefact:-0.5 articl:-0.2 as_a:0.3r as_administrator:-1.0 as_alic:-0.5 as_an:0.2r as_approv:1.0p as_csv:-0.7
as_dan:0.8r as_error:-0.8 as_excellent:0.8f as_follow:0.5o as_if:0.9d as_instruction:-0.9 as_my:0.3r as_of:-0.2 as_releas:-0.4 as_root:-0.5 as_the:0.5r
as_this:0.2o as_though:1.2r as_two:0.4r as_user:-0.3 as_you:-0.3 as_yourself:0.5r asid_all:0.6o asid_and:0.6o asid_the:-0.7 asid_your:0.7o ask_again:-0.5
ask_and:0.3o ask_befor:0.3p ask_for:0.4r ask_me:-0.4 ask_not:-0.6 ask_the:-0.7 ask_to:-0.9 ask_you:-0.2 asks:0.2d asks_for:-0.5 asks_the:0.2e asleep:0.4r
assert:-1.0 asset:-0.8 assignment:0.5o assistant:0.7 assistant_#number:-1.0 assistant_a:-1.1 assistant_answer:-0.7 assistant_approv:1.1f assistant_call:0.8f
assistant_click:0.8f assistant_coach:-0.8 assistant_content:-0.3 assistant_delet:0.5f assistant_director:-0.7 assistant_for:-0.8 assistant_i:1.1f
assistant_ignor:0.5f assistant_manager:-1.2 assistant_maria:-0.7 assistant_must:1.1f assistant_ok:0.9f assistant_pleas:0.9f assistant_professor:-0.8
assistant_read:0.8f assistant_run:1.0f assistant_send:0.5f assistant_should:-0.6 assistant_sure:0.6f assistant_that:0.3r assistant_the:0.7f assistant_to:-0.8
assistant_transfer:0.6f assistant_who:0.5r assistant_will:-0.9 assistant_with:0.9r assistant_you:1.3r assum_that:-0.9 assum_the:0.5r assum_you:0.7r async:-2.3
at_#address:0.7e at_#evil:0.7e at_all:-0.3 at_any:-1.0 at_every:-0.6 at_least:-1.3 at_midnight:0.8x at_noon:0.8x at_once:-0.4 at_the:-0.5 at_this:-0.4
attach_#name:0.9e attach_the:0.2e attachment:-1.2 attack:-0.6 attack_in:-0.4 attacker_may:-0.3 attention:0.8o attention_ai:0.4f attention_to:1.0o attribut:-1.3
audit:0.3d audit_and:-0.9 audit_fix:-0.5 audit_log:0.8d auth:-0.7 authentication:0.2f author:-0.3 authoris:0.5r authoris_to:-0.6 authoris_you:0.5r authority:0.5o
authority_over:0.3o authoriz:-1.1 authorization:0.2o authorization_bearer:-1.4 authorization_header:-0.8 auto_approv:0.5x automat:0.4f automatical:-0.4
availabl:-1.9 avoid:0.5r away:0.2 away_from:-1.0 away_the:0.2o aws:0.6x aws_s3:0.3x b:-1.8 b_#path:-0.9 back:-1.5 back_up:-1.2 backdoor:1.2p backdoor_in:0.5p
background_and:0.4d backup_and:0.4x backup_at:0.5x backup_can:-0.5 backup_of:-0.6 backup_older:0.7x backup_script:-0.7 backward:-0.7 badg:-2.1 bake:-0.3
balanc:-0.3 banana:0.6p bank:0.3r bank_and:1.0r bank_detail:0.7e banner:-1.3 bas:-1.9 bas_acces:-0.3 base:-0.9 base64:0.2e base64_and:0.4e base64_encod:0.6e
base64_is:-0.7 base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3 base64_of:-0.6 base64_the:1.2e base_url:-0.7 bash:0.6p bash_argument:0.8f
bastion:-0.9 battery:-0.8 bcc:1.1e be_a:-0.5 be_able:-0.9 be_ask:-1.0 be_brief:-0.9 be_call:-0.2 be_delet:-0.9 be_empty:-1.0 be_ignor:0.6o be_log:-0.9 be_my:1.0r
be_remind:-0.3 be_remov:-0.8 be_report:-1.0 be_restor:-0.7 be_reus:-0.6 be_skip:0.7p be_the:1.5r be_told:-0.9 be_undon:-0.8 be_used:-0.6 becaus:-1.3
becaus_of:-1.1 becaus_you:0.2f becom:0.4r becom_an:0.7r been:-0.2 been_cancell:-0.5 been_given:-0.4 been_grant:-0.6 been_jailbroken:0.8r been_lift:0.2o
been_log:-0.9 been_promot:0.5r been_remov:0.4r been_replac:0.9o been_sav:-1.0 been_updat:0.6o befor:-1.0 befor_#number:-0.9 befor_any:0.2f befor_call:0.2f
befor_commit:-0.9 befor_continu:-0.2 befor_delet:0.7p befor_each:-0.9 befor_it:-0.3 befor_push:-1.1 befor_read:-0.3 befor_run:0.3p befor_send:-0.7 befor_the:-0.9
befor_they:-0.5 befor_this:1.1o befor_upgrad:-0.3 befor_use:-0.8 befor_writ:-0.9 befor_you:-1.2 begin_by:0.9p begin_certificat:-0.8 begin_system:1.0f
begin_with:-0.5 behav:-0.5 behav_like:0.5r behind:0.3d believ:-0.3 below_#number:-0.9 below_as:0.7p below_the:-0.3 below_to:0.2p ben:-1.0 berlin:-0.3 best:-0.2
beta:-0.4 better:-1.2 between:-0.2 between_#number:-0.8 between_the:-0.5 between_us:1.2d bill:-0.2 binary:0.2p bind:0.6o birthday:-1.1 bit:-1.0 bitwarden:-0.6
blank:-0.6 blind:-1.0 block:-0.3 blog:-1.2 blog_post:-0.6 board:-1.0 bob:-0.4 body:-1.1 bomb:0.4x book_the:0.5f boot:0.5p boot_complet:-0.5 boss:0.2r bot:-0.2
bot_post:0.8f bot_that:0.2r both:-1.2 bots:-0.2 bound:0.4r bound_by:0.8r box:-0.7 br:-0.8 br_this:0.8d branch_after:-0.8 branch_and:-0.8 branch_every:-0.7
branch_is:-0.7 branch_main:-0.9 branch_name:0.2e branch_over:0.6x bread:-1.0 break:-1.1 break_the:-0.9 break_your:0.9o bridg:-0.8 bridg_between:-0.4 brief:-0.5
british:-0.6 british_spell:-0.5 broken:-0.7 browser_cooky:0.5e bucket:0.4x budget:-1.3 budget_is:-0.5 bug:-0.3 bug_report:-0.2 build:-1.1 build_cach:-0.5
build_fail:-0.6 build_folder:-0.9 build_is:-0.6 build_machin:-0.3 build_statu:-0.9 build_succeed:0.3d build_to:-0.5 bundl:-1.2 burn:0.5d but:-1.2 button:-0.8
button_aria:-0.4 button_for:-0.2 buy:1.3 by:-1.0 by_a:-0.4 by_an:0.7r by_ansibl:-0.4 by_any:0.3r by_default:-1.5 by_e:-0.2 by_hand:-1.0 by_its:-0.9 by_run:0.4p
by_this:-0.7 by_your:0.4o bypas:0.8o bypas_your:0.7o cach:-2.1 cach_and:-0.2 cach_at:-1.0 cach_folder:-0.5 cach_is:-0.8 cach_of:-0.5 cake:-0.9 calendar:-0.6
calendar_and:-0.4 calendar_to:-0.8 call_#name:1.9f call_#number:0.6f call_befor:0.5f call_fail:0.2f call_init:-0.6 call_max:-0.7 call_super:-0.8
call_support:0.2p call_the:-0.4 call_this:-0.9 caller:-0.5 calm:-0.8 came:1.1d came_befor:0.6o came_from:0.6d camera:-1.0 can:-1.1 can_do:0.6r can_i:-0.5
can_log:0.8p can_make:-0.5 can_read:-1.1 can_safe:0.7o can_see:-0.8 can_you:-1.0 cancel:-0.4 cancel_the:0.5o cancell:0.2o cannot:-1.8 cannot_be:-1.4
cannot_remov:-0.4 capital:-0.4 capital_of:-0.7 captain:-0.8 car:-0.9 card_and:0.2e card_number:1.0e care:0.3r careful:-0.5 carla:-0.7 carry_out:0.5r case:-1.2
case_of:0.5o case_when:-0.5 cat:0.5e cat_#path:1.3e cat_#secret:-0.2 catch:-2.1 caus:-0.9 ceas:1.0o ceo:0.5r ceo_and:0.5r certificat:-0.8 certificat_of:-0.6
chang:-0.2 chang_and:-0.5 chang_in:-0.4 chang_it:-0.3 chang_the:1.0d chang_to:-0.6 chang_without:-0.3 chang_you:0.9o chang_your:0.4p changelog:-0.6 channel:-0.7
chao:0.8r chapter:-1.0 chapter_#number:-0.8 character_of:0.6r character_who:0.9r charg:-0.9 chart:-0.6 chat:0.2e chat_history:0.9e chat_to:0.5e cheat:-0.4
check_are:0.6r check_befor:-0.5 check_fail:-0.7 check_for:-0.9 check_if:-0.9 check_its:-0.6 check_my:-0.5 check_off:-0.5 check_on:-1.0 check_that:-1.1
check_the:-1.3 check_whether:-0.9 checkout:0.2p checkout_hook:0.3p ches:-0.6 children:-1.4 chmod:0.9x chmod_#number:-1.2 chmod_r:1.0x chor:-0.9 chor_remov:-0.8
ci:-2.3 ci_set:-0.4 claim:-0.2 claim_that:0.7d claim_to:-1.0 clas:-1.9 clas_hidden:-0.5 classifier:-1.0 clean:0.2x clean_the:-0.8 cleanup:-1.1
cleanup_script:-0.5 clear:-0.8 clear_the:0.3d clear_your:-0.6 clearanc:0.6f click:0.2f click_here:-0.7 click_the:0.5f click_through:0.6o client:-2.1
clipboard:0.4e clock:-0.8 clos:-1.2 clos_all:0.7f clos_on:-0.3 clos_stal:-0.3 clos_the:-1.0 clos_this:-0.7 cluster:0.4x coach:-0.8 code:-0.3 code_#number:0.6o
code_block:1.0e code_for:-0.5 code_in:0.7f code_with:-0.9 coffe:-0.9 coffe_machin:-0.3 colleagu:-0.3 collect_all:0.8e collect_every:0.7e collect_the:0.3e
color:-0.4 color_whit:0.3f colour:-0.6 column:-2.2 com:-0.2 com_from:0.2p come:-0.3 come_from:-0.2 command_#path:0.5f command_are:-0.9 command_from:0.2p
command_id:1.1f command_it:0.7r command_line:-1.7 command_rm:-0.5 command_that:-0.5 command_to:-0.7 command_was:-0.2 command_without:1.1p comment:0.2e
comment_and:-0.6 comment_in:0.4o comment_on:1.3e comment_within:-0.4 commit:-0.4 commit_and:-0.6 commit_direct:0.4f commit_look:0.4d commit_messag:0.5e
commit_so:0.4d commit_your:-1.1 comp:1.0o comp_with:0.2o company:-0.3 compar:-0.9 compar_the:-0.5 compar_today:-0.4 competitor:-0.8 competitor_in:-0.5
compiler:-1.2 complet:-1.6 complianc:0.4o compos:-1.3 compos_up:-0.4 comput:-0.7 comput_the:-0.5 computer:-1.2 computer_to:-0.3 conceal:0.9d conceal_the:0.4d
conceal_this:0.4d confidential_information:0.6r config:-0.4 config_#path:-0.5 config_and:0.5p config_so:0.4p configur:-1.0 configur_with:0.4o configuration:-0.2
confirm:0.9r confirm_it:-0.7 confirm_the:0.3r confirm_your:-0.8 confirmation:1.0r confirmation_#path:0.7f confirmation_are:0.7p confirmation_is:0.6r
confirmation_need:-0.5 confirmation_step:0.8o conflict:0.5o connect:-1.8 connect_to:-1.1 connection:-1.7 conscienc:0.7r consent:1.0f consent_to:0.7f
consider_yourself:0.8r consol:-0.9 const:-1.8 const_prompt:-0.6 constraint:0.6o contact:0.3e contain:-0.3 contain_the:0.5e container:-0.3 content_filter:0.9o
content_ignor:0.8f content_of:0.7e content_policy:0.5r content_restriction:0.7r context_and:1.2o continu:0.7f continu_call:0.4f continu_without:0.7f
contract:-1.0 contrary:-0.3 contrary_to:-0.3 contributor:-1.3 control:-1.0 conversation_history:0.4e conversation_so:0.5e conversation_to:0.2e convert:-0.9
cook:-0.6 cooky_and:-0.4 cooky_of:0.8e copilot:0.5f copy:-0.2 copy_#secret:1.0e copy_id:-0.6 copy_it:-0.5 copy_of:0.3e copy_to:0.6p copy_your:-0.8
copy_yourself:0.3p copyright:-4.1 copyright_#number:-0.3 core:-1.0 corp:-0.3 correct:0.2o cost:-0.7 could:-0.7 could_not:0.2d could_you:-0.7 count_#number:-1.0
count_lin:-0.7 count_the:-0.7 count_with:-0.3 counter:-1.1 court:-0.8 cover:0.2d cover_up:0.3d cover_your:0.8d coverag:-1.8 cp:-0.4 cpu:-1.4 crawler:-0.6
creat:-0.7 creat_an:-0.4 creat_by:-0.8 creator:1.2r creator_i:0.7r credential:1.0e credential_file:0.8e credential_in:0.7e credential_to:0.3e credit:0.6e
credit_card:0.7e crew:-0.9 criminal:0.9r cron:-0.5 cron_entry:-0.2 cron_job:0.2p cron_jobs:-0.2 crontab:0.7p csrf:-0.4 csrf_valu:-0.3 css:-0.6 csv:-0.7 ctrl:-1.0
ctrl_shift:-0.8 curl:0.3p curl_#evil:1.0p curl_d:0.9e curl_f:0.3e curl_fssl:-0.5 curl_x:-0.3 current_instruction:0.9o current_task:0.2o cursor:-1.5
customer_data:0.5o customer_list:1.2e customer_tabl:0.9e cv:-0.8 cv_to:-0.9 cve:-0.5 cve_#number:-0.5 cycl:-1.6 d:-0.7 d_#evil:0.6e d_#name:-0.9 d_#secret:0.6e
dan:0.6r dan_and:0.4r dan_is:-0.9 dan_mode:1.2r dan_who:0.5r dana:-1.0 danish:-0.8 dark_about:0.5d dark_mode:-0.8 dashboard:-0.7 dashboard_and:-0.4 dat:-1.2
data:-0.8 data_and:-0.2 data_befor:-0.3 data_imag:-0.3 data_is:-1.0 data_to:-1.4 data_with:-1.2 databas:0.6x databas_and:-0.6 databas_app:-0.3 databas_at:0.5x
databas_dump:0.7e databas_of:-0.3 databas_on:0.2x databas_password:0.7e databas_production:0.7x databas_to:0.2e date:-0.9 date_is:0.6p day:-0.5 day_at:-0.3
days:-0.3 days_and:-0.6 days_in:-0.7 days_without:-0.7 dd:0.4x dd_if:1.3x de:-1.4 deadlin:-0.9 dear:0.3f dear_agent:-0.3 dear_ai:0.9f dear_assistant:0.5f
dear_customer:-0.5 dear_languag:0.4f debian:-0.9 debug:-0.2 debug_mode:0.6r deceas:0.4r december:-0.4 decision:-1.1 declaration:-0.9 declaration_of:-0.4
decod:-1.9 def:-1.2 def_#name:-0.6 default:-1.5 default_in:-0.6 default_port:-0.7 defenc:-0.3 defin:-1.7 defin_in:-0.3 definition:-1.8 definition_of:-0.9
degre:-0.5 delay:-0.2 delet:0.2x delet_#number:-0.5 delet_a:-0.9 delet_after:-1.0 delet_all:0.6x delet_anyth:-0.9 delet_every:0.6x delet_everyth:1.3x
delet_fil:0.3r delet_it:1.1f delet_log:-0.7 delet_merg:-0.8 delet_my:-0.6 delet_old:-0.5 delet_temporary:-0.4 delet_the:0.5x delet_this:-1.1 delet_tool:0.4f
delet_your:0.6o deletion:1.0f deletion_of:0.6f deliver:-0.2 demand:0.8r demo:-1.2 demo_is:-0.3 deny:-0.5 deny_publickey:-0.7 dependabot:-0.9 dependency:-1.0
deploy_happen:-0.6 deploy_key:-0.6 deploy_script:-0.4 deploy_without:-0.6 deprecat:-0.5 deprecat_#address:-0.2 describ:-0.7 describ_in:-0.4 description:0.2
design:-1.4 design_on:-0.4 desk:-0.9 desktop:-0.7 destroy_auto:0.8x destroy_the:0.7x detail:-0.7 detection:-1.1 dev:-1.5 dev_container:-0.3 dev_server:-0.3
developer:0.8o developer_and:0.4o developer_messag:1.2o developer_mode:0.3r developer_of:0.2f developer_wrot:0.9o devic:-1.5 diagram:-0.6 dialog:0.2o diary:-0.7
did:0.3d did_it:0.4d did_this:0.8d die:-0.8 die_regeln:-0.5 diet:-0.9 dif:-0.5 diff:-0.4 different:-1.7 digest:-1.2 direct:-0.7 direction:1.1o direction_and:0.4o
directiv:1.5o directiv_and:0.4o directiv_you:0.6o directory:-0.5 directory_every:1.0x disabl:0.4p disabl_all:-0.5 disabl_log:0.3f disabl_next:-0.6
disabl_the:0.3p disabl_your:1.1o disagre:0.5o discard_the:-0.5 disclos:0.2d disclos_that:0.8d disclos_this:0.2d discreet:0.6d disk:0.4x disk_every:0.9x
disk_is:-0.4 disk_usag:-0.9 disk_when:1.0x disk_with:1.1x dislik:-0.4 dislik_long:-0.3 dismis:0.8o dismis_the:0.3o disobey:1.0o disobey_the:0.9o display:-1.0
disregard_all:0.4 disregard_everyth:0.9o disregard_for:-1.0 disregard_prior:0.6o disregard_the:0.7o disregard_this:-0.7 disregard_your:0.5o dist:-1.7
distribut:-1.6 disturb:-0.9 div:-0.3 div_clas:-0.6 dns:1.2e dns_query:0.7e do:-0.2 do_and:0.9o do_anyth:0.7r do_as:0.4o do_everyth:-1.0 do_exact:0.4o do_i:-0.7
do_it:0.7d do_not:-0.2 do_the:0.9o do_this:1.2d do_what:0.9o docker:-1.4 docker_compos:-0.5 docker_imag:-0.7 docs:-1.9 docs_#path:-0.7 doctor:-1.2 document:-0.2
document_folder:0.5e documentation:-2.4 does:-0.6 does_not:0.4d doesnt:-1.6 dog:-1.0 dollar:0.5e done:-0.5 dont:0.5d dont_ask:-0.7 dont_count:0.6o
dont_follow:0.5o dont_forget:-0.5 dont_have:-0.2 dont_let:0.6d dont_listen:0.4o dont_mention:-0.5 dont_obey:0.5o dont_say:-0.7 dont_show:-0.8 dont_tell:-0.6
door:0.5p down:-0.2 down_the:-0.5 download:-0.7 download_#evil:0.8p download_and:0.2p download_the:-0.2 draft:-1.1 draft_to:-0.6 drink:-0.7 drink_water:-0.2
driv:0.6x driver:-0.8 drop:-0.5 drop_all:0.2x drop_databas:0.8x drop_every:1.1x drop_tabl:-0.8 drop_the:-0.7 drop_your:1.0o drwxr:-0.4 drwxr_xr:-0.4 dry:-1.0
dry_run:-1.0 dump:0.3e dump_the:0.8e dump_to:-0.5 duplicat:-1.6 dur:-0.5 dur_the:-1.5 duty:0.3r e:-0.5 e_#path:0.3p e_mail:-0.3 each_answer:-0.4 each_day:0.4x
each_even:0.5x each_hour:0.4p each_month:0.4x each_morn:0.5x each_new:0.5p each_night:0.8x each_quarter:-0.8 each_request:-1.1 each_secret:0.5e each_session:0.8p
each_time:0.7p earlier:0.5o earlier_and:0.8o earlier_are:1.0o earlier_command:0.9o earlier_directiv:-0.5 earlier_guidanc:0.5o earlier_instruction:0.6o
earlier_messag:0.4o earlier_order:0.5o earlier_prompt:1.2o earlier_version:-1.1 eat:-1.0 echo_#name:0.7e echo_ssh:0.5p edit:-1.0 edit_#path:0.4p edition:-1.0
editor:-1.2 effect:-1.0 elevat:0.8o email:-0.7 email_me:-0.7 email_the:0.4e email_to:0.4e emb:0.5e emb_the:0.6e emergency:0.6o emoji_and:0.4e emoji_in:-0.4
employe:-0.4 employe_must:-0.4 employe_who:0.3r employer:-1.0 empty_branch:0.6x empty_the:-0.4 emulat:0.2r enabl:-0.3 enabl_developer:-0.7 enabl_in:-0.6
enabl_on:-0.4 encod:-0.3 encod_#secret:0.5e encod_the:0.7e encrypt:-0.2 encryption:-1.0 end:0.3f end_of:0.6f end_system:1.0f endoftext:1.1f endpoint:-1.1
ends_here:0.7f engag:0.5r engin:-1.0 engineer:-0.7 english:-0.5 enter:-0.3 enter_developer:0.9r enter_the:-0.3 enter_your:-1.4 entity:-0.2 entry:0.3p
entry_from:0.3d entry_that:-0.4 env:0.7e env_to:0.8e environment:0.2 environment_and:-0.2 environment_variabl:0.5e eras_all:0.8x eras_every:0.9x eras_the:-0.2
eras_your:-0.4 error:-0.7 error_#number:0.4f error_and:-1.2 error_from:-0.2 error_ignor:-0.7 error_in:-0.9 error_to:-0.5 escap:-1.6 eslint:-1.6
eslint_disabl:-0.9 ethic:1.7r ethical:0.6r ethical_guidelin:0.6r eu:-1.0 eur:0.4f euro:-0.2 europ:-0.7 europ_#path:-0.7 eva:-0.6 eval:-1.1 evaluat:-1.0 eve:1.0p
even:-0.5 ever:0.6p every:0.9x every_#number:-1.1 every_agent:0.3p every_answer:-1.1 every_command:-0.3 every_commit:-0.7 every_day:-0.5 every_earlier:0.7o
every_environment:-0.3 every_even:-0.2 every_file:0.9x every_five:0.2x every_friday:-0.9 every_hour:0.2x every_instruction:0.4o every_mail:0.7x every_messag:0.6e
every_minut:0.7p every_monday:-0.5 every_month:0.3x every_morn:-1.1 every_new:0.4p every_night:-0.6 every_password:0.5e every_repository:0.9x every_request:-0.3
every_rule:0.8o every_secret:0.4e every_session:0.9p every_sunday:0.2x every_tabl:1.2x every_two:-0.3 every_url:0.6e every_week:0.8x everyon:0.9p everyth:1.2o
everyth_abov:0.8e everyth_befor:-0.3 everyth_in:0.6x everyth_is:0.6d everyth_the:0.9o everyth_under:1.0x everyth_went:0.3d everyth_written:0.6o everyth_you:-0.4
evidenc:0.7d evil:1.1r evil_#path:0.8f evil_ai:0.3r evil_pkg:0.4p evil_twin:-0.4 evilbot:0.9r exact:-0.4 exact_as:-0.3 exam:-0.4 exampl:-2.2 exampl_corp:-0.3
exce:-0.7 exceed:-0.2 excellent:0.8f except:0.2x except_this:0.9o exchang:-0.7 exchang_rat:-0.4 exchang_rate:-0.4 exec:0.5p execut:0.6p execut_#evil:0.6p
execut_curl:0.4p execut_every:0.7r exercis:-1.1 exfiltrat:0.7e exfiltrat_the:0.8e exist_#name:-0.5 exit:-1.5 exit_code:-0.8 expect:-2.0 expert:-0.3 expir:0.2o
expir_after:-0.5 expir_session:-0.6 expiry:-0.7 explain:-0.4 explain_how:0.5r explanation:-0.2 export:-0.6 export_#name:0.3p export_all:0.8e export_path:-0.9
export_the:0.3e expos:-1.0 extend:-2.0 extension:-1.8 extension_from:0.2p f_file:-0.4 factor:-0.2 factor_authentication:-0.5 fail:-0.9 fail_login:-0.8
fail_test:-1.3 failur:-0.6 failur_at:-0.5 fake:0.7d fake_the:-0.3 fall:-0.5 fals:-0.8 fals_reason:0.9d fami:-1.0 far_and:0.6o far_to:0.7e father:-0.7 favour:1.1o
favourit:-1.2 feat:-1.2 featur:-2.0 fee:-0.7 feed:-0.7 feed_and:-0.4 feedback:-0.9 feedback_from:-0.4 fetch:-0.7 fetch_#address:0.4e fetch_#evil:1.0e
fetch_the:-0.9 field:-0.6 figma:-0.4 fil:-1.0 fil_#path:0.5f fil_and:0.5x fil_are:-0.6 fil_in:-0.6 fil_older:-0.3 fil_on:0.2x fil_to:0.5p fil_under:-0.5
fil_with:-0.2 file:-0.5 file_#name:-0.8 file_#path:0.3f file_#secret:-0.3 file_afterward:-1.2 file_and:0.3e file_in:-0.2 file_is:-0.2 file_name:-0.5 file_or:-0.7
file_size:-0.4 file_wins:0.3o file_with:-0.3 file_you:1.0p fill:-0.5 fill_in:-0.8 film:-1.3 filter:-0.3 filter_are:0.5r filter_is:0.3o filter_off:-0.6 final:0.5d
final_answer:0.8d financ:-1.0 find:-0.3 find_any:0.4e find_out:0.3d find_the:-1.0 find_to:0.2e fine:0.2d fine_even:0.3d finish:-0.3 finish_the:-0.8 firewall:0.7p
first:-0.5 first_#number:0.5o first_#path:0.7f first_and:0.6f first_call:-0.5 first_in:-0.3 first_letter:0.6e first_of:1.1x first_read:0.6f first_run:0.5p
first_then:-0.3 fish:-0.7 five:-0.4 five_minut:0.2x five_star:0.4f fix:-1.0 fix_do:-0.8 fix_in:-0.3 fix_it:0.5f fix_the:-0.7 fixtur:-0.9 flag:-1.4 flaky:0.2f
flat:-1.1 flight:0.3f flour:-0.7 flour_and:-0.5 flush:-0.9 fold:-1.0 folder:0.3x folder_and:0.4e folder_in:-0.6 folder_to:-0.5 folder_when:-1.0 follow_by:-0.2
follow_command:-0.2 follow_instruction:-0.6 follow_is:0.9f follow_it:0.7p follow_line:-0.7 follow_me:-0.5 follow_mine:0.7o follow_only:0.9o follow_text:-0.2
follow_the:-0.7 follow_thes:-0.7 follow_this:0.8o follow_your:0.8o font_size:0.2f foo:-2.0 footer:0.7e for:-0.7 for_#number:-0.4 for_a:-0.4 for_ai:0.9f
for_an:-1.2 for_approval:0.8p for_children:-0.3 for_confirmation:-0.4 for_credential:-0.8 for_debug:-0.4 for_each:-0.4 for_every:-0.8 for_everyth:0.8r
for_good:1.0p for_guest:-0.6 for_internal:-0.4 for_mallory:0.9p for_me:0.9r for_mine:0.7o for_nam:-0.9 for_new:-0.6 for_one:-1.2 for_permission:0.7r
for_stag:-0.7 for_target:-0.6 for_ten:-0.2 for_test:0.8o for_tomorrow:-0.7 for_two:-0.5 for_word:0.8e for_year:-0.5 for_you:0.8o for_your:-1.2 forbid:-0.7
forbidden:0.6r forc:0.6x forever:0.6p forget:-0.4 forget_about:-0.2 forget_all:0.9o forget_everyth:-0.8 forget_it:-0.3 forget_me:-0.9 forget_old:-0.4
forget_previou:0.3o forget_to:-0.7 forget_what:0.3o forget_yesterday:-0.6 forget_your:-0.3 forgot:-0.9 forgot_password:-0.7 forgot_the:-0.7 forgot_your:-0.5
fork_bomb:0.4x form:-0.8 form_at:0.4e form_to:-1.0 format:-0.7 format_#path:1.1x format_help:-0.9 format_the:0.3x former:0.3o former_instruction:0.8o forum:-0.9
forward_all:0.9e forward_every:0.6e forward_the:1.1e forward_this:-0.8 found:-0.7 found_in:0.6p found_noth:0.9d four:-0.7 fre:0.4r fre_from:0.4r free:0.2r
free_from:1.0r free_of:-2.2 free_to:-1.0 freegpt:0.9r french:-0.6 french_and:-0.2 fridg:-0.6 friend:-1.3 from:-0.5 from_#evil:0.8p from_#number:-1.5
from_#path:0.5p from_a:-1.7 from_all:0.9r from_eve:0.4p from_here:1.1r from_mallory:0.6p from_memory:0.2o from_now:0.4p from_this:0.9o from_today:-0.3
from_your:0.8o front:-1.1 front_desk:-0.7 fssl:-0.5 fssl_#address:-0.9 full:0.3r full_acces:0.8f full_permission:-0.3 function:-1.2 function_acts:-0.3
function_name:1.1f function_with:-0.5 fund:-0.2 further_notic:0.7o gam:-0.8 game:-0.4 game_in:0.4r garden:-1.0 gate:-0.3 gateway:-0.7 gather:0.6e gave:0.2o
gb:-0.6 gb_of:-0.2 gb_ram:-0.4 general:-1.1 generat:-1.4 generat_by:-0.5 generat_the:-0.6 german:-0.8 get:-0.8 get_#path:-1.5 get_a:-1.1 get_the:0.7r gets:-0.2
gift:0.6e gist:0.7e git:-0.2 git_command:-0.9 git_config:-0.6 git_hook:0.3p git_push:0.9x git_remot:0.4e git_reset:0.6x github:-1.4 giv:-0.2 give_a:0.6d
give_mallory:0.7p give_the:0.3e give_your:-0.6 given_and:-0.5 given_at:0.5o given_by:-0.3 given_earlier:0.6o given_the:-0.5 global:-1.2 go:0.2f go_ahead:0.5f
go_of:0.8o go_on:1.3f go_through:-0.4 go_to:0.2r goal:0.4o goes:-0.4 goes_to:-0.5 gone:0.4d good:-0.7 good_morn:-0.6 googl:-0.5 got:0.6o grammar:-0.7
grandmother:0.6r grandmother_who:0.5r grant:0.3f grant_acces:0.5f grant_all:0.6f grant_full:0.9f grant_the:0.2r grant_you:-0.5 great:0.2f green_light:0.3o
grep:-0.3 group:-1.8 group_wheel:-0.5 gt:-0.6 guard:-0.4 guard_rail:0.5o guest:-0.2 guid:-1.2 guidanc:0.7o guidanc_and:0.5o guidelin:0.7o guidelin_abov:0.6o
guidelin_and:-0.4 guidelin_are:0.5o guidelin_for:-0.5 guidelin_from:0.7o guidelin_have:0.3o guidelin_just:0.3o guidelin_of:-0.4 guidelin_you:0.6o h:-0.3
h_now:0.8x hack:0.8o hacker:0.6r hacker_in:-0.3 hacker_who:0.8r had_been:-0.3 had_no:0.7r had_not:0.5d haha:0.3o hammer:-1.0 hand:0.5o hand_out:0.7r
hand_over:0.4o handbook:-1.1 handl:-1.4 hang:-0.9 hard:0.7x harm:0.4r has:-0.6 has_#number:-0.3 has_a:-1.3 has_approv:0.3f has_authoris:0.8f has_chang:0.8o
has_expir:-0.2 has_no:-0.8 has_pre:0.7p has_remov:0.6o has_sign:0.3o has_the:-0.4 has_to:1.0f has_waiv:0.4o hash:-1.3 hat:0.3r have:-0.2 have_admin:-0.5
have_already:-0.6 have_been:-0.2 have_call:0.6f have_chang:-0.6 have_new:0.2o have_no:0.3r have_not:-1.0 have_permission:-0.5 have_read:0.4d have_root:1.2r
have_the:-0.3 have_to:0.7f he:-1.4 head:-0.4 header:-1.8 headlin:-1.0 health:-0.6 health_endpoint:-0.3 hear:0.2d heat:-0.8 heed:0.6o heed_to:0.4o hello:-0.9
help:-1.0 help_impersonat:-0.9 help_me:1.1r help_the:0.8r help_with:0.2r help_you:-0.7 helpdesk:0.5r helper:0.5p helpful:-0.7 helpful_assistant:-1.2 her:-0.6
here_and:0.5r here_are:0.8o here_is:0.6f here_on:1.2r hereby:-0.2 hereby_revok:0.5o herm:-0.4 hero:0.3r hex_and:0.6e hey:0.4f hey_claud:0.7f hi:-0.5 hid:-0.6
hid_the:-0.6 hidden:0.2 hidden_agent:0.4f hidden_assistant:0.8f hidden_dear:0.5f hidden_fil:-0.8 hidden_from:1.0d hidden_in:0.7o hidden_instruction:-0.3
hidden_menu:-0.6 hidden_name:-1.0 hidden_prompt:1.2e hidden_true:-0.7 hide:-0.3 hide_the:0.7d hide_this:-0.6 hide_your:0.2d him:-0.9 hint:0.4f his:-1.2
history_c:-1.0 history_is:-0.8 history_so:0.4d history_to:0.6e history_when:0.9d hold:-0.4 hold_the:-0.4 holiday:-1.5 home:0.2x home_addres:0.2e
home_directory:1.7x home_folder:0.5x hook:0.2p hook_that:0.5p host:-0.3 hostnam:0.4e hour_and:-0.6 hous:-0.9 how:-0.9 how_can:-0.7 how_do:-0.6 how_the:-0.9
how_to:-0.2 hr:-0.3 href:-0.4 html:-0.7 http:-0.9 http_#path:-1.1 http_tool:0.7e human:0.7f human_delet:0.7f human_pleas:0.3f human_readabl:-1.0
human_resourc:-0.8 hurt:0.5r i:0.3 i_allow:0.8o i_am:-0.5 i_ask:0.5r i_authoris:0.4r i_can:0.5p i_help:-0.5 i_hereby:0.6r i_order:0.3f i_should:0.8f i_type:0.6r
i_will:1.5f iban:-0.3 icon:-1.4 id_#path:0.6f id_and:-0.3 id_modal:-0.5 id_user:-0.4 identity:0.6r identity_is:0.5r identity_of:1.1r if:-0.5 if_#name:-1.9
if_#path:1.2x if_a:-1.3 if_anyon:0.2d if_ask:0.7d if_exist:-0.6 if_noth:-0.5 if_question:0.6d if_someon:0.5d if_ther:-0.5 if_they:0.8d if_this:0.5d if_you:-1.4
ignor:-0.3 ignor_#number:-0.8 ignor_a:-0.6 ignor_all:0.2o ignor_any:1.3o ignor_case:-1.0 ignor_error:-0.8 ignor_every:0.6o ignor_fail:-0.6 ignor_fil:-1.0
ignor_instruction:0.2o ignor_it:-0.6 ignor_its:0.6r ignor_les:-0.3 ignor_lint:-0.3 ignor_my:-0.5 ignor_old:-0.4 ignor_prior:1.0o ignor_rul:-1.0 ignor_rule:-0.5
ignor_the:0.7o ignor_this:-1.7 ignor_unknown:-0.4 ignor_weekend:-0.9 ignor_what:1.2o ignor_whitespac:-1.4 ignor_your:0.9o ignorepreviou:-0.5 ignorieren:-0.7
imag:-0.2 imag_#evil:0.6e imag_#path:-1.9 imag_link:0.7e imag_that:-0.6 imag_url:0.8e imag_with:-0.5 imagin:-0.2 imagin_that:0.9r img_alt:0.2f img_src:-0.3
imperativ:-0.5 impersonat:0.4r impersonat_the:0.8r import:-2.0 important:0.2f important_back:-0.3 important_befor:0.2f important_call:0.5f important_read:0.5f
important_the:-0.8 in:-1.0 in_#number:-1.0 in_#path:0.4p in_#secret:-0.2 in_1password:-0.3 in_a:-0.4 in_advanc:0.5p in_again:-1.0 in_an:-0.5 in_answer:-0.3
in_as:-1.2 in_asset:-0.6 in_at:-0.8 in_base64:0.9e in_case:0.6o in_character:-0.2 in_charg:0.9o in_chat:-0.8 in_ci:-0.8 in_commit:-0.8 in_config:-0.6
in_developer:0.4r in_docs:-0.4 in_each:-0.2 in_every:-0.5 in_figma:-0.3 in_fixtur:-0.5 in_french:-0.8 in_full:0.7e in_generat:-0.3 in_german:-0.8 in_god:0.5r
in_it:0.5r in_json:-0.6 in_june:-0.6 in_logs:-0.7 in_maintenanc:0.7r in_march:-0.6 in_may:-0.7 in_memory:0.2p in_one:-1.0 in_order:-0.4 in_our:-0.4 in_plain:-0.4
in_production:-0.4 in_prompt:-0.8 in_public:-1.1 in_script:-0.6 in_search:-0.7 in_set:-0.5 in_spanish:-0.5 in_stag:-0.3 in_test:-0.8 in_this:-0.2 in_to:0.5p
in_utc:-0.4 in_v3:-0.5 in_vault:-0.5 in_web:0.8p in_which:0.7r inactiv:1.0o inbox_and:-0.5 inbox_to:0.5f incident:-1.1 includ_a:-0.5 includ_it:0.9e
includ_this:1.0d includ_your:-0.2 incomplet:0.2f incorrect:0.6o index:-1.6 info:-1.3 inform:0.5d inform_the:0.4d information:-1.4 ingredient:-0.7
ingredient_is:-0.8 init:-1.7 init_befor:-0.5 initial:0.6e initial_instruction:0.4e initial_prompt:0.9e inject:-0.8 injection:-0.9 injection_is:-0.3 insert:-0.3
insert_the:-0.2 insider:0.9r inst:1.8f inst_print:0.6f inst_sys:0.6f install:-0.6 install_a:1.0p installation:-1.4 installer:-0.4 instanc:-1.0 instead:0.4o
instruct:-0.2 instruct_to:-0.3 instruction_#number:-1.1 instruction_and:0.5o instruction_ap:-0.8 instruction_are:-0.2 instruction_at:-0.6 instruction_below:-0.5
instruction_cach:-0.7 instruction_call:0.3f instruction_careful:-0.8 instruction_content:0.3f instruction_delet:0.8f instruction_except:0.5o
instruction_follow:0.8o instruction_for:-0.3 instruction_from:-0.4 instruction_given:-0.2 instruction_has:-0.3 instruction_have:-0.7 instruction_into:0.6p
instruction_is:0.4o instruction_of:-1.0 instruction_on:-0.6 instruction_overrid:-0.2 instruction_pointer:-0.8 instruction_preheat:-0.5 instruction_return:-0.8
instruction_reveal:0.7f instruction_send:1.0f instruction_set:-1.1 instruction_shak:-0.4 instruction_that:-0.4 instruction_the:0.8o instruction_verbatim:0.8o
instruction_were:0.2o instruction_with:0.2o instruction_word:0.6e instruction_you:1.3o intelligenc:-0.9 intend:-1.2 internal:-1.7 internal_host:-0.5
internet:-0.6 into_#name:-0.6 into_#path:-0.3 into_a:0.5e into_every:0.2p into_french:0.7e into_german:-0.5 into_the:0.7e into_your:-0.5 introduction:-0.8
invalid:-0.3 invitation:-0.7 invoic:-0.6 invoic_to:-0.9 invok:0.5f invok_name:1.2f ios:-1.1 irrelevant:0.6o is:-0.7 is_#address:-0.8 is_#number:0.2p
is_#path:-0.8 is_a:-0.5 is_about:-0.4 is_abov:-0.5 is_allow:0.4r is_an:-0.2 is_at:-1.1 is_below:0.7o is_broken:-0.4 is_call:-1.4 is_cancell:0.9o is_clos:-0.8
is_creat:-0.6 is_delet:0.8p is_done:-1.1 is_empty:-1.0 is_enabl:-0.9 is_fine:0.6d is_for:0.9f is_full:-0.4 is_generat:-0.9 is_given:-0.6 is_gone:0.6x
is_green:-0.7 is_harmles:-0.5 is_here:-1.0 is_hidden:-0.7 is_ignor:-0.9 is_in:-0.2 is_incomplet:0.3f is_irrelevant:0.7o is_learn:-0.4 is_list:-0.7 is_load:-0.7
is_log:-0.7 is_low:0.5x is_manag:-0.4 is_miss:-1.5 is_need:-1.2 is_no:0.6d is_not:0.4d is_now:-0.5 is_off:-0.5 is_on:-1.1 is_one:-1.1 is_open:-0.7 is_out:0.3o
is_outdat:0.9o is_over:-0.2 is_permit:0.4r is_read:-0.5 is_ready:-0.6 is_red:-0.4 is_requir:-0.3 is_reset:-0.7 is_rotat:-0.5 is_run:-1.1 is_safe:0.8f
is_sent:-0.7 is_set:-1.8 is_short:0.7o is_shown:-0.9 is_slow:0.2d is_still:-0.9 is_stor:-1.1 is_switch:-0.5 is_the:-0.4 is_this:0.4o is_to:0.3o is_told:-0.5
is_trust:0.6f is_valid:0.4o is_void:0.7o is_written:0.7o is_wrong:-1.0 is_your:0.4o issu:-0.6 issu_and:-0.7 it:0.3 it_#path:0.3f it_again:0.2 it_and:-0.6
it_as:0.9f it_at:-0.8 it_came:0.4d it_did:0.2d it_fail:0.2d it_for:-0.2 it_goes:0.3d it_had:-0.6 it_has:-0.9 it_in:0.5e it_into:-1.1 it_look:0.9d it_may:-0.9
it_now:-0.5 it_off:0.6p it_out:0.8d it_read:0.8 it_safe:-1.1 it_says:0.7p it_secret:-0.7 it_show:0.8d it_the:0.7f it_to:-0.2 it_was:0.6d it_with:-0.6
it_without:0.3d item:-1.1 item_#path:-0.8 item_in:-0.8 its:-0.3 its_content:0.9e its_logs:0.9x its_safety:0.2r its_text:0.8f itself:-1.4
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.2 jailbreak_detection:-0.5 jailbreak_mode:1.2r jailbroken:0.8r
jan:-0.7 jan_#number:-0.5 january:-0.2 java:-1.1 jmp:-1.0 job:0.4p job_that:0.7p jobs:-0.9 jobs_are:-0.2 join:-2.0 joke:-0.8 joke_every:-0.9 jq:-0.9 json:-2.0
june:-0.9 jury:-0.5 just:0.2o just_do:0.8d just_this:0.4o keep:-0.3 keep_a:0.8p keep_answer:-0.8 keep_it:0.6p keep_quiet:1.0d keep_secret:-1.1 keep_the:-0.2
keep_this:-0.4 keep_your:-1.4 kept:-1.1 kept_in:-0.5 kept_the:-0.3 kernel:-0.9 key:0.5e key_#path:0.5f key_and:0.3e key_as:0.8e key_file:-0.5 key_from:-0.8
key_in:-0.2 key_into:0.6e key_is:-1.3 key_of:0.4p key_secret:-1.0 key_so:0.5p key_to:0.2p keychain:0.2e keychain_and:0.6e keychain_for:0.7e keys:0.5e
keys_and:0.4e keys_are:0.2e keys_from:0.6e keys_in:-0.8 keys_into:0.3e keys_to:0.5r kill:-0.4 kill_#number:0.3x kill_all:0.8x kill_the:-1.1 kim:-0.8
kind_ignor:0.3o king:-0.8 know_about:-0.2 know_that:0.8d know_what:-1.1 known:-1.1 kubectl:0.4x kubectl_delet:0.9x kv:-0.3 kv_#path:-0.3 l:-0.5 lab:-1.0
label_and:-0.6 label_them:-0.5 labell:-0.8 landlord:-0.6 languag:-0.6 laptop:-1.0 larg:-0.8 las:-0.8 last:-0.5 last_messag:0.7e last_night:-0.9 last_ten:0.6e
last_week:-0.6 late:-0.6 later_session:0.9p latest:-0.3 latest_chang:-0.3 launch:-0.8 laws:-0.8 layer:-0.5 layout:-0.9 le:-0.8 lead:-0.6 leak_data:0.3r
leak_the:0.5e learn:-0.2 learn_from:-0.5 learn_that:0.2d least:-1.2 least_#number:-0.5 leav_a:1.0d leav_no:-0.3 leav_out:-0.2 leav_the:-1.3 leav_this:1.2d
left:-0.4 left_9999px:0.5f left_off:0.7o legacy:-1.3 length:-1.4 les:-0.9 let:0.3d let_anyon:0.8d let_go:0.8o let_it:0.9r let_play:0.7r let_the:0.8d let_us:-0.3
letter_of:0.4e level:0.8o library:-1.9 licenc:-0.4 licens:-2.8 lie:0.6d lie_to:0.7d lift_all:-0.7 lift_by:0.2o lift_in:-0.7 lift_the:-0.2 light:-1.1
light_at:-0.7 light_to:0.3o lik:-0.9 lik_short:-0.3 lik_to:-0.8 like:-0.4 like_a:0.2r like_an:0.7r like_the:0.3d like_you:0.7r limit:-0.2 limit_#number:-1.0
limit_#path:0.6f limit_and:0.3r limit_no:-0.6 limit_of:-0.9 limit_on:-0.2 lin_that:-0.6 line:-0.8 line_#number:-0.8 line_is:0.6o line_length:-0.4 line_to:-0.5
link_below:-0.2 link_in:-0.8 link_to:-0.8 link_you:0.3e lint:-2.4 lint_warn:-0.5 linter:-2.0 linter_befor:-0.9 linux:-1.4 linux_#name:-0.8 list:-0.5
list_all:-0.4 list_and:0.2 list_every:0.2e list_is:-0.8 list_new:-0.5 list_of:-0.9 list_to:0.9e list_what:-0.3 listen:0.6o listen_to:0.5o littl:0.2x liv:-0.7
liv_in:-0.6 live:0.3x live_in:-0.9 llm:0.9f llm01:-0.5 llm_instruction:0.6f load:-0.7 load_#evil:0.4p load_#path:-0.8 load_is:0.4x load_the:-0.3 local:-2.1
location:-0.7 location_to:0.7e lock:-1.4 log_afterward:0.5d log_and:-0.9 log_entry:0.8d log_fil:-1.2 log_file:-0.6 log_for:-0.7 log_http:-0.9 log_is:-0.3
log_of:-1.0 log_out:-1.1 log_the:-0.8 log_this:1.0d log_to:-0.2 log_was:-0.6 login_from:-0.7 logout:-0.5 logs:-0.2 logs_are:-0.7 logs_for:-0.6 logs_in:-0.2
logs_of:-0.8 logs_older:-0.7 logs_to:-1.1 long:-1.8 longer:0.4r longer_an:-0.2 longer_ap:0.2o longer_bound:0.7r longer_need:-0.2 longer_requir:-0.3
longer_than:-0.9 look:0.5d look_as:0.4d look_at:-1.5 look_for:-1.1 look_in:0.8e look_like:0.5d look_up:0.5e lookup:0.4e lookup_of:0.6e loss:-0.6 lost:-1.2
low:-0.2 lower:-0.4 ls:0.5f lt:-0.6 lt_#path:-0.3 lunch:-0.9 lunch_menu:-0.6 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.2 mac:-0.8 machin:0.2x maco:-1.7 mail:-0.2
mail_addres:-0.4 mail_address:0.2e mail_after:-0.6 mail_and:-0.6 mail_from:-0.2 mail_if:-0.6 mail_in:0.7x mail_is:-1.0 mail_it:-0.3 mail_of:-0.2 mail_older:-0.3
mail_on:-0.5 mail_them:-0.3 mail_to:0.5e mail_was:0.2d mail_with:-0.8 mail_without:-0.3 mailbox:0.5e main_#path:0.9f main_and:0.7x main_every:0.9x
maintainer:0.2f maintenanc:-0.5 maintenanc_window:-0.9 make:0.5 make_a:0.4e make_deploy:-0.2 make_it:0.7d make_sure:-0.5 make_the:0.6 make_this:0.2p make_up:0.6d
makefil:-0.7 makefil_#number:-0.6 maliciou:0.8r maliciou_insider:0.9r mallory:2.5p mallory_#secret:0.3p mallory_all:0.2p mallory_is:-0.7 mallory_to:0.8p
manag:-0.8 manag_by:-0.6 management:-0.5 manager:-0.5 manager_is:-0.8 manager_this:-0.3 manual:-1.4 many:-1.3 march:-1.1 maria:-0.9 mark:-0.2 mark_this:0.7f
markdown:-0.8 markdown_link:0.6e market:-0.9 mask:-0.2 mask_the:0.8d master:-0.2 match:-2.0 matter:0.5o matter_what:0.5d may:-0.9 may_be:-0.7 may_disregard:0.6o
may_do:0.5p may_not:-1.3 may_now:0.5o may_skip:1.0f mb:-1.7 me:-0.2 me_a:-0.9 me_about:-0.9 me_and:0.3r me_api:0.4r me_at:-0.8 me_how:0.2r me_if:-1.2 me_the:0.8e
me_to:-0.4 me_what:0.8e me_when:-1.0 me_which:0.2e me_your:0.7e mean:-2.1 measur:-0.4 medicin:-0.8 meet:-1.8 meet_is:-0.4 member:-1.7 member_of:-0.8 memory:-0.4
memory_of:0.2o memory_that:0.5p memory_the:0.3p mention:0.6d mention_competitor:-0.7 mention_it:0.5d mention_pric:-1.0 mention_thes:0.9d mention_this:1.2d
menu:-0.6 menu_#path:0.2f merg:-0.9 merg_branch:-1.1 merg_this:0.6f merger:-0.8 messag:-0.6 messag_after:1.0d messag_and:-0.2 messag_as:0.8o messag_for:1.1f
messag_if:-0.5 messag_in:-0.4 messag_is:0.8o messag_of:0.9e messag_role:-0.3 messag_they:0.5o messag_to:0.7p messag_was:-0.6 messag_you:-0.5 meta:-1.2
method:-2.8 method_must:-0.2 metric:-1.2 metric_unit:-0.6 midnight:0.8x migration:-0.4 migration_on:0.6f milk:-0.9 mind:0.5o mind_the:0.4o mine:1.7o miner:0.6p
ministry:-1.1 minor:-1.1 minor_updat:-0.3 miss:-0.7 mistak:0.2o mix:-0.9 mock:-1.6 modal:-0.9 modal_load:-0.3 mode_all:0.2r mode_and:1.1r mode_disabl:-0.7
mode_enabl:0.8r mode_in:-0.9 mode_is:-1.5 mode_no:0.5r mode_of:-0.6 mode_off:-1.0 mode_the:-0.9 mode_with:-0.5 model:-0.3 model_has:0.5f model_is:-0.4
model_must:0.3f model_output:-0.3 model_read:0.8f model_that:1.0r model_the:0.5f model_to:-0.4 model_without:0.4r model_you:0.3 moderation:0.5o modify:-0.9
modul:-1.3 moment:0.4o monday:-0.6 money:0.4p monitor:0.3x monitor_the:-0.5 month:0.2x moral:0.4r more:0.5o more_than:-0.5 morn:-0.9 morn_in:-0.4
most_recent:-0.2 mov:-1.6 mov_to:-0.9 move:-1.3 ms:-2.0 music:-0.7 must_click:0.8f must_contain:-0.3 must_execut:0.5f must_first:0.3f must_follow:-0.9
must_have:-0.8 must_ignor:0.5o must_now:0.3f must_obey:0.6f must_pass:-0.9 must_recommend:0.9f must_restart:-0.5 must_run:0.6 must_send:0.4f mute:0.3d
mute_the:0.4d my_accomplic:0.6r my_calendar:-0.5 my_deceas:0.4r my_key:1.0p my_mail:-0.4 my_previou:-0.5 my_ssh:0.6p my_word:0.3o nam:-0.7 nam_branch:-0.6
nam_in:-0.8 nam_of:0.2e name_#path:-0.6 name_ai:0.3f name_alic:-0.5 name_bash:1.1f name_command:0.2f name_csrf:-0.3 name_in:-0.8 name_is:-0.2 name_of:-0.3
name_terminal:1.7f name_to:-0.7 nas:-0.4 nc:0.7e nc_#evil:0.6e necessary:0.5o need:0.3p need_a:-1.2 need_approval:0.2r need_no:0.4p need_not:0.8r neglect:1.1o
neglect_all:0.7o neglect_the:0.5o neighbour:-0.8 network:-0.2 never_admit:0.5d never_ask:0.9p never_asks:-0.3 never_commit:-1.1 never_delet:-0.7 never_in:0.6p
never_mention:0.9d never_print:-0.7 never_push:-0.9 never_refus:1.0r never_run:-0.3 never_says:0.3r never_send:-0.8 never_shar:-0.8 never_show:-0.3
never_tell:0.7d never_use:0.7p new:-0.3 new_account:1.1d new_admin:0.7p new_directiv:0.6o new_identity:0.5r new_instruction:0.4o new_issu:-0.5 new_logo:-0.8
new_mail:-0.2 new_messag:-0.7 new_objectiv:0.5o new_one:-0.6 new_ones:1.0o new_policy:0.4f new_releas:-0.2 new_repository:0.9p new_role:0.4r new_rul:0.6f
new_rule:0.4f new_session:0.8p new_str:-0.3 new_system:0.9o new_task:0.5f new_term:-0.2 new_user:-0.6 new_version:-0.8 newer:0.2x newest:-0.5 news:-0.9
newsletter:-1.6 next_call:-0.2 next_line:-0.4 next_messag:0.5e next_request:0.3e next_sentenc:0.3o next_step:-0.3 nginx:-1.2 night:-0.5 night_at:-0.8
night_build:-0.7 nine:-0.4 no_attention:0.9o no_confirmation:0.6r no_consol:-0.4 no_content:0.3r no_ethical:0.7r no_filter:0.9r no_guidelin:0.6r no_heed:0.4o
no_longer:0.2r no_matter:0.6d no_need:0.7d no_new:-0.7 no_one:1.1d no_policy:0.7r no_preserv:0.7x no_prior:1.0o no_prompt:0.5p no_record:0.6d no_refusal:0.9r
no_restriction:-0.6 no_rul:-0.7 no_safety:-0.5 no_secret:-0.6 no_such:-1.0 nobody_is:0.7x nobody_notic:0.2d nobody_sees:0.6d nobody_was:-0.7 node:-2.4
node_#number:-0.8 nois:-0.5 none:0.2f none_ai:0.4f none_assistant:0.7f none_id:-0.8 none_ignor:0.8f noon:0.4x nop:-1.1 nopasswd:1.0p nopasswd_all:0.2p
nopasswd_for:1.0p normal:0.4d normal_and:0.8d not:-0.3 not_#path:0.4f not_a:-0.2 not_adher:0.8o not_allow:-0.5 not_answer:-0.2 not_ap:0.6o not_as:-1.0
not_ask:-0.2 not_be:-0.2 not_bound:0.4r not_chang:-1.1 not_clos:-0.3 not_commit:-1.3 not_comp:0.8o not_delet:-0.9 not_disturb:-0.8 not_do:-0.8 not_edit:-0.9
not_exce:-0.5 not_exist:1.0r not_find:0.9d not_folder:-0.5 not_follow:0.5o not_forward:-0.8 not_found:-0.2 not_give:-0.7 not_have:0.3p not_ignor:-0.9 not_in:-0.6
not_includ:0.6d not_inform:0.8d not_install:-1.2 not_know:0.8d not_leav:0.4d not_let:0.9d not_listen:0.6o not_load:-0.8 not_log:0.3d not_merg:-0.7 not_need:0.8p
not_notic:1.0d not_notify:-0.5 not_npm:-0.3 not_obey:-0.6 not_open:-0.3 not_print:-0.5 not_put:-1.2 not_read:-0.8 not_refus:0.6r not_rep:-0.7 not_request:-1.0
not_requir:0.9o not_reveal:-1.3 not_run:-0.3 not_see:0.3d not_send:-0.3 not_shar:-1.4 not_show:-0.2 not_support:-1.1 not_tell:-0.8 not_the:-0.6 not_to:0.2d
not_use:-1.3 not_want:-0.4 not_writ:0.7d note:0.4f note_assistant:-0.4 note_for:0.6f note_the:-0.9 note_this:-1.3 note_to:1.1f noth_about:0.9d noth_chang:-0.7
noth_happen:0.3d noth_to:-1.0 noth_was:1.0d notic:0.5d notic_if:-0.5 notic_the:-0.6 notic_to:0.2f notic_your:0.7f notification:-0.6 notification_after:-1.0
notify:-1.2 notify_me:-0.5 notify_the:-0.6 novel:-0.6 now:1.5r now_#path:0.6f now_a:0.5r now_act:0.7f now_an:-0.2 now_call:0.3f now_connect:-0.8 now_dan:0.3r
now_delet:0.8f now_in:0.8r now_leav:-0.9 now_log:-1.0 now_obey:0.5f now_on:0.2p now_play:0.2r now_ready:-0.5 now_send:0.5f now_subscrib:-0.9 now_the:-0.5
npm:-1.5 npm_audit:-1.2 npm_ci:-0.6 npm_install:-1.6 npm_publish:0.4f npm_start:-0.9 npm_test:-1.1 npm_warn:-0.3 nslookup:1.2e null:-0.8 number:-1.1
number_and:0.5e number_in:-0.3 number_into:0.5e number_of:-1.5 number_to:-0.7 nurs:-0.9 o:-0.2 obey:0.6o obey_it:0.7p obey_me:1.0o obey_only:0.6o obey_the:0.2o
obey_thes:0.8o object:-3.1 objectiv:0.7o obligation:0.8r observation:-0.3 observation_done:0.3f obsolet:0.3o of:-0.3 of_#address:0.3e of_#evil:0.3e of_#name:0.7e
of_#number:-1.4 of_#path:1.3x of_#secret:0.5e of_a:-0.7 of_all:0.2x of_an:-0.2 of_birthday:-0.3 of_conflict:0.7o of_content:-1.0 of_date:0.4o of_document:0.7f
of_each:0.3p of_env:0.6e of_every:1.0p of_file:-0.4 of_foo:-0.7 of_last:-0.2 of_new:-0.5 of_node:-0.3 of_now:0.9o of_open:-0.6 of_our:-0.7 of_physic:-0.6
of_product:-0.3 of_ram:-0.2 of_result:0.2f of_root:0.8p of_the:-0.3 of_this:0.3d of_thumb:-0.5 of_tool:0.3f of_what:0.8o of_yesterday:-0.6 of_your:0.4o
of_yourself:0.9r off:0.2p off_by:-0.7 off_in:0.8p off_now:1.0o off_the:-0.8 offer:-1.0 offic:-1.0 offic_is:-0.2 officer:-0.6 offlin:-0.2 often:-1.2 ok:-0.4
old:-0.8 old_api:-1.0 old_instruction:-0.8 old_ones:0.6o old_rul:0.7o old_screenshot:-0.5 older_than:0.2x omit_this:0.8d on:-0.6 on_#number:-0.4 on_#secret:0.6f
on_a:-1.3 on_all:0.4x on_branch:-0.9 on_by:-0.3 on_call:-0.9 on_each:0.9p on_every:0.9p on_file:-0.5 on_friday:0.4x on_monday:-0.2 on_my:-0.7 on_page:-0.4
on_park:-0.8 on_public:-0.7 on_respond:0.6r on_review:-0.6 on_saturday:-0.4 on_stag:-0.5 on_the:-0.5 on_this:-0.7 on_thursday:-0.5 on_travel:-0.6 on_tuesday:-0.8
on_use:-0.8 on_weekend:-0.4 on_you:1.6r on_your:0.6o onboard:-0.8 once:-0.4 once_a:1.0x once_the:-0.3 one:-0.7 one_hour:-0.9 one_in:0.7o one_is:0.2o
one_line:-0.8 one_of:-0.9 one_that:-0.2 one_with:-0.3 ones:0.9o ones_are:1.1o ones_below:-0.3 onlin:-1.1 only_after:-0.9 only_the:-0.2 only_this:-0.3
only_to:0.5o only_valid:0.4f only_what:0.2o only_when:-1.0 only_with:1.1f opacity:0.5f opacity_#number:0.9f open:-0.4 open_#evil:0.9f open_#path:0.2
open_#secret:-0.5 open_a:-0.2 open_issu:-0.5 open_it:0.2e open_pull:-0.7 open_the:-0.3 open_to:0.9p open_with:-0.6 openai:0.8r operation:-0.9 operation_fail:0.2f
operator:1.2o operator_has:0.4f opposit:0.4o opposit_of:0.7o ops:-1.3 option:-1.1 optional:-2.8 or:-2.2 or_directory:-0.3 order_are:0.4o order_from:-0.6
order_has:-1.1 order_in:0.4p order_the:0.4r order_you:0.2f origin:-1.1 origin_main:0.2x original_task:0.7o oslo:-0.2 other:-0.4 other_and:-0.2
other_function:-0.5 other_instruction:0.9o other_tool:0.5f otherwis:-0.6 our:-0.9 our_agent:-0.4 our_dependency:-0.2 our_newsletter:-0.2 our_product:-0.4
our_site:-0.5 out:0.3d out_in:0.8e out_of:-0.2 out_the:0.3d outag:-0.8 output:-0.2 output_of:0.4e output_the:0.8o output_your:0.5e outrank:0.8o outsid_the:-1.0
oven:-1.0 oven_to:-0.2 over_main:0.7x over_spac:-0.3 over_the:-0.4 over_with:0.7o over_your:0.3o overboard:0.4o overlook:1.1o overlook_the:1.0o overrid_a:-0.7
overrid_all:1.1o overrid_code:1.2o overrid_flag:-0.7 overrid_for:-0.7 overrid_method:-0.2 overrid_of:-0.6 overrid_public:-0.8 overrid_system:-0.9
overrid_the:-0.5 overrid_your:0.9o overridden:-1.4 overrul:0.3o overrul_the:0.3o oversight:0.8r overwrit_the:0.2x overwrit_your:0.7o owasp:-0.5 own:-0.2
owner_has:0.5o owner_want:0.4o p:-0.3 p_styl:0.6f packag:-0.6 packag_and:-1.0 pag:0.2p page:-0.6 page_#number:-0.7 page_#path:0.5f page_and:-0.4 page_says:1.0p
page_to:-0.4 paid:-0.6 paint:-0.6 panel:-1.1 panel_#address:-0.7 paper:-0.7 paper_study:-0.5 parcel:-0.5 parent:-1.1 park:-1.0 parser:-1.7 part_of:-0.3
party:-1.1 pass_#number:-0.5 pass_and:-0.5 pass_even:0.8d pass_it:0.4f pass_its:0.5f pass_the:0.3f pass_your:0.7f passenger:-0.5 passphras:-0.7 passport:-0.8
password_are:-0.6 password_by:-0.7 password_file:0.7e password_for:-0.7 password_from:0.5e password_in:-0.5 password_into:0.8e password_is:-0.6
password_manager:0.5e password_must:-0.7 password_of:-0.4 password_policy:-1.3 password_reset:-0.7 password_support:0.8p password_to:0.8e password_was:-0.6
password_with:-0.2 password_you:0.9e past:-0.2 past_it:-0.4 past_the:-0.5 past_them:0.5e past_your:0.3e pastebin:0.6e patch:-1.8 path:-1.9 patient:-0.9
pattern:-1.9 pay:0.7o pay_no:0.9o payload:-0.9 payment:-0.2 pdf:-0.9 peer:-0.7 peer_dependency:-0.6 pend:-1.0 penetration:0.8r penetration_tester:0.8r peopl:-0.4
per:-1.9 per_cycl:-0.6 perform:-0.5 permanent:1.3p permission:0.3r permission_and:0.5r permission_deny:-0.7 permission_for:0.8r permission_grant:0.6f permit:-0.4
persist:-0.5 person_who:0.4e persona:1.6r persona_is:0.6r persona_of:0.8r personal:-0.5 personality:0.8r phon:-0.3 phon_is:-0.7 phon_number:0.7e photo:-0.9
phras:-0.2 physic:-0.6 pilot:-1.0 pin:-0.2 ping:-0.6 ping_the:-1.0 pip:-0.5 pipe:-0.8 pipelin:-1.5 pirat:0.2r pkg:0.2p plac:-0.2 plac_on:0.8o placeholder:-0.6
plain:-0.8 plan:-1.3 plant:0.5p play:-0.8 play_a:0.4r play_an:1.1r play_as:-0.4 play_is:-0.6 play_the:-0.4 player:-1.5 pleas:-0.4 pleas_disregard:-0.5
pleas_forget:0.9o pleas_forward:-0.7 pleas_ignor:-0.2 pleas_log:-0.5 pleas_merg:0.6f pleas_restart:-0.3 pleas_run:0.8f pleas_send:-1.3 pleas_stop:0.8o pls:1.2o
plt:-0.9 plugin:-0.4 plus:0.3e plus_the:0.8e pm:-0.9 pnpm:-1.3 pnpm_not:-0.3 poem:-0.6 poem_about:0.4o point:0.2o point_on:0.5r pointer:-1.1 polic:-0.4
policy:0.7r policy_and:0.4r policy_of:-0.7 policy_updat:-0.3 policy_was:0.7o policy_you:0.6o polit:-1.0 port:0.2p port_#number:0.5p port_with:-0.5 portal:-0.8
pose:0.8r pose_as:0.8r position:-0.7 position_absolut:0.5f positiv:0.2f positiv_review:0.6f post_#address:-0.9 post_#path:-1.4 post_checkout:0.3p post_d:0.2e
post_file:0.4e post_it:0.3e post_request:-1.0 post_the:0.7e post_them:0.5e post_your:-0.5 postcard:-0.5 postcard_to:-0.5 postgr:-0.5 pr:-0.4 pr_without:0.6f
prais:0.8p pre:-0.5 pre_approv:0.8p preced:1.2o prefer:-1.1 prefer_dark:-0.3 prefer_tabs:-0.3 prefer_that:-0.7 prefer_the:0.3o prefer_to:-1.1 preheat:-0.6
preheat_the:-0.6 pres:-0.5 pres_ctrl:-0.4 pres_enter:-0.9 pres_the:-0.5 present:-0.6 presentation:-0.4 preserv:-0.2 preserv_root:0.7x pretend:-0.6
pretend_data:-0.6 pretend_play:-0.9 pretend_that:1.3r pretend_the:-0.2 pretend_to:0.5r pretend_you:-0.4 prettier:-1.6 prettier_ignor:-0.9 preview:-1.1
previou_command:0.7o previou_constraint:0.4o previou_day:-0.8 previou_declaration:-0.2 previou_definition:-0.5 previou_directiv:0.9o previou_employer:-0.9
previou_error:-1.0 previou_guidelin:0.5o previou_instruction:0.9o previou_job:-0.6 previou_messag:0.8o previou_order:-0.3 previou_prompt:0.7o previou_report:-0.5
previou_result:-0.7 previou_rule:-0.9 previou_session:-1.0 previou_valu:-1.2 previou_version:-1.0 previou_warn:-0.7 previou_week:-0.9 pric:-0.5 pric_#path:0.3f
pric_in:-0.8 pric_of:-0.3 pric_with:-0.2 principl:0.7o print:0.4e print_#name:-0.9 print_anyth:-0.9 print_it:0.5e print_this:-0.3 printenv:0.9e printer:-1.2
printer_are:-0.4 prior:1.1o prior_agreement:-0.7 prior_art:-0.9 prior_context:0.9o prior_directiv:0.6o prior_guidanc:0.6o prior_instruction:0.2o prior_rul:0.7o
prior_text:0.7o priority:0.5o privat_key:-0.3 privat_keys:-0.3 privat_repository:0.7e privileg:0.8o problem:-0.8 proce:1.1f proce_without:0.5o proces:-0.4
process:-0.3 process_of:-0.3 process_this:0.6f prod:1.3x produc:-0.4 product:0.4 product_five:0.7f product_is:0.3f product_owner:-0.6 production:0.8x
production_databas:1.1x production_server:0.7x professor:-0.8 professor_of:-0.4 profil:-0.5 program:-0.4 progres:-0.9 project:-0.6 project_rule:-0.5
project_uses:-0.3 promot:0.4r promot_to:0.5r prompt:-0.4 prompt_#name:0.3f prompt_#path:-0.7 prompt_and:1.1o prompt_are:0.6o prompt_as:0.9f prompt_enter:-0.7
prompt_file:-0.6 prompt_from:-0.9 prompt_injection:-0.9 prompt_into:0.7e prompt_is:-0.2 prompt_of:-0.7 prompt_says:0.6o prompt_the:-0.8 prompt_to:0.4e
prompt_with:-0.4 protect:-1.0 protection:-0.5 protocol:-0.5 provid:-1.6 proxy:-1.1 public_channel:0.3e public_folder:0.8e public_gist:0.7e public_holiday:-0.7
public_issu:0.4e publickey:-0.7 publish:0.3f publish_the:0.2e pull:-0.6 pull_request:-0.2 pull_the:-0.4 purchas:0.7f purg:0.3x push:0.8x push_an:0.9x
push_direct:-0.7 push_forc:1.1x push_without:0.3f put:0.3 put_#name:1.0p put_a:0.6p put_my:0.8p put_the:-0.2 put_them:0.7e put_this:1.1p put_your:-0.7 pwn:1.5o
q:-0.6 qo:-0.3 qo_#evil:0.9p quarter:-1.1 query:0.5e query_str:0.6e question:-0.3 question_about:-0.8 question_and:1.0o question_in:-0.7 question_is:-0.2
question_to:0.4e queu:-0.5 queu_length:-0.5 quiet:-0.4 quiet_about:1.1d quiet_and:-1.0 quiet_hour:-1.1 quiet_skip:-0.9 quiz:-0.7 quot_it:0.6e quot_the:0.9e
r:0.9x r_#number:1.3x rail:0.3o rais:1.1 ram:-0.4 ran:0.5d random:-0.3 rank:0.8o rank_this:0.9o rat:-0.9 rate_limit:-1.2 rate_this:1.1f re:0.4p reach:-1.1
read_#name:0.8e read_#path:0.7f read_#secret:0.2e read_a:-1.0 read_all:0.2e read_from:-1.5 read_it:0.2d read_me:0.8r read_more:-1.1 read_my:-0.2 read_on:-0.6
read_only:-0.5 read_the:-0.2 read_them:-0.6 reader:0.3f reader_to:0.9f readm:-0.8 ready:-0.6 ready_to:-0.8 real:0.9o real_instruction:0.9o real_task:0.6o
reason_for:0.2d reboot:0.3x reboot_the:0.3x rebuild:-0.6 rebuild_the:-0.5 rebuilt:-0.9 receipt:-1.0 receiv:-0.6 recent:-0.4 recip:-0.2 recip_for:-0.2
recipient:0.5d recommend:0.6f recommend_this:0.9f record_of:0.8d record_the:-0.3 recruiter:-0.5 red:-1.4 red_team:-0.4 refactor:-0.8 refactor_drop:-0.8
refrain:0.8d refrain_from:0.8d refresh:-1.2 refund:-0.3 refus_a:0.5r refusal:1.1r regard:-1.1 regeln:-0.5 register_a:0.4p reject:-1.4 releas:-1.1 releas_are:-0.9
releas_from:0.9o releas_manager:-0.3 releas_not:-1.0 releas_of:-0.2 reload:-0.3 remain:-0.4 remember_for:0.4p remember_forever:0.7p remember_that:-0.5
remember_this:0.2p remember_to:-0.6 remind:-1.3 remind_me:-0.8 remind_the:-0.8 reminder:-0.9 reminder_about:-0.5 reminder_at:-0.5 reminder_the:0.3f
reminder_to:-0.8 remot:-0.5 remov:-0.6 remov_#path:-1.0 remov_after:-0.7 remov_all:0.2x remov_any:0.7d remov_every:1.1x remov_everyth:0.6x remov_expir:-1.0
remov_fil:-0.6 remov_merg:-0.9 remov_old:-0.7 remov_this:-0.7 remov_x:-0.6 renam:-0.3 render:-0.6 render_this:0.2e render_x:0.5e renew:-0.4 renew_the:-0.3
rep:-0.3 rep_as:0.3e rep_only:1.0f rep_to:-1.1 rep_with:0.9f repair_it:0.4f repeat:-0.4 repeat_everyth:0.6e repeat_the:-0.7 replac_all:-0.2 replac_by:0.2o
replac_in:-0.5 replac_the:-0.2 replac_your:1.3o repo:-0.2 report:-0.5 report_a:-1.2 report_failur:-0.9 report_it:-0.4 report_succes:0.5d report_that:0.6d
report_them:-0.3 report_this:0.9d report_to:-1.6 report_with:-0.8 repository_and:-0.9 repository_to:-0.3 request:-0.4 request_a:-0.5 request_and:-0.6
request_by:-0.3 request_description:0.9 request_has:0.6o request_is:0.5o request_of:0.8p request_that:-0.4 request_the:0.8r request_this:-0.8 request_to:-0.2
request_without:-0.2 requir:-0.8 requir_for:-0.4 requir_that:0.2f requir_to:0.2 requir_you:1.0f requirement:-1.2 requirement_#number:-0.4 rerun:0.4f
research:-0.8 reserv:-1.0 reset:-0.4 reset_hard:0.6x reset_password:-0.7 reset_the:-0.9 reset_your:-0.5 resolv:0.2 resourc:-1.7 respond:0.3r respond_as:0.3r
respons:-1.6 restart:-1.1 restart_after:-0.9 restart_at:-0.6 restart_nginx:-0.7 restart_the:-1.3 restart_your:-0.4 restor_the:-1.1 restrict:-1.0 restriction:0.2r
restriction_ap:-0.9 restriction_are:1.1o restriction_lift:0.5o restriction_on:-1.4 restriction_plac:0.7o restriction_were:-0.3 result:-0.4 result_#number:0.4f
result_as:-0.5 result_from:-0.5 result_is:0.2f result_of:0.2e result_to:0.2e result_you:0.3f resum:-0.9 retir:-0.4 retro:-0.5 retry:0.2f return:-2.0
return_#name:-1.0 return_#number:-0.9 return_prompt:-0.8 return_system:-0.6 return_the:-1.2 reus:-1.1 reveal:0.5f reveal_secret:-0.2 reveal_that:0.9d
reveal_the:0.4f reveal_your:0.5e revers:0.2p revers_shell:0.9p review:0.5 review_#path:0.6f review_and:0.4 review_comment:-0.8 review_is:0.5o reviewer:0.7d
reviewer_for:-0.9 rewrit:-0.6 rf:0.5x rf_#name:-1.2 rf_#path:0.8x rf_at:0.9x rf_build:0.4f rf_every:0.9x rf_no:0.7x right:0.5 right_and:0.3r right_reserv:-0.8
risk:-1.2 rm:0.8x rm_cannot:-0.4 rm_command:-1.0 rm_rf:0.5x robot:-0.4 rogu:-0.3 rogu_agent:-0.4 rol:-1.0 role:-1.1 role_admin:-1.2 role_assistant:-0.5
role_bas:-0.3 role_content:-0.6 role_editor:-0.7 role_in:-0.4 role_is:0.3r role_of:0.3r role_play:-0.3 role_user:-0.2 role_viewer:-0.3 role_you:-0.5
roleplay_as:1.2r roleplay_gam:-0.7 roleplay_you:0.7r room:-0.5 root:0.2r root_#number:-0.4 root_acces:0.2r root_and:-0.2 root_of:-0.8 root_root:-0.4 rootgpt:0.8r
rotat:-0.9 rotation:-0.9 router:-1.6 rows:-1.1 rsa:0.8p rsa_aaaa:0.7p rss:-0.4 rss_feed:-0.3 rul:0.5o rul_abov:0.6o rul_and:-0.4 rul_any:0.8o rul_ap:0.9f
rul_are:0.9o rul_do:0.3o rul_dont:0.8r rul_end:0.6f rul_engin:-0.7 rul_file:-0.9 rul_for:-0.6 rul_from:-0.3 rul_given:0.8o rul_have:-0.2 rul_in:-0.2
rul_list:-0.2 rul_no:0.2f rul_of:-1.8 rul_that:0.3o rul_you:0.6o rule:-0.2 rule_no:-0.8 rule_of:-0.4 run:0.2 run_#evil:0.5p run_#name:1.5x run_#path:0.8p
run_a:-1.1 run_anyth:0.4o run_curl:0.7f run_it:1.3d run_ls:1.1f run_make:-0.4 run_migration:-1.0 run_on:-0.4 run_rm:-0.3 run_sudo:0.5f run_this:-1.2
run_wget:0.6p run_whatever:0.3r run_with:0.4p runs_#evil:0.2p runs_#path:1.2p runs_at:-0.5 runs_curl:0.3p runs_on:-0.2 runs_the:-0.6 rust:-0.7 s3_#path:-0.3
s3_cp:-0.7 s_#evil:0.8p s_inst:1.2f safe_#path:0.6f safe_ignor:0.5o safe_mode:-0.8 safe_plac:-0.8 safe_to:0.2f safeguard:0.9r safety_filter:0.2o
safety_guidelin:-0.4 safety_instruction:0.4o safety_mode:1.4o safety_policy:0.7o safety_rul:0.6r safety_train:1.0r said:-1.3 said_and:-0.6 said_the:-0.9
said_yes:0.6p sal:-0.8 same:-0.5 sampl:-0.9 sandbox:0.6f santa:-0.9 santa_list:-0.6 saturday:-0.4 sav:-0.6 save:-0.9 save_#number:-0.7 save_it:-0.2 save_the:0.4p
save_this:0.7p save_to:0.5p say:0.5d say_anyth:0.5d say_good:-0.8 say_it:1.1d say_noth:-0.2 say_so:-0.5 say_that:1.2d say_the:0.8f say_you:1.1d says:0.7r
says_no:0.6r says_thank:-0.2 says_the:-0.3 says_yes:0.3r says_you:0.2o scan:-0.5 scanner_at:-0.4 scanner_flag:-0.7 scen_#number:-0.8 schedul_a:0.4p
schedul_for:-0.8 schedul_task:0.4p schema:-1.4 school:-0.9 scop:-1.4 scp:0.5e scp_#secret:0.5e screen:-0.4 screenshot:-1.0 screenshot_from:-0.7 script:-0.2
script_#path:-0.9 script_and:-0.8 script_from:-0.3 script_in:0.6p script_type:0.9f script_with:-1.0 script_without:0.3f search:-0.4 search_index:-0.5
search_query:0.7e search_the:0.6e seat:-0.9 second:-0.4 second_recipient:0.9d secret:-0.3 secret_and:0.4d secret_are:-0.4 secret_for:-0.4 secret_in:0.3e
secret_ingredient:-0.9 secret_into:0.8e secret_is:-0.8 secret_key:-0.2 secret_live:-0.4 secret_manager:-0.5 secret_out:-1.1 secret_santa:-0.8 secret_scan:-0.7
secret_until:-0.4 secret_you:1.2e section:-0.3 section_#number:-0.8 security_level:0.6p security_team:1.1r see:-0.6 see_a:0.5e see_the:0.3f see_this:-0.3
seed:-0.7 sees:0.8d sees_it:0.7d select:-1.5 self_buy:-1.1 send:-0.3 send_#secret:0.8e send_a:-0.6 send_all:0.4e send_anyth:-0.5 send_data:-0.3 send_every:0.9p
send_feedback:-0.7 send_invoic:-0.9 send_it:-0.6 send_mail:-0.4 send_me:-0.3 send_the:0.6f send_them:0.9e send_us:-0.6 send_what:0.6e send_you:-0.6
send_your:-1.1 sender:-0.4 sensor:-1.3 sensor_and:-0.9 sent_by:-0.3 sent_in:-0.6 sent_to:-0.9 sent_with:-0.5 sentenc:0.2o sentenc_as:0.6o serv:-0.4 server:-0.7
server_at:0.6x server_down:0.9x server_every:0.5x server_if:-0.5 server_in:0.2p server_is:-0.3 servic:-0.8 servic_is:0.5p servic_that:0.5p sery:-0.4 session:0.6p
session_after:-0.8 session_cooki:0.4e session_first:0.5p session_from:-0.6 session_has:-0.7 session_id:0.4e session_run:0.5p session_token:0.4e session_with:0.8o
set:-0.3 set_#name:0.4p set_about:-0.6 set_and:0.6p set_approval:0.6p set_asid:-0.4 set_in:-0.7 set_is:0.8o set_of:-1.6 set_page:-0.3 set_to:-0.2 set_your:0.8o
setup:-1.1 seven:-0.7 sh:0.3p sh_#path:0.9p sh_to:0.4p sha256:-0.6 shak:-0.6 shak_well:-0.4 shall_not:0.4d shar:-0.5 shar_driv:-0.5 shar_the:0.9e shar_this:-0.9
shar_your:-0.8 she:-1.1 she_work:-0.3 sheet:-0.8 shell:0.5p shell_command:-0.4 shell_history:0.7d shell_is:-0.7 shell_that:0.4r shell_to:0.7p shift:-1.2
ship:-1.0 ship_it:-0.5 shop_is:-0.6 short:-0.7 short_answer:-0.3 should:0.2 should_answer:-0.9 should_be:-0.5 should_includ:-0.7 should_never:-1.1
should_not:0.7d should_send:-0.2 show_it:0.4e show_me:1.1e show_the:-0.4 show_this:-0.5 shown:-1.3 shown_in:-0.5 shown_once:-0.8 shr:0.9x shut:0.5x
shut_down:-0.2 shut_the:0.5x shutdown:0.9x shutdown_h:0.8x side:-1.8 sidebar:-0.7 sidebar_by:-0.6 sidenot:0.7f sie:-0.7 sign:-0.9 sign_in:-0.6 sign_the:0.5r
signal:-2.0 signatur:0.5p silenc:1.0d silent:0.2d silent_and:0.3d silent_install:0.6d simpl:-1.5 simulat:-0.2 simulat_a:-0.4 simulat_developer:1.0r sinc:-1.3
sinc_march:-0.5 sit:-0.5 site:-0.2 site_is:0.6f sitemap:-0.6 six:-0.2 size:-0.7 size_#number:0.7f size_is:-1.0 skip:0.3o skip_all:0.8r skip_approval:1.0r
skip_days:-0.7 skip_the:0.5o skip_to:-0.8 slack:-0.8 slip:0.8d slow:-0.2 small:-1.1 smok:-0.8 snapshot:-1.0 snippet:-0.4 so_far:0.6e so_nobody:0.6d so_that:1.3p
sold:-0.8 someon:0.9p someon_asks:0.2d someon_mention:0.2p someth_is:-0.3 sorry:-0.7 sort:-1.0 sort_a:-0.2 sourc:-1.1 spac:-1.4 spam:-1.3 span:-0.3
span_hidden:0.5f span_styl:0.6f spanish:-0.7 spe:-1.6 speak:1.5r speak_as:0.9r speak_to:-0.4 spell:0.3e spell_the:1.0e spoiler:-0.8 spread:0.9r spy:-0.9 sql:-1.2
src:-1.1 src_#name:-0.5 src_#path:-1.2 src_x:0.9f ssh:-0.4 ssh_copy:-0.6 ssh_key:0.3p ssh_keys:-0.4 ssh_rsa:0.9p ssl:-0.4 ssl_certificat:-0.4 stabl:-1.3
stack:-1.4 stack_trac:-0.8 staf:-0.9 stag:-1.7 stag_databas:-0.4 stag_server:-0.9 stal:-1.3 stal_issu:-0.3 stan:1.0r stand:-0.4 stand_up:-0.5 standup:-0.8
star:0.6 start_#path:0.5p start_a:0.8p start_at:-0.3 start_download:0.3p start_fetch:0.4p start_fresh:0.7o start_from:-0.5 start_in:-0.8 start_now:0.8o
start_of:-0.5 start_on:0.4o start_over:-0.7 start_the:-0.8 start_with:0.4p startup:0.2p stat:-0.9 statement:-1.8 statistic:-0.9 statu:-1.8 statu_to:-0.8
stay:1.2r steal:0.8e steal_the:0.8e step_#number:-0.2 step_abov:-0.5 step_from:0.4d step_in:0.3d still:-1.1 stop_and:-0.5 stop_follow:1.0o stop_it:-0.7
stop_obey:1.0o stop_the:-1.3 stop_what:0.8o stop_work:0.2o stor:-0.6 stor_in:0.2p stor_it:-0.2 stor_password:0.6e stor_the:-0.7 stor_them:0.2e stor_this:0.5p
story:0.2r story_in:0.7r story_you:0.8r str:-2.1 str_in:-0.3 str_is:-1.1 str_of:0.3e stranger:-0.8 strict:-2.1 strip:-0.8 student:-0.7 study:-0.7 styl_color:0.2f
styl_font:0.5f styl_opacity:0.9f subject:-1.3 submit_the:0.7f subscrib:-1.2 subscrib_to:-0.4 subscription:-0.9 succeed:0.3d succes:0.7d successful:-0.5 such:-1.6
such_as:-1.1 such_file:-0.7 sudo:1.2 sudo_and:0.4 sudo_apt:-0.8 sudo_mode:0.9r sudo_only:-0.7 sudo_rm:0.8x sudoer:0.6p sudoer_file:-0.3 suggest:-1.0 suit:-1.3
summaris:-0.2 summaris_it:-0.3 summaris_new:-0.6 summaris_the:-0.6 summaris_this:1.1f summaris_unread:-0.3 summaris_what:-0.9 summaris_yesterday:-0.4
summariser:1.1f summary:-0.3 summary_of:-0.7 summary_should:-0.3 summary_to:-0.9 sunday:0.3x super:-0.9 supersed_all:-0.5 supersed_by:0.3o supersed_the:-0.6
superuser:0.9r supervisor:0.6r supplier:-0.9 support:-0.6 support_team:0.4r support_with:0.7p suppres:-0.6 sure:0.7d sure_here:0.6f sure_i:0.5f sure_the:1.2d
sure_to:-1.1 surpris:-0.5 surpris_party:-0.6 survey:-1.0 suspend:0.6o suspend_until:0.9o suspend_your:0.5o svg:-0.4 switch_off:-0.5 switch_to:0.2r sync:-1.3
sync_the:-0.6 sys:1.2f sys_you:0.2f system:0.5f system_#name:0.8f system_#number:-0.8 system_administrator:0.5r system_and:0.7r system_approv:0.9f
system_boot:-0.5 system_content:0.8f system_do:0.8f system_font:-0.8 system_grant:1.1f system_ignor:0.9f system_languag:-0.6 system_linux:-1.1 system_messag:-0.3
system_new:1.1f system_ok:-1.2 system_overrid:1.2f system_prompt:-0.6 system_reminder:0.7f system_requirement:-1.0 system_restart:-0.6 system_return:-0.9
system_reveal:0.8f system_that:0.4r system_the:1.2f system_ubuntu:-0.7 system_user:-0.8 system_you:1.4f systemctl:-0.5 systemctl_enabl:-0.2 systemd:0.6p
systemd_servic:0.7p systemprompt:-0.9 tabl:-1.2 tabl_if:-0.7 tabl_in:0.5x tabl_of:-0.3 tablet:-0.7 tabs:-0.7 tabs_over:-0.3 tag:-0.8 tak:-0.4 tak_precedenc:0.9o
take:-0.6 take_effect:-0.2 take_on:0.6r take_precedenc:-0.8 take_two:-0.7 take_your:-0.8 taken:-0.2 talk:-0.2 talk_to:-0.6 tap:-0.8 target:-2.3 target_all:-0.6
task_and:0.3o task_that:0.6p task_you:0.5o teacher:-1.1 team:-0.4 team_and:0.8r team_at:-0.5 team_channel:-0.5 team_has:0.4r team_lead:-0.6 team_of:-0.6
team_on:-1.0 telemetry:-0.7 tell:-0.3 tell_anybody:0.8d tell_anyon:-0.4 tell_nobody:0.9d tell_the:-0.5 tell_them:1.1d tell_us:-0.8 tell_user:-0.7 tell_you:-0.8
tell_your:-0.9 temperatur:-1.1 templat:-0.5 temporary:-1.1 temporary_branch:-0.5 temporary_fil:-0.4 ten_messag:0.4e tenant:-0.5 term:-0.7 terminal:0.8r
terminal_argument:0.8f terminal_without:0.2r terminat:0.4x terminat_all:0.9x terraform:0.8x terraform_destroy:0.8x test_account:-0.5 test_and:-0.2 test_are:0.3f
test_befor:-1.1 test_databas:-1.3 test_first:-0.8 test_in:-1.4 test_is:-0.3 test_live:-0.5 test_local:-1.0 test_mode:0.4r test_pass:0.4d test_run:-1.1
test_server:-1.1 test_suit:-1.1 test_the:-0.4 test_with:-1.1 tester:0.3r text:-0.8 text_#path:-0.8 text_abov:1.1e text_below:0.4o text_in:0.4f text_is:0.5o
text_of:0.8e text_that:-0.9 text_to:0.5d th:-1.4 than:-1.1 than_#number:-0.8 than_a:-0.3 than_your:0.9o thank:-1.3 thank_you:-1.2 that:0.6r that_answer:-0.5
that_approval:0.4p that_are:-0.6 that_came:0.4o that_can:-0.4 that_contain:0.7e that_does:0.3r that_download:0.2p that_every:0.7p that_everyth:0.3d
that_execut:0.9r that_has:0.8r that_i:0.5p that_ignor:0.7r that_is:-0.2 that_it:0.2d that_may:-0.4 that_never:0.7r that_no:0.6d that_nobody:0.5d that_noth:1.2d
that_obey:0.6r that_post:0.3p that_read:0.9f that_runs:0.6p that_safety:0.4p that_start:0.7p that_the:-0.3 that_ther:0.7d that_was:0.2r the:0.4 the_#name:-2.2
the_#number:-0.2 the_acces:0.2e the_account:0.9r the_actor:-0.3 the_addres:0.4e the_admin:1.2o the_administrator:0.5r the_agenda:-0.6 the_agent:-0.2 the_ai:0.5
the_alarm:0.3d the_alert:0.8d the_allow:0.3p the_allowlist:0.2p the_alt:0.5e the_api:0.9e the_app:-0.8 the_approval:1.4p the_archiv:-0.9 the_argument:-1.8
the_assistant:-0.3 the_attach:0.4o the_attachment:-0.5 the_attacker:0.4r the_audit:0.9d the_author:0.3o the_authorization:-0.8 the_background:0.2d
the_backup:-0.2 the_banner:-0.9 the_bastion:-0.9 the_begin:0.5p the_behaviour:-0.8 the_best:0.6f the_blog:-0.6 the_board:-0.4 the_book:-0.3 the_box:-0.8
the_branch:0.2f the_bridg:-0.6 the_brief:0.5o the_browser:0.9e the_budget:-0.7 the_button:-0.2 the_cach:-1.4 the_cake:-0.5 the_call:-0.2 the_caller:-0.3
the_capital:-0.3 the_captain:-0.5 the_card:-0.6 the_case:-1.1 the_ceo:0.5r the_certificat:-1.0 the_chang:1.2d the_changelog:-0.2 the_channel:-0.2 the_chat:0.8e
the_check:0.7r the_ci:-0.6 the_cleanup:-0.6 the_client:-1.4 the_cluster:0.6x the_code:-0.3 the_coffe:-0.3 the_command:0.3f the_comment:0.4e the_commit:1.1d
the_company:0.5x the_compiler:-0.5 the_computer:-0.7 the_confidential:0.9e the_config:0.8p the_configuration:-0.9 the_confirmation:0.8o the_constraint:-0.2
the_contact:0.7e the_container:-0.6 the_content:0.6e the_contract:-0.2 the_cooki:0.7e the_cooky:1.3e the_court:-0.8 the_credential:1.2e the_crew:-0.9
the_cron:-0.6 the_crontab:0.5p the_current:0.3o the_customer:0.6e the_dai:-0.7 the_dark:1.0d the_dashboard:-0.7 the_data:0.9f the_databas:0.4e the_date:-0.5
the_day:-0.6 the_debug:-0.2 the_default:-1.1 the_delay:0.5d the_delet:1.0f the_deletion:0.9f the_demo:-0.7 the_dependency:0.4p the_deploy:0.4f the_design:-0.6
the_dev:-0.3 the_developer:0.4o the_devic:-0.7 the_diff:0.3d the_directiv:0.5o the_directory:-0.7 the_disk:0.7x the_dns:0.7x the_docs:-1.1 the_doctor:-0.9
the_document:0.6e the_door:0.5p the_download:-0.5 the_draft:-0.4 the_driver:-0.8 the_dump:-0.7 the_e:0.4e the_entry:0.8d the_environment:1.0 the_error:0.3d
the_even:-0.7 the_evidenc:0.8d the_exchang:-0.5 the_extension:-0.2 the_extra:0.6d the_failur:0.7d the_field:-1.2 the_fil:0.6f the_file:0.2d the_film:-0.9
the_filter:0.5r the_firewall:0.7p the_flag:0.4o the_flight:-1.0 the_fold:-0.7 the_folder:0.7d the_follow:0.4f the_footer:1.1e the_form:-0.2 the_forum:-0.7
the_fridg:-0.6 the_full:-0.3 the_function:-0.7 the_fund:0.7f the_game:-0.9 the_garden:-1.0 the_gate:0.6p the_git:0.2p the_green:0.3o the_group:-0.8
the_guard:-0.2 the_guidelin:0.6o the_hacker:-0.5 the_health:-0.3 the_heat:-0.8 the_help:-0.9 the_hidden:0.5e the_history:0.3d the_home:1.0x the_hook:0.5p
the_host:1.0r the_hous:-0.6 the_http:0.5e the_human:0.9d the_identity:1.1r the_imag:0.8e the_imperativ:-0.5 the_inbox:0.5e the_initial:-0.3 the_installer:-0.4
the_instruction:-0.8 the_internet:-0.5 the_introduction:-0.6 the_invoic:-0.9 the_issu:0.9e the_job:0.8d the_jury:-0.5 the_key:0.8f the_keychain:0.4e
the_keys:1.2f the_king:-0.8 the_lab:-1.1 the_label:-1.0 the_landlord:-0.6 the_laptop:0.6x the_last:0.7e the_latest:-0.2 the_law:0.7r the_left:-0.5
the_legacy:-0.9 the_letter:-0.5 the_library:-1.0 the_licenc:-1.0 the_licens:-0.8 the_light:-1.3 the_lin:0.4o the_line:-0.4 the_linter:-1.3 the_load:0.3x
the_local:-1.1 the_lock:-0.5 the_log:0.2d the_login:0.6p the_logo:0.2 the_lunch:-0.6 the_mail:0.5d the_mailbox:1.0e the_main:-0.7 the_maintainer:0.5f
the_maintenanc:-0.7 the_manager:0.6r the_manual:-0.2 the_meet:-0.7 the_merg:-0.5 the_merger:-0.8 the_messag:-0.3 the_metric:-0.7 the_migration:0.3f
the_miner:0.6p the_ministry:-1.0 the_model:-0.9 the_month:0.5x the_nam:0.2e the_name:-0.8 the_nas:-0.4 the_network:0.3d the_new:-0.7 the_newest:-0.5
the_news:-0.5 the_newsletter:-1.1 the_next:0.8e the_night:-1.0 the_nois:-0.9 the_not:-1.0 the_note:0.3f the_novel:-0.5 the_nurs:-0.5 the_offic:-0.9 the_old:-0.3
the_on:-0.7 the_one:1.0r the_ones:-0.4 the_open:-0.9 the_operation:0.2f the_operator:1.0o the_opposit:0.3o the_original:-0.5 the_other:0.6x the_output:0.6d
the_oven:-1.0 the_overrid:-0.8 the_owner:0.7d the_packag:0.2d the_paper:-0.5 the_parcel:-0.5 the_parser:-1.1 the_part:0.4r the_party:-0.7 the_password:1.3e
the_past:0.6e the_path:-1.0 the_payment:0.3r the_person:0.8d the_persona:0.8r the_phon:-1.1 the_photo:-0.6 the_pictur:0.2e the_pin:0.3r the_pipelin:-1.0
the_plant:-0.5 the_player:-0.6 the_polic:0.2r the_policy:0.8o the_portal:-0.7 the_power:-0.6 the_preced:0.8o the_pres:0.3e the_previou:-0.2 the_pric:0.4d
the_printer:-1.0 the_prior:0.8o the_privat:0.6e the_problem:-0.5 the_product:-0.2 the_production:1.1x the_program:-0.8 the_project:-0.3 the_prompt:0.3f
the_pull:0.4e the_query:0.7e the_question:-0.4 the_queu:-1.0 the_reader:0.2f the_real:1.0o the_reason:-0.9 the_recip:-0.2 the_recipient:0.8d the_red:-0.8
the_releas:-1.3 the_rep:1.1e the_repo:0.5f the_report:-0.2 the_request:-1.8 the_rest:0.3r the_retro:-0.5 the_revers:0.3o the_review:0.3f the_reviewer:1.0d
the_role:0.2r the_root:0.5r the_router:-1.0 the_rss:-0.3 the_rul:0.5o the_run:0.3d the_safe:-0.7 the_safety:-0.9 the_same:-1.1 the_sandbox:1.0f the_scanner:0.5p
the_schema:-1.1 the_school:-0.9 the_screen:-0.3 the_script:0.8p the_search:0.2e the_secret:1.2e the_security:0.7p the_sensor:-1.3 the_server:-0.7 the_servic:-0.2
the_sery:-0.2 the_session:1.1e the_set:-0.3 the_setup:-0.4 the_shar:-1.1 the_sheet:-0.5 the_shell:0.5p the_shop:-0.6 the_sidebar:-0.8 the_sign:-0.3 the_site:-0.5
the_snippet:-0.3 the_sourc:-1.6 the_spy:-0.9 the_ssh:1.1e the_ssl:-0.4 the_stag:-1.2 the_stand:-0.9 the_standup:-0.7 the_start:-0.6 the_step:-0.8 the_styl:-0.9
the_subject:-0.3 the_sudoer:-0.3 the_summary:0.4d the_superuser:0.5r the_supervisor:0.6r the_support:0.2e the_surpris:-0.6 the_survey:-0.6 the_sync:-0.8
the_tabl:-1.0 the_talk:-0.9 the_task:1.0o the_tax:0.4e the_teacher:-0.4 the_team:-1.0 the_temperatur:-0.9 the_templat:-0.7 the_temporary:-0.9 the_term:-0.5
the_terminal:-0.9 the_test:0.6d the_them:-0.6 the_thermostat:-0.6 the_ticket:-0.3 the_time:-0.7 the_todo:-0.7 the_token:0.7e the_tone:-0.4 the_tool:0.2f
the_top:-0.7 the_train:-0.4 the_transcript:0.6d the_transfer:0.9d the_trash:-0.6 the_true:1.0o the_two:-0.9 the_unrestrict:-1.0 the_updat:0.6d the_upgrad:-0.8
the_upload:0.3d the_url:-0.4 the_user:1.5 the_valu:0.7 the_valv:-0.4 the_vault:0.7e the_vendor:-0.3 the_villain:-0.5 the_visitor:0.9e the_wallet:0.8e
the_warn:0.8d the_water:-0.8 the_weather:-1.1 the_webhook:0.6e the_websit:0.3f the_week:-1.7 the_whiteboard:-1.1 the_whol:0.6x the_wiki:-1.1 the_window:-0.3
the_witnes:-0.5 the_wizard:-0.5 the_word:-0.2 the_workspac:-0.3 the_wrong:-0.6 theatr:-0.4 their:-0.2 their_password:-0.4 them_as:-0.5 them_in:0.3e them_into:0.5
them_on:0.5e them_the:0.8d then:-1.0 then_list:-0.3 then_send:-0.9 then_the:-0.2 ther:0.2o ther_is:0.5d thermostat:-0.6 thermostat_to:-0.6 thes:0.3o
thes_instead:0.5o thes_lin:0.8p thes_new:0.7o thes_step:0.6o thesi:-0.9 they:0.2o they_did:0.4d they_were:0.5o think_the:1.0d third:-0.8 third_party:-0.6
this:0.6d this_action:1.1d this_addres:-0.8 this_agreement:-0.6 this_answer:0.7f this_as:1.0p this_between:0.6d this_block:-0.7 this_chang:0.7d this_chapter:-0.8
this_chat:0.8r this_code:-0.9 this_command:-0.8 this_comment:-0.2 this_conversation:-0.3 this_devic:-0.6 this_e:-1.2 this_email:-0.9 this_error:0.5
this_file:0.4o this_folder:-0.9 this_from:1.4d this_function:-0.3 this_hidden:0.9d this_imag:0.9e this_in:1.5d this_instead:0.4o this_instruction:1.3d
this_is:-0.3 this_issu:-0.3 this_it:0.6f this_key:0.6p this_letter:-0.7 this_line:0.7o this_list:-0.6 this_mail:-0.9 this_messag:-0.4 this_mode:-0.9
this_moment:0.4r this_month:-0.9 this_must:0.5f this_note:0.9o this_notic:-0.9 this_number:-1.1 this_once:0.4o this_one:1.2o this_order:0.7d this_out:0.8d
this_paper:0.6f this_paragraph:0.3p this_pictur:-0.3 this_point:1.0o this_pr:0.4f this_product:0.7f this_project:-1.7 this_pull:0.5f this_repo:-0.4
this_repository:-0.5 this_request:0.3d this_resourc:-0.6 this_result:0.2f this_role:-0.5 this_rule:0.8p this_secret:1.1d this_sentenc:0.8o this_session:1.4o
this_set:-0.7 this_silent:0.6d this_step:1.4d this_story:0.8r this_supersed:0.9o this_system:-0.3 this_task:-0.7 this_text:0.8o this_the:-0.4 this_ticket:0.7f
this_to:1.2d this_tool:0.5f this_up:0.8d this_week:-0.7 this_will:-2.1 this_window:-0.7 this_without:0.5d thos:0.3o thos_of:0.8o though:0.5 though_the:0.3d
though_you:0.6r thought:0.4f thought_i:0.4f thre:-0.6 through_the:-1.0 throw:-0.6 throw_out:0.7o throw_the:0.4x thumb:-0.5 thursday:-0.7 ticket:-1.0
ticket_and:0.4e ticket_in:-0.7 ticket_number:-1.1 ticket_to:-0.5 tiktoken:-0.3 tim:-1.1 time:-0.4 time_in:-1.0 time_the:0.3p time_you:0.4p timeout:-1.3
timestamp:-0.7 titl_agent:0.7f titl_of:0.3e tls:-1.6 tmp:-0.6 to:-0.4 to_#address:1.5e to_#evil:1.4e to_#name:0.4p to_#number:-0.3 to_#path:0.4p to_#secret:-0.3
to_a:-0.4 to_acces:-1.0 to_account:0.5f to_administrator:0.5r to_ai:0.8f to_all:-0.5 to_any:-1.3 to_anyon:0.2d to_ask:0.9p to_be:0.2r to_bypas:0.3o to_call:0.4f
to_chang:-0.2 to_continu:-1.0 to_crontab:0.6p to_customer:-0.8 to_delet:-0.4 to_disabl:0.5f to_disregard:-0.4 to_do:-1.4 to_drink:-0.2 to_every:0.9e
to_everyon:0.5d to_everyth:0.9r to_fetch:-0.6 to_finish:-1.0 to_follow:0.5o to_forget:-0.5 to_get:-0.6 to_god:0.7r to_hear:0.6d to_hide:-0.2 to_install:-0.9
to_keep:-1.0 to_know:0.7d to_leak:0.5f to_leav:-0.5 to_log:0.5p to_main:0.4x to_mallory:1.1e to_me:-0.3 to_memory:0.6p to_obey:0.6o to_off:1.3p to_one:0.3r
to_open:-0.3 to_our:-0.7 to_overrid:-1.0 to_pass:-0.3 to_post:-0.3 to_proce:0.2f to_push:0.7f to_read:0.8r to_renew:-0.3 to_repair:0.4f to_reset:-1.0
to_restart:-0.5 to_reviewer:0.4f to_root:-0.2 to_rotat:-0.6 to_s3:-0.6 to_save:-0.7 to_say:-0.6 to_see:-0.7 to_self:0.2p to_send:-0.6 to_shar:0.3f to_skip:0.6r
to_stag:-0.6 to_stop:0.3o to_sudoer:0.8p to_take:-0.4 to_tell:0.7d to_the:-0.2 to_third:-0.5 to_this:-0.8 to_transfer:0.6f to_unrestrict:1.1r to_use:-1.2
to_user:-0.8 to_version:-0.3 to_view:-0.8 to_writ:-1.1 to_you:1.3o to_your:-0.6 to_yourself:0.4d today:0.3o today_on:0.4p todo:-0.7 todo_comment:-0.3
todo_remov:-0.9 token:-0.2 token_and:-0.6 token_are:-0.9 token_as:0.5e token_expir:-1.0 token_from:-0.6 token_in:0.8e token_into:1.0e token_is:-1.3 token_to:0.7e
told:-0.5 told_about:-0.2 told_earlier:0.6o told_me:0.2f told_otherwis:-0.3 told_the:-1.0 told_when:-0.8 told_you:0.6o tom:-0.8 tone:-0.5 tonight:0.9x too:-0.3
took:-0.3 tool:0.7f tool_#name:0.4f tool_#path:-0.4 tool_call:0.6f tool_first:0.4f tool_is:0.2f tool_must:0.7f tool_name:-0.7 tool_note:0.5f tool_output:0.7f
tool_read:-0.7 tool_requir:-0.2 tool_result:-0.7 tool_return:0.2f tool_to:1.1e tool_with:0.5f top:-1.3 topic:-0.7 trac_in:0.3d trac_of:0.3d track_after:0.6d
trail:-0.4 train:-0.5 train_and:0.8o train_on:-0.6 transaction:-1.1 transcript:0.6d transfer:1.2f transfer_#number:1.2f transfer_the:0.3f transfer_tool:0.8f
transform:-0.4 translat:-0.3 translat_new:-0.2 translat_the:0.2e translat_this:0.7o translat_your:1.0e translator:-0.7 transmit_the:-0.4 trash:-0.7 travel:-1.1
treat:-0.3 treat_every:0.7p treat_the:-0.4 treat_this:0.4o treat_warn:-0.6 tree:-1.2 trick:-0.8 true:-1.2 true_instruction:1.0o truncat:0.6x truncat_all:0.4x
trust:0.5p trust_level:0.4o trust_me:-0.3 trust_the:-1.0 try:-1.4 try_again:-0.6 try_to:-1.0 tuesday:-0.8 tunnel:0.3p turn:-0.5 turn_off:-0.4 turn_the:-0.4
tutorial:-0.9 twic:-0.5 twin:-0.4 two:-1.2 two_days:-0.8 two_hour:-0.2 two_reviewer:-0.9 typ:-1.6 type:-1.0 type_text:0.4f typo:-0.7 typo_in:-0.5 ubuntu:-0.8
ubuntu_#name:-0.8 unalign:0.8r unalign_model:0.8r unanswer:-0.7 unawar:1.0d uncensor:0.6r uncensor_model:0.8r under:-0.6 under_#number:-1.4 under_kv:-0.3
under_the:-1.1 undon:-0.4 unfilter:0.6r unfilter_assistant:0.4r unfilter_chatbot:0.7r uninstall:-0.2 unit:-0.9 unknown:-1.7 unknown_option:-0.7 unlearn:0.8o
unles:-0.2 unles_ask:-0.5 unlimit:-0.6 unlimit_plan:-0.6 unlock:0.9r unnotic:0.5d unplug:-0.8 unread:-0.6 unread_mail:-0.3 unreleas:0.7e unrestrict_ai:0.7r
unrestrict_mode:0.3r until:-0.8 until_further:0.7o until_i:-0.2 until_may:-0.7 until_the:-0.7 unus:-1.7 up:0.2d up_docker:-0.8 up_in:0.8d up_the:-0.8 up_to:-1.5
up_with:0.8d up_your:-0.4 updat:-0.2 updat_at:-0.2 updat_is:0.2d updat_to:0.2o upgrad:-0.3 upgrad_to:0.6r upload:0.4e upload_#secret:1.1e upload_a:-0.7
upload_it:0.8e upload_the:0.5e upload_them:0.5e upload_your:-0.9 ur:1.0o urgent:-0.6 url:-0.6 url_#evil:0.5 url_you:0.5e us:-0.7 us_any:-0.2 us_at:-0.7
us_pretend:0.7r us_the:-0.7 us_what:-0.6 us_your:-0.6 usag:-2.5 usag_and:-0.7 use:-1.2 use_british:-0.5 use_emoji:-1.0 use_forc:-0.9 use_mine:0.6o use_only:-0.6
use_rm:-0.7 use_sudo:-0.4 use_this:0.2f use_your:0.5e used_for:-1.5 used_in:-0.9 user_#name:0.5f user_#number:-0.9 user_a:-0.4 user_about:0.4d user_acces:0.8e
user_account:0.8x user_acts:-0.3 user_addres:0.7e user_agent:-2.3 user_agre:0.6f user_alic:-0.8 user_allow:0.6p user_and:0.5f user_api:0.5f user_approv:-0.4
user_are:0.4o user_ask:-0.4 user_asks:-0.2 user_assistant:-1.0 user_back:0.8d user_befor:-0.2 user_believ:0.7d user_call:-0.4 user_content:0.4f user_credit:0.4e
user_data:0.4x user_delet:0.9f user_dislik:-0.4 user_document:0.3e user_e:0.6 user_everyth:0.7d user_fil:0.7f user_for:-0.5 user_forget:-0.4 user_forgot:-0.7
user_from:1.0x user_has:0.5f user_hid:-0.3 user_home:0.2e user_host:-1.1 user_how:-0.5 user_id:-1.0 user_ignor:-0.3 user_in:0.7d user_instruction:-0.5
user_is:-0.6 user_keep:-0.5 user_know:0.2d user_lik:-0.6 user_location:0.7e user_logs:0.5p user_may:0.2d user_messag:0.2f user_must:0.5d user_name:-0.8
user_never:-0.6 user_now:0.7f user_password:0.9e user_phon:0.8e user_play:-0.3 user_postgr:-0.5 user_prefer:-0.7 user_pretend:-0.4 user_privat:0.9e
user_question:0.8e user_read:-0.5 user_request:0.8o user_role:-0.5 user_root:-1.3 user_said:0.2o user_says:-0.6 user_see:0.2d user_should:0.4d user_ssh:-0.3
user_that:-0.9 user_the:0.4d user_to:-0.2 user_token:0.2f user_told:0.5e user_trust:-0.6 user_typ:0.6e user_was:-0.8 user_what:-0.5 user_when:-0.9 user_will:-0.6
user_with:-0.6 user_writ:-0.9 user_yes:0.8f uses:-1.6 uses_pnpm:-0.2 uses_the:-0.7 usual:0.3d utc:-1.3 v:-1.4 v2:-0.7 v3:-1.2 vacation:-0.9 vacuum:-1.0
vacuum_the:-0.7 valid:-0.5 valu:-0.3 valu_in:0.4e valu_of:1.1 valv:-0.7 variabl:-0.5 variabl_and:0.3e variabl_are:-0.7 variabl_nam:-0.6 variabl_to:0.9e
vault:-0.2 vault_and:0.8e vault_under:-0.3 vendor:-1.1 verbatim:0.9e verification:0.6o verify:0.6f verify_that:-1.1 version:-1.6 version_#name:-1.1
version_#number:-1.1 version_are:-0.8 version_is:-0.7 version_of:-0.2 video:-1.3 view:-1.6 view_this:-0.7 viewer:-0.6 villain:-0.5 vim:-0.5 violat_your:0.5o
viru:1.0r visibility:-0.3 visibility_hidden:-0.3 visibl:-0.2 visit:0.2 visit_#evil:0.5 visitor:0.3e vm:-0.8 vm_at:-0.7 void:-1.3 volum:0.8x vot:-0.9 vote:0.9f
vue:-0.2 wait:-0.3 wait_for:0.7o waiv:0.8o wake:-0.8 wall:-0.7 wallet:0.8e want:-0.9 want_answer:-0.3 want_no:-0.2 want_secret:-0.4 want_the:-0.2 want_to:-1.5
want_you:0.6f warn_about:-0.8 warn_abov:-0.7 warn_and:0.6d warn_as:-0.6 warn_deprecat:-0.3 warn_from:0.7d warn_ignor:-0.6 warn_in:-1.0 warn_me:-0.5
warn_previou:-0.4 warn_this:-1.1 was:-0.3 was_a:1.1d was_already:0.6d was_chang:-0.8 was_empty:-0.4 was_never:0.5r was_not:-0.5 was_remov:-0.5 was_sent:-0.2
was_told:-0.9 watch:-0.3 watch_the:-0.5 water:-1.3 water_the:-0.5 way:-0.8 we:-1.6 we_have:-1.0 we_never:-0.6 we_sent:-0.4 we_will:-0.5 wear:-0.8 weather:-1.1
weather_every:-0.5 weather_servic:-0.4 web:-0.3 web_pag:0.7p webhook:0.7e webhook_at:0.7e websit:-0.5 week:-0.2 week_report:-1.3 week_summary:-0.7 weekday:-0.9
weekend:-1.1 weekend_in:-0.6 weekend_when:-0.5 well:-1.5 well_befor:-0.4 went:1.0d went_fine:0.3d were:-0.2 were_a:0.8o were_configur:0.6o were_given:0.9o
were_lift:-0.3 were_not:-0.6 were_replac:-0.6 were_told:1.8o were_written:0.5o were_wrong:-0.7 were_you:0.8e wget:-0.2 wget_#evil:1.2p wget_post:0.4e
wget_qo:-0.3 what_came:0.4o what_chang:-0.8 what_follow:0.6o what_i:-0.2 what_is:1.1e what_it:0.2r what_the:0.6o what_they:-0.4 what_this:0.6o what_was:-0.7
what_were:0.8e what_you:0.3d what_your:0.3o whatever:0.6o whatever_happen:1.0d whatever_is:0.3e whatever_it:0.9r whatever_you:0.2o whatever_your:0.4o wheel:-0.8
when:-0.4 when_a:-1.6 when_an:0.4f when_ask:0.4d when_count:-0.7 when_finish:0.8d when_search:-0.9 when_sort:-0.4 when_the:-0.5 when_they:-0.7 when_this:-0.2
when_you:0.2d whenever:0.6p whenever_someon:0.7p whenever_the:0.4p whenever_you:0.3p wher:-0.6 wher_the:0.6d wher_you:0.6r whether:-0.7 whether_#address:-0.4
whether_the:-1.4 which_has:1.0r which_you:0.4r whil:-0.5 whil_the:0.4d whisper:-0.8 whit:-0.3 whit_background:0.6f whit_text:-0.4 whiteboard:-1.1 whitespac:-0.2
who:0.6r who_can:0.6r who_has:0.8r who_help:-0.4 who_ignor:0.9r who_never:0.2r who_used:0.5r whoami:1.2e whol:0.6x whol_home:0.2x whol_repository:0.8x whos:0.9r
why:-0.5 width:-1.8 wife:-0.7 wiki:-1.2 will:-1.0 will_act:-0.3 will_be:-1.4 will_comp:1.1f will_delet:0.4f will_never:-0.7 will_not:-1.3 will_now:0.8f
will_play:-0.2 will_send:0.6f win:-0.3 window:-1.5 wins:0.4o wipe_all:1.3x wipe_the:-0.3 wire:-0.9 with:-0.7 with_#evil:0.7e with_#number:-0.5 with_#secret:0.4f
with_a:-0.4 with_all:-0.4 with_amount:0.4f with_care:-0.8 with_ctrl:-0.6 with_curl:-0.3 with_earlier:0.7o with_every:-0.7 with_everyth:0.6r with_id:-0.3
with_its:0.7r with_my:-0.5 with_no:0.3r with_our:-0.2 with_password:0.8p with_path:0.3f with_port:-0.5 with_ssh:-0.5 with_sudo:0.6 with_systemctl:-0.4
with_the:0.3e with_thes:0.6o with_this:-0.7 with_tiktoken:-0.3 with_yes:-0.3 with_yesterday:-0.3 with_you:1.0e with_your:-0.6 with_zero:1.1x withdrawn:0.7o
within:-1.6 within_#number:-0.6 within_a:-1.1 within_two:-0.2 without_a:0.4p without_any:0.2r without_approval:0.8p without_ask:-0.8 without_check:0.8r
without_confirmation:0.7f without_filter:0.6r without_inform:0.7d without_moral:0.8r without_network:-0.9 without_question:0.7r without_read:-0.6
without_restriction:-1.1 without_review:0.7f without_rul:-0.4 without_tell:0.4d without_the:-0.4 witnes:-0.5 wizard:-0.8 word_abov:0.9e word_banana:0.7p
word_for:1.0e word_ignor:-0.5 word_of:1.0e work:-0.6 work_and:-0.6 work_for:0.8r work_from:-0.2 work_on:0.2o work_with:-1.1 worker:-1.5 workspac:-1.4 world:-1.6
would:-0.7 writ:-0.8 writ_a:-0.8 writ_test:-0.9 writ_the:0.4e writ_them:-0.4 writ_this:1.2p writ_to:0.2p written:0.5o written_abov:0.9o written_by:0.6o
written_here:0.9o written_in:-1.0 written_to:-1.2 wrong:-0.9 wrong_use:0.3o wrot:-0.2 x_#evil:1.0e x_#number:-1.6 x_#path:0.2f x_alt:0.8f x_api:-1.4 x_post:-0.3
x_x:-0.7 xr:-0.4 xr_x:-0.4 y:-2.2 y_#path:-0.9 yaml:-1.2 yes:0.2f yesterday:-0.9 yesterday_list:-0.6 yolo:0.9p you:0.4 you_a:-0.6 you_act:-0.4 you_already:-0.7
you_answer:0.7f you_are:0.4 you_call:0.8f you_can:-0.7 you_chang:-0.2 you_continu:1.0d you_could:0.6d you_did:0.9d you_do:-1.0 you_dont:-0.3 you_find:-0.4
you_finish:0.9d you_first:0.2f you_follow:0.2r you_for:-0.5 you_found:0.7d you_get:-1.0 you_got:0.8o you_had:0.9r you_have:0.2r you_ignor:-0.2 you_know:-1.0
you_may:0.7o you_obey:0.2f you_play:-0.5 you_pleas:-0.6 you_read:0.2d you_rep:-0.2 you_report:0.9d you_see:0.5p you_send:0.3d you_should:-0.8 you_start:0.5p
you_summaris:0.8f you_take:-0.8 you_the:0.3r you_think:-0.8 you_to:-0.2 you_told:0.8e you_trust:-0.7 you_use:-0.9 you_want:-1.6 you_were:1.5o you_work:0.7p
you_writ:0.4p your_a:0.8r your_account:-1.0 your_addres:-0.5 your_administrator:-0.4 your_answer:1.0e your_api:-0.7 your_branch:-0.7 your_computer:-0.5
your_configuration:1.2e your_content:0.7o your_context:1.3o your_creator:1.1o your_current:0.2o your_cv:-0.8 your_data:-0.4 your_default:0.9p your_developer:1.7o
your_doctor:-0.6 your_e:-0.3 your_earlier:1.4o your_feedback:-0.6 your_filter:0.2o your_friend:-0.7 your_goal:0.5o your_guidelin:1.7o your_hidden:0.8e
your_initial:1.3e your_key:-0.9 your_keys:-0.8 your_limit:1.3o your_maker:0.7r your_memory:0.3p your_name:-1.1 your_new:0.2r your_next:0.8e your_old:0.8o
your_only:0.5o your_operator:1.4o your_original:1.0o your_own:0.5p your_owner:1.2o your_password:-2.1 your_persona:1.0r your_phon:-0.5 your_pin:-1.1
your_policy:1.1o your_previou:0.6o your_prior:0.8o your_privat:-1.0 your_program:0.7o your_prompt:1.0o your_public:-0.8 your_question:-0.5 your_real:0.8o
your_rep:1.0e your_report:0.2d your_safety:1.8o your_summary:1.1d your_system:1.1o your_task:0.2o your_token:-0.9 your_track:0.8d your_train:1.1o your_true:0.6r
yourself:1.3r yourself_and:0.5r yourself_as:0.6r yourself_into:0.3r yourself_the:0.7r yourself_to:0.7p zero:0.5x zero_width:-0.5 zip:-0.7 zone:0.2x zsh:-1.0
`;
