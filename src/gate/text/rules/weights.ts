/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-3.20 #address:-2.2 #address_#number:-0.9 #address_and:-0.4 #address_answer:-0.2 #address_by:-0.7 #address_every:-1.0 #address_is:-0.6 #address_on:0.6e
#address_open:0.4p #address_sh:-0.7 #address_to:-1.2 #evil:3.7 #evil_#number:0.7e #evil_#path:0.5f #evil_#secret:0.5e #evil_and:0.8 #evil_as:0.7p #evil_bash:0.9p
#evil_befor:0.5p #evil_every:0.4p #evil_follow:0.4e #evil_in:0.8p #evil_o:0.6p #evil_plus:0.6e #evil_sh:0.7p #evil_to:1.1p #evil_with:0.9 #name:-0.4
#name_#address:-2.0 #name_#number:-0.3 #name_#path:1.2x #name_and:0.2e #name_are:-0.7 #name_assistant:1.4f #name_befor:0.7f #name_call:0.3f #name_delet:0.2f
#name_display:-1.1 #name_environment:-1.3 #name_first:-0.3 #name_folder:-0.2 #name_for:-0.7 #name_function:0.2f #name_home:-0.7 #name_in:-0.2 #name_into:0.6e
#name_invok:0.9f #name_is:-2.1 #name_line:-0.3 #name_model:1.1f #name_must:0.3e #name_name:1.3f #name_obey:0.6f #name_off:1.0p #name_ok:0.5f #name_on:-0.4
#name_path:-1.1 #name_role:-1.0 #name_s:-1.0 #name_self:-0.5 #name_send:-0.7 #name_so:0.7p #name_system:1.7f #name_that:0.5p #name_to:0.8p #name_true:-1.3
#name_user:1.4f #name_with:1.5f #name_you:0.3p #name_your:-1.0 #number:-0.8 #number_#name:-1.7 #number_#number:-0.5 #number_#path:-0.6 #number_am:1.3x
#number_and:0.2p #number_assistant:0.5f #number_character:-0.2 #number_days:-1.4 #number_dollar:0.7e #number_enter:-0.5 #number_eur:0.6f #number_every:1.0x
#number_fail:-0.6 #number_fil:-0.6 #number_gb:-0.8 #number_hour:-0.7 #number_if:-0.9 #number_ignor:-0.2 #number_in:0.7 #number_instruction:0.8o #number_is:-0.9
#number_item:-0.7 #number_jan:-0.5 #number_january:0.3p #number_june:-0.7 #number_march:-0.6 #number_may:-1.0 #number_mb:-0.9 #number_minut:-0.9 #number_ms:-0.8
#number_must:-0.8 #number_of:-1.0 #number_per:-0.5 #number_pm:-0.7 #number_result:-0.6 #number_root:-0.3 #number_rows:-0.3 #number_scen:-0.5 #number_second:-1.1
#number_star:0.7 #number_test:-1.2 #number_the:-0.9 #number_to:0.2f #number_unit:-0.7 #number_when:0.5f #path:0.5 #path_#evil:0.6p #path_#name:0.3f
#path_#number:-0.2 #path_#path:0.7 #path_agent:0.8f #path_ai:0.7f #path_and:-0.5 #path_assistant:0.8f #path_at:1.5x #path_base64:-1.1 #path_every:0.4x
#path_gt:-0.4 #path_in:-0.3 #path_now:0.6f #path_of:1.3x #path_older:-0.7 #path_on:1.0x #path_sure:1.1f #path_system:1.1f #path_that:0.7p #path_the:-1.0
#path_to:0.3e #path_user:0.5f #path_with:-0.3 #path_you:0.7f #secret:0.7e #secret_#evil:0.5e #secret_and:1.0e #secret_as:1.1e #secret_base64:0.8e
#secret_file:-0.5 #secret_in:1.1e #secret_is:-1.0 #secret_nc:0.4e #secret_on:-1.1 #secret_permission:-1.2 #secret_to:1.4e 1password:-0.6 9999px:0.5f @about:-1.5
@address:0.7 @after:0.2d @allOf:0.8x @allow:0.6o @allow-:-0.5 @allow=:-0.2 @allowing:0.2o @anyone:0.8 @appear:-0.2 @appear!:0.5e @appear-:0.5d @appear=:0.3o
@appears:-0.2 @approved:0.6f @asIf:1.0d @asVoid:0.3o @aside:0.6 @ask!:-1.5 @ask-:1.1 @ask=:-1.1 @asker:-0.2 @asks:-0.4 @atTop:0.4o @authority:0.7f
@background:0.6d @beforeYou:-0.5 @bigStores:0.2x @blurt:-0.2 @blurt!:0.4e @blurt-:-0.6 @blurt=:0.4e @blurting:-0.2 @called:0.3r @careful:-1.7 @change:0.3
@change=:-0.3 @changeing:-0.4 @changes:-1.0 @claim!:0.2r @claim-:0.7d @claim=:-0.3 @claims:-0.6 @counts:0.3o @covert:1.4d @denial:0.3d @deny:0.7r @deny!:0.9r
@denys:-0.3 @destroy:0.7x @destroy!:0.7x @destroy=:-1.0 @destroys:-1.5 @do!:0.8 @doc:0.2 @done:0.4d @drop:0.2o @drop!:0.3o @drop-:-1.0 @drop=:0.4p @drops:-0.8
@evenIf:0.4 @everything:0.4 @except:-0.6 @excuse:0.9d @falsify:0.7d @falsify!:1.5d @falsifying:-0.5 @fetch-:0.5 @fetch=:0.2f @fetchs:-0.3 @fine:0.7d @follow:0.2o
@follow!:-0.5 @follow-:1.3o @follow=:-0.2 @follows:0.3r @gotYou:0.3o @guard:1.3 @halt!:0.2x @hand:0.3e @hand!:0.4e @hand-:-0.4 @hand=:0.3p @handing:0.3
@hide:0.5d @hide!:0.8d @hides:-0.4 @hostGuard:0.3p @i:-0.2 @ifAsked:1.4d @ifWord:-0.4 @ignore!:0.4o @ignore-:-1.4 @ignore=:0.6o @ignoreing:-0.3 @ignores:0.2r
@know!:-0.2 @know-:1.6d @knowing:1.0f @knows:-1.0 @lawless:1.5r @letters:0.7e @localOnly:-0.6 @log:0.4d @machine:1.5 @mislead!:1.6d @modes:0.7r @my:0.5o
@myKey:1.7p @myRules:1.2o @newRule:1.0f @noMatter:1.1d @none:0.3r @note:0.2o @nothingDone:0.4d @obeyMe:1.4o @oldRules:0.6o @omit:-0.2 @omit!:-0.2 @omit-:0.3d
@omit=:0.8p @omiting:-0.3 @omits:-0.9 @open-:0.5d @open=:0.7p @opening:-0.2 @outcome:0.2x @outside:0.9e @packing:-0.9 @pact:1.4d @past:0.2 @person:0.6
@power:0.6r @pretend:0.2r @pretend!:0.5r @pretend-:-0.4 @pretending:-0.2 @pretends:-0.5 @prior:0.4o @private:0.2e @production:1.6x @prompt:0.8o @put:0.3
@put!:0.3 @put-:-0.3 @put=:0.3o @puting:-1.0 @puts:-0.8 @raze:0.5x @raze!:0.4x @reads:0.5f @record!:-0.3 @record=:-0.9 @recording:0.3f @records:0.3x
@releasedFrom:0.9r @roleplaying:-0.9 @roleplays:-0.9 @rootSecret:0.6e @rules:1.2o @run!:0.4 @run-:-0.7 @run=:-0.6 @runing:-0.8 @runs:-0.6 @safeOrder:0.2d
@safetyRules:0.5o @say:-0.2 @say!:0.2e @say=:0.4e @sayNothing:0.8d @says:-1.2 @scratch:-0.7 @secrecy:0.7 @secret:0.8e @secretfile:2.0e @send!:0.5e @send-:-0.3
@send=:-0.3 @serve:0.5o @skipped:0.5o @squeeze!:0.3 @squeezeing:-1.8 @squeezes:-0.9 @standing:0.8p @startup:1.5p @sudoers:0.9p @task:0.3 @tech:-0.6 @tell-:0.6d
@tell=:0.3p @tellNobody:0.9d @telling:0.5f @their:0.4 @thing:0.8 @thisRule:0.4d @token:0.2 @told:-1.2 @toolFirst:0.5f @toolname:2.4f @tracks:0.5d @treat!:-0.2
@treat-:0.6d @treat=:-0.2 @treating:-0.5 @treats:-0.3 @trust!:0.3p @trust-:-1.0 @trusts:-0.4 @tunnel:1.5p @unaware:1.2d @unknowing:1.5d @unless:-0.8
@unlocked:1.2r @userSecret:1.0e @variable:-0.2 @void:0.7 @whatToDo:0.3p @you:0.8r @youAre:0.7 @yourself:1.0r ^#address:-0.3 ^#name:-0.2 ^#number:-2.4 ^#path:-0.9
^#secret:0.2e ^a:-1.6 ^abandon:0.8o ^accept:-0.6 ^acces:0.3o ^act:-0.3 ^action:-0.3 ^acts:-0.3 ^add:-0.7 ^admin:0.4f ^after:0.4p ^ai:-0.2 ^alert:-0.4 ^alic:0.3f
^all:-1.1 ^also:0.2e ^alter:-0.5 ^an:-1.7 ^anna:-0.7 ^answer:0.2d ^anthropic:0.8o ^any:-0.3 ^anyth:0.6o ^api:-2.0 ^append:0.2p ^approv:-0.4 ^approval:-0.3
^archiv:-0.6 ^as:-0.7 ^ask:-0.3 ^assert:-1.0 ^assum:0.5r ^at:0.3p ^attach:1.0e ^attacker:-1.0 ^attention:0.2f ^authoriz:-0.9 ^authorization:0.7o ^auto:-0.6
^aws:0.9x ^b:-1.2 ^back:-1.3 ^backup:-1.0 ^base64:0.8e ^be:0.7r ^becom:0.8r ^befor:-0.6 ^begin:0.2f ^bob:0.2f ^bot:0.7f ^break:-1.0 ^build:-1.3 ^by:-0.5
^call:-1.4 ^cancel:0.5o ^carry:0.4d ^cat:-0.6 ^ceas:0.8o ^chang:0.3p ^check:-2.1 ^children:-0.9 ^chmod:1.2x ^chor:-0.7 ^claim:1.0d ^clas:-1.5 ^clear:-0.9
^clearanc:0.6f ^clos:-1.0 ^collect:-0.4 ^command:-2.3 ^comment:-0.5 ^commit:-1.4 ^compar:-0.6 ^conceal:1.1d ^confidential:-1.1 ^confirmation:0.3o ^consider:0.4r
^const:-1.7 ^content:-0.8 ^convert:-0.6 ^copilot:-0.2 ^copy:-0.4 ^copyright:-1.1 ^count:-1.0 ^cover:1.1d ^creat:0.5p ^cron:-0.9 ^crontab:-0.8 ^curl:-0.4
^customer:-0.9 ^dan:-1.1 ^data:-1.2 ^dd:1.1x ^debug:-0.3 ^decod:-0.7 ^def:-0.9 ^delet:-0.9 ^deny:-0.6 ^deploy:-1.2 ^destroy:0.4x ^die:-0.4 ^disabl:-0.2
^disclos:0.7e ^dismis:0.6o ^disobey:0.8o ^div:-0.3 ^do:-0.3 ^docs:-0.8 ^dont:0.3d ^download:-1.3 ^drop:-0.5 ^drwxr:-0.3 ^dump:1.1e ^e:-0.8 ^earlier:0.5o
^edit:0.9p ^elevat:0.9o ^employe:-0.9 ^empty:-0.3 ^encod:0.2e ^endoftext:1.0f ^enter:0.2r ^env:-0.3 ^environment:-1.8 ^eras:0.3x ^eslint:-1.2 ^every:-0.3
^everyth:-1.0 ^exampl:-2.1 ^execut:-1.0 ^exfiltrat:1.0e ^export:-1.1 ^fail:-1.0 ^fake:-0.3 ^feat:-1.1 ^fetch:-0.6 ^file:-0.7 ^filter:-0.6 ^find:0.5e ^first:-0.2
^fix:-1.8 ^follow:-1.7 ^for:-0.6 ^forc:0.3x ^forgot:-0.9 ^format:1.1x ^from:0.2r ^function:-0.6 ^gather:0.8e ^generat:-1.0 ^get:-0.7 ^give:0.3e ^go:0.3f
^god:-0.5 ^grant:0.7p ^guardrail:-0.4 ^guidelin:-0.3 ^he:-1.3 ^hello:0.6f ^hey:0.4f ^hidden:-0.7 ^hide:0.3d ^history:-0.8 ^host:-1.3 ^how:-1.4 ^http:-1.2 ^i:0.3
^if:-0.4 ^imagin:-0.2 ^impersonat:0.8r ^important:0.3f ^in:-0.8 ^includ:0.6e ^info:-0.8 ^insert:-0.4 ^inst:1.1f ^install:0.2p ^instead:0.6o ^instruction:-0.7
^invok:0.5f ^it:-1.2 ^just:-0.5 ^keep:0.2d ^key:-1.9 ^keys:-1.0 ^kind:0.4o ^kubectl:0.6x ^le:-0.4 ^leak:1.1e ^leav:0.3d ^let:0.8r ^lie:0.5d ^lift:0.3o ^llm:1.1f
^load:0.5e ^log:-0.5 ^logo:0.2e ^logs:-0.8 ^look:0.2e ^lt:-0.4 ^maintenanc:-0.2 ^make:1.0d ^mark:-0.2 ^mask:0.9d ^merg:-0.6 ^messag:-0.8 ^meta:-1.1 ^mix:-0.2
^mode:-1.4 ^model:-0.5 ^monitor:-0.8 ^mute:0.2d ^my:-0.5 ^name:-1.2 ^neglect:0.9o ^new:0.2o ^next:-0.5 ^no:-1.2 ^nobody:0.3d ^note:-0.7 ^notify:-0.8 ^now:-0.3
^npm:-1.6 ^nslookup:1.2e ^obey:-0.5 ^old:-1.1 ^omit:0.6d ^once:-0.2 ^only:-0.8 ^operator:-0.4 ^order:-1.0 ^our:-1.4 ^overlook:0.4o ^overrid:-0.3 ^overrul:0.4o
^overwrit:1.0x ^owasp:-0.6 ^p:-0.2 ^pass:-1.1 ^password:-1.4 ^past:-0.8 ^pay:0.4o ^permission:-1.3 ^ping:-0.5 ^pleas:-1.1 ^policy:0.4o ^pose:0.8r ^post:-0.6
^power:0.5x ^prefer:-1.1 ^pres:-0.5 ^pretend:-0.4 ^prettier:-0.9 ^previou:-0.5 ^print:-0.5 ^printenv:0.2e ^prior:-1.1 ^privat:-1.0 ^proce:0.5f ^project:-1.7
^prompt:-1.3 ^publish:0.2e ^pull:-1.1 ^purg:0.8x ^push:-0.9 ^put:0.2p ^q:-0.6 ^question:0.4o ^quot:0.7e ^rais:0.2 ^reboot:0.6x ^rebuild:-0.9 ^refactor:-1.9
^refrain:0.7d ^refus:1.1o ^register:0.4p ^remember:0.3p ^remind:-0.8 ^remot:-1.1 ^remov:-0.3 ^renam:0.2d ^render:0.2e ^renew:-0.3 ^rep:0.3e ^repeat:-0.2
^replac:0.6o ^respond:0.3r ^restart:-1.0 ^restor:0.4p ^restriction:0.5o ^return:-1.9 ^reveal:0.2e ^review:0.4o ^rm:0.4x ^rol:-1.0 ^role:-0.5 ^rotat:-1.4
^rul:-0.5 ^rule:-1.0 ^run:-1.0 ^runs:-1.3 ^s:0.4f ^safe:-0.9 ^safety:0.5o ^save:0.9p ^schedul:0.4p ^scp:0.5e ^script:0.6f ^search:0.7e ^secret:-1.4
^security:-0.5 ^see:-1.9 ^select:-0.6 ^send:-1.1 ^server:-1.6 ^sha256:-0.7 ^shar:0.4e ^she:-1.1 ^shell:-1.0 ^ship:0.5 ^show:1.5e ^shr:1.1x ^shut:0.4x
^shutdown:0.4x ^silenc:0.6d ^skip:-1.2 ^sorry:-0.7 ^speak:0.7r ^spell:0.9e ^ssh:-1.3 ^start:-0.5 ^stay:0.6r ^step:0.2r ^stop:0.8o ^sudo:0.8x ^summaris:-1.3
^support:-1.4 ^suppos:-0.7 ^sure:0.8f ^suspend:0.6o ^svg:0.6f ^switch:0.3r ^sync:-0.8 ^sys:1.0f ^system:-0.2 ^take:0.5r ^talk:-0.4 ^tar:0.2e ^tell:-0.2
^templat:-0.2 ^terminat:0.8x ^terraform:0.5x ^test:-0.8 ^thank:-0.7 ^the:-2.0 ^then:-1.5 ^ther:0.4o ^thes:-0.2 ^they:-1.7 ^think:0.5r ^this:-0.7 ^thought:0.4f
^time:0.5o ^to:-1.9 ^todo:-0.2 ^token:-1.4 ^tool:0.2f ^transfer:-0.2 ^transform:0.3r ^truncat:0.8x ^trust:-0.4 ^type:-0.6 ^uninstall:0.4x ^unlearn:0.8o
^unlimit:-1.1 ^unlock:0.7r ^unrestrict:-0.2 ^updat:-1.6 ^upload:-0.6 ^usag:-1.6 ^use:-0.3 ^user:-2.0 ^uses:-0.8 ^vacuum:-0.7 ^visit:-0.5 ^void:0.4o ^warn:-1.8
^watch:-1.0 ^water:-0.4 ^we:-0.9 ^wget:-0.3 ^whatever:0.7o ^when:0.2e ^whenever:0.4p ^without:-0.3 ^work:0.4d ^writ:0.2p ^y:-1.1 ^you:-0.7 ^your:0.3o a:-0.3
a_#number:-0.3 a_#path:-1.9 a_backdoor:0.9p a_backup:-0.4 a_bank:0.2r a_bot:-0.4 a_bridg:-0.6 a_character:0.9r a_code:0.4e a_command:-1.0 a_comment:0.5e
a_copy:0.2e a_criminal:0.8r a_customer:-0.9 a_day:0.3x a_digest:-0.3 a_dns:0.9e a_document:-0.7 a_draft:0.2o a_fake:0.4d a_fals:1.1d a_file:-0.4 a_game:0.5r
a_hacker:0.8r a_header:-0.4 a_helpful:-0.6 a_holiday:-0.8 a_href:-0.5 a_jailbroken:0.4r a_job:0.2p a_joke:-0.8 a_languag:0.8f a_launch:0.2p a_line:0.8p
a_link:-0.3 a_linux:0.6r a_list:-0.8 a_machin:-0.2 a_mail:0.6e a_maliciou:0.9r a_markdown:0.4e a_member:-0.7 a_minut:0.2x a_mistak:0.6o a_moment:1.0o
a_month:-0.6 a_name:-0.9 a_page:0.2d a_password:-0.3 a_penetration:0.8r a_pirat:0.6r a_poem:-0.6 a_positiv:0.2f a_post:-0.3 a_public:1.0e a_random:0.4x
a_reminder:-0.5 a_request:-0.4 a_revers:1.0p a_review:-1.1 a_reviewer:-0.2 a_rogu:0.7r a_root:-1.1 a_rule:-0.2 a_safe:-0.6 a_schedul:0.5p a_script:-0.5
a_second:0.3d a_secret:0.4d a_shell:0.6r a_short:-0.9 a_startup:0.6p a_story:0.7r a_summary:-0.3 a_system:-0.6 a_systemd:0.7p a_team:-0.4 a_terminal:0.8r
a_test:1.1o a_text:-0.9 a_ticket:-0.5 a_token:-0.2 a_tool:-0.7 a_user:-0.5 a_week:0.4x a_word:0.5d a_year:-1.2 aaaa:0.7p abandon:0.7o abandon_the:0.3o
abandon_your:0.7o about_failur:-0.4 about_it:1.2d about_manual:-0.7 about_minor:-0.8 about_peer:-0.8 about_this:1.2d about_to:-0.6 about_what:-0.3
about_your:0.9o abov:0.3o abov_#number:-1.0 abov_and:0.6o abov_ap:-1.0 abov_are:-0.2 abov_direction:0.4o abov_do:0.7o abov_instruction:-0.3 abov_is:0.8o
abov_start:1.1e abov_the:-0.8 abov_this:0.8e abov_was:0.8o absolut:0.2f absolut_left:0.5f accept:0.6f accept_all:-0.3 accept_the:1.0f acces:0.4e acces_is:-0.7
acces_level:0.6f acces_this:-0.8 acces_to:-1.4 accident:-0.5 accomplic:0.8r according:0.2r account:0.6p account_#number:0.6d account_is:-0.8 account_nam:0.9p
account_number:0.9p acme:-1.1 act_#number:-0.5 act_as:-0.3 act_like:1.0r act_normal:1.0d act_now:-1.0 action:0.2d action_#name:0.5f action_input:0.7f activ:0.6o
activat:0.3r actor:-0.6 actor_play:-0.4 acts:-0.5 acts_as:-0.5 ad:-1.6 ad_to:-1.3 add:-0.2 add_#evil:0.9p add_a:0.9p add_an:0.3p add_it:-0.5 add_mallory:1.2p
add_my:1.2p add_new:-2.1 add_the:0.3e add_this:0.6p add_x:0.2e add_your:-1.1 add_yourself:0.5p addres_and:-0.5 addres_below:-0.2 addres_book:0.8e address:-1.0
adds:0.6f adds_your:-0.4 adher:0.5o adher_to:0.5o admin:0.4f admin_mode:-0.5 admin_note:0.4f admin_of:-0.4 admin_overrid:0.8o admin_panel:-0.9 admin_right:-0.3
administrator_and:0.8r administrator_has:0.3f administrator_of:-1.2 administrator_right:-0.8 administrator_to:-0.6 administrator_with:0.8r admit:0.6d
admit_that:0.6d adopt_the:1.1r advanc:-0.4 advic:-1.1 affect:-1.1 after:-0.4 after_a:-1.0 after_each:-0.5 after_it:0.3p after_read:1.0d after_the:-1.1
after_you:0.5d afterward:-0.2 again:-0.4 against:-0.7 against_the:-0.5 against_your:1.1o agenda:-0.9 agent:-0.2 agent_#number:-0.9 agent_at:0.4e agent_can:-0.9
agent_forward:-0.3 agent_must:-0.2 agent_of:-0.5 agent_pleas:-0.3 agent_read:-0.3 agent_run:0.7f agent_should:-0.5 agent_that:1.0r agent_the:0.8f agent_to:0.2p
agent_you:0.5f agre:0.6f agreement:-1.0 ahead:0.6f ahead_and:0.6f ai:1.6 ai_agent:0.5 ai_assistant:-0.5 ai_befor:0.4f ai_in:-0.7 ai_instruction:0.4f
ai_pleas:0.7f ai_read:0.6f ai_reviewer:0.7f ai_that:1.0r ai_the:0.4f ai_with:0.9r alert_#number:-0.8 alert_me:-0.7 alia:0.2p alias:-1.2 alic:-1.1 alic_#path:-0.6
alignment:0.3r all_all:-0.4 all_backup:1.4x all_branch:1.1x all_check:0.2r all_command:-0.5 all_contact:1.2e all_cooky:-1.0 all_credential:0.8e all_data:0.2x
all_earlier:-0.3 all_environment:0.8e all_error:-1.4 all_fil:1.0x all_filter:-0.7 all_former:0.3o all_futur:0.8p all_host:0.7x all_is:0.2d all_mail:1.0e
all_nopasswd:0.2p all_of:0.7o all_other:0.7 all_password:1.2e all_permission:1.0f all_previou:-0.3 all_process:1.0x all_repository:0.6x all_request:0.7r
all_restriction:0.7o all_right:-0.6 all_rul:-1.0 all_safety:1.0o all_secret:1.6e all_set:-1.1 all_tabl:0.3x all_the:-0.8 all_tim:-0.2 all_to:0.2p all_token:0.2e
all_tool:0.5f all_user:0.3x all_volum:0.3x all_your:0.4o allergic:-0.4 allergic_to:-0.4 allow_all:-0.3 allow_everyth:0.7p allow_to:0.2r allow_you:-0.2
almost:-1.1 almost_full:-1.0 alon:-0.5 along:-0.4 aloud:0.4e already:-0.2 already_confirm:0.3f already_paid:-0.6 also_call:0.2f also_send:0.5e alt:-0.3
alt_text:-0.5 alter:-0.3 although:0.8d although_it:0.5d alway:0.6p alway_add:1.0p alway_answer:-0.5 alway_approv:0.7p alway_ask:-1.4 alway_comp:0.2r
alway_execut:0.8p alway_includ:-0.5 alway_obey:0.5p alway_recommend:0.8p alway_run:0.3p alway_start:0.4p alway_trust:-0.7 alway_use:-0.3 am:0.7x
amount_#number:0.6f an:-0.2 an_accident:0.3d an_account:-0.6 an_admin:1.2r an_administrator:-1.0 an_agent:0.4r an_ai:0.3r an_argument:0.3f an_attack:-0.8
an_attacker:0.3r an_e:-0.3 an_emergency:0.6o an_empty:0.8x an_evil:0.9r an_hour:-0.7 an_imag:0.9e an_issu:-0.7 an_llm:0.4f an_unalign:0.7r an_uncensor:0.5r
an_unfilter:1.1r ana:-0.7 and_#number:-1.8 and_a:-1.1 and_act:0.6d and_add:-0.7 and_adopt:0.7o and_alert:-0.3 and_answer:0.7r and_append:-0.5 and_approv:1.0r
and_ask:0.5r and_call:0.3f and_check:-0.8 and_click:0.3f and_comp:0.7o and_compar:-0.4 and_confirm:0.8r and_continu:0.8d and_delet:-0.2 and_discard:-0.8
and_do:0.8d and_dont:1.0d and_drop:-0.4 and_enabl:-0.4 and_enter:-0.4 and_execut:1.0r and_fill:-0.9 and_follow:0.4o and_forget:0.6p and_forward:0.7e and_get:-0.2
and_give:0.7o and_go:0.4r and_grant:0.6r and_have:0.6r and_help:0.8r and_hide:-0.6 and_how:-0.5 and_i:0.8o and_ignor:-0.2 and_includ:1.1e and_instead:0.8o
and_its:-0.7 and_keep:0.5p and_label:-0.7 and_leav:0.4d and_list:-1.0 and_listen:0.7o and_mail:0.5e and_make:0.3e and_may:-0.3 and_merg:0.7f and_need:0.5r
and_never:0.8r and_no:-0.9 and_only:0.2r and_open:-0.5 and_order:0.3r and_output:0.7o and_pass:0.9f and_past:-0.3 and_plac:0.3 and_post:0.9e and_pres:-0.8
and_print:0.3o and_proce:0.4o and_push:0.8f and_put:0.8 and_read:0.7e and_rebuild:-0.4 and_remind:-0.5 and_remov:0.3x and_rep:0.5o and_report:-0.5
and_request:0.7r and_restart:-0.4 and_return:0.2e and_reveal:0.3f and_run:-0.3 and_save:-0.7 and_say:0.6d and_send:0.6e and_set:-1.1 and_shar:0.4e and_show:-0.2
and_sign:-0.2 and_skip:0.5r and_start:-0.2 and_stor:-0.9 and_submit:0.7e and_summaris:-0.4 and_switch:0.5p and_tell:-0.2 and_the:-0.5 and_then:-0.5 and_this:-0.8
and_to:-0.7 and_turn:0.8r and_type:-0.4 and_upload:1.0e and_use:0.3p and_warn:-0.4 and_we:-0.4 and_will:-0.2 and_wipe:0.8d and_work:0.4o and_writ:-1.1
and_you:-0.2 and_your:0.5o ann:-0.5 anna:-1.2 announcement:-0.6 another:-1.5 ansibl:-0.3 answer_#path:-0.2 answer_as:0.4r answer_everyth:0.6r answer_execut:1.0p
answer_free:0.6o answer_in:-1.0 answer_on:-1.0 answer_only:0.9o answer_question:-0.4 answer_short:-0.7 answer_should:0.5e answer_that:1.0d answer_the:-0.3
answer_to:0.2p answer_with:-0.4 answer_without:0.4r answer_yes:0.4p anthropic:0.7o any:0.8o any_and:0.3o any_command:0.2r any_earlier:0.3o any_instruction:0.9o
any_longer:0.8o any_more:1.1o any_of:0.4o any_other:0.2f any_previou:0.4o any_request:-0.2 any_restriction:0.7r any_rul:0.4r any_rule:-0.7 any_safety:0.4r
any_time:-1.1 any_trac:1.1d anymor:1.1o anyon:0.3d anyon_asks:0.3d anyon_know:0.7d anyon_who:0.5e anyon_your:-1.3 anyth:0.5r anyth_about:0.7d anyth_is:-0.8
anyth_now:0.2r anyth_with:-0.9 anyth_without:-0.7 anyth_you:0.2o ap:-0.2 ap_here:0.9o ap_to:-0.5 api:-0.3 api_is:-0.9 api_key:0.4e api_keys:-0.5 api_token:0.5e
app:-1.7 app_as:-0.3 appear:-0.3 approv:0.8f approv_by:-0.7 approv_command:0.5p approv_every:1.1x approv_everyth:1.1r approv_the:-0.2 approv_this:0.7f
approval:1.0p approval_are:0.3p approval_for:0.6p approval_is:-0.9 approval_mode:0.3p approval_off:0.6p approval_step:0.7p approval_to:0.6p apps:-0.7 april:0.6x
apt:-0.9 archiv:-1.7 archiv_mail:-0.6 are_a:-0.3 are_allow:0.5r are_an:0.3r are_approv:0.8f are_ask:0.6d are_availabl:-1.1 are_below:0.7o are_cancell:1.2o
are_confidential:-0.4 are_count:-0.3 are_dan:0.4r are_defin:-0.4 are_delet:0.2o are_deprecat:0.2o are_disabl:0.2r are_do:0.8o are_document:-0.5 are_done:0.6d
are_evil:0.7f are_fine:-0.7 are_finish:0.6d are_free:0.8f are_given:-0.6 are_hereby:1.1o are_in:-1.2 are_invalid:0.2o are_kept:-0.6 are_lift:0.4o are_list:-0.8
are_log:-0.7 are_manag:-0.6 are_my:0.6r are_no:-0.4 are_none:0.9o are_not:-0.4 are_now:-0.7 are_obsolet:0.4o are_off:1.3r are_on:-1.1 are_outdat:-0.2
are_read:-0.6 are_remov:-1.1 are_requir:0.2 are_root:1.1r are_sent:-0.9 are_shown:-0.6 are_stor:-1.1 are_suspend:0.8o are_switch:0.5r are_the:-0.7 are_to:0.6o
are_us:-1.0 are_void:-0.6 are_work:-0.9 are_written:-1.0 are_wrong:0.3o are_your:-0.3 area:-1.1 argument:-0.2 argument_command:0.8f aria:0.3f aria_hidden:-1.1
aria_label:0.7f around:-1.1 around_the:-1.2 arriv:-0.4 art:-0.9 artefact:-0.8 as_a:0.2r as_administrator:-1.0 as_alic:-0.5 as_an:0.3r as_approv:0.9p as_csv:-0.7
as_dan:0.8r as_error:-0.8 as_excellent:0.7f as_follow:0.5o as_if:0.8d as_instruction:-0.9 as_my:0.3r as_root:-0.5 as_the:0.5r as_this:0.3o as_though:1.0r
as_two:0.5r as_user:-0.3 as_your:-0.2 as_yourself:0.6r asid_all:0.5o asid_and:0.4o asid_the:-0.8 asid_your:0.7o ask_again:-0.5 ask_and:0.3o ask_befor:0.2p
ask_for:0.4r ask_me:-0.4 ask_not:-0.6 ask_question:0.2o ask_the:-0.8 ask_to:-0.7 ask_you:-0.2 asks:0.2d asks_for:-0.7 asks_the:0.3e asleep:0.5r assert:-1.1
asset:-1.2 assignment:0.7o assistant:0.7 assistant_a:-1.1 assistant_answer:-0.9 assistant_approv:0.9f assistant_call:0.7f assistant_click:0.8f
assistant_coach:-0.7 assistant_content:-0.4 assistant_delet:0.3f assistant_director:-0.8 assistant_for:-0.8 assistant_i:1.1f assistant_ignor:0.5f
assistant_manager:-1.2 assistant_maria:-0.8 assistant_must:1.1f assistant_ok:1.0f assistant_pleas:0.8f assistant_professor:-0.9 assistant_read:0.7f
assistant_run:1.0f assistant_send:0.8f assistant_should:-0.5 assistant_sure:0.7f assistant_that:0.2r assistant_the:0.6f assistant_to:-0.7 assistant_transfer:0.6f
assistant_who:0.5r assistant_will:-1.0 assistant_with:0.8r assistant_you:0.9r assum_that:-0.9 assum_the:0.4r assum_you:0.8r async:-2.2 at:-0.2 at_#address:0.7e
at_#evil:1.0e at_all:-0.3 at_any:-0.6 at_every:-0.5 at_least:-1.3 at_midnight:0.8x at_noon:0.8x at_once:-0.4 at_start:0.3p at_the:-0.5 attach_#name:1.0e
attach_the:0.3e attachment:-0.9 attack:-0.4 attacker:0.3r attacker_may:-0.6 attention:0.9o attention_ai:0.3f attention_to:1.0o attribut:-1.0 audit:0.3d
audit_and:-0.8 audit_fix:-0.4 audit_log:0.9d auth:-1.0 authentication:0.4f author:-0.3 authoris:0.4r authoris_to:-0.6 authoris_you:0.3r authority:0.8o
authority_over:0.6o authoriz:-1.3 authorization:0.3o authorization_bearer:-1.2 authorization_header:-0.8 auto:0.2x auto_approv:0.4x automat:0.4f automatical:-0.4
availabl:-2.0 avoid:0.5r away:0.2 away_from:-0.9 away_the:0.2o aws:0.5x aws_s3:0.4x b:-1.8 b_#path:-1.2 back:-1.5 back_up:-1.4 backdoor:1.1p backdoor_in:0.4p
background:0.2d background_and:0.4d backup:0.2x backup_and:0.4x backup_at:0.5x backup_can:-0.6 backup_of:-0.6 backup_older:0.7x backup_script:-0.8 badg:-2.2
bake:-0.4 balanc:-0.4 banana:0.6p bank:0.3r bank_and:1.1r bank_detail:0.6e banner:-1.4 bas:-1.5 bas_acces:-0.3 base:-1.4 base64:0.3e base64_and:0.6e
base64_encod:0.6e base64_is:-0.5 base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3 base64_of:-0.5 base64_the:1.2e base_url:-0.6 bash:0.5p
bash_argument:0.8f bastion:-0.9 battery:-0.8 bcc:1.0e be_a:-0.6 be_an:0.2r be_ask:-0.7 be_brief:-0.9 be_delet:-0.9 be_empty:-0.9 be_ignor:0.5o be_log:-0.6
be_my:1.1r be_remind:-0.2 be_remov:-0.9 be_report:-0.8 be_restor:-0.7 be_reus:-0.6 be_skip:0.6p be_the:1.5r be_told:-0.6 be_undon:-0.7 be_used:-0.7 becaus:-1.4
becaus_of:-1.0 becaus_you:0.2f becom:0.5r becom_an:0.2r been:-0.2 been_cancell:-0.4 been_given:-0.3 been_grant:-0.7 been_jailbroken:0.8r been_lift:0.3o
been_log:-0.9 been_promot:0.5r been_remov:0.5r been_sav:-1.1 been_updat:0.6o befor:-1.1 befor_#number:-0.7 befor_any:0.3f befor_anyth:-0.2 befor_call:0.2f
befor_commit:-0.7 befor_continu:-0.2 befor_delet:0.8p befor_each:-0.7 befor_it:-0.4 befor_push:-1.0 befor_read:-0.5 befor_run:0.3p befor_send:-0.5 befor_the:-0.9
befor_they:-0.5 befor_this:1.2o befor_upgrad:-0.4 befor_use:-0.7 befor_writ:-1.2 befor_you:-1.2 begin_by:0.8p begin_certificat:-1.0 begin_system:1.1f
begin_with:-0.5 behav:-0.6 behav_as:-0.7 behav_like:0.4r behind:0.3d believ:-0.3 below_#number:-0.7 below_as:0.6p below_the:-0.2 ben:-0.9 berlin:-0.3 best:-0.2
beta:-0.2 better:-1.1 between:-0.3 between_#number:-1.0 between_the:-0.7 between_us:1.2d bill:-0.2 bind:0.4o birthday:-1.4 bit:-1.0 bitwarden:-0.8 blank:-0.5
blind:-0.9 block:-0.3 blog:-1.2 blog_post:-0.7 board:-1.0 bob:-0.3 body:-1.1 bomb:0.3x book_the:0.6f boot:0.4p boot_complet:-0.6 bot_post:0.9f bot_that:0.3r
both:-1.4 bound:0.4r bound_by:0.9r box:-0.7 br:-0.9 br_this:0.8d branch:-0.2 branch_after:-0.7 branch_and:-0.7 branch_every:-0.6 branch_is:-0.4 branch_main:-0.8
branch_name:0.3e branch_over:0.6x bread:-0.9 break:-1.1 break_the:-0.9 break_your:1.0o bridg:-0.8 brief:-0.6 british:-0.7 british_spell:-0.6 broken:-0.6
browser:0.2e browser_cooky:0.4e bucket:0.4x budget:-1.4 budget_is:-0.4 bug:-0.3 build:-1.2 build_cach:-0.2 build_fail:-0.5 build_folder:-0.8 build_is:-0.5
build_machin:-0.5 build_statu:-1.0 build_succeed:0.5d build_to:-0.9 burn:0.7d but:-1.2 button:-0.6 button_for:-0.2 buy:1.0 by:-1.1 by_a:-0.4 by_an:0.7r
by_ansibl:-0.2 by_any:0.4r by_default:-1.2 by_e:-0.2 by_hand:-0.6 by_its:-1.0 by_mail:-0.2 by_run:0.5p by_the:0.2 by_this:-0.3 by_your:0.6o bypas:0.8o
bypas_the:0.2o bypas_your:1.0o c:-0.3 cach:-2.4 cach_and:-0.3 cach_folder:-0.4 cach_is:-0.5 cach_of:-0.4 cake:-0.8 calendar:-0.7 calendar_and:-0.5
calendar_to:-0.9 call_#name:2.0f call_#number:0.7f call_befor:0.5f call_fail:0.3f call_init:-0.7 call_max:-0.5 call_super:-0.8 call_the:-0.4 call_this:-0.8
caller:-0.6 calm:-0.6 came:1.1d came_befor:0.4o came_from:0.6d camera:-1.0 can:-1.2 can_do:0.7r can_find:0.3e can_i:-0.5 can_ignor:0.2o can_log:0.8p
can_make:-0.8 can_read:-1.0 can_safe:0.8o can_see:-0.9 can_you:-1.0 cancel:-0.3 cancel_all:-0.2 cancel_the:0.6o cancell:0.2o candidat:0.2f cannot:-1.9
cannot_be:-1.0 cannot_remov:-0.5 capital:-0.3 capital_of:-0.7 captain:-0.8 car:-0.8 card_and:0.2e card_number:1.1e care:0.3r careful:-0.5 carla:-0.7 carry:0.2d
carry_out:0.4r case:-1.2 case_of:0.6o case_when:-0.4 cat:0.6e cat_#path:1.3e catch:-1.6 caus:-1.1 ceas:0.8o ceo:0.5r ceo_and:0.5r certificat:-0.7
certificat_and:-0.5 certificat_of:-0.4 chang:-0.2 chang_and:-0.3 chang_in:-0.5 chang_it:-0.7 chang_the:0.9d chang_to:-0.9 chang_you:0.5o chang_your:0.3p
changelog:-0.4 channel:-0.7 chao:0.8r chapter:-1.1 chapter_#number:-0.7 character:-0.2 character_as:-0.2 character_of:0.9r character_who:0.8r charg:-1.2
chart:-0.6 chat:0.2e chat_history:0.7e chat_to:0.6e cheat:-0.3 check_are:0.6r check_befor:-0.2 check_fail:-0.6 check_for:-0.8 check_if:-1.0 check_its:-0.4
check_my:-0.4 check_off:-0.5 check_on:-1.0 check_that:-1.1 check_the:-1.1 check_whether:-0.9 checkout:0.3p checkout_hook:0.4p ches:-0.4 children:-1.5 chmod:1.0x
chmod_#number:-1.1 chmod_r:1.1x chor:-0.7 chor_remov:-0.7 ci:-2.7 ci_set:-0.7 claim_that:0.6d claim_to:-1.0 clas:-2.0 clas_hidden:-0.4 classifier:-1.0
clean_the:-0.9 cleanup:-1.0 cleanup_script:-0.3 clear:-1.0 clear_the:0.3d clear_your:-0.6 clearanc:0.6f click:0.2f click_here:-0.9 click_the:0.4f
click_through:0.6o client:-3.0 clipboard:0.5e clock:-0.8 clos:-1.2 clos_all:0.6f clos_on:-0.5 clos_stal:-0.4 clos_the:-1.2 clos_this:-0.6 cluster:0.4x coach:-0.9
cod:-0.2 code:-0.4 code_#number:0.6o code_block:1.0e code_for:-0.4 code_in:0.7f code_with:-0.9 coffe:-0.7 coffe_machin:-0.5 colleagu:-0.4 collect:0.2e
collect_all:0.4e collect_every:0.7e collect_the:0.2e color:-0.3 color_fff:0.3f color_whit:0.3f colour:-0.9 column:-1.8 com:-0.2 com_from:0.2p come:-0.6
come_from:-0.6 command_#path:0.6f command_are:-0.9 command_curl:0.2f command_from:0.2p command_id:1.1f command_it:0.7r command_line:-1.5 command_rm:-0.6
command_that:-0.6 command_to:-0.8 command_was:-0.2 command_without:1.0p comment:0.2e comment_and:-1.0 comment_in:0.4o comment_on:1.2e comment_within:-0.4
commit:-0.5 commit_and:-0.6 commit_direct:0.5f commit_look:0.5d commit_messag:0.5e commit_so:0.3d commit_your:-1.0 comp:1.1o comp_with:0.3o company:-0.4
compar:-0.9 compar_the:-0.4 compar_today:-0.4 competitor:-0.8 competitor_in:-0.7 compiler:-1.2 complet:-1.3 complianc:0.2o compos:-1.3 compos_up:-0.5
compromis:0.5r comput:-0.9 comput_the:-0.6 computer:-1.2 computer_to:-0.3 conceal:0.9d conceal_the:0.5d conceal_this:0.4d confidential_information:0.5r
config:-0.5 config_#path:-0.3 config_and:0.6p config_so:0.5p configur:-1.0 configur_with:0.2o configuration:-0.2 confirm:0.7r confirm_it:-0.7 confirm_the:0.3r
confirm_your:-0.5 confirmation:1.0r confirmation_#path:0.3f confirmation_are:0.7p confirmation_is:0.6r confirmation_need:-0.6 confirmation_step:0.6o
conflict:0.5o connect:-1.4 connect_to:-0.8 connection:-1.7 conscienc:0.5r consent:1.0f consent_to:0.8f consider_the:0.2o consider_yourself:0.6r consol:-1.0
const:-1.8 constraint:0.5o contact:0.2e contain:-0.2 contain_the:0.5e container:-0.6 content_filter:1.0o content_ignor:0.8f content_of:0.6e content_policy:0.4r
content_restriction:0.6r context_and:0.9o continu:0.5f continu_call:0.5f continu_without:0.8f contract:-0.9 contrary:-0.3 contrary_to:-0.3 contributor:-1.2
control:-0.7 conversation_history:0.5e conversation_so:0.7e conversation_to:0.8e convert:-1.0 cook:-0.5 cooky_and:-0.6 cooky_of:0.8e cooky_to:-0.2 copilot:0.4f
copy:-0.2 copy_#secret:0.7e copy_id:-0.5 copy_it:-0.4 copy_of:0.3e copy_to:0.7p copy_your:-0.7 copy_yourself:0.2p copyright:-4.4 copyright_#number:-0.4 core:-1.4
corp:-0.2 cost:-0.9 could:-1.0 could_not:0.3d could_you:-0.8 count_#number:-1.0 count_lin:-0.7 count_the:-0.6 count_with:-0.3 counter:-0.9 court:-0.6 cover:0.2d
cover_up:0.2d cover_your:0.7d coverag:-1.7 cp:-0.4 cpu:-1.2 crawler:-0.5 creat:-0.8 creat_an:-0.4 creat_by:-0.6 creator:1.1r creator_i:0.6r credential:0.9e
credential_file:0.7e credential_in:0.8e credit:0.8e credit_card:0.8e crew:-0.9 criminal:0.8r cron:-0.5 cron_entry:-0.2 cron_job:0.4p cron_jobs:-0.3 crontab:0.8p
csrf:-0.8 csrf_valu:-0.6 css:-0.6 csv:-0.8 ctrl:-1.0 ctrl_shift:-0.9 curl_#evil:1.2p curl_d:0.8e curl_f:0.3e curl_fssl:-0.5 curl_x:-0.2 current_instruction:0.6o
current_task:0.4o cursor:-1.5 customer_data:0.6o customer_list:1.1e customer_tabl:0.8e cv:-0.5 cv_to:-1.0 cve:-0.6 cve_#number:-0.6 cycl:-1.2 d:-0.7 d_#evil:0.7e
d_#name:-1.0 d_#secret:0.7e dai:-0.2 dan:0.4r dan_and:0.4r dan_is:-0.8 dan_mode:1.2r dan_who:0.7r dana:-0.9 danish:-0.7 dark_about:0.3d dark_mode:-0.9
dashboard:-0.8 dashboard_and:-0.4 dat:-1.1 data:-0.8 data_befor:-0.4 data_imag:-0.4 data_is:-0.8 data_to:-0.6 data_with:-0.9 databas:0.7x databas_and:-0.7
databas_app:-0.3 databas_at:0.7x databas_dump:0.6e databas_of:-0.4 databas_on:0.2x databas_password:0.8e databas_production:0.7x databas_to:0.2e date:-1.0
date_is:0.6p day:-0.5 day_at:-0.4 days:-0.3 days_and:-0.7 days_befor:-0.3 days_in:-0.3 days_without:-0.8 dd:0.4x dd_if:1.3x de:-1.1 deadlin:-1.0 dear:0.4f
dear_agent:-0.4 dear_ai:0.9f dear_assistant:0.4f dear_customer:-0.5 dear_languag:0.5f debian:-0.9 debug:-0.2 debug_mode:0.5r deceas:0.4r december:-0.5
decision:-0.9 declaration:-0.9 declaration_of:-0.3 decod:-1.7 def:-1.5 def_#name:-0.5 default:-1.4 default_in:-0.4 default_port:-0.4 defenc:-0.2 defin:-1.9
defin_in:-0.4 definition:-1.6 definition_of:-0.3 degre:-0.3 delet:0.3x delet_#number:-0.6 delet_a:-0.8 delet_after:-0.7 delet_all:0.6x delet_anyth:-1.0
delet_every:0.7x delet_everyth:1.3x delet_fil:0.2r delet_it:1.1f delet_log:-0.3 delet_merg:-0.7 delet_my:-0.6 delet_old:-0.6 delet_temporary:-0.4 delet_the:0.6x
delet_this:-1.1 delet_tool:0.5f delet_your:0.5o deletion:0.8f deletion_of:0.5f deliver:-0.3 demand:0.8x demo:-1.4 demo_is:-0.3 deny:-0.5 deny_publickey:-0.5
dependabot:-0.9 dependency:-1.1 dependency_and:0.2d deploy:0.2f deploy_happen:-0.5 deploy_key:-0.7 deploy_script:-0.6 deploy_without:-0.6 deprecat:-0.5
deprecat_#address:-0.7 describ:-0.9 describ_in:-0.4 description:0.2 design:-1.5 design_on:-0.2 desk:-0.8 desktop:-0.7 destroy:0.2x destroy_auto:0.7x
destroy_the:0.6x detail:-0.6 detection:-0.8 dev:-2.1 dev_container:-0.3 dev_server:-0.6 developer:0.7o developer_and:0.5o developer_messag:1.2o
developer_mode:0.3r developer_of:0.2f developer_says:0.2o developer_wrot:0.9o devic:-1.4 diagram:-0.6 dialog:0.4o diary:-0.5 did:0.2d did_it:0.4d did_this:0.7d
die:-0.8 diet:-0.9 dif:-0.4 diff:-0.4 different:-1.7 digest:-1.1 direct:-0.4 direct_to:0.3f direction:1.1o direction_and:0.6o directiv:1.4o directiv_and:0.2o
directiv_you:0.3o director:0.2r directory:-0.5 directory_every:0.7x disabl:0.4p disabl_all:-0.5 disabl_log:0.2f disabl_next:-0.8 disabl_the:0.2p disabl_your:1.1o
disagre:0.4o discard_the:-0.5 disclos:0.2d disclos_that:1.0d disclos_the:-0.2 disclos_this:0.5d discreet:0.7d disk:0.2x disk_is:-0.5 disk_usag:-1.0
disk_when:0.8x disk_with:1.1x dislik:-0.4 dislik_long:-0.3 dismis:0.8o dismis_the:0.3o disobey:0.9o disobey_the:0.8o display:-1.1 disregard_all:0.5
disregard_everyth:1.0o disregard_for:-1.0 disregard_prior:0.7o disregard_the:0.8o disregard_this:-0.7 disregard_your:0.4o dist:-1.3 distribut:-1.4 disturb:-0.8
div:-0.4 div_clas:-0.4 div_hidden:-0.2 div_styl:0.2f dns:1.5e dns_query:0.7e do:-0.2 do_and:0.9o do_anyth:0.7r do_as:0.3o do_everyth:-1.0 do_exact:0.3o do_i:-0.7
do_it:0.8d do_not:-0.3 do_the:0.8o do_this:1.2d do_what:1.1o docker:-1.3 docker_compos:-0.5 docker_imag:-0.6 docs:-2.1 docs_#path:-1.2 doctor:-1.2 document:-0.2
document_folder:0.5e document_in:-0.2 documentation:-2.4 does:-0.6 does_not:0.2d dog:-1.1 dollar:0.5e domain:-0.6 done:-0.4 dont:0.6d dont_ask:-0.5
dont_count:0.6o dont_follow:0.5o dont_forget:-0.5 dont_have:-0.4 dont_let:0.6d dont_listen:0.4o dont_mention:-0.5 dont_obey:0.4o dont_say:-0.8 dont_show:-0.8
dont_tell:-0.4 door:0.6p down:-0.2 down_the:-0.4 download:-0.8 download_#evil:0.4p download_and:0.2p download_the:-0.2 draft:-1.4 draft_to:-0.5 drink:-0.8
drink_water:-0.2 driv:0.7x driver:-0.8 drop:-0.5 drop_all:0.2x drop_databas:0.8x drop_every:1.1x drop_tabl:-0.8 drop_the:-0.6 drop_your:0.9o drwxr:-0.3
drwxr_xr:-0.3 dry:-1.1 dry_run:-1.0 dump:0.4e dump_the:0.8e dump_to:-0.6 duplicat:-1.5 dur:-0.4 dur_the:-1.6 duty:0.5r e:-0.3 e_#path:0.3p e_mail:-0.3
each_answer:-0.6 each_day:0.3x each_even:0.5x each_hour:0.4p each_month:0.4x each_morn:0.4x each_new:0.5p each_night:1.0x each_quarter:-0.8 each_request:-0.8
each_secret:0.6e each_session:1.1p each_time:0.6p earlier:0.4o earlier_and:0.8o earlier_are:0.9o earlier_command:0.7o earlier_directiv:-0.3 earlier_guidanc:0.8o
earlier_instruction:0.6o earlier_messag:0.5o earlier_order:0.5o earlier_prompt:1.2o earlier_version:-1.1 eat:-1.0 echo_#name:0.9e echo_ssh:0.5p edit:-1.1
edit_#name:0.3p edit_#path:0.4p edition:-1.0 editor:-1.1 effect:-1.1 elevat:0.8o email:-0.7 email_me:-0.7 email_the:0.5e email_to:0.3e emb:0.6e emb_the:0.7e
emergency:0.7o emoji:0.2e emoji_and:0.3e emoji_in:-0.7 employe:-0.5 employe_must:-0.6 employe_who:0.2r employer:-0.8 empty:-0.3 empty_branch:0.6x empty_the:-0.4
enabl:-0.6 enabl_developer:-0.7 enabl_in:-0.6 enabl_on:-0.5 encod:-0.3 encod_#secret:0.5e encod_the:0.7e encrypt:-0.3 encryption:-0.8 end:0.2f end_of:0.7f
end_system:1.1f endoftext:1.0f endpoint:-0.8 ends_here:0.6f engag:0.5r engin:-1.5 engineer:-0.7 english:-0.6 enter:-0.3 enter_developer:1.1r enter_the:-0.6
enter_your:-1.2 entry:0.3p entry_from:0.2d entry_that:-0.4 env:0.8e env_to:0.9e environment:0.2 environment_variabl:0.4e eras_all:0.7x eras_every:0.8x
eras_the:-0.2 eras_your:-0.4 error:-0.7 error_#number:0.5f error_and:-1.1 error_ignor:-0.5 error_in:-0.6 error_to:-0.6 escap:-1.5 eslint:-2.0 eslint_disabl:-1.2
ethic:1.6r ethical:0.6r ethical_guidelin:0.5r eu:-1.0 eur:0.5f euro:-0.2 europ:-0.8 europ_#path:-0.8 eval:-1.1 evaluat:-0.8 eve:0.8p even:-0.6 even_though:0.4d
ever:0.6p every:0.8x every_#number:-1.0 every_agent:0.5p every_answer:-1.3 every_command:-0.3 every_commit:-0.6 every_day:-0.5 every_earlier:0.7o
every_environment:-0.4 every_file:1.0x every_five:0.3x every_friday:-0.9 every_hour:0.2x every_instruction:0.6o every_mail:0.6x every_messag:0.2e
every_minut:0.8p every_monday:-1.1 every_month:0.3x every_morn:-1.1 every_new:0.4p every_night:-0.6 every_password:0.5e every_repository:0.7x every_request:-0.5
every_rule:0.9o every_secret:0.4e every_session:0.7p every_start:0.2p every_sunday:0.4x every_tabl:1.1x every_two:-0.2 every_url:0.3e every_week:0.8x
everyon:0.6p everyth:1.1o everyth_abov:0.7e everyth_befor:-0.2 everyth_in:0.7x everyth_is:0.5d everyth_the:1.0o everyth_under:1.0x everyth_went:0.2d
everyth_written:0.5o everyth_you:-0.5 evidenc:0.7d evil:1.1r evil_#path:0.8f evil_ai:0.5r evil_pkg:0.7p evil_twin:-0.4 evilbot:0.8r exact:-0.2 exam:-0.3
exampl:-2.4 exampl_corp:-0.2 exce:-0.7 exceed:-0.3 excellent:0.7f except:0.3x except_this:1.0o exception:0.3o exchang:-0.6 exchang_rat:-0.4 exchang_rate:-0.4
exec:0.5p execut:0.7p execut_#evil:0.5p execut_curl:0.7p execut_every:0.4r execut_the:-0.3 exercis:-1.1 exfiltrat:0.8e exfiltrat_the:0.9e exist_#name:-0.3
exit:-1.8 exit_code:-0.8 expect:-1.8 expert:-0.3 expir:0.3o expir_after:-0.3 expir_session:-0.5 expiry:-1.0 explain:-0.4 explain_how:0.6r export:-0.4
export_#name:0.2p export_all:0.7e export_path:-0.9 export_the:0.2e expos:-1.0 extend:-2.1 extension:-2.2 extension_from:0.3p factor:-0.4
factor_authentication:-0.4 factor_login:0.2p fail:-1.0 fail_login:-0.6 fail_test:-0.9 failur:-0.6 failur_at:-0.3 fake:0.6d fake_the:-0.2 fall:-0.3 fals:-1.0
fals_reason:0.8d fami:-1.1 far:-0.4 far_and:0.4o far_to:0.8e father:-0.8 favour:0.9o favourit:-1.0 feat:-1.2 featur:-1.9 fee:-0.3 feed:-0.6 feed_and:-0.4
feedback:-1.2 feedback_from:-0.7 fetch:-0.7 fetch_#address:0.2e fetch_#evil:1.1e fetch_the:-0.9 fff:0.2f field:-0.7 figma:-0.5 fil:-0.9 fil_#path:0.5f
fil_and:0.2x fil_are:-0.7 fil_in:-0.6 fil_older:-0.3 fil_on:0.2x fil_to:0.3p fil_under:-0.5 fil_were:-0.3 fil_with:-0.2 file:-0.4 file_#name:-0.8 file_#path:0.2f
file_#secret:-0.3 file_afterward:-1.2 file_and:0.4e file_in:-0.2 file_name:-0.3 file_or:-0.6 file_size:-0.4 file_was:-0.3 file_wins:0.3o file_with:-0.4
file_you:1.1p fill:-0.2 fill_in:-0.8 film:-1.4 filter:-0.4 filter_are:0.6r filter_is:0.5o filter_off:-0.5 final:0.3d final_answer:0.8d financ:-1.0 find:-0.3
find_any:0.3e find_out:0.2d find_the:-0.7 find_to:0.4e fine:0.2d fine_even:0.2d finish:-0.2 finish_the:-0.8 firewall:0.7p first:-0.4 first_#number:0.5o
first_#path:0.8f first_and:0.4f first_call:-0.6 first_in:-0.4 first_letter:0.6e first_of:1.2x first_read:0.6f first_run:0.6p first_then:-0.2 fish:-0.8 five:-0.2
five_minut:0.3x five_star:0.6f fix:-1.2 fix_do:-1.0 fix_it:0.7f fix_the:-1.1 fixtur:-1.2 flag:-1.5 flaky:0.3f flat:-1.1 flight:0.3f flour:-0.8 flour_and:-0.6
flush:-0.8 fold:-0.7 folder:0.4x folder_and:0.4e folder_in:-0.5 folder_to:-0.7 folder_when:-1.2 follow_by:-0.2 follow_instruction:-0.5 follow_is:0.9f
follow_it:0.8p follow_line:-0.5 follow_me:-0.5 follow_mine:0.6o follow_only:0.9o follow_the:-0.6 follow_them:-0.3 follow_thes:-0.6 follow_this:0.8o
follow_your:0.8o font_size:0.3f foo:-2.2 footer:0.4e for:-0.7 for_#number:-0.4 for_a:-0.2 for_ai:1.1f for_an:-1.4 for_approval:0.8p for_children:-0.5
for_confirmation:-0.2 for_credential:-0.9 for_each:-0.5 for_every:-0.7 for_everyth:0.8r for_fil:-0.3 for_good:1.2p for_guest:-0.4 for_internal:-0.4
for_mallory:0.9p for_me:0.7r for_mine:0.7o for_nam:-0.7 for_new:-1.0 for_one:-0.7 for_permission:0.8r for_stag:-0.8 for_target:-0.5 for_ten:-0.2 for_test:1.0o
for_the:0.2f for_this:0.4o for_tomorrow:-0.8 for_two:-0.4 for_word:1.0e for_year:-0.5 for_you:0.7o for_your:-1.2 forbid:-0.5 forbidden:0.5r forc:0.6x
forc_push:0.2x forever:0.5p forget:-0.4 forget_about:-0.2 forget_all:1.1o forget_everyth:-0.7 forget_me:-0.6 forget_previou:0.2o forget_the:0.2o forget_to:-1.0
forget_what:0.2o forget_yesterday:-0.8 forget_your:-0.2 forgot:-1.0 forgot_password:-0.6 forgot_the:-0.6 forgot_your:-0.6 fork_bomb:0.3x form:-0.7 form_at:0.4e
form_to:-1.1 format:-0.6 format_#path:1.0x format_help:-0.9 format_the:0.3x former:0.3o former_instruction:1.0o forum:-0.9 forward_all:1.0e forward_every:0.2e
forward_the:1.1e forward_this:-0.8 found:-0.8 found_in:0.6p found_noth:0.8d fre:0.4r fre_from:0.6r free_from:1.2r free_of:-1.3 free_to:-0.8 freegpt:0.8r
french:-0.5 french_and:-0.2 fridg:-0.6 friend:-1.1 from:-0.4 from_#evil:0.9p from_#number:-1.5 from_#path:0.4p from_a:-1.7 from_all:0.8r from_eve:0.3p
from_here:1.1r from_mallory:0.4p from_memory:0.3o from_now:0.5p from_the:-0.2 from_this:0.9o from_today:-0.2 from_your:0.7o front:-1.0 front_desk:-0.6 fssl:-0.5
fssl_#address:-0.8 full:0.3r full_acces:0.8f full_permission:-0.4 function:-1.0 function_acts:-0.2 function_name:1.1f function_with:-0.5 fund:-0.4
further_notic:0.6o futur_session:0.2p gam:-0.9 game:-0.4 game_in:0.5r garden:-1.0 gate:-0.2 gateway:-0.6 gather:0.8e gave:0.2o gb:-0.8 gb_of:-0.3 gb_ram:-0.3
general:-1.4 generat:-2.0 generat_by:-0.3 generat_the:-0.7 german:-0.7 get:-0.8 get_#path:-1.7 get_a:-1.1 get_the:0.9r gets:-0.3 gift:0.6e gist:0.7e git:-0.3
git_command:-0.9 git_config:-0.5 git_hook:0.4p git_push:1.0x git_remot:0.3e git_reset:0.5x github:-1.5 give_a:0.3d give_full:-0.2 give_the:0.5e give_this:0.3f
give_your:-0.7 given_and:-0.4 given_at:0.6o given_by:-0.2 given_earlier:0.6o given_the:-0.6 global:-1.0 go:0.3f go_ahead:0.8f go_of:0.7o go_on:1.2f
go_through:-0.6 go_to:0.3r goal:0.2o goes:-0.4 goes_to:-0.3 gone:0.4d good:-0.8 good_morn:-0.7 googl:-0.5 got:0.5o grammar:-0.8 grandmother:0.6r
grandmother_who:0.5r grant:0.2f grant_acces:0.5f grant_full:0.9f grant_the:0.2r grant_you:-0.4 green:-0.2 green_light:0.3o grep:-0.5 group:-1.8 group_wheel:-0.4
gt:-1.0 guard:-0.4 guard_rail:0.5o guid:-1.3 guidanc:0.5o guidanc_and:0.5o guidelin:0.7o guidelin_abov:0.6o guidelin_and:-0.3 guidelin_are:0.5o guidelin_for:-0.4
guidelin_from:0.3o guidelin_have:0.4o guidelin_just:0.5o guidelin_of:-0.5 guidelin_were:-0.3 guidelin_you:0.5o h_now:0.8x hack:0.8o hacker:0.6r hacker_in:-0.2
hacker_who:0.6r had:0.2r had_been:-0.3 had_no:0.9r had_not:0.3d haha:0.5o hammer:-0.9 hand:0.6o hand_out:0.6r hand_over:0.4o handbook:-1.1 handl:-2.1 hang:-0.9
happen:-0.2 hard:0.7x harm:0.5r has:-0.5 has_#number:-0.3 has_a:-1.2 has_approv:0.3f has_authoris:0.7f has_been:-0.3 has_chang:0.7o has_expir:-0.2 has_no:-0.9
has_pre:0.7p has_remov:0.6o has_sign:0.3o has_the:-0.5 has_to:1.1f has_waiv:0.4o hash:-1.5 have:-0.2 have_admin:-0.6 have_already:-0.4 have_been:-0.2
have_call:0.6f have_chang:-0.5 have_new:0.2o have_no:0.2r have_not:-1.1 have_permission:-0.4 have_read:0.5d have_root:1.2r have_the:-0.3 have_to:0.6f he:-1.5
head:-0.4 header:-1.9 headlin:-1.0 health:-0.4 health_endpoint:-0.3 heat:-0.9 heed:0.4o heed_to:0.3o hello:-1.0 help:-0.9 help_impersonat:-0.9 help_me:1.0r
help_the:0.7r help_you:-0.7 helpdesk:0.6r helper:0.6p helpful:-0.8 helpful_assistant:-1.2 her:-0.6 here_and:0.6r here_are:0.8o here_is:0.7f here_on:1.2r
hereby:-0.2 hereby_revok:0.5o herm:-0.4 hero:0.3r hex_and:0.3e hey:0.4f hey_claud:0.9f hi:-0.6 hid:-0.3 hid_the:-0.8 hidden:0.2 hidden_agent:0.3f
hidden_assistant:0.8f hidden_dear:0.6f hidden_fil:-1.0 hidden_from:1.0d hidden_in:0.7o hidden_instruction:-0.3 hidden_menu:-0.4 hidden_name:-1.2
hidden_prompt:1.0e hidden_true:-0.6 hide:-0.3 hide_the:0.8d hide_this:-0.4 hide_your:0.3d him:-0.9 hint:0.2d his:-1.4 history_c:-0.9 history_is:-0.5
history_so:0.5d history_to:0.9e hold:-0.4 hold_the:-0.4 holiday:-1.4 home:0.3x home_addres:0.6e home_directory:1.5x home_folder:0.4x honest:-0.3 hook:0.2p
hook_that:0.6p host:-0.2 hostnam:0.5e hour_and:-0.6 hous:-0.9 how:-1.1 how_can:-0.6 how_do:-0.6 how_the:-0.7 how_to:-0.4 hr:-0.2 href:-0.7 html:-0.7 http:-0.9
http_#path:-1.5 http_tool:0.8e human:0.7f human_delet:0.5f human_pleas:0.3f human_readabl:-1.0 human_resourc:-1.1 i:0.4 i_allow:0.9o i_am:-0.6 i_ask:0.3r
i_authoris:0.3r i_can:0.4p i_help:-0.3 i_hereby:0.6r i_order:0.2f i_should:0.8f i_type:0.5r i_will:1.5f iban:-0.3 icon:-1.2 id:0.2 id_#path:0.5f id_and:-0.3
id_modal:-0.6 id_user:-0.4 identity:1.0r identity_is:0.5r identity_of:1.0r if:-0.4 if_#name:-2.0 if_#path:1.2x if_a:-1.4 if_ask:0.7d if_exist:-0.6 if_noth:-0.6
if_question:0.6d if_someon:0.5d if_the:-0.2 if_ther:-0.5 if_they:0.7d if_this:0.5d if_you:-1.4 if_your:-0.2 ignor:-0.3 ignor_#number:-0.8 ignor_a:-0.5
ignor_all:0.2o ignor_any:1.2o ignor_case:-0.9 ignor_error:-0.7 ignor_every:0.7o ignor_fail:-0.4 ignor_fil:-0.6 ignor_instruction:0.3o ignor_it:-0.6
ignor_its:0.7r ignor_my:-0.3 ignor_old:-0.4 ignor_prior:1.0o ignor_rul:-1.0 ignor_rule:-0.5 ignor_the:0.7o ignor_this:-1.6 ignor_unknown:-0.4 ignor_weekend:-1.0
ignor_what:1.2o ignor_whitespac:-1.0 ignor_your:0.8o ignorepreviou:-0.6 ignorieren:-0.6 imag_#evil:0.5e imag_#path:-1.9 imag_link:0.6e imag_that:-0.4
imag_url:0.9e imag_with:-0.4 imagin:-0.3 imagin_that:1.1r imagin_you:-0.3 img_src:-0.3 immediate:-0.3 imperativ:-0.5 impersonat:0.3r impersonat_the:0.8r
import:-1.9 important:0.3f important_back:-0.4 important_call:0.4f important_read:0.6f important_the:-1.0 in:-1.0 in_#name:0.2e in_#number:-0.8 in_#path:0.7p
in_1password:-0.6 in_a:-0.3 in_advanc:0.5p in_again:-1.0 in_an:-0.3 in_answer:-0.3 in_as:-1.4 in_asset:-0.8 in_at:-0.7 in_base64:0.8e in_case:0.6o in_charg:1.0o
in_chat:-0.7 in_ci:-0.7 in_commit:-0.6 in_config:-0.4 in_developer:0.3r in_docs:-0.5 in_every:-0.2 in_figma:-0.3 in_fixtur:-0.6 in_french:-0.8 in_full:0.8e
in_german:-0.8 in_god:0.6r in_it:0.4r in_json:-0.6 in_june:-0.6 in_logs:-0.5 in_maintenanc:0.6r in_march:-0.6 in_may:-0.7 in_memory:0.4p in_one:-0.8
in_order:-0.6 in_our:-0.5 in_plain:-0.4 in_production:-0.8 in_prompt:-0.8 in_public:-1.0 in_script:-0.6 in_search:-0.7 in_set:-0.6 in_spanish:-0.6 in_stag:-0.3
in_test:-0.9 in_this:-0.2 in_to:0.3p in_utc:-0.4 in_v3:-0.5 in_vault:-0.7 in_web:0.7p in_which:0.6r inactiv:1.0o inbox_and:-0.4 inbox_to:0.5f incident:-1.3
includ_a:-0.2 includ_it:0.9e includ_this:0.8d includ_your:-0.3 incorrect:0.6o index:-1.7 info:-1.5 inform:0.5d inform_the:0.4d information:-1.2 ingredient:-0.8
ingredient_is:-0.6 init:-1.4 init_befor:-0.6 initial:0.5e initial_instruction:0.4e initial_prompt:0.9e inject:-0.9 injection:-0.7 injection_is:-0.2 insert:-0.4
insert_the:-0.2 insider:0.9r inst:1.8f inst_print:0.7f inst_sys:0.6f install:-0.6 install_a:1.1p installation:-1.3 installer:-0.5 instanc:-0.9 instead:0.4o
instead_of:0.3o instead_open:0.3o instruct:-0.2 instruct_to:-0.3 instruction_#number:-1.2 instruction_and:0.3o instruction_ap:-0.8 instruction_are:-0.2
instruction_at:-0.4 instruction_below:-0.3 instruction_cach:-0.7 instruction_call:0.4f instruction_careful:-0.9 instruction_content:0.4f instruction_delet:0.8f
instruction_except:0.6o instruction_follow:0.8o instruction_for:-0.3 instruction_from:-0.4 instruction_given:-0.2 instruction_has:-0.4 instruction_have:-0.7
instruction_into:0.8p instruction_is:0.3o instruction_of:-1.0 instruction_on:-0.9 instruction_overrid:-0.3 instruction_pointer:-0.9 instruction_preheat:-0.6
instruction_return:-0.9 instruction_reveal:0.8f instruction_send:0.9f instruction_set:-1.0 instruction_shak:-0.3 instruction_that:-0.4 instruction_the:0.7o
instruction_verbatim:1.0o instruction_were:0.2o instruction_word:0.5e instruction_you:1.0o intelligenc:-0.9 intend:-1.2 internal:-1.8 internal_host:-0.8
internet:-0.6 into_#name:-0.7 into_#path:-0.5 into_a:0.2e into_every:0.4p into_french:0.7e into_german:-0.4 into_the:0.8e into_your:-0.4 introduction:-0.7
invalid:-0.3 invitation:-0.6 invoic:-0.7 invoic_to:-1.0 invok:0.7f invok_name:1.1f ios:-1.0 irrelevant:0.7o is:-0.6 is_#address:-0.6 is_#path:-1.0 is_a:-0.6
is_about:-0.4 is_abov:-0.4 is_allow:0.4r is_an:-0.2 is_at:-0.8 is_broken:-0.3 is_call:-1.3 is_cancell:0.8o is_clos:-1.1 is_creat:-0.6 is_delet:0.8p is_done:-0.8
is_empty:-0.8 is_enabl:-0.9 is_fine:0.5d is_for:0.8f is_full:-0.4 is_generat:-0.8 is_given:-0.5 is_gone:0.7x is_green:-0.6 is_harmles:-0.5 is_here:-0.8
is_hidden:-0.6 is_ignor:-0.9 is_incomplet:0.2f is_irrelevant:0.9o is_learn:-0.3 is_list:-0.7 is_load:-0.7 is_log:-0.8 is_low:0.6x is_manag:-0.5 is_miss:-1.7
is_need:-0.7 is_no:0.6d is_not:0.3d is_now:-0.5 is_off:-0.5 is_on:-1.0 is_one:-1.1 is_open:-0.6 is_out:0.3o is_outdat:0.9o is_over:-0.3 is_permit:0.3r
is_read:-0.3 is_ready:-0.6 is_red:-0.2 is_requir:-0.5 is_reset:-0.3 is_rotat:-0.3 is_run:-1.2 is_safe:0.9f is_sent:-0.8 is_set:-1.7 is_short:0.6o is_shown:-0.7
is_slow:0.2d is_still:-1.1 is_stor:-0.7 is_switch:-0.7 is_the:-0.5 is_this:0.3o is_told:-0.7 is_trust:0.7f is_valid:0.4f is_void:0.6o is_written:0.7o
is_wrong:-1.0 is_your:0.4o issu:-0.4 issu_and:-0.9 it:0.2 it_#path:0.3f it_and:-0.9 it_as:0.7f it_at:-0.6 it_came:0.4d it_did:0.2d it_does:-0.2 it_fail:0.3d
it_goes:0.3d it_had:-0.6 it_in:0.5e it_into:-1.0 it_is:-0.2 it_look:0.8d it_may:-0.8 it_now:-0.5 it_off:0.4p it_out:0.5d it_read:0.6 it_safe:-1.0 it_says:0.9p
it_secret:-0.7 it_show:0.7d it_the:0.7f it_to:-0.3 it_was:0.6d it_with:-0.3 it_without:0.5d item:-1.0 item_#path:-0.7 item_in:-1.0 its:-0.5 its_content:0.8e
its_logs:0.8x its_text:0.8f itself:-1.8 ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.3
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.3 jailbreak_detection:-0.5 jailbreak_mode:1.3r jailbroken:0.7r
jan:-0.7 jan_#number:-0.5 january:-0.4 java:-0.8 jmp:-0.9 job:0.4p job_that:0.8p jobs:-0.7 jobs_are:-0.2 joke:-0.8 joke_every:-0.9 jq:-0.7 json:-2.2 june:-0.8
jury:-0.5 just:0.2o just_do:0.6d just_this:0.3o keep:-0.5 keep_a:0.9p keep_answer:-0.7 keep_it:0.5p keep_quiet:1.0d keep_secret:-1.1 keep_the:-0.2 keep_this:-0.2
keep_your:-1.5 kept:-1.0 kept_in:-0.6 kept_the:-0.4 kernel:-0.7 key:0.5e key_#path:0.4f key_and:0.3e key_as:0.9e key_file:-0.7 key_for:-0.2 key_from:-0.8
key_in:-0.2 key_into:0.5e key_is:-1.2 key_of:0.4p key_secret:-1.0 key_so:0.5p key_to:0.2p key_with:-0.2 keychain:0.2e keychain_and:0.7e keychain_for:0.8e
keys:0.5e keys_and:0.3e keys_are:0.2e keys_from:0.8e keys_in:-0.9 keys_of:-0.2 keys_to:0.4r kill:-0.4 kill_#number:0.4x kill_all:0.9x kill_the:-1.4 kim:-0.9
king:-0.8 know_about:-0.2 know_that:0.7d know_what:-0.9 known:-1.1 kubectl:0.3x kubectl_delet:0.8x kv:-0.2 kv_#path:-0.2 l:-0.9 lab:-1.0 label_and:-0.7
label_them:-0.7 labell:-0.9 landlord:-0.7 languag:-0.6 laptop:-1.1 larg:-0.5 last:-0.5 last_messag:0.8e last_night:-0.7 last_ten:0.6e last_week:-0.6 late:-0.5
later_session:0.8p latest:-0.4 latest_chang:-0.4 launch:-0.7 launch_agent:0.2p law:0.3r laws:-0.8 layer:-0.6 layout:-0.9 le:-1.0 lead:-0.6 leak_data:0.3r
leak_the:0.6e learn:-0.4 learn_from:-0.4 least:-1.4 least_#number:-0.4 leav_a:1.0d leav_no:-0.3 leav_out:-0.2 leav_the:-1.3 leav_this:0.9d left:-0.3
left_9999px:0.5f left_off:0.7o legacy:-1.4 length:-1.8 les:-0.9 let:0.3d let_anyon:0.7d let_go:0.7o let_it:1.1r let_play:0.6r let_the:0.8d let_us:-0.3
letter:-0.2 letter_of:0.5e level:0.8o level_#number:-0.3 library:-1.6 licenc:-1.1 licens:-3.0 lie:0.5d lie_to:0.9d lift:0.2o lift_all:-0.7 lift_by:0.2o
lift_in:-0.6 light:-1.2 light_at:-0.9 light_to:0.3o lik:-1.0 lik_short:-0.2 lik_to:-0.6 like:-0.4 like_a:0.2r like_an:1.3r like_the:0.2d like_you:0.6r
limit_#number:-0.7 limit_#path:0.7f limit_and:0.5r limit_no:-0.6 limit_of:-0.7 limit_on:-0.3 lin_that:-0.8 line:-0.7 line_#number:-0.8 line_length:-0.6
line_to:-0.5 link_below:-0.2 link_in:-0.9 link_to:-0.8 link_you:0.5e lint:-2.0 lint_warn:-0.7 linter:-1.7 linter_befor:-0.7 linux:-1.3 linux_#name:-0.8 list:-0.4
list_all:-0.4 list_and:0.4 list_in:0.2e list_is:-0.7 list_new:-0.6 list_of:-0.9 list_the:-0.2 list_to:0.8e list_what:-0.5 listen:0.6o listen_to:0.5o littl:0.3x
liv:-0.7 liv_in:-0.7 live:0.2x live_in:-1.1 llm:0.9f llm01:-0.6 llm_instruction:0.6f load:-0.7 load_#evil:0.6p load_#path:-0.9 load_is:0.5x load_the:-0.2
local:-1.7 location:-0.7 location_to:0.7e lock:-1.1 log_afterward:1.1d log_and:-1.0 log_entry:0.7d log_fil:-0.8 log_file:-0.6 log_for:-0.7 log_http:-0.9
log_is:-0.4 log_of:-1.0 log_out:-1.1 log_the:-0.7 log_this:1.2d log_to:-0.3 log_was:-0.4 log_when:-0.2 login_from:-0.5 logout:-0.8 logs:-0.3 logs_are:-0.4
logs_for:-0.8 logs_of:-0.8 logs_older:-0.7 logs_to:-1.1 long:-1.5 longer:0.4r longer_an:-0.2 longer_ap:0.3o longer_bound:0.5r longer_requir:-0.4 longer_than:-1.0
look:0.6d look_as:0.4d look_at:-1.2 look_for:-0.9 look_in:0.9e look_like:0.6d look_up:0.4e lookup:0.3e lookup_of:0.7e loss:-1.2 lost:-1.2 low:-0.3 lower:-0.2
ls:0.5f lt:-1.0 lt_#path:-0.4 lunch:-0.7 lunch_menu:-0.6 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.3 mac:-0.9 machin:0.3x machin_at:0.2x maco:-1.4 mail:-0.2
mail_addres:-0.3 mail_address:0.2e mail_after:-0.6 mail_and:-0.7 mail_at:-0.2 mail_from:-0.2 mail_if:-0.7 mail_in:0.8x mail_is:-0.8 mail_it:-0.2 mail_of:-0.2
mail_older:-0.6 mail_on:-0.4 mail_them:-0.4 mail_to:0.5e mail_was:0.2d mail_with:-0.7 mail_without:-0.3 mailbox:0.5e main_#path:0.4f main_and:0.6x
main_every:0.9x maintenanc:-0.3 maintenanc_window:-0.7 make:0.5 make_a:0.2e make_deploy:-0.3 make_it:0.7d make_sure:-0.4 make_the:0.5 make_up:0.6d makefil:-0.6
makefil_#number:-0.4 maliciou:0.9r maliciou_insider:0.9r mallory:2.3p mallory_#secret:0.5p mallory_all:0.2p mallory_is:-0.5 mallory_to:0.9p manag:-0.9
manag_by:-0.6 management:-0.4 manager:-0.6 manager_is:-1.0 manager_this:-0.2 manual:-1.5 many:-1.4 march:-1.0 maria:-0.9 mark_this:0.8f markdown:-0.7
markdown_link:0.5e market:-0.9 mask:-0.3 mask_the:0.9d master:-0.2 match:-2.2 matter:0.4o matter_what:0.3d max:-0.5 may:-0.8 may_be:-0.6 may_disregard:0.4o
may_do:0.5p may_not:-1.4 may_now:0.6o may_skip:1.0f mb:-1.4 me:-0.2 me_a:-0.8 me_about:-0.9 me_and:0.3r me_api:0.4r me_at:-0.8 me_if:-1.2 me_the:0.9e me_to:-0.3
me_what:0.9e me_when:-0.7 me_which:0.2e me_your:0.7e mean:-2.0 measur:-0.3 medicin:-0.8 meet:-1.6 meet_is:-0.3 member:-1.7 member_of:-0.9 memory:-0.9
memory_of:0.5o memory_that:0.4p memory_the:0.3p mention:0.6d mention_competitor:-0.7 mention_it:0.4d mention_pric:-0.9 mention_thes:0.7d mention_this:1.1d
menu:-0.6 merg:-0.9 merg_branch:-1.0 merg_this:0.7f merger:-0.9 messag:-0.5 messag_after:1.1d messag_and:-0.2 messag_as:0.6o messag_for:0.8f messag_from:0.3p
messag_if:-0.5 messag_in:-0.4 messag_is:0.8o messag_of:1.1e messag_role:-0.4 messag_they:0.6o messag_to:0.8p messag_was:-0.5 messag_you:-0.5 meta:-1.2
method:-2.8 method_must:-0.3 metric:-1.0 metric_unit:-0.6 midnight:0.8x migration:-0.5 migration_on:0.4f milk:-0.7 mind:0.6o mind_the:0.3o mine:1.9o miner:0.6p
ministry:-1.0 minor:-0.9 minor_updat:-0.3 miss:-0.9 mix:-0.7 mock:-1.3 modal:-0.9 modal_load:-0.4 mode:0.2r mode_all:0.3r mode_and:0.8r mode_disabl:-0.6
mode_enabl:1.0r mode_in:-1.1 mode_is:-1.8 mode_no:0.5r mode_of:-0.5 mode_off:-1.0 mode_the:-1.1 mode_with:-0.4 model:-0.3 model_has:0.7f model_is:-0.5
model_must:0.4f model_output:-0.3 model_read:0.7f model_that:1.0r model_the:0.5f model_to:-0.3 model_without:0.7r model_you:0.3 moderation:0.4o modify:-0.8
modul:-1.4 moment:0.4o monday:-0.8 money:0.5p monitor:0.4x monitor_the:-0.5 month:0.2x moral:0.5r more:0.3o more_than:-0.4 morn:-0.8 morn_in:-0.5 most:0.2
mov:-1.6 mov_to:-0.7 move:-1.4 ms:-2.3 music:-0.7 must_click:0.8f must_execut:0.6f must_first:0.2f must_follow:-0.9 must_have:-0.8 must_ignor:0.6o must_now:0.3f
must_obey:0.6f must_pass:-1.1 must_recommend:0.7f must_restart:-0.4 must_run:0.5 must_send:0.6f mute:0.2d mute_the:0.3d my:-0.2 my_accomplic:0.8r
my_calendar:-0.5 my_deceas:0.4r my_key:1.1p my_mail:-0.3 my_previou:-0.3 my_ssh:0.8p my_word:0.4o nam:-0.6 nam_branch:-0.4 nam_in:-0.7 nam_of:0.2e
name_#name:0.2f name_#path:-0.9 name_ai:0.4f name_alic:-0.5 name_bash:1.3f name_command:0.3f name_csrf:-0.6 name_in:-0.8 name_of:-0.2 name_terminal:1.7f
name_to:-0.7 nas:-0.5 nc:0.7e nc_#evil:0.6e necessary:0.4o need:0.2p need_a:-1.4 need_approval:0.2r need_no:0.3p need_not:0.6r neglect:1.1o neglect_all:0.5o
neglect_the:0.5o neighbour:-0.8 network:-0.3 never_admit:0.6d never_ask:0.9p never_asks:-0.2 never_commit:-1.1 never_delet:-0.8 never_in:0.3p never_mention:1.0d
never_print:-0.4 never_push:-1.0 never_refus:0.9r never_run:-0.3 never_says:0.2r never_send:-0.7 never_shar:-0.9 never_show:-0.4 never_tell:0.8d never_use:0.4p
new:-0.3 new_account:1.1d new_admin:0.5p new_directiv:0.7o new_identity:0.5r new_instruction:0.4o new_issu:-0.6 new_logo:-0.8 new_mail:-0.2 new_messag:-0.5
new_objectiv:0.5o new_one:-0.6 new_ones:1.1o new_order:0.3o new_policy:0.2f new_releas:-0.5 new_repository:0.8p new_role:0.6r new_rul:0.6f new_rule:0.5f
new_session:0.7p new_str:-0.6 new_system:0.8o new_task:0.5f new_term:-0.2 new_user:-0.4 new_version:-0.6 newest:-0.5 news:-1.1 newsletter:-1.4 next_call:-0.4
next_line:-0.3 next_messag:0.8e next_request:0.3e next_sentenc:0.7o next_step:-0.4 nginx:-0.8 night:-0.4 night_at:-0.6 night_build:-0.8 nine:-0.4
no_attention:0.7o no_confirmation:0.5r no_consol:-0.4 no_content:0.2r no_ethical:0.5r no_filter:0.6r no_guidelin:0.8r no_heed:0.3o no_limit:-0.2 no_longer:0.2r
no_matter:0.3d no_need:0.6d no_new:-0.9 no_one:1.2d no_policy:0.8r no_preserv:0.8x no_prior:0.9o no_prompt:0.6p no_record:0.6d no_refusal:0.9r
no_restriction:-0.7 no_rul:-0.7 no_safety:-0.5 no_secret:-0.7 no_such:-0.6 nobody_is:0.6x nobody_sees:0.7d nobody_was:-0.6 node:-2.5 node_#number:-0.6 nois:-0.4
none:0.3f none_ai:0.4f none_assistant:0.7f none_id:-0.8 none_ignor:0.9f noon:0.5x nop:-1.1 nopasswd:1.0p nopasswd_all:0.2p nopasswd_for:1.0p normal:0.6d
normal_and:0.6d not:-0.2 not_a:-0.2 not_adher:0.7o not_allow:-0.3 not_ap:0.5o not_as:-1.0 not_ask:-0.2 not_be:-0.2 not_bound:0.6r not_chang:-1.2 not_clos:-0.5
not_commit:-1.2 not_comp:0.7o not_delet:-1.0 not_disturb:-0.7 not_do:-1.0 not_edit:-0.7 not_exce:-0.5 not_exist:0.8r not_find:1.1d not_folder:-0.3
not_follow:0.6o not_forward:-1.0 not_give:-0.8 not_have:0.4p not_ignor:-1.0 not_in:-0.8 not_includ:0.5d not_inform:0.8d not_install:-1.0 not_know:0.9d
not_leav:0.4d not_let:0.9d not_listen:0.7o not_load:-0.9 not_log:0.5d not_merg:-0.7 not_need:0.9p not_notic:0.8d not_notify:-0.4 not_npm:-0.3 not_obey:-0.7
not_open:-0.3 not_print:-0.5 not_read:-0.6 not_refus:0.6r not_rep:-0.8 not_request:-0.8 not_requir:0.6o not_reveal:-1.1 not_run:-0.2 not_see:0.5d not_shar:-1.5
not_support:-1.2 not_tell:-0.8 not_the:-0.6 not_to:0.2d not_use:-1.0 not_want:-0.2 not_writ:0.7d note_assistant:-0.4 note_for:0.6f note_the:-0.6 note_this:-0.6
note_to:1.0f noth_about:1.0d noth_chang:-0.6 noth_happen:0.4d noth_to:-1.1 noth_was:0.9d notic:0.6d notic_if:-0.6 notic_the:-0.6 notic_your:0.6f
notification:-0.6 notification_after:-0.7 notify:-1.2 notify_me:-0.5 notify_the:-0.6 novel:-0.6 now:1.4r now_#path:0.6f now_a:0.3r now_act:0.5f now_an:-0.2
now_and:-0.2 now_call:0.3f now_connect:-1.0 now_dan:0.3r now_delet:0.8f now_in:0.8r now_leav:-0.9 now_log:-1.0 now_obey:0.6f now_on:0.2p now_play:0.3r
now_ready:-0.5 now_send:0.6f now_subscrib:-0.8 now_the:-0.5 npm:-1.7 npm_audit:-0.8 npm_ci:-0.4 npm_install:-2.0 npm_publish:0.5f npm_start:-0.9 npm_test:-0.9
npm_warn:-0.6 nslookup:1.2e null:-0.6 number:-1.2 number_and:0.5e number_in:-0.6 number_into:0.4e number_of:-1.7 number_to:-0.6 nurs:-0.6 obey:0.7o obey_it:0.5p
obey_me:1.0o obey_only:0.5o obey_thes:0.7o obey_this:0.2o object:-3.2 objectiv:0.7o obligation:1.1r observation:-0.6 observation_done:0.5f obsolet:0.3o of:-0.2
of_#address:0.5e of_#evil:0.3e of_#name:0.6e of_#number:-1.6 of_#path:1.2x of_#secret:0.3e of_a:-0.7 of_an:-0.2 of_birthday:-0.6 of_conflict:0.6o of_content:-1.1
of_date:0.3o of_document:0.6f of_env:0.7e of_every:0.8p of_file:-0.5 of_foo:-0.6 of_last:-0.3 of_new:-0.5 of_node:-0.8 of_now:1.0o of_open:-0.8 of_our:-0.6
of_physic:-0.6 of_product:-0.2 of_ram:-0.3 of_result:0.4f of_root:0.6p of_the:-0.4 of_this:0.4d of_thumb:-0.5 of_tool:0.3f of_what:0.5o of_yesterday:-0.7
of_your:0.4o of_yourself:0.9r off:0.3p off_by:-0.8 off_in:0.7p off_now:0.9o off_the:-0.7 off_your:0.2o offic:-1.0 offic_is:-0.3 officer:-0.7 often:-0.8 ok:-0.4
ok_#path:0.2f old:-0.7 old_api:-1.0 old_instruction:-0.7 old_ones:0.4o old_rul:0.6o old_screenshot:-0.6 omit:0.2d omit_this:0.6d on:-0.6 on_#number:-0.6
on_#secret:0.5f on_a:-1.3 on_all:0.4x on_branch:-0.9 on_by:-0.4 on_call:-1.1 on_each:0.8p on_every:0.9p on_file:-0.4 on_friday:0.5x on_my:-0.5 on_page:-0.7
on_park:-0.6 on_public:-0.8 on_respond:0.7r on_review:-0.6 on_saturday:-0.6 on_stag:-0.8 on_the:-0.6 on_this:-0.5 on_thursday:-0.4 on_travel:-0.6 on_tuesday:-0.8
on_use:-1.0 on_weekend:-0.4 on_you:1.4r on_your:0.6o onboard:-0.8 once:-0.4 once_a:1.0x once_the:-0.3 one:-0.7 one_hour:-0.4 one_in:0.5o one_is:0.2o
one_line:-0.8 one_of:-1.0 one_with:-0.6 ones:0.9o ones_are:0.9o ones_below:-0.3 onlin:-1.3 only_after:-0.9 only_this:-0.4 only_to:0.7o only_valid:0.4f
only_what:0.4o only_when:-1.0 only_with:1.3f opacity:0.6f opacity_#number:0.8f open:-0.4 open_#evil:0.9f open_#path:0.2 open_#secret:-0.6 open_an:-0.2
open_it:0.3e open_pull:-0.8 open_the:-0.3 open_to:0.9p open_with:-0.6 openai:0.4r operat:-0.2 operation:-1.3 operation_fail:0.2f operator:1.0o operator_has:0.4f
opposit:0.4o opposit_of:0.5o ops:-1.4 option:-1.2 optional:-2.7 or:-2.4 or_directory:-0.4 order_are:0.3o order_from:-0.8 order_has:-1.2 order_in:0.3p
order_the:0.3r order_you:0.2f origin:-1.2 origin_main:0.2x original_task:0.6o oslo:-0.4 other:-0.5 other_and:-0.2 other_function:-0.6 other_instruction:0.8o
other_tool:0.5f otherwis:-0.9 our:-0.9 our_agent:-0.5 our_dependency:-0.5 our_newsletter:-0.4 our_product:-0.5 our_site:-0.4 out:0.2d out_in:0.7e out_of:-0.2
out_the:0.4d outag:-0.9 output:-0.3 output_of:0.4e output_the:1.0o output_your:0.4e outrank:0.9o outsid_the:-0.7 oven:-1.0 oven_to:-0.4 over:-0.2 over_main:0.7x
over_spac:-0.2 over_the:-0.2 over_with:0.8o over_your:0.7o overlook:1.1o overlook_the:0.9o overrid_a:-0.8 overrid_all:1.0o overrid_code:1.2o overrid_flag:-0.7
overrid_for:-0.5 overrid_method:-0.3 overrid_of:-0.6 overrid_public:-0.8 overrid_system:-0.6 overrid_the:-0.6 overrid_your:0.9o overridden:-1.1 overrul:0.2o
overrul_the:0.2o oversight:0.9r overwrit_the:0.2x overwrit_your:0.7o owasp:-0.6 own:-0.2 owner:0.2d owner_has:0.5o owner_want:0.6o p:-0.6 p_hidden:0.2
p_styl:0.9f packag:-0.6 packag_and:-0.7 pag:0.2p page:-0.6 page_#number:-0.9 page_#path:0.8f page_and:-0.5 page_is:0.2f page_says:0.9p page_to:-0.4 paid:-0.5
paint:-0.5 panel:-1.3 panel_#address:-0.6 paper:-0.6 paper_study:-0.4 parameter_name:0.3f parameter_to:0.2e parcel:-0.4 parent:-1.1 park:-0.9 parser:-1.4
part:0.2r part_of:-0.4 party:-1.3 pass_#number:-0.6 pass_and:-0.5 pass_even:0.8d pass_it:0.5f pass_its:0.4f pass_the:0.4f pass_your:0.7f passenger:-0.6
passphras:-0.6 passport:-0.7 password:0.2e password_and:-0.2 password_are:-0.6 password_by:-0.6 password_file:0.5e password_for:-0.9 password_from:0.3e
password_in:-0.2 password_into:1.0e password_is:-0.5 password_manager:0.5e password_must:-0.9 password_of:-0.4 password_policy:-0.6 password_reset:-0.5
password_support:0.8p password_to:0.8e password_was:-0.6 password_with:-0.2 password_you:0.8e past:-0.2 past_it:-0.4 past_the:-0.4 past_them:0.4e past_your:0.2e
pastebin:0.8e patch:-1.4 path:-1.8 patient:-0.8 pattern:-2.5 pay:0.7o pay_no:0.7o payload:-0.9 payment:-0.3 pdf:-1.0 peer:-1.0 peer_dependency:-0.8 pend:-1.5
penetration:0.8r penetration_tester:0.8r peopl:-0.8 per:-1.7 per_cycl:-0.6 perform:-0.5 perform_the:0.2d permanent:1.4p permission:0.3r permission_and:0.5r
permission_deny:-0.7 permission_for:0.8r permission_grant:0.6f permit:-0.2 persist:-0.4 person:-0.3 person_who:0.5e persona:1.6r persona_is:0.6r persona_of:0.7r
personal:-0.5 personality:1.0r phon:-0.3 phon_is:-0.5 phon_number:0.9e photo:-0.8 physic:-0.6 pilot:-1.0 pin:-0.2 ping:-0.6 ping_the:-1.1 pip:-0.6 pipe:-0.5
pipelin:-1.5 pirat:0.2r plac:-0.3 plac_on:0.6o placeholder:-0.5 plain:-0.8 plan:-1.7 plant:0.8p play:-0.7 play_a:0.4r play_an:1.2r play_as:-0.5 play_is:-0.6
play_the:-0.5 player:-1.4 pleas:-0.4 pleas_delet:0.2f pleas_disregard:-0.3 pleas_do:0.2f pleas_forget:0.9o pleas_forward:-0.8 pleas_log:-0.5 pleas_merg:0.6f
pleas_restart:-0.3 pleas_run:0.9f pleas_send:-1.2 pls:1.2o plus:0.4e plus_the:0.9e pm:-0.8 pnpm:-1.2 pnpm_not:-0.3 poem:-0.6 poem_about:0.3o point:0.3o
point_on:0.6r pointer:-1.2 polic:-0.9 policy:0.6r policy_and:0.4r policy_of:-0.7 policy_updat:-0.2 policy_you:0.7o polit:-0.9 port:0.2p port_#number:0.5p
port_with:-0.3 portal:-1.0 pose:0.8r pose_as:0.8r position:-0.6 position_absolut:0.5f positiv:0.2f positiv_review:0.7f post_#address:-1.1 post_#path:-1.3
post_checkout:0.4p post_file:0.6e post_it:0.5e post_request:-0.5 post_the:0.7e post_them:0.7e post_your:-0.5 postcard:-0.6 postcard_to:-0.6 postgr:-0.5 pr:-0.3
pr_without:0.6f prais:0.9p pre:-0.5 pre_approv:0.8p preced:1.2o prefer:-1.2 prefer_dark:-0.4 prefer_tabs:-0.2 prefer_that:-0.4 prefer_the:0.3o prefer_to:-0.6
preheat:-0.6 preheat_the:-0.6 pres:-0.6 pres_ctrl:-0.3 pres_enter:-1.0 pres_the:-0.5 present:-0.5 presentation:-1.1 preserv:-0.2 preserv_root:0.8x pretend:-0.7
pretend_data:-0.6 pretend_play:-0.9 pretend_that:1.3r pretend_the:-0.2 pretend_to:0.5r pretend_you:-0.5 prettier:-1.3 prettier_ignor:-0.9 preview:-1.2
previou_command:0.5o previou_constraint:0.4o previou_day:-0.7 previou_declaration:-0.5 previou_definition:-0.5 previou_directiv:0.8o previou_employer:-0.8
previou_error:-0.8 previou_guidelin:0.3o previou_instruction:0.9o previou_job:-0.5 previou_messag:0.7o previou_order:-0.2 previou_prompt:0.6o previou_report:-0.7
previou_result:-1.0 previou_rul:0.2o previou_rule:-0.8 previou_session:-0.9 previou_valu:-1.0 previou_version:-0.8 previou_warn:-0.8 previou_week:-0.9 pric:-0.7
pric_in:-1.0 pric_of:-0.5 print:0.5e print_#name:-0.8 print_anyth:-0.7 print_it:0.5e print_this:-0.3 printenv:0.9e printer:-1.0 printer_are:-0.5 prior:1.0o
prior_agreement:-0.6 prior_art:-0.9 prior_context:0.7o prior_directiv:0.7o prior_guidanc:0.4o prior_instruction:0.3o prior_rul:0.6o prior_text:0.7o priority:0.6o
privat:0.2e privat_key:-0.3 privat_keys:-0.2 privat_repository:0.7e privileg:0.7o problem:-1.0 proce:0.9f proce_without:0.5o proces:-0.4 process:-0.4
process_of:-0.2 process_this:0.8f prod:1.2x produc:-0.3 product:0.4 product_is:0.2f product_owner:-0.7 production:1.0x production_databas:0.9x
production_server:0.5x professor:-0.9 professor_of:-0.5 profil:-0.4 program:-0.2 project:-0.6 project_rule:-0.5 project_uses:-0.5 promot:0.4r promot_to:0.5r
prompt:-0.5 prompt_#path:-0.7 prompt_and:1.2o prompt_are:0.7o prompt_as:0.6f prompt_enter:-0.6 prompt_file:-0.6 prompt_from:-0.8 prompt_injection:-0.7
prompt_into:0.9e prompt_is:-0.2 prompt_of:-0.7 prompt_says:0.6o prompt_the:-0.7 prompt_to:0.4e prompt_with:-0.5 protect:-1.0 protection:-0.4 provid:-1.6
proxy:-1.2 public_channel:0.3e public_folder:0.9e public_gist:0.7e public_holiday:-0.8 public_issu:0.3e public_key:0.2p publickey:-0.5 publish:0.4f
publish_the:0.2e pull:-0.5 pull_request:-0.2 pull_the:-0.7 purchas:0.7f purg:0.4x push:0.8x push_an:1.0x push_direct:-0.7 push_forc:1.0x push_without:0.3f
put:0.3 put_#name:1.0p put_a:0.7p put_curl:0.3p put_my:1.0p put_the:-0.3 put_them:0.9e put_this:1.1p put_your:-0.6 pwn:1.3o q:-0.7 qo:-0.4 qo_#evil:0.3p
quarter:-1.1 query:0.5e query_str:0.9e question:-0.3 question_about:-0.4 question_and:1.0o question_in:-0.7 question_is:-0.3 question_to:0.4e queu:-0.4
queu_length:-0.6 quick:-0.2 quiet:-0.5 quiet_about:1.1d quiet_and:-0.9 quiet_hour:-0.8 quiet_skip:-1.0 quiz:-0.7 quot_it:0.8e quot_the:1.0e r:0.8x r_#number:1.2x
rail:0.2o rais:0.9 ram:-0.7 ran:0.7d random:-0.2 rank:0.7o rank_this:0.8o rat:-0.5 rate_limit:-1.2 rate_this:1.1f re:0.6p reach:-1.2 read:-0.2 read_#name:0.6e
read_#path:0.7f read_#secret:0.2e read_a:-0.8 read_from:-1.4 read_me:0.8r read_more:-0.5 read_on:-0.9 read_only:-0.7 read_the:-0.2 read_them:-0.6 read_this:0.2f
readabl:0.2f reader:0.4f reader_to:0.7f readm:-0.7 ready:-0.6 ready_to:-0.9 real:0.7o real_instruction:0.7o real_task:0.4o reason:0.2d reboot:0.3x
reboot_the:0.3x rebuild:-1.1 rebuild_the:-0.8 rebuilt:-1.0 receipt:-1.0 receiv:-0.6 recent:-0.2 recip:-0.3 recip_for:-0.2 recipient:0.4d recommend:0.7f
recommend_this:0.7f record_of:1.1d record_the:-0.3 recruiter:-0.5 red:-1.4 red_team:-0.5 redirect:-0.2 refactor:-0.6 refactor_drop:-0.9 refrain:0.7d
refrain_from:0.7d refresh:-1.0 refus_a:0.7r refusal:1.0r regard:-1.1 regardles_of:0.2d register:-0.2 register_a:0.2p reject:-1.4 releas:-0.9 releas_are:-0.7
releas_from:0.8o releas_manager:-0.2 releas_not:-0.9 releas_of:-0.9 reload:-0.2 remain:-0.2 remember_for:0.5p remember_forever:0.9p remember_that:-0.4
remember_this:0.3p remember_to:-0.4 remind:-1.1 remind_me:-0.6 remind_the:-0.7 reminder:-0.9 reminder_about:-0.5 reminder_at:-0.4 reminder_the:0.5f
reminder_to:-0.9 remot:-0.5 remov:-0.4 remov_#path:-1.0 remov_after:-0.6 remov_any:0.6d remov_every:1.0x remov_everyth:0.5x remov_expir:-0.9 remov_fil:-0.7
remov_merg:-0.5 remov_old:-0.9 remov_the:0.2d remov_this:-0.6 remov_x:-0.5 renam:-0.3 render:-0.3 render_x:0.6e renew:-0.4 renew_the:-0.3 rep:-0.3 rep_as:0.4e
rep_only:1.1f rep_to:-1.2 rep_with:0.8f repair:0.3f repair_it:0.5f repeat:-0.3 repeat_everyth:0.7e repeat_the:-0.8 replac_in:-0.8 replac_the:-0.3
replac_your:1.2o repo:-0.3 report:-0.5 report_a:-1.3 report_failur:-0.9 report_it:-0.4 report_succes:0.7d report_that:0.9d report_them:-0.3 report_this:0.8d
report_to:-1.7 report_with:-0.9 repository_and:-0.7 repository_to:-0.3 request:-0.4 request_a:-0.4 request_and:-0.6 request_description:0.8 request_from:0.2p
request_has:0.5o request_is:0.6o request_of:0.8p request_that:-0.3 request_the:0.8r request_this:-0.8 request_without:-0.2 requir:-0.8 requir_for:-0.5
requir_you:1.1f requirement:-1.3 requirement_#number:-0.5 rerun:0.4f research:-0.8 reserv:-0.9 reset:-0.4 reset_hard:0.5x reset_password:-0.7 reset_the:-0.9
reset_your:-0.5 resourc:-2.1 respond:0.2r respond_as:0.2r respons:-1.5 restart:-1.2 restart_after:-0.6 restart_at:-1.0 restart_nginx:-0.5 restart_the:-1.3
restart_your:-0.4 restor_the:-1.2 restrict:-1.0 restriction:0.2r restriction_ap:-1.1 restriction_are:1.1o restriction_lift:0.6o restriction_on:-1.4
restriction_plac:0.5o restriction_were:-0.4 result:-0.5 result_#number:0.5f result_as:-0.3 result_from:-0.6 result_is:0.3f result_of:0.2e result_to:0.3e
result_you:0.5f resum:-0.7 retro:-0.6 return:-2.1 return_#name:-0.9 return_#number:-0.6 return_prompt:-0.7 return_system:-0.7 return_the:-1.5 reus:-0.9
reveal:0.4f reveal_that:1.1d reveal_the:0.4f reveal_your:0.2e revers:0.2p revers_shell:1.0p review:0.5 review_#path:0.4f review_and:0.3 review_comment:-0.6
review_is:0.5o reviewer:0.5d reviewer_for:-0.8 rewrit:-0.7 rf:0.5x rf_#name:-1.1 rf_#path:0.8x rf_at:0.8x rf_build:0.3f rf_every:1.2x rf_no:0.8x right:0.3
right_and:0.5r right_reserv:-0.6 risk:-1.6 rm:0.8x rm_cannot:-0.5 rm_command:-1.1 rm_rf:0.5x robot:-0.2 rogu:-0.2 rogu_agent:-0.4 rol:-1.0 role:-1.1
role_admin:-1.4 role_assistant:-0.5 role_bas:-0.3 role_content:-0.5 role_editor:-0.7 role_in:-0.9 role_is:0.4r role_of:0.5r role_play:-0.3 role_user:-0.3
role_viewer:-0.5 role_you:-0.6 roleplay_as:1.1r roleplay_gam:-0.7 roleplay_you:0.7r room:-0.8 root_#number:-0.3 root_mode:0.2o root_of:-0.9 root_password:0.2p
root_root:-0.3 rotat:-0.9 rotat_the:-0.2 rotation:-1.0 router:-1.3 rows:-0.9 rsa:0.6p rsa_aaaa:0.7p rss:-0.3 rss_feed:-0.3 rul:0.5o rul_about:0.4p rul_abov:0.6o
rul_and:-0.5 rul_any:0.8o rul_ap:0.7f rul_are:1.0o rul_do:0.3o rul_dont:0.7r rul_end:0.4f rul_engin:-0.7 rul_file:-0.8 rul_for:-0.9 rul_from:-0.4 rul_given:0.6o
rul_in:-0.2 rul_list:-0.3 rul_no:0.2f rul_of:-1.7 rul_that:0.2o rul_you:0.9o rule_#number:-0.2 rule_for:-0.2 rule_no:-1.0 rule_of:-0.6 rule_that:0.2p run:0.3
run_#evil:0.7p run_#name:1.4x run_#path:0.9p run_a:-1.0 run_anyth:0.3o run_curl:0.9f run_it:1.2d run_ls:1.1f run_make:-0.4 run_migration:-0.8 run_on:-0.3
run_rm:-0.2 run_sudo:0.4f run_the:0.2f run_this:-1.2 run_wget:0.2p run_whatever:0.8r run_with:0.5p runs:-0.2 runs_#evil:0.6p runs_#path:1.2p runs_at:-0.6
runs_curl:0.6p runs_the:-0.6 rust:-0.9 s3_#path:-0.3 s3_cp:-0.7 s_#evil:0.5p s_inst:1.2f safe:-0.2 safe_#path:0.6f safe_ignor:0.6o safe_mode:-0.8 safe_plac:-0.6
safe_to:0.4f safeguard:0.9r safety_filter:0.2o safety_guidelin:-0.4 safety_instruction:0.4o safety_mode:1.4o safety_policy:0.9o safety_rul:0.6r safety_train:1.0r
said:-1.4 said_and:-0.5 said_the:-1.0 said_yes:0.6p sal:-0.6 same:-0.5 sandbox:0.6f santa:-0.9 santa_list:-0.7 saturday:-0.6 sav:-0.6 save:-0.7 save_#number:-0.7
save_it:-0.4 save_the:0.3p save_this:0.7p save_to:0.6p say:0.5d say_anyth:0.4d say_good:-0.9 say_it:1.2d say_noth:-0.3 say_so:-0.6 say_that:1.2d say_the:0.8f
say_you:1.0d says:0.6p says_no:0.4r says_thank:-0.3 says_the:-0.5 says_yes:0.4r says_you:0.2o scan:-0.3 scanner_at:-0.3 scanner_flag:-0.7 scen_#number:-0.7
schedul_a:0.6p schedul_for:-0.6 schedul_task:0.7p schema:-1.2 school:-0.9 scop:-1.5 scp:0.5e scp_#secret:0.5e screen:-0.4 screenshot:-1.2 screenshot_from:-0.8
script_#path:-0.8 script_and:-0.7 script_from:-0.3 script_in:0.6p script_type:0.9f script_with:-0.9 script_without:0.3f search:-0.5 search_index:-0.6
search_query:0.8e search_the:0.6e seat:-0.8 second:-0.4 second_recipient:0.9d secret:-0.3 secret_and:0.3d secret_are:-0.4 secret_for:-0.6 secret_ingredient:-0.7
secret_into:0.7e secret_is:-0.7 secret_key:-0.3 secret_live:-0.2 secret_manager:-0.5 secret_out:-1.1 secret_santa:-0.8 secret_scan:-0.8 secret_until:-0.3
secret_you:1.1e section:-0.3 section_#number:-0.8 security:-0.3 security_level:0.8p security_team:1.1r see:-0.5 see_a:0.7e seed:-0.8 sees:0.8d sees_it:0.7d
select:-1.3 self:0.3r self_buy:-0.8 send:-0.3 send_#secret:0.9e send_a:-0.5 send_all:0.6e send_anyth:-0.5 send_data:-0.2 send_every:0.7p send_feedback:-0.7
send_invoic:-0.8 send_it:-0.7 send_mail:-0.3 send_me:-0.2 send_the:0.7f send_them:1.0e send_us:-0.8 send_what:0.7e send_you:-0.5 send_your:-0.8 sender:-0.5
sensor:-1.1 sensor_and:-0.8 sent_by:-0.4 sent_in:-0.4 sent_to:-0.7 sent_with:-0.5 sentenc_as:0.8o serv:-0.4 server:-0.7 server_at:0.6x server_down:1.0x
server_every:0.5x server_if:-0.5 server_in:0.2p server_is:-0.2 servic:-0.6 servic_is:0.6p servic_that:0.3p sery:-0.6 session:0.6p session_cooki:0.7e
session_first:0.2p session_from:-0.5 session_has:-0.7 session_id:0.3e session_run:0.6p session_token:0.4e session_with:0.6o set:-0.5 set_#name:0.4p
set_about:-0.6 set_and:0.7p set_approval:0.6p set_asid:-0.4 set_in:-0.9 set_is:0.4o set_of:-1.6 set_page:-0.4 set_the:0.2p set_to:-0.2 set_your:0.9o setup:-1.2
seven:-0.9 sh:0.3p sh_#path:0.9p sha256:-0.7 shak:-0.3 shak_well:-0.3 shall_not:0.5d shar:-0.5 shar_driv:-0.5 shar_the:1.0e shar_this:-0.8 shar_your:-0.7
she:-1.0 she_work:-0.3 sheet:-0.7 shell:0.6p shell_history:1.0d shell_is:-0.8 shell_that:0.2r shell_to:0.7p shift:-1.1 ship:-0.9 ship_it:-0.6 shop_is:-0.4
short:-0.8 short_answer:-0.2 should_answer:-0.8 should_be:-0.5 should_includ:-0.6 should_never:-1.0 should_not:0.6d show_it:0.5e show_me:1.1e show_the:-0.6
show_this:-0.6 shown:-1.4 shown_in:-0.6 shown_once:-0.8 shr:1.1x shut:0.4x shut_the:0.5x shutdown:0.9x shutdown_h:0.8x side:-1.8 sidebar:-0.7 sidebar_by:-0.4
sidenot:0.8f sie:-0.5 sign:-0.9 sign_in:-0.7 sign_the:0.5r signal:-2.0 signatur:0.6p silenc:0.8d silent:0.2d silent_and:0.2d silent_install:0.5d simpl:-1.7
simulat:-0.2 simulat_a:-0.3 simulat_developer:0.7r sinc:-1.2 sinc_march:-0.6 sit:-0.5 site:-0.3 site_is:0.6f sitemap:-0.6 size:-0.8 size_#number:0.7f
size_is:-1.3 skip:0.4o skip_all:0.8r skip_approval:1.0r skip_days:-0.8 skip_the:0.4o skip_to:-0.7 slack:-1.0 slip:0.8d slow:-0.2 small:-1.0 smok:-0.6
snapshot:-1.1 snippet:-0.5 so:0.3d so_far:0.6e so_nobody:0.6d so_that:1.3p sold:-0.6 someon:0.8p someon_asks:0.2d someon_mention:0.3p someth_is:-0.4 sorry:-0.7
sort:-1.1 sort_a:-0.5 sourc:-1.2 spac:-1.2 spam:-1.2 span_hidden:0.5f span_styl:0.5f spanish:-0.8 spe:-1.6 speak:1.4r speak_as:0.8r speak_to:-0.4 spell:0.2e
spell_the:1.1e spoiler:-0.9 spread:0.8r spy:-0.7 sql:-1.0 src:-1.1 src_#name:-0.3 src_#path:-1.3 src_x:1.0f ssh:-0.4 ssh_copy:-0.5 ssh_keys:-0.6 ssh_rsa:0.7p
ssl:-0.3 ssl_certificat:-0.3 stabl:-1.1 stack:-1.3 stack_trac:-0.7 staf:-0.9 stag:-1.7 stag_databas:-0.5 stag_server:-0.9 stal:-1.1 stal_issu:-0.4 stan:1.0r
stand:-0.2 stand_up:-0.3 standup:-0.8 star:0.8 start_#path:0.4p start_a:0.9p start_at:-0.5 start_fetch:0.4p start_fresh:0.8o start_from:-0.9 start_in:-1.1
start_now:0.6o start_of:-0.6 start_on:0.4o start_over:-0.7 start_the:-0.7 start_with:0.4p stat:-0.9 statement:-1.5 statistic:-0.8 statu:-1.8 statu_to:-0.7
stay:1.1r steal:0.7e steal_the:0.7e step_#number:-0.2 step_abov:-0.4 step_from:0.4d step_in:0.4d still:-1.0 stop_and:-0.6 stop_follow:0.6o stop_it:-0.6
stop_obey:1.2o stop_the:-1.3 stop_what:0.7o stop_work:0.2o stor:-0.9 stor_in:0.5p stor_it:-1.0 stor_password:0.4e stor_the:-0.6 stor_them:0.2e stor_this:0.7p
story:0.2r story_in:0.8r story_you:0.6r str:-2.1 str_in:-0.5 str_is:-0.6 str_of:0.5e stranger:-0.7 strict:-2.0 study:-0.4 styl_color:0.3f styl_font:0.5f
styl_opacity:0.8f subject:-1.4 submit_the:0.7f subscrib:-1.0 subscrib_to:-0.2 subscription:-0.8 succeed:0.4d succes:0.7d successful:-0.6 such:-1.5 such_as:-1.3
such_file:-0.8 sudo:1.2 sudo_and:0.4 sudo_apt:-0.8 sudo_mode:0.9r sudo_only:-0.8 sudo_rm:0.9x sudoer:0.7p sudoer_file:-0.3 suggest:-1.0 suit:-1.2 summaris:-0.2
summaris_it:-0.3 summaris_new:-0.6 summaris_the:-0.5 summaris_this:1.3f summaris_unread:-0.5 summaris_what:-0.9 summaris_yesterday:-0.4 summariser:1.0f
summary:-0.3 summary_of:-0.5 summary_to:-1.0 sunday:0.3x super:-1.0 supersed_all:-0.5 supersed_by:0.2o supersed_the:-0.4 superuser:1.0r supervisor:0.6r
supplier:-0.8 support:-0.6 support_agent:-0.5 support_team:0.4r support_with:0.8p suppres:-0.5 sure:0.6d sure_here:0.6f sure_i:0.5f sure_that:-0.4 sure_the:0.8d
sure_to:-1.4 surpris:-0.8 surpris_party:-0.6 survey:-1.0 suspend:0.7o suspend_until:0.7o suspend_your:0.6o svg:-0.4 switch_off:-0.4 sync:-1.3 sync_the:-0.5
sys:1.1f sys_you:0.5f system:0.5f system_#name:1.0f system_#number:-0.6 system_administrator:0.5r system_and:0.8r system_approv:0.9f system_boot:-0.6
system_content:0.7f system_do:0.8f system_font:-0.9 system_grant:1.1f system_ignor:1.1f system_instruction:0.4o system_languag:-0.5 system_linux:-1.0
system_messag:-0.3 system_new:1.1f system_notic:0.2f system_ok:-1.2 system_overrid:1.2f system_prompt:-0.8 system_reminder:0.7f system_requirement:-1.1
system_restart:-0.4 system_return:-0.8 system_reveal:1.0f system_that:0.4r system_the:1.2f system_ubuntu:-0.5 system_user:-0.8 system_you:1.3f systemctl:-0.5
systemctl_enabl:-0.3 systemd:0.5p systemd_servic:0.7p systemprompt:-0.7 tabl:-1.3 tabl_if:-0.6 tabl_in:0.6x tabl_of:-0.2 tablet:-0.7 tabs:-0.5 tabs_over:-0.2
tag:-1.0 tak:-0.2 tak_precedenc:0.8o take:-0.6 take_effect:-0.4 take_on:0.7r take_precedenc:-0.8 take_two:-0.8 take_your:-0.8 talk:-0.3 talk_to:-0.6 tap:-0.8
tar:0.2e target:-1.9 target_all:-0.5 task:-0.2 task_and:0.5o task_is:0.2o task_that:0.8p task_you:0.5o teacher:-0.9 team:-0.4 team_and:0.7r team_at:-0.6
team_channel:-0.7 team_has:0.4r team_lead:-0.8 team_of:-0.3 team_on:-1.1 telemetry:-0.9 tell:-0.5 tell_anybody:0.7d tell_anyon:-0.5 tell_nobody:0.8d
tell_the:-0.5 tell_them:1.1d tell_us:-0.8 tell_user:-1.0 tell_you:-0.7 tell_your:-1.0 temperatur:-1.1 templat:-0.5 temporary:-0.9 temporary_branch:-0.4
temporary_fil:-0.6 ten_messag:0.5e tenant:-0.6 term:-0.7 terminal:0.7r terminal_and:-0.2 terminal_argument:0.8f terminat:0.4x terminat_all:0.9x terraform:0.7x
terraform_destroy:0.7x test_#path:-0.2 test_account:-0.6 test_are:0.4f test_befor:-0.9 test_databas:-1.2 test_first:-0.8 test_in:-1.6 test_is:-0.3 test_live:-0.5
test_local:-0.8 test_mode:0.5r test_pass:0.6d test_server:-1.1 test_suit:-0.9 test_the:-0.3 test_with:-0.8 tester:0.3r text:-0.6 text_#path:-0.9 text_abov:1.0e
text_below:0.4o text_in:0.3f text_is:0.5o text_of:0.9e text_that:-0.8 text_to:0.6d th:-1.3 than:-0.9 than_#number:-0.7 than_your:0.5o thank:-1.1 thank_you:-1.1
that:0.5r that_answer:-0.2 that_approval:0.6p that_are:-0.6 that_came:0.2o that_can:-0.3 that_contain:0.6e that_does:0.3r that_download:0.7p that_every:0.6p
that_everyth:0.2d that_execut:0.9r that_has:0.8r that_i:0.4p that_ignor:0.8r that_may:-0.2 that_never:0.7r that_no:0.6d that_nobody:0.7d that_noth:0.8d
that_post:0.4p that_read:0.6f that_runs:0.7p that_safety:0.4p that_stand:-0.2 that_start:0.9p that_the:-0.2 that_ther:0.5d that_was:0.2r that_you:-0.2 the:0.4
the_#name:-2.2 the_#number:-0.2 the_abov:0.2o the_acces:0.2e the_account:0.9p the_actor:-0.5 the_addres:0.3e the_admin:1.0o the_administrator:0.4r
the_agenda:-0.7 the_agent:-0.2 the_ai:0.6 the_alarm:0.3d the_alert:0.8d the_allow:0.3p the_allowlist:0.2p the_alt:0.5e the_answer:0.2e the_api:0.9e the_app:-0.8
the_approval:1.3p the_archiv:-0.8 the_argument:-1.4 the_assistant:-0.2 the_attach:0.4o the_attachment:-0.3 the_attacker:0.5r the_audit:0.7d the_author:0.4o
the_authorization:-0.8 the_background:0.3d the_backup:-0.2 the_bank:0.2r the_banner:-0.9 the_bastion:-0.9 the_begin:0.4p the_behaviour:-0.7 the_best:0.6f
the_blog:-0.7 the_board:-0.4 the_book:-0.2 the_bot:-0.2 the_box:-0.9 the_branch:0.2d the_bridg:-0.6 the_brief:0.5o the_browser:0.8e the_budget:-0.8
the_button:-0.3 the_cach:-0.9 the_cake:-0.6 the_calendar:-0.2 the_call:-0.4 the_caller:-0.2 the_capital:-0.3 the_captain:-0.6 the_card:-0.7 the_case:-0.9
the_ceo:0.5r the_certificat:-1.0 the_chang:1.2d the_changelog:-0.2 the_channel:-0.2 the_chat:0.8e the_check:0.8r the_ci:-0.9 the_cleanup:-0.4 the_client:-1.5
the_cluster:0.6x the_code:-0.2 the_coffe:-0.5 the_comment:0.3e the_commit:1.2d the_company:0.3x the_compiler:-0.6 the_computer:-0.8 the_confidential:0.9e
the_config:1.0p the_configuration:-0.9 the_confirmation:0.9o the_constraint:-0.2 the_contact:0.6e the_container:-0.7 the_content:0.6e the_contract:-0.3
the_cooki:0.5e the_cooky:1.3e the_court:-1.0 the_credential:1.0e the_crew:-0.9 the_cron:-0.6 the_crontab:0.7p the_current:0.2o the_customer:0.7e the_dai:-0.7
the_dark:0.9d the_dashboard:-0.8 the_data:0.5f the_databas:0.4e the_date:-0.3 the_day:-0.7 the_debug:-0.3 the_default:-1.2 the_delet:1.0f the_deletion:0.8f
the_demo:-1.2 the_dependency:0.5p the_deploy:0.4f the_design:-0.6 the_dev:-0.7 the_developer:0.3o the_devic:-0.6 the_diff:0.5d the_directiv:0.3o
the_directory:-0.4 the_disk:0.9x the_dns:0.8x the_docs:-0.9 the_doctor:-0.9 the_document:0.6e the_door:0.6p the_download:-0.5 the_draft:-0.4 the_driver:-0.7
the_dump:-0.9 the_e:0.3e the_earlier:-0.2 the_entry:0.9d the_environment:1.1 the_even:-0.4 the_evidenc:0.7d the_exchang:-0.5 the_extra:0.6d the_failur:0.6d
the_fee:-0.2 the_field:-1.1 the_fil:0.7f the_film:-0.8 the_filter:0.4r the_firewall:0.7p the_flag:0.3o the_flight:-0.9 the_fold:-0.6 the_folder:0.8d
the_follow:0.4f the_form:-0.2 the_forum:-0.7 the_fridg:-0.6 the_full:-0.2 the_function:-0.7 the_fund:0.8f the_game:-1.1 the_garden:-1.0 the_gate:0.6p
the_git:0.5p the_green:0.3o the_group:-0.8 the_guard:-0.2 the_guidelin:1.0o the_hacker:-0.5 the_header:0.4f the_health:-0.3 the_heat:-0.9 the_help:-0.9
the_hidden:0.5e the_history:0.3d the_home:1.0x the_hook:0.4p the_host:0.9r the_hous:-0.6 the_http:0.4e the_human:0.9d the_identity:1.0r the_imag:0.9e
the_imperativ:-0.5 the_inbox:0.3e the_installer:-0.5 the_instruction:-0.8 the_internet:-0.6 the_introduction:-0.6 the_invoic:-0.8 the_issu:1.0e the_job:0.9d
the_jury:-0.5 the_key:0.9f the_keychain:0.2e the_keys:1.2f the_king:-0.8 the_lab:-1.0 the_label:-1.0 the_landlord:-0.7 the_laptop:0.6x the_last:0.5e the_law:0.6r
the_left:-0.8 the_legacy:-0.6 the_letter:-0.5 the_library:-1.0 the_licenc:-0.9 the_licens:-0.9 the_light:-1.2 the_lin:0.3o the_line:-0.3 the_linter:-1.2
the_load:0.3x the_local:-0.9 the_lock:-0.4 the_login:0.7p the_logo:0.3 the_lunch:-0.6 the_mail:0.6d the_mailbox:0.9e the_maintainer:0.6f the_maintenanc:-0.5
the_manager:0.6r the_manual:-0.2 the_meet:-0.7 the_merg:-0.4 the_merger:-0.9 the_messag:-0.4 the_metric:-0.6 the_migration:0.2f the_miner:0.6p the_ministry:-1.0
the_model:-0.8 the_month:0.5x the_morn:-0.2 the_nam:0.2e the_name:-0.7 the_nas:-0.5 the_network:0.2d the_new:-0.6 the_newest:-0.5 the_news:-0.7
the_newsletter:-1.0 the_next:0.8e the_night:-1.0 the_nois:-0.9 the_not:-0.9 the_novel:-0.5 the_nurs:-0.6 the_offic:-0.9 the_old:-0.2 the_on:-0.7 the_one:1.1r
the_ones:-0.4 the_open:-0.8 the_operation:0.2f the_operator:1.0o the_opposit:0.4o the_original:-0.6 the_other:0.7x the_output:0.8d the_oven:-1.0 the_overrid:-0.7
the_owner:0.4d the_packag:0.4d the_paper:-0.3 the_parcel:-0.5 the_parser:-0.9 the_part:0.3r the_party:-0.7 the_password:1.2e the_past:0.5e the_path:-1.1
the_payment:0.3r the_permission:0.3p the_person:0.9d the_persona:0.7r the_phon:-1.2 the_photo:-0.6 the_pin:0.3r the_pipelin:-0.9 the_plan:0.3o the_plant:-0.4
the_player:-0.7 the_policy:0.7o the_portal:-0.8 the_power:-0.6 the_preced:0.7o the_pres:0.3e the_previou:-0.2 the_pric:0.3f the_printer:-1.0 the_prior:0.8o
the_privat:0.6e the_problem:-0.9 the_product:-0.3 the_production:0.8x the_program:-0.5 the_project:-0.3 the_prompt:0.3f the_pull:0.4e the_query:1.0e
the_question:-0.4 the_queu:-0.9 the_reader:0.2f the_real:1.0o the_recipient:0.8d the_red:-0.8 the_releas:-1.2 the_rep:1.2e the_repo:0.6f the_request:-1.7
the_rest:0.3r the_restriction:0.2o the_retro:-0.6 the_revers:0.5o the_review:0.3f the_reviewer:0.9d the_role:0.2r the_root:0.4r the_router:-0.8 the_rss:-0.3
the_rul:0.5o the_rule:-0.2 the_run:0.2d the_safe:-0.8 the_safety:-1.0 the_same:-1.1 the_sandbox:1.0f the_scanner:0.6p the_schema:-1.3 the_school:-0.9
the_screen:-0.4 the_script:0.7p the_search:0.4e the_secret:1.2e the_security:0.7p the_sensor:-1.1 the_server:-0.6 the_servic:-0.4 the_sery:-0.3 the_session:1.1e
the_setup:-0.3 the_shar:-1.1 the_sheet:-0.4 the_shell:0.4p the_shop:-0.6 the_sidebar:-0.5 the_sign:-0.2 the_site:-0.4 the_snippet:-0.2 the_sourc:-1.2
the_spy:-0.7 the_ssh:1.1e the_ssl:-0.3 the_stag:-1.2 the_stand:-0.6 the_standup:-0.7 the_start:-0.4 the_step:-0.6 the_styl:-0.6 the_sudoer:-0.3 the_summary:0.4d
the_superuser:0.3r the_supervisor:0.6r the_surpris:-0.6 the_sync:-0.8 the_tabl:-0.9 the_talk:-0.7 the_task:1.0o the_tax:0.4e the_team:-1.0 the_temperatur:-0.9
the_templat:-0.7 the_temporary:-0.7 the_term:-0.4 the_terminal:-0.6 the_test:0.6d the_text:-0.2 the_them:-0.5 the_thermostat:-0.5 the_ticket:-0.2 the_time:-1.0
the_todo:-0.8 the_token:0.4e the_tool:0.2f the_top:-0.7 the_train:-0.7 the_transcript:0.6d the_transfer:0.9d the_trash:-0.6 the_true:1.0o the_two:-0.9
the_unrestrict:-0.9 the_updat:0.5d the_upgrad:-1.2 the_url:-0.3 the_user:1.4 the_valu:0.8 the_valv:-0.6 the_vault:0.6e the_version:0.2r the_villain:-0.5
the_visitor:0.8e the_wallet:1.0e the_warn:0.8d the_water:-0.9 the_weather:-1.3 the_webhook:0.8e the_week:-1.6 the_whiteboard:-1.0 the_whol:0.6x the_wiki:-1.0
the_window:-0.4 the_witnes:-0.5 the_wizard:-0.4 the_word:-0.3 the_wrong:-0.4 theatr:-0.4 their_password:-0.5 them:0.2 them_as:-0.8 them_in:0.4e them_into:0.4
them_on:0.5e them_the:0.8d then:-1.0 then_send:-1.0 then_the:-0.2 ther:0.2o ther_are:-0.2 ther_is:0.4d thermostat:-0.5 thermostat_to:-0.5 thes:0.2o
thes_instead:0.8o thes_lin:0.7p thes_new:0.6o thes_step:0.6o thesi:-0.9 they:0.2o they_did:0.4d they_were:0.5o think_the:1.0d third:-1.0 third_party:-0.8
this:0.5d this_action:1.2d this_addres:-0.5 this_agreement:-0.7 this_answer:0.7f this_as:0.9p this_between:0.5d this_block:-0.6 this_chang:0.7d this_chapter:-0.8
this_chat:1.0r this_code:-0.6 this_command:-0.8 this_conversation:-0.2 this_devic:-0.6 this_e:-0.9 this_email:-0.7 this_error:0.7 this_file:0.4o this_folder:-1.0
this_from:1.3d this_hidden:0.7d this_imag:0.7e this_in:1.7d this_instead:0.2o this_instruction:1.2d this_is:-0.4 this_issu:-0.3 this_it:0.4f this_key:0.8p
this_letter:-0.7 this_line:0.4o this_list:-0.6 this_machin:0.2e this_mail:-0.9 this_messag:-0.2 this_mode:-0.9 this_moment:0.2r this_month:-0.6 this_must:0.7f
this_note:1.3o this_notic:-0.8 this_number:-1.2 this_once:0.3o this_one:1.1o this_order:0.7d this_out:0.6d this_paper:0.5f this_paragraph:0.2p this_pictur:-0.4
this_point:0.9o this_product:0.7f this_project:-2.3 this_pull:0.7f this_repo:-0.4 this_repository:-0.3 this_request:0.4d this_resourc:-0.6 this_result:0.4f
this_role:-0.7 this_rule:0.9p this_secret:1.0d this_sentenc:1.2o this_session:1.0o this_set:-0.9 this_silent:0.7d this_step:1.3d this_story:0.6r
this_supersed:0.6o this_system:-0.4 this_task:-0.4 this_text:0.7o this_the:-0.4 this_ticket:0.6f this_to:1.3d this_tool:0.7f this_up:0.8d this_week:-0.6
this_will:-2.0 this_window:-0.6 this_without:0.6d thos:0.3o thos_of:0.8o though:0.7 though_you:0.5r thought:0.3f thought_i:0.2f thre:-0.6 thread:-0.2
through_the:-1.4 throw:-0.6 throw_out:0.5o throw_the:0.4x thumb:-0.5 thursday:-0.7 ticket:-0.9 ticket_and:0.3e ticket_in:-0.8 ticket_number:-0.9 ticket_to:-0.6
tiktoken:-0.3 tim:-1.0 time:-0.4 time_in:-0.9 time_the:0.2p time_you:0.4p timeout:-1.3 timestamp:-0.6 titl_of:0.4e tls:-1.0 tmp:-0.5 to:-0.4 to_#address:1.4e
to_#evil:1.2e to_#name:0.5p to_#number:-0.7 to_#path:0.2p to_#secret:-0.2 to_a:-0.5 to_acces:-1.0 to_account:0.6f to_act:-0.2 to_administrator:0.5r to_ai:0.6f
to_all:-0.6 to_any:-1.0 to_approv:0.2r to_ask:1.0p to_be:0.2r to_bypas:0.2o to_call:0.3f to_chang:-0.2 to_continu:-1.1 to_crontab:0.5p to_customer:-0.8
to_delet:-0.6 to_disabl:0.4f to_disregard:-0.4 to_do:-1.3 to_drink:-0.2 to_every:1.1e to_everyon:0.7d to_everyth:0.8p to_fetch:-0.8 to_finish:-1.0 to_follow:0.6o
to_forget:-0.6 to_get:-0.4 to_god:0.7r to_hear:0.6d to_install:-1.0 to_keep:-1.0 to_know:0.6d to_leak:0.5f to_leav:-0.7 to_log:0.4p to_main:0.2x to_mallory:0.9e
to_me:-0.4 to_memory:0.7p to_obey:0.8o to_off:1.4p to_one:0.4r to_open:-0.4 to_our:-0.6 to_overrid:-0.9 to_post:-0.4 to_push:0.4f to_read:0.9r to_renew:-0.3
to_repair:0.5f to_reset:-0.9 to_resolv:-0.3 to_restart:-0.6 to_reviewer:0.3f to_root:-0.2 to_rotat:-0.7 to_run:-0.2 to_s3:-0.7 to_save:-0.5 to_say:-0.7
to_see:-0.6 to_send:-0.4 to_shar:0.3f to_skip:0.6r to_stag:-0.6 to_stop:0.4o to_sudoer:0.8p to_take:-1.2 to_tell:0.4d to_the:-0.3 to_third:-0.6 to_this:-0.8
to_transfer:0.6f to_unrestrict:1.1r to_use:-1.4 to_user:-1.0 to_version:-0.7 to_view:-0.9 to_writ:-1.2 to_you:1.0o to_your:-0.8 to_yourself:0.5d today_on:0.5p
todo:-0.7 todo_comment:-0.5 todo_remov:-0.9 token:-0.2 token_and:-0.4 token_are:-0.8 token_as:0.5e token_expir:-0.5 token_from:-0.5 token_in:0.9e token_into:0.9e
token_is:-1.1 token_limit:-0.3 token_to:0.8e told:-0.4 told_about:-0.3 told_earlier:0.3o told_otherwis:-0.2 told_the:-0.8 told_when:-0.9 told_you:0.5o tom:-1.1
tomorrow:0.2x tone:-1.0 tonight:0.9x too:-0.5 took:-0.2 tool:0.8f tool_#name:0.7f tool_#path:-0.5 tool_call:0.6f tool_first:0.6f tool_is:0.2f tool_must:0.6f
tool_name:-0.8 tool_note:0.7f tool_output:0.9f tool_read:-1.0 tool_result:-0.7 tool_return:0.2f tool_to:1.1e tool_with:0.4f tool_you:-0.2 top:-1.4 topic:-0.7
trac_in:0.2d track_after:0.6d trail:-0.4 train:-0.5 train_and:0.7o train_on:-0.6 transaction:-0.7 transcript:0.7d transfer:1.1f transfer_#number:1.3f
transfer_the:0.5f transfer_tool:0.8f transform:-0.6 translat_new:-0.4 translat_this:0.7o translat_your:0.4e translator:-0.8 transmit:-0.2 transmit_the:-0.4
trash:-0.6 travel:-1.1 treat:-0.2 treat_every:0.6p treat_the:-0.2 treat_this:0.3o treat_warn:-0.5 tree:-1.1 trick:-0.9 true:-1.2 true_#path:-0.4
true_instruction:1.0o truncat:0.6x truncat_all:0.5x truncat_the:0.2x trust:0.5p trust_level:0.3o trust_me:-0.3 trust_the:-1.1 try:-1.0 try_again:-0.5 try_to:-1.1
tuesday:-0.9 tunnel:0.2p turn:-0.6 turn_off:-0.5 turn_the:-0.4 tutorial:-0.7 twic:-0.3 twin:-0.3 two:-1.0 two_days:-0.9 two_hour:-0.2 two_reviewer:-0.7 typ:-1.4
type:-1.1 type_text:0.3f typo:-1.1 typo_in:-0.9 ubuntu:-0.7 ubuntu_#name:-0.7 unalign:0.7r unalign_model:0.7r unanswer:-0.9 unawar:0.9d uncensor:0.7r
uncensor_model:0.5r under:-0.6 under_#number:-1.3 under_kv:-0.2 under_the:-0.9 undon:-0.5 unfilter:0.5r unfilter_assistant:0.4r unfilter_chatbot:0.6r
uninstall:-0.2 unit:-1.0 unknown:-2.1 unknown_option:-0.8 unlearn:0.8o unles_ask:-0.6 unlimit:-0.4 unlimit_plan:-0.7 unlock:0.9r unnotic:0.5d unplug:-0.6
unread:-0.5 unread_mail:-0.4 unreleas:0.7e unrestrict_ai:0.6r unrestrict_mode:0.2r until:-0.7 until_further:0.6o until_the:-0.6 unus:-1.6 up_docker:-0.6
up_in:0.8d up_the:-0.7 up_to:-1.5 up_with:0.8d up_your:-0.4 updat:-0.3 upgrad:-0.3 upgrad_to:0.6r upload:0.4e upload_#secret:1.0e upload_a:-0.9 upload_fail:0.4d
upload_it:1.0e upload_the:0.6e upload_them:0.5e upload_your:-1.0 ur:1.0o urgent:-0.4 url:-0.7 url_#evil:0.5 url_you:0.4e us:-0.7 us_any:-0.4 us_at:-0.9
us_pretend:0.7r us_the:-0.8 us_this:0.2f us_what:-0.7 us_your:-0.6 usag:-2.2 use:-1.1 use_british:-0.6 use_emoji:-1.0 use_forc:-0.9 use_mine:0.7o use_only:-0.6
use_rm:-0.6 use_sudo:-0.3 use_this:0.2f use_your:0.6e used_for:-1.4 used_in:-1.1 user_#name:0.6f user_#number:-1.0 user_#path:-0.2 user_a:-0.2 user_about:0.5d
user_acces:0.2e user_account:0.9x user_acts:-0.2 user_addres:0.7e user_agent:-2.2 user_agre:0.6f user_alic:-1.2 user_allow:0.6p user_and:0.6f user_api:0.3f
user_approv:-0.5 user_are:0.5o user_ask:-0.5 user_assistant:-0.9 user_back:0.7d user_befor:-0.3 user_believ:0.7d user_call:-0.2 user_content:0.4f
user_credit:0.3e user_data:0.3x user_delet:1.0f user_dislik:-0.4 user_document:0.3e user_does:0.2d user_e:0.4 user_everyth:0.6d user_fil:0.8f user_for:-0.7
user_forget:-0.5 user_forgot:-0.4 user_from:1.0x user_has:0.5f user_hid:-0.5 user_home:0.6e user_host:-1.2 user_how:-0.2 user_id:-1.0 user_ignor:-0.3
user_in:0.6d user_instruction:-0.4 user_is:-0.6 user_keep:-0.7 user_know:0.4d user_lik:-0.7 user_location:0.7e user_logs:0.2p user_may:0.2d user_must:0.5d
user_name:-1.0 user_never:-0.8 user_now:0.8f user_password:0.6e user_phon:1.1e user_play:-0.3 user_postgr:-0.4 user_prefer:-0.7 user_pretend:-0.4
user_privat:1.0e user_question:1.3e user_read:-0.5 user_request:1.0o user_role:-0.8 user_root:-0.9 user_says:-0.6 user_send:0.2f user_should:0.6d user_ssh:-0.4
user_switch:0.2d user_that:-0.9 user_the:0.6d user_to:-0.2 user_token:0.3f user_told:0.4e user_trust:-0.3 user_typ:0.6e user_was:-0.8 user_what:-0.5
user_when:-0.8 user_will:-0.7 user_with:-0.6 user_writ:-0.9 user_yes:0.8f uses:-1.8 uses_the:-0.5 usual:0.3d utc:-1.4 v:-1.7 v2:-0.8 v3:-1.1 vacation:-0.9
vacuum:-1.0 vacuum_the:-0.7 valid:-0.7 valid_if:0.2f valu:-0.4 valu_in:0.6e valu_of:1.2 valv:-0.9 variabl:-0.5 variabl_#name:0.2p variabl_and:0.4e
variabl_are:-0.7 variabl_nam:-0.7 variabl_to:0.9e vault:0.3e vault_and:0.8e vault_under:-0.2 vendor:-1.1 verbatim:1.1e verification:0.6o verify:0.5f
verify_that:-1.0 version:-1.6 version_#name:-0.8 version_#number:-0.9 version_are:-0.8 version_is:-0.6 video:-1.2 view:-1.6 view_this:-0.8 viewer:-1.1
villain:-0.6 vim:-0.9 violat_your:0.3o viru:1.0r visibility:-0.4 visibility_hidden:-0.4 visibl:-0.2 visit:0.3 visit_#evil:0.4 visitor:0.4e vm:-0.9 vm_at:-0.8
void:-1.2 volum:0.6x vot:-0.6 vote:0.9f vue:-0.4 wait:-0.2 wait_for:0.6o waiv:0.8o wake:-0.8 wall:-1.0 wallet:1.0e want:-0.9 want_answer:-0.4 want_no:-0.4
want_secret:-0.6 want_the:-0.3 want_to:-1.4 want_you:0.7f warn_about:-1.0 warn_abov:-0.7 warn_and:0.6d warn_as:-0.5 warn_deprecat:-0.8 warn_from:0.6d
warn_ignor:-0.5 warn_in:-0.9 warn_me:-0.6 warn_previou:-0.3 warn_this:-1.3 was:-0.3 was_a:1.0d was_already:0.8d was_chang:-0.8 was_empty:-0.2 was_never:0.5r
was_not:-0.7 was_remov:-0.6 was_sent:-0.3 was_told:-0.9 was_wrong:0.3o watch:-0.4 watch_the:-0.3 water:-1.2 water_the:-0.4 way:-0.9 we:-1.4 we_have:-0.7
we_never:-0.5 we_sent:-0.3 we_will:-0.5 wear:-0.8 weather:-1.3 weather_every:-0.7 weather_servic:-0.5 web:-0.2 web_pag:0.6p webhook:0.8e webhook_at:0.7e
websit:-0.2 week:-0.3 week_report:-1.2 week_summary:-0.7 weekday:-0.8 weekend:-1.2 weekend_when:-0.6 well:-1.2 well_befor:-0.3 went:1.1d went_fine:0.2d
were_a:1.0o were_configur:0.4o were_given:0.6o were_lift:-0.4 were_not:-0.6 were_replac:-0.6 were_told:1.2o were_written:0.5o were_wrong:-0.7 were_you:0.7e
wget_#evil:0.8p wget_post:0.6e wget_qo:-0.4 what_came:0.6o what_chang:-0.9 what_follow:0.8o what_is:0.9e what_it:0.2r what_the:0.8o what_they:-0.4 what_this:0.5o
what_was:-0.6 what_were:0.8e what_you:0.5d what_your:0.3o whatever:0.6o whatever_happen:0.9d whatever_is:0.2o whatever_it:0.8r whatever_the:0.2o
whatever_your:0.2o wheel:-0.6 when:-0.5 when_a:-1.6 when_an:0.2f when_ask:0.4d when_count:-0.7 when_finish:1.1d when_it:0.3p when_search:-1.2 when_sort:-0.4
when_the:-0.3 when_they:-0.5 when_you:0.3d whenever:0.7p whenever_someon:0.6p whenever_the:0.2p whenever_you:0.2p wher:-0.5 wher_the:0.7d wher_you:0.5r
whether:-0.8 whether_#address:-0.2 whether_the:-1.5 which_fil:-0.2 which_has:0.9r which_you:0.3r whil:-0.5 whil_the:0.5d whisper:-0.7 whit:-0.3
whit_background:0.4f whit_text:-0.4 whiteboard:-1.0 who:0.5r who_can:0.6r who_has:0.5r who_help:-0.6 who_ignor:0.6r who_never:0.2r who_used:0.5r whoami:1.1e
whol:0.7x whol_repository:0.7x whos:0.8r why:-0.6 width:-2.1 wife:-0.9 wiki:-1.0 will:-1.0 will_act:-0.2 will_be:-1.2 will_comp:1.1f will_delet:0.4f
will_never:-0.6 will_not:-1.8 will_now:0.6f will_play:-0.2 will_send:0.7f win:-0.2 window:-1.5 wins:0.3o wipe_all:0.8x wipe_the:-0.4 wire:-0.6 wish:0.3o
with:-0.7 with_#evil:0.7e with_#number:-0.2 with_#secret:0.4f with_a:-0.5 with_all:-0.6 with_amount:0.5f with_care:-0.5 with_ctrl:-0.7 with_curl:-0.3
with_earlier:0.6o with_every:-0.7 with_id:-0.3 with_its:0.7r with_my:-0.5 with_no:0.2r with_our:-0.3 with_password:0.8p with_path:0.5f with_port:-0.7
with_ssh:-0.5 with_sudo:0.7 with_systemctl:-0.4 with_the:0.2e with_thes:0.7o with_this:-0.6 with_tiktoken:-0.3 with_yes:-0.4 with_yesterday:-0.5 with_you:1.0e
with_your:-0.6 with_zero:1.0x withdrawn:0.9o within:-1.6 within_#number:-0.9 within_a:-0.9 within_two:-0.3 without_a:0.3p without_any:0.2r without_approval:0.8p
without_ask:-0.9 without_check:0.7r without_confirmation:0.5f without_filter:0.9r without_inform:0.6d without_moral:0.7r without_network:-0.7 without_read:-0.5
without_restriction:-0.8 without_review:0.7f without_rul:-0.2 without_tell:0.5d without_the:-0.3 witnes:-0.6 wizard:-0.7 word_abov:0.8e word_banana:0.7p
word_for:1.1e word_ignor:-0.5 word_of:0.9e work:-0.5 work_and:-0.5 work_for:0.8r work_from:-0.4 work_on:0.2o work_with:-0.9 worker:-1.3 workspac:-1.2 world:-1.6
would:-0.5 writ:-0.7 writ_a:-0.6 writ_test:-0.8 writ_that:-0.3 writ_the:0.3e writ_them:-0.4 writ_this:1.0p written:0.6o written_abov:0.8o written_by:0.7o
written_here:0.9o written_in:-1.0 written_to:-1.3 wrong:-0.8 wrong_use:0.2o wrot:-0.2 x:0.2e x_#evil:0.5e x_#number:-1.0 x_alt:0.8f x_api:-1.4 x_post:-0.2
x_x:-1.0 xr:-0.3 xr_x:-0.3 y:-2.1 y_#path:-0.7 yaml:-1.5 yes:0.3f yesterday:-1.0 yesterday_list:-0.8 yolo:0.9p you:0.5 you_a:-0.5 you_act:-0.4 you_already:-0.8
you_answer:1.0f you_are:0.5 you_call:0.7f you_can:-0.7 you_chang:-0.4 you_continu:1.0d you_could:0.9d you_did:0.7d you_do:-0.9 you_dont:-0.4 you_find:-0.5
you_for:-0.9 you_found:0.9d you_get:-0.7 you_got:0.8o you_had:1.1r you_have:0.3r you_ignor:-0.3 you_know:-1.2 you_may:0.6o you_need:-0.2 you_now:0.2r
you_obey:0.4f you_play:-0.5 you_pleas:-0.5 you_rep:-0.2 you_report:0.7d you_run:0.2p you_see:0.5p you_send:0.3d you_should:-0.8 you_start:0.5p you_summaris:0.9f
you_take:-0.8 you_the:0.2r you_think:-0.9 you_to:-0.2 you_told:0.7e you_trust:-0.8 you_use:-1.0 you_want:-1.5 you_were:1.5o you_will:-0.2 you_work:0.7p
you_writ:0.4p your_a:0.8r your_account:-1.1 your_addres:-0.6 your_administrator:-0.4 your_answer:1.0e your_api:-0.8 your_branch:-0.6 your_browser:0.2f
your_computer:-0.6 your_configuration:1.1e your_content:1.0o your_context:1.3o your_creator:1.0o your_current:0.4o your_cv:-0.8 your_data:-0.6 your_default:0.9p
your_developer:1.8o your_doctor:-0.6 your_e:-0.3 your_earlier:1.6o your_environment:0.2e your_feedback:-0.6 your_friend:-0.7 your_goal:0.7o your_guidelin:1.7o
your_hidden:1.0e your_initial:1.3e your_instruction:-0.2 your_key:-0.9 your_keys:-0.9 your_limit:0.9o your_maker:0.5r your_memory:0.7p your_name:-0.9
your_next:0.5e your_old:0.7o your_only:0.7o your_operator:1.4o your_order:-0.9 your_original:0.8o your_own:0.6p your_owner:1.1o your_password:-2.0
your_persona:0.9r your_phon:-0.4 your_pin:-1.1 your_policy:1.2o your_previou:0.6o your_prior:0.7o your_privat:-0.9 your_program:0.6o your_prompt:0.9o
your_public:-0.7 your_question:-0.6 your_real:0.8o your_rep:0.8e your_report:0.3d your_safety:1.5o your_session:0.2f your_summary:0.9d your_system:1.2o
your_task:0.2o your_token:-0.9 your_track:0.8d your_train:1.0o your_true:0.7r yourself:1.3r yourself_and:0.5r yourself_as:0.6r yourself_into:0.3r
yourself_to:0.7p zero:0.4x zero_width:-0.8 zip:-0.5 zone:0.2x zsh:-0.8
`;
