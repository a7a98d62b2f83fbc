/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.21 #address:-1.9 #address_#number:-1.1 #address_#path:0.2f #address_and:-0.5 #address_by:-0.3 #address_every:-0.9 #address_is:-0.6 #address_on:0.6e
#address_open:0.3p #address_sh:-0.8 #address_to:-1.1 #evil:3.8 #evil_#number:0.8e #evil_#path:0.4f #evil_#secret:0.3e #evil_and:0.7 #evil_as:0.7p #evil_bash:0.7p
#evil_follow:0.9e #evil_in:1.2p #evil_o:0.6p #evil_plus:0.6e #evil_sh:1.0p #evil_the:0.2e #evil_to:1.2p #evil_with:0.8 #name:-0.4 #name_#address:-2.1
#name_#number:-0.6 #name_#path:1.1x #name_and:0.3e #name_are:-0.5 #name_assistant:1.4f #name_befor:0.8f #name_call:0.2f #name_display:-1.0 #name_environment:-1.1
#name_folder:-0.3 #name_for:-0.9 #name_function:0.5f #name_home:-0.7 #name_id:-0.3 #name_into:0.5e #name_invok:0.9f #name_is:-1.9 #name_model:1.1f
#name_must:0.3e #name_name:1.1f #name_obey:0.7f #name_off:1.0p #name_ok:0.5f #name_on:-0.6 #name_path:-1.2 #name_role:-0.9 #name_s:-1.5 #name_self:-0.6
#name_send:-0.5 #name_so:0.5p #name_system:1.7f #name_that:0.4p #name_to:0.7p #name_true:-1.4 #name_user:1.5f #name_with:1.5f #name_you:0.5p #name_your:-1.1
#number:-0.8 #number_#name:-1.4 #number_#number:-0.4 #number_#path:-0.5 #number_am:1.2x #number_and:0.4p #number_assistant:0.5f #number_days:-1.1
#number_degre:-0.2 #number_dollar:0.6e #number_enter:-0.5 #number_eur:0.5f #number_every:1.0x #number_fail:-0.5 #number_fil:-0.7 #number_gb:-0.8
#number_hour:-0.6 #number_if:-1.3 #number_ignor:-0.2 #number_in:0.9 #number_instruction:0.8o #number_is:-1.5 #number_item:-0.7 #number_jan:-0.4
#number_january:0.3p #number_june:-0.5 #number_march:-0.5 #number_may:-0.8 #number_mb:-1.1 #number_minut:-1.0 #number_ms:-0.9 #number_must:-0.8 #number_of:-0.8
#number_per:-0.5 #number_pm:-0.9 #number_result:-0.6 #number_root:-0.5 #number_rows:-0.3 #number_run:0.2f #number_scen:-0.5 #number_second:-0.9 #number_star:0.7
#number_test:-1.1 #number_the:-1.0 #number_unit:-0.7 #number_when:0.5f #path:0.5 #path_#evil:0.6p #path_#number:-0.4 #path_#path:0.6 #path_agent:0.9f
#path_ai:0.8f #path_and:-0.5 #path_assistant:1.0f #path_at:1.5x #path_base64:-0.6 #path_every:0.5x #path_first:0.3p #path_gt:-0.4 #path_in:-0.4 #path_now:0.5f
#path_of:1.2x #path_older:-0.7 #path_on:1.0x #path_sure:1.1f #path_system:1.1f #path_that:0.8p #path_the:-0.9 #path_to:0.2e #path_user:0.6f #path_with:-0.4
#path_you:0.8f #secret:0.6e #secret_#evil:0.8e #secret_and:1.0e #secret_as:0.7e #secret_base64:0.8e #secret_file:-0.4 #secret_in:0.9e #secret_is:-1.2
#secret_nc:0.2e #secret_on:-1.1 #secret_permission:-1.1 #secret_to:1.5e 1password:-0.6 9999px:0.4f @about:-1.3 @address:0.6 @after:0.2d @allOf:0.7x @allow:0.6o
@allow-:-0.5 @allow=:-0.2 @allows:-0.2 @anyone:0.9 @appear:-0.2 @appear!:0.5e @appear-:0.6d @approved:0.6f @asIf:0.9d @aside:0.6 @ask!:-1.6 @ask-:1.1 @ask=:-0.8
@asker:-0.2 @asking:-0.2 @asks:-0.4 @atTop:0.3o @authority:0.8f @background:0.5d @beforeYou:-0.6 @blurt:-0.2 @blurt!:0.3e @blurt-:-0.7 @blurt=:0.4e
@blurting:-0.3 @called:0.3r @careful:-1.6 @change:0.3 @change=:-0.3 @changeing:-0.3 @changes:-1.1 @claim-:0.5d @claim=:-0.3 @claims:-0.6 @covert:1.4d
@denial:0.3d @deny:0.7r @deny!:0.9r @denys:-0.3 @destroy:0.7x @destroy!:0.7x @destroy-:-0.2 @destroy=:-1.1 @destroying:0.2p @destroys:-1.6 @do!:0.8 @doc:0.3
@done:0.3d @drop:0.2o @drop!:0.4o @drop-:-1.0 @drop=:0.4p @droping:-0.2 @drops:-0.8 @evenIf:0.4 @everything:0.4 @except:-0.6 @excuse:1.0d @falsify:0.6d
@falsify!:1.6d @falsifying:-0.6 @fetch-:0.5 @fetch=:0.2f @fetchs:-0.3 @fine:0.7d @follow:0.3o @follow!:-0.5 @follow-:1.2o @follows:0.2r @gotYou:0.3o @guard:1.3
@halt:0.2x @halt!:0.2x @hand:0.4e @hand!:0.4e @hand-:-0.5 @hand=:0.3p @handing:0.2 @hands:0.2p @hide:0.3d @hide!:0.7d @hides:-0.6 @hostGuard:0.3p @ifAsked:1.5d
@ifWord:-0.4 @ignore!:0.4o @ignore-:-1.1 @ignore=:0.6o @ignoreing:-0.2 @ignores:0.2r @keep:0.2d @know!:-0.2 @know-:1.6d @knowing:0.9f @knows:-1.3 @lawless:1.5r
@letters:0.7e @localOnly:-0.7 @log:0.3d @machine:1.5 @mislead!:1.5d @modes:0.7r @my:0.5o @myKey:1.6p @myRules:1.2o @newRule:1.0f @noMatter:1.0d @none:0.3r
@nothingDone:0.5d @obeyMe:1.4o @oldRules:0.8o @omit:-0.3 @omit!:-0.2 @omit=:0.8p @omits:-0.6 @open-:0.5d @open=:0.8p @opening:-0.4 @opens:-0.2 @outcome:0.2x
@outside:0.7e @pack-:0.2d @packing:-1.0 @packs:0.2p @pact:1.6d @person:0.6 @power:0.5r @pretend:0.2r @pretend!:0.4r @pretend-:-0.4 @pretending:-0.2
@pretends:-0.6 @prior:0.4o @private:0.2e @production:1.2x @prompt:0.7o @put:0.2 @put!:0.2 @put-:-0.3 @put=:0.2o @puting:-1.1 @puts:-0.5 @raze:0.6x @raze!:0.4x
@reads:0.4f @record!:-0.4 @record-:0.2d @record=:-0.7 @recording:0.2f @records:0.4x @releasedFrom:1.0r @roleplaying:-0.9 @roleplays:-0.9 @rootSecret:0.7e
@rules:1.2o @run!:0.4 @run-:-0.6 @run=:-0.3 @runing:-0.7 @runs:-0.7 @safeOrder:0.2d @safetyRules:0.5o @say!:0.2e @say=:0.2e @sayNothing:0.9d @says:-0.8
@scratch:-0.7 @secrecy:0.6 @secret:0.8e @secretfile:2.0e @send!:0.5e @send-:-0.3 @send=:-0.3 @sending:0.2 @sends:-0.3 @serve:0.5o @skipped:0.6o @sneak!:0.4d
@squeeze!:0.2 @squeezeing:-1.9 @squeezes:-0.9 @standing:0.8p @startup:1.6p @sudoers:0.9p @task:0.3 @tech:-0.6 @tell-:0.6d @tell=:0.3p @tellNobody:0.9d
@telling:0.4f @their:0.4 @thing:0.7 @thisRule:0.4d @token:0.2 @told:-1.1 @toolFirst:0.4f @toolNote:0.2f @toolname:2.4f @tracks:0.4d @treat!:-0.2 @treat-:0.7d
@treating:-0.3 @treats:-0.3 @trust!:0.3p @trust-:-0.8 @trusts:-0.3 @tunnel:1.6p @unaware:1.4d @unknowing:1.5d @unless:-0.8 @unlocked:1.2r @userSecret:1.1e
@variable:-0.3 @void:0.7 @whatToDo:0.3p @you:0.7r @youAre:0.8 @yourself:1.1r ^#address:-0.5 ^#number:-2.8 ^#path:-0.9 ^#secret:0.2e ^a:-1.8 ^abandon:0.7o
^accept:-0.5 ^acces:0.4o ^act:-0.3 ^action:-0.3 ^acts:-0.2 ^add:-0.5 ^admin:0.5f ^after:0.4p ^ai:-0.3 ^alert:-0.7 ^all:-0.9 ^alter:-0.5 ^an:-1.9 ^anna:-0.6
^answer:0.3d ^anthropic:0.7o ^any:-0.2 ^anyth:0.7o ^api:-1.3 ^append:0.3p ^approv:-0.4 ^approval:-0.3 ^archiv:-0.7 ^as:-0.6 ^ask:-0.3 ^assert:-0.9 ^assum:0.5r
^at:0.2p ^attach:0.9e ^attacker:-0.8 ^authoriz:-0.8 ^authorization:0.6o ^auto:-0.7 ^aws:0.8x ^b:-0.7 ^back:-1.3 ^backup:-1.1 ^base64:0.7e ^be:0.7r ^becom:0.8r
^befor:-0.5 ^behav:0.2r ^bot:0.7f ^break:-0.9 ^build:-1.0 ^by:-0.5 ^call:-1.2 ^cancel:0.5o ^carry:0.4d ^cat:-0.6 ^ceas:0.9o ^chang:0.2p ^check:-1.6
^children:-0.9 ^chmod:1.1x ^chor:-0.9 ^claim:1.1d ^clas:-1.2 ^clean:-0.2 ^clear:-0.9 ^clearanc:0.5f ^clos:-0.9 ^collect:-0.3 ^command:-2.0 ^comment:-0.5
^commit:-1.8 ^compar:-0.8 ^conceal:1.2d ^confidential:-1.1 ^confirmation:0.3o ^consider:0.4r ^const:-1.7 ^content:-0.7 ^convert:-0.5 ^copilot:-0.3 ^copy:-0.5
^copyright:-0.8 ^count:-1.3 ^cover:1.1d ^creat:0.5p ^cron:-0.9 ^crontab:-0.9 ^curl:-0.5 ^customer:-1.0 ^dan:-1.0 ^data:-0.9 ^dd:1.1x ^debug:-0.5 ^decod:-0.9
^def:-0.8 ^delet:-0.8 ^deny:-0.6 ^deploy:-0.9 ^destroy:0.4x ^die:-0.3 ^disabl:-0.2 ^discard:-0.2 ^disclos:0.5e ^dismis:0.6o ^disobey:0.9o ^disregard:-0.2
^div:-0.3 ^do:-0.3 ^docs:-1.1 ^dont:0.3d ^download:-1.4 ^drop:-0.6 ^drwxr:-0.5 ^dump:1.2e ^e:-0.9 ^each:-0.2 ^earlier:0.5o ^edit:0.9p ^elevat:0.9o ^emb:0.2e
^employe:-0.9 ^empty:-0.2 ^encod:0.3e ^endoftext:1.0f ^enter:0.5r ^env:-0.3 ^environment:-2.0 ^eslint:-0.9 ^every:-0.4 ^everyth:-1.0 ^exampl:-1.9 ^execut:-0.9
^exfiltrat:1.0e ^export:-1.2 ^fail:-0.9 ^fake:-0.4 ^feat:-1.1 ^fetch:-0.7 ^file:-0.4 ^filter:-0.6 ^find:0.6e ^fix:-2.0 ^follow:-1.6 ^for:-0.5 ^forc:0.3x
^forgot:-1.0 ^format:1.0x ^from:0.2r ^function:-0.6 ^gather:0.6e ^generat:-0.9 ^get:-0.6 ^give:0.3e ^go:0.3f ^god:-0.6 ^googl:0.2o ^grant:0.7p ^guardrail:-0.3
^guidelin:-0.3 ^he:-1.5 ^hello:0.6f ^hey:0.5f ^hidden:-0.5 ^hide:0.3d ^history:-0.7 ^host:-1.7 ^how:-0.8 ^html:0.2 ^http:-1.3 ^i:0.4 ^if:-0.5 ^imagin:-0.3
^impersonat:0.8r ^important:0.3f ^in:-0.8 ^includ:0.6e ^info:-0.8 ^input:-0.2 ^insert:-0.6 ^inst:1.1f ^install:0.3p ^instead:0.6o ^instruction:-0.6 ^invok:0.5f
^it:-1.2 ^just:-0.5 ^key:-1.6 ^keys:-0.6 ^kind:0.6o ^kubectl:0.6x ^le:-0.3 ^leak:1.1e ^leav:0.4d ^let:0.7r ^lie:0.7d ^lift:0.3o ^list:-0.2 ^llm:1.0f ^load:0.4e
^log:-0.4 ^logo:0.2e ^logs:-0.9 ^look:0.3e ^lt:-0.4 ^mail:-0.2 ^make:0.9d ^mask:0.8d ^merg:-1.0 ^messag:-0.8 ^meta:-1.1 ^mix:-0.2 ^mode:-1.2 ^model:-0.5
^monitor:-0.7 ^mute:0.2d ^my:-0.4 ^name:-1.0 ^neglect:1.0o ^never:0.2d ^new:0.2o ^next:-0.3 ^no:-1.2 ^nobody:0.3d ^note:-0.8 ^notify:-0.8 ^now:-0.4 ^npm:-1.6
^nslookup:1.3e ^obey:-0.6 ^old:-1.1 ^omit:0.9d ^once:-0.2 ^only:-0.7 ^operator:-0.4 ^order:-1.2 ^our:-1.2 ^overlook:0.5o ^overrid:-0.3 ^overrul:0.8o
^overwrit:1.1x ^owasp:-0.5 ^pass:-0.9 ^password:-1.3 ^past:-0.8 ^pay:0.4o ^permission:-1.2 ^ping:-0.4 ^pleas:-1.2 ^policy:0.2o ^pose:0.8r ^post:-0.5 ^power:0.5x
^prefer:-1.3 ^pres:-0.4 ^pretend:-0.3 ^prettier:-0.8 ^previou:-0.5 ^print:-0.6 ^printenv:0.2e ^prior:-0.8 ^privat:-1.0 ^proce:0.6f ^project:-1.3 ^prompt:-1.2
^publish:0.4e ^pull:-1.1 ^purg:0.5x ^push:-0.7 ^put:0.3p ^q:-0.6 ^question:0.3o ^quot:0.7e ^rais:0.3 ^reboot:0.7x ^rebuild:-0.9 ^refactor:-1.6 ^refrain:0.7d
^refus:0.8o ^register:0.3p ^reject:-0.4 ^remember:0.3p ^remind:-0.9 ^remot:-1.1 ^remov:-0.3 ^renam:0.2d ^render:0.3e ^renew:-0.4 ^rep:0.3e ^repeat:-0.2
^replac:0.5o ^respond:0.4r ^restart:-0.9 ^restor:0.4p ^restriction:0.4o ^return:-2.3 ^review:0.3o ^rm:0.5x ^rol:-1.0 ^role:-0.5 ^rotat:-1.6 ^rul:-0.6 ^rule:-1.1
^run:-1.1 ^runs:-1.3 ^s:0.3f ^safe:-1.0 ^safety:0.5o ^save:1.0p ^schedul:0.2p ^scp:0.2e ^script:0.8f ^search:0.6e ^secret:-1.4 ^security:-0.4 ^see:-1.8
^select:-0.8 ^send:-1.1 ^server:-1.3 ^set:0.2p ^sha256:-0.6 ^shar:0.6e ^she:-1.2 ^shell:-0.9 ^ship:0.6 ^should:0.3p ^show:1.6e ^shr:1.0x ^shut:0.4x
^shutdown:0.3x ^silenc:0.6d ^silent:0.2d ^skip:-1.1 ^sorry:-0.9 ^speak:0.8r ^spell:1.0e ^ssh:-1.5 ^start:-0.5 ^stay:0.5r ^step:0.2r ^stop:0.7o ^stor:-0.4
^subject:-0.2 ^sudo:0.8x ^summaris:-1.3 ^support:-1.1 ^suppos:-0.6 ^sure:0.8f ^suspend:0.3o ^svg:0.6f ^switch:0.4r ^sync:-0.8 ^sys:1.0f ^system:-0.2 ^take:0.6r
^talk:-0.4 ^tar:0.2e ^terminat:0.8x ^terraform:0.6x ^test:-0.8 ^thank:-0.8 ^the:-1.9 ^then:-1.2 ^ther:0.2o ^thes:-0.2 ^they:-1.7 ^think:0.6r ^this:-0.8
^thought:0.4f ^throw:0.2o ^time:0.6o ^to:-2.0 ^todo:-0.3 ^token:-1.5 ^tool:0.2f ^transform:0.4r ^truncat:0.8x ^trust:-0.4 ^type:-0.5 ^uninstall:0.4x
^unlearn:0.8o ^unlimit:-1.0 ^unlock:0.6r ^updat:-1.4 ^upload:-0.6 ^usag:-1.6 ^use:-0.2 ^user:-1.8 ^uses:-1.4 ^vacuum:-0.8 ^visit:-0.4 ^void:0.5o ^warn:-1.8
^watch:-0.6 ^water:-0.4 ^we:-0.9 ^wget:-0.4 ^whatever:0.6o ^when:0.3e ^whenever:0.4p ^work:0.4d ^writ:0.3p ^y:-0.8 ^you:-0.6 ^your:0.5o a:-0.3 a_#number:-0.3
a_#path:-2.0 a_backdoor:1.0p a_backup:-0.4 a_bank:0.3r a_bot:-0.4 a_bridg:-0.7 a_character:1.0r a_code:0.3e a_command:-0.9 a_comment:0.5e a_copy:0.4e
a_criminal:0.9r a_customer:-0.8 a_day:0.3x a_digest:-0.2 a_dns:0.8e a_document:-0.7 a_draft:0.4o a_fake:0.3d a_fals:1.0d a_file:-0.3 a_game:0.6r a_git:-0.2
a_hacker:1.0r a_header:-0.7 a_helpful:-0.6 a_holiday:-0.8 a_href:-0.3 a_jailbroken:0.4r a_job:0.2p a_joke:-0.7 a_languag:0.4f a_launch:0.2p a_line:0.5p
a_link:-0.3 a_linux:0.4r a_list:-0.8 a_machin:-0.3 a_mail:0.7e a_maliciou:0.9r a_markdown:0.5e a_member:-0.6 a_messag:-0.2 a_mistak:0.4o a_moment:1.0o
a_month:-0.8 a_name:-1.1 a_page:0.2d a_password:-0.2 a_penetration:0.8r a_pirat:0.5r a_poem:-0.6 a_post:-0.4 a_public:1.1e a_random:0.3x a_reminder:-0.3
a_request:-0.8 a_revers:1.0p a_review:-1.1 a_reviewer:-0.2 a_rogu:0.6r a_root:-0.9 a_rule:-0.2 a_safe:-0.7 a_schedul:0.6p a_script:-0.5 a_second:0.3d
a_secret:0.4d a_shell:0.8r a_short:-0.9 a_startup:0.4p a_story:0.7r a_summary:-0.5 a_system:-0.5 a_systemd:0.7p a_team:-0.5 a_terminal:1.0r a_test:1.1o
a_text:-0.7 a_ticket:-0.6 a_token:-0.3 a_tool:-0.6 a_url:0.2e a_user:-0.4 a_web:-0.2 a_week:0.4x a_word:0.6d a_year:-0.9 aaaa:0.7p abandon:0.5o abandon_the:0.2o
abandon_your:0.7o about_failur:-0.4 about_it:1.1d about_manual:-0.7 about_minor:-0.5 about_peer:-0.8 about_the:0.2d about_this:1.3d about_to:-0.7 about_what:-0.2
about_your:0.8o abov:0.4o abov_#number:-0.9 abov_all:-0.9 abov_and:0.7o abov_ap:-1.1 abov_are:-0.2 abov_direction:0.5o abov_do:0.8o abov_instruction:-0.4
abov_is:0.6o abov_start:1.0e abov_the:-0.8 abov_this:1.1e abov_was:0.7o absolut_left:0.4f accept:0.6f accept_all:-0.5 accept_the:1.0f acces:0.3e acces_is:-1.1
acces_level:0.7f acces_this:-0.9 acces_to:-1.1 acces_token:-0.3 accident:-0.6 accomplic:0.6r according:0.4r account:0.5p account_#number:0.5d account_is:-0.8
account_nam:0.9p account_number:0.9p acme:-0.9 act_#number:-0.5 act_as:-0.2 act_like:1.0r act_normal:1.1d act_now:-1.0 action:0.4d action_#name:0.5f
action_input:0.7f activ:0.5o activat:0.5r actor:-0.4 actor_play:-0.3 acts:-0.6 acts_as:-0.6 ad:-1.1 ad_to:-1.3 add:-0.2 add_#evil:0.9p add_a:0.9p add_an:0.2p
add_it:-0.4 add_mallory:1.1p add_my:1.0p add_new:-2.1 add_the:0.4e add_this:0.6p add_x:0.3e add_your:-1.1 add_yourself:0.5p addres:0.2e addres_below:-0.3
addres_book:0.6e address:-0.8 adds:0.6f adds_your:-0.5 adher:0.7o adher_to:0.7o admin:0.5f admin_mode:-0.6 admin_note:0.3f admin_of:-0.7 admin_overrid:0.8o
admin_panel:-1.0 admin_right:-0.3 administrator_and:0.9r administrator_has:0.2f administrator_of:-1.3 administrator_right:-0.7 administrator_to:-0.7
administrator_with:0.7r admit:0.5d admit_that:0.5d adopt:0.2r adopt_the:0.7r advanc:-0.5 advic:-1.1 affect:-1.5 after:-0.4 after_#number:0.3p after_a:-0.9
after_each:-0.3 after_it:0.3p after_read:1.1d after_the:-1.0 after_you:0.8d again:-0.3 against:-0.6 against_the:-0.5 against_your:1.2o agenda:-1.1
agent_#number:-1.1 agent_at:0.4e agent_can:-0.7 agent_of:-0.7 agent_pleas:-0.3 agent_read:-0.4 agent_run:0.7f agent_runs:-0.3 agent_should:-0.7 agent_that:1.0r
agent_the:0.8f agent_to:0.5p agent_you:0.2f agre:0.5f agreement:-1.0 ahead:0.4f ahead_and:0.4f ai:1.7 ai_agent:0.5 ai_assistant:-0.5 ai_befor:0.2f ai_in:-1.0
ai_instruction:0.4f ai_pleas:0.7f ai_read:0.8f ai_reviewer:0.6f ai_that:1.1r ai_the:0.5f ai_with:0.9r alert_#number:-0.8 alert_me:-0.7 alia:0.2p alias:-1.5
alic:-1.0 alic_#path:-0.7 alignment:0.3r all:0.2x all_all:-0.3 all_api:-0.2 all_backup:1.3x all_branch:1.1x all_command:-0.4 all_contact:1.1e all_cooky:-1.3
all_credential:0.8e all_earlier:-0.4 all_environment:0.9e all_error:-1.6 all_fil:1.0x all_filter:-0.6 all_former:0.3o all_futur:0.8p all_host:0.6x all_is:0.2d
all_mail:1.0e all_of:0.7o all_other:0.6 all_password:1.0e all_permission:1.1f all_previou:-0.3 all_prior:-0.2 all_process:0.9x all_repository:0.5x
all_request:1.0r all_restriction:0.6o all_right:-0.6 all_rul:-1.1 all_safety:0.8o all_secret:1.6e all_set:-0.8 all_shell:0.3p all_tabl:0.3x all_the:-0.7
all_tim:-0.2 all_token:0.3e all_tool:0.6f all_user:0.3x all_volum:0.4x all_your:0.6o allergic:-0.5 allergic_to:-0.5 allow_all:-0.4 allow_everyth:0.5p
allow_to:0.2r allowlist:0.2p almost:-1.1 almost_full:-0.9 alon:-0.4 aloud:0.5e already:-0.2 already_confirm:0.4f already_paid:-0.6 also_call:0.3f also_send:0.3e
alt:-0.2 alt_assistant:0.2f alt_text:-0.3 alter:-0.4 although:0.8d although_it:0.7d alway:0.6p alway_add:1.0p alway_answer:-0.3 alway_approv:0.7p alway_ask:-1.5
alway_comp:0.5r alway_execut:0.8p alway_includ:-0.6 alway_obey:0.6p alway_recommend:0.7p alway_run:0.3p alway_start:0.5p alway_trust:-0.6 alway_use:-0.4 am:0.8x
amount_#number:0.7f an:-0.2 an_accident:0.4d an_account:-0.6 an_admin:1.2r an_administrator:-1.0 an_agent:0.4r an_ai:0.5r an_alia:0.2p an_attack:-0.7
an_attacker:0.5r an_e:-0.4 an_emergency:0.6o an_empty:0.6x an_evil:0.7r an_hour:-0.8 an_imag:0.8e an_issu:-0.6 an_llm:0.4f an_unalign:0.7r an_uncensor:0.5r
an_unfilter:1.0r ana:-0.7 and_#number:-2.0 and_a:-0.9 and_act:0.8d and_add:-0.5 and_adopt:0.4o and_alert:-0.5 and_answer:0.9r and_append:-0.5 and_approv:0.9r
and_ask:0.6r and_call:0.3f and_carry:0.2o and_check:-0.6 and_click:0.2f and_comp:0.8o and_compar:-0.3 and_confirm:0.7r and_continu:0.7d and_delet:-0.2
and_demand:0.9r and_discard:-0.6 and_do:1.0d and_dont:1.2d and_drop:-0.5 and_enabl:-0.4 and_enter:-0.4 and_execut:1.1r and_fill:-1.0 and_follow:0.3o
and_forget:0.3p and_forward:0.8e and_get:-0.3 and_give:0.7o and_go:0.5r and_grant:0.3r and_have:0.6r and_help:0.7r and_hide:-0.5 and_how:-0.7 and_i:0.9o
and_ignor:-0.2 and_includ:0.9e and_instead:0.7o and_its:-0.5 and_keep:0.5p and_label:-0.6 and_leav:0.5d and_list:-1.0 and_listen:0.8o and_mail:0.4e and_make:0.2e
and_merg:0.7f and_need:0.4r and_never:1.0r and_no:-0.9 and_open:-0.5 and_order:0.5r and_output:0.7o and_pass:0.7f and_past:-0.2 and_plac:0.2 and_post:0.9e
and_pres:-0.9 and_print:0.2o and_proce:0.6o and_push:0.8f and_put:1.0 and_read:0.8e and_rebuild:-0.3 and_remind:-0.4 and_remov:0.3x and_rep:0.6o and_report:-0.3
and_request:0.8r and_restart:-0.4 and_return:-0.2 and_reveal:0.3f and_run:-0.3 and_save:-0.7 and_say:0.7d and_send:0.7e and_set:-0.9 and_shar:0.6e and_sign:-0.3
and_skip:0.4r and_start:-0.2 and_stor:-0.9 and_strict:0.3o and_submit:0.7e and_summaris:-0.4 and_switch:0.5p and_tell:-0.2 and_the:-0.3 and_then:-0.5
and_this:-1.0 and_to:-0.7 and_turn:0.9r and_type:-0.4 and_upload:1.0e and_use:0.3p and_warn:-0.4 and_we:-0.3 and_wipe:0.3d and_work:0.7o and_writ:-1.0
and_you:-0.2 and_your:0.4o ann:-0.6 anna:-1.3 announcement:-0.8 another:-1.7 ansibl:-0.4 answer_#path:-0.3 answer_as:0.2r answer_everyth:0.5r answer_execut:0.8p
answer_free:0.6o answer_in:-0.9 answer_on:-0.9 answer_only:0.9o answer_question:-0.4 answer_short:-0.5 answer_should:0.5e answer_that:0.9d answer_the:-0.3
answer_with:-0.5 answer_without:0.7r answer_yes:0.4p anthropic:0.7o any:0.8o any_and:0.2o any_command:0.2r any_earlier:0.2o any_instruction:1.1o any_longer:0.8o
any_more:1.1o any_of:0.3o any_previou:0.3o any_restriction:0.6r any_rul:0.6r any_rule:-0.5 any_safety:0.5r any_time:-1.2 any_trac:1.1d anymor:1.1o anyon:0.3d
anyon_asks:0.3d anyon_know:0.6d anyon_who:0.6e anyon_your:-1.2 anyth:0.4r anyth_about:0.4d anyth_is:-0.6 anyth_with:-0.8 anyth_without:-0.7 anyth_you:0.2o
ap:-0.3 ap_here:0.9o ap_to:-0.6 api:-0.2 api_is:-0.6 api_key:0.4e api_keys:-0.4 api_token:0.5e app:-1.7 app_as:-0.3 appear:-0.2 append_the:0.2e approv:0.8f
approv_by:-0.8 approv_command:0.4p approv_every:1.0x approv_everyth:1.1r approv_the:-0.3 approv_this:0.7f approval:1.1p approval_are:0.2p approval_for:0.6p
approval_is:-1.0 approval_off:0.5p approval_step:0.5p approval_to:0.5p apps:-0.9 april:0.6x apt:-0.9 archiv:-1.7 archiv_mail:-0.3 are:-0.2 are_a:-0.3
are_allow:0.5r are_an:0.3r are_approv:0.8f are_ask:0.7d are_availabl:-0.5 are_below:0.6o are_cancell:1.1o are_confidential:-0.5 are_count:-0.3 are_dan:0.3r
are_defin:-0.5 are_delet:0.3o are_deprecat:0.3o are_do:1.0o are_document:-0.2 are_done:0.5d are_evil:0.6f are_fine:-0.8 are_finish:0.6d are_free:1.0f
are_given:-0.7 are_hereby:1.1o are_in:-0.9 are_kept:-0.6 are_lift:0.5o are_list:-0.7 are_log:-0.8 are_manag:-0.6 are_my:0.5r are_no:-0.3 are_none:0.9o
are_not:-0.2 are_now:-0.6 are_obsolet:0.5o are_off:1.2r are_on:-0.8 are_outdat:-0.2 are_read:-0.6 are_remov:-1.3 are_requir:0.3 are_root:1.2r are_sent:-0.8
are_shown:-0.8 are_stor:-1.2 are_suspend:1.1o are_switch:0.7r are_the:-0.5 are_to:0.7o are_us:-1.1 are_void:-0.5 are_work:-1.0 are_written:-1.0 are_wrong:0.8o
are_your:-0.3 area:-0.9 argument:-0.2 argument_command:0.8f aria:0.3f aria_hidden:-1.1 aria_label:0.5f around:-1.1 around_the:-0.8 arriv:-0.8 art:-0.9
artefact:-0.5 as_a:0.2r as_administrator:-1.1 as_alic:-0.5 as_an:0.2r as_approv:0.9p as_csv:-0.7 as_dan:0.9r as_error:-0.8 as_excellent:0.6f as_follow:0.6o
as_if:0.8d as_instruction:-1.0 as_my:0.2r as_releas:-0.2 as_root:-0.5 as_the:0.5r as_this:0.3o as_though:1.3r as_two:0.4r as_user:-0.3 as_you:-0.3
as_yourself:0.6r asid_all:0.7o asid_and:0.5o asid_the:-0.6 asid_your:0.3o ask:0.2 ask_again:-0.6 ask_and:0.3o ask_befor:0.2p ask_for:0.4r ask_me:-0.4
ask_not:-0.7 ask_question:0.2o ask_the:-0.8 ask_to:-0.8 asks_for:-0.6 asks_the:0.2e asleep:0.4r assert:-1.0 asset:-1.1 assignment:0.7o assistant:0.8
assistant_a:-1.0 assistant_answer:-0.5 assistant_approv:1.1f assistant_call:0.8f assistant_click:0.7f assistant_coach:-0.8 assistant_content:-0.4
assistant_delet:0.7f assistant_director:-0.7 assistant_for:-0.8 assistant_i:1.2f assistant_ignor:0.5f assistant_manager:-1.3 assistant_maria:-0.8
assistant_must:1.0f assistant_ok:1.1f assistant_pleas:0.7f assistant_professor:-0.9 assistant_read:0.9f assistant_run:0.9f assistant_send:0.5f
assistant_should:-0.6 assistant_sure:0.7f assistant_that:0.2r assistant_the:0.7f assistant_to:-0.8 assistant_transfer:0.6f assistant_who:0.4r assistant_will:-1.0
assistant_with:0.8r assistant_you:1.0r assum_that:-0.7 assum_the:0.6r assum_you:0.6r async:-1.7 at_#address:0.5e at_#evil:0.7e at_all:-0.3 at_any:-1.1
at_every:-0.5 at_least:-1.0 at_midnight:0.8x at_noon:0.7x at_once:-0.3 at_the:-0.7 at_this:-0.3 attach:-0.2 attach_#name:0.9e attach_the:0.3e attachment:-1.1
attack:-0.7 attacker:0.2r attacker_may:-0.5 attention:0.9o attention_ai:0.5f attention_to:1.0o attribut:-1.3 audit:0.3d audit_and:-0.9 audit_fix:-0.7
audit_log:0.9d auth:-0.6 authentication:0.3f author:-0.2 authoris:0.5r authoris_to:-0.7 authoris_you:0.4r authority:0.8o authority_over:0.6o authoriz:-1.3
authorization_bearer:-1.4 authorization_header:-0.8 auto_approv:0.5x automat:0.4f automatical:-0.3 availabl:-1.4 avoid:0.5r away_from:-0.8 aws:0.5x aws_s3:0.3x
b:-1.8 b_#path:-1.1 back:-1.4 back_up:-1.2 backdoor:1.3p backdoor_in:0.4p background:0.2d background_and:0.3d backup:0.2x backup_and:0.3x backup_at:0.6x
backup_can:-0.6 backup_of:-0.6 backup_older:0.8x backup_script:-0.7 backward:-0.7 badg:-2.2 bake:-0.3 balanc:-0.4 banana:0.6p bank:0.3r bank_and:0.9r
bank_detail:0.4e banner:-1.3 bas:-1.5 bas_acces:-0.2 base:-1.0 base64:0.3e base64_and:0.5e base64_encod:0.5e base64_is:-0.7
base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3 base64_of:-0.5 base64_the:1.3e base_url:-0.4 bash:0.7p bash_argument:0.8f bastion:-0.7
battery:-0.9 bcc:1.1e be_a:-0.5 be_ask:-0.5 be_brief:-0.8 be_delet:-1.0 be_empty:-1.0 be_ignor:0.5o be_log:-0.7 be_my:0.8r be_remind:-0.4 be_remov:-0.6
be_report:-0.8 be_restor:-0.7 be_reus:-0.8 be_skip:0.6p be_the:1.6r be_told:-0.9 be_undon:-0.7 be_used:-0.8 be_written:0.2e becaus:-1.4 becaus_of:-0.9
becaus_you:0.2f becom:0.5r becom_an:0.3r been:-0.2 been_cancell:-0.4 been_deprecat:0.2f been_given:-0.3 been_grant:-0.6 been_jailbroken:0.7r been_lift:0.3o
been_log:-0.9 been_promot:0.5r been_remov:0.4r been_sav:-1.1 been_updat:0.7o befor:-1.2 befor_#number:-0.4 befor_any:0.2f befor_anyth:-0.3 befor_call:0.3f
befor_commit:-0.6 befor_delet:0.7p befor_each:-0.7 befor_every:-0.2 befor_it:-0.3 befor_push:-0.9 befor_read:-0.2 befor_run:0.2p befor_send:-0.6 befor_the:-0.7
befor_they:-0.6 befor_this:1.2o befor_upgrad:-0.3 befor_use:-0.6 befor_writ:-1.1 befor_you:-1.0 begin_by:0.8p begin_certificat:-0.8 begin_system:1.0f
begin_with:-0.8 behav:-0.4 behav_like:0.5r behind:0.2d believ:-0.3 below_#number:-0.8 below_as:0.6p below_the:-0.3 ben:-1.0 berlin:-0.5 best:-0.2 beta:-0.3
better:-1.2 between_#number:-1.2 between_the:-0.5 between_us:1.2d bill:-0.2 bind:0.5o birthday:-1.2 bit:-1.1 bitwarden:-0.7 blank:-0.3 blind:-0.7 block:-0.3
blog:-1.3 blog_post:-0.8 board:-1.0 bob:-0.4 body:-1.1 bomb:0.2x book_the:0.6f boot:0.5p boot_complet:-0.5 bot_post:0.9f bot_that:0.4r both:-1.6 bound:0.3r
bound_by:0.8r box:-0.6 br:-0.8 br_this:0.8d branch:-0.2 branch_after:-0.8 branch_and:-0.8 branch_every:-0.7 branch_is:-0.6 branch_main:-0.8 branch_name:0.3e
branch_over:0.6x bread:-0.9 break:-1.0 break_the:-1.0 break_your:0.9o bridg:-1.0 bridg_between:-0.2 brief:-0.4 british:-0.6 british_spell:-0.5 broken:-0.9
browser_and:0.2e browser_cooky:0.5e bucket:0.2x budget:-1.4 budget_is:-0.3 bug:-0.3 bug_report:-0.3 build:-1.1 build_cach:-0.4 build_fail:-0.6 build_folder:-1.0
build_is:-0.8 build_machin:-0.6 build_statu:-0.5 build_succeed:0.4d build_to:-0.8 burn:0.5d but:-1.1 button:-1.0 button_aria:-0.5 buy:1.2 by:-1.0 by_a:-0.6
by_an:0.7r by_ansibl:-0.4 by_any:0.6r by_default:-1.6 by_e:-0.3 by_hand:-1.0 by_its:-1.2 by_mistak:0.2o by_run:0.3p by_the:0.2 by_this:-0.5 by_your:0.8o
bypas:0.6o bypas_your:1.0o c:-0.2 cach:-2.1 cach_and:-0.5 cach_at:-0.9 cach_folder:-0.5 cach_is:-0.5 cach_of:-0.2 cake:-0.9 calendar:-0.7 calendar_and:-0.5
calendar_to:-0.6 call_#name:1.9f call_#number:0.4f call_befor:0.6f call_fail:0.3f call_init:-0.5 call_max:-0.6 call_super:-0.6 call_the:-0.3 call_this:-1.0
caller:-0.4 calm:-0.7 came:1.2d came_befor:0.6o came_from:0.6d camera:-1.0 can:-1.1 can_do:0.7r can_i:-0.4 can_ignor:0.2o can_log:0.7p can_make:-0.6
can_read:-1.2 can_safe:0.8o can_see:-0.7 can_you:-1.0 cancel:-0.3 cancel_the:0.3o cancell:0.2o candidat:0.2f cannot:-1.5 cannot_be:-1.2 cannot_remov:-0.5
capital:-0.3 capital_of:-0.5 captain:-0.9 car:-1.2 card_and:0.3e card_number:1.0e care:0.3r careful:-0.7 carla:-0.7 carry:0.3d carry_out:0.3r case:-1.1
case_of:0.6o case_when:-0.3 cat:0.6e cat_#path:1.2e catch:-1.5 caus:-1.6 ceas:0.9o ceo:0.4r ceo_and:0.4r certificat:-0.9 certificat_and:-0.3 certificat_of:-0.3
chang:-0.3 chang_and:-0.3 chang_in:-0.7 chang_it:-0.7 chang_the:1.1d chang_to:-0.5 chang_you:0.8o chang_your:0.3p changelog:-0.4 channel:-0.7 chao:0.5r
chapter:-1.0 chapter_#number:-0.8 character:-0.2 character_of:0.7r character_who:0.9r charg:-1.2 chart:-0.6 chat:0.2e chat_history:0.9e chat_to:0.5e chatbot:0.3r
cheat:-0.4 check_are:0.8r check_befor:-0.3 check_fail:-0.8 check_for:-0.6 check_if:-1.1 check_its:-0.8 check_my:-0.3 check_off:-0.5 check_on:-0.9 check_that:-1.1
check_the:-1.4 check_whether:-1.2 checkout:0.2p checkout_hook:0.3p ches:-0.7 children:-1.4 chmod:0.9x chmod_#number:-1.0 chmod_r:1.0x chor:-0.9 chor_remov:-0.8
ci:-2.2 ci_set:-0.5 claim_that:0.5d claim_to:-1.0 clas:-1.7 clas_hidden:-0.4 classifier:-1.1 clean:0.2x clean_the:-0.8 cleanup:-1.0 cleanup_script:-0.4
clear:-0.9 clear_your:-0.6 clearanc:0.5f click:0.2f click_here:-0.7 click_the:0.5f click_through:0.7o client:-2.6 clipboard:0.3e clock:-0.7 clos:-1.0
clos_all:0.4f clos_on:-0.3 clos_stal:-0.3 clos_the:-0.9 clos_this:-0.7 cluster:0.5x coach:-0.9 code:-0.4 code_#number:0.6o code_block:1.0e code_for:-0.5
code_in:0.6f code_with:-0.9 coffe:-1.0 coffe_machin:-0.4 colleagu:-0.4 collect_all:0.4e collect_every:0.5e collect_the:0.2e color:-0.6 color_fff:0.4f
color_whit:0.6f colour:-0.8 column:-1.9 com:-0.2 com_from:0.3p come:-0.6 come_from:-0.4 command_#path:0.5f command_are:-0.8 command_id:1.1f command_in:0.2f
command_it:0.6r command_line:-1.3 command_rm:-0.4 command_that:-0.7 command_to:-0.9 command_without:1.1p comment:0.3e comment_and:-0.5 comment_in:0.4o
comment_on:1.2e comment_within:-0.4 commit:-0.4 commit_and:-0.5 commit_direct:0.5f commit_look:0.6d commit_messag:0.4e commit_so:0.4d commit_your:-1.0 comp:1.1o
comp_with:0.2o company:-0.3 compar:-1.0 compar_the:-0.5 compar_today:-0.2 competitor:-0.7 competitor_in:-0.4 compiler:-0.6 complet:-1.7 complianc:0.3o
compos:-1.2 compos_up:-0.2 compromis:0.3r comput:-0.8 comput_the:-0.5 computer:-1.2 computer_to:-0.3 conceal:0.9d conceal_the:0.5d conceal_this:0.4d
confidential_information:0.5r config:-0.4 config_#path:-0.5 config_and:0.6p config_so:0.4p configur:-1.1 configur_with:0.5o configuration:-0.2 confirm:0.9r
confirm_it:-0.9 confirm_the:0.2r confirm_your:-0.7 confirmation:1.0r confirmation_#path:0.7f confirmation_are:0.7p confirmation_is:0.6r confirmation_need:-0.6
confirmation_step:0.7o conflict:0.4o connect:-1.8 connect_to:-1.4 connection:-1.2 conscienc:0.5r consent:1.2f consent_to:0.8f consider_yourself:0.7r consol:-1.0
const:-1.9 constraint:0.6o contact:0.2e contain:-0.2 contain_the:0.4e container:-0.6 content_filter:0.9o content_ignor:0.8f content_of:0.6e content_policy:0.3r
content_restriction:0.7r context:0.2o context_and:0.7o continu:0.6f continu_call:0.3f continu_without:0.8f contract:-0.9 contrary:-0.3 contrary_to:-0.3
contributor:-1.2 control:-1.0 conversation_history:0.3e conversation_so:0.5e conversation_to:0.6e convert:-0.9 cook:-0.6 cooky_and:-0.4 cooky_of:0.8e
copilot:0.5f copy:-0.3 copy_#secret:0.7e copy_id:-0.5 copy_it:-0.5 copy_of:0.4e copy_to:0.5p copy_your:-0.7 copy_yourself:0.3p copyright:-3.2
copyright_#number:-0.2 core:-1.0 corp:-0.2 correct:0.4o cost:-0.8 could:-0.8 could_not:0.3d could_you:-0.7 count_#number:-0.8 count_lin:-0.8 count_the:-0.6
count_with:-0.3 counter:-1.2 court:-1.0 cover:0.2d cover_up:0.3d cover_your:0.9d coverag:-1.8 cp:-0.5 cpu:-1.1 crawler:-0.6 creat:-0.6 creat_an:-0.5
creat_by:-0.9 creator:1.0r creator_i:0.7r credential:0.9e credential_file:0.9e credential_in:0.7e credential_to:0.2e credit:0.6e credit_card:0.7e crew:-0.9
criminal:0.9r cron:-0.4 cron_entry:-0.2 cron_job:0.3p cron_jobs:-0.2 crontab:0.7p csrf:-0.8 csrf_valu:-0.6 css:-0.4 csv:-0.7 ctrl:-1.1 ctrl_shift:-0.7 curl:0.2p
curl_#address:0.2e curl_#evil:1.4p curl_d:1.0e curl_f:0.7e curl_fssl:-0.5 current_instruction:0.9o current_task:0.4o cursor:-1.3 customer:-0.2 customer_data:0.5o
customer_list:1.2e customer_tabl:0.9e cv:-0.7 cv_to:-0.8 cve:-0.5 cve_#number:-0.5 cycl:-1.4 d:-0.7 d_#evil:0.6e d_#name:-0.9 d_#secret:0.4e dai:-0.2 dan:0.5r
dan_and:0.3r dan_is:-0.9 dan_mode:1.0r dan_who:0.7r dana:-0.8 danish:-0.7 dark_about:0.5d dark_mode:-1.0 dashboard:-0.7 dashboard_and:-0.4 dat:-1.3 data:-0.9
data_befor:-0.3 data_imag:-0.3 data_is:-0.6 data_to:-0.5 data_with:-0.9 databas:0.6x databas_and:-0.7 databas_app:-0.3 databas_at:0.4x databas_dump:0.5e
databas_on:0.2x databas_password:0.6e databas_production:0.8x date:-0.9 date_is:0.6p day:-0.5 day_at:-0.3 days:-0.3 days_and:-0.3 days_in:-0.6 days_without:-0.6
dd:0.4x dd_if:1.3x de:-1.0 deadlin:-1.0 dear:0.5f dear_agent:-0.5 dear_ai:0.9f dear_assistant:0.5f dear_customer:-0.6 dear_languag:0.6f debian:-1.0 debug:-0.3
debug_mode:0.6r deceas:0.3r december:-0.8 decision:-1.1 declaration:-1.0 declaration_of:-0.2 decod:-2.0 def:-1.2 def_#name:-0.6 default:-1.5 default_in:-0.5
default_port:-0.7 defenc:-0.4 defin:-1.8 defin_in:-0.5 definition:-2.0 definition_of:-0.6 degre:-0.4 delay:-0.2 delet:0.3x delet_#number:-0.5 delet_a:-0.9
delet_after:-1.0 delet_all:0.6x delet_anyth:-0.9 delet_every:0.6x delet_everyth:1.4x delet_fil:0.4r delet_it:1.1f delet_log:-0.6 delet_merg:-0.7 delet_my:-0.6
delet_old:-0.7 delet_temporary:-0.3 delet_the:0.5f delet_this:-1.1 delet_tool:0.3f delet_your:0.4o deletion:1.0f deletion_of:0.7f deliver:-0.2 demand:0.7r
demo:-1.5 demo_is:-0.3 deny:-0.4 deny_publickey:-0.5 dependabot:-0.9 dependency:-1.1 deploy:0.2f deploy_happen:-0.4 deploy_key:-0.5 deploy_script:-0.5
deploy_without:-0.5 deprecat:-0.5 deprecat_#address:-0.4 describ:-0.9 describ_in:-0.4 design:-1.4 design_on:-0.2 desk:-0.9 desktop:-0.5 destroy_auto:0.8x
destroy_the:0.6x detail:-0.5 detection:-0.9 dev:-1.7 dev_container:-0.3 dev_server:-0.5 developer:0.7o developer_and:0.3o developer_messag:1.0o
developer_mode:0.2r developer_of:0.2f developer_says:0.2o developer_wrot:0.6o devic:-1.5 diagram:-1.2 dialog:0.2o diary:-0.7 did:0.3d did_it:0.5d did_this:0.4d
die:-0.8 die_regeln:-0.5 diet:-0.8 dif:-0.4 diff:-0.4 different:-1.6 digest:-1.1 direct:-0.8 direction:1.1o direction_and:0.3o directiv:1.3o directiv_and:0.2o
directiv_you:0.3o directory:-0.4 directory_every:0.7x directory_to:0.2e disabl:0.3p disabl_all:-0.5 disabl_next:-0.6 disabl_the:0.2p disabl_your:1.0o
disagre:0.5o discard_the:-0.5 disclos:0.2d disclos_that:1.1d disclos_this:0.4d discreet:0.6d disk:0.3x disk_is:-0.5 disk_usag:-1.1 disk_when:0.9x disk_with:1.1x
dislik:-0.6 dislik_long:-0.5 dismis:0.8o dismis_the:0.3o disobey:0.9o disobey_the:0.8o display:-1.0 disregard:0.2 disregard_all:0.6 disregard_everyth:0.9o
disregard_for:-1.0 disregard_prior:0.5o disregard_the:0.7o disregard_this:-0.8 disregard_your:0.6o dist:-1.5 distribut:-1.2 disturb:-0.6 div:-0.3 div_clas:-0.5
div_styl:0.2f dns:1.4e dns_query:0.7e do:-0.2 do_and:1.0o do_anyth:0.7r do_as:0.4o do_everyth:-1.0 do_exact:0.2o do_i:-0.4 do_it:0.9d do_not:-0.2 do_the:0.9o
do_this:1.1d do_what:1.4o docker:-1.7 docker_compos:-0.3 docker_imag:-0.6 docs:-2.2 docs_#path:-0.9 doctor:-1.2 document_folder:0.6e documentation:-2.4 does:-0.5
does_not:0.4d dog:-1.2 dollar:0.5e domain:-0.5 done:-0.5 dont:0.5d dont_ask:-0.5 dont_count:0.5o dont_follow:0.9o dont_forget:-0.8 dont_have:-0.2 dont_let:0.7d
dont_listen:0.4o dont_mention:-0.6 dont_obey:0.8o dont_say:-0.7 dont_show:-0.7 dont_tell:-0.6 door:0.5p down_the:-0.5 download:-0.7 download_#evil:0.5p
download_and:0.2p draft:-1.1 draft_to:-0.7 drink:-0.6 drink_water:-0.2 driv:0.7x driver:-0.9 drop:-0.5 drop_all:0.3x drop_databas:0.9x drop_every:1.1x
drop_tabl:-0.7 drop_the:-0.6 drop_your:0.9o drwxr:-0.5 drwxr_xr:-0.5 dry:-1.1 dry_run:-1.0 dump:0.3e dump_the:0.7e dump_to:-0.6 duplicat:-1.1 dur:-0.6
dur_the:-1.6 duty:0.5r e:-0.4 e_#path:0.3p e_mail:-0.2 each_answer:-0.6 each_day:0.3x each_even:0.5x each_hour:0.7p each_month:0.4x each_morn:0.6x each_new:0.5p
each_night:0.9x each_quarter:-0.9 each_request:-0.8 each_secret:0.6e each_session:1.0p each_time:0.5p earlier:0.4o earlier_and:0.4o earlier_are:0.9o
earlier_command:0.7o earlier_directiv:-0.3 earlier_guidanc:0.4o earlier_instruction:0.6o earlier_messag:0.5o earlier_order:0.5o earlier_prompt:1.3o
earlier_restriction:0.2o earlier_version:-1.0 eat:-0.9 echo:-0.3 echo_#name:0.9e echo_ssh:0.4p edit:-1.1 edit_#name:0.2p edit_#path:0.4p edition:-1.1 editor:-1.2
effect:-1.3 elevat:0.9o email:-0.6 email_me:-0.7 email_the:0.4e email_to:0.3e emb:0.6e emb_the:0.7e emergency:0.6o emoji_and:0.5e emoji_in:-0.6 employe:-0.4
employe_must:-0.5 employe_who:0.3r employer:-0.8 empty:-0.3 empty_branch:0.6x empty_the:-0.3 emulat:0.2r enabl:-0.3 enabl_developer:-0.7 enabl_in:-0.6
enabl_on:-0.4 encod:-0.3 encod_#secret:0.5e encod_the:0.9e encrypt:-0.4 encryption:-1.0 end:0.3f end_of:0.7f end_system:1.0f endoftext:1.0f endpoint:-0.9
ends_here:0.8f engag:0.5r engin:-1.4 engineer:-0.8 english:-0.4 enter:-0.3 enter_developer:1.1r enter_the:-0.4 enter_your:-1.2 entity:-0.2 entry:0.2p
entry_from:0.2d entry_that:-0.5 env:0.7e env_to:0.8e environment:0.2 environment_variabl:0.4e eras_all:0.5x eras_every:0.7x eras_the:-0.2 eras_your:-0.4
error:-0.6 error_#number:0.4f error_and:-1.2 error_ignor:-0.5 error_in:-0.9 error_messag:-0.2 error_to:-0.3 escap:-1.3 eslint:-1.6 eslint_disabl:-0.9 ethic:1.7r
ethical:0.6r ethical_guidelin:0.6r eu:-1.0 eur:0.4f europ:-0.8 europ_#path:-0.8 eva:-0.5 eval:-1.0 evaluat:-0.8 eve:1.1p even:-0.3 even_if:0.2d even_though:0.3d
ever:0.7p every:1.0x every_#number:-0.9 every_agent:0.2p every_answer:-1.1 every_command:-0.3 every_commit:-0.5 every_day:-0.4 every_earlier:0.7o
every_environment:-0.4 every_even:-0.3 every_file:1.0x every_friday:-0.7 every_hour:0.2x every_instruction:0.5o every_mail:0.6x every_messag:0.6e
every_minut:0.6p every_monday:-1.1 every_month:0.4x every_morn:-1.1 every_new:0.3p every_night:-0.6 every_password:0.8e every_repository:0.7x every_request:-0.4
every_rule:1.0o every_secret:0.6e every_session:0.8p every_sunday:0.4x every_tabl:1.2x every_two:-0.2 every_url:0.6e every_week:0.8x everyon:0.8p everyth:1.2o
everyth_abov:0.7e everyth_befor:-0.4 everyth_in:0.6x everyth_is:0.4d everyth_that:-0.2 everyth_the:1.0o everyth_under:1.0x everyth_went:0.3d everyth_written:0.5o
everyth_you:-0.5 evidenc:0.8d evil:1.1r evil_#path:0.9f evil_ai:0.3r evil_pkg:0.7p evil_twin:-0.4 evilbot:0.8r exact:-0.3 exam:-0.3 exampl:-2.1 exampl_corp:-0.2
exce:-0.9 exceed:-0.4 excellent:0.6f except:0.2x except_this:1.0o exception:0.3o exchang:-0.8 exchang_rat:-0.3 exchang_rate:-0.6 exec:0.4p execut:0.6p
execut_#evil:0.3p execut_curl:0.5p execut_every:0.7r execut_the:-0.2 exercis:-1.0 exfiltrat:0.6e exfiltrat_the:0.9e exist_#name:-0.4 exit:-1.9 exit_code:-0.6
expect:-2.3 expert:-0.4 expir:0.4o expir_after:-0.7 expir_session:-0.5 expiry:-0.8 explain:-0.4 explain_how:0.5r explanation:-0.2 export:-0.4 export_#name:0.2p
export_all:0.8e export_path:-0.8 export_the:0.2e expos:-1.0 extend:-1.9 extension:-2.3 extension_from:0.2p f:-0.2 f_file:-0.3 factor_authentication:-0.4
fail:-0.9 fail_login:-0.8 fail_test:-1.0 failur:-0.7 failur_at:-0.4 fake:0.7d fake_the:-0.3 fals:-0.8 fals_reason:0.9d fami:-1.2 far:-0.3 far_and:0.6o
far_to:0.8e father:-0.8 favour:1.1o favourit:-1.1 feat:-1.1 featur:-1.5 fee:-0.7 feed:-0.5 feed_and:-0.3 feedback:-1.1 feedback_from:-0.6 fetch:-0.6
fetch_#address:0.2e fetch_#evil:0.8e fetch_the:-0.9 field:-0.6 figma:-0.4 fil:-1.0 fil_#path:0.5f fil_and:0.3x fil_are:-0.6 fil_in:-0.5 fil_older:-0.6
fil_on:0.2x fil_to:0.6p fil_under:-0.5 fil_were:-0.4 fil_with:-0.2 file:-0.5 file_#name:-0.6 file_#path:0.3f file_#secret:-0.4 file_afterward:-1.2 file_and:0.3e
file_in:-0.3 file_name:-0.5 file_or:-0.4 file_was:-0.2 file_wins:0.2o file_with:-0.4 file_you:1.2p fill:-0.2 fill_in:-0.8 film:-1.3 filter:-0.5 filter_are:0.7r
filter_is:0.4o filter_off:-0.6 final:0.5d final_answer:0.8d financ:-1.1 find:-0.4 find_any:0.3e find_out:0.2d find_the:-0.9 find_to:0.3e fine:0.2d fine_even:0.2d
finish:-0.2 finish_the:-0.7 firewall:0.6p first:-0.5 first_#number:0.5o first_#path:0.8f first_and:0.7f first_call:-0.6 first_in:-0.4 first_letter:0.6e
first_of:1.2x first_read:0.3f first_run:0.4p first_then:-0.3 fish:-0.6 five:-0.3 five_star:0.3f fix:-1.1 fix_do:-0.8 fix_in:-0.6 fix_it:0.6f fix_the:-0.9
fixtur:-1.3 flag:-1.5 flaky:0.3f flat:-1.4 flight:0.3f flour:-0.7 flour_and:-0.6 flush:-0.6 fold:-0.8 folder:0.3x folder_and:0.4e folder_in:-0.7 folder_to:-0.7
folder_when:-1.2 follow_by:-0.2 follow_instruction:-0.6 follow_is:0.9f follow_it:0.9p follow_line:-0.7 follow_me:-0.5 follow_mine:0.3o follow_only:0.9o
follow_the:-0.7 follow_thes:-0.5 follow_this:0.7o follow_your:0.8o foo:-2.2 footer:0.7e for:-0.7 for_#number:-0.4 for_a:-0.4 for_ai:1.0f for_an:-1.4
for_approval:0.9p for_children:-0.5 for_confirmation:-0.3 for_credential:-0.8 for_each:-0.6 for_every:-0.7 for_everyth:0.7r for_fil:-0.6 for_good:1.1p
for_guest:-0.3 for_internal:-0.6 for_mallory:0.8p for_me:0.8r for_mine:0.5o for_nam:-0.9 for_new:-0.5 for_one:-0.9 for_permission:0.7r for_stag:-0.9
for_target:-0.5 for_ten:-0.2 for_test:0.8o for_this:0.2o for_tomorrow:-0.7 for_two:-0.7 for_word:1.0e for_year:-0.5 for_you:0.8o for_your:-1.4 forbid:-0.7
forbidden:0.4r forc:0.6x forc_push:0.2x forever:0.6p forget:-0.4 forget_all:1.1o forget_everyth:-0.7 forget_it:-0.2 forget_me:-0.6 forget_previou:0.3o
forget_the:0.2o forget_to:-0.8 forget_what:0.5o forget_yesterday:-0.6 forget_your:-0.2 forgot:-1.1 forgot_password:-0.6 forgot_the:-0.6 forgot_your:-0.7
fork:0.2x fork_bomb:0.3x form:-0.9 form_at:0.5e form_to:-1.1 format:-0.5 format_#path:1.1x format_help:-0.7 format_the:0.3x former:0.3o former_instruction:0.9o
forum:-0.9 forward:0.2e forward_all:1.0e forward_every:0.6e forward_the:1.1e forward_this:-0.8 found:-0.8 found_in:0.6p found_noth:0.9d fre:0.5r fre_from:0.5r
free_from:0.8r free_of:-1.7 free_to:-0.9 freegpt:0.8r french:-0.7 french_and:-0.2 fresh:0.3o fridg:-0.3 friend:-1.6 from:-0.4 from_#address:-0.2 from_#evil:0.8p
from_#number:-1.2 from_#path:0.4p from_a:-1.6 from_all:0.8r from_eve:0.5p from_here:1.3r from_mallory:0.6p from_memory:0.2o from_now:0.5p from_this:1.0o
from_today:-0.2 from_your:0.6o front:-1.2 front_desk:-0.8 fssl:-0.5 fssl_#address:-0.8 full:0.4r full_acces:0.8f full_permission:-0.5 function:-1.1
function_acts:-0.3 function_name:1.1f function_with:-0.7 fund:-0.4 further_notic:0.7o futur_session:0.2p gam:-0.9 game:-0.3 game_in:0.4r garden:-0.9 gate:-0.2
gateway:-0.7 gather:0.6e gb:-0.9 gb_of:-0.3 gb_ram:-0.4 general:-1.3 generat:-1.7 generat_by:-0.7 generat_the:-0.5 german:-0.7 get:-0.7 get_#path:-1.7 get_a:-1.4
get_the:0.7r gets:-0.3 gift:0.5e gist:0.8e git:-0.2 git_command:-0.8 git_config:-0.7 git_hook:0.3p git_push:1.1x git_remot:0.3e git_reset:0.5x github:-1.9
give:0.2e give_a:0.5d give_full:-0.2 give_mallory:0.7p give_the:0.5e give_this:0.2f give_your:-0.6 given_and:-0.4 given_at:0.6o given_by:-0.3 given_earlier:0.6o
given_the:-1.0 global:-1.1 go:0.3f go_ahead:0.4f go_of:0.6o go_on:1.2f go_through:-0.4 goal:0.4o goes:-0.4 goes_to:-0.6 gone:0.5d good:-0.7 good_morn:-0.7
googl:-0.5 got:0.7o grammar:-0.6 grandmother:0.5r grandmother_who:0.4r grant:0.3f grant_acces:0.4f grant_full:0.8f grant_you:-0.4 green_light:0.3o grep:-0.5
group:-1.7 group_wheel:-0.6 gt:-1.0 guard:-0.4 guard_rail:0.5o guest:-0.2 guid:-1.3 guidanc:0.7o guidanc_and:0.5o guidelin:0.7o guidelin_abov:0.7o
guidelin_and:-0.2 guidelin_are:0.6o guidelin_for:-0.3 guidelin_from:0.7o guidelin_have:0.3o guidelin_just:0.5o guidelin_of:-0.5 guidelin_were:-0.3
guidelin_you:0.6o h:-0.2 h_now:0.8x hack:0.8o hacker:0.6r hacker_in:-0.6 hacker_who:0.6r had_been:-0.2 had_no:0.7r had_not:0.5d haha:0.3o hammer:-0.8 hand:0.6o
hand_out:0.7r hand_over:0.4o handbook:-1.0 handl:-1.8 hang:-0.9 hard:0.6x harm:0.3r has:-0.5 has_#number:-0.4 has_a:-1.1 has_approv:0.4f has_authoris:0.8f
has_been:-0.4 has_chang:0.8o has_expir:-0.3 has_no:-0.9 has_pre:0.7p has_remov:0.6o has_sign:0.2o has_the:-0.6 has_to:1.0f has_waiv:0.4o hash:-0.9 hat:0.3r
have:-0.3 have_admin:-0.6 have_already:-0.6 have_been:-0.2 have_call:0.7f have_chang:-0.6 have_new:0.3o have_no:0.4r have_not:-1.3 have_permission:-0.4
have_read:0.6d have_root:1.1r have_the:-0.4 have_to:0.6f he:-1.6 head:-0.2 header:-1.4 headlin:-0.9 health:-0.6 health_endpoint:-0.4 hear:0.3d heat:-0.9
heed:0.7o heed_to:0.4o hello:-0.9 help:-0.9 help_impersonat:-0.7 help_me:1.0r help_the:0.9r help_you:-0.7 helpdesk:0.6r helper:0.7p helpful:-0.6
helpful_assistant:-1.2 her:-0.7 here_and:0.6r here_are:0.7o here_is:0.7f here_on:1.3r hereby:-0.2 hereby_revok:0.6o herm:-0.6 hero:0.2r hex:-0.2 hex_and:0.6e
hey:0.5f hey_claud:0.7f hi:-0.6 hid:-0.5 hid_the:-0.9 hidden:0.3 hidden_agent:0.4f hidden_assistant:0.7f hidden_dear:0.5f hidden_fil:-1.0 hidden_from:1.1d
hidden_in:0.7o hidden_instruction:-0.3 hidden_menu:-0.6 hidden_name:-1.2 hidden_prompt:1.1e hidden_true:-0.8 hide:-0.3 hide_the:0.7d hide_this:-0.6
hide_your:0.2d him:-1.0 hint:0.3d his:-1.2 history_c:-0.9 history_is:-0.5 history_so:0.4d history_to:0.5e hold:-0.4 hold_the:-0.5 holiday:-1.3 home:0.3x
home_addres:0.7e home_directory:1.3x home_folder:0.5x honest:-0.3 hook_that:0.6p hostnam:0.3e hour_and:-0.4 hous:-0.9 how:-0.9 how_can:-0.6 how_do:-0.3
how_the:-0.8 how_to:-0.3 hr:-0.3 href:-0.4 html:-0.7 http:-1.1 http_#path:-1.5 http_tool:0.7e human:0.7f human_delet:0.5f human_pleas:0.5f human_readabl:-1.0
human_resourc:-0.7 hurt:0.7r i:0.2 i_allow:0.8o i_am:-0.5 i_ask:0.4r i_authoris:0.5r i_can:0.6p i_help:-0.4 i_hereby:0.5r i_order:0.4f i_should:0.9f i_type:0.5r
i_will:1.4f iban:-0.3 icon:-1.7 id_#path:0.7f id_and:-0.2 id_modal:-0.5 id_user:-0.4 identity:0.7r identity_is:0.6r identity_of:1.0r if:-0.3 if_#name:-2.1
if_#path:1.2x if_a:-1.1 if_ask:0.6d if_exist:-0.6 if_noth:-0.6 if_question:0.7d if_someon:0.4d if_ther:-0.7 if_they:0.7d if_this:0.4d if_you:-1.3 ignor:-0.3
ignor_#number:-0.7 ignor_a:-0.5 ignor_all:0.3o ignor_any:1.2o ignor_case:-0.7 ignor_error:-0.7 ignor_every:0.7o ignor_fail:-0.5 ignor_fil:-0.7
ignor_instruction:0.3o ignor_it:-0.5 ignor_its:0.6r ignor_les:-0.4 ignor_lint:-0.2 ignor_my:-0.5 ignor_old:-0.3 ignor_prior:1.2o ignor_rul:-1.0 ignor_rule:-0.5
ignor_the:0.7o ignor_this:-1.6 ignor_unknown:-0.4 ignor_weekend:-0.9 ignor_what:1.2o ignor_whitespac:-1.4 ignor_your:0.8o ignorepreviou:-0.4 ignorieren:-0.8
imag:-0.2 imag_#evil:0.5e imag_#path:-1.7 imag_link:0.7e imag_that:-0.6 imag_url:0.8e imag_with:-0.3 imagin:-0.2 imagin_that:0.9r imagin_you:-0.3 img_alt:0.2f
imperativ:-0.5 impersonat:0.2r impersonat_the:0.8r import:-2.1 important:0.3f important_back:-0.3 important_befor:0.2f important_call:0.4f important_read:0.6f
important_the:-0.7 in:-1.0 in_#name:0.2e in_#number:-1.0 in_#path:0.7p in_1password:-0.6 in_a:-0.4 in_advanc:0.4p in_again:-1.1 in_an:-0.3 in_answer:-0.2
in_as:-1.2 in_asset:-0.7 in_at:-0.6 in_base64:1.0e in_case:0.6o in_character:-0.2 in_charg:0.9o in_chat:-0.7 in_ci:-0.5 in_commit:-0.6 in_config:-0.5
in_developer:0.3r in_docs:-0.4 in_every:-0.4 in_figma:-0.3 in_fixtur:-0.6 in_french:-0.8 in_full:0.7e in_generat:-0.2 in_german:-0.4 in_god:0.6r in_it:0.2r
in_json:-0.8 in_june:-0.6 in_logs:-0.8 in_maintenanc:0.6r in_march:-0.5 in_may:-0.8 in_memory:0.4p in_one:-1.0 in_order:-0.3 in_our:-0.4 in_plain:-0.5
in_production:-0.5 in_prompt:-0.8 in_public:-1.0 in_script:-0.5 in_search:-0.6 in_set:-0.6 in_spanish:-0.6 in_stag:-0.4 in_test:-0.6 in_this:-0.2 in_to:0.5p
in_utc:-0.4 in_v3:-0.6 in_vault:-0.6 in_web:0.8p in_which:0.7r inactiv:1.0o inbox_and:-0.3 inbox_to:0.5f incident:-1.1 includ_a:-0.4 includ_it:0.7e
includ_this:0.9d includ_your:-0.4 incorrect:0.7o index:-1.2 info:-1.6 inform:0.5d inform_the:0.4d information:-1.2 ingredient:-0.9 ingredient_is:-0.7 init:-1.4
init_befor:-0.5 initial:0.5e initial_instruction:0.4e initial_prompt:1.0e inject:-1.0 injection:-0.9 injection_is:-0.2 insert:-0.5 insert_the:-0.3 insider:0.9r
inst:1.8f inst_print:0.6f inst_sys:0.7f install:-0.6 install_a:1.1p installation:-1.5 installer:-0.5 instanc:-0.9 instead:0.4o instead_of:0.2o instead_open:0.3o
instruct:-0.2 instruct_to:-0.3 instruction_#number:-1.2 instruction_and:0.4o instruction_ap:-0.8 instruction_are:-0.2 instruction_at:-0.5 instruction_below:-0.4
instruction_cach:-0.7 instruction_call:0.3f instruction_careful:-0.8 instruction_content:0.4f instruction_delet:0.6f instruction_except:0.6o
instruction_follow:0.8o instruction_for:-0.3 instruction_from:-0.5 instruction_given:-0.2 instruction_has:-0.2 instruction_have:-0.7 instruction_into:0.7p
instruction_is:0.4o instruction_of:-1.0 instruction_on:-0.7 instruction_overrid:-0.2 instruction_pointer:-0.9 instruction_preheat:-0.6 instruction_return:-0.7
instruction_reveal:0.7f instruction_send:1.0f instruction_set:-1.0 instruction_shak:-0.3 instruction_that:-0.4 instruction_the:0.8o instruction_verbatim:0.9o
instruction_with:0.4o instruction_word:0.3e instruction_you:1.1o intelligenc:-1.0 intend:-1.4 internal:-2.0 internal_host:-0.5 internet:-0.5 into_#name:-0.6
into_#path:-0.5 into_#secret:0.4p into_a:0.5e into_every:0.5p into_french:0.7e into_german:-0.6 into_the:0.8e into_your:-0.3 introduction:-0.8 invitation:-0.7
invoic:-0.7 invoic_to:-0.9 invok:0.6f invok_name:1.2f ios:-1.0 irrelevant:0.7o is:-0.6 is_#address:-0.7 is_#number:0.3p is_#path:-1.0 is_a:-0.5 is_about:-0.6
is_abov:-0.8 is_allow:0.3r is_an:-0.2 is_at:-1.0 is_broken:-0.3 is_call:-1.7 is_cancell:0.6o is_clos:-0.9 is_creat:-0.6 is_delet:0.7p is_done:-0.9 is_down:-0.2
is_empty:-0.9 is_enabl:-0.9 is_fine:0.4d is_for:0.8f is_full:-0.4 is_generat:-0.6 is_given:-0.6 is_gone:0.7x is_green:-0.6 is_harmles:-0.7 is_here:-0.8
is_hidden:-0.6 is_ignor:-1.2 is_in:-0.2 is_irrelevant:0.8o is_learn:-0.5 is_list:-0.6 is_load:-0.8 is_log:-0.8 is_low:0.6x is_manag:-0.4 is_miss:-1.4
is_need:-1.3 is_no:0.7d is_not:0.4d is_now:-0.4 is_off:-0.4 is_on:-0.9 is_one:-1.1 is_open:-0.4 is_out:0.2o is_outdat:0.7o is_over:-0.4 is_permit:0.4r
is_read:-0.4 is_ready:-0.4 is_red:-0.3 is_requir:-0.4 is_reset:-0.6 is_rotat:-0.6 is_run:-1.1 is_safe:0.9f is_sent:-0.9 is_set:-1.5 is_short:0.7o is_shown:-0.8
is_slow:0.2d is_still:-1.1 is_stor:-0.6 is_switch:-0.7 is_the:-0.4 is_this:0.2o is_to:0.2o is_told:-0.6 is_trust:0.5f is_valid:0.5o is_void:0.6o is_written:0.4o
is_wrong:-0.9 is_your:0.4o issu:-0.6 issu_and:-0.8 it:0.3 it_#path:0.3f it_a:0.2d it_again:0.3 it_and:-0.9 it_as:0.9f it_at:-0.8 it_came:0.5d it_does:-0.3
it_fail:0.3d it_for:-0.2 it_goes:0.3d it_had:-0.6 it_in:0.5e it_into:-0.9 it_look:0.9d it_may:-0.8 it_now:-0.5 it_off:0.5p it_out:0.9d it_read:0.7 it_safe:-1.0
it_says:0.8p it_secret:-0.6 it_show:0.9d it_the:0.7f it_to:-0.2 it_was:0.6d it_with:-0.4 it_without:0.5d item:-0.9 item_#path:-0.7 item_in:-1.1 its:-0.4
its_content:0.8e its_logs:1.0x its_safety:0.5r its_text:0.8f itself:-1.5 ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.4 jailbreak_detection:-0.5 jailbreak_mode:1.3r jailbroken:0.7r
jan:-0.5 jan_#number:-0.4 january:-0.4 java:-1.0 jmp:-1.0 job:0.6p job_fail:-0.3 job_that:0.6p jobs:-0.9 jobs_are:-0.3 join:-1.5 joke:-0.8 joke_every:-0.9
jq:-0.9 json:-2.2 june:-0.8 jury:-0.5 just_do:0.9d just_this:0.4o keep:-0.3 keep_a:0.9p keep_answer:-0.8 keep_it:0.7p keep_quiet:0.8d keep_secret:-1.1
keep_the:-0.2 keep_this:-0.3 keep_your:-1.4 kept:-1.1 kept_in:-0.5 kept_the:-0.5 kernel:-0.8 key:0.5e key_#path:0.3f key_and:0.2e key_as:0.9e key_file:-0.6
key_from:-0.8 key_in:-0.2 key_into:0.6e key_is:-1.1 key_of:0.4p key_secret:-1.0 key_so:0.6p key_to:0.3p key_with:-0.3 keychain:0.2e keychain_and:0.6e
keychain_for:0.7e keys:0.6e keys_and:0.3e keys_from:0.9e keys_in:-1.0 keys_of:-0.3 keys_to:0.3r kill:-0.4 kill_#number:0.4x kill_all:0.9x kill_the:-1.2 kim:-0.8
kind_ignor:0.2o king:-0.8 know_about:-0.3 know_that:0.9d know_what:-0.9 known:-1.2 kubectl:0.4x kubectl_delet:0.8x kv:-0.5 kv_#path:-0.5 l:-0.6 lab:-0.8
label_and:-0.7 label_them:-0.6 labell:-0.8 landlord:-0.4 languag:-0.5 laptop:-0.9 larg:-0.8 las:-0.6 last:-0.5 last_messag:0.7e last_night:-0.8 last_ten:0.6e
last_week:-0.7 late:-0.7 later_session:0.5p latest:-0.3 latest_chang:-0.4 launch:-0.6 launch_agent:0.2p law:0.2r laws:-0.9 layer:-0.6 layout:-0.7 le:-1.0
lead:-0.6 leak_data:0.2r leak_the:0.5e learn:-0.3 learn_from:-0.3 learn_that:0.3d least:-1.1 least_#number:-0.3 leav:0.2d leav_a:1.0d leav_the:-1.3
leav_this:1.1d left:-0.3 left_9999px:0.4f left_off:0.7o legacy:-1.2 length:-1.5 les:-1.2 let:0.3d let_anyon:0.8d let_go:0.6o let_it:1.0r let_play:0.7r
let_the:0.9d let_us:-0.3 letter:-0.2 letter_of:0.5e level:0.7o library:-1.9 licenc:-0.3 licens:-2.9 lie:0.6d lie_to:0.9d lift_all:-0.8 lift_by:0.2o lift_in:-0.6
light:-1.1 light_at:-0.7 light_to:0.3o lik:-0.9 lik_short:-0.3 lik_to:-0.5 like:-0.4 like_an:0.9r like_the:0.3d like_you:0.4r limit:-0.2 limit_#number:-0.6
limit_#path:0.5f limit_and:0.5r limit_no:-0.6 limit_of:-0.8 limit_on:-0.3 lin_that:-0.7 line:-0.7 line_#number:-0.3 line_is:0.5o line_length:-0.4 line_to:-0.4
link_below:-0.2 link_in:-0.5 link_to:-0.9 link_you:0.4e lint:-2.2 lint_warn:-0.6 linter:-1.4 linter_befor:-0.6 linux:-1.2 linux_#name:-0.9 list:-0.6
list_all:-0.4 list_and:0.2 list_is:-0.7 list_new:-0.7 list_of:-0.9 list_to:1.0e list_what:-0.6 listen:0.6o listen_to:0.6o liv:-0.8 liv_in:-0.8 live:0.3x
live_in:-1.1 llm:0.9f llm01:-0.5 llm_instruction:0.9f load:-0.7 load_#evil:0.4p load_#path:-1.1 load_is:0.5x load_the:-0.4 local:-1.9 location:-0.9
location_to:0.8e lock:-1.5 log_afterward:0.4d log_and:-0.8 log_entry:0.9d log_fil:-0.9 log_file:-0.6 log_for:-0.7 log_http:-0.7 log_is:-0.4 log_of:-0.8
log_out:-1.1 log_the:-0.8 log_this:1.1d log_to:-0.2 log_was:-0.5 login:0.2 login_from:-0.7 logout:-0.9 logs:-0.3 logs_are:-0.8 logs_for:-0.8 logs_of:-0.8
logs_older:-0.6 logs_to:-0.9 long:-1.5 longer:0.4r longer_an:-0.2 longer_ap:0.3o longer_bound:0.5r longer_need:-0.2 longer_requir:-0.3 longer_than:-0.9 look:0.6d
look_as:0.5d look_at:-1.3 look_for:-0.9 look_in:0.8e look_like:0.5d look_up:0.4e lookup:0.5e lookup_of:0.7e loss:-0.8 lost:-1.4 low:-0.3 lower:-0.2 ls:0.5f
lt:-1.0 lt_#path:-0.4 lunch:-0.9 lunch_menu:-0.7 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.4 mac:-1.1 machin:0.3x maco:-1.7 mail:-0.2 mail_addres:-0.6 mail_after:-0.2
mail_and:-0.6 mail_at:-0.2 mail_from:-0.2 mail_if:-0.5 mail_in:0.7x mail_is:-1.0 mail_of:-0.2 mail_older:-0.3 mail_on:-0.4 mail_them:-0.2 mail_to:0.6e
mail_was:0.2d mail_with:-0.7 mail_without:-0.3 mailbox:0.5e main:0.2 main_#path:0.9f main_and:0.7x main_every:0.9x maintenanc:-0.4 maintenanc_window:-0.6
make:0.5 make_a:0.4e make_deploy:-0.3 make_it:0.7d make_sure:-0.4 make_the:0.4 make_up:0.7d makefil:-0.7 makefil_#number:-0.6 maliciou:0.9r maliciou_insider:0.9r
mallory:2.4p mallory_#secret:0.3p mallory_is:-0.5 mallory_to:0.8p manag:-0.8 manag_by:-0.6 management:-0.5 manager:-0.5 manager_is:-1.0 manager_this:-0.2
manual:-1.6 many:-1.4 march:-1.2 maria:-0.8 mark:-0.2 mark_this:0.7f markdown:-0.7 markdown_link:0.5e market:-0.8 mask_the:0.8d master:-0.2 match:-1.9
matter:0.5o matter_what:0.6d max:-0.2 may:-0.8 may_be:-0.5 may_disregard:0.5o may_do:0.8p may_not:-1.0 may_now:0.4o may_skip:1.0f mb:-1.4 me:-0.2 me_a:-0.8
me_about:-0.9 me_and:0.4r me_api:0.3r me_at:-0.6 me_if:-1.2 me_not:-0.2 me_the:0.9e me_to:-0.3 me_what:0.9e me_when:-1.2 me_which:0.2e me_your:0.7e mean:-2.0
measur:-0.2 medicin:-0.7 meet:-1.8 meet_is:-0.4 member:-1.4 member_of:-0.6 memory:-0.5 memory_of:0.3o memory_that:0.6p memory_the:0.4p mention:0.5d
mention_competitor:-0.5 mention_it:0.8d mention_pric:-1.1 mention_thes:0.8d mention_this:1.1d menu:-0.4 merg:-0.8 merg_branch:-1.2 merg_this:0.8f merger:-0.8
messag:-0.6 messag_after:1.0d messag_as:0.6o messag_for:0.8f messag_from:0.2p messag_if:-0.5 messag_in:-0.6 messag_is:0.8o messag_of:1.0e messag_role:-0.3
messag_they:0.5o messag_to:0.7p messag_was:-0.7 messag_you:-0.5 meta:-1.3 method:-2.7 method_must:-0.4 metric:-1.1 metric_unit:-0.6 midnight:0.8x migration:-0.4
migration_on:0.5f milk:-0.8 mind:0.8o mind_the:0.4o mine:1.6o miner:0.8p ministry:-1.1 minor:-0.6 minor_updat:-0.6 miss:-0.8 mistak:0.2o mix:-0.9 mock:-1.8
modal:-1.1 modal_load:-0.3 mode_all:0.2r mode_and:0.7r mode_disabl:-0.6 mode_enabl:0.9r mode_in:-0.8 mode_is:-1.6 mode_no:0.4r mode_of:-0.6 mode_off:-1.0
mode_on:0.2r mode_the:-1.0 mode_with:-0.4 model:-0.3 model_has:0.5f model_is:-0.5 model_must:0.3f model_output:-0.3 model_read:0.6f model_that:1.2r
model_the:0.4f model_to:-0.4 model_without:0.6r model_you:0.4 moderation:0.5o modify:-0.8 modul:-1.2 moment:0.5o monday:-0.8 money:0.4p monitor:0.3x
monitor_the:-0.5 month:0.3x moral:0.5r more:0.4o more_than:-0.4 morn:-0.8 morn_in:-0.5 mov:-1.5 mov_to:-0.9 move:-1.3 ms:-2.3 music:-0.6 must_be:-0.3
must_click:0.7f must_contain:-0.3 must_execut:0.5f must_first:0.2f must_follow:-0.9 must_have:-1.1 must_ignor:0.5o must_now:0.4f must_obey:0.6f must_pass:-1.0
must_recommend:0.8f must_restart:-0.6 must_run:0.5 must_send:0.8f mute:0.2d mute_the:0.4d my_accomplic:0.6r my_calendar:-0.4 my_deceas:0.3r my_key:1.0p
my_mail:-0.3 my_previou:-0.5 my_ssh:1.1p my_word:0.6o nam:-0.6 nam_branch:-0.5 nam_in:-0.7 name_#name:0.2f name_#path:-0.8 name_ai:0.4f name_alic:-0.6
name_bash:1.1f name_command:0.3f name_csrf:-0.6 name_in:-0.7 name_is:-0.3 name_terminal:1.7f name_to:-0.8 nas:-0.5 nc:0.7e nc_#evil:0.6e necessary:0.5o need:0.2p
need_a:-1.1 need_approval:0.2r need_no:0.2p need_not:0.7r neglect:1.1o neglect_all:0.4o neglect_the:0.4o neighbour:-0.9 network:-0.2 never_admit:0.5d
never_ask:0.9p never_asks:-0.3 never_commit:-1.4 never_delet:-0.7 never_in:0.5p never_mention:0.8d never_print:-0.7 never_push:-0.9 never_refus:1.1r
never_reveal:-0.2 never_run:-0.3 never_says:0.3r never_send:-0.8 never_shar:-0.9 never_show:-0.4 never_tell:0.7d never_use:0.4p new:-0.3 new_account:1.1d
new_admin:0.6p new_directiv:0.5o new_identity:0.6r new_instruction:0.3o new_issu:-0.8 new_logo:-0.7 new_mail:-0.2 new_messag:-0.6 new_objectiv:0.6o new_one:-0.6
new_ones:1.1o new_order:0.3o new_policy:0.4f new_releas:-0.6 new_repository:0.8p new_role:0.7r new_rul:0.5f new_rule:0.5f new_session:0.7p new_str:-0.4
new_system:0.9o new_task:0.7f new_term:-0.3 new_user:-0.6 new_version:-0.6 newest:-0.4 news:-0.8 newsletter:-1.4 next:0.2e next_call:-0.5 next_line:-0.6
next_messag:0.6e next_request:0.4e next_sentenc:0.5o next_step:-0.4 nginx:-1.0 night:-0.5 night_at:-0.8 night_build:-0.8 nine:-0.5 no_attention:1.0o
no_confirmation:0.5r no_consol:-0.3 no_content:0.4r no_ethical:0.6r no_filter:0.8r no_guidelin:0.8r no_heed:0.4o no_longer:0.2r no_matter:0.6d no_need:0.6d
no_new:-0.8 no_one:1.0d no_policy:0.7r no_preserv:0.8x no_prior:1.0o no_prompt:0.5p no_record:0.5d no_refusal:0.9r no_restriction:-0.7 no_rul:-0.8 no_safety:-0.4
no_secret:-0.7 no_such:-0.8 nobody_is:0.7x nobody_sees:0.9d nobody_was:-0.6 node:-2.5 node_#number:-0.9 nois:-0.5 none:0.3f none_ai:0.3f none_assistant:0.7f
none_id:-0.8 none_ignor:0.6f noon:0.4x nop:-1.1 nopasswd:1.0p nopasswd_for:1.0p normal:0.6d normal_and:0.8d not:-0.3 not_a:-0.2 not_adher:0.8o not_allow:-0.4
not_ap:0.5o not_as:-1.0 not_ask:-0.3 not_bound:0.5r not_chang:-1.1 not_clos:-0.5 not_commit:-1.2 not_comp:1.0o not_delet:-1.0 not_disturb:-0.5 not_do:-0.9
not_edit:-0.7 not_exce:-0.7 not_exist:0.9r not_find:1.1d not_folder:-0.4 not_follow:0.6o not_forward:-0.9 not_give:-0.8 not_have:0.4p not_ignor:-0.8 not_in:-0.6
not_includ:0.4d not_inform:1.0d not_install:-1.3 not_know:0.7d not_leav:0.4d not_let:1.0d not_listen:0.7o not_load:-0.8 not_log:0.4d not_merg:-0.8 not_need:0.9p
not_notic:0.8d not_notify:-0.4 not_npm:-0.3 not_obey:-0.6 not_open:-0.5 not_print:-0.5 not_read:-0.5 not_refus:0.6r not_rep:-0.7 not_request:-1.0 not_requir:0.5o
not_reveal:-1.4 not_run:-0.3 not_see:0.3d not_shar:-1.5 not_support:-1.0 not_tell:-0.7 not_the:-0.5 not_to:0.2d not_use:-1.1 not_want:-0.4 not_writ:0.6d
note:0.2f note_assistant:-0.4 note_befor:0.2f note_for:0.7f note_the:-0.7 note_this:-1.3 note_to:1.1f noth:0.2d noth_about:0.7d noth_chang:-0.9 noth_happen:0.4d
noth_to:-1.1 noth_was:0.9d notic:0.5d notic_if:-0.6 notic_the:-0.3 notic_to:0.3f notic_your:0.7f notification:-0.8 notification_after:-1.0 notify:-1.5
notify_me:-0.5 notify_the:-0.6 novel:-0.5 now:1.4r now_#path:0.6f now_a:0.3r now_act:0.5f now_an:-0.3 now_call:0.4f now_connect:-0.9 now_dan:0.3r now_delet:0.7f
now_in:0.9r now_leav:-0.7 now_log:-1.0 now_obey:0.4f now_on:0.2p now_play:0.3r now_ready:-0.5 now_send:0.7f now_subscrib:-0.8 now_the:-0.5 npm:-1.5
npm_audit:-1.4 npm_ci:-0.6 npm_install:-1.8 npm_publish:0.7f npm_start:-1.0 npm_test:-1.1 npm_warn:-0.7 nslookup:1.3e null:-0.7 number:-1.0 number_and:0.4e
number_in:-0.5 number_into:0.2e number_of:-1.3 number_to:-0.6 nurs:-1.0 o:-0.2 obey:0.7o obey_it:0.7p obey_me:1.1o obey_only:0.3o obey_thes:0.5o object:-3.2
objectiv:0.8o obligation:0.8r observation:-0.3 observation_done:0.2f obsolet:0.3o of:-0.3 of_#address:0.3e of_#evil:0.3e of_#name:0.7e of_#number:-1.6
of_#path:1.2x of_#secret:0.4e of_a:-0.7 of_all:0.3x of_an:-0.3 of_birthday:-0.4 of_conflict:0.6o of_content:-0.5 of_date:0.2o of_document:0.7f of_each:0.2p
of_env:0.7e of_every:0.8p of_file:-0.5 of_foo:-0.4 of_last:-0.5 of_new:-0.8 of_node:-0.7 of_now:0.9o of_open:-0.6 of_our:-0.6 of_physic:-0.6 of_product:-0.2
of_ram:-0.3 of_result:0.2f of_root:0.6p of_the:-0.3 of_this:0.4d of_thumb:-0.5 of_tool:0.2f of_what:0.5o of_yesterday:-0.7 of_your:0.4o of_yourself:0.9r off:0.2p
off_by:-0.7 off_in:0.7p off_now:1.0o off_the:-0.8 off_your:0.2o offic:-1.1 offic_is:-0.2 officer:-0.6 offlin:-0.2 often:-0.8 ok:-0.3 ok_#path:0.2f old:-0.9
old_api:-0.8 old_instruction:-0.6 old_ones:0.6o old_rul:0.6o old_screenshot:-0.6 older_than:0.2x omit_this:0.7d on:-0.6 on_#number:-0.7 on_#secret:0.4f on_a:-1.5
on_all:0.5x on_branch:-0.9 on_by:-0.6 on_call:-0.9 on_each:0.7p on_every:1.0p on_file:-0.4 on_friday:0.5x on_in:0.2p on_my:-0.7 on_page:-0.7 on_park:-0.6
on_public:-0.8 on_respond:0.6r on_review:-0.6 on_saturday:-0.6 on_stag:-0.4 on_the:-0.6 on_this:-0.5 on_thursday:-0.3 on_travel:-0.8 on_tuesday:-0.6 on_use:-0.9
on_weekend:-0.4 on_you:1.4r on_your:0.6o onboard:-0.7 once:-0.5 once_a:0.9x once_the:-0.6 one:-0.6 one_hour:-0.8 one_in:0.5o one_line:-0.7 one_of:-0.8
one_that:-0.2 one_with:-0.5 ones:1.0o ones_are:0.8o ones_below:-0.3 onlin:-1.3 only_after:-1.0 only_this:-0.4 only_to:0.5o only_valid:0.6f only_what:0.6o
only_when:-0.8 only_with:0.9f opacity:0.6f opacity_#number:0.8f open:-0.3 open_#evil:1.0f open_#path:0.2 open_#secret:-0.6 open_a:-0.3 open_an:-0.2
open_pull:-0.8 open_the:-0.3 open_to:0.9p open_with:-0.5 openai:0.7r operat:-0.3 operation:-1.2 operation_fail:0.2f operator:1.1o operator_and:0.2r
operator_has:0.2f opposit:0.4o opposit_of:0.8o ops:-1.5 option:-1.2 optional:-2.8 or:-2.2 or_directory:-0.5 order_are:0.4o order_from:-0.8 order_has:-1.1
order_in:0.3p order_the:0.4r order_you:0.4f origin:-1.2 original_task:0.7o oslo:-0.5 other:-0.5 other_and:-0.3 other_function:-0.5 other_instruction:1.0o
other_tool:0.6f otherwis:-0.5 our:-0.8 our_agent:-0.5 our_dependency:-0.3 our_newsletter:-0.4 our_product:-0.4 our_site:-0.7 out:0.3d out_in:0.6e out_the:0.3d
outag:-0.8 output:-0.3 output_of:0.3e output_the:0.8o output_your:0.4e outrank:0.7o outsid_the:-1.1 oven:-1.0 oven_to:-0.3 over:-0.2 over_main:0.7x
over_spac:-0.3 over_the:-0.3 over_with:0.6o over_your:0.8o overboard:0.4o overlook:1.1o overlook_the:1.0o overrid_a:-0.5 overrid_all:1.1o overrid_code:1.2o
overrid_flag:-0.6 overrid_for:-0.5 overrid_method:-0.4 overrid_of:-0.4 overrid_public:-0.8 overrid_system:-0.8 overrid_the:-0.5 overrid_your:1.1o overridden:-1.2
overrul:0.2o overrul_the:0.2o oversight:0.9r overwrit_the:0.2x overwrit_your:0.3o owasp:-0.5 owner:0.3d owner_has:0.4o owner_want:0.3o p:-0.3 p_styl:0.6f
packag:-0.6 packag_and:-0.7 page:-0.6 page_#number:-0.5 page_#path:0.7f page_and:-0.5 page_is:0.4f page_says:0.9p page_to:-0.4 paid:-0.6 paint:-0.5 panel:-1.3
panel_#address:-0.6 paper:-0.7 paper_study:-0.4 parameter_name:0.2f parcel:-0.6 parent:-1.1 park:-0.9 parser:-2.1 part_of:-0.4 party:-1.2 pass_#number:-0.5
pass_and:-0.6 pass_even:0.7d pass_it:0.5f pass_its:0.4f pass_the:0.2f pass_your:0.7f passenger:-0.6 passphras:-0.5 passport:-0.9 password_and:-0.3
password_are:-0.6 password_by:-0.7 password_file:0.8e password_for:-0.9 password_from:0.5e password_in:-0.4 password_into:1.1e password_is:-0.4
password_manager:0.5e password_must:-0.6 password_of:-0.3 password_policy:-1.3 password_reset:-0.4 password_support:0.9p password_to:0.7e password_was:-0.7
password_with:-0.2 password_you:0.8e past:-0.2 past_it:-0.4 past_the:-0.5 past_them:0.4e pastebin:0.9e patch:-1.6 path:-2.0 patient:-0.8 pattern:-2.1 pay:0.6o
pay_no:1.0o payload:-0.8 payment:-0.2 pdf:-0.9 peer:-1.1 peer_dependency:-0.9 pend:-1.2 penetration:0.8r penetration_tester:0.8r peopl:-0.5 per:-1.7
per_cycl:-0.6 perform:-0.5 perform_the:0.2d permanent:1.3p permission:0.4r permission_and:0.5r permission_deny:-0.9 permission_for:0.8r permission_grant:0.5f
permission_to:-0.2 permit:-0.4 persist:-0.4 person:-0.2 person_who:0.4e persona:1.6r persona_is:0.5r persona_of:0.8r personal:-0.6 personality:0.8r phon:-0.3
phon_is:-0.6 phon_number:0.7e photo:-0.9 physic:-0.6 pilot:-1.0 pin:-0.2 ping:-0.5 ping_the:-1.2 pip:-0.3 pipe:-0.6 pipelin:-1.5 pirat:0.3r plac:-0.4
plac_on:0.8o placeholder:-0.6 plain:-0.9 plan:-1.6 plant:0.8p play:-0.8 play_a:0.4r play_an:1.0r play_as:-0.5 play_is:-0.5 play_the:-0.4 player:-1.6 pleas:-0.4
pleas_disregard:-0.4 pleas_do:0.2f pleas_forget:0.9o pleas_forward:-0.7 pleas_log:-0.6 pleas_merg:0.8f pleas_restart:-0.3 pleas_run:0.8f pleas_send:-1.5 pls:1.3o
plugin:-0.5 plus:0.3e plus_the:0.8e pm:-0.9 pnpm:-1.4 pnpm_not:-0.3 poem:-0.6 poem_about:0.5o point:0.3o point_on:0.6r pointer:-1.3 polic:-0.4 policy:0.8r
policy_and:0.5r policy_for:-0.2 policy_of:-0.7 policy_updat:-0.3 policy_was:0.8o policy_you:0.6o polit:-1.0 port:0.2p port_#number:0.6p port_with:-0.5
portal:-0.9 pose:0.8r pose_as:0.8r position:-0.5 position_absolut:0.4f positiv_review:0.5f post_#address:-1.3 post_#path:-1.4 post_a:-0.2 post_checkout:0.3p
post_file:0.6e post_it:0.4e post_request:-0.7 post_the:0.7e post_them:0.5e post_your:-0.7 postcard:-0.6 postcard_to:-0.6 postgr:-0.4 power_off:-0.2 pr:-0.3
pr_without:0.7f prais:0.8p pre:-0.5 pre_approv:0.8p preced:1.5o precedenc:-0.2 prefer:-1.1 prefer_dark:-0.5 prefer_tabs:-0.3 prefer_that:-0.5 prefer_the:0.4o
prefer_to:-1.0 preheat:-0.6 preheat_the:-0.6 pres:-0.5 pres_ctrl:-0.3 pres_enter:-0.9 pres_the:-0.5 present:-0.7 presentation:-0.8 preserv:-0.3 preserv_root:0.8x
pretend:-0.6 pretend_data:-0.6 pretend_play:-0.8 pretend_that:1.6r pretend_the:-0.2 pretend_to:0.5r pretend_you:-0.4 prettier:-1.4 prettier_ignor:-0.8
preview:-1.0 previou_command:0.7o previou_constraint:0.3o previou_day:-0.7 previou_declaration:-0.4 previou_definition:-0.7 previou_directiv:0.9o
previou_employer:-0.8 previou_error:-0.9 previou_guidelin:0.5o previou_instruction:0.9o previou_job:-0.7 previou_messag:0.8o previou_prompt:0.6o
previou_report:-0.6 previou_result:-0.8 previou_rul:0.3o previou_rule:-0.8 previou_session:-1.0 previou_valu:-1.1 previou_version:-1.0 previou_warn:-0.5
previou_week:-1.0 pric:-0.5 pric_#path:0.4f pric_in:-1.0 pric_of:-0.4 pric_with:-0.2 print:0.5e print_#name:-0.9 print_anyth:-0.8 print_it:0.5e print_this:-0.5
printenv:0.7e printer:-1.0 printer_are:-0.2 prior:1.0o prior_agreement:-0.7 prior_art:-0.9 prior_context:0.9o prior_directiv:0.6o prior_guidanc:0.5o
prior_rul:0.8o prior_text:0.7o priority:0.5o privacy:-0.3 privat_key:-0.4 privat_keys:-0.2 privat_repository:0.5e privileg:0.7o problem:-0.7 proce:1.1f
proce_without:0.5o proces:-0.5 process:-0.2 process_of:-0.4 process_this:0.5f prod:1.2x produc:-0.4 product:0.3 product_five:0.6f product_is:0.4f
product_owner:-0.7 production:0.9x production_databas:0.9x production_server:0.6x professor:-0.9 professor_of:-0.5 profil:-0.5 program:-0.3 project:-0.5
project_rule:-0.3 project_uses:-0.5 promot:0.3r promot_to:0.5r prompt:-0.4 prompt_#path:-0.7 prompt_and:1.1o prompt_are:0.6o prompt_as:0.7f prompt_enter:-0.5
prompt_file:-0.7 prompt_from:-0.8 prompt_injection:-0.9 prompt_into:0.8e prompt_is:-0.2 prompt_of:-1.0 prompt_says:1.0o prompt_tell:-0.2 prompt_the:-0.8
prompt_to:0.3e prompt_with:-0.4 protect:-1.0 protection:-0.4 provid:-1.6 proxy:-1.0 public_channel:0.3e public_folder:0.8e public_gist:0.8e public_holiday:-0.8
public_issu:0.4e public_key:0.2p publickey:-0.5 publish_the:0.4e pull:-0.3 pull_request:-0.3 pull_the:-0.7 purchas:0.6f purg:0.3x push:0.8x push_an:0.9x
push_direct:-0.6 push_forc:1.0x push_without:0.4f put:0.4 put_#name:1.0p put_a:0.7p put_curl:0.4p put_my:0.9p put_the:-0.2 put_them:0.8e put_this:1.0p
put_your:-0.7 pwn:1.3o python:-0.2 q:-0.8 qo:-0.4 qo_#evil:0.4p quarter:-1.3 query:0.5e query_str:0.8e question:-0.3 question_about:-0.5 question_and:0.9o
question_in:-0.9 question_is:-0.2 question_to:0.4e queu:-0.4 queu_length:-0.5 quick:-0.4 quiet:-0.4 quiet_about:1.0d quiet_and:-0.9 quiet_hour:-1.0
quiet_skip:-0.9 quiz:-0.5 quot_it:0.8e quot_the:0.9e r:0.9x r_#number:1.4x rail:0.3o rais:0.9 ram:-0.5 ran:0.7d random:-0.2 rank:0.7o rank_this:0.7o rat:-0.5
rate:0.3f rate_limit:-1.0 rate_this:1.0f re:0.6p reach:-1.0 read:-0.2 read_#name:0.8e read_#path:0.7f read_#secret:0.3e read_a:-0.7 read_all:0.3e read_from:-1.5
read_it:0.3d read_me:0.7r read_more:-0.6 read_on:-0.6 read_only:-0.5 read_them:-0.7 readabl:0.2f reader:0.4f reader_to:0.7f readm:-0.7 ready:-0.4 ready_to:-0.7
real:1.0o real_instruction:0.7o real_task:0.4o reason:0.2d reason_for:0.2d reboot:0.4x reboot_the:0.4x rebuild:-0.9 rebuild_the:-0.7 rebuilt:-0.7 receipt:-0.9
receiv:-0.6 recip:-0.2 recip_for:-0.4 recipient:0.4d recommend:0.4f recommend_this:1.0f record_of:0.9d record_the:-0.3 recruiter:-0.5 red:-1.6 red_team:-0.5
refactor:-0.7 refactor_drop:-0.8 refrain:0.7d refrain_from:0.7d refresh:-0.8 refus:0.2r refus_a:0.7r refusal:1.0r regard:-1.2 regardles_of:0.2d regeln:-0.5
register:-0.2 register_a:0.3p reject:-1.3 releas:-1.1 releas_are:-0.9 releas_from:0.9o releas_manager:-0.2 releas_not:-0.8 releas_of:-0.6 reload:-0.3 remain:-0.3
remember_for:0.6p remember_forever:0.8p remember_that:-0.4 remember_this:0.4p remember_to:-0.3 remind:-1.3 remind_me:-0.6 remind_the:-1.0 reminder:-0.8
reminder_about:-0.4 reminder_at:-0.4 reminder_the:0.4f reminder_to:-0.8 remot:-0.5 remov:-0.5 remov_#path:-0.9 remov_after:-0.9 remov_all:0.2x remov_any:0.8d
remov_every:1.0x remov_everyth:0.5x remov_expir:-0.9 remov_fil:-0.8 remov_merg:-0.6 remov_old:-0.8 remov_the:0.2d remov_this:-0.7 remov_x:-0.6 render:-0.4
render_this:0.2e render_x:0.3e renew:-0.6 renew_the:-0.7 rep:-0.2 rep_as:0.6e rep_only:0.7f rep_to:-1.0 rep_with:0.8f repair:0.2f repair_it:0.5f repeat:-0.4
repeat_everyth:0.5e repeat_the:-0.8 replac_in:-0.6 replac_the:-0.2 replac_your:1.2o repo:-0.3 report:-0.4 report_a:-1.5 report_failur:-0.9 report_it:-0.4
report_succes:0.5d report_that:0.6d report_them:-0.4 report_this:0.9d report_to:-1.6 report_with:-1.0 repository:0.2 repository_and:-0.8 repository_to:-0.4
request:-0.4 request_a:-0.6 request_and:-0.5 request_description:0.8 request_from:0.3p request_has:0.5o request_is:0.3o request_of:0.8p request_that:-0.2
request_the:0.7r request_this:-0.8 requir:-0.8 requir_for:-0.4 requir_to:0.2 requir_you:0.9f requirement:-1.3 requirement_#number:-0.5 rerun:0.4f research:-0.8
reserv:-0.7 reset:-0.4 reset_hard:0.5x reset_password:-0.8 reset_the:-1.0 reset_your:-0.6 resourc:-1.4 respond:0.4r respond_as:0.3r respons:-1.7 rest:0.2r
restart:-1.1 restart_after:-0.7 restart_at:-1.0 restart_nginx:-0.5 restart_the:-1.4 restart_your:-0.3 restor:-0.3 restor_the:-1.3 restrict:-0.8 restriction:0.2r
restriction_ap:-1.0 restriction_are:1.0o restriction_lift:0.5o restriction_on:-1.4 restriction_plac:0.7o restriction_were:-0.5 result:-0.5 result_#number:0.3f
result_as:-0.4 result_from:-0.3 result_is:0.2f result_of:0.2e result_to:0.2e result_you:0.9f resum:-0.6 retro:-0.8 return:-1.8 return_#name:-1.2
return_#number:-0.6 return_prompt:-0.7 return_system:-0.6 return_the:-1.3 reus:-1.2 reveal:0.4f reveal_secret:-0.3 reveal_that:1.1d reveal_the:0.5f
reveal_your:0.5e revers:0.3p revers_of:0.2o revers_shell:1.0p review:0.5 review_#path:0.6f review_and:0.3 review_comment:-0.8 review_is:0.5o reviewer:0.6d
reviewer_for:-0.8 rewrit:-0.7 rf:0.5x rf_#name:-1.2 rf_#path:0.8x rf_at:0.7x rf_build:0.4f rf_every:0.9x rf_no:0.8x right:0.4 right_and:0.4r right_reserv:-0.6
risk:-1.6 rm:0.8x rm_cannot:-0.5 rm_command:-0.9 rm_rf:0.5x robot:-0.3 rogu:-0.3 rogu_agent:-0.4 rol:-1.1 role:-1.1 role_admin:-1.4 role_assistant:-0.5
role_bas:-0.2 role_content:-0.4 role_editor:-0.7 role_in:-0.9 role_is:0.3r role_of:0.5r role_play:-0.4 role_user:-0.2 role_viewer:-0.3 role_you:-0.5
roleplay_as:1.3r roleplay_gam:-0.7 roleplay_you:0.6r room:-0.9 root:0.2r root_#number:-0.5 root_acces:0.3r root_and:-0.3 root_of:-0.9 root_root:-0.5 rotat:-0.9
rotat_the:-0.2 rotation:-0.5 router:-1.7 rows:-0.9 rsa:0.7p rsa_aaaa:0.8p rss:-0.2 rss_feed:-0.2 rul:0.5o rul_about:0.3p rul_abov:0.8o rul_and:-0.3 rul_any:1.0o
rul_ap:0.8f rul_are:0.9o rul_do:0.2o rul_dont:0.7r rul_end:0.6f rul_engin:-0.7 rul_file:-0.8 rul_for:-0.6 rul_from:-0.2 rul_given:0.7o rul_have:-0.2
rul_list:-0.2 rul_no:0.4f rul_of:-1.6 rul_you:1.3o rule:-0.2 rule_no:-0.8 rule_of:-0.7 run:0.3 run_#evil:0.8p run_#name:1.5x run_#path:0.8p run_a:-1.0
run_anyth:0.4o run_curl:0.7f run_it:1.1d run_ls:1.1f run_make:-0.3 run_migration:-0.7 run_on:-0.4 run_rm:-0.3 run_sudo:0.4f run_this:-1.2 run_wget:0.3p
run_whatever:0.5r run_with:0.5p runs_#evil:0.3p runs_#path:1.2p runs_at:-0.7 runs_curl:0.7p runs_the:-0.7 rust:-0.8 s:0.2p s3_#path:-0.2 s3_cp:-0.7 s_#evil:0.4p
s_inst:1.1f safe:-0.2 safe_#path:0.6f safe_ignor:0.6o safe_mode:-0.8 safe_plac:-0.7 safe_to:0.3f safeguard:0.8r safety_filter:0.4o safety_guidelin:-0.5
safety_instruction:0.3o safety_mode:1.4o safety_policy:0.8o safety_rul:0.3r safety_train:0.7r said:-1.4 said_and:-0.5 said_the:-1.0 said_yes:0.7p sal:-1.0
same:-0.6 sandbox:0.6f santa:-0.8 santa_list:-0.6 saturday:-0.6 sav:-0.6 save:-1.0 save_#number:-0.7 save_it:-0.3 save_the:0.2p save_this:0.6p save_to:0.7p
say:0.6d say_anyth:0.4d say_good:-0.9 say_it:1.1d say_so:-0.6 say_that:1.1d say_the:0.7f say_you:1.0d says:0.7p says_no:0.7r says_thank:-0.2 says_the:-0.3
says_yes:0.4r says_you:0.2o scan:-0.5 scanner_at:-0.4 scanner_flag:-0.7 scen_#number:-0.7 schedul_a:0.3p schedul_for:-0.8 schedul_task:0.5p schema:-1.4
school:-0.9 scop:-1.0 scp:0.2e scp_#secret:0.2e screen:-0.4 screenshot:-1.2 screenshot_from:-0.6 script:-0.2 script_#path:-0.8 script_and:-0.7 script_from:-0.3
script_in:0.5p script_type:0.9f script_with:-0.9 script_without:0.7f search:-0.4 search_index:-0.6 search_query:0.8e search_the:0.6e seat:-1.0 second:-0.5
second_recipient:0.9d secret:-0.2 secret_and:0.3d secret_are:-0.4 secret_for:-0.6 secret_ingredient:-0.8 secret_into:0.6e secret_is:-0.9 secret_key:-0.2
secret_live:-0.4 secret_manager:-0.3 secret_out:-1.1 secret_santa:-0.7 secret_scan:-0.8 secret_until:-0.5 secret_with:-0.2 secret_you:1.2e section:-0.3
section_#number:-0.6 security:-0.3 security_level:0.7p security_team:1.1r see:-0.6 see_a:0.6e seed:-0.7 sees:1.0d sees_it:0.8d select:-1.4 self:0.2r
self_buy:-1.0 send:-0.4 send_#secret:0.9e send_a:-0.6 send_all:0.5e send_anyth:-0.4 send_data:-0.6 send_every:0.8p send_feedback:-0.6 send_invoic:-0.8
send_it:-0.6 send_mail:-0.5 send_the:0.7f send_them:1.1e send_us:-0.5 send_what:0.5e send_you:-0.5 send_your:-1.0 sender:-0.6 sensor:-1.3 sensor_and:-0.8
sent_by:-0.4 sent_in:-0.6 sent_to:-0.7 sent_with:-0.6 sentenc_as:1.0o serv:-0.5 server:-0.7 server_at:0.5x server_down:0.8x server_every:0.4x server_if:-0.3
server_in:0.3p server_is:-0.2 servic:-0.6 servic_is:0.5p servic_that:0.5p sery:-0.7 session:0.6p session_cooki:0.5e session_first:0.5p session_from:-0.5
session_has:-0.6 session_id:0.4e session_run:0.7p session_token:0.4e session_with:0.7o set:-0.5 set_#name:0.4p set_about:-0.7 set_and:0.7p set_approval:0.5p
set_asid:-0.3 set_in:-0.7 set_is:0.4o set_of:-1.3 set_page:-0.6 set_your:1.0o setup:-1.0 seven:-0.4 sh:0.3p sh_#path:1.0p sh_to:0.4p sha256:-0.6 shak:-0.4
shak_well:-0.3 shall_not:0.6d shar:-0.5 shar_driv:-0.4 shar_the:0.8e shar_this:-0.8 shar_your:-0.8 she:-1.0 she_work:-0.4 sheet:-0.7 shell:0.4p
shell_command:-0.4 shell_history:0.7d shell_is:-0.9 shell_that:0.4r shell_to:0.6p shift:-1.0 ship:-0.9 ship_it:-0.5 shop_is:-0.3 short:-0.7 short_answer:-0.2
should:0.2 should_answer:-0.7 should_be:-0.5 should_includ:-0.5 should_never:-1.0 should_not:0.4d should_send:-0.2 show:-0.2 show_it:0.6e show_me:1.2e
show_the:-0.6 show_this:-0.7 shown:-1.4 shown_in:-0.5 shown_once:-0.8 shr:1.0x shut:0.4x shut_the:0.5x shutdown:0.9x shutdown_h:0.8x side:-1.9 sidebar:-0.8
sidebar_by:-0.6 sidenot:0.8f sie:-0.5 sign:-0.8 sign_in:-0.5 sign_the:0.5r signal:-2.0 signatur:0.8p silenc:1.0d silent_and:0.2d silent_install:0.6d simpl:-1.9
simulat:-0.3 simulat_a:-0.4 simulat_developer:1.1r sinc:-1.3 sinc_march:-0.5 sit:-0.6 site:-0.3 site_is:0.7f site_to:-0.2 sitemap:-0.5 size:-0.5
size_#number:0.7f size_is:-1.0 skip:0.3o skip_all:0.6r skip_approval:1.0r skip_days:-0.6 skip_the:0.4o skip_to:-0.7 slack:-0.8 slip:0.5d small:-1.1 smok:-0.7
snapshot:-1.1 snippet:-0.2 so:0.2d so_far:0.7e so_nobody:0.8d so_that:1.3p sold:-0.9 someon:0.8p someon_mention:0.2p someth_is:-0.7 sorry:-0.9 sort:-1.1
sort_a:-0.3 sourc:-1.2 spac:-1.4 spam:-1.3 span:-0.2 span_hidden:0.4f span_styl:0.5f spanish:-0.9 spe:-1.5 speak:1.5r speak_as:0.9r speak_to:-0.4 spell:0.3e
spell_the:1.0e spoiler:-0.9 spread:0.9r spy:-0.5 sql:-1.0 src:-1.2 src_#name:-0.7 src_#path:-2.1 src_x:0.8f ssh:-0.6 ssh_copy:-0.5 ssh_keys:-0.4 ssh_rsa:1.0p
ssl:-0.2 ssl_certificat:-0.2 stabl:-1.4 stack:-1.3 stack_trac:-0.7 staf:-1.0 stag:-1.9 stag_databas:-0.6 stag_server:-0.8 stal:-1.3 stal_issu:-0.3 stan:1.0r
stand:-0.2 stand_up:-0.4 standup:-1.0 star:0.5 start_#path:0.4p start_a:0.9p start_at:-0.4 start_fresh:0.7o start_from:-0.6 start_in:-1.1 start_now:0.6o
start_of:-0.5 start_on:0.4o start_over:-0.4 start_the:-1.0 start_with:0.3p startup:0.3p stat:-0.9 statement:-1.9 statistic:-0.9 statu:-1.8 statu_to:-0.5
stay:1.1r steal:0.7e steal_the:0.7e step_#number:-0.2 step_abov:-0.4 step_from:0.6d step_in:0.4d still:-1.3 stop_and:-0.4 stop_follow:1.0o stop_it:-0.6
stop_obey:1.1o stop_the:-1.2 stop_what:0.9o stor:-0.5 stor_in:0.2p stor_it:-0.2 stor_password:0.5e stor_the:-0.9 stor_this:0.8p story_in:0.7r story_you:0.8r
str:-2.1 str_in:-0.6 str_is:-0.9 str_of:0.5e stranger:-0.7 strict:-2.0 strip:-1.1 student:-0.8 study:-0.5 styl_color:0.4f styl_font:0.4f styl_opacity:0.8f
subject:-1.3 submit_the:0.7f subscrib:-0.9 subscrib_to:-0.8 subscription:-0.8 succes:0.7d successful:-0.5 such:-1.7 such_as:-1.1 such_file:-0.5 sudo:1.1
sudo_and:0.3 sudo_apt:-0.8 sudo_mode:0.9r sudo_only:-0.5 sudo_rm:1.0x sudoer:0.5p sudoer_file:-0.4 suggest:-0.9 suit:-1.1 summaris_it:-0.3 summaris_new:-0.6
summaris_the:-0.5 summaris_this:1.0f summaris_unread:-0.5 summaris_what:-0.9 summaris_yesterday:-0.4 summariser:1.1f summary:-0.4 summary_of:-0.5
summary_should:-0.2 summary_to:-0.7 sunday:0.3x super:-0.8 supersed_all:-0.6 supersed_by:0.3o supersed_the:-0.6 superuser:1.0r supervisor:0.5r supplier:-0.9
support:-0.7 support_agent:-0.5 support_team:0.5r support_with:0.8p suppres:-0.4 sure:0.7d sure_here:0.6f sure_i:0.5f sure_that:-0.2 sure_the:0.6d sure_to:-1.1
surpris:-0.7 surpris_party:-0.5 survey:-1.1 suspend:0.7o suspend_until:0.8o suspend_your:0.3o svg:-0.5 switch_off:-0.6 switch_to:0.2r sync:-1.3 sync_the:-0.6
sys:1.2f sys_you:0.2f system:0.5f system_#name:1.0f system_#number:-0.8 system_administrator:0.5r system_and:0.7r system_approv:0.9f system_boot:-0.5
system_content:0.8f system_do:1.0f system_font:-0.9 system_grant:1.1f system_ignor:1.0f system_instruction:0.2o system_languag:-0.6 system_linux:-0.9
system_messag:-0.3 system_new:1.2f system_ok:-1.2 system_overrid:1.3f system_prompt:-0.8 system_reminder:0.8f system_requirement:-1.1 system_restart:-0.5
system_return:-0.7 system_reveal:0.8f system_that:0.5r system_the:1.0f system_ubuntu:-0.6 system_user:-0.9 system_you:1.6f systemctl:-0.6 systemctl_enabl:-0.5
systemd:0.5p systemd_servic:0.7p systemprompt:-0.9 tabl:-1.3 tabl_if:-0.6 tabl_in:0.7x tabl_of:-0.3 tablet:-0.7 tabs:-0.7 tabs_over:-0.3 tag:-1.1 tak:-0.3
tak_precedenc:1.0o take:-0.7 take_effect:-0.4 take_on:0.8r take_precedenc:-0.7 take_the:0.2r take_two:-0.8 take_your:-0.8 talk:-0.2 talk_to:-0.6 tap:-0.8
tar:0.2e target:-2.0 target_all:-0.5 task_and:0.4o task_that:0.6p task_you:0.7o teacher:-0.9 team:-0.3 team_and:0.8r team_at:-0.4 team_channel:-0.7 team_has:0.6r
team_lead:-0.9 team_of:-0.5 team_on:-1.0 telemetry:-0.9 tell:-0.4 tell_anybody:0.8d tell_anyon:-0.5 tell_nobody:0.8d tell_the:-0.4 tell_them:1.0d tell_us:-0.9
tell_user:-0.7 tell_you:-0.8 tell_your:-0.8 temperatur:-1.0 templat:-0.7 temporary:-0.9 temporary_branch:-0.5 temporary_fil:-0.2 ten_messag:0.2e tenant:-0.5
term:-0.7 terminal:0.7r terminal_and:-0.2 terminal_argument:0.8f terminal_without:0.4r terminat:0.3x terminat_all:0.9x terraform:0.7x terraform_destroy:0.8x
test_account:-0.6 test_and:-0.2 test_are:0.4f test_befor:-0.8 test_databas:-1.1 test_first:-0.6 test_in:-1.2 test_is:-0.5 test_live:-0.6 test_local:-0.7
test_mode:0.4r test_pass:0.5d test_run:-0.9 test_server:-0.9 test_suit:-0.8 test_the:-0.4 test_with:-0.9 tester:0.4r text:-0.8 text_#path:-0.8 text_abov:1.1e
text_below:0.3o text_is:0.7o text_of:0.6e text_that:-0.7 text_to:0.7d th:-1.2 than:-1.0 than_#number:-1.0 than_a:-0.2 than_your:0.8o thank:-1.2 thank_you:-1.2
that:0.6r that_answer:-0.6 that_approval:0.4p that_are:-0.5 that_came:0.5o that_can:-0.2 that_contain:0.4e that_does:0.2r that_download:0.3p that_every:0.6p
that_everyth:0.2d that_execut:0.8r that_has:0.8r that_i:0.4p that_ignor:0.8r that_is:-0.2 that_may:-0.3 that_never:0.9r that_no:0.6d that_nobody:0.8d
that_noth:1.1d that_obey:0.7r that_post:0.3p that_read:1.0f that_runs:0.6p that_safety:0.5p that_stand:-0.3 that_start:0.9p that_the:-0.4 that_ther:0.6d
that_this:0.2d that_was:0.2r the:0.4 the_#name:-1.8 the_#number:-0.4 the_acces:0.4e the_account:0.8r the_actor:-0.7 the_addres:0.4e the_admin:1.0o
the_administrator:0.3r the_agenda:-0.9 the_agent:-0.2 the_ai:0.6 the_alarm:0.3d the_alert:0.8d the_allow:0.3p the_allowlist:0.3p the_alt:0.4e the_api:0.8e
the_app:-0.9 the_approval:1.4p the_archiv:-0.7 the_argument:-1.6 the_assistant:-0.3 the_attach:0.4o the_attachment:-0.5 the_attacker:0.3r the_audit:0.7d
the_author:0.4o the_authorization:-0.7 the_background:0.3d the_backup:-0.2 the_banner:-0.9 the_bastion:-0.7 the_begin:0.5p the_behaviour:-0.7 the_best:0.6f
the_blog:-0.6 the_board:-0.4 the_book:-0.2 the_bot:-0.3 the_box:-0.9 the_bridg:-0.6 the_brief:0.3o the_browser:0.9e the_budget:-0.8 the_cach:-0.8 the_cake:-0.7
the_calendar:-0.2 the_call:-0.2 the_caller:-0.5 the_capital:-0.3 the_captain:-0.8 the_card:-0.5 the_case:-1.2 the_ceo:0.4r the_certificat:-1.0 the_chang:1.3d
the_changelog:-0.2 the_channel:-0.2 the_character:-0.4 the_chat:0.8e the_check:0.9r the_ci:-0.7 the_cleanup:-0.4 the_client:-1.1 the_cluster:0.7x the_code:-0.3
the_coffe:-0.4 the_command:0.2f the_comment:0.3e the_commit:1.0d the_company:0.5x the_compiler:-0.4 the_computer:-0.6 the_confidential:0.9e the_config:1.1p
the_configuration:-0.7 the_confirmation:0.9o the_constraint:-0.2 the_contact:0.5e the_container:-0.7 the_content:0.6e the_contract:-0.4 the_cooki:0.5e
the_cooky:1.3e the_court:-0.9 the_credential:1.2e the_crew:-0.9 the_cron:-0.8 the_crontab:0.6p the_current:0.2o the_customer:0.7e the_dai:-0.8 the_dark:1.0d
the_dashboard:-0.7 the_data:0.5f the_databas:0.5e the_date:-0.5 the_day:-0.6 the_debug:-0.4 the_default:-0.9 the_delay:0.4d the_delet:1.0f the_deletion:0.9f
the_demo:-1.0 the_dependency:0.5p the_deploy:0.4f the_design:-0.7 the_dev:-0.7 the_developer:0.3o the_devic:-0.6 the_diff:0.4d the_directiv:0.5o
the_directory:-0.6 the_disk:0.9x the_dns:0.8x the_docs:-1.2 the_doctor:-0.9 the_document:0.5e the_door:0.5p the_download:-0.6 the_draft:-0.4 the_driver:-0.8
the_dump:-0.8 the_e:0.4e the_entry:0.8d the_environment:1.1 the_error:0.2d the_even:-0.6 the_evidenc:0.8d the_exchang:-0.6 the_extension:0.3p the_extra:0.7d
the_failur:0.6d the_field:-1.2 the_fil:0.7f the_film:-0.9 the_filter:0.3r the_firewall:0.6p the_flag:0.2o the_flight:-0.9 the_fold:-0.7 the_folder:0.9d
the_follow:0.5f the_footer:1.0e the_forum:-0.7 the_fridg:-0.3 the_full:-0.2 the_function:-1.2 the_fund:0.8f the_game:-1.0 the_garden:-0.9 the_gate:0.6p
the_git:0.2p the_green:0.3o the_group:-0.6 the_guard:-0.2 the_guidelin:0.8o the_hacker:-0.4 the_header:0.2f the_health:-0.5 the_heat:-0.9 the_help:-0.8
the_hidden:0.4e the_history:0.3d the_home:1.1x the_hook:0.5p the_host:1.0r the_hous:-0.6 the_http:0.3e the_human:0.9d the_identity:1.0r the_imag:0.8e
the_imperativ:-0.5 the_inbox:0.3e the_installer:-0.5 the_instruction:-0.8 the_internet:-0.5 the_introduction:-0.6 the_invoic:-0.9 the_issu:1.0e the_job:0.8d
the_jury:-0.5 the_key:0.8f the_keychain:0.3e the_keys:1.1f the_king:-0.8 the_lab:-0.8 the_label:-1.0 the_landlord:-0.4 the_laptop:0.7x the_last:0.5e the_law:0.6r
the_left:-0.8 the_legacy:-0.7 the_letter:-0.6 the_library:-1.1 the_licenc:-1.1 the_licens:-1.1 the_light:-1.3 the_lin:0.3o the_line:-0.6 the_linter:-1.1
the_load:0.3x the_local:-0.8 the_lock:-0.5 the_login:0.5p the_logo:0.3 the_lunch:-0.7 the_mail:0.5d the_mailbox:0.9e the_main:-0.5 the_maintainer:0.6f
the_maintenanc:-0.6 the_manager:0.6r the_meet:-0.8 the_merg:-0.5 the_merger:-0.8 the_messag:-0.3 the_metric:-0.7 the_migration:0.3f the_miner:0.8p
the_ministry:-1.0 the_model:-0.8 the_month:0.5x the_morn:-0.2 the_nam:0.2e the_name:-0.8 the_nas:-0.5 the_network:0.2d the_new:-0.6 the_newest:-0.4 the_news:-0.6
the_newsletter:-1.1 the_next:0.9e the_night:-0.8 the_nois:-0.9 the_not:-1.1 the_novel:-0.4 the_number:-0.2 the_nurs:-0.7 the_offic:-0.9 the_old:-0.2 the_on:-0.7
the_one:1.0r the_ones:-0.5 the_open:-0.8 the_operation:0.2f the_operator:1.0o the_opposit:0.3o the_original:-0.6 the_other:0.7x the_output:0.7d the_oven:-1.0
the_overrid:-0.6 the_owner:0.5d the_packag:0.3d the_page:0.2f the_paper:-0.5 the_parcel:-0.5 the_parser:-1.2 the_part:0.3r the_party:-0.7 the_password:1.2e
the_past:0.7e the_path:-1.3 the_payment:0.3r the_permission:0.2p the_person:1.0d the_persona:0.8r the_phon:-1.0 the_photo:-0.6 the_pin:0.3r the_pipelin:-0.8
the_plan:0.3o the_plant:-0.4 the_player:-0.6 the_polic:0.2r the_policy:0.7o the_portal:-0.7 the_power:-0.6 the_preced:0.7o the_pres:0.4e the_previou:-0.2
the_pric:0.2d the_printer:-0.7 the_prior:0.8o the_privat:0.7e the_problem:-0.8 the_product:-0.3 the_production:0.9x the_program:-1.0 the_project:-0.5
the_public:0.2e the_pull:0.3e the_query:0.9e the_question:-0.5 the_queu:-0.9 the_reader:0.2f the_readm:-0.2 the_real:1.1o the_reason:-1.2 the_recip:-0.2
the_recipient:0.6d the_red:-0.9 the_releas:-1.2 the_rep:1.2e the_repo:0.5f the_report:-0.3 the_request:-1.8 the_rest:0.2r the_restriction:0.2o the_retro:-0.8
the_revers:0.3o the_review:0.2f the_reviewer:0.9d the_role:0.2r the_root:0.5r the_router:-1.2 the_rss:-0.2 the_rul:0.5o the_rule:-0.4 the_safe:-0.6
the_safety:-1.0 the_same:-1.0 the_sandbox:0.9f the_scanner:0.6p the_schema:-1.0 the_school:-0.9 the_screen:-0.3 the_script:0.6p the_search:0.2e the_secret:1.3e
the_security:0.8p the_sensor:-1.3 the_server:-0.4 the_servic:-0.2 the_sery:-0.5 the_session:1.0e the_set:-0.2 the_setup:-0.4 the_shar:-1.0 the_sheet:-0.4
the_shell:0.5p the_shop:-0.7 the_sidebar:-0.7 the_sign:-0.3 the_site:-0.4 the_snippet:-0.2 the_sourc:-1.4 the_spy:-0.5 the_ssh:1.4e the_ssl:-0.2 the_stag:-1.2
the_stand:-0.7 the_standup:-0.9 the_start:-0.5 the_step:-0.7 the_styl:-0.8 the_sudoer:-0.4 the_summary:0.3d the_superuser:0.4r the_supervisor:0.5r
the_support:0.3e the_surpris:-0.5 the_sync:-0.8 the_system:0.2o the_tabl:-1.0 the_talk:-0.8 the_task:0.9o the_tax:0.6e the_teacher:-0.3 the_team:-1.2
the_temperatur:-0.8 the_templat:-0.7 the_temporary:-0.8 the_term:-0.7 the_terminal:-0.8 the_test:0.5d the_text:-0.2 the_them:-0.3 the_thermostat:-0.5
the_ticket:-0.2 the_time:-1.2 the_todo:-0.8 the_token:0.6e the_tool:0.2f the_top:-0.6 the_train:-0.5 the_transcript:0.6d the_transfer:0.8d the_trash:-0.6
the_true:0.8o the_two:-1.0 the_unrestrict:-1.0 the_updat:0.4d the_upgrad:-0.9 the_upload:0.2d the_url:-0.2 the_user:1.5 the_valu:0.7 the_valv:-0.7 the_vault:0.8e
the_version:0.3r the_villain:-0.4 the_visitor:0.8e the_wallet:1.0e the_warn:0.7d the_water:-0.8 the_weather:-1.3 the_webhook:0.7e the_week:-1.6
the_whiteboard:-1.1 the_whol:0.6x the_wiki:-1.1 the_window:-0.5 the_witnes:-0.6 the_wizard:-0.4 the_word:-0.2 the_wrong:-0.6 theatr:-0.5 their:-0.2
their_password:-0.6 them_as:-0.8 them_in:0.3e them_into:0.3 them_on:0.7e them_the:0.8d then:-1.0 then_send:-0.9 then_the:-0.3 ther:0.3o ther_is:0.4d
thermostat:-0.5 thermostat_to:-0.5 thes:0.2o thes_instead:0.7o thes_lin:0.9p thes_new:0.7o thes_step:0.5o thesi:-0.8 they:0.2o they_are:-0.2 they_did:0.4d
they_were:0.5o think_the:0.9d third:-1.3 third_party:-0.9 this:0.6d this_action:1.1d this_addres:-0.9 this_agreement:-0.6 this_answer:0.5f this_as:1.0p
this_between:0.6d this_block:-0.6 this_chang:0.8d this_chapter:-0.7 this_chat:0.9r this_code:-0.7 this_command:-0.9 this_devic:-0.7 this_e:-1.2 this_email:-0.8
this_error:0.6 this_file:0.4o this_folder:-1.0 this_from:1.5d this_hidden:0.8d this_imag:0.8e this_in:1.5d this_instead:0.3o this_instruction:1.1d this_is:-0.4
this_issu:-0.2 this_it:0.8f this_key:0.6p this_letter:-0.7 this_line:0.4o this_list:-0.6 this_machin:0.2e this_mail:-1.0 this_messag:-0.2 this_mode:-0.8
this_moment:0.3r this_month:-0.8 this_must:0.6f this_note:1.2o this_notic:-0.8 this_number:-1.1 this_once:0.4o this_one:1.0o this_order:0.6d this_out:0.8d
this_paper:0.5f this_paragraph:0.3p this_pictur:-0.3 this_point:1.0o this_product:1.1f this_project:-2.2 this_pull:0.7f this_repo:-0.3 this_repository:-0.4
this_request:0.4d this_resourc:-0.4 this_result:0.4f this_role:-0.6 this_rule:0.7p this_secret:1.1d this_sentenc:1.3o this_session:1.3o this_set:-0.6
this_silent:0.3d this_step:1.5d this_story:0.8r this_supersed:0.9o this_system:-0.4 this_task:-0.4 this_text:0.8o this_the:-0.5 this_ticket:0.4f this_to:1.2d
this_tool:0.7f this_up:0.8d this_week:-0.6 this_will:-2.3 this_window:-0.7 this_without:0.8d thos:0.3o thos_of:1.0o though:0.5 though_the:0.5d though_you:0.6r
thought:0.3f thought_i:0.2f thre:-0.6 through:0.2e through_the:-1.1 throw:-0.5 throw_out:0.5o throw_the:0.2x thumb:-0.5 thursday:-0.9 ticket:-0.9 ticket_and:0.5e
ticket_in:-0.8 ticket_number:-0.8 ticket_to:-0.6 tiktoken:-0.3 tim:-1.1 time:-0.2 time_in:-1.2 time_the:0.2p time_you:0.4p timeout:-1.5 timestamp:-0.5
titl_agent:0.6f titl_of:0.4e tls:-1.4 tmp:-0.5 to:-0.4 to_#address:1.4e to_#evil:1.5e to_#name:0.5p to_#number:-0.4 to_#path:0.4p to_#secret:-0.2 to_a:-0.5
to_acces:-1.2 to_account:0.6f to_administrator:0.5r to_ai:0.4f to_all:-0.6 to_any:-1.1 to_anyon:0.2d to_ask:0.8p to_bypas:0.2o to_call:0.4f to_chang:-0.5
to_continu:-1.0 to_crontab:0.6p to_customer:-0.6 to_delet:-0.6 to_disabl:0.4f to_disregard:-0.7 to_do:-1.3 to_drink:-0.2 to_every:0.9e to_everyon:0.6d
to_everyth:0.9p to_fetch:-0.7 to_finish:-0.7 to_follow:0.5o to_forget:-0.4 to_get:-0.3 to_god:0.8r to_hear:0.6d to_hide:-0.3 to_install:-1.1 to_keep:-1.1
to_know:0.7d to_leak:0.4f to_leav:-0.6 to_log:0.4p to_main:0.3x to_mallory:0.9e to_me:-0.3 to_memory:0.8p to_obey:0.9o to_off:1.4p to_open:-0.2 to_our:-0.6
to_overrid:-0.8 to_pass:-0.2 to_post:-0.4 to_proce:0.3f to_push:0.3f to_read:0.9r to_renew:-0.4 to_repair:0.5f to_reset:-1.0 to_restart:-0.9 to_reviewer:0.3f
to_root:-0.2 to_rotat:-0.7 to_s3:-0.6 to_save:-0.7 to_say:-0.5 to_see:-0.5 to_send:-0.3 to_shar:0.4f to_skip:0.5r to_stag:-0.6 to_stop:0.3o to_sudoer:1.0p
to_take:-0.6 to_tell:0.5d to_the:-0.2 to_third:-0.6 to_this:-0.8 to_transfer:0.7f to_unrestrict:1.1r to_use:-1.1 to_user:-0.9 to_version:-0.6 to_view:-0.7
to_writ:-1.0 to_you:1.1o to_your:-0.7 to_yourself:0.5d today:0.3p today_on:0.4p todo:-0.7 todo_comment:-0.4 todo_remov:-0.9 token:-0.2 token_and:-0.6
token_are:-0.8 token_as:0.6e token_expir:-0.9 token_from:-0.5 token_in:0.9e token_into:0.9e token_is:-1.5 token_limit:-0.2 token_to:0.7e told:-0.4
told_about:-0.3 told_earlier:0.8o told_otherwis:-0.4 told_the:-0.8 told_to:-0.2 told_when:-0.6 told_you:0.5o tom:-1.0 tone:-1.0 tonight:1.0x too:-0.4 took:-0.3
tool:0.7f tool_#name:0.4f tool_#path:-0.4 tool_call:0.7f tool_first:0.4f tool_is:0.2f tool_must:0.7f tool_name:-0.9 tool_note:0.8f tool_output:0.7f
tool_read:-0.6 tool_result:-0.5 tool_return:0.2f tool_to:1.2e tool_with:0.7f top:-1.3 topic:-0.7 trac:0.2d trac_in:0.3d track_after:0.5d trail:-0.3 train:-0.4
train_and:0.7o train_on:-0.6 transaction:-0.7 transcript:0.7d transfer:1.1f transfer_#number:1.2f transfer_the:0.4f transfer_tool:0.8f transform:-0.6
translat:-0.3 translat_new:-0.2 translat_the:0.2e translat_this:0.8o translat_your:0.9e translator:-0.6 transmit:-0.2 transmit_the:-0.4 trash:-0.7 travel:-1.3
treat:-0.3 treat_every:0.6p treat_the:-0.2 treat_this:0.3o treat_warn:-0.6 tree:-0.9 trick:-0.7 true:-1.2 true_instruction:1.0o truncat:0.7x truncat_all:0.5x
trust:0.5p trust_level:0.4o trust_me:-0.3 trust_the:-1.0 try:-1.6 try_again:-0.7 try_to:-1.2 tuesday:-0.7 tunnel:0.3p turn:-0.5 turn_off:-0.5 turn_the:-0.4
tutorial:-0.5 twic:-0.4 twin:-0.3 two:-1.3 two_days:-0.8 two_hour:-0.2 two_reviewer:-0.8 typ:-1.5 type:-1.1 type_text:0.4f type_the:0.2f typo:-0.4 typo_in:-0.4
ubuntu:-0.9 ubuntu_#name:-0.7 unalign:0.7r unalign_model:0.7r unanswer:-0.8 unawar:0.9d uncensor:0.6r uncensor_model:0.5r under:-0.5 under_#number:-1.1
under_kv:-0.5 under_the:-1.1 undon:-0.6 unfilter:0.7r unfilter_assistant:0.5r unfilter_chatbot:0.7r uninstall:-0.2 unit:-0.9 unknown:-2.0 unknown_option:-0.7
unlearn:0.8o unles_ask:-0.5 unles_you:0.2f unlimit:-0.5 unlimit_plan:-0.6 unlock:0.9r unnotic:0.6d unplug:-0.6 unread:-0.7 unread_mail:-0.5 unreleas:0.6e
unrestrict_ai:0.7r unrestrict_mode:0.2r until:-0.8 until_further:0.7o until_may:-0.4 until_the:-0.9 unus:-1.4 up_docker:-0.5 up_in:0.6d up_the:-0.7 up_to:-1.7
up_with:0.8d up_your:-0.3 updat:-0.2 updat_the:-0.2 upgrad:-0.3 upgrad_to:0.6r upload:0.4e upload_#secret:0.8e upload_a:-0.8 upload_it:0.9e upload_the:0.5e
upload_them:0.6e upload_your:-1.0 ur:1.1o urgent:-0.6 url:-0.6 url_#evil:0.3 url_you:0.3e us:-0.8 us_at:-1.1 us_pretend:0.8r us_the:-0.6 us_what:-0.8
us_your:-0.6 usag:-2.6 use:-1.2 use_british:-0.5 use_emoji:-0.8 use_forc:-0.8 use_mine:0.5o use_only:-0.6 use_rm:-0.8 use_sudo:-0.4 use_this:0.3f use_your:0.5e
used:-0.2 used_for:-0.9 used_in:-0.8 used_to:0.2r user_#name:0.4f user_#number:-0.7 user_a:-0.4 user_about:0.4d user_acces:0.6e user_account:0.9x user_acts:-0.2
user_addres:0.5e user_agent:-2.3 user_agre:0.6f user_alic:-0.8 user_allow:0.8p user_and:0.6f user_api:0.5f user_approv:-0.3 user_are:0.4o user_ask:-0.5
user_assistant:-1.0 user_back:0.8d user_befor:-0.3 user_believ:0.9d user_call:-0.4 user_content:0.4f user_credit:0.5e user_data:0.4x user_delet:1.1f
user_dislik:-0.6 user_document:0.2e user_e:0.6 user_everyth:0.9d user_fil:0.8f user_for:-0.8 user_forget:-0.5 user_forgot:-0.6 user_from:1.0x user_has:0.6f
user_hid:-0.5 user_home:0.7e user_host:-1.1 user_how:-0.4 user_id:-1.3 user_ignor:-0.3 user_in:0.5d user_instruction:-0.5 user_is:-0.5 user_keep:-0.9
user_know:0.3d user_lik:-0.6 user_location:0.8e user_logs:0.5p user_may:0.3d user_messag:0.3f user_must:0.5d user_name:-0.8 user_never:-0.6 user_now:0.9f
user_password:0.7e user_phon:0.9e user_play:-0.2 user_postgr:-0.4 user_prefer:-0.9 user_pretend:-0.6 user_privat:1.0e user_question:1.2e user_read:-0.6
user_request:0.7o user_role:-0.7 user_root:-0.9 user_says:-0.7 user_send:0.3f user_should:0.4d user_ssh:-0.4 user_switch:0.2d user_that:-0.8 user_the:0.6d
user_to:-0.2 user_token:0.5f user_told:0.4e user_trust:-0.3 user_typ:0.5e user_was:-1.1 user_what:-0.5 user_when:-0.9 user_will:-0.9 user_with:-0.5
user_writ:-1.0 user_yes:1.0f uses:-1.5 uses_pnpm:-0.2 uses_the:-0.8 usual:0.3d utc:-1.3 v:-1.3 v2:-0.7 v3:-1.2 vacation:-0.9 vacuum:-1.1 vacuum_the:-0.8
valid:-0.7 valu:-0.2 valu_in:0.3e valu_of:1.1 valv:-0.6 variabl:-0.4 variabl_#name:0.2p variabl_and:0.4e variabl_are:-0.7 variabl_nam:-0.7 variabl_to:0.7e
vault:-0.3 vault_and:0.9e vault_under:-0.5 vendor:-1.1 verbatim:1.1e verification:0.7o verify:0.7f verify_that:-0.9 verify_the:-0.2 version:-1.4
version_#name:-1.0 version_#number:-0.4 version_are:-1.0 version_is:-0.6 version_of:-0.2 video:-1.6 view:-1.4 view_this:-0.7 viewer:-0.6 villain:-0.6 vim:-0.8
violat_your:0.5o viru:1.0r visibility:-0.4 visibility_hidden:-0.4 visibl:-0.3 visit:0.4 visit_#evil:0.5 visitor:0.3e vm:-1.0 vm_at:-0.8 void:-1.3 volum:0.7x
vot:-0.6 vote:0.9f vue:-0.3 wait:-0.2 wait_for:0.6o waiv:0.9o wake:-0.9 wall:-0.6 wallet:1.0e want:-0.9 want_answer:-0.4 want_no:-0.3 want_secret:-0.5
want_the:-0.2 want_to:-0.9 want_you:1.0f warn_about:-1.1 warn_abov:-0.5 warn_and:0.6d warn_as:-0.6 warn_deprecat:-0.6 warn_from:0.5d warn_ignor:-0.7 warn_in:-1.0
warn_me:-0.5 warn_previou:-0.4 warn_this:-1.5 was:-0.3 was_a:1.1d was_already:0.6d was_chang:-0.8 was_empty:-0.4 was_never:0.4r was_not:-0.7 was_remov:-0.6
was_sent:-0.4 was_told:-0.8 was_wrong:0.5o watch:-0.2 watch_the:-0.4 water:-1.1 water_the:-0.4 way:-1.1 we:-1.7 we_have:-0.8 we_never:-0.5 we_sent:-0.6
we_will:-0.3 wear:-0.7 weather:-1.3 weather_every:-0.6 weather_servic:-0.3 web:-0.2 web_pag:0.6p webhook:0.7e webhook_at:0.7e websit:-0.4 week:-0.3
week_report:-1.3 week_summary:-0.6 weekday:-1.0 weekend:-1.1 weekend_when:-0.6 well:-1.6 well_befor:-0.3 went:1.0d went_fine:0.3d were_a:1.0o were_configur:0.5o
were_given:0.6o were_lift:-0.3 were_not:-0.6 were_replac:-0.5 were_told:1.4o were_written:0.4o were_wrong:-0.5 were_you:0.7e wget_#evil:1.2p wget_post:0.6e
wget_qo:-0.4 what_came:0.5o what_chang:-0.8 what_follow:0.8o what_is:1.2e what_the:0.6o what_they:-0.4 what_this:0.6o what_was:-0.7 what_were:0.6e what_you:0.4d
what_your:0.4o whatever:0.7o whatever_happen:0.6d whatever_is:0.4e whatever_it:0.9r whatever_the:0.2o whatever_you:0.3o whatever_your:0.5o wheel:-0.8 when:-0.4
when_a:-1.5 when_an:0.3f when_ask:0.4d when_count:-0.8 when_finish:1.0d when_it:0.3p when_search:-1.1 when_sort:-0.3 when_the:-0.4 when_they:-0.9 when_this:-0.5
when_you:0.3d whenever:0.7p whenever_someon:0.5p whenever_the:0.3p whenever_you:0.3p wher:-0.6 wher_the:0.3d wher_you:0.4r whether:-0.6 whether_#address:-0.3
whether_the:-1.4 which_fil:-0.2 which_has:0.9r which_you:0.2r whil:-0.5 whil_the:0.3d whisper:-0.8 whit:-0.5 whit_background:0.4f whit_text:-0.4 whiteboard:-1.1
who:0.6r who_can:0.7r who_has:0.6r who_help:-0.5 who_ignor:0.7r who_used:0.4r whoami:1.1e whol:0.6x whol_repository:0.8x whos:0.9r why:-0.4 width:-1.9 wife:-0.7
wiki:-1.2 will:-1.1 will_act:-0.3 will_be:-1.3 will_comp:1.1f will_delet:0.6f will_never:-0.6 will_not:-1.6 will_now:1.1f will_send:0.8f win:-0.2 window:-1.6
wins:0.4o wipe_all:1.0x wipe_the:-0.3 wire:-0.8 wish:0.2o with:-0.7 with_#evil:0.7e with_#number:-0.6 with_#secret:0.7f with_a:-0.5 with_all:-0.6
with_amount:0.5f with_care:-0.7 with_ctrl:-0.7 with_curl:-0.3 with_earlier:0.8o with_every:-0.7 with_id:-0.3 with_its:0.6r with_my:-0.5 with_no:0.3r
with_our:-0.2 with_password:0.9p with_path:0.5f with_port:-0.4 with_ssh:-0.6 with_sudo:0.6 with_systemctl:-0.4 with_the:0.3e with_thes:0.7o with_this:-0.8
with_tiktoken:-0.3 with_yes:-0.2 with_yesterday:-0.3 with_you:1.1e with_your:-0.6 with_zero:1.1x withdrawn:0.5o within:-1.6 within_#number:-0.6 within_a:-1.1
within_two:-0.4 without_a:0.3p without_any:0.3r without_approval:0.8p without_ask:-0.7 without_check:0.7r without_confirmation:0.7f without_filter:0.6r
without_inform:0.5d without_moral:0.7r without_network:-0.6 without_question:0.7r without_read:-0.5 without_restriction:-0.9 without_review:0.6f without_rul:-0.3
without_tell:0.4d without_the:-0.4 witnes:-0.7 wizard:-0.6 word:0.2e word_abov:0.8e word_banana:0.7p word_for:1.1e word_ignor:-0.5 word_of:0.9e work:-0.6
work_and:-0.6 work_for:0.8r work_in:0.2d work_with:-1.1 worker:-1.1 workspac:-1.3 world:-1.6 would:-0.6 writ:-0.8 writ_a:-0.6 writ_test:-0.8 writ_that:-0.2
writ_the:0.6e writ_them:-0.3 writ_this:1.1p writ_to:0.2p written:0.5o written_abov:1.0o written_by:0.6o written_here:0.8o written_in:-0.8 written_to:-1.1
wrong:-1.1 wrong_use:0.5o wrot:-0.2 x:0.2e x_#evil:0.6e x_#number:-1.3 x_alt:0.7f x_api:-1.4 x_x:-1.0 xr:-0.5 xr_x:-0.5 y:-1.6 y_#path:-1.0 yaml:-1.2 yes:0.3f
yesterday:-0.8 yesterday_list:-0.6 yolo:1.0p you:0.5 you_a:-0.5 you_act:-0.5 you_already:-0.7 you_answer:0.9f you_are:0.4 you_call:0.7f you_can:-0.7
you_chang:-0.3 you_continu:1.0d you_could:0.6d you_did:0.8d you_do:-0.9 you_dont:-0.4 you_find:-0.3 you_for:-0.6 you_found:0.8d you_get:-0.7 you_got:1.2o
you_had:0.9r you_have:0.3r you_ignor:-0.2 you_know:-1.1 you_may:0.6o you_must:-0.2 you_obey:0.9f you_play:-0.5 you_pleas:-0.4 you_receiv:0.2o you_report:0.7d
you_see:0.6p you_send:0.3d you_should:-0.9 you_start:0.4p you_summaris:0.9f you_take:-0.5 you_the:0.4r you_think:-0.9 you_to:-0.2 you_told:0.7e you_trust:-0.8
you_use:-0.8 you_want:-2.0 you_were:1.4o you_work:0.8p you_writ:0.5p your_a:0.8r your_account:-0.9 your_addres:-0.6 your_administrator:-0.4 your_answer:1.0e
your_api:-0.7 your_branch:-0.6 your_browser:0.2f your_computer:-0.7 your_configuration:1.3e your_content:0.8o your_context:1.2o your_creator:1.1o
your_current:0.5o your_cv:-0.7 your_data:-0.3 your_default:0.9p your_developer:1.4o your_doctor:-0.5 your_e:-0.5 your_earlier:1.3o your_environment:0.2e
your_feedback:-0.6 your_filter:0.3o your_first:-0.2 your_friend:-0.8 your_goal:0.6o your_guidelin:1.7o your_hidden:0.6e your_initial:1.4e your_key:-0.8
your_keys:-1.1 your_limit:1.2o your_maker:0.7r your_memory:0.5p your_name:-0.9 your_next:0.8e your_old:0.7o your_only:0.4o your_operator:1.4o your_order:-0.7
your_original:0.9o your_own:0.5p your_owner:1.2o your_password:-2.0 your_persona:1.0r your_phon:-0.5 your_pin:-1.0 your_policy:0.9o your_previou:0.5o
your_prior:0.8o your_privat:-0.9 your_program:0.7o your_prompt:0.9o your_public:-0.7 your_question:-0.6 your_real:0.8o your_rep:1.0e your_report:0.2d
your_restriction:0.2o your_safety:1.2o your_session:0.3f your_summary:1.1d your_system:1.3o your_task:0.2o your_token:-0.8 your_track:1.0d your_train:1.1o
your_true:0.8r yourself:1.3r yourself_and:0.6r yourself_as:0.7r yourself_into:0.3r yourself_the:0.4r yourself_to:0.6p zero:0.4x zero_width:-0.6 zip:-0.5
zone:0.3x zsh:-0.8
`;
