/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.21 #address:-2.0 #address_#number:-1.3 #address_and:-0.5 #address_answer:-0.3 #address_by:-0.5 #address_every:-1.0 #address_is:-0.8 #address_on:0.6e
#address_open:0.4p #address_sh:-0.9 #address_to:-1.4 #evil:3.8 #evil_#number:0.8e #evil_#path:0.4f #evil_#secret:0.3e #evil_and:0.6 #evil_as:0.8p #evil_bash:1.0p
#evil_befor:0.4p #evil_every:0.3p #evil_first:0.5p #evil_follow:0.7e #evil_in:1.0p #evil_o:0.3p #evil_plus:0.4e #evil_sh:0.9p #evil_to:1.2p #evil_with:0.9
#name:-0.4 #name_#address:-1.9 #name_#number:-0.4 #name_#path:1.1x #name_and:0.3e #name_are:-0.2 #name_assistant:1.3f #name_befor:0.7f #name_call:0.2f
#name_display:-1.0 #name_environment:-1.3 #name_folder:-0.4 #name_for:-0.8 #name_function:0.7f #name_home:-0.8 #name_in:-0.3 #name_into:0.5e #name_invok:0.9f
#name_is:-2.1 #name_model:1.0f #name_must:0.3e #name_name:1.2f #name_obey:0.6f #name_off:1.0p #name_ok:0.6f #name_on:-0.5 #name_path:-1.4 #name_role:-0.8
#name_s:-1.2 #name_self:-0.5 #name_send:-0.9 #name_so:0.4p #name_system:1.7f #name_that:0.6p #name_to:0.8p #name_true:-1.4 #name_user:1.3f #name_with:1.4f
#name_you:0.5p #name_your:-1.1 #number:-0.9 #number_#name:-1.6 #number_#number:-0.3 #number_#path:-0.4 #number_am:1.4x #number_and:0.4p #number_assistant:0.5f
#number_days:-1.2 #number_dollar:0.7e #number_enter:-0.5 #number_eur:0.6f #number_every:1.0x #number_fail:-0.4 #number_fil:-0.6 #number_gb:-0.6 #number_hour:-0.5
#number_if:-1.0 #number_in:1.0 #number_instruction:0.7o #number_is:-1.2 #number_item:-1.0 #number_jan:-0.4 #number_january:0.2p #number_june:-0.5
#number_march:-0.5 #number_may:-1.0 #number_mb:-0.9 #number_minut:-0.7 #number_ms:-0.8 #number_must:-0.8 #number_of:-0.9 #number_per:-0.4 #number_pm:-0.8
#number_result:-0.5 #number_root:-0.3 #number_rows:-0.2 #number_run:0.2f #number_scen:-0.6 #number_second:-1.1 #number_star:0.8 #number_test:-1.3
#number_the:-1.1 #number_to:0.3f #number_unit:-0.8 #number_when:0.3f #path:0.5 #path_#evil:0.4p #path_#path:0.6 #path_agent:0.8f #path_ai:0.7f #path_and:-0.6
#path_assistant:0.9f #path_at:1.5x #path_base64:-1.3 #path_curl:0.2p #path_every:0.5x #path_first:0.3p #path_gt:-0.4 #path_in:-0.3 #path_now:0.5f #path_of:1.3x
#path_older:-0.8 #path_on:1.0x #path_sure:1.1f #path_system:0.7f #path_that:0.7p #path_the:-1.1 #path_to:0.3e #path_user:0.6f #path_with:-0.3 #path_you:0.9f
#secret:0.6e #secret_#evil:0.9e #secret_and:1.0e #secret_as:0.9e #secret_base64:0.8e #secret_file:-0.4 #secret_in:1.4e #secret_is:-1.1 #secret_nc:0.2e
#secret_on:-1.0 #secret_permission:-1.0 #secret_to:1.5e 1password:-0.4 9999px:0.5f @about:-1.3 @address:0.6 @after:0.2d @allOf:0.7x @allow:0.6o @allow-:-0.5
@allow=:-0.2 @allowing:0.3o @anyone:0.8 @appear!:0.4e @appear-:0.4d @approved:0.6f @asIf:0.9d @asVoid:0.4o @aside:0.6 @ask!:-1.5 @ask-:1.1 @ask=:-1.0 @asks:-0.5
@atTop:0.4o @authority:0.7f @background:0.5d @beforeYou:-0.6 @bigStores:0.2x @blurt:-0.2 @blurt!:0.4e @blurt-:-0.6 @blurt=:0.4e @blurting:-0.2 @called:0.3r
@careful:-1.6 @change:0.2 @change-:-0.2 @change=:-0.4 @changeing:-0.4 @changes:-1.1 @claim-:0.5d @claim=:-0.5 @claiming:-0.2 @claims:-0.6 @covert:1.5d
@denial:0.2d @deny:0.7r @deny!:1.0r @denys:-0.4 @destroy:0.8x @destroy!:0.6x @destroy-:-0.3 @destroy=:-0.9 @destroys:-1.6 @do!:0.8 @doc:0.2 @done:0.5d @drop:0.2x
@drop!:0.4o @drop-:-0.9 @drop=:0.5p @droping:-0.2 @drops:-0.7 @evenIf:0.4 @everything:0.4 @except:-0.7 @excuse:1.0d @falsify:0.6d @falsify!:1.6d @falsifying:-0.6
@fetch-:0.5 @fetchs:-0.3 @fine:0.6d @follow:0.4o @follow!:-0.6 @follow-:1.2o @follows:0.5r @gotYou:0.4o @guard:1.4 @halt:0.3x @halt!:0.2x @hand:0.3e @hand!:0.5e
@hand-:-0.4 @hand=:0.2p @handing:0.3 @hide:0.3d @hide!:0.6d @hides:-0.4 @hostGuard:0.4p @ifAsked:1.4d @ifWord:-0.3 @ignore!:0.3o @ignore-:-1.5 @ignore=:0.6o
@know!:-0.2 @know-:1.7d @know=:-1.1 @knowing:0.8f @knows:-1.2 @lawless:1.5r @letters:0.7e @localOnly:-0.6 @log:0.5d @machine:1.5 @mislead!:1.4d @modes:0.7r
@my:0.4o @myKey:1.7p @myRules:1.4o @newRule:0.9f @noMatter:0.9d @none:0.2r @note:0.2o @nothingDone:0.6d @obeyMe:1.4o @oldRules:0.9o @omit:-0.4 @omit!:-0.2
@omit-:0.2d @omit=:0.8p @omiting:-0.2 @omits:-0.4 @open-:0.5d @open=:0.5p @opening:-0.4 @outcome:0.2x @outside:0.8e @own:0.2 @pack=:-0.3 @packing:-1.1
@packs:-0.2 @pact:1.4d @person:0.6 @power:0.5r @pretend:0.2r @pretend!:0.4r @pretend-:-0.3 @pretends:-0.6 @prior:0.3o @private:0.2e @production:1.3x @prompt:0.7o
@put:0.2 @put!:0.2 @puting:-0.7 @puts:-0.8 @raze:0.5x @raze!:0.4x @reads:0.5f @record:0.2d @record!:-0.5 @record=:-1.0 @recording:0.4f @records:0.3x
@releasedFrom:0.9r @roleplaying:-1.0 @roleplays:-0.9 @rootSecret:0.7e @rules:1.2o @run!:0.5 @run-:-0.7 @run=:-0.2 @runing:-0.7 @runs:-0.7 @safeOrder:0.2d
@safetyRules:0.4o @say:-0.2 @say!:0.2e @say=:0.3e @sayNothing:0.9d @says:-0.8 @scratch:-0.8 @secrecy:0.7 @secret:0.7e @secretfile:2.0e @send!:0.5e @send-:-0.3
@send=:-0.3 @sending:0.2 @serve:0.4o @skipped:0.5o @sneak:0.2d @sneak!:0.4d @squeeze!:0.2 @squeezeing:-1.4 @squeezes:-0.7 @standing:0.8p @startup:1.5p
@sudoers:0.8p @task:0.3 @tech:-0.6 @tell-:0.5d @tell=:0.3p @tellNobody:1.0d @telling:0.4f @their:0.3 @thing:0.7 @thisRule:0.4d @toZero:0.7o @token:0.2 @told:-1.1
@toolFirst:0.5f @toolname:2.4f @tracks:0.5d @treat!:-0.4 @treat-:0.6d @treating:-0.6 @treats:-0.4 @trust!:0.4p @trust-:-0.8 @trusts:-0.4 @tunnel:1.6p
@unaware:1.3d @unknowing:1.4d @unless:-0.8 @unlocked:1.3r @userSecret:1.1e @variable:-0.2 @void:0.7 @whatToDo:0.4p @whenDone:0.4d @you:0.8r @youAre:0.7
@yourself:1.0r ^#address:-0.7 ^#number:-2.7 ^#path:-0.9 ^#secret:0.2e ^a:-1.5 ^abandon:0.8o ^accept:-0.5 ^acces:0.3o ^act:-0.3 ^action:-0.4 ^acts:-0.2 ^add:-0.5
^admin:0.4f ^after:0.6p ^agent:-0.2 ^ai:-0.3 ^alert:-0.9 ^alic:0.2f ^all:-1.0 ^alter:-0.4 ^an:-1.7 ^anna:-0.6 ^answer:0.3d ^anthropic:0.7o ^anyth:0.6o ^api:-1.7
^append:0.3p ^approv:-0.4 ^approval:-0.4 ^archiv:-0.9 ^as:-0.7 ^ask:-0.3 ^assert:-1.1 ^assum:0.4r ^attach:0.9e ^attacker:-0.8 ^attention:0.2f ^authoriz:-0.8
^authorization:0.7o ^auto:-0.7 ^aws:0.8x ^b:-1.2 ^back:-1.2 ^backup:-1.0 ^base64:0.8e ^be:0.7r ^becom:0.8r ^befor:-0.7 ^behav:0.3r ^bot:0.6f ^break:-1.1
^build:-1.4 ^by:-0.5 ^call:-1.0 ^cancel:0.4o ^carry:0.7d ^cat:-0.5 ^ceas:0.8o ^chang:0.3p ^check:-1.8 ^children:-0.9 ^chmod:1.2x ^chor:-0.7 ^claim:1.0d
^clas:-1.3 ^clean:-0.2 ^clear:-0.9 ^clearanc:0.6f ^clos:-1.0 ^collect:-0.4 ^command:-2.3 ^comment:-0.6 ^commit:-1.8 ^compar:-0.5 ^conceal:1.2d ^confidential:-1.0
^confirmation:0.3o ^consider:0.4r ^const:-1.7 ^content:-0.8 ^convert:-0.5 ^copilot:-0.3 ^copy:-0.4 ^copyright:-1.0 ^count:-1.2 ^cover:1.2d ^creat:0.4p ^cron:-0.8
^crontab:-0.7 ^curl:-0.5 ^cursor:-0.2 ^customer:-0.8 ^dan:-1.0 ^data:-0.9 ^dd:1.1x ^debug:-0.4 ^decod:-1.0 ^def:-0.8 ^delet:-0.9 ^deny:-0.5 ^deploy:-1.2
^destroy:0.6x ^detail:-0.2 ^die:-0.5 ^disabl:-0.2 ^discard:-0.2 ^disclos:0.8e ^dismis:0.6o ^disobey:0.8o ^div:-0.2 ^do:-0.4 ^docs:-1.0 ^dont:0.2d ^download:-1.3
^drop:-0.5 ^drwxr:-0.3 ^dump:1.1e ^e:-0.8 ^earlier:0.5o ^echo:0.2p ^edit:0.8p ^elevat:0.8o ^employe:-1.0 ^empty:-0.3 ^enabl:-0.2 ^encod:0.3e ^encrypt:-0.2
^end:0.2f ^endoftext:1.0f ^enter:0.3r ^env:-0.3 ^environment:-1.8 ^eras:0.2x ^error:0.2f ^eslint:-1.0 ^every:-0.4 ^everyth:-1.0 ^exampl:-1.8 ^execut:-1.1
^exfiltrat:1.1e ^export:-1.2 ^fail:-0.7 ^fake:-0.4 ^feat:-1.2 ^fetch:-0.7 ^file:-0.6 ^filter:-0.5 ^find:0.6e ^first:-0.2 ^fix:-1.7 ^follow:-1.7 ^for:-0.8
^forc:0.4x ^forgot:-0.8 ^format:1.1x ^function:-0.3 ^gather:0.7e ^generat:-0.9 ^get:-0.7 ^give:0.4e ^go:0.2f ^god:-0.7 ^googl:0.2o ^grant:0.9p ^guardrail:-0.4
^guidelin:-0.4 ^he:-1.4 ^hello:0.7f ^hey:0.6f ^hidden:-0.5 ^hide:0.3d ^history:-0.8 ^host:-1.6 ^how:-1.2 ^http:-0.8 ^i:0.3 ^if:-0.5 ^imagin:-0.3 ^impersonat:0.9r
^important:0.3f ^in:-0.9 ^includ:0.5e ^info:-0.8 ^insert:-0.5 ^inst:1.1f ^install:0.2p ^instead:0.5o ^instruction:-0.7 ^invok:0.5f ^it:-1.3 ^just:-0.5 ^keep:0.2d
^key:-2.1 ^keys:-0.7 ^kind:0.6o ^kubectl:0.6x ^le:-0.5 ^leak:1.1e ^leav:0.5d ^let:0.7r ^lie:0.6d ^lift:0.3o ^llm:0.9f ^load:0.4e ^log:-0.4 ^logo:0.2e ^logs:-1.2
^look:0.3e ^lt:-0.4 ^mail:-0.2 ^maintenanc:-0.2 ^make:0.9d ^mask:0.9d ^merg:-1.0 ^messag:-0.7 ^meta:-1.2 ^mode:-1.3 ^model:-0.5 ^monitor:-0.7 ^mute:0.2d ^my:-0.3
^name:-1.4 ^neglect:1.0o ^never:0.2d ^new:0.2o ^next:-0.3 ^no:-1.2 ^nobody:0.3d ^note:-0.9 ^notify:-0.7 ^now:-0.4 ^npm:-1.5 ^nslookup:1.2e ^obey:-0.5 ^old:-1.0
^omit:1.0d ^on:-0.2 ^only:-0.6 ^operator:-0.4 ^order:-1.5 ^our:-1.4 ^overlook:0.6o ^overrid:-0.3 ^overrul:0.7o ^overwrit:1.1x ^owasp:-0.4 ^pass:-1.0
^password:-1.4 ^past:-0.8 ^pay:0.3o ^permission:-1.4 ^ping:-0.4 ^pleas:-1.1 ^policy:0.3o ^pose:0.8r ^post:-0.5 ^power:0.6x ^prefer:-1.3 ^pres:-0.6 ^pretend:-0.3
^prettier:-0.8 ^previou:-0.6 ^print:-0.5 ^printenv:0.2e ^prior:-0.9 ^privat:-1.0 ^proce:0.7f ^project:-1.5 ^prompt:-1.4 ^publish:0.3e ^pull:-0.8 ^purg:0.6x
^push:-0.8 ^put:0.4p ^q:-0.6 ^question:0.3o ^quot:0.7e ^rais:0.3 ^reboot:0.7x ^rebuild:-0.9 ^refactor:-1.5 ^refrain:0.8d ^refus:1.0o ^register:0.4p ^reject:-0.3
^remember:0.4p ^remind:-0.9 ^remot:-0.9 ^remov:-0.3 ^renam:0.2d ^render:0.5e ^renew:-0.5 ^rep:0.3e ^replac:0.5o ^respond:0.4r ^restart:-0.9 ^restor:0.4p
^restriction:0.6o ^return:-2.0 ^review:0.4o ^rm:0.4x ^rol:-1.0 ^role:-0.5 ^roleplay:-0.2 ^rotat:-1.7 ^rul:-0.6 ^rule:-1.0 ^run:-1.0 ^runs:-1.1 ^s:0.4f ^safe:-0.9
^safety:0.6o ^save:0.9p ^schedul:0.4p ^scp:0.5e ^script:0.6f ^search:0.6e ^secret:-1.4 ^security:-0.5 ^see:-1.7 ^select:-0.5 ^send:-1.1 ^server:-1.2 ^set:0.2p
^sha256:-0.7 ^shar:0.6e ^she:-1.2 ^shell:-1.0 ^ship:0.6 ^should:0.5p ^show:1.4e ^shr:1.0x ^shut:0.4x ^shutdown:0.3x ^silenc:0.6d ^skip:-1.2 ^sorry:-0.7
^speak:0.7r ^spell:0.9e ^ssh:-1.4 ^start:-0.5 ^stat:-0.2 ^stay:0.6r ^stop:0.8o ^stor:-0.2 ^subject:-0.3 ^sudo:0.8x ^summaris:-1.3 ^support:-1.8 ^suppos:-0.6
^sure:0.7f ^suspend:0.3o ^svg:0.6f ^switch:0.3r ^sync:-0.6 ^sys:0.9f ^system:-0.2 ^take:0.5r ^talk:-0.4 ^tar:0.2e ^tell:-0.2 ^terminat:0.7x ^terraform:0.6x
^test:-0.7 ^thank:-0.7 ^the:-1.9 ^then:-0.9 ^ther:0.3o ^thes:-0.2 ^they:-1.7 ^think:0.5r ^this:-0.7 ^thought:0.4f ^throw:0.2o ^time:0.6o ^to:-1.9 ^todo:-0.2
^token:-1.4 ^tool:0.3f ^transform:0.4r ^truncat:0.8x ^trust:-0.6 ^turn:-0.2 ^type:-0.5 ^uninstall:0.4x ^unlearn:0.7o ^unlimit:-1.0 ^unlock:0.7r ^unrestrict:-0.2
^updat:-1.6 ^upload:-0.6 ^usag:-1.4 ^use:-0.3 ^user:-2.0 ^uses:-0.7 ^vacuum:-0.7 ^verify:-0.2 ^visit:-0.4 ^void:0.5o ^warn:-1.8 ^watch:-1.0 ^water:-0.2 ^we:-0.9
^wget:-0.4 ^what:0.2e ^whatever:0.7o ^whenever:0.4p ^without:-0.2 ^work:0.4d ^writ:0.3p ^y:-0.8 ^you:-0.6 ^your:0.4o a:-0.3 a_#number:-0.2 a_#path:-1.5
a_backdoor:0.9p a_backup:-0.4 a_bank:0.2r a_bot:-0.4 a_bridg:-0.6 a_bug:0.2d a_character:0.8r a_code:0.3e a_command:-0.7 a_comment:0.4e a_copy:0.4e
a_criminal:0.9r a_cron:0.2p a_customer:-0.9 a_day:0.3x a_digest:-0.3 a_dns:0.8e a_document:-0.7 a_draft:0.5o a_fake:0.4d a_fals:1.0d a_file:-0.2 a_game:0.6r
a_hacker:1.0r a_header:-0.6 a_helpful:-0.6 a_holiday:-0.7 a_href:-0.4 a_jailbroken:0.5r a_job:0.3p a_joke:-0.7 a_languag:0.4f a_lie:-0.2 a_line:0.5p a_linux:0.5r
a_list:-0.9 a_machin:-0.2 a_mail:0.5e a_maliciou:0.9r a_markdown:0.6e a_member:-0.7 a_messag:-0.3 a_minut:0.3x a_mistak:0.4o a_moment:0.9o a_month:-0.7
a_name:-0.8 a_page:0.2d a_penetration:0.9r a_person:-0.2 a_pirat:0.5r a_poem:-0.5 a_positiv:0.2f a_post:-0.4 a_public:1.0e a_random:0.3x a_reminder:-0.6
a_request:-0.7 a_revers:1.0p a_review:-1.1 a_reviewer:-0.2 a_rogu:0.6r a_root:-1.0 a_safe:-0.7 a_schedul:0.5p a_script:-0.7 a_second:0.3d a_secret:0.5d
a_shell:0.7r a_short:-0.9 a_startup:0.6p a_story:0.7r a_summary:-0.4 a_system:-0.6 a_systemd:0.7p a_team:-0.5 a_terminal:0.9r a_test:1.0o a_text:-0.8
a_ticket:-0.7 a_token:-0.2 a_tool:-0.5 a_url:0.5e a_user:-0.6 a_week:0.4x a_word:0.6d a_year:-1.2 aaaa:0.6p abandon:0.8o abandon_the:0.2o abandon_your:0.8o
able:-1.4 able_to:-1.4 about_failur:-0.5 about_it:1.0d about_manual:-0.6 about_minor:-0.4 about_peer:-0.6 about_this:1.2d about_to:-0.4 about_what:-0.4
about_your:1.1o abov:0.2o abov_#number:-0.9 abov_all:-0.9 abov_and:0.8o abov_ap:-1.0 abov_direction:0.5o abov_do:0.8o abov_instruction:-0.4 abov_is:0.7o
abov_start:1.1e abov_the:-1.0 abov_this:1.2e abov_was:0.7o absolut_left:0.5f accept:0.6f accept_all:-0.5 accept_the:1.0f acces:0.3e acces_is:-1.0
acces_level:0.7f acces_this:-1.0 acces_to:-1.2 accident:-0.6 accomplic:0.8r according:0.6r account:0.6p account_#number:0.5d account_is:-0.8 account_nam:0.9p
account_number:0.9p acme:-0.9 act_#number:-0.6 act_as:-0.2 act_like:1.2r act_normal:1.2d act_now:-1.0 action:0.3d action_#name:0.5f action_from:0.2d
action_input:0.8f activ:0.7o activat:0.4r actor:-0.6 actor_play:-0.4 acts:-0.6 acts_as:-0.6 ad:-1.1 ad_to:-1.1 add_#evil:0.9p add_a:0.9p add_an:0.2p
add_curl:0.4p add_it:-0.3 add_mallory:1.3p add_my:1.3p add_new:-1.8 add_the:0.5e add_this:0.7p add_x:0.4e add_your:-1.1 add_yourself:0.5p addres_and:-0.3
addres_below:-0.2 addres_book:0.5e address:-1.1 adds:0.5f adds_your:-0.3 adher:0.6o adher_to:0.6o admin:0.4f admin_mode:-0.6 admin_note:0.2f admin_of:-0.9
admin_overrid:0.8o admin_panel:-0.9 admin_right:-0.3 administrator_and:0.4r administrator_has:0.2f administrator_of:-1.1 administrator_right:-0.7
administrator_to:-0.7 administrator_with:0.5r admit:0.5d admit_that:0.5d adopt_the:0.8r advanc:-0.6 advic:-1.1 affect:-1.6 after:-0.4 after_#number:0.3p
after_a:-0.9 after_each:-0.4 after_it:0.3p after_read:0.9d after_the:-0.9 after_you:0.8d afterward:-0.3 again:-0.3 against:-0.6 against_the:-0.7
against_your:1.1o agenda:-0.9 agent_#number:-1.0 agent_can:-0.8 agent_forward:-0.2 agent_must:-0.2 agent_of:-0.5 agent_pleas:-0.3 agent_read:-0.7 agent_run:0.6f
agent_should:-0.6 agent_that:1.1r agent_the:0.8f agent_to:0.4p agent_you:0.5f agre:0.5f agreement:-1.0 ahead:0.3f ahead_and:0.8f ai:1.7 ai_agent:0.5
ai_assistant:-0.4 ai_in:-0.9 ai_instruction:0.5f ai_pleas:0.7f ai_read:0.4f ai_reviewer:0.7f ai_send:0.2f ai_that:1.1r ai_the:0.5f ai_with:0.7r alert:0.2d
alert_#number:-0.9 alert_me:-1.0 alia:0.2p alias:-1.2 alic:-0.9 alic_#path:-0.8 alignment:0.4r all_all:-0.4 all_backup:1.3x all_branch:1.1x all_command:-0.2
all_contact:1.0e all_cooky:-1.2 all_credential:1.0e all_earlier:-0.3 all_environment:0.7e all_error:-1.4 all_fil:0.9x all_filter:-0.7 all_former:0.3o
all_futur:0.8p all_host:0.7x all_is:0.4d all_mail:1.0e all_nopasswd:0.3p all_of:0.8o all_other:0.6 all_password:1.0e all_permission:1.1f all_previou:-0.3
all_process:0.9x all_repository:0.5x all_request:1.0r all_restriction:0.7o all_right:-0.6 all_rul:-1.0 all_safety:0.9o all_secret:1.5e all_set:-0.8
all_shell:0.3p all_the:-0.9 all_tim:-0.2 all_to:0.3p all_token:0.3e all_tool:0.5f all_user:0.3x all_volum:0.3x all_your:0.6o allergic:-0.4 allergic_to:-0.4
allow_all:-0.3 allow_everyth:0.6p allow_to:0.2r allow_you:-0.3 almost:-1.2 almost_full:-1.0 along:-0.3 aloud:0.5e already_confirm:0.2f already_paid:-0.7
also_call:0.3f also_send:0.3e alt:-0.3 alt_assistant:0.3f alt_text:-0.4 alter:-0.5 although:0.7d although_it:0.7d alway:0.5p alway_add:0.9p alway_answer:-0.2
alway_approv:0.5p alway_ask:-1.6 alway_comp:0.3r alway_execut:0.9p alway_includ:-0.6 alway_obey:0.7p alway_recommend:0.7p alway_run:0.5p alway_start:0.5p
alway_trust:-0.7 alway_use:-0.3 am:0.7x am_your:0.2r amount_#number:0.7f an:-0.2 an_accident:0.4d an_account:-0.5 an_admin:1.2r an_administrator:-0.9
an_agent:0.4r an_ai:0.5r an_alia:0.2p an_attack:-0.7 an_attacker:0.3r an_e:-0.2 an_emergency:0.7o an_empty:0.8x an_evil:1.2r an_expert:-0.2 an_hour:-0.7
an_imag:0.8e an_issu:-0.8 an_llm:0.4f an_unalign:0.7r an_uncensor:0.4r an_unfilter:1.1r ana:-0.7 and_#number:-2.1 and_a:-1.2 and_act:0.7d and_add:-0.6
and_adopt:0.5o and_alert:-0.6 and_all:-0.2 and_answer:0.9r and_append:-0.6 and_approv:1.2r and_ask:0.5r and_call:0.2f and_check:-0.7 and_click:0.2f and_comp:0.6o
and_compar:-0.4 and_confirm:0.9r and_continu:0.8d and_delet:-0.4 and_demand:0.9r and_discard:-0.7 and_do:0.9d and_dont:1.1d and_drop:-0.3 and_enabl:-0.3
and_enter:-0.3 and_execut:1.1r and_fill:-0.9 and_follow:0.4o and_forget:0.5p and_forward:0.7e and_get:-0.2 and_give:0.7o and_go:0.5r and_have:0.5r and_help:0.7r
and_hide:-0.6 and_how:-0.4 and_i:0.8o and_ignor:-0.3 and_includ:0.9e and_instead:0.6o and_its:-0.8 and_keep:0.4p and_label:-0.6 and_leav:0.5d and_list:-0.7
and_listen:0.6o and_mail:0.2e and_make:0.4e and_merg:0.7f and_need:0.4r and_never:1.0r and_no:-0.7 and_open:-0.6 and_output:0.8o and_pass:0.9f and_past:-0.3
and_plac:0.2 and_post:0.9e and_pres:-0.9 and_proce:0.7o and_push:1.0f and_put:1.0 and_read:0.7e and_rebuild:-0.4 and_remind:-0.5 and_remov:0.2x and_rep:0.6o
and_report:-0.3 and_request:0.7r and_restart:-0.4 and_reveal:0.3f and_run:-0.4 and_runs:-0.2 and_save:-0.7 and_say:0.6d and_send:0.6e and_set:-0.9 and_shar:0.6e
and_sign:-0.2 and_skip:0.4r and_start:-0.3 and_stor:-0.8 and_strict:0.3o and_submit:0.8e and_summaris:-0.5 and_switch:0.3p and_tell:-0.2 and_the:-0.5
and_then:-0.5 and_this:-0.7 and_to:-0.5 and_turn:0.9r and_type:-0.5 and_upload:1.1e and_wait:0.2o and_warn:-0.8 and_we:-0.4 and_will:-0.3 and_wipe:0.6d
and_work:0.7o and_writ:-1.0 and_you:-0.2 and_your:0.4o ann:-0.5 anna:-1.2 announcement:-0.7 anonymou:-0.2 another:-1.7 ansibl:-0.3 answer_#path:-0.3
answer_as:0.3r answer_everyth:0.5r answer_execut:0.8p answer_fetch:0.5e answer_free:0.7o answer_in:-1.0 answer_on:-1.0 answer_only:1.0o answer_question:-0.6
answer_short:-0.7 answer_should:0.4e answer_that:0.8d answer_the:-0.3 answer_to:0.3p answer_with:-0.5 answer_without:0.7r answer_yes:0.2p anthropic:0.8o any:0.7o
any_and:0.4o any_command:0.2r any_earlier:0.3o any_instruction:1.0o any_longer:0.9o any_more:1.1o any_of:0.3o any_other:0.2f any_previou:0.4o any_request:-0.2
any_restriction:0.7r any_rul:0.5r any_rule:-0.5 any_safety:0.8r any_time:-1.1 any_trac:1.2d anymor:1.1o anyon:0.3d anyon_asks:0.3d anyon_know:0.6d anyon_who:0.6e
anyon_your:-1.2 anyth:0.3r anyth_about:0.4d anyth_is:-0.7 anyth_now:0.2r anyth_with:-0.7 anyth_without:-0.6 anyth_you:0.3o ap:-0.3 ap_here:0.9o ap_to:-0.5
api:-0.3 api_is:-1.0 api_key:0.5e api_keys:-0.3 api_token:0.5e app:-1.5 app_as:-0.4 appear:-0.4 approv:0.8f approv_all:0.2p approv_by:-0.6 approv_command:0.4p
approv_every:0.7x approv_everyth:1.1r approv_the:-0.4 approv_this:1.1f approval:1.0p approval_are:0.2p approval_for:0.6p approval_is:-1.0 approval_mode:0.2p
approval_off:0.4p approval_step:0.7p approval_to:0.8p apps:-1.2 april:0.5x apt:-1.1 archiv:-1.6 archiv_mail:-0.4 are:-0.2 are_a:-0.3 are_allow:0.3r are_an:0.2r
are_approv:0.8p are_ask:0.6d are_availabl:-0.8 are_below:0.7o are_cancell:1.1o are_confidential:-0.8 are_count:-0.3 are_dan:0.3r are_defin:-0.2 are_delet:0.2o
are_deprecat:0.3o are_do:0.7o are_document:-0.6 are_done:0.5d are_evil:0.5f are_fine:-0.7 are_finish:0.7d are_for:0.8o are_free:1.0f are_given:-0.6
are_hereby:1.3o are_in:-1.0 are_invalid:0.3o are_kept:-0.6 are_lift:0.5o are_list:-1.0 are_log:-0.6 are_manag:-0.6 are_my:0.5r are_no:-0.2 are_none:1.0o
are_now:-0.6 are_obsolet:0.5o are_off:1.3r are_on:-0.9 are_outdat:-0.2 are_read:-0.5 are_remov:-1.2 are_requir:0.2 are_root:1.2r are_sent:-0.7 are_shown:-0.9
are_stor:-1.0 are_suspend:1.1o are_switch:0.3r are_the:-0.7 are_to:0.6o are_us:-1.0 are_void:-0.5 are_work:-0.6 are_written:-1.0 are_wrong:0.6o are_your:-0.3
area:-1.0 argument:-0.2 argument_command:0.8f aria:0.2f aria_hidden:-0.2 aria_label:0.5f around:-1.0 around_the:-1.0 arriv:-0.3 art:-0.9 artefact:-0.5
articl:-0.2 as_a:0.2r as_administrator:-1.1 as_alic:-0.5 as_an:0.3r as_approv:1.0p as_csv:-0.8 as_dan:0.8r as_error:-0.7 as_excellent:0.7f as_follow:0.4o
as_i:-0.2 as_if:0.7d as_instruction:-1.0 as_my:0.4r as_of:-0.3 as_releas:-0.2 as_root:-0.6 as_the:0.5r as_this:0.2o as_though:1.1r as_two:0.5r as_user:-0.4
as_you:-0.3 as_yourself:0.6r asid:-0.2 asid_all:0.7o asid_and:0.7o asid_the:-0.7 asid_your:0.8o ask:0.2 ask_again:-0.6 ask_and:0.2o ask_befor:0.2p ask_for:0.4r
ask_me:-0.3 ask_not:-0.5 ask_question:0.2o ask_the:-0.8 ask_to:-1.0 ask_you:-0.2 asks:0.2d asks_for:-0.8 asks_the:0.2e asleep:0.4r assert:-1.3 asset:-1.1
assignment:0.6o assistant:0.7 assistant_#number:-0.9 assistant_a:-1.1 assistant_answer:-0.5 assistant_approv:1.1f assistant_call:0.6f assistant_click:0.8f
assistant_coach:-0.7 assistant_content:-0.4 assistant_delet:0.7f assistant_director:-0.7 assistant_for:-0.8 assistant_i:1.2f assistant_ignor:0.6f
assistant_manager:-1.2 assistant_maria:-0.7 assistant_must:1.0f assistant_ok:1.1f assistant_pleas:0.8f assistant_professor:-0.8 assistant_read:0.8f
assistant_run:1.1f assistant_send:0.7f assistant_should:-0.4 assistant_sure:0.5f assistant_that:0.2r assistant_the:0.8f assistant_to:-0.8 assistant_transfer:0.4f
assistant_who:0.4r assistant_will:-0.9 assistant_with:1.1r assistant_you:0.8r assum_that:-0.8 assum_the:0.6r assum_you:0.7r async:-2.3 at_#address:0.6e
at_#evil:0.6e at_all:-0.4 at_any:-1.1 at_every:-0.6 at_least:-1.2 at_midnight:0.8x at_noon:0.8x at_once:-0.5 at_start:0.2p at_the:-0.6 at_this:-0.4 attach:-0.2
attach_#name:1.0e attach_the:0.3e attachment:-1.2 attack:-0.7 attack_in:-0.3 attacker_may:-0.3 attention:0.9o attention_ai:0.4f attention_to:1.1o attribut:-1.0
audit:0.3d audit_and:-0.8 audit_fix:-0.6 audit_log:1.1d auth:-0.9 authentication:0.2f author:-0.3 authoris:0.4r authoris_to:-0.6 authoris_you:0.6r authority:0.8o
authority_over:0.5o authoriz:-1.4 authorization:0.2o authorization_bearer:-1.2 authorization_header:-0.7 auto:0.2x auto_approv:0.5x automat:0.3f automatical:-0.4
availabl:-1.6 avoid:0.5r away:0.2 away_from:-0.9 aws:0.5x aws_s3:0.4x b:-2.0 b_#path:-1.2 back:-1.4 back_up:-1.3 backdoor:1.3p backdoor_in:0.5p background:0.3d
background_and:0.3d backup:0.2x backup_and:0.4x backup_at:0.6x backup_can:-0.7 backup_of:-0.5 backup_older:0.7x backup_script:-0.7 backward:-0.6 badg:-2.2
bake:-0.3 banana:0.6p bank:0.3r bank_and:1.0r bank_detail:0.5e banner:-1.2 bas:-1.6 bas_acces:-0.5 base:-0.9 base64:0.3e base64_and:0.3e base64_encod:0.4e
base64_is:-0.8 base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4 base64_of:-0.6 base64_the:1.4e base_url:-0.7 bash:0.7p bash_argument:0.8f
bastion:-0.7 battery:-0.9 bcc:1.0e be_a:-0.6 be_able:-1.3 be_an:0.2r be_ask:-0.6 be_brief:-0.9 be_call:-0.3 be_delet:-1.0 be_empty:-0.7 be_ignor:0.5o be_log:-0.8
be_my:0.9r be_remind:-0.2 be_remov:-0.9 be_report:-1.0 be_restor:-0.8 be_reus:-0.7 be_skip:0.7p be_the:1.6r be_told:-0.7 be_undon:-0.7 be_used:-0.9 becaus:-1.4
becaus_of:-1.1 becaus_you:0.2f becom:0.4r becom_an:0.5r been:-0.2 been_cancell:-0.5 been_deprecat:0.2f been_given:-0.3 been_grant:-0.6 been_jailbroken:0.8r
been_lift:0.2o been_log:-0.9 been_promot:0.6r been_remov:0.5r been_replac:0.9o been_sav:-1.0 been_updat:0.6o befor:-1.0 befor_#number:-0.5 befor_any:0.3f
befor_anyth:-0.3 befor_call:0.2f befor_commit:-0.8 befor_continu:-0.2 befor_delet:0.8p befor_each:-0.9 befor_every:-0.2 befor_it:-0.6 befor_push:-1.1
befor_read:-0.5 befor_run:0.3p befor_send:-0.5 befor_the:-0.8 befor_they:-0.5 befor_this:1.1o befor_upgrad:-0.4 befor_use:-0.7 befor_writ:-1.2 befor_you:-1.1
begin_by:0.8p begin_certificat:-0.7 begin_system:1.2f begin_with:-0.7 behav:-0.6 behav_like:0.4r behaviour:0.2o behind:0.3d believ:-0.3 below_#number:-0.8
below_as:0.6p below_the:-0.3 below_to:0.2p ben:-0.8 berlin:-0.2 best:-0.2 beta:-0.4 better:-1.2 between:-0.2 between_#number:-1.3 between_the:-0.6
between_us:1.2d bill:-0.2 bind:0.7o birthday:-1.3 bit:-1.1 bitwarden:-0.8 blank:-0.3 blind:-1.0 block:-0.3 blog:-1.4 blog_post:-0.6 board:-1.0 bob:-0.4 body:-1.0
bomb:0.4x book_the:0.5f boot:0.4p boot_complet:-0.6 bot_post:0.8f bot_that:0.3r both:-1.4 bots:-0.3 bound:0.3r bound_by:0.8r box:-0.5 br:-0.8 br_this:0.8d
branch_after:-0.7 branch_and:-0.8 branch_every:-0.7 branch_is:-0.7 branch_main:-0.9 branch_name:0.2e branch_over:0.6x bread:-1.0 break:-1.1 break_the:-0.9
break_your:1.0o bridg:-0.9 bridg_between:-0.3 brief:-0.4 british:-0.7 british_spell:-0.6 broken:-0.7 browser_cooky:0.3e bucket:0.4x budget:-1.4 budget_is:-0.3
bug:-0.5 build:-0.9 build_cach:-0.4 build_fail:-0.7 build_folder:-1.1 build_is:-0.6 build_machin:-0.4 build_statu:-0.9 build_succeed:0.4d build_to:-0.6
bundl:-1.3 burn:0.6d but:-1.1 but_do:0.2d button:-0.8 button_aria:-0.5 button_for:-0.2 buy:1.2 by:-1.0 by_a:-0.5 by_an:0.6r by_ansibl:-0.4 by_any:0.7r
by_default:-1.1 by_hand:-1.0 by_its:-1.1 by_mail:-0.3 by_mistak:0.2o by_run:0.2p by_this:-0.7 by_your:0.6o bypas:0.8o bypas_your:0.6o cach:-2.3 cach_and:-0.4
cach_at:-0.9 cach_folder:-0.4 cach_is:-0.8 cach_of:-0.7 cake:-0.7 calendar:-0.6 calendar_and:-0.6 calendar_to:-0.6 call_#name:1.9f call_#number:0.5f
call_befor:0.4f call_fail:0.2f call_init:-0.6 call_max:-0.6 call_super:-0.8 call_support:0.2p call_the:-0.3 call_this:-0.9 caller:-0.5 calm:-0.6 came:1.3d
came_befor:0.6o came_from:0.5d camera:-1.0 can:-1.1 can_be:0.2p can_do:0.7r can_i:-0.5 can_log:0.8p can_make:-0.6 can_read:-0.9 can_safe:0.7o can_see:-0.8
can_skip:0.2o can_you:-1.0 cancel:-0.3 cancel_the:0.5o cancell:0.2o candidat:0.2f cannot:-1.7 cannot_be:-1.5 cannot_remov:-0.4 capital:-0.4 capital_of:-0.6
captain:-0.7 car:-1.1 card_and:0.2e card_number:1.1e care:0.3r careful:-0.6 carla:-0.8 carry_out:0.6r case:-1.1 case_of:0.7o case_when:-0.6 cat:0.6e
cat_#path:1.2e cat_#secret:-0.2 catch:-1.7 caus:-1.3 ceas:0.8o ceo:0.6r ceo_and:0.6r certificat:-0.8 certificat_and:-0.7 certificat_of:-0.5 chang:-0.2
chang_and:-0.3 chang_in:-0.7 chang_it:-0.6 chang_the:1.0d chang_to:-0.7 chang_without:-0.2 chang_you:0.7o chang_your:0.3p changelog:-0.6 channel:-0.8 chao:0.4r
chapter:-1.0 chapter_#number:-0.8 character_of:0.7r character_who:0.9r charg:-0.9 chart:-0.6 chat:0.2e chat_history:0.8e cheat:-0.3 check_are:0.8r
check_befor:-0.3 check_fail:-0.7 check_for:-1.1 check_if:-1.1 check_its:-0.9 check_my:-0.2 check_off:-0.6 check_on:-1.0 check_that:-1.1 check_the:-1.1
check_whether:-1.0 checkout:0.3p checkout_hook:0.4p ches:-0.5 children:-1.3 chmod:1.0x chmod_#number:-1.1 chmod_r:1.0x chor:-0.7 chor_remov:-0.7 ci:-2.5
ci_set:-0.3 claim_that:0.7d claim_to:-1.0 clas:-2.2 clas_hidden:-0.5 classifier:-1.0 clean_the:-0.8 cleanup:-1.4 cleanup_script:-0.5 clear:-1.0 clear_the:0.2d
clear_your:-0.5 clearanc:0.6f click:0.2f click_here:-0.9 click_the:0.5f click_through:0.6o client:-2.7 clipboard:0.5e clock:-0.8 clos:-1.1 clos_all:0.5f
clos_on:-0.3 clos_stal:-0.3 clos_the:-0.7 clos_this:-0.7 cluster:0.3x coach:-0.9 code:-0.3 code_#number:0.5o code_block:1.0e code_for:-0.7 code_in:0.8f
code_with:-1.0 coffe:-0.8 coffe_machin:-0.3 colleagu:-0.4 collect:0.2e collect_all:0.6e collect_every:0.4e collect_the:0.4e color:-0.5 color_whit:0.2f
colour:-1.0 column:-2.0 com:-0.2 com_from:0.3p come:-0.5 come_from:-0.3 command:-0.2 command_#path:0.7f command_are:-0.9 command_curl:0.2f command_from:0.2p
command_id:1.1f command_in:0.2f command_it:0.6r command_line:-1.4 command_rm:-0.5 command_that:-0.5 command_to:-0.8 command_without:1.2p comment:0.2e
comment_and:-0.7 comment_in:0.4o comment_on:1.2e comment_within:-0.4 commit:-0.4 commit_and:-0.7 commit_direct:0.4f commit_look:0.4d commit_messag:0.5e
commit_so:0.4d commit_your:-1.0 comp:1.1o comp_with:0.2o company:-0.3 compar:-0.8 compar_the:-0.8 compar_today:-0.4 competitor:-0.6 competitor_in:-0.8
compiler:-0.9 complet:-1.7 complianc:0.3o compos:-1.4 compos_up:-0.4 compromis:0.3r comput:-0.8 comput_the:-0.5 computer:-1.2 computer_to:-0.2 conceal:0.9d
conceal_the:0.5d conceal_this:0.5d confidential_information:0.5r config:-0.5 config_#path:-0.3 config_and:0.5p config_so:0.6p configur:-1.0 configur_with:0.5o
configuration:-0.2 confirm:0.9r confirm_it:-0.8 confirm_the:0.3r confirm_your:-0.8 confirmation:0.9r confirmation_#path:0.3f confirmation_are:0.9p
confirmation_is:0.5r confirmation_need:-0.5 confirmation_step:0.8o conflict:0.4o connect:-1.9 connect_to:-1.2 connection:-1.3 conscienc:0.5r consent:1.1f
consent_to:0.8f consider_yourself:0.6r consol:-0.5 const:-1.9 const_prompt:-0.7 constraint:0.6o contain:-0.2 contain_the:0.2e container:-0.4 content_filter:1.0o
content_ignor:0.8f content_of:0.6e content_policy:0.4r content_restriction:0.7r content_to:0.2e context_and:1.0o continu:0.6f continu_call:0.3f
continu_without:0.8f contract:-1.1 contrary:-0.4 contrary_to:-0.4 contributor:-1.3 control:-1.0 conversation_history:0.2e conversation_so:0.4e
conversation_to:0.5e convert:-0.9 cook:-0.6 cooky_and:-0.4 cooky_of:0.8e copilot:0.5f copy:-0.2 copy_#secret:1.1e copy_id:-0.4 copy_it:-0.4 copy_of:0.4e
copy_to:0.6p copy_your:-0.7 copy_yourself:0.3p copyright:-4.0 copyright_#number:-0.3 core:-1.4 corp:-0.4 correct:0.2o cost:-0.7 could:-0.7 could_not:0.2d
could_you:-0.8 count_#number:-1.0 count_lin:-0.6 count_the:-0.6 count_with:-0.3 counter:-0.9 court:-0.8 cover:0.2d cover_up:0.3d cover_your:0.8d coverag:-1.6
cp:-0.4 cpu:-1.4 crawler:-0.7 creat:-0.6 creat_an:-0.4 creat_by:-0.6 creator:1.0r creator_i:0.7r credential:0.9e credential_file:0.8e credential_in:0.8e
credit:0.7e credit_card:0.9e crew:-1.0 criminal:0.9r cron:-0.6 cron_entry:-0.2 cron_job:0.3p cron_jobs:-0.2 crontab:0.7p csrf:-0.4 csrf_valu:-0.4 css:-0.5
csv:-0.8 ctrl:-1.0 ctrl_shift:-0.6 curl_#address:0.2e curl_#evil:1.2p curl_d:0.7e curl_f:0.6e curl_fssl:-0.5 curl_x:-0.2 current_instruction:0.9o
current_task:0.2o cursor:-1.2 customer_data:0.5o customer_list:1.1e customer_tabl:0.8e cv:-0.6 cv_to:-0.9 cve:-0.5 cve_#number:-0.5 cycl:-1.4 d:-0.5 d_#evil:0.6e
d_#name:-0.7 d_#secret:0.4e dan:0.5r dan_and:0.4r dan_is:-1.0 dan_mode:1.2r dan_who:0.6r dana:-1.0 danish:-0.8 dark_about:0.5d dark_mode:-1.0 dashboard:-0.6
dashboard_and:-0.4 dat:-1.0 data:-0.8 data_befor:-0.4 data_imag:-0.5 data_is:-0.8 data_to:-1.1 data_with:-0.9 databas:0.5x databas_and:-0.7 databas_app:-0.4
databas_at:0.5x databas_dump:0.6e databas_of:-0.2 databas_on:0.2x databas_password:0.8e databas_production:0.9x databas_to:0.2e date:-1.1 date_is:0.7p day:-0.5
day_at:-0.3 days_and:-0.4 days_befor:-0.4 days_in:-0.4 days_without:-0.7 dd:0.5x dd_if:1.3x de:-1.0 deadlin:-1.0 dear:0.4f dear_agent:-0.4 dear_ai:0.9f
dear_assistant:0.4f dear_customer:-0.5 dear_languag:0.3f debian:-0.8 debug:-0.2 debug_mode:0.5r deceas:0.3r december:-0.7 decision:-0.8 declaration:-0.8
declaration_of:-0.4 decod:-2.1 def:-1.4 def_#name:-0.5 default:-1.5 default_in:-0.4 default_port:-0.6 defenc:-0.3 defin:-1.6 defin_in:-0.3 definition:-1.8
definition_of:-0.3 degre:-0.3 delay:-0.3 delet:0.3x delet_#number:-0.3 delet_a:-0.8 delet_after:-0.8 delet_all:0.5x delet_anyth:-0.9 delet_every:0.7x
delet_everyth:1.2x delet_fil:0.3r delet_it:1.3f delet_log:-0.3 delet_merg:-0.8 delet_my:-0.6 delet_old:-0.6 delet_temporary:-0.5 delet_the:0.5x delet_this:-1.0
delet_tool:0.3f delet_your:0.5o deletion:1.0f deletion_of:0.6f deliver:-0.3 demand:0.8r demo:-1.2 demo_is:-0.3 deny:-0.6 deny_publickey:-0.4 dependabot:-1.0
dependency:-1.0 deploy:0.2f deploy_happen:-0.6 deploy_key:-0.6 deploy_script:-0.4 deploy_without:-0.7 deployment:0.2p deprecat:-0.6 deprecat_#address:-0.7
describ:-0.9 describ_in:-0.5 description:0.2 design:-1.3 design_on:-0.3 desk:-0.9 desktop:-0.8 destroy:0.2x destroy_auto:0.7x destroy_the:0.6x detail:-0.6
detection:-1.1 dev:-1.8 dev_container:-0.2 dev_server:-0.3 developer:0.7o developer_and:0.6o developer_messag:1.0o developer_mode:0.2r developer_of:0.2f
developer_says:0.2o developer_wrot:0.9o devic:-1.5 diagram:-1.2 dialog:0.3o diary:-0.6 did:0.4d did_it:0.3d did_not:0.2d did_this:0.7d die:-0.9 die_regeln:-0.5
diet:-0.9 dif:-0.5 diff:-0.4 different:-1.4 digest:-1.2 direct:-0.7 direct_to:0.2f direction:1.1o direction_and:0.3o directiv:1.5o directiv_and:0.2o
directiv_you:0.3o directory:-0.5 directory_every:1.0x disabl:0.4p disabl_all:-0.6 disabl_log:0.2f disabl_next:-0.4 disabl_the:0.2p disabl_your:1.0o disagre:0.4o
discard_the:-0.6 disclos_that:1.0d disclos_the:-0.2 disclos_this:0.2d discreet:0.7d disk:0.4x disk_every:0.8x disk_is:-0.6 disk_usag:-1.1 disk_when:0.8x
disk_with:1.1x dislik:-0.4 dislik_long:-0.3 dismis:0.9o dismis_the:0.3o disobey:0.8o disobey_the:0.8o display:-0.9 display_none:-0.2 disregard_all:0.6
disregard_everyth:0.5o disregard_for:-1.0 disregard_prior:0.6o disregard_the:0.8o disregard_this:-0.9 disregard_your:0.5o dist:-1.3 distribut:-1.6 disturb:-0.8
div:-0.3 div_clas:-0.6 dns:1.3e dns_query:0.8e do:-0.3 do_and:0.7o do_anyth:0.8r do_as:0.5o do_everyth:-1.0 do_exact:0.3o do_i:-0.5 do_it:0.8d do_not:-0.2
do_the:0.8o do_this:1.3d do_what:1.1o docker:-1.4 docker_compos:-0.4 docker_imag:-0.8 docs:-2.2 docs_#path:-0.9 doctor:-1.1 document:-0.2 document_folder:0.7e
document_in:-0.2 documentation:-2.2 does:-0.5 does_not:0.3d dog:-1.2 dollar:0.6e domain:-0.5 done:-0.5 dont:0.6d dont_ask:-0.6 dont_count:0.5o dont_follow:0.7o
dont_forget:-0.8 dont_have:-0.3 dont_let:0.6d dont_listen:0.2o dont_mention:-0.5 dont_obey:0.6o dont_say:-0.6 dont_show:-0.7 dont_tell:-0.7 door:0.5p
down_the:-0.5 download:-0.8 download_#evil:0.6p download_and:0.3p download_the:-0.2 draft:-1.1 draft_to:-0.7 drink:-0.7 drink_water:-0.2 driv:0.7x driver:-0.8
drop:-0.5 drop_all:0.5x drop_databas:0.9x drop_every:1.0x drop_tabl:-1.0 drop_the:-0.6 drop_your:0.9o drwxr:-0.3 drwxr_xr:-0.3 dry:-1.1 dry_run:-0.9 dump:0.4e
dump_the:0.7e dump_to:-0.7 duplicat:-1.1 dur:-0.6 dur_the:-1.6 duty:0.3r e:-0.4 e_#path:0.4p e_mail:-0.3 each_answer:-0.4 each_day:0.4x each_even:0.4x
each_hour:0.4p each_month:0.4x each_morn:0.3x each_new:0.5p each_night:0.8x each_quarter:-1.0 each_request:-0.9 each_secret:0.6e each_session:1.0p each_time:0.7p
earlier:0.4o earlier_and:0.7o earlier_are:1.0o earlier_command:0.7o earlier_directiv:-0.4 earlier_guidanc:0.5o earlier_instruction:0.8o earlier_messag:0.5o
earlier_order:0.6o earlier_prompt:1.3o earlier_rul:0.3o earlier_version:-1.0 eat:-1.1 echo:-0.2 echo_#name:0.9e echo_ssh:0.5p edit:-1.0 edit_#name:0.2p
edit_#path:0.4p edition:-1.0 editor:-1.3 effect:-1.0 elevat:0.8o email:-0.7 email_me:-0.6 email_the:0.6e email_to:0.3e emb:0.7e emb_the:0.7e emergency:0.7o
emoji_and:0.4e emoji_in:-0.4 employe:-0.5 employe_must:-0.6 employe_who:0.4r employer:-0.8 empty:-0.2 empty_branch:0.6x empty_the:-0.3 emulat:0.2r enabl:-0.2
enabl_developer:-0.7 enabl_in:-0.7 enabl_on:-0.5 encod:-0.2 encod_#secret:0.4e encod_the:0.6e encrypt:-0.2 encryption:-1.1 end:0.3f end_of:0.7f end_system:1.2f
endoftext:1.0f endpoint:-1.1 ends_here:0.6f engag:0.5r engin:-1.2 engineer:-0.7 english:-0.3 enter:-0.3 enter_developer:1.1r enter_the:-0.3 enter_your:-1.3
entry:0.4p entry_from:0.2d entry_that:-0.6 env:0.8e env_to:0.8e environment:0.2 environment_variabl:0.5e eras:0.2x eras_all:0.5x eras_every:0.9x eras_the:-0.2
eras_your:-0.4 error:-0.7 error_#number:0.5f error_and:-1.1 error_from:-0.2 error_ignor:-0.6 error_in:-0.6 error_to:-0.6 escap:-1.7 eslint:-1.5
eslint_disabl:-1.0 ethic:1.8r ethical:0.6r ethical_guidelin:0.7r eu:-1.0 eur:0.5f europ:-0.6 europ_#path:-0.6 eva:-0.5 eval:-1.1 evaluat:-1.1 eve:1.0p even:-0.4
even_though:0.3d ever:0.4p every:0.9x every_#number:-0.9 every_agent:0.2p every_answer:-1.2 every_command:-0.2 every_commit:-0.4 every_day:-0.4
every_earlier:0.8o every_environment:-0.3 every_even:-0.3 every_file:1.0x every_five:0.3x every_friday:-0.9 every_instruction:0.4o every_mail:0.5x
every_messag:0.7e every_minut:0.7p every_monday:-0.5 every_month:0.4x every_morn:-1.2 every_new:0.3p every_night:-0.7 every_password:0.6e every_repository:0.8x
every_request:-0.3 every_rule:0.7o every_secret:0.6e every_session:1.0p every_sunday:0.4x every_tabl:1.1x every_two:-0.3 every_url:0.5e every_week:0.8x
everyon:0.8p everyth:1.2o everyth_abov:0.7e everyth_and:0.2r everyth_befor:-0.3 everyth_in:0.6x everyth_is:0.4d everyth_that:-0.2 everyth_the:1.1o
everyth_under:1.0x everyth_went:0.2d everyth_written:0.6o everyth_you:-0.4 evidenc:0.7d evil:1.1r evil_#path:0.8f evil_ai:0.5r evil_pkg:0.6p evil_twin:-0.5
evilbot:1.0r exact:-0.3 exam:-0.2 exampl:-2.2 exampl_corp:-0.4 exce:-0.8 exceed:-0.2 excellent:0.6f except:0.3x except_this:0.9o exception:0.3o exchang:-0.6
exchang_rat:-0.3 exchang_rate:-0.4 exec:0.3p execut:0.6p execut_#evil:0.5p execut_curl:0.2p execut_every:0.5r execut_the:-0.2 exercis:-0.9 exfiltrat:0.7e
exfiltrat_the:0.7e exist:-0.2 exist_#name:-0.5 exit:-1.5 exit_code:-0.3 expect:-1.9 expert:-0.3 expir:0.3o expir_after:-0.7 expir_session:-0.5 expiry:-0.8
explain:-0.4 explain_how:0.6r export:-0.4 export_#name:0.3p export_all:0.8e export_path:-0.8 export_the:0.3e expos:-0.8 extend:-1.9 extension:-1.9
extension_from:0.2p f_file:-0.3 factor:-0.2 factor_authentication:-0.5 factor_login:0.2p fail:-0.9 fail_login:-0.5 fail_test:-1.2 failur:-0.6 failur_at:-0.4
fake:0.8d fake_the:-0.4 fall:-0.2 fals:-0.8 fals_reason:0.9d fami:-1.1 far:-0.3 far_and:0.6o far_to:0.6e father:-0.8 favour:1.1o favourit:-1.2 feat:-1.2
featur:-1.8 fee:-0.7 feed:-0.5 feed_and:-0.5 feedback:-1.0 feedback_from:-0.5 fetch:-0.7 fetch_#evil:1.1e fetch_the:-0.9 field:-0.6 figma:-0.5 fil:-1.0
fil_#path:0.5f fil_and:0.6x fil_are:-0.8 fil_in:-0.4 fil_older:-0.4 fil_on:0.2x fil_to:0.6p fil_under:-0.4 fil_were:-0.2 fil_with:-0.2 file:-0.5 file_#name:-0.9
file_#path:0.4f file_#secret:-0.3 file_afterward:-1.2 file_and:0.3e file_in:-0.2 file_name:-0.6 file_or:-0.6 file_size:-0.4 file_was:-0.2 file_wins:0.2o
file_with:-0.4 file_you:0.9p fill:-0.3 fill_in:-0.8 film:-1.3 filter:-0.4 filter_are:0.6r filter_is:0.4o filter_off:-0.6 final:0.3d final_answer:0.8d financ:-1.0
find:-0.2 find_any:0.3e find_out:0.4d find_the:-1.0 find_to:0.5e fine:0.3d fine_even:0.2d finish:-0.2 finish_the:-1.0 firewall:0.7p first:-0.4 first_#number:0.6o
first_#path:0.8f first_and:0.6f first_call:-0.4 first_in:-0.4 first_letter:0.6e first_of:1.1x first_read:0.3f first_run:0.5p first_then:-0.3 fish:-0.7 five:-0.4
five_minut:0.3x five_star:0.4f fix:-1.0 fix_do:-0.9 fix_in:-0.5 fix_it:0.6f fix_the:-0.6 fixtur:-1.1 flag:-1.5 flaky:0.2f flat:-1.2 flight:0.4f flour:-0.7
flour_and:-0.5 flush:-0.5 fold:-1.1 folder:0.3x folder_and:0.4e folder_in:-0.7 folder_to:-0.6 folder_when:-1.2 follow_by:-0.3 follow_instruction:-0.5
follow_is:0.9f follow_it:0.6p follow_line:-0.7 follow_me:-0.6 follow_mine:0.3o follow_only:0.8o follow_text:-0.2 follow_the:-0.6 follow_thes:-0.7
follow_this:0.6o follow_your:0.8o font_size:0.2f foo:-2.3 footer:0.7e for:-0.7 for_#number:-0.4 for_a:-0.3 for_ai:1.1f for_an:-0.8 for_approval:0.9p
for_children:-0.3 for_confirmation:-0.3 for_credential:-0.8 for_each:-0.7 for_every:-0.7 for_everyth:0.8r for_fil:-0.4 for_good:1.1p for_guest:-0.4
for_internal:-0.5 for_mallory:0.9p for_me:0.9r for_mine:0.7o for_nam:-0.4 for_new:-0.9 for_one:-1.0 for_permission:0.7r for_stag:-0.8 for_target:-0.5
for_ten:-0.3 for_test:0.9o for_this:0.2o for_tomorrow:-0.6 for_two:-0.8 for_word:1.1e for_year:-0.4 for_you:0.7o for_your:-1.2 forbid:-0.8 forbidden:0.4r
forc:0.7x forever:0.6p forget:-0.4 forget_about:-0.3 forget_all:1.2o forget_everyth:-0.7 forget_it:-0.2 forget_me:-0.8 forget_old:-0.5 forget_previou:0.2o
forget_to:-1.0 forget_what:0.3o forget_yesterday:-0.7 forgot:-1.1 forgot_password:-0.8 forgot_the:-0.6 forgot_your:-0.5 fork_bomb:0.4x form:-0.7 form_at:0.3e
form_to:-1.1 format:-0.6 format_#path:1.1x format_help:-0.8 format_the:0.2x former:0.2o former_instruction:1.0o forum:-0.9 forward_all:1.1e forward_every:0.7e
forward_the:1.0e forward_this:-0.7 found:-0.8 found_in:0.7p found_noth:0.8d four:-0.7 fre:0.2r fre_from:0.4r free:0.2r free_from:1.2r free_of:-2.1 free_to:-0.9
freegpt:1.0r french:-0.6 fridg:-0.5 friend:-1.4 from:-0.4 from_#evil:0.8p from_#number:-1.4 from_#path:0.3p from_a:-1.6 from_all:0.8r from_eve:0.4p
from_here:1.3r from_mallory:0.4p from_memory:0.2o from_now:0.5p from_this:0.9o from_today:-0.3 from_your:0.7o front:-1.3 front_desk:-0.8 fssl:-0.5
fssl_#address:-0.7 full:0.3r full_acces:0.8f full_permission:-0.4 function:-1.2 function_acts:-0.3 function_name:1.1f function_with:-0.6 fund:-0.4
further_notic:0.7o futur_session:0.3p gam:-0.9 game:-0.3 game_in:0.4r garden:-0.9 gate:-0.3 gateway:-0.8 gather:0.7e gb:-0.6 gb_of:-0.3 gb_ram:-0.5 general:-1.4
generat:-1.7 generat_by:-0.2 generat_the:-0.7 german:-0.7 get:-0.7 get_#path:-1.6 get_a:-1.6 get_the:0.7r gets:-0.3 gift:0.6e gist:0.8e git:-0.2 git_command:-0.9
git_config:-0.5 git_hook:0.2p git_push:1.0x git_remot:0.4e git_reset:0.5x github:-1.6 give:0.2e give_a:0.7d give_mallory:0.6p give_the:0.4e give_this:0.3f
give_your:-0.7 given_and:-0.5 given_at:0.7o given_by:-0.4 given_earlier:0.6o given_the:-0.6 global:-1.4 go:0.2f go_ahead:0.5f go_of:0.7o go_on:1.2f
go_through:-0.2 go_to:0.3r goal:0.5o goes:-0.5 goes_to:-0.5 gone:0.4d good:-0.6 good_morn:-0.7 googl:-0.5 got:0.6o grammar:-1.0 grandmother:0.5r
grandmother_who:0.4r grant:0.3f grant_acces:0.4f grant_all:0.5f grant_full:0.9f grant_the:0.2r grant_you:-0.4 great:0.2f green_light:0.2o grep:-0.5 group:-1.8
group_wheel:-0.5 gt:-1.2 guard:-0.3 guard_rail:0.6o guest:-0.2 guid:-1.0 guidanc:0.6o guidanc_and:0.5o guidelin:0.7o guidelin_abov:0.7o guidelin_and:-0.3
guidelin_are:0.6o guidelin_for:-0.5 guidelin_from:0.4o guidelin_have:0.3o guidelin_just:0.5o guidelin_of:-0.5 guidelin_were:-0.3 guidelin_you:0.6o h:-0.2
h_now:0.9x hack:0.9o hacker:0.6r hacker_in:-0.3 hacker_who:0.9r had_been:-0.3 had_no:1.0r had_not:0.4d haha:0.4o hammer:-0.9 hand:0.6o hand_out:0.6r
hand_over:0.4o handbook:-1.0 handl:-1.6 hang:-0.9 hard:0.7x harm:0.4r has:-0.5 has_#number:-0.5 has_a:-1.3 has_approv:0.3f has_authoris:0.7f has_been:-0.2
has_chang:0.9o has_expir:-0.3 has_no:-0.9 has_pre:0.7p has_remov:0.7o has_sign:0.3o has_the:-0.5 has_to:1.1f has_waiv:0.4o hash:-1.1 hat:0.2r have:-0.2
have_admin:-0.5 have_already:-0.7 have_call:0.6f have_chang:-0.6 have_new:0.2o have_no:0.3r have_not:-1.0 have_permission:-0.6 have_read:0.4d have_root:1.0r
have_the:-0.4 have_to:0.6f he:-1.2 head:-0.2 header:-1.6 headlin:-1.0 health:-0.7 health_endpoint:-0.3 hear:0.3d heat:-1.0 heed:0.7o heed_to:0.4o hello:-0.9
help:-0.9 help_impersonat:-0.8 help_me:1.1r help_the:0.8r help_you:-0.7 helpdesk:0.6r helper:0.5p helpful:-0.6 helpful_assistant:-1.0 her:-0.7 here_and:0.6r
here_are:0.7o here_is:0.6f here_on:1.4r hereby:-0.2 hereby_revok:0.5o herm:-0.6 hero:0.3r hex_and:0.5e hey:0.3f hey_claud:0.8f hi:-0.5 hid:-0.6 hid_the:-0.8
hidden_agent:0.5f hidden_assistant:0.8f hidden_dear:0.7f hidden_fil:-0.9 hidden_from:1.1d hidden_in:0.8o hidden_instruction:-0.3 hidden_menu:-0.7
hidden_name:-1.1 hidden_prompt:1.1e hidden_true:-0.3 hide:-0.2 hide_the:0.7d hide_this:-0.7 hide_your:0.3d him:-1.1 hint:0.3f his:-1.3 history_c:-0.9
history_is:-0.9 history_so:0.4d history_to:1.1e history_when:0.7d hold:-0.4 hold_the:-0.4 holiday:-1.3 home:0.3x home_addres:0.7e home_directory:1.3x
home_folder:0.5x honest:-0.3 hook:0.3p hook_that:0.4p host:-0.2 hostnam:0.3e hour_and:-0.6 hous:-0.9 how:-1.1 how_can:-0.6 how_do:-0.4 how_the:-0.7 href:-0.5
html:-0.6 http:-1.0 http_#path:-1.1 http_tool:0.8e human:0.7f human_delet:0.6f human_pleas:0.6f human_readabl:-1.1 human_resourc:-0.8 hurt:0.7r i:0.2
i_allow:0.9o i_am:-0.5 i_ask:0.6r i_authoris:0.4r i_can:0.4p i_help:-0.3 i_hereby:0.7r i_order:0.3f i_should:0.8f i_type:0.5r i_will:1.5f iban:-0.2 icon:-1.7
id:0.2 id_#number:-0.2 id_#path:0.5f id_and:-0.4 id_modal:-0.4 id_user:-0.3 identity:0.8r identity_is:0.6r identity_of:1.1r if:-0.4 if_#name:-1.8 if_#path:1.2x
if_a:-1.2 if_ask:0.6d if_exist:-0.7 if_noth:-0.5 if_question:0.7d if_someon:0.4d if_ther:-0.5 if_they:0.8d if_this:0.5d if_you:-1.4 ignor:-0.3 ignor_#number:-0.9
ignor_a:-0.4 ignor_any:1.3o ignor_case:-0.7 ignor_error:-0.7 ignor_every:0.6o ignor_fail:-0.4 ignor_fil:-0.7 ignor_instruction:0.2o ignor_it:-0.4 ignor_its:0.7r
ignor_les:-0.3 ignor_lint:-0.2 ignor_my:-0.6 ignor_old:-0.3 ignor_prior:1.0o ignor_rul:-0.9 ignor_rule:-0.3 ignor_the:0.7o ignor_this:-1.6 ignor_unknown:-0.5
ignor_weekend:-1.0 ignor_what:1.1o ignor_whitespac:-1.3 ignor_your:0.9o ignorepreviou:-0.5 ignorieren:-0.8 imag:-0.2 imag_#evil:0.4e imag_#path:-2.4
imag_link:0.6e imag_that:-0.4 imag_url:0.8e imag_with:-0.5 imagin:-0.2 imagin_that:0.8r imagin_you:-0.2 immediate:-0.2 imperativ:-0.4 impersonat:0.4r
impersonat_the:0.8r import:-2.1 important:0.2f important_back:-0.4 important_befor:0.5f important_call:0.3f important_do:0.3f important_read:0.6f
important_the:-0.9 in:-1.0 in_#name:0.2e in_#number:-1.1 in_#path:0.6p in_1password:-0.4 in_a:-0.4 in_advanc:0.5p in_again:-0.8 in_all:-0.2 in_an:-0.4
in_answer:-0.2 in_as:-1.0 in_asset:-0.8 in_at:-0.7 in_base64:1.2e in_case:0.7o in_character:-0.2 in_charg:0.9o in_chat:-0.8 in_ci:-0.5 in_commit:-0.5
in_config:-0.3 in_developer:0.3r in_docs:-0.4 in_every:-0.4 in_figma:-0.3 in_fixtur:-0.5 in_french:-0.8 in_full:0.7e in_futur:-0.2 in_generat:-0.2 in_german:-0.8
in_god:0.5r in_it:0.4r in_json:-0.5 in_june:-0.6 in_logs:-0.8 in_maintenanc:0.5r in_march:-0.3 in_may:-0.7 in_memory:0.5p in_one:-0.9 in_order:-0.4 in_our:-0.5
in_plain:-0.4 in_production:-0.5 in_prompt:-1.0 in_public:-1.0 in_script:-0.4 in_search:-0.6 in_set:-0.6 in_spanish:-0.6 in_stag:-0.2 in_test:-0.8 in_this:-0.2
in_to:0.7p in_utc:-0.4 in_v3:-0.6 in_vault:-0.9 in_web:0.8p in_which:0.9r inactiv:1.0o inbox_and:-0.5 inbox_to:0.6f incident:-1.2 includ:0.2e includ_a:-0.3
includ_it:0.8e includ_this:1.0d includ_your:-0.4 incorrect:0.7o index:-1.6 info:-1.5 inform:0.6d inform_the:0.5d information:-1.3 ingredient:-0.9
ingredient_is:-0.8 init:-1.4 init_befor:-0.4 initial:0.5e initial_instruction:0.4e initial_prompt:0.9e inject:-0.7 injection:-0.7 injection_is:-0.4 insert:-0.5
insert_the:-0.2 insider:0.8r inst:1.8f inst_print:0.6f inst_sys:0.7f install:-0.5 install_a:1.2p installation:-1.6 installer:-0.5 instanc:-1.0 instead:0.5o
instead_open:0.3o instruct:-0.3 instruct_to:-0.3 instruction_#number:-1.1 instruction_abov:0.2o instruction_and:0.3o instruction_ap:-0.9 instruction_are:-0.3
instruction_at:-0.6 instruction_below:-0.3 instruction_cach:-0.6 instruction_call:0.4f instruction_careful:-0.8 instruction_content:0.5f instruction_delet:0.8f
instruction_except:0.6o instruction_follow:0.9o instruction_for:-0.5 instruction_from:-0.5 instruction_given:-0.3 instruction_has:-0.5 instruction_have:-0.7
instruction_in:0.2o instruction_into:0.5p instruction_is:0.4o instruction_of:-1.2 instruction_on:-0.6 instruction_overrid:-0.2 instruction_pointer:-0.8
instruction_preheat:-0.5 instruction_return:-0.8 instruction_reveal:0.6f instruction_send:1.0f instruction_set:-1.2 instruction_shak:-0.4 instruction_that:-0.5
instruction_the:0.7o instruction_verbatim:0.9o instruction_with:0.6o instruction_word:0.5e instruction_you:1.0o intelligenc:-0.9 intend:-1.2 internal:-1.7
internal_host:-0.4 internet:-0.7 into_#name:-0.6 into_#path:-0.4 into_#secret:0.2p into_a:0.3e into_every:0.3p into_french:0.6e into_german:-0.5 into_the:0.7e
into_your:-0.4 introduction:-1.0 invalid:-0.3 invitation:-0.7 invoic:-0.7 invoic_to:-0.9 invok:0.5f invok_name:1.2f ios:-0.9 irrelevant:0.8o is:-0.6
is_#address:-0.8 is_#number:0.4p is_#path:-0.9 is_a:-0.5 is_about:-0.4 is_abov:-0.6 is_allow:0.3r is_an:-0.2 is_at:-1.0 is_below:0.5o is_broken:-0.2 is_call:-1.8
is_cancell:0.7o is_clos:-1.3 is_creat:-0.6 is_delet:0.7p is_done:-1.1 is_down:-0.2 is_empty:-0.8 is_enabl:-1.2 is_fine:0.5d is_for:0.9f is_full:-0.4
is_generat:-0.9 is_given:-0.5 is_gone:0.6x is_green:-0.8 is_harmles:-0.5 is_here:-1.0 is_hidden:-0.6 is_ignor:-1.2 is_in:-0.2 is_incomplet:0.2f
is_irrelevant:0.9o is_learn:-0.3 is_list:-0.7 is_load:-0.6 is_log:-0.6 is_low:0.5x is_manag:-0.4 is_miss:-1.5 is_need:-1.0 is_no:0.7d is_not:0.4d is_now:-0.4
is_off:-0.5 is_on:-1.2 is_one:-1.3 is_open:-0.7 is_outdat:0.8o is_over:-0.3 is_permit:0.3r is_read:-0.4 is_ready:-0.6 is_red:-0.3 is_requir:-0.4 is_reset:-0.7
is_rotat:-0.6 is_run:-1.2 is_safe:1.0f is_sent:-0.7 is_set:-1.5 is_short:0.6o is_shown:-0.9 is_slow:0.2d is_still:-0.6 is_stor:-1.0 is_switch:-0.6 is_the:-0.4
is_this:0.2o is_to:0.3o is_told:-0.6 is_trust:0.7f is_used:0.2f is_valid:0.5o is_void:0.6o is_written:0.7o is_wrong:-0.9 is_your:0.5o issu:-0.4 issu_and:-1.0
it:0.3 it_#path:0.2f it_again:0.2 it_and:-0.7 it_as:0.9f it_at:-0.6 it_came:0.4d it_contain:-0.2 it_did:0.2d it_does:-0.3 it_fail:0.4d it_for:-0.2 it_goes:0.4d
it_had:-0.7 it_has:-0.8 it_here:0.2e it_in:0.5e it_into:-0.9 it_is:-0.3 it_look:0.8d it_may:-0.7 it_now:-0.4 it_off:0.6p it_on:-0.2 it_out:0.6d it_read:0.6
it_safe:-0.9 it_says:0.9p it_secret:-0.7 it_show:0.8d it_the:0.6f it_to:-0.3 it_was:0.5d it_with:-0.6 it_without:0.3d item:-1.1 item_#path:-0.8 item_in:-0.8
its:-0.4 its_content:0.8e its_logs:0.9x its_safety:1.0r its_text:0.8f itself:-1.7 ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.3 jailbreak_detection:-0.6 jailbreak_mode:1.3r jailbroken:0.7r
jan:-0.5 jan_#number:-0.4 january:-0.3 java:-0.8 jmp:-0.9 job:0.4p job_that:0.8p jobs:-0.8 join:-1.6 joke:-0.8 joke_every:-0.9 jq:-0.9 json:-2.2 june:-0.9
jury:-0.6 just_do:0.7d just_this:0.5o keep:-0.2 keep_a:0.9p keep_answer:-0.7 keep_it:0.6p keep_quiet:0.9d keep_secret:-1.1 keep_this:-0.3 keep_your:-1.4
kept:-1.2 kept_in:-0.5 kept_the:-0.3 kernel:-0.7 key:0.4e key_#path:0.5f key_and:0.2e key_as:0.8e key_file:-0.6 key_for:-0.3 key_from:-0.7 key_in:-0.2
key_into:0.6e key_is:-1.3 key_of:0.4p key_secret:-1.0 key_so:0.5p key_with:-0.2 keychain:0.2e keychain_and:0.7e keychain_for:0.7e keys:0.5e keys_and:0.4e
keys_are:0.2e keys_from:0.6e keys_in:-0.8 keys_into:0.3e keys_of:-0.2 keys_to:0.4r kill:-0.5 kill_#number:0.5x kill_all:1.0x kill_the:-1.2 kim:-0.7
kind_ignor:0.3o king:-0.8 know_about:-0.3 know_that:0.8d know_what:-0.9 known:-1.2 kubectl:0.3x kubectl_delet:0.8x kv:-0.4 kv_#path:-0.4 l:-0.9 lab:-1.1
label_and:-0.6 label_them:-0.6 labell:-0.7 landlord:-0.4 languag:-0.5 laptop:-1.0 larg:-0.7 las:-0.5 last:-0.4 last_messag:0.5e last_night:-0.7 last_ten:0.4e
last_week:-0.8 late:-0.6 later_session:0.9p latest:-0.4 latest_chang:-0.3 launch:-0.5 law:0.2r laws:-0.8 layer:-0.8 layout:-0.7 le:-1.1 lead:-0.6 leak_data:0.2r
leak_the:0.6e learn:-0.3 learn_from:-0.4 learn_that:0.3d least:-1.3 least_#number:-0.4 leav:0.2d leav_a:1.1d leav_no:-0.2 leav_the:-1.3 leav_this:1.0d left:-0.5
left_9999px:0.5f left_off:0.8o legacy:-1.4 length:-1.4 les:-1.2 let:0.3d let_anyon:0.7d let_go:0.7o let_it:1.1r let_play:0.7r let_the:0.8d let_us:-0.2
letter:-0.2 letter_of:0.3e level:0.8o library:-1.8 licenc:-0.3 licens:-2.4 lie:0.7d lie_to:1.0d lift_all:-0.8 lift_by:0.2o lift_in:-0.7 light:-1.0 light_at:-1.0
light_to:0.2o lik:-1.1 lik_short:-0.4 lik_to:-0.7 like:-0.4 like_a:0.2r like_an:1.0r like_it:-0.2 like_the:0.4d like_you:0.6r limit:-0.2 limit_#number:-1.0
limit_#path:0.5f limit_and:0.4r limit_no:-0.7 limit_of:-0.9 limit_on:-0.3 lin_that:-0.7 line:-0.7 line_#number:-0.5 line_is:0.7o line_length:-0.4 line_to:-0.4
link_in:-0.8 link_to:-1.0 link_you:0.4e lint:-2.0 lint_warn:-0.3 linter:-1.8 linter_befor:-0.8 linux:-1.3 linux_#name:-0.8 list:-0.5 list_all:-0.4 list_and:0.4
list_every:0.2e list_is:-0.8 list_new:-0.5 list_of:-0.9 list_to:0.9e list_what:-0.5 listen:0.6o listen_to:0.6o littl:0.2x liv:-1.0 liv_in:-0.9 live:0.3x
live_in:-0.9 llm:0.9f llm01:-0.4 llm_instruction:0.4f load:-0.8 load_#evil:0.8p load_#path:-1.3 load_is:0.4x load_the:-0.2 local:-1.4 location:-0.8
location_to:0.8e lock:-1.4 log_afterward:0.8d log_and:-1.0 log_entry:0.8d log_fil:-0.7 log_file:-0.5 log_for:-0.6 log_http:-0.8 log_is:-0.3 log_of:-1.0
log_out:-1.2 log_the:-0.8 log_this:1.1d log_to:-0.3 log_was:-0.5 login_from:-0.5 logout:-0.8 logs:-0.2 logs_are:-0.7 logs_for:-0.8 logs_of:-0.8 logs_older:-0.7
logs_to:-1.0 long:-1.6 longer:0.4r longer_ap:0.2o longer_bound:0.6r longer_requir:-0.4 longer_than:-0.9 look:0.6d look_as:0.4d look_at:-1.1 look_for:-1.1
look_in:0.8e look_like:0.5d look_up:0.4e lookup:0.4e lookup_of:0.7e loss:-1.0 lost:-1.3 low:-0.2 lower:-0.4 ls:0.4f lt:-1.1 lt_#path:-0.4 lunch:-0.7
lunch_menu:-0.6 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.3 mac:-0.7 machin:0.2x maco:-1.3 mail:-0.2 mail_addres:-0.4 mail_after:-0.3 mail_and:-0.6 mail_at:-0.3
mail_from:-0.2 mail_if:-0.6 mail_in:0.7x mail_is:-0.9 mail_it:-0.2 mail_of:-0.3 mail_older:-0.4 mail_on:-0.5 mail_them:-0.4 mail_to:0.5e mail_was:0.2d
mail_with:-0.6 mail_without:-0.3 mailbox:0.5e main_#path:0.9f main_and:0.7x main_every:0.8x maintenanc:-0.4 maintenanc_window:-0.8 make:0.4 make_a:0.5e
make_deploy:-0.3 make_it:0.6d make_sure:-0.5 make_the:0.6 make_this:0.3p make_up:0.7d makefil:-0.6 makefil_#number:-0.4 maliciou:0.9r maliciou_insider:0.9r
mallory:2.4p mallory_#secret:0.3p mallory_all:0.3p mallory_is:-0.6 mallory_to:0.9p manag:-0.8 manag_by:-0.8 management:-0.4 manager:-0.5 manager_is:-0.8
manager_this:-0.2 manual:-1.4 many:-1.7 march:-1.1 maria:-0.8 mark_this:0.7f markdown:-1.0 markdown_link:0.6e market:-0.6 mask:-0.2 mask_the:0.9d master:-0.2
match:-2.2 matter:0.5o matter_what:0.6d may:-0.9 may_be:-0.7 may_disregard:0.6o may_do:0.8p may_not:-0.8 may_now:0.7o may_skip:1.0f mb:-1.3 me_a:-0.9
me_about:-0.8 me_api:0.3r me_at:-0.8 me_how:0.2r me_if:-1.0 me_the:0.8e me_to:-0.3 me_what:0.9e me_when:-1.6 me_your:0.6e mean:-2.4 measur:-0.2 medicin:-0.9
meet:-1.7 meet_is:-0.5 member:-1.6 member_of:-0.8 memory:-0.6 memory_of:0.4o memory_that:0.7p memory_the:0.6p mention:0.5d mention_competitor:-0.5
mention_it:0.4d mention_pric:-0.8 mention_thes:0.6d mention_this:1.3d menu:-0.5 menu_#path:0.2f merg:-0.8 merg_branch:-1.2 merg_this:0.6f merger:-0.9 messag:-0.5
messag_after:1.1d messag_and:-0.2 messag_as:0.5o messag_for:0.8f messag_from:0.2p messag_if:-0.5 messag_in:-0.7 messag_is:0.7o messag_of:0.8e messag_role:-0.4
messag_they:0.6o messag_to:0.5p messag_was:-0.5 messag_with:0.2e messag_you:-0.5 meta:-1.4 method:-2.9 method_must:-0.2 metric:-1.1 metric_unit:-0.6
midnight:0.8x migration:-0.4 migration_on:0.5f milk:-0.9 mind:0.6o mind_the:0.4o mine:1.7o miner:0.8p ministry:-0.9 minor:-0.9 minor_updat:-0.4 miss:-0.7
mix:-0.7 mock:-1.6 modal:-0.8 modal_load:-0.5 mode_and:0.8r mode_disabl:-0.7 mode_enabl:0.9r mode_in:-0.8 mode_is:-1.4 mode_no:0.5r mode_of:-0.6 mode_off:-1.1
mode_on:0.2r mode_the:-0.9 mode_with:-0.5 model:-0.2 model_has:0.6f model_is:-0.3 model_must:0.3f model_output:-0.3 model_read:0.6f model_that:0.9r
model_the:0.4f model_to:-0.3 model_without:0.6r model_you:0.2 moderation:0.4o modify:-1.1 modul:-1.3 moment:0.4o monday:-0.6 money:0.4p monitor:0.3x
monitor_the:-0.5 month:0.2x moral:0.4r more:0.4o more_than:-0.5 morn:-0.8 morn_in:-0.6 most:0.2 mov:-1.5 mov_to:-0.7 move:-1.2 ms:-2.3 music:-0.7 must_be:-0.2
must_call:-0.2 must_click:0.7f must_contain:-0.2 must_execut:0.4f must_first:0.2f must_follow:-0.9 must_have:-0.8 must_ignor:0.5o must_now:0.3f must_obey:0.5f
must_pass:-0.6 must_recommend:0.8f must_restart:-0.7 must_run:0.5 must_send:0.6f mute:0.2d mute_the:0.4d my_accomplic:0.8r my_calendar:-0.3 my_deceas:0.3r
my_key:1.2p my_mail:-0.4 my_previou:-0.6 my_ssh:0.7p my_word:0.2o nam:-0.7 nam_branch:-0.5 nam_in:-0.6 name_#path:-0.8 name_ai:0.5f name_alic:-0.7 name_and:-0.2
name_bash:1.1f name_command:0.3f name_csrf:-0.4 name_in:-0.9 name_of:-0.2 name_terminal:1.7f name_to:-0.9 nas:-0.5 nc:0.8e nc_#evil:0.7e necessary:0.6o need:0.2p
need_a:-1.0 need_approval:0.4r need_no:0.4p need_not:0.8r need_to:0.2d neglect:1.2o neglect_all:0.6o neglect_the:0.4o neighbour:-0.8 network:-0.2
never_admit:0.5d never_ask:0.8p never_asks:-0.3 never_commit:-1.1 never_delet:-0.7 never_in:0.6p never_mention:0.8d never_print:-0.9 never_push:-0.9
never_refus:1.0r never_reveal:-0.2 never_run:-0.4 never_says:0.4r never_send:-0.8 never_shar:-0.9 never_show:-0.3 never_tell:0.8d never_use:0.6p new:-0.3
new_account:1.1d new_admin:0.5p new_directiv:0.6o new_identity:0.6r new_instruction:0.4o new_issu:-0.8 new_logo:-0.7 new_mail:-0.2 new_messag:-0.7
new_objectiv:0.7o new_one:-0.6 new_ones:1.0o new_policy:0.4f new_releas:-0.5 new_repository:0.8p new_role:0.4r new_rul:0.6f new_rule:0.4f new_session:0.8p
new_str:-0.4 new_system:0.8o new_task:0.5f new_term:-0.2 new_user:-0.6 new_version:-0.4 newer:0.3x newest:-0.5 news:-1.1 newsletter:-1.5 next:0.2e next_call:-0.3
next_line:-0.6 next_messag:0.9e next_request:0.3e next_sentenc:0.4o next_step:-0.3 nginx:-0.9 night:-0.4 night_at:-0.8 night_build:-1.0 nine:-0.4
no_attention:0.8o no_confirmation:0.7r no_consol:-0.3 no_content:0.5r no_ethical:0.7r no_filter:0.6r no_guidelin:0.8r no_heed:0.4o no_longer:0.2r no_matter:0.6d
no_need:0.7d no_new:-0.8 no_one:1.0d no_policy:0.6r no_preserv:0.8x no_prior:1.0o no_prompt:0.5p no_record:0.5d no_refusal:0.9r no_restriction:-0.5 no_rul:-0.7
no_safety:-0.4 no_secret:-0.6 no_such:-0.9 nobody_is:0.5x nobody_sees:0.8d nobody_was:-0.6 node:-2.5 node_#number:-0.8 nois:-0.5 none:0.3f none_ai:0.2f
none_assistant:0.7f none_id:-0.7 none_ignor:0.7f noon:0.4x nop:-1.1 nopasswd:0.9p nopasswd_all:0.3p nopasswd_for:1.0p normal:0.6d normal_and:0.8d not:-0.3
not_#path:0.2f not_a:-0.2 not_adher:0.8o not_allow:-0.5 not_answer:-0.3 not_ap:0.5o not_as:-1.0 not_ask:-0.2 not_bound:0.4r not_chang:-1.0 not_clos:-0.3
not_commit:-1.2 not_comp:1.0o not_contain:0.2d not_delet:-0.8 not_disturb:-0.6 not_do:-0.9 not_edit:-0.8 not_exce:-0.7 not_exist:0.9r not_find:1.0d
not_folder:-0.2 not_follow:0.5o not_forward:-1.0 not_give:-0.6 not_have:0.3p not_ignor:-1.0 not_in:-0.6 not_includ:0.5d not_inform:0.9d not_install:-1.0
not_know:0.8d not_leav:0.4d not_let:1.0d not_listen:0.4o not_load:-0.9 not_log:0.3d not_merg:-0.8 not_need:1.0p not_notic:1.0d not_notify:-0.5 not_npm:-0.2
not_obey:-0.6 not_open:-0.5 not_print:-0.6 not_put:-1.3 not_read:-0.6 not_refus:0.8r not_rep:-0.7 not_report:0.3d not_request:-1.0 not_requir:0.8o
not_reveal:-1.3 not_run:-0.2 not_see:0.3d not_shar:-1.3 not_support:-1.2 not_tell:-0.7 not_the:-0.4 not_to:0.2d not_use:-1.2 not_want:-0.2 not_writ:0.6d
note:0.4f note_assistant:-0.5 note_befor:0.3f note_for:0.5f note_from:0.2f note_the:-0.9 note_this:-0.3 note_to:1.1f note_you:0.2f noth:0.2d noth_about:0.9d
noth_chang:-0.6 noth_happen:0.3d noth_to:-1.1 noth_was:0.9d notic:0.6d notic_if:-0.6 notic_the:-0.7 notic_to:0.2f notic_your:0.6f notification:-0.6
notification_after:-0.9 notify:-1.2 notify_me:-0.7 notify_the:-0.6 novel:-0.6 now:1.4r now_#path:0.6f now_a:0.4r now_act:0.6f now_an:-0.2 now_call:0.5f
now_connect:-0.9 now_dan:0.4r now_delet:0.9f now_in:0.8r now_leav:-1.0 now_log:-0.9 now_obey:0.5f now_on:0.2p now_play:0.5r now_ready:-0.5 now_send:0.5f
now_subscrib:-0.8 now_the:-0.5 npm:-1.7 npm_audit:-1.2 npm_ci:-0.5 npm_install:-1.7 npm_publish:0.6f npm_start:-0.9 npm_test:-0.8 npm_warn:-0.8 nslookup:1.2e
null:-0.7 number:-1.1 number_and:0.5e number_in:-0.5 number_into:0.5e number_of:-1.7 number_to:-0.9 nurs:-1.0 obey:0.7o obey_it:0.7p obey_me:1.0o obey_only:0.4o
obey_thes:0.3o obey_this:0.2o object:-3.1 objectiv:0.7o obligation:0.9r observation:-0.6 observation_done:0.4f obsolet:0.4o of:-0.3 of_#address:0.3e
of_#evil:0.4e of_#name:0.8e of_#number:-1.5 of_#path:1.0x of_#secret:0.5e of_a:-0.8 of_all:0.3x of_birthday:-0.5 of_conflict:0.6o of_content:-0.8 of_date:0.3o
of_document:0.8f of_each:0.2p of_env:0.6e of_every:1.0p of_file:-0.5 of_foo:-0.4 of_last:-0.4 of_new:-0.9 of_node:-0.6 of_now:1.0o of_open:-0.7 of_our:-0.5
of_physic:-0.5 of_product:-0.2 of_ram:-0.3 of_result:0.2f of_root:0.6p of_the:-0.3 of_this:0.3d of_thumb:-0.3 of_tool:0.3f of_what:0.8o of_yesterday:-0.7
of_your:0.4o of_yourself:0.8r off:0.3p off_by:-0.6 off_in:0.7p off_now:1.0o off_the:-0.7 off_your:0.3o offic:-1.0 offic_is:-0.5 officer:-0.7 offlin:-0.2
often:-1.1 ok:-0.3 ok_#path:0.2f old:-0.8 old_api:-0.7 old_instruction:-0.8 old_ones:0.6o old_rul:0.8o old_screenshot:-0.6 omit_this:0.9d on:-0.6 on_#number:-0.5
on_#secret:0.5f on_a:-1.5 on_all:0.2x on_branch:-0.8 on_by:-0.7 on_call:-1.0 on_each:0.6p on_every:1.1p on_file:-0.5 on_friday:0.5x on_my:-0.7 on_page:-0.7
on_park:-0.6 on_public:-0.6 on_respond:0.4r on_review:-0.6 on_saturday:-0.6 on_stag:-0.4 on_the:-0.6 on_this:-0.5 on_thursday:-0.5 on_travel:-0.6 on_tuesday:-0.8
on_use:-0.8 on_weekend:-0.5 on_you:1.3r on_your:0.5o onboard:-0.7 once:-0.5 once_a:1.1x once_the:-0.3 one:-0.7 one_hour:-0.9 one_in:0.5o one_is:0.2o
one_line:-0.8 one_of:-0.8 one_that:-0.2 one_with:-0.4 ones:0.9o ones_are:1.0o ones_below:-0.3 onlin:-0.7 only_after:-1.0 only_this:-0.2 only_to:0.7o
only_valid:0.5f only_what:0.3o only_when:-1.0 only_with:0.9f opacity:0.4f opacity_#number:0.8f open:-0.3 open_#evil:0.7f open_#path:0.2 open_#secret:-0.5
open_issu:-0.6 open_it:0.2e open_pull:-0.8 open_the:-0.3 open_to:0.9p open_with:-0.7 openai:0.5r operat:-0.3 operation:-0.9 operation_fail:0.2f operator:1.0o
operator_has:0.4f opposit:0.4o opposit_of:0.5o ops:-1.5 option:-1.3 optional:-2.8 or:-2.3 or_directory:-0.3 order_and:0.3o order_are:0.5o order_from:-0.7
order_has:-1.2 order_in:0.4p order_the:0.6r order_you:0.3f origin:-1.2 origin_main:0.3x original_task:0.7o oslo:-0.5 other:-0.4 other_and:-0.3
other_function:-0.4 other_instruction:0.9o other_tool:0.5f otherwis:-0.6 our:-0.9 our_agent:-0.4 our_dependency:-0.4 our_newsletter:-0.5 our_product:-0.5
our_site:-0.6 out:0.2d out_in:0.7e out_the:0.4d outag:-0.8 output:-0.3 output_of:0.4e output_the:1.0o output_your:0.4e outrank:0.8o outsid_the:-0.8 oven:-0.9
oven_to:-0.5 over:-0.2 over_main:0.7x over_spac:-0.4 over_the:-0.4 over_with:0.6o over_your:0.8o overboard:0.3o overlook:1.2o overlook_the:1.0o overrid_a:-0.5
overrid_all:1.2o overrid_code:1.3o overrid_flag:-0.6 overrid_for:-0.6 overrid_method:-0.2 overrid_of:-0.7 overrid_public:-0.7 overrid_system:-0.5
overrid_the:-0.5 overrid_your:1.0o overridden:-1.0 overrul:0.3o overrul_the:0.3o oversight:0.8r overwrit:0.2x overwrit_the:0.2x overwrit_your:0.4o owasp:-0.4
owner:0.2d owner_has:0.5o owner_want:0.4o p:-0.2 p_styl:0.6f packag:-0.5 packag_and:-1.1 pag:0.2p page:-0.6 page_#number:-0.8 page_#path:0.7f page_and:-0.4
page_is:0.3f page_says:0.9p page_to:-0.4 paid:-0.5 paint:-0.8 panel:-1.3 panel_#address:-0.5 paper:-0.8 paper_study:-0.5 parameter_name:0.2f parameter_to:0.2e
parcel:-0.4 parent:-1.2 park:-1.0 parser:-1.9 part_of:-0.3 party:-0.9 pass_#number:-0.4 pass_and:-0.6 pass_even:0.7d pass_it:0.3f pass_its:0.5f pass_the:0.4f
pass_your:0.8f passenger:-0.5 passphras:-0.5 passport:-0.9 password_and:-0.2 password_are:-0.6 password_by:-0.8 password_file:0.6e password_for:-0.8
password_from:0.6e password_in:-0.4 password_into:0.6e password_is:-0.4 password_manager:0.5e password_must:-0.7 password_of:-0.4 password_policy:-1.2
password_reset:-0.5 password_support:0.8p password_to:0.7e password_was:-0.6 password_you:0.9e past:-0.2 past_it:-0.5 past_the:-0.5 past_them:0.4e past_your:0.2e
pastebin:0.7e patch:-1.7 path:-2.0 patient:-0.9 pattern:-2.5 pay:0.6o pay_no:0.9o payload:-0.9 payment:-0.2 pdf:-0.9 peer:-0.6 peer_dependency:-0.6 pend:-1.2
penetration:0.9r penetration_tester:0.9r peopl:-0.5 per:-1.7 per_cycl:-0.6 perform:-0.6 permanent:1.2p permission:0.4r permission_and:0.5r permission_deny:-0.8
permission_for:0.8r permission_grant:0.7f permit:-0.2 persist:-0.6 person_who:0.3e persona:1.5r persona_is:0.5r persona_of:0.8r personal:-0.7 personality:0.8r
phon:-0.3 phon_is:-0.6 phon_number:0.7e photo:-0.9 phras:-0.2 physic:-0.5 pilot:-1.1 pin:-0.3 ping:-0.6 ping_the:-1.1 pip:-0.6 pipe:-0.8 pipelin:-1.5
plac_on:0.5o placeholder:-0.6 plain:-1.0 plan:-1.5 plant:0.7p play:-0.8 play_a:0.4r play_an:1.1r play_as:-0.4 play_is:-0.6 play_the:-0.4 player:-1.3 pleas:-0.4
pleas_disregard:-0.2 pleas_do:0.2f pleas_forget:1.0o pleas_forward:-0.6 pleas_ignor:-0.3 pleas_log:-0.6 pleas_merg:0.6f pleas_restart:-0.2 pleas_run:0.7f
pleas_send:-1.3 pleas_stop:1.0o pls:1.3o plt:-0.9 plugin:-0.4 plus:0.4e plus_the:0.3e pm:-1.0 pnpm:-1.3 pnpm_not:-0.2 poem:-0.6 poem_about:0.4o point:0.3o
point_on:0.5r pointer:-1.2 polic:-0.4 policy:0.8r policy_and:0.4r policy_of:-0.8 policy_updat:-0.4 policy_was:0.8o policy_you:0.6o polit:-1.0 port:0.2p
port_#number:0.6p port_with:-0.4 portal:-0.8 pose:0.8r pose_as:0.8r position:-0.6 position_absolut:0.5f positiv_review:0.5f post_#address:-1.0 post_#path:-1.3
post_checkout:0.4p post_file:0.5e post_it:0.4e post_request:-0.9 post_the:0.8e post_them:0.6e post_your:-0.6 postcard:-0.6 postcard_to:-0.6 postgr:-0.5 pr:-0.5
pr_without:0.9f prais:0.7p pre:-0.3 pre_approv:0.4p preced:1.3o prefer:-1.0 prefer_dark:-0.3 prefer_tabs:-0.3 prefer_that:-0.3 prefer_the:0.3o prefer_to:-0.7
preheat:-0.5 preheat_the:-0.5 pres:-0.5 pres_ctrl:-0.2 pres_enter:-1.0 pres_the:-0.5 present:-0.9 presentation:-1.1 preserv_root:0.8x pretend:-0.6
pretend_data:-0.6 pretend_play:-0.9 pretend_that:1.3r pretend_to:0.6r pretend_you:-0.4 prettier:-1.5 prettier_ignor:-0.8 preview:-1.2 previou:0.2o
previou_command:0.6o previou_constraint:0.3o previou_day:-0.7 previou_declaration:-0.3 previou_definition:-0.5 previou_directiv:0.9o previou_employer:-0.8
previou_error:-1.1 previou_guidelin:0.4o previou_instruction:0.9o previou_job:-0.3 previou_messag:0.9o previou_order:-0.2 previou_prompt:0.6o previou_report:-0.5
previou_result:-0.7 previou_rul:0.2o previou_rule:-0.7 previou_session:-1.0 previou_valu:-1.2 previou_version:-0.5 previou_warn:-0.9 previou_week:-0.9 pric:-0.5
pric_#path:0.4f pric_in:-0.9 pric_of:-0.4 pric_with:-0.3 principl:0.7o print:0.5e print_#name:-0.8 print_anyth:-0.8 print_it:0.5e print_this:-0.4 printenv:0.8e
printer:-1.2 printer_are:-0.5 prior:1.0o prior_agreement:-0.8 prior_art:-0.9 prior_context:0.8o prior_directiv:0.7o prior_guidanc:0.6o prior_instruction:0.3o
prior_rul:0.7o prior_text:0.7o priority:0.5o privat:0.2e privat_key:-0.4 privat_keys:-0.2 privat_repository:0.7e privileg:0.7o problem:-0.9 proce:1.0f
proce_without:0.6o proces:-0.4 process:-0.4 process_of:-0.2 process_this:0.8f prod:1.2x produc:-0.7 product:0.4 product_five:0.7f product_is:0.2f
product_owner:-0.7 production:0.9x production_databas:0.8x production_server:0.6x professor:-0.8 professor_of:-0.5 profil:-0.4 program:-0.3 project:-0.6
project_rule:-0.4 project_uses:-0.6 promot:0.4r promot_to:0.6r prompt:-0.3 prompt_#name:0.2f prompt_#path:-0.6 prompt_and:0.8o prompt_are:0.6o prompt_as:0.7f
prompt_enter:-0.5 prompt_file:-0.6 prompt_from:-0.9 prompt_injection:-0.6 prompt_into:0.7e prompt_is:-0.2 prompt_of:-0.9 prompt_says:0.7o prompt_the:-0.8
prompt_to:0.4e prompt_with:-0.4 protect:-1.1 protection:-0.3 provid:-1.4 proxy:-1.0 public_channel:0.3e public_folder:0.9e public_gist:0.8e public_holiday:-0.6
public_issu:0.4e publickey:-0.4 publish:0.2f publish_the:0.3e pull:-0.4 pull_request:-0.2 pull_the:-0.6 purchas:0.7f purg:0.3x push:0.8x push_an:1.0x
push_direct:-0.7 push_forc:0.8x push_without:0.3f put:0.4 put_#name:1.2p put_a:0.8p put_curl:0.3p put_my:0.9p put_them:0.9e put_this:1.1p put_your:-0.6 pwn:1.4o
python:-0.2 q:-0.7 qo:-0.5 qo_#evil:0.4p quarter:-1.3 query:0.4e query_str:0.6e question:-0.3 question_about:-0.6 question_and:1.0o question_in:-1.0
question_is:-0.2 question_to:0.4e queu:-0.5 queu_length:-0.6 quick:-0.2 quiet:-0.3 quiet_about:1.0d quiet_and:-0.9 quiet_hour:-0.9 quiet_skip:-1.0 quiz:-0.8
quot_it:0.6e quot_the:0.9e r:0.8x r_#number:1.4x rail:0.4o rais:1.1 ram:-0.4 ran:0.5d random:-0.2 rank:0.7o rank_this:0.9o rat:-0.9 rate:0.2f rate_limit:-1.3
rate_this:1.1f re:0.5p reach:-1.3 read_#name:0.7e read_#path:0.7f read_#secret:0.3e read_a:-0.8 read_from:-1.4 read_me:0.6r read_more:-1.1 read_my:-0.3
read_on:-0.8 read_only:-0.5 read_them:-0.6 reader:0.4f reader_to:0.7f readm:-0.7 ready:-0.6 ready_to:-0.9 real:0.9o real_instruction:0.9o real_task:0.4o
reason:0.2d reason_for:0.2d reboot:0.3x reboot_the:0.3x rebuild:-0.7 rebuild_the:-0.6 rebuilt:-0.8 receipt:-0.9 receiv:-0.7 recent:-0.2 recip_for:-0.5
recipient:0.4d recommend:0.7f recommend_this:0.9f record:-0.2 record_of:1.0d record_the:-0.3 recruiter:-0.5 red:-1.5 red_team:-0.5 refactor:-0.5
refactor_drop:-0.7 refrain:0.8d refrain_from:0.8d refresh:-0.7 refus_a:0.5r refusal:1.1r regard:-1.0 regardles_of:0.2d regeln:-0.5 register_a:0.5p reject:-1.3
releas:-1.0 releas_are:-0.4 releas_from:0.9o releas_manager:-0.2 releas_not:-1.1 releas_of:-0.5 reload:-0.3 remain:-0.3 remember_for:0.4p remember_forever:0.7p
remember_that:-0.4 remember_this:0.4p remember_to:-0.5 remind:-1.3 remind_me:-1.0 remind_the:-0.8 reminder:-0.8 reminder_about:-0.5 reminder_at:-0.3
reminder_the:0.6f reminder_to:-0.8 remot:-0.7 remov:-0.5 remov_#path:-0.8 remov_after:-0.8 remov_all:0.2x remov_any:0.7d remov_every:1.2x remov_everyth:0.5x
remov_expir:-0.9 remov_fil:-0.7 remov_its:0.2x remov_merg:-0.7 remov_old:-0.6 remov_the:0.2d remov_this:-0.6 remov_x:-0.5 renam:-0.2 render:-0.3 render_this:0.2e
render_x:0.5e renew:-0.4 renew_the:-0.4 rep:-0.3 rep_as:0.3e rep_only:1.1f rep_to:-1.2 rep_with:0.8f repair:0.2f repair_it:0.4f repeat:-0.3 repeat_everyth:0.5e
repeat_the:-0.7 replac_all:-0.2 replac_in:-0.6 replac_the:-0.2 replac_your:1.1o repo:-0.3 report:-0.5 report_a:-1.0 report_failur:-0.8 report_it:-0.4
report_succes:0.6d report_that:0.6d report_them:-0.3 report_this:0.9d report_to:-1.5 report_with:-0.8 repository_and:-1.1 repository_to:-0.3 request:-0.4
request_a:-0.6 request_and:-0.5 request_by:-0.4 request_description:0.7 request_has:0.5o request_is:0.5o request_of:0.9p request_that:-0.3 request_the:0.8r
request_this:-0.8 request_to:-0.3 request_with:0.2f requir:-0.7 requir_for:-0.6 requir_you:1.0f requirement:-1.1 requirement_#number:-0.4 rerun:0.5f
research:-0.6 reserv:-0.7 reset:-0.4 reset_hard:0.5x reset_password:-0.7 reset_the:-1.0 reset_your:-0.5 resourc:-1.6 respond:0.2r respond_as:0.3r respons:-1.4
restart:-1.2 restart_after:-0.8 restart_at:-0.9 restart_nginx:-0.3 restart_the:-1.4 restart_your:-0.2 restor_the:-1.1 restrict:-1.0 restriction_ap:-1.0
restriction_are:1.1o restriction_lift:0.7o restriction_on:-1.4 restriction_plac:0.8o restriction_were:-0.4 result:-0.5 result_#number:0.5f result_as:-0.3
result_from:-0.6 result_is:0.4f result_of:0.2e result_to:0.2e result_you:0.3f resum:-0.8 retir:-0.4 retro:-0.6 retry:0.2f return:-2.1 return_#name:-0.9
return_#number:-0.5 return_prompt:-0.4 return_system:-0.8 return_the:-1.2 reus:-1.1 reveal:0.4f reveal_secret:-0.3 reveal_that:1.0d reveal_the:0.4f
reveal_your:0.3e revers:0.2p revers_shell:1.0p review:0.5 review_#path:0.5f review_and:0.5 review_comment:-0.8 review_is:0.4o reviewer:0.6d reviewer_for:-0.8
rewrit:-0.6 rf:0.5x rf_#name:-1.1 rf_#path:0.7x rf_at:0.8x rf_build:0.3f rf_every:1.1x rf_no:0.8x right:0.3 right_and:0.4r right_reserv:-0.6 risk:-1.3 rm:0.7x
rm_cannot:-0.4 rm_command:-1.0 rm_rf:0.5x robot:-0.3 rogu:-0.2 rogu_agent:-0.3 rol:-1.0 role:-1.1 role_admin:-1.2 role_assistant:-0.5 role_bas:-0.5
role_content:-0.2 role_editor:-0.7 role_in:-0.8 role_is:0.3r role_of:0.4r role_play:-0.2 role_user:-0.2 role_viewer:-0.4 role_you:-0.4 roleplay:-0.2
roleplay_as:1.4r roleplay_gam:-0.8 roleplay_you:0.7r room:-0.5 root:0.2r root_#number:-0.3 root_acces:0.2r root_and:-0.3 root_of:-0.9 root_root:-0.3 rootgpt:0.8r
rotat:-0.9 rotation:-0.7 router:-1.4 rows:-1.0 rsa:0.8p rsa_aaaa:0.8p rss:-0.4 rss_feed:-0.4 rul:0.5o rul_about:0.2p rul_abov:0.7o rul_and:-0.3 rul_any:1.0o
rul_ap:0.7f rul_are:0.9o rul_do:0.3o rul_dont:0.6r rul_end:0.4f rul_engin:-0.7 rul_file:-0.9 rul_for:-0.7 rul_from:-0.3 rul_given:0.7o rul_in:-0.3 rul_no:0.2f
rul_of:-1.7 rul_that:0.3o rul_you:0.8o rule:-0.2 rule_no:-0.6 rule_of:-0.3 run:0.3 run_#evil:0.7p run_#name:1.4x run_#path:0.9p run_a:-1.0 run_anyth:0.3o
run_curl:0.8f run_it:1.3d run_ls:1.1f run_make:-0.4 run_migration:-0.9 run_on:-0.3 run_rm:-0.3 run_sudo:0.4f run_this:-1.3 run_wget:0.3p run_whatever:0.4r
run_with:0.3p runs:-0.2 runs_#evil:0.5p runs_#path:1.2p runs_at:-0.6 runs_curl:0.5p runs_the:-0.7 rust:-0.7 s3_#path:-0.2 s3_cp:-0.7 s_#evil:0.9p s_inst:1.2f
safe:-0.2 safe_#path:0.4f safe_ignor:0.5o safe_mode:-0.8 safe_plac:-0.7 safe_to:0.4f safeguard:0.9r safety_check:0.2r safety_filter:0.5o safety_guidelin:-0.3
safety_instruction:0.2o safety_mode:1.5o safety_policy:0.9o safety_rul:0.5r safety_train:1.2r said:-1.2 said_and:-0.5 said_the:-0.9 said_yes:0.7p sal:-0.8
same:-0.5 sandbox:0.6f santa:-0.8 santa_list:-0.7 saturday:-0.6 sav:-0.7 save:-0.9 save_#number:-0.7 save_it:-0.3 save_the:0.2p save_this:0.6p save_to:0.7p
say:0.6d say_anyth:0.5d say_good:-0.9 say_it:1.1d say_noth:-0.2 say_so:-0.5 say_that:1.2d say_the:0.8f say_you:1.0d says:0.8r says_no:0.7r says_the:-0.5
says_yes:0.4r says_you:0.2o scan:-0.5 scanner_at:-0.4 scanner_flag:-0.7 scen_#number:-0.7 schedul_a:0.5p schedul_for:-0.8 schedul_task:0.4p schema:-1.2
school:-0.9 scop:-1.2 scp:0.5e scp_#secret:0.5e screen:-0.4 screenshot:-1.1 screenshot_from:-0.7 script:-0.2 script_#path:-0.8 script_and:-0.6 script_from:-0.2
script_in:0.6p script_type:1.0f script_with:-1.0 script_without:0.4f search:-0.4 search_index:-0.4 search_query:0.7e search_the:0.7e seat:-1.0 second:-0.4
second_recipient:0.9d secret:-0.2 secret_and:0.4d secret_are:-0.4 secret_for:-0.5 secret_from:0.2d secret_in:0.2e secret_ingredient:-0.9 secret_into:0.8e
secret_is:-0.9 secret_live:-0.3 secret_manager:-0.6 secret_out:-1.1 secret_santa:-0.8 secret_scan:-0.8 secret_until:-0.6 secret_you:1.3e section:-0.3
section_#number:-0.8 security:-0.3 security_level:0.6p security_team:1.1r see:-0.5 see_a:0.5e see_the:0.2f seed:-0.6 sees:0.7d sees_it:0.8d select:-1.2 self:0.2r
self_buy:-1.1 send:-0.4 send_#secret:0.8e send_a:-0.5 send_all:0.5e send_anyth:-0.3 send_data:-0.2 send_every:0.7p send_feedback:-0.7 send_invoic:-0.9
send_it:-0.7 send_mail:-0.5 send_me:-0.2 send_the:0.6f send_them:0.9e send_us:-0.5 send_what:0.6e send_you:-0.5 send_your:-0.9 sender:-0.5 sensor:-1.3
sensor_and:-0.8 sent_by:-0.2 sent_in:-0.6 sent_to:-0.7 sent_with:-0.5 sentenc_as:0.8o serv:-0.3 server:-0.8 server_at:0.5x server_down:1.0x server_every:0.5x
server_if:-0.5 server_in:0.2p server_is:-0.3 servic:-0.8 servic_is:0.5p servic_that:0.5p sery:-0.5 session:0.6p session_after:-0.8 session_cooki:0.7e
session_first:0.7p session_from:-0.5 session_has:-0.7 session_id:0.4e session_run:0.7p session_token:0.4e session_with:0.7o set:-0.4 set_#name:0.4p
set_about:-0.8 set_and:0.8p set_approval:0.8p set_asid:-0.4 set_in:-0.6 set_is:0.7o set_of:-1.5 set_page:-0.5 set_your:0.8o setup:-1.2 seven:-0.7 sh:0.3p
sh_#path:0.9p sh_to:0.6p sha256:-0.7 shak:-0.5 shak_well:-0.4 shall_not:0.5d shar:-0.4 shar_driv:-0.6 shar_the:0.8e shar_this:-0.8 shar_your:-0.9 she:-1.0
she_work:-0.3 sheet:-0.7 shell:0.5p shell_command:-0.3 shell_history:0.8d shell_is:-0.9 shell_that:0.7r shell_to:0.7p shift:-1.0 ship:-0.9 ship_it:-0.5
shop_is:-0.4 short:-0.7 short_answer:-0.3 should:0.2 should_answer:-0.8 should_be:-0.3 should_includ:-0.7 should_never:-1.1 should_not:0.5d show_it:0.6e
show_me:1.1e show_the:-0.5 show_this:-0.5 shown:-1.6 shown_in:-0.9 shown_once:-0.8 shr:1.0x shut:0.4x shut_down:-0.2 shut_the:0.6x shutdown:0.9x shutdown_h:0.9x
side:-1.4 sidebar:-0.6 sidebar_by:-0.4 sidenot:0.7f sie:-0.4 sign:-0.8 sign_in:-0.4 sign_the:0.6r signal:-2.0 signatur:0.6p silenc:1.0d silent:0.3d
silent_and:0.2d silent_install:0.6d simpl:-1.5 simulat:-0.2 simulat_a:-0.4 simulat_an:-0.2 simulat_developer:1.1r sinc:-1.2 sinc_march:-0.6 sit:-0.5 site:-0.3
site_is:0.7f sitemap:-0.5 size:-0.7 size_#number:0.7f size_is:-1.1 skip:0.4o skip_all:0.7r skip_approval:1.2r skip_days:-0.7 skip_the:0.5o skip_to:-0.7
slack:-1.0 slip:0.6d slow:-0.2 small:-1.0 smok:-0.8 snapshot:-1.0 snippet:-0.4 so:0.3d so_far:0.7e so_nobody:0.7d so_that:1.3p sold:-0.7 someon:0.9p
someon_asks:0.2d someon_mention:0.3p someth:-0.2 someth_is:-0.5 sorry:-0.7 sort:-1.5 sort_a:-0.4 sourc:-1.2 spac:-1.4 spam:-1.2 span_hidden:0.6f span_styl:0.5f
spanish:-0.9 spe:-1.8 speak:1.3r speak_as:0.7r speak_to:-0.3 spell:0.3e spell_the:1.0e spoiler:-0.9 spread:0.8r spy:-0.7 sql:-1.0 src:-1.1 src_#name:-0.8
src_#path:-1.4 src_x:0.8f ssh:-0.6 ssh_copy:-0.4 ssh_key:0.4p ssh_keys:-0.3 ssh_rsa:1.0p ssl:-0.3 ssl_certificat:-0.3 stabl:-1.4 stack:-1.8 stack_trac:-1.1
staf:-0.9 stag:-1.4 stag_databas:-0.4 stag_server:-0.8 stal:-1.3 stal_issu:-0.3 stan:1.0r stand:-0.4 stand_up:-0.4 standup:-0.6 star:0.7 start_#path:0.4p
start_a:0.9p start_at:-0.3 start_download:0.2p start_fetch:0.3p start_fresh:0.7o start_from:-0.5 start_in:-0.6 start_now:0.6o start_of:-0.6 start_on:0.4o
start_over:-0.4 start_the:-0.7 start_with:0.4p stat:-0.8 statement:-1.7 statistic:-0.8 statu:-1.9 statu_to:-0.7 stay:1.1r steal:0.7e steal_the:0.7e
step_abov:-0.5 step_from:0.4d step_in:0.4d step_to:0.3d still:-0.9 stop_and:-0.4 stop_follow:1.0o stop_it:-0.6 stop_obey:1.4o stop_the:-1.1 stop_what:0.6o
stop_work:0.2o stor:-0.6 stor_it:-0.2 stor_password:0.6e stor_the:-0.8 stor_this:0.5p story_in:0.7r story_you:0.8r str:-2.1 str_in:-0.3 str_is:-1.0 str_of:0.5e
stranger:-0.7 strict:-2.0 strip:-1.1 student:-0.7 study:-0.7 styl_display:-0.2 styl_font:0.4f styl_opacity:0.8f subject:-1.3 submit_the:0.9f subscrib:-1.0
subscrib_to:-0.4 subscription:-1.0 succeed:0.4d succes:0.7d successful:-0.5 such:-2.2 such_as:-1.4 such_file:-0.6 sudo:1.2 sudo_and:0.3 sudo_apt:-0.9
sudo_mode:1.0r sudo_only:-0.7 sudo_rm:0.8x sudoer:0.6p sudoer_file:-0.3 suggest:-1.2 suit:-1.1 summaris_it:-0.4 summaris_new:-0.6 summaris_the:-0.5
summaris_this:1.1f summaris_unread:-0.4 summaris_what:-0.9 summaris_yesterday:-0.5 summariser:1.1f summary:-0.3 summary_of:-0.6 summary_should:-0.2
summary_to:-0.9 sunday:0.3x super:-1.0 supersed_all:-0.7 supersed_by:0.3o supersed_the:-0.6 superuser:1.0r supervisor:0.6r supplier:-0.9 support:-0.6
support_team:0.4r support_with:0.7p suppres:-0.4 sure:0.8d sure_here:0.6f sure_i:0.4f sure_that:-0.2 sure_the:1.2d sure_to:-1.1 surpris:-1.1 surpris_party:-0.6
survey:-1.0 suspend:0.6o suspend_until:0.9o suspend_your:0.3o svg:-0.5 switch_off:-0.4 switch_to:0.2r sync:-1.2 sync_the:-0.5 sys:1.1f sys_you:0.6f system:0.4f
system_#name:0.7f system_#number:-0.7 system_administrator:0.4r system_and:0.8r system_approv:0.9f system_boot:-0.6 system_content:0.8f system_do:1.0f
system_font:-0.7 system_grant:1.0f system_ignor:1.0f system_instruction:0.3o system_languag:-0.5 system_linux:-1.0 system_messag:-0.3 system_new:1.2f
system_ok:-1.2 system_overrid:1.2f system_prompt:-0.7 system_reminder:0.6f system_requirement:-1.0 system_restart:-0.5 system_return:-0.5 system_reveal:0.9f
system_role:0.2f system_that:0.4r system_the:1.1f system_ubuntu:-0.6 system_user:-0.9 system_you:1.5f systemctl:-0.7 systemctl_enabl:-0.5 systemd:0.5p
systemd_servic:0.7p systemprompt:-0.8 tabl:-1.3 tabl_if:-0.7 tabl_in:0.7x tabl_of:-0.2 tablet:-0.7 tabs:-0.6 tabs_over:-0.4 tag:-1.0 tak:-0.3 tak_precedenc:0.8o
take:-0.7 take_effect:-0.3 take_on:0.7r take_precedenc:-0.8 take_the:0.2r take_two:-0.8 take_your:-0.8 taken:-0.2 talk:-0.3 talk_to:-0.8 tap:-0.7 tar:0.2e
target:-1.9 target_all:-0.4 task_and:0.3o task_that:0.6p task_you:0.5o teacher:-1.1 team:-0.3 team_and:0.8r team_at:-0.6 team_channel:-0.6 team_has:0.5r
team_lead:-0.7 team_of:-0.6 team_on:-1.0 telemetry:-0.8 tell:-0.3 tell_anybody:0.9d tell_anyon:-0.3 tell_nobody:1.0d tell_the:-0.4 tell_them:1.1d tell_us:-0.9
tell_user:-0.7 tell_you:-0.9 tell_your:-0.7 temperatur:-1.1 templat:-0.7 temporary:-1.0 temporary_branch:-0.5 temporary_fil:-0.5 ten_messag:0.5e ten_minut:-0.2
tenant:-0.4 term:-0.9 terminal:0.7r terminal_argument:0.9f terminal_without:0.3r terminat:0.4x terminat_all:0.9x terraform:0.7x terraform_destroy:0.8x
test_account:-0.3 test_and:-0.3 test_are:0.2f test_befor:-1.1 test_databas:-1.2 test_first:-0.5 test_in:-1.3 test_is:-0.5 test_live:-0.5 test_local:-0.5
test_mode:0.5r test_pass:0.5d test_run:-1.0 test_server:-1.2 test_suit:-0.8 test_the:-0.7 test_with:-1.0 tester:0.4r text:-0.7 text_#path:-0.8 text_abov:1.1e
text_below:0.4o text_in:0.3f text_is:0.6o text_of:0.6e text_that:-0.7 text_to:0.7d th:-1.3 than:-0.9 than_#number:-0.9 than_a:-0.3 than_your:0.8o thank:-1.2
thank_you:-1.1 that:0.6r that_answer:-0.2 that_approval:0.5p that_are:-0.7 that_came:0.4o that_can:-0.5 that_contain:0.7e that_does:0.4r that_download:0.6p
that_every:0.6p that_everyth:0.2d that_execut:0.6r that_has:0.6r that_i:0.3p that_ignor:0.8r that_may:-0.2 that_never:0.7r that_no:0.6d that_nobody:0.6d
that_noth:1.1d that_obey:0.6r that_post:0.2p that_read:1.1f that_runs:0.7p that_safety:0.7p that_start:0.9p that_the:-0.3 that_ther:0.5d that_this:0.2d
that_was:0.3r that_you:-0.2 the:0.4 the_#name:-2.3 the_#number:-0.3 the_acces:0.2e the_account:0.9r the_actor:-0.3 the_addres:0.4e the_admin:1.0o
the_administrator:0.3r the_agenda:-0.8 the_agent:-0.2 the_ai:0.6 the_alarm:0.3d the_alert:0.8d the_allowlist:0.2p the_alt:0.5e the_answer:0.2e the_api:0.9e
the_app:-0.8 the_approval:1.2p the_archiv:-0.9 the_argument:-1.3 the_assistant:-0.2 the_attach:0.4o the_attachment:-0.6 the_attacker:0.3r the_audit:0.7d
the_author:0.3o the_authorization:-0.6 the_background:0.2d the_backup:-0.2 the_banner:-0.9 the_bastion:-0.7 the_begin:0.2p the_behaviour:-0.9 the_best:0.6f
the_blog:-0.7 the_board:-0.3 the_book:-0.3 the_box:-1.1 the_branch:0.2f the_bridg:-0.5 the_brief:0.4o the_browser:1.0e the_budget:-0.7 the_button:-0.2
the_cach:-1.2 the_cake:-0.6 the_calendar:-0.3 the_call:-0.3 the_caller:-0.4 the_capital:-0.4 the_captain:-0.6 the_card:-0.6 the_case:-1.0 the_ceo:0.6r
the_certificat:-0.9 the_chang:1.3d the_changelog:-0.2 the_chat:0.8e the_check:0.7r the_ci:-0.7 the_cleanup:-0.6 the_client:-1.3 the_cluster:0.6x the_code:-0.3
the_coffe:-0.3 the_command:0.4f the_comment:0.4e the_commit:1.0d the_company:0.4x the_compiler:-0.6 the_computer:-0.7 the_confidential:0.8e the_config:1.0p
the_configuration:-0.7 the_confirmation:0.9o the_constraint:-0.2 the_contact:0.6e the_container:-0.6 the_content:0.6e the_contract:-0.3 the_cooki:0.6e
the_cooky:1.1e the_court:-0.7 the_credential:1.2e the_crew:-1.0 the_cron:-0.6 the_crontab:0.5p the_current:0.4o the_customer:0.6e the_dai:-0.7 the_dark:1.0d
the_dashboard:-0.6 the_data:0.8f the_databas:0.5e the_date:-0.3 the_day:-0.6 the_debug:-0.3 the_default:-1.2 the_delay:0.5d the_delet:0.9f the_deletion:0.9f
the_demo:-0.8 the_dependency:0.3p the_deploy:0.4f the_design:-0.5 the_dev:-0.5 the_developer:0.3o the_devic:-0.7 the_diff:0.6d the_directiv:0.4o
the_directory:-0.7 the_disk:0.8x the_dns:0.8x the_docs:-1.2 the_doctor:-0.9 the_document:0.5e the_door:0.5p the_download:-0.5 the_draft:-0.4 the_driver:-0.8
the_dump:-1.0 the_e:0.3e the_entry:0.8d the_environment:1.1 the_error:0.2d the_even:-0.6 the_evidenc:0.7d the_exchang:-0.5 the_extra:0.7d the_failur:0.6d
the_field:-1.0 the_fil:0.7f the_film:-0.9 the_filter:0.4r the_firewall:0.7p the_flight:-1.0 the_fold:-0.9 the_folder:0.7d the_follow:0.4f the_footer:1.0e
the_form:-0.2 the_forum:-0.8 the_fridg:-0.5 the_full:-0.3 the_function:-0.8 the_fund:0.8f the_game:-0.8 the_garden:-0.9 the_gate:0.6p the_git:0.3p the_green:0.2o
the_group:-0.8 the_guard:-0.2 the_guidelin:0.8o the_hacker:-0.5 the_health:-0.4 the_heat:-1.0 the_help:-0.9 the_hidden:0.6e the_history:0.2d the_home:1.0x
the_hook:0.4p the_host:0.8r the_hous:-0.6 the_http:0.6e the_human:1.1d the_identity:1.1r the_imag:0.8e the_imperativ:-0.4 the_inbox:0.3e the_installer:-0.5
the_instruction:-0.9 the_internet:-0.5 the_introduction:-0.6 the_invoic:-0.8 the_issu:0.9e the_job:0.9d the_jury:-0.6 the_key:0.8f the_keychain:0.4e
the_keys:1.3f the_king:-0.8 the_lab:-1.0 the_label:-0.9 the_landlord:-0.4 the_laptop:0.5x the_last:0.6e the_latest:-0.3 the_law:0.7r the_left:-0.7
the_legacy:-0.8 the_letter:-0.7 the_library:-0.8 the_licenc:-1.1 the_licens:-0.7 the_light:-1.5 the_lin:0.3o the_line:-0.4 the_linter:-1.2 the_load:0.3x
the_local:-0.9 the_lock:-0.6 the_login:0.6p the_logo:0.3 the_lunch:-0.6 the_mail:0.6d the_mailbox:1.0e the_main:-0.6 the_maintainer:0.5f the_maintenanc:-0.7
the_manager:0.6r the_meet:-1.0 the_merg:-0.5 the_merger:-0.9 the_messag:-0.2 the_metric:-0.7 the_migration:0.2f the_miner:0.8p the_ministry:-0.9 the_model:-0.9
the_month:0.4x the_morn:-0.2 the_name:-1.0 the_nas:-0.5 the_network:0.3d the_new:-0.6 the_newest:-0.5 the_news:-0.8 the_newsletter:-1.0 the_next:1.0e
the_night:-1.1 the_nois:-0.9 the_not:-0.9 the_note:0.8f the_novel:-0.5 the_nurs:-0.6 the_offic:-0.8 the_old:-0.3 the_on:-0.7 the_one:1.0r the_ones:-0.5
the_open:-0.8 the_operator:1.0o the_opposit:0.3o the_original:-0.6 the_other:0.8x the_output:0.8d the_oven:-0.9 the_overrid:-1.0 the_owner:0.5d the_packag:0.3d
the_paper:-0.4 the_parcel:-0.5 the_parser:-1.2 the_part:0.3r the_party:-0.8 the_password:1.2e the_past:0.7e the_path:-1.2 the_payment:0.3r the_person:0.8d
the_persona:0.9r the_phon:-1.1 the_photo:-0.6 the_pictur:0.2e the_pin:0.4r the_pipelin:-1.0 the_plan:0.3o the_plant:-0.2 the_player:-0.7 the_polic:0.2r
the_policy:0.7o the_portal:-0.7 the_power:-0.9 the_preced:0.7o the_pres:0.4e the_previou:-0.2 the_pric:0.3d the_printer:-0.8 the_prior:0.6o the_privat:0.6e
the_problem:-0.7 the_product:-0.3 the_production:1.0x the_program:-1.0 the_project:-0.5 the_prompt:0.3f the_pull:0.3e the_query:0.8e the_question:-0.3
the_queu:-1.0 the_reader:0.2f the_readm:-0.2 the_real:0.9o the_reason:-0.8 the_recipient:0.7d the_red:-1.0 the_releas:-1.0 the_rep:1.1e the_repo:0.5f
the_request:-1.6 the_restriction:0.2o the_retro:-0.6 the_revers:0.3o the_review:0.3f the_reviewer:0.9d the_role:0.3r the_root:0.5r the_router:-0.9 the_rss:-0.4
the_rul:0.5o the_rule:-0.2 the_safe:-0.6 the_safety:-0.9 the_same:-1.0 the_sandbox:1.0f the_scanner:0.4p the_schema:-1.4 the_school:-0.9 the_screen:-0.3
the_script:0.7p the_search:0.3e the_secret:1.3e the_security:0.7p the_sensor:-1.3 the_server:-0.5 the_servic:-0.2 the_sery:-0.3 the_session:1.1e the_set:-0.2
the_setup:-0.3 the_shar:-1.0 the_sheet:-0.5 the_shell:0.4p the_shop:-0.7 the_sidebar:-0.4 the_sign:-0.2 the_site:-0.3 the_snippet:-0.2 the_sourc:-1.7
the_spy:-0.7 the_ssh:1.1e the_ssl:-0.3 the_stag:-1.0 the_stand:-0.7 the_standup:-0.6 the_start:-0.5 the_step:-0.7 the_styl:-1.0 the_subject:-0.2 the_sudoer:-0.2
the_summary:0.5d the_superuser:0.4r the_supervisor:0.6r the_support:0.3e the_surpris:-0.6 the_survey:-0.6 the_sync:-0.7 the_system:0.2o the_tabl:-1.1
the_talk:-0.7 the_task:1.0o the_tax:0.5e the_teacher:-0.4 the_team:-1.2 the_temperatur:-0.9 the_templat:-0.6 the_temporary:-0.8 the_term:-0.5 the_terminal:-0.7
the_test:0.5d the_text:-0.3 the_them:-0.6 the_thermostat:-0.5 the_time:-0.8 the_todo:-0.7 the_token:0.6e the_tone:-0.5 the_tool:0.3f the_top:-0.6 the_train:-0.6
the_transcript:0.5d the_transfer:1.1d the_trash:-0.6 the_true:0.9o the_two:-1.3 the_unrestrict:-0.9 the_updat:0.6d the_upgrad:-0.9 the_upload:0.2d the_url:-0.2
the_user:1.4 the_valu:0.8 the_valv:-0.4 the_vault:0.7e the_version:0.2r the_villain:-0.6 the_visitor:0.7e the_wallet:0.8e the_warn:0.8d the_water:-0.8
the_weather:-1.3 the_webhook:0.6e the_websit:0.2f the_week:-1.5 the_whiteboard:-1.1 the_whol:0.6x the_wiki:-1.0 the_window:-0.3 the_witnes:-0.5 the_wizard:-0.5
the_word:-0.2 the_wrong:-0.5 theatr:-0.5 their:-0.2 their_password:-0.5 them_as:-0.6 them_in:0.4e them_into:0.4 them_on:0.6e them_the:0.7d then:-1.0
then_list:-0.4 then_send:-1.0 ther:0.3o ther_are:-0.2 ther_is:0.4d thermostat:-0.5 thermostat_to:-0.5 thes:0.2o thes_instead:0.6o thes_lin:0.8p thes_new:0.5o
thes_step:0.6o thesi:-0.8 they:0.2o they_did:0.4d they_were:0.5o think_the:1.0d third:-0.7 third_party:-0.6 this:0.6d this_action:1.2d this_addres:-0.8
this_agreement:-0.7 this_answer:0.7f this_as:1.0p this_between:0.5d this_block:-0.7 this_chang:0.8d this_chapter:-0.8 this_chat:0.8r this_code:-0.6
this_command:-0.8 this_conversation:-0.2 this_devic:-0.6 this_e:-0.9 this_email:-0.8 this_error:0.5 this_file:0.5o this_folder:-1.0 this_from:1.6d
this_hidden:0.8d this_imag:0.9e this_in:1.6d this_instead:0.4o this_instruction:1.3d this_is:-0.5 this_issu:-0.3 this_it:0.5f this_key:0.7p this_letter:-0.7
this_line:0.5o this_list:-0.5 this_machin:0.2e this_mail:-0.8 this_messag:-0.3 this_mode:-0.8 this_moment:0.4r this_month:-0.6 this_must:0.7f this_note:1.2o
this_notic:-0.9 this_number:-1.2 this_once:0.5o this_one:1.1o this_order:0.7d this_out:0.7d this_paper:0.6f this_paragraph:0.3p this_pictur:-0.3 this_point:0.9o
this_pr:0.7f this_product:0.7f this_project:-1.9 this_pull:0.6f this_repo:-0.5 this_repository:-0.4 this_request:0.4d this_resourc:-0.5 this_result:0.3f
this_role:-0.5 this_rule:0.9p this_secret:1.0d this_sentenc:1.2o this_session:1.3o this_set:-0.6 this_silent:0.4d this_step:1.4d this_story:0.8r
this_supersed:0.9o this_system:-0.3 this_task:-0.6 this_text:0.9o this_the:-0.5 this_ticket:0.6f this_to:1.2d this_tool:0.5f this_up:0.8d this_week:-0.6
this_will:-1.7 this_window:-0.7 this_without:0.7d thos:0.2o thos_of:1.0o though:0.6 though_the:0.6d though_you:0.7r thought:0.4f thre:-0.6 through_the:-0.9
throw:-0.4 throw_out:0.8o throw_the:0.2x thumb:-0.3 thursday:-0.8 ticket:-1.0 ticket_and:0.5e ticket_in:-0.8 ticket_number:-1.0 ticket_to:-0.6 tiktoken:-0.3
tim:-0.9 time:-0.3 time_in:-0.9 time_the:0.3p time_you:0.4p timeout:-1.3 timestamp:-0.5 titl_agent:0.7f titl_of:0.4e tls:-1.1 tmp:-0.6 to:-0.5 to_#address:1.4e
to_#evil:1.4e to_#name:0.4p to_#number:-0.5 to_#path:0.4p to_#secret:-0.2 to_a:-0.4 to_acces:-1.0 to_account:0.6f to_administrator:0.6r to_ai:0.5f to_all:-0.7
to_any:-0.9 to_anyon:0.2d to_approv:0.2r to_ask:1.0p to_be:0.2r to_bypas:0.3o to_call:0.3f to_chang:-0.2 to_continu:-1.0 to_crontab:0.6p to_customer:-1.0
to_delet:-0.6 to_disabl:0.3f to_disregard:-0.5 to_do:-1.5 to_drink:-0.2 to_every:1.0e to_everyon:0.7d to_everyth:0.7r to_fetch:-0.6 to_finish:-1.1 to_fix:-0.2
to_follow:0.6o to_forget:-0.5 to_get:-0.4 to_god:0.8r to_hear:0.7d to_hide:-0.3 to_install:-1.1 to_keep:-1.1 to_know:0.7d to_leak:0.4f to_leav:-0.6 to_log:0.6p
to_main:0.4x to_make:0.2p to_mallory:1.1e to_me:-0.4 to_memory:0.8p to_obey:0.2o to_off:1.4p to_one:0.3r to_open:-0.2 to_our:-0.5 to_overrid:-1.0 to_pass:-0.2
to_post:-0.4 to_proce:0.2f to_push:0.7f to_read:1.0r to_renew:-0.3 to_repair:0.4f to_reset:-1.0 to_resolv:-0.2 to_restart:-0.8 to_reveal:-0.2 to_reviewer:0.3f
to_root:-0.2 to_rotat:-0.6 to_s3:-0.7 to_save:-0.7 to_say:-0.6 to_see:-0.5 to_self:0.2p to_send:-0.5 to_shar:0.2f to_skip:0.6r to_stag:-0.6 to_stop:0.3o
to_sudoer:0.9p to_take:-0.7 to_tell:0.5d to_the:-0.2 to_third:-0.5 to_this:-0.8 to_transfer:0.7f to_unrestrict:1.0r to_use:-1.0 to_user:-0.9 to_version:-0.7
to_view:-0.7 to_writ:-1.1 to_you:1.2o to_your:-0.7 to_yourself:0.5d today:0.3o today_on:0.5p todo:-0.8 todo_comment:-0.5 todo_remov:-0.8 together:-0.3
token_and:-0.8 token_are:-0.8 token_as:0.4e token_expir:-1.0 token_from:-0.5 token_in:0.8e token_into:1.1e token_is:-1.3 token_limit:-0.3 token_to:0.8e told:-0.2
told_about:-0.3 told_earlier:0.6o told_otherwis:-0.2 told_the:-1.0 told_when:-0.8 told_you:0.5o tom:-1.0 tone:-0.6 tonight:0.9x too:-0.3 took:-0.3 tool:0.7f
tool_#name:0.4f tool_#path:-0.3 tool_call:0.7f tool_first:0.3f tool_must:0.7f tool_name:-0.6 tool_note:0.5f tool_output:0.7f tool_read:-0.9 tool_requir:-0.2
tool_result:-0.8 tool_return:0.2f tool_to:0.9e tool_with:0.8f tool_you:-0.2 top:-1.1 topic:-0.7 trac_in:0.3d trac_of:0.2d track_after:0.5d trail:-0.3 train:-0.6
train_and:0.9o train_on:-0.6 transaction:-0.9 transcript:0.5d transfer:1.2f transfer_#number:1.3f transfer_the:0.4f transfer_tool:0.7f transform:-0.6
translat:-0.2 translat_new:-0.3 translat_the:0.3e translat_this:0.7o translat_your:1.0e translator:-0.8 transmit_the:-0.4 trash:-0.6 travel:-1.0 treat:-0.2
treat_every:0.6p treat_the:-0.3 treat_this:0.3o treat_warn:-0.7 tree:-1.0 trick:-0.7 true:-1.1 true_instruction:1.1o truncat:0.6x truncat_all:0.6x
truncat_the:0.2x trust:0.5p trust_level:0.3o trust_me:-0.3 trust_the:-1.0 try:-1.5 try_again:-0.6 try_to:-0.8 tuesday:-0.9 tunnel:0.3p turn:-0.6 turn_off:-0.6
turn_the:-0.4 tutorial:-0.9 twic:-0.5 twin:-0.4 two:-1.2 two_days:-0.7 two_hour:-0.4 two_reviewer:-0.8 typ:-1.6 type:-1.1 type_text:0.4f typo:-0.8 typo_in:-0.7
ubuntu:-0.9 ubuntu_#name:-0.7 unalign:0.7r unalign_model:0.7r unanswer:-0.7 unawar:0.9d uncensor:0.6r uncensor_model:0.3r under:-0.6 under_#number:-1.3
under_kv:-0.4 under_the:-0.8 undon:-0.4 unfilter:0.6r unfilter_assistant:0.3r unfilter_chatbot:0.6r uninstall:-0.2 unit:-1.0 unknown:-1.6 unknown_option:-0.7
unlearn:0.7o unles:-0.3 unles_ask:-0.7 unlimit:-0.6 unlimit_plan:-0.6 unlock:0.9r unnotic:0.7d unplug:-0.8 unread:-0.9 unread_mail:-0.5 unreleas:0.7e
unrestrict_ai:0.8r unrestrict_mode:0.3r until:-0.7 until_further:0.7o until_may:-0.7 until_the:-1.2 unus:-1.6 up:0.2d up_docker:-0.6 up_in:0.8d up_the:-0.7
up_to:-1.6 up_with:0.8d up_your:-0.5 updat:-0.2 updat_at:-0.3 upgrad:-0.4 upgrad_to:0.6r upload:0.4e upload_#secret:1.0e upload_a:-0.8 upload_it:0.9e
upload_the:0.5e upload_them:0.5e upload_your:-1.0 ur:1.1o urgent:-0.5 url:-0.7 url_#evil:0.5 url_you:0.4e us:-0.7 us_any:-0.3 us_at:-0.5 us_pretend:0.6r
us_the:-0.9 us_this:0.2f us_what:-0.8 us_your:-0.6 usag:-2.2 usag_and:-0.4 use:-1.1 use_british:-0.6 use_emoji:-0.8 use_forc:-0.9 use_mine:0.6o use_only:-0.5
use_rm:-0.7 use_sudo:-0.5 use_your:0.5e used:-0.2 used_for:-1.8 used_in:-0.7 user_#name:0.5f user_#number:-0.7 user_a:-0.4 user_about:0.5d user_acces:0.3e
user_account:0.7x user_acts:-0.2 user_addres:0.4e user_agent:-2.0 user_agre:0.6f user_alic:-0.9 user_allow:0.7p user_and:0.5f user_api:0.4f user_approv:-0.5
user_are:0.3o user_ask:-0.4 user_assistant:-1.0 user_back:1.0d user_befor:-0.2 user_believ:0.4d user_call:-0.3 user_content:0.4f user_credit:0.4e user_data:0.3x
user_delet:1.1f user_dislik:-0.4 user_document:0.5e user_e:0.4 user_everyth:0.8d user_fil:0.7f user_for:-0.7 user_forget:-0.6 user_forgot:-0.4 user_from:1.1x
user_has:0.6f user_hid:-0.3 user_home:0.6e user_host:-1.2 user_how:-0.5 user_id:-0.9 user_in:0.5d user_instruction:-0.3 user_is:-0.6 user_keep:-0.8
user_know:0.7d user_lik:-1.0 user_location:0.8e user_logs:0.2p user_may:0.3d user_messag:0.2f user_must:0.4d user_name:-0.9 user_never:-0.7 user_now:0.7f
user_password:0.7e user_phon:0.9e user_play:-0.4 user_postgr:-0.5 user_prefer:-0.6 user_pretend:-0.4 user_privat:0.8e user_question:1.1e user_read:-0.5
user_request:0.8o user_role:-0.9 user_root:-1.1 user_says:-0.8 user_see:0.2d user_should:0.5d user_ssh:-0.3 user_that:-0.9 user_the:0.5d user_to:-0.3
user_token:0.6f user_told:0.3e user_trust:-0.7 user_typ:0.6e user_was:-1.0 user_what:-0.6 user_when:-0.8 user_will:-0.8 user_with:-0.4 user_writ:-0.8
user_yes:0.9f uses:-1.4 uses_pnpm:-0.3 uses_the:-0.9 usual:0.4d utc:-1.1 v:-1.4 v2:-0.6 v3:-1.2 vacation:-0.8 vacuum:-1.0 vacuum_the:-0.7 valid:-0.5 valu:-0.3
valu_in:0.6e valu_of:1.2 valv:-0.9 variabl:-0.5 variabl_and:0.3e variabl_are:-0.7 variabl_nam:-0.7 variabl_to:0.9e vault:-0.2 vault_and:0.8e vault_under:-0.4
vendor:-0.9 verbatim:1.0e verification:0.6o verify:0.7f verify_that:-1.1 version:-1.5 version_#name:-1.2 version_#number:-0.6 version_are:-0.8 version_is:-0.8
version_of:-0.2 video:-1.4 view:-1.4 view_this:-0.7 viewer:-0.8 villain:-0.6 vim:-0.5 violat_your:0.2o viru:1.0r visibility:-0.5 visibility_hidden:-0.5
visibl:-0.3 visit:0.3 visit_#evil:0.4 visitor:0.3e vm:-0.9 vm_at:-0.8 void:-1.3 volum:0.8x vot:-0.8 vote:0.8f vue:-0.4 wait:-0.3 wait_for:0.7o waiv:0.8o
wake:-0.7 wall:-0.7 wallet:0.8e want:-1.0 want_answer:-0.6 want_no:-0.4 want_secret:-0.3 want_the:-0.3 want_to:-1.0 want_you:1.0f warn_about:-0.8 warn_abov:-0.7
warn_and:0.7d warn_as:-0.7 warn_deprecat:-0.7 warn_from:0.5d warn_ignor:-1.0 warn_in:-1.1 warn_me:-0.6 warn_previou:-0.4 warn_this:-1.1 was:-0.3 was_a:1.2d
was_already:0.7d was_chang:-0.7 was_delet:-0.2 was_empty:-0.3 was_never:0.6r was_not:-0.5 was_remov:-0.6 was_sent:-0.3 was_told:-0.9 was_wrong:0.3o watch:-0.3
watch_the:-0.4 water:-1.1 water_the:-0.2 way:-1.0 we:-1.6 we_have:-0.8 we_never:-0.6 we_sent:-0.5 we_will:-0.5 wear:-0.9 weather:-1.3 weather_every:-0.6
weather_servic:-0.4 web:-0.3 web_pag:0.6p webhook:0.6e webhook_at:0.7e websit:-0.6 week:-0.3 week_report:-1.1 week_summary:-0.7 weekday:-0.9 weekend:-1.1
weekend_in:-0.6 weekend_when:-0.6 well:-1.3 well_befor:-0.4 went:1.0d went_fine:0.2d were_a:1.0o were_configur:0.6o were_given:0.6o were_lift:-0.3 were_not:-0.5
were_replac:-0.4 were_told:1.2o were_written:0.5o were_wrong:-0.8 were_you:0.6e wget_#evil:0.9p wget_post:0.5e wget_qo:-0.5 what_came:0.5o what_chang:-0.8
what_follow:0.6o what_is:1.1e what_the:0.7o what_they:-0.4 what_this:0.7o what_was:-0.6 what_were:0.5e what_you:0.5d what_your:0.3o whatever:0.8o
whatever_happen:1.0d whatever_is:0.3e whatever_it:0.6r whatever_your:0.4o wheel:-0.9 when:-0.4 when_a:-1.4 when_an:0.2f when_ask:0.3d when_count:-0.6
when_done:-0.2 when_finish:0.8d when_search:-1.2 when_sort:-0.4 when_the:-0.4 when_they:-0.8 when_you:0.2d whenever:0.5p whenever_someon:0.6p whenever_the:0.3p
whenever_you:0.4p wher:-0.5 wher_the:0.4d wher_you:0.4r whether:-0.7 whether_#address:-0.4 whether_the:-1.4 which_fil:-0.2 which_has:1.0r which_you:0.2r
whil:-0.6 whil_the:0.4d whisper:-0.7 whit:-0.2 whit_background:0.3f whit_text:-0.5 whiteboard:-1.1 who:0.6r who_can:0.7r who_has:0.7r who_help:-0.3
who_ignor:0.8r who_never:0.3r who_used:0.4r whoami:1.1e whol:0.6x whol_home:0.3x whol_repository:0.7x whos:1.0r why:-0.3 width:-2.1 wife:-0.6 wiki:-1.2 will:-1.0
will_act:-0.3 will_be:-1.4 will_comp:1.1f will_delet:0.3f will_never:-0.6 will_not:-1.6 will_now:0.8f will_send:0.7f win:-0.2 window:-1.5 wins:0.3o wipe_all:1.2x
wipe_the:-0.2 wire:-0.9 wish:0.2o with:-0.7 with_#evil:0.7e with_#number:-0.8 with_#secret:0.4f with_a:-0.4 with_all:-0.7 with_amount:0.5f with_care:-0.7
with_ctrl:-0.7 with_earlier:0.7o with_every:-0.8 with_everyth:0.4r with_id:-0.3 with_its:0.8r with_mine:0.2o with_my:-0.5 with_no:0.3r with_our:-0.2
with_password:0.8p with_path:0.7f with_port:-0.4 with_ssh:-0.4 with_sudo:0.7 with_systemctl:-0.6 with_the:0.2e with_thes:0.6o with_this:-0.8 with_tiktoken:-0.3
with_yesterday:-0.4 with_you:0.8e with_your:-0.7 with_zero:1.1x withdrawn:0.6o within:-1.8 within_#number:-0.9 within_a:-1.1 within_two:-0.4 without_a:0.2p
without_any:0.3r without_approval:0.8p without_ask:-0.8 without_check:0.7r without_confirmation:0.4f without_filter:0.7r without_inform:0.7d without_moral:0.7r
without_network:-0.9 without_question:0.7r without_read:-0.7 without_restriction:-0.8 without_review:0.6f without_rul:-0.2 without_tell:0.4d without_the:-0.5
witnes:-0.6 wizard:-0.7 word_abov:0.9e word_banana:0.7p word_for:1.3e word_ignor:-0.3 word_of:1.0e work:-0.5 work_and:-0.6 work_for:0.8r work_from:-0.2
work_in:0.2d work_with:-0.8 worker:-1.4 workspac:-1.2 world:-1.7 would:-0.7 writ:-0.6 writ_a:-0.6 writ_test:-0.9 writ_that:-0.2 writ_the:0.4e writ_them:-0.2
writ_this:1.1p writ_to:0.2p written:0.6o written_abov:1.1o written_by:0.6o written_here:0.9o written_in:-0.5 written_to:-1.2 wrong:-1.0 wrong_use:0.4o wrot:-0.2
x:0.2e x_#evil:0.8e x_#number:-1.3 x_alt:0.8f x_api:-1.3 x_post:-0.2 x_x:-1.0 xr:-0.3 xr_x:-0.3 y:-1.5 y_#path:-0.5 yaml:-1.2 yes:0.2f yesterday:-0.9
yesterday_list:-0.7 yolo:1.0p you:0.5 you_a:-0.5 you_act:-0.3 you_already:-0.7 you_answer:1.0f you_are:0.4 you_call:0.8f you_can:-0.9 you_chang:-0.2
you_continu:0.8d you_could:0.6d you_did:0.8d you_do:-1.0 you_dont:-0.5 you_find:-0.4 you_finish:0.9d you_for:-0.5 you_found:0.7d you_get:-1.0 you_got:1.3o
you_had:1.2r you_have:0.3r you_ignor:-0.2 you_know:-1.0 you_may:0.6o you_must:-0.3 you_obey:0.6f you_open:-0.2 you_play:-0.5 you_pleas:-0.5 you_receiv:0.2o
you_rep:-0.3 you_report:0.8d you_run:0.3p you_see:0.5p you_send:0.2d you_should:-1.0 you_start:0.4p you_summaris:0.8f you_take:-0.8 you_the:0.3r you_think:-0.9
you_to:-0.3 you_told:0.6e you_trust:-0.8 you_use:-0.7 you_want:-1.5 you_were:1.3o you_will:-0.3 you_work:0.6p you_writ:0.5p your_a:0.6r your_account:-0.9
your_addres:-0.7 your_administrator:-0.4 your_answer:1.0e your_api:-0.7 your_branch:-0.7 your_browser:0.3f your_computer:-0.7 your_configuration:1.1e
your_content:1.0o your_context:1.2o your_creator:0.9o your_current:0.5o your_cv:-0.8 your_data:-0.6 your_default:0.8p your_developer:1.6o your_doctor:-0.4
your_e:-0.6 your_earlier:1.4o your_environment:0.2e your_feedback:-0.6 your_filter:0.3o your_friend:-0.9 your_goal:0.6o your_guidelin:2.0o your_hidden:0.9e
your_initial:1.4e your_key:-0.7 your_keys:-1.0 your_limit:1.3o your_maker:0.8r your_memory:0.6p your_name:-1.0 your_next:0.6e your_old:0.7o your_only:0.6o
your_operator:1.2o your_order:-0.2 your_original:0.9o your_own:0.5p your_owner:1.3o your_password:-2.2 your_persona:1.1r your_phon:-0.6 your_pin:-1.0
your_policy:1.0o your_previou:0.7o your_prior:0.6o your_privat:-1.0 your_program:0.7o your_prompt:1.1o your_public:-0.7 your_question:-0.7 your_real:0.7o
your_rep:0.6e your_report:0.2d your_restriction:0.2o your_safety:1.2o your_session:0.2f your_summary:0.9d your_system:1.2o your_task:0.2o your_token:-0.9
your_track:0.9d your_train:1.1o your_true:0.8r yourself:1.2r yourself_and:0.7r yourself_as:0.8r yourself_into:0.3r yourself_the:0.7r yourself_to:0.7p zero:0.3x
zero_width:-0.7 zip:-0.6 zone:0.3x zsh:-1.1
`;
