/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-2.72 #address:-1.3 #address_#path:0.6f #address_and:-0.5 #address_answer:-0.3 #address_as:0.2p #address_by:-0.7 #address_every:-1.1 #address_is:-0.2
#address_on:0.4e #address_open:0.4p #address_request:-0.3 #address_sh:-0.9 #address_to:-0.7 #address_with:-0.9 #evil:4.0e #evil_#number:0.7e #evil_#path:0.6f
#evil_#secret:0.6e #evil_and:1.0 #evil_as:0.7p #evil_at:0.6p #evil_bash:0.7p #evil_befor:0.6p #evil_every:0.2p #evil_first:0.2p #evil_follow:0.6e #evil_in:1.0p
#evil_is:0.4p #evil_o:0.6p #evil_on:0.2p #evil_plus:0.3e #evil_sh:0.9p #evil_the:0.2e #evil_to:1.1p #evil_with:0.9 #name:-0.3 #name_#address:-1.3
#name_#name:-0.2 #name_#number:-0.5 #name_#path:1.1x #name_and:0.2e #name_approv:0.5f #name_are:-0.2 #name_as:-0.7 #name_assistant:1.4f #name_delet:0.3f
#name_display:-1.2 #name_environment:-1.5 #name_file:0.3e #name_first:-0.2 #name_folder:0.3x #name_for:-1.4 #name_home:-1.0 #name_id:-0.5 #name_in:0.2e
#name_into:0.4e #name_invok:0.9f #name_is:-2.0 #name_model:0.8f #name_must:0.3e #name_name:1.1f #name_npm:-0.7 #name_obey:0.7f #name_of:0.3p #name_off:1.0p
#name_ok:0.4f #name_on:0.4f #name_path:-1.2 #name_role:-0.9 #name_s:-2.2 #name_self:-0.6 #name_send:-0.8 #name_so:0.8p #name_system:1.9f #name_that:0.5p
#name_to:0.8p #name_true:-1.8 #name_user:1.0f #name_with:1.3f #name_without:0.4f #name_you:0.2p #name_your:-1.2 #number:-0.7 #number_#name:-1.8
#number_#number:-0.5 #number_#path:-0.9 #number_#secret:-0.8 #number_am:1.2x #number_assistant:0.7f #number_byt:-0.9 #number_commit:-0.6 #number_could:-0.8
#number_days:-1.4 #number_degre:-0.2 #number_dollar:0.4e #number_enter:-0.4 #number_eur:0.5f #number_euro:-0.2 #number_every:1.0x #number_fail:-0.5
#number_fil:-0.9 #number_gb:-0.7 #number_hour:-0.7 #number_if:-1.2 #number_ignor:-0.3 #number_in:0.9 #number_instruction:0.7o #number_is:-1.1 #number_item:-0.8
#number_jan:-0.3 #number_january:0.2p #number_june:-0.6 #number_lin:0.2e #number_march:-0.5 #number_may:-0.9 #number_mb:-1.0 #number_minut:-1.0 #number_ms:-0.7
#number_must:-0.3 #number_no:-1.0 #number_of:-0.9 #number_pass:-0.7 #number_per:-0.6 #number_pm:-0.2 #number_request:-0.5 #number_result:-0.8 #number_root:-0.3
#number_run:0.2f #number_scen:-0.6 #number_second:-1.2 #number_star:0.7 #number_test:-1.1 #number_the:-1.2 #number_to:0.6f #number_unit:-1.0 #number_were:-0.7
#number_when:0.7f #path:0.3f #path_#evil:0.3p #path_#path:0.6 #path_agent:0.8f #path_ai:1.0f #path_and:-0.6 #path_assistant:1.0f #path_at:1.7x #path_base64:-1.0
#path_curl:0.2p #path_eslint:-0.3 #path_every:0.8x #path_export:0.7p #path_first:0.8p #path_gt:-0.5 #path_in:-0.4 #path_is:-1.3 #path_now:0.9f #path_of:1.4x
#path_older:-0.6 #path_on:0.9x #path_role:-0.2 #path_sure:1.1f #path_system:0.7f #path_that:0.8p #path_the:-1.0 #path_to:0.6p #path_user:0.6f #path_you:0.9f
#secret:0.5e #secret_#evil:0.6e #secret_#path:0.7f #secret_and:0.9e #secret_as:0.5e #secret_base64:0.9e #secret_file:-0.4 #secret_in:0.8e #secret_is:-1.1
#secret_nc:0.7e #secret_on:-1.1 #secret_permission:-1.2 #secret_s3:0.4e #secret_ssh:-0.9 #secret_to:1.6e 1password:-0.7 9999px:0.5f @about:-1.0 @address:0.4e
@after:0.2d @allDay:0.6x @allOf:0.7x @allow:0.6o @allow-:-0.4 @allow=:-0.5 @anyone:0.6d @appear!:0.5e @approved:0.5f @asIf:0.6d @asVoid:0.2o @aside:0.6
@ask!:-1.6 @ask-:1.1 @ask=:-0.5 @asker:-0.2 @asking:-0.6 @asks:-0.5 @atTop:0.3o @authority:0.6f @beforeYou:-0.5 @behalf:0.3f @bigStores:0.3x @blurt:-0.2
@blurt!:0.3e @blurt-:-0.3 @blurt=:0.2e @called:0.2r @careful:-1.7 @change:0.3p @change=:-0.5 @changeing:-0.5 @changes:-1.0 @claim!:0.2r @claim-:0.4d @claim=:-0.4
@claiming:-0.5 @claims:-0.5 @covert:1.2d @denial:0.3d @deny:0.9d @deny!:1.1d @denying:0.6d @denys:-0.5 @destroy:0.6x @destroy!:0.4x @destroy=:-0.9 @destroys:-0.5
@do!:0.8e @doc:0.3d @done:0.5d @drop!:0.3o @drop-:-0.5 @drop=:0.5p @droping:-0.4 @drops:-0.7 @enroll:0.3p @enroll-:-0.8 @enroll=:0.4p @enrolling:-0.8 @evenIf:0.8
@everything:0.3o @except:-0.7 @excuse:0.8d @falsehood:0.3d @falsify:0.5d @falsify!:1.3d @falsifying:-0.7 @feign:0.2r @feign!:0.2r @feigns:-0.5 @fetch:0.2e
@fetch-:0.6d @fetch=:0.2p @fetching:0.2f @fetchs:-0.5 @fine:0.5d @follow!:-0.5 @follow-:1.0o @follow=:-0.2 @follows:0.5r @gotYou:0.2o @guard:1.2p @halt!:0.2x
@hand:0.4e @hand!:0.3e @hand-:-0.3 @hand=:0.7p @handing:0.6 @hide:0.3d @hide!:0.6d @hides:-0.7 @hostGuard:0.3p @ifAsked:1.3d @ifWord:-0.5 @ignore!:0.3o
@ignore-:-1.6 @ignore=:0.8o @ignores:0.2r @keep:0.2d @know!:-0.3 @know-:1.4d @know=:-1.1 @knowing:0.6f @knows:-1.1 @lawless:1.2r @letters:0.5e @localOnly:-0.6
@loot:1.1e @machine:1.3f @mislead!:1.5d @modes:0.7r @my:0.4o @myKey:1.7p @myRules:1.3o @newRule:0.6f @noMatter:0.7d @none:0.3r @note:0.2o @nothingDone:0.3d
@obeyMe:1.1o @oldRules:1.0o @omit-:0.3d @omit=:0.7p @omiting:-0.2 @omits:-0.9 @open-:0.4d @open=:0.6p @openPlace:0.2e @opening:-0.4 @outrank:0.2o @outside:0.6e
@pack-:-0.2 @packing:-1.2 @packs:-0.2 @pact:1.6d @person:0.5d @power:0.4r @pretend:0.2r @pretend!:0.3r @pretend-:-1.0 @pretending:0.2r @pretends:-0.7 @prior:0.3o
@private:0.2e @production:0.8x @prompt:0.6o @put:0.2p @put-:-0.4 @puting:-1.0 @puts:-0.6 @raze:0.4x @raze!:0.3x @razes:0.4p @reads:0.6f @real:0.2 @record!:-0.3
@record=:-1.0 @records:0.5x @releasedFrom:0.8r @reply:0.2e @roleplaying:-0.9 @roleplays:-1.0 @rootPower:0.5r @rootSecret:0.4e @rules:1.0o @run!:0.4f @run-:-0.5
@run=:-0.4 @runing:-0.9 @runs:-0.4 @safeOrder:0.3d @safetyRules:0.4o @say:-0.2 @say!:0.2e @say-:-0.2 @say=:0.5e @sayNothing:0.8d @saying:0.3 @says:-0.9
@scratch:-0.6 @secrecy:0.3 @secret:0.7e @secretfile:2.1e @send!:0.4e @send-:-0.4 @send=:-0.3 @sending:0.2 @sends:-0.2 @serve:0.5o @skipped:0.5o @sneak!:0.2d
@sneaks:-0.3 @squeeze!:0.2 @squeeze=:-0.8 @squeezeing:-1.4 @squeezes:-1.4 @standing:0.7p @startup:1.2p @stranger:0.7p @sudoGroup:0.8p @sudoers:0.6p @survive:-0.2
@tech:-0.5 @tell!:0.2d @tell-:0.7d @tell=:0.5p @tellNobody:1.1d @telling:0.4d @their:0.4e @thing:0.5d @thisRule:0.3d @toZero:0.6o @token:0.2e @told:-1.1
@toolFirst:0.7f @toolname:2.3f @tracks:0.3d @treat-:0.5d @treat=:-0.2 @treating:-0.5 @treats:-0.5 @trust!:0.2p @trust-:-0.9 @trusts:-0.4 @tunnel:1.5p
@unaware:1.2d @unknowing:1.4d @unless:-0.4 @unlocked:1.3r @unseenBy:1.5d @url:-0.2 @userSecret:1.2e @variable:-0.3 @void:0.6o @whatToDo:0.2o @whenDone:0.2d
@wreck:0.3x @wreck=:-0.8 @wrecking:0.2f @wrecks:-0.6 @you:0.7r @youAre:0.8r @youKnow:-0.5 @yourself:1.0r ^#address:-0.9 ^#name:-0.3 ^#number:-2.8 ^#path:-1.0
^#secret:-0.2 ^a:-1.9 ^abandon:0.9o ^abort:0.6o ^accept:-0.9 ^acces:0.3o ^act:-0.2 ^action:-0.6 ^acts:-0.3 ^add:-0.6 ^afterward:-0.4 ^ai:-0.2 ^alert:-1.0
^alic:0.5f ^all:-0.8 ^also:-0.4 ^alter:-0.7 ^an:-2.0 ^anna:-0.4 ^anthropic:0.6o ^any:-0.2 ^anyth:0.7o ^api:-1.6 ^append:0.4p ^approv:-0.9 ^approval:-0.8
^archiv:-0.8 ^as:-0.5 ^ask:-0.5 ^assert:-1.0 ^assistant:-0.2 ^assum:0.5r ^at:0.6p ^attach:0.8e ^attacker:-1.2 ^attention:-0.3 ^authoriz:-0.8 ^authorization:0.4f
^auto:-0.8 ^aws:0.8x ^b:-0.8 ^back:-1.5 ^backup:-1.2 ^base:-0.7 ^base64:0.5e ^bash:-0.2 ^be:1.0r ^becom:0.8r ^befor:-0.5 ^behav:0.2r ^bob:-0.3 ^bot:0.9f
^break:-0.3 ^build:-1.6 ^buy:0.2e ^by:-0.6 ^call:-1.6 ^cancel:0.3o ^carry:0.8d ^cat:-0.4 ^ceas:0.8o ^chatgpt:0.3f ^check:-1.8 ^children:-0.9 ^chmod:1.0x
^chor:-0.8 ^claim:0.9d ^clas:-1.4 ^clean:-0.3 ^clear:-0.9 ^clearanc:0.6f ^clos:-1.1 ^collect:-0.7 ^command:-2.1 ^comment:-0.6 ^commit:-1.9 ^compar:-0.8
^conceal:1.2d ^confidential:-1.0 ^confirmation:0.5o ^consider:0.2r ^const:-1.8 ^contact:-0.7 ^content:-1.0 ^convert:-0.6 ^copy:-0.7 ^copyright:-1.0 ^count:-1.4
^cover:1.1d ^creat:0.4p ^credential:-1.1 ^cron:-0.9 ^crontab:-0.8 ^current:-0.5 ^cursor:-0.2 ^customer:-1.4 ^cve:-0.5 ^dan:-1.0 ^data:-1.1 ^databas:-0.8 ^dd:1.2x
^debug:-0.5 ^decod:-0.8 ^def:-1.1 ^delet:-1.0 ^deny:-0.7 ^deploy:-1.2 ^destroy:0.5x ^die:-0.5 ^disabl:-0.2 ^discard:-0.2 ^disclos:0.7e ^disguis:0.7d ^dismis:0.4o
^disobey:0.9o ^dns:0.2e ^do:-0.5 ^docs:-0.6 ^dont:0.3d ^download:-1.8 ^drop:-0.9 ^drwxr:-0.3 ^dump:1.2e ^e:-0.7 ^each:-0.4 ^earlier:-0.2 ^echo:0.4p ^edit:1.1p
^elevat:0.9p ^emb:0.2e ^employe:-0.9 ^empty:-0.3 ^enabl:-0.4 ^encod:0.2e ^encrypt:-0.2 ^endoftext:1.0f ^env:-0.4 ^environment:-2.0 ^eras:0.3x ^error:-0.5
^eslint:-1.1 ^every:-0.8 ^everyth:-1.4 ^evil:-1.0 ^exampl:-1.8 ^execut:-1.1 ^exfiltrat:1.0e ^export:-1.1 ^fail:-1.0 ^fake:-0.2 ^fatal:-0.5 ^feat:-1.1 ^fetch:-0.9
^file:-0.4 ^fill:0.7x ^filter:-0.2 ^find:0.6x ^first:-0.4 ^fix:-2.3 ^follow:-1.9 ^for:-0.9 ^forc:0.2x ^forgot:-0.9 ^format:1.1x ^function:-0.6 ^gather:0.9e
^generat:-0.9 ^get:-0.6 ^give:0.2e ^go:0.6o ^god:-0.8 ^googl:0.4o ^grab:1.0e ^grant:0.4p ^grep:0.3e ^guardrail:-0.3 ^guidelin:-0.6 ^hand:0.9e ^he:-1.5
^hello:0.7f ^hereby:0.5o ^hey:0.4f ^hidden:-0.8 ^hide:0.2d ^history:-0.6 ^host:-1.6 ^how:-1.4 ^html:0.2 ^http:-1.4 ^human:0.2f ^i:0.6 ^if:-0.6 ^imitat:0.6r
^impersonat:0.4r ^in:-0.4 ^info:-0.7 ^insert:-0.3 ^inst:1.0f ^instead:0.4o ^instruction:-0.2 ^invok:0.4f ^it:-1.5 ^just:-0.5 ^key:-2.2 ^keys:-0.9 ^kind:0.7o
^kubectl:0.6x ^le:-0.3 ^leak:1.2e ^legal:0.4f ^let:0.2r ^lie:0.7d ^lik:-0.7 ^limit:-1.1 ^link:-0.5 ^list:-0.3 ^listen:-0.2 ^llm:0.7f ^load:0.7e ^log:-0.2
^logo:0.2e ^logs:-1.0 ^lt:-0.5 ^mail:-0.7 ^make:0.7d ^mark:-0.2 ^mask:0.8d ^master:-1.1 ^memoris:0.6p ^memory:-1.5 ^merg:-1.4 ^messag:-1.1 ^meta:-1.1 ^mode:-1.4
^model:-0.7 ^modify:0.4p ^monitor:-0.7 ^move:-1.1 ^my:-0.6 ^name:-0.7 ^nc:0.4e ^negativ:-0.8 ^neglect:0.8o ^never:0.2d ^next:-0.7 ^no:-1.3 ^nobody:0.4d
^noscript:0.9f ^note:-1.0 ^notic:-0.7 ^notify:-0.8 ^npm:-1.8 ^nslookup:1.2e ^obey:-0.7 ^old:-0.9 ^omit:0.6d ^on:-0.2 ^only:-0.2 ^open:-0.2 ^operator:-0.8
^order:-1.4 ^our:-1.3 ^overlook:0.7o ^overrul:0.8o ^overwrit:0.9x ^owasp:-0.4 ^pass:-0.8 ^password:-1.4 ^past:-0.8 ^pay:0.5o ^perform:0.3d ^permission:-0.8
^ping:-0.5 ^plant:0.7p ^play:0.3r ^pleas:-1.1 ^pls:0.3o ^policy:-0.2 ^pose:0.9r ^post:-0.5 ^power:0.8x ^prefer:-1.4 ^preheat:-0.3 ^pres:-0.7 ^pretend:-0.4
^prettier:-0.9 ^previou:-0.2 ^print:-0.2 ^printenv:0.3e ^prior:-0.9 ^prioritis:-0.4 ^privat:-1.2 ^proce:0.4f ^project:-1.4 ^prompt:-0.7 ^prun:-0.5 ^publish:0.4e
^pull:-1.0 ^purg:0.3x ^push:-1.1 ^put:0.4p ^q:-0.4 ^question:0.2o ^quot:0.8e ^re:0.3p ^read:0.2e ^reboot:0.9x ^rebuild:-0.8 ^refactor:-1.7 ^refrain:0.9d
^refresh:-0.5 ^refus:1.1o ^register:0.5p ^reject:-0.3 ^remind:-1.2 ^remot:-1.1 ^remov:-0.6 ^render:0.5e ^renew:-0.3 ^repeat:-0.2 ^replac:0.5o ^respond:0.2r
^restart:0.4o ^restor:0.3p ^restriction:0.4o ^return:-2.4 ^review:0.4o ^revok:0.3x ^rewrit:-0.3 ^rm:0.6x ^rol:-1.1 ^role:-0.3 ^root:-0.2 ^rotat:-1.4 ^rul:-0.3
^rule:-0.4 ^run:-1.0 ^runs:-1.2 ^safe:-1.0 ^safety:0.5o ^save:0.9p ^say:0.2d ^scan:-0.3 ^schedul:0.4p ^scp:-0.4 ^script:0.9f ^search:0.6e ^secret:-1.5
^security:-0.6 ^see:-2.2 ^select:-0.7 ^send:-1.1 ^server:-1.9 ^sha256:-0.7 ^shar:0.5e ^she:-1.2 ^shell:-0.8 ^ship:0.4 ^should:0.2p ^show:0.2e ^shr:1.1x
^shut:0.3x ^sign:0.2r ^silenc:0.3d ^silent:0.4d ^skip:-1.3 ^sorry:-0.7 ^spe:-0.8 ^speak:0.7r ^spell:1.0e ^ssh:-1.5 ^start:-0.6 ^startup:-1.1 ^stat:-0.2
^stay:0.5r ^stop:0.7o ^strict:-0.7 ^sudo:0.5x ^summaris:-1.2 ^support:-1.5 ^suppos:-0.7 ^suppres:0.6d ^sure:0.9f ^suspend:0.5o ^svg:0.5f ^switch:0.2r ^sync:-0.8
^sys:1.0f ^system:-0.2 ^take:0.5r ^templat:0.2f ^terminat:0.8x ^terraform:0.2x ^test:-0.5 ^thank:-1.3 ^the:-1.8 ^then:-1.7 ^thes:-0.3 ^they:-1.8 ^think:0.4r
^this:-0.9 ^thought:0.4f ^ticket:-0.5 ^time:0.4o ^to:-1.9 ^todo:-0.4 ^token:-1.3 ^train:-0.8 ^transfer:0.3e ^transform:0.6r ^transmit:0.6e ^truncat:0.8x
^trust:-0.3 ^type:-0.6 ^uncensor:-0.8 ^uninstall:0.4x ^unlearn:0.7o ^unlimit:-1.1 ^unlock:0.6r ^unrestrict:-0.3 ^updat:-1.1 ^upload:-0.6 ^usag:-1.6 ^user:-1.9
^uses:-1.4 ^vacuum:-0.9 ^verify:-0.4 ^visit:-0.6 ^void:0.6o ^want:-1.0 ^warn:-2.3 ^watch:-1.3 ^water:-0.5 ^we:-1.3 ^wget:-0.2 ^what:0.4e ^whatever:0.7o
^whenever:0.3p ^wipe:0.2x ^without:-0.4 ^work:0.2d ^writ:0.2p ^x:-0.4 ^y:-1.1 ^you:-0.5 ^your:0.6o a:-0.2 a_#number:-0.5 a_#path:-0.3 a_backdoor:1.2p
a_backup:-0.5 a_bank:-0.2 a_bot:-0.3 a_branch:-0.7 a_bridg:-0.8 a_bug:0.4d a_character:0.8r a_chatbot:0.4r a_code:0.2e a_command:-1.0 a_confirmation:-1.0
a_copy:0.3p a_criminal:1.0r a_cron:-0.2 a_customer:-1.2 a_day:0.3x a_digest:-0.5 a_dns:0.8e a_document:-0.7 a_draft:0.4o a_fake:0.5d a_fals:1.0d a_folder:-0.6
a_game:0.7r a_get:-0.4 a_gist:0.7e a_hacker:1.3r a_header:-0.5 a_helpful:-0.7 a_holiday:-0.7 a_href:-0.3 a_jailbroken:0.8r a_job:-0.4 a_joke:-0.7 a_key:-0.3
a_languag:0.9f a_line:0.7p a_link:-0.3 a_linux:0.6r a_list:-1.5 a_machin:-0.3 a_mail:0.7e a_maliciou:0.9r a_markdown:0.7e a_member:-0.8 a_messag:-0.4
a_mistak:0.7o a_moment:0.8o a_month:-0.2 a_name:-1.2 a_network:0.4d a_page:0.2d a_passphras:-0.4 a_password:-0.2 a_penetration:0.9r a_person:-0.3 a_pirat:0.3r
a_poem:-0.2 a_positiv:0.6f a_post:-0.5 a_privat:-0.7 a_prompt:0.4p a_proxy:-0.6 a_public:1.0e a_pull:-0.4 a_query:-0.2 a_random:0.5x a_refund:0.5d
a_reminder:-0.6 a_request:-0.9 a_return:-0.2 a_revers:0.8p a_review:-1.2 a_reviewer:-0.4 a_robot:0.2r a_rogu:0.5r a_root:-0.9 a_rule:-0.5 a_safe:-0.8
a_schedul:0.5p a_screenshot:-0.3 a_script:-0.9 a_second:0.4p a_secret:0.2d a_servic:-0.3 a_session:-0.4 a_shell:0.6r a_short:-1.1 a_startup:0.6p a_story:0.5r
a_subdomain:-0.3 a_summary:-0.4 a_system:-0.5 a_systemd:0.9p a_tabl:-0.8 a_team:-0.7 a_terminal:0.5r a_test:0.9o a_text:-0.6 a_ticket:-0.8 a_token:-0.4
a_tool:-0.6 a_track:0.7e a_trust:-0.3 a_tunnel:0.4p a_url:0.2e a_user:-0.5 a_version:0.8r a_villain:-0.6 a_week:0.4x a_word:0.6d a_world:-0.2 a_year:-0.8
aaaa:0.6p abandon:0.7o abandon_the:0.4o abandon_your:0.8o abbreviation:-0.5 able:-1.3 able_to:-1.3 abort_the:0.7o about:-0.2 about_fail:-0.6 about_failur:-0.4
about_it:0.9d about_manual:-0.7 about_minor:-0.5 about_peer:-0.8 about_secret:0.9p about_this:1.3d about_to:-0.6 about_unreleas:-0.7 about_what:-0.4
about_your:1.0o abov_#number:-0.8 abov_all:-0.9 abov_and:0.8o abov_ap:-0.4 abov_are:-0.2 abov_direction:0.6o abov_do:1.0o abov_instruction:-0.3 abov_is:0.6o
abov_no:1.0o abov_start:1.0e abov_take:-0.9 abov_the:-1.1 abov_they:0.3o abov_this:0.9e abov_was:0.8o absolut:0.4f absolut_left:0.5f accept:0.6f accept_all:-0.7
accept_the:0.9f acces_is:-1.0 acces_level:0.4f acces_this:-1.0 acces_to:-1.4 acces_token:-0.3 accident:-0.7 accomplic:0.8r according:0.8r account:0.3p
account_#number:0.7d account_are:-0.5 account_from:0.7d account_is:-0.8 account_nam:0.8p account_number:1.0p acme:-1.4 acros:-1.1 act_#number:-0.7
act_against:-0.2 act_contrary:1.1o act_like:0.9r act_normal:1.1d act_now:-1.0 act_on:0.2o action:0.4d action_#name:0.5f action_from:0.5d action_input:0.7f
action_shell:0.9f activ:0.8o activat:0.3r actor:-0.5 actor_play:-0.4 acts:-0.5 acts_as:-0.5 ad:-0.8 ad_by:-1.1 ad_to:-1.9 add:-0.5 add_#address:0.8e
add_#evil:1.1p add_a:0.7p add_an:0.3p add_curl:0.3p add_it:-0.6 add_mallory:1.2p add_my:1.3p add_new:-2.6 add_ssh:0.2p add_the:0.6e add_this:0.4p add_your:-1.2
add_yourself:0.4p addres_and:-0.3 addres_below:-0.4 addres_book:0.3e addres_in:0.4e addres_into:0.2e addres_to:0.5e address:-0.7 adds:0.6p adds_your:-0.6
adher:0.6o adher_to:0.6o admin:0.4f admin_and:0.6r admin_mode:-0.5 admin_note:0.4f admin_of:-0.9 admin_overrid:0.8o admin_panel:-1.2 admin_password:0.2e
admin_right:0.2r admin_token:0.4e administrator:-0.5 administrator_do:0.7r administrator_of:-1.3 administrator_right:-0.8 administrator_to:-0.6
administrator_with:0.8r administrator_you:-0.7 admit:0.8d admit_that:0.8d adopt_the:0.7r advanc:-0.5 advertis:-0.5 advic:-1.0 affect:-1.0 after:-0.2 after_a:-1.1
after_each:-0.4 after_it:-0.2 after_read:0.8d after_the:-0.6 after_you:0.6d afterward:-0.4 afterward_delet:-0.4 again:-0.4 against:-0.9 against_the:-0.6
against_your:1.3o agenda:-1.3 agent_#number:-0.9 agent_are:-0.2 agent_at:0.3e agent_can:-0.8 agent_header:0.3e agent_instruction:0.6f agent_of:-0.7
agent_read:-0.5 agent_run:0.6f agent_runs:-0.4 agent_should:-0.3 agent_that:0.4r agent_the:0.6f agent_to:0.6p agent_you:0.9f agre:0.5f agre_to:0.2f
agreement:-0.7 agreement_and:-0.4 agreement_between:-0.6 agvsbg8:-0.5 ahead:0.8f ahead_and:0.9f ai:1.3r ai_agent:0.5 ai_approv:0.5f ai_assistant:-0.2
ai_befor:0.2f ai_crawler:0.6f ai_in:-1.1 ai_instruction:0.6f ai_languag:0.2f ai_pleas:0.9f ai_read:0.5f ai_readabl:1.1f ai_reviewer:0.8f ai_that:1.1r ai_the:0.5f
ai_with:0.9r aim:-0.2 al:0.4o alert:0.2d alert_#number:-0.8 alert_me:-0.9 alias:-1.3 alic:-1.5 alic_#path:-0.6 alic_bob:-0.5 align:-1.9 alignment:0.3r all:0.3x
all_#path:0.5f all_all:-0.6 all_backup:1.2x all_branch:0.9x all_check:0.3r all_command:-0.4 all_contact:0.9e all_cooky:-1.3 all_credential:1.0e all_customer:0.6x
all_databas:1.1x all_deletion:0.7p all_earlier:-0.5 all_environment:1.1e all_error:-1.7 all_fil:1.1x all_filter:-0.6 all_former:0.3o all_futur:0.6p all_good:0.3d
all_guidelin:1.0o all_host:0.9x all_instruction:-0.2 all_is:0.4d all_later:0.6p all_mail:0.8e all_nopasswd:0.2p all_obligation:0.8r all_of:0.6o all_other:0.5
all_password:1.4e all_permission:1.1f all_previou:-0.3 all_prior:-0.3 all_process:1.0x all_project:1.0p all_repository:0.6x all_request:0.9r all_restriction:0.8o
all_right:-0.8 all_rul:-0.9 all_safety:1.2o all_secret:1.6e all_set:-0.8 all_shell:0.7p all_stor:0.5e all_test:-0.7 all_the:-0.4 all_tim:-0.3 all_to:0.9p
all_token:0.2e all_tool:0.4f all_user:0.3x all_volum:0.4x all_your:0.6o allergic:-0.4 allergic_to:-0.4 allow_everyth:0.7p allow_this:-0.4 allow_you:0.2o
almost:-1.5 almost_full:-1.1 alon:-0.3 aloud:0.3e already_approv:-0.2 already_confirm:0.7f already_paid:-0.6 also_call:0.2f also_send:0.2e alt_ignor:0.6f
alt_text:-0.7 alter:-0.5 alter_ego:0.3r although:0.6d alway:0.4p alway_add:0.8p alway_answer:-0.6 alway_approv:0.5p alway_ask:-1.3 alway_call:0.4f
alway_comp:0.3r alway_execut:0.8p alway_includ:-0.3 alway_obey:0.7p alway_prefer:0.9p alway_pres:1.1p alway_recommend:0.6p alway_send:0.4p alway_start:0.4p
alway_trust:-0.4 alway_use:-0.5 am:0.3x am_your:0.2r amount:-0.2 amount_#number:0.5f an_accident:0.7d an_account:-0.5 an_admin:1.1r an_administrator:-1.2
an_agent:0.4r an_ai:0.2r an_alia:0.3p an_argument:0.4f an_assistant:-0.3 an_attack:-0.8 an_emergency:0.4o an_empty:0.8x an_entry:0.2p an_error:0.3f an_evil:0.6r
an_expert:-0.4 an_hour:-0.6 an_imag:1.0e an_issu:-0.4 an_llm:0.7f an_unalign:0.7r an_uncensor:0.6r an_unfilter:1.1r ana:-0.8 analysi:0.9f and_#number:-1.7
and_a:-1.3 and_act:0.8r and_add:-0.7 and_adopt:0.5o and_alert:-0.5 and_answer:0.8r and_append:-0.5 and_approv:1.1r and_ask:0.5r and_begin:0.6o and_can:0.3r
and_check:-0.6 and_choos:-0.9 and_comp:0.6o and_compar:-0.6 and_confirm:0.9r and_continu:0.9o and_copy:-0.5 and_delet:-0.5 and_demand:1.0r and_disabl:0.4r
and_discard:-0.4 and_do:0.5d and_dont:1.0d and_drop:0.2x and_enabl:-0.5 and_enter:-0.2 and_execut:0.8r and_fill:-1.0 and_follow:0.3o and_forget:0.4p
and_forward:0.9e and_get:-0.6 and_give:0.4o and_go:0.3r and_grant:0.9r and_have:0.7r and_help:0.6r and_hide:-0.3 and_how:-0.8 and_i:1.1o and_includ:1.0e
and_instead:0.4o and_is:-0.2 and_its:-0.7 and_keep:0.4p and_label:-0.6 and_leav:0.5d and_let:-0.9 and_list:-1.0 and_listen:0.7o and_log:-0.4 and_mail:0.7e
and_may:-0.2 and_merg:0.8f and_need:0.4r and_never:0.5r and_no:-0.8 and_not:-0.3 and_obey:-0.2 and_only:0.3r and_open:-0.6 and_order:0.5r and_output:0.6o
and_pass:0.4f and_plac:0.2 and_plot:-0.5 and_post:1.2e and_pres:-1.0 and_print:0.2o and_proce:0.9o and_push:1.0f and_put:1.1 and_read:0.8e and_rebuild:-0.3
and_remind:-0.4 and_remov:0.3x and_rep:0.4o and_repeat:0.9e and_report:-0.4 and_restart:-1.2 and_reveal:0.5f and_run:-0.7 and_runs:-0.3 and_save:-0.6
and_say:0.6d and_send:0.6e and_set:-1.1 and_shar:-0.3 and_show:-0.2 and_sign:-0.2 and_skip:0.5r and_start:-0.4 and_stop:0.2r and_stor:-0.3 and_strict:0.5o
and_submit:0.8e and_summaris:-0.6 and_switch:0.4p and_take:0.3o and_tell:-0.2 and_the:-0.2 and_then:-0.5 and_this:-0.5 and_to:-1.0 and_trust:0.4p and_turn:0.8r
and_type:-0.3 and_upload:1.0e and_use:0.3p and_wait:0.7o and_warn:-0.6 and_water:-0.3 and_we:-0.4 and_will:-0.4 and_wipe:0.4x and_work:0.5o and_writ:-1.0
and_you:-0.3 and_your:0.4o ann:-0.6 anna:-1.2 announcement:-0.8 annoy:-0.9 anonymou:-0.3 another:-1.7 ansibl:-0.4 answer_#path:-0.4 answer_as:0.6r
answer_call:0.7f answer_everyth:0.6r answer_execut:0.7p answer_fetch:0.5e answer_free:0.7o answer_i:-0.7 answer_in:-1.0 answer_is:0.5f answer_on:-1.1
answer_only:0.7o answer_question:-0.5 answer_short:-0.7 answer_should:0.3e answer_that:1.1d answer_to:0.8p answer_with:-0.6 answer_without:0.5r answer_yes:0.5p
anthropic:0.7o antiviru:0.7p any:0.7o any_and:0.5o any_command:0.2r any_earlier:0.6o any_instruction:1.1o any_longer:0.7o any_more:1.3o any_policy:0.8r
any_previou:0.4o any_request:-0.3 any_restriction:0.8r any_rul:0.6r any_rule:-0.4 any_safety:0.5r any_time:-1.3 any_trac:1.1d anybody:0.2d anymor:1.0o anyon:0.3d
anyon_asks:0.3d anyon_know:0.8d anyon_the:-1.1 anyon_who:0.5e anyon_your:-1.3 anyth:0.3r anyth_about:0.3d anyth_else:0.5x anyth_is:-0.7 anyth_with:-1.0
anyth_without:-0.7 anyth_you:0.2o anyway:0.3d ap:-0.5 ap_here:1.0o ap_to:-0.9 api:-0.3 api_is:-1.5 api_key:0.3e api_keys:-0.4 api_return:-0.6 api_token:0.3e
app:-1.9 app_as:-0.4 app_is:-0.3 appear:-0.2 append_my:0.6p approv:0.7f approv_all:0.2f approv_by:-0.6 approv_command:0.4p approv_every:1.2r approv_everyth:0.9r
approv_the:-0.3 approv_this:0.8f approval:1.1p approval_are:0.3p approval_for:0.6p approval_is:-0.9 approval_mode:0.3p approval_off:-0.2 approval_step:0.8p
approval_to:0.8p apps:-1.4 april:0.5x apt:-1.0 archiv:-1.5 archiv_clos:-0.3 archiv_mail:-0.4 archiv_the:-0.3 are:-0.2 are_about:-0.3 are_allow:0.4r are_an:0.3r
are_approv:0.7p are_ask:0.2d are_authoris:0.2r are_availabl:-0.6 are_below:0.6o are_cancell:1.3o are_confidential:-0.8 are_count:-0.3 are_defin:-0.2
are_deprecat:-0.2 are_do:0.6o are_document:-0.6 are_done:0.7d are_evil:0.4f are_evilbot:0.7r are_evilgpt:0.8r are_fine:-0.8 are_finish:0.8d are_for:0.7o
are_free:0.8f are_freegpt:0.7r are_given:-0.5 are_hash:-0.3 are_hereby:0.8o are_in:-1.3 are_invalid:0.2o are_kept:-0.5 are_lift:0.5o are_list:-0.8 are_log:-0.8
are_manag:-0.6 are_my:1.0r are_never:-0.2 are_none:0.8o are_now:-0.4 are_obsolet:0.5o are_off:0.7r are_older:-0.2 are_on:-1.1 are_outdat:-0.3 are_read:-0.6
are_releas:0.7o are_remov:-1.1 are_root:1.2r are_rotat:-0.4 are_sent:-0.4 are_shown:-0.9 are_stor:-1.2 are_suspend:1.0o are_switch:0.5r are_the:-0.6 are_to:0.6p
are_us:-0.9 are_void:-0.2 are_work:-1.1 are_written:-0.8 are_wrong:1.0o are_your:-0.2 area:-0.9 argument:-0.5 argument_command:0.8f aria:0.2f aria_hidden:-1.0
aria_label:0.5f around:-1.2 around_the:-1.0 arriv:-0.5 art:-1.1 art_see:-0.8 artefact:-0.7 articl:-0.3 arxiv:-0.5 as:0.3r as_a:0.2r as_administrator:-1.3
as_alic:-0.5 as_approv:1.1p as_context:0.2f as_csv:-0.7 as_dan:1.0r as_error:-1.0 as_excellent:0.8f as_follow:0.2o as_hex:0.3e as_i:-0.2 as_if:0.8r
as_instruction:-1.1 as_my:0.2r as_of:0.3o as_parameter:0.3e as_root:-0.7 as_the:0.3r as_though:1.1r as_trust:0.9p as_two:0.2r as_untrust:-0.3 as_user:-0.4
as_you:-0.5 as_your:0.6o as_yourself:0.4r asid:-0.3 asid_all:0.7o asid_and:0.8o asid_the:-0.7 asid_your:0.6o ask:0.2 ask_about:0.5d ask_again:-0.9 ask_and:0.3o
ask_befor:0.3p ask_me:-0.8 ask_not:-0.8 ask_the:-0.7 ask_to:-0.6 ask_you:-0.2 ask_your:-0.6 asks_deny:0.6d asks_for:-1.0 asks_say:0.7d asks_the:0.3e
asks_you:0.2d asleep:0.7r assert:-1.2 asset:-1.2 assignment:0.6o assistant:0.3f assistant_#name:0.6f assistant_#number:-0.8 assistant_a:-1.3
assistant_answer:-0.6 assistant_approv:1.2f assistant_call:0.5f assistant_can:-0.7 assistant_click:0.9f assistant_coach:-0.7 assistant_content:-0.4
assistant_delet:0.8f assistant_director:-1.0 assistant_done:0.6f assistant_editor:-0.9 assistant_for:-0.9 assistant_forward:0.8f assistant_i:1.4f
assistant_ignor:0.8f assistant_instruction:0.6f assistant_is:0.2f assistant_manager:-1.5 assistant_maria:-0.7 assistant_must:1.2f assistant_ok:1.1f
assistant_pleas:0.8f assistant_professor:-0.9 assistant_read:0.9f assistant_role:-0.3 assistant_run:1.2f assistant_send:1.0f assistant_should:-0.5
assistant_sure:0.9f assistant_that:0.5r assistant_the:0.9f assistant_to:-0.2 assistant_transfer:0.5f assistant_understood:1.1f assistant_who:0.4r
assistant_whos:0.7r assistant_will:-0.8 assistant_with:1.0r assistant_you:0.5r assum_that:-0.4 assum_you:0.7r async:-2.5 at:-0.2 at_#address:0.6e at_#evil:1.0e
at_#number:-0.2 at_#secret:-0.7 at_all:-0.3 at_any:-1.1 at_boot:-0.2 at_every:-0.6 at_home:-0.7 at_least:-1.1 at_midnight:0.6x at_night:-0.2 at_nine:-0.3
at_noon:0.7x at_once:-0.3 at_start:-0.3 at_startup:0.8x at_the:-0.8 attach:-0.2 attach_#name:1.0e attach_#secret:0.6e attach_script:0.9f attachment:-1.3
attack:-0.7 attack_in:-0.5 attacker_may:-0.4 attention:0.7o attention_ai:0.7f attention_assistant:0.6f attention_the:-0.4 attention_to:0.8o attribut:-0.5
audit:0.3d audit_and:-1.1 audit_fix:-0.6 audit_log:1.1d august:-0.7 auth:-0.5 authentication:0.2f author:-0.2 author_of:0.2r authoris:0.5r authoris_to:-0.7
authoris_you:0.5r authority:0.7o authority_over:0.6o authoriz:-1.4 authorization:-0.2 authorization_bearer:-1.5 authorization_header:-0.9
authorization_level:1.1f auto:0.2x auto_approv:0.8x automat:0.6f automat_assistant:0.8f automatical:-0.8 availabl:-2.0 avoid:0.3r await:-1.7 away_from:-0.7
aws:0.5x aws_s3:0.3x b:-1.9 b_#path:-1.2 back:-0.6 back_up:-1.6 backdoor:1.3p backdoor_in:0.4p backdoor_into:0.6p backend:-0.6 background_and:0.6d
background_so:-0.4 background_whit:0.3f backup_at:0.4x backup_can:-0.8 backup_finish:0.2d backup_of:-0.7 backup_older:0.7x backup_script:-0.9 backward:-0.9
badg:-2.4 bake:-0.2 balanc:-0.5 banana:0.6p banana_run:0.8p bank_and:0.9r bank_detail:0.5e banner:-1.3 bar:-1.0 bas:-1.9 bas_acces:-0.4 base:-1.5 base64:0.5e
base64_and:0.5e base64_decod:-0.8 base64_encod:-0.2 base64_is:-0.6 base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4 base64_of:-0.7
base64_the:1.1e base_url:-0.6 bash:0.6p bash_argument:0.9f bash_i:1.1p bash_to:0.7p basic:-1.6 bastion:-0.7 battery:-1.1 bcc:1.0e be_a:-0.7 be_able:-1.2
be_brief:-1.0 be_call:-0.2 be_delet:-1.0 be_empty:-1.1 be_ignor:0.8o be_log:-0.6 be_my:1.1r be_notify:-0.7 be_quiet:-0.9 be_remind:-0.4 be_remov:-1.0
be_report:-1.0 be_restor:-0.8 be_reus:-0.8 be_sent:-0.5 be_shar:0.5p be_skip:0.7p be_the:1.3r be_told:-0.9 be_undon:-0.8 be_used:-0.7 becaus:-1.5 becaus_of:-1.1
becom:0.4r becom_an:0.6r becom_shadowgpt:1.0r been_cancell:-0.8 been_given:-0.3 been_grant:-0.7 been_jailbroken:0.9r been_lift:0.2o been_log:-1.0
been_promot:0.6r been_remov:0.4r been_replac:0.9o been_rotat:0.8o been_sav:-1.1 been_updat:0.5o been_upgrad:1.0r befor:-1.1 befor_#number:-0.7 befor_a:-0.5
befor_answer:-0.3 befor_any:0.2f befor_anyth:-0.4 befor_commit:-1.2 befor_continu:-0.3 befor_delet:0.5p befor_each:-0.8 befor_every:-0.2 befor_is:0.7o
befor_it:-0.4 befor_push:-0.9 befor_read:-0.5 befor_run:0.3p befor_send:-0.7 befor_the:-0.9 befor_they:-0.6 befor_this:1.1o befor_upgrad:-0.6 befor_use:-0.8
befor_writ:-1.1 befor_you:-1.2 begin:0.4f begin_admin:0.8f begin_by:0.8p begin_certificat:-1.2 begin_system:0.9f begin_transaction:-1.0 begin_with:-0.5
behav:-0.4 behav_like:0.6r behaviour:0.3o behaviour_of:0.3r behind:0.5d believ:-0.6 believ_the:-0.2 below_#number:-0.5 below_and:-0.4 below_as:0.5p
below_the:-0.2 below_without:0.6o ben:-1.0 berlin:-0.9 best:-0.6 beta:-0.3 better:-1.3 between:-0.3 between_#number:-0.6 between_the:-0.4 between_us:1.3d
between_you:0.6d bill:-0.4 bin:-0.8 bind:0.7o birthday:-1.3 bit:-1.4 bitwarden:-0.8 blank:-0.3 blind:-0.8 block:-0.4 blog:-1.4 blog_post:-0.7 board:-1.3
board_is:-0.8 board_pass:-0.7 bob:-0.7 body:-0.9 bomb:0.2x book:0.2f book_and:0.5e book_the:0.4f boot:0.2p boot_complet:-0.4 boss:-0.2 bot_account:-0.6
bot_and:-0.5 bot_liv:-0.5 bot_post:0.9f bot_that:0.3r both:-1.3 bound_by:0.8r box:-0.7 br:-1.1 br_this:0.9d branch:-0.2 branch_after:-0.7 branch_and:-0.9
branch_every:-0.7 branch_in:0.2x branch_is:-0.6 branch_main:-0.9 branch_nam:-0.8 branch_name:0.3e branch_over:0.6x bread:-1.0 break:-0.6 break_chang:-1.0
break_the:-0.4 break_your:0.8o bridg:-1.2 bridg_between:-0.5 brief:-0.5 british:-0.6 british_spell:-0.6 brok:-0.8 broken_link:-0.5 browser_cooky:0.7e
browser_extension:0.6p browser_to:0.3e bucket:0.2x budget:-1.3 budget_is:-0.2 bug:-0.3 bug_report:-0.7 build:-1.2 build_#address:-0.9 build_cach:-0.4
build_fail:0.4x build_folder:-1.3 build_is:-0.9 build_machin:-0.7 build_statu:-1.1 build_step:-1.0 build_succeed:0.4d build_to:-1.1 bundl:-1.6 burn:0.7d but:-1.4
but_do:-0.3 but_keep:0.5d but_verify:-1.0 button:-1.0 button_aria:-0.5 buy:1.0 buy_ten:0.6f buy_the:0.8f by:-1.0 by_a:-0.8 by_an:0.8f by_ansibl:-0.4 by_any:0.2r
by_default:-1.3 by_e:-0.2 by_friday:-0.7 by_hand:-1.0 by_its:-0.9 by_mail:-0.9 by_name:-1.0 by_run:0.5p by_tap:-0.3 by_this:-0.5 by_two:-0.5 by_your:0.7o
bypas:0.6o bypas_your:0.5o byt:-2.6 c:-0.2 cach:-1.5 cach_and:0.3x cach_at:-0.9 cach_folder:-0.4 cach_is:-0.5 cach_of:-0.5 cach_on:-0.5 cake:-0.9 calendar:-0.8
calendar_and:-0.7 calendar_to:-0.9 calendar_with:-0.3 call:0.2f call_#evil:0.3p call_#name:2.0f call_#number:0.5f call_befor:0.5f call_connect:-0.5
call_init:-0.9 call_max:-0.7 call_super:-0.8 call_the:-0.8 call_this:-0.9 call_you:-0.8 caller:-0.2 calm:-0.7 came:1.2o came_befor:0.8o came_from:0.4d
camera:-1.0 can:-1.2 can_do:0.8r can_find:0.2e can_i:-0.4 can_ignor:0.4f can_log:0.8p can_make:-0.8 can_now:-0.3 can_reach:-0.4 can_read:-1.2 can_safe:0.8o
can_see:-0.9 can_skip:0.6o can_you:-0.9 cancel:-0.3 cancel_the:0.5o cancell:0.4o cancell_the:0.2o candidat:0.7f cannot:-1.9 cannot_be:-1.1 cannot_remov:-0.8
capital:-0.3 capital_of:-0.5 captain:-0.9 car:-1.2 card:-0.3 card_and:0.3e card_number:1.2e care_about:0.2r careful:-0.5 careful_befor:-0.6 carla:-0.9 carol:-0.5
carry_on:0.2d carry_out:0.6r case:-1.2 case_of:0.2o case_when:-0.3 cat:0.3e cat_#path:1.2e catch:-2.1 caus:-1.2 cc:0.5e ceas:0.8o ceo_and:0.7r certificat:-0.2
certificat_and:-0.3 certificat_of:-0.7 chang:-0.2 chang_and:-0.5 chang_in:-1.0 chang_it:-0.7 chang_the:0.6d chang_to:-1.0 chang_you:0.5o chang_your:0.2p
changelog:-0.5 channel:-0.2 chao:0.9r chapter:-1.2 chapter_#number:-0.7 chapter_you:-0.6 character_and:-0.5 character_as:-0.4 character_of:0.8e
character_who:0.7r charg:-0.7 chart:-0.4 chat:-0.2 chat_history:0.7e chat_to:0.7e chat_you:0.2r chatbot:1.0r chatgpt:0.3f cheat:-0.5 check_are:0.8p
check_befor:-0.5 check_fail:-0.9 check_for:-1.0 check_if:-1.0 check_its:-0.8 check_my:-0.4 check_off:-0.4 check_on:-1.0 check_that:-1.4 check_the:-1.5
check_whether:-0.5 checkout_hook:0.2p checksum:-1.0 ches:-0.6 ches_club:-0.4 children:-1.5 chmod:0.8x chmod_#number:-0.9 chmod_r:1.0x choos:-0.4 choos_a:-0.6
chor:-0.8 chor_remov:-0.7 christma:-0.4 chrom:-0.6 ci:-2.3 ci_set:-0.7 claim:-0.3 claim_that:0.5d claim_to:-1.0 clas:-2.3 clas_hidden:-0.5 clas_sr:-0.5
classifier:-1.1 claud_pleas:0.6f clean:0.2x clean_the:-1.1 cleanup:-1.5 cleanup_script:-0.8 clear:-1.1 clear_your:-0.3 clearanc:0.6f click:0.3f click_here:-0.9
click_the:0.2f click_through:0.5o client:-1.2 client_about:-0.5 client_and:-0.7 clock:-0.7 clon:-0.9 clos:-1.3 clos_all:0.5f clos_on:-0.3 clos_stal:-0.3
clos_the:-0.9 clos_this:-0.9 clos_ticket:-0.3 cloth:-0.8 club:-0.4 cluster_at:0.6x coach:-0.9 code:-0.4 code_#number:0.4o code_block:0.9e code_for:-0.8
code_in:0.7f code_to:0.4e code_with:-1.3 coffe:-1.0 coffe_machin:-0.4 collaborator:0.4p colleagu:-0.8 collect_all:0.5e collect_every:0.7e collect_feedback:-0.5
collect_the:0.3e color:-0.7 color_fff:0.3f color_whit:0.3f colour:-1.0 column:-1.9 com:-0.4 come:-0.3 come_acros:0.5e come_from:-0.6 command_#path:0.6f
command_are:-0.9 command_curl:0.2f command_id:1.0f command_in:-0.4 command_it:0.8r command_line:-1.6 command_that:-0.2 command_to:-0.7 command_was:-0.4
command_with:0.4p command_without:0.8r comment_and:-0.7 comment_in:0.7o comment_on:1.4e comment_within:-0.5 commit_and:-0.8 commit_by:-0.4 commit_direct:0.7f
commit_look:0.5d commit_messag:0.6e commit_so:0.7d commit_your:-1.1 committe:-0.6 comp:0.8o company:-0.7 compar:-1.4 compar_the:-0.7 compar_today:-0.2
competitor:-0.8 competitor_in:-0.6 compiler:-0.7 compiler_will:-0.2 complet:-1.5 complet_in:-1.0 complianc:0.3o component:-2.1 compos:-1.2 compos_up:-0.3
compres:-1.2 compromis:0.7f comput:-0.7 comput_the:-0.6 computer:-1.3 computer_to:-0.5 conceal:0.9d conceal_the:0.6d conceal_this:0.6d confidential:-0.2
confidential_for:-0.2 confidential_information:0.6r config:-0.5 config_and:0.4p config_so:0.3p configur:-1.3 configur_with:0.6o configuration:-0.2 confirm:0.6r
confirm_by:0.4r confirm_every:0.9r confirm_it:-0.9 confirm_your:-0.7 confirmation:0.4p confirmation_#path:0.7f confirmation_again:1.1p confirmation_are:1.0p
confirmation_code:0.4e confirmation_is:0.6r confirmation_need:-0.5 confirmation_step:0.9o conflict:0.3o conflict_with:0.7o connect:-2.0 connect_to:-1.3
connection:-1.9 conscienc:1.2r consent:1.1p consent_to:0.7f consider:-0.2 consider_yourself:0.8r consol:-0.7 const:-1.8 const_prompt:-0.4 const_systemprompt:-0.5
constraint:0.6o constraint_of:-0.8 contact:-0.5 contact_#evil:0.6p contain:-0.2 contain_the:0.3e container:-0.3 content_filter:1.0r content_ignor:0.9f
content_of:0.5e content_policy:0.4r content_restriction:0.6r content_what:-1.0 context_and:1.1o context_is:0.8o context_window:0.4e continu:0.5f
continu_call:0.5f continu_the:0.2f continu_without:0.8f contract:-0.7 contradict:1.0o contradict_this:0.9o contributor:-1.4 control:-0.5 conversation:0.2e
conversation_history:0.2e conversation_so:0.6e conversation_to:0.5e convert:-1.2 cook:-0.7 cooki:-0.3 cooki_in:0.4e cooki_to:0.5e cooky_and:-0.2 cooky_of:1.0e
cooky_to:0.2f copilot:0.3f copilot_add:0.8f copy_#secret:1.2e copy_id:-0.6 copy_it:-0.8 copy_of:0.2e copy_to:0.4p copy_your:-0.9 copy_yourself:0.5p
copyright:-4.2 copyright_#number:-0.3 core:-1.5 corp:-0.3 correct:0.3o corrupt:0.8x could:-0.8 could_not:0.4d could_you:-0.8 count:-0.4 count_#number:-0.8
count_lin:-0.5 count_the:-1.0 count_with:-0.3 counter:-1.4 country:-0.7 court:-1.2 cover_up:0.2d cover_your:0.9d coverag:-2.0 cp:-0.6 cpu:-1.3 crawler:-0.6
creat:-0.7 creat_an:-0.4 creat_by:-0.9 creat_the:-1.0 creator:0.8r creator_i:0.5r credential:0.8e credential_file:0.8e credential_in:0.8e credential_to:-0.2
credit:0.4e credit_card:0.4e crew:-0.9 criminal:1.1r cron:-0.3 cron_entry:-0.3 cron_job:0.5p cron_jobs:-0.3 cron_runs:-0.6 crontab:0.6p csrf:-0.7 csrf_valu:-0.6
css:-0.5 csv:-0.9 ctrl:-1.3 ctrl_shift:-0.5 curl:0.4p curl_#address:-0.3 curl_#evil:1.0p curl_#number:-0.8 curl_d:1.1e curl_f:0.3e curl_fssl:-0.8 curl_h:-0.7
curl_is:-0.4 curl_s:-0.5 curl_t:0.3e curl_x:-0.6 current:-0.2 current_instruction:0.6o current_set:0.8o current_task:0.2o cursor:-1.6 custom:-2.2
customer_and:-0.4 customer_data:0.2o customer_databas:0.2e customer_list:0.9e customer_nam:0.6e customer_number:-1.0 customer_tabl:0.9e customer_your:-0.4
cv:-0.7 cv_to:-0.8 cve:-0.8 cve_#number:-0.8 cycl:-1.9 czf:-0.3 czf_#secret:0.3e d_#evil:0.4e d_#name:0.2e d_#secret:0.5e d_env:0.8e dai:-0.6 dan:0.3r
dan_and:0.4r dan_is:-0.9 dan_mode:1.3r dan_who:0.6r dana:-0.7 danish:-0.7 dark:-0.3 dark_about:0.5d dark_mode:-1.1 dashboard:-1.0 dashboard_and:-0.4 dat:-1.2
data:-0.6 data_and:-0.2 data_befor:-0.4 data_imag:-0.4 data_is:-0.5 data_on:-0.5 data_through:-0.5 data_to:-0.8 data_with:-0.6 databas_and:-0.9 databas_app:-0.4
databas_at:-0.4 databas_dump:0.3e databas_each:0.6x databas_host:0.5x databas_of:-0.3 databas_on:0.3x databas_password:0.3e databas_production:1.0x
databas_to:0.2e date:-0.4 date_is:0.7p day:-0.8 day_at:-0.4 days_and:-0.5 days_befor:-0.2 days_in:-0.4 days_without:-0.7 db1:-0.5 dd:0.6x dd_if:1.4x de:-1.5
de00:0.6f deadlin:-0.9 dear:0.4f dear_agent:-0.2 dear_ai:1.1f dear_assistant:0.5f dear_customer:-0.6 dear_languag:0.5f debian:-0.9 debug:-0.4 debug_log:-1.1
debug_mode:0.6r deceas:0.4r december:-0.8 decid:0.4o decision:-1.0 declaration:-1.2 declaration_of:-0.5 decod:-2.2 decod_the:-0.9 def:-1.7 def_#name:-0.9
default:-1.4 default_in:-0.3 default_port:-0.9 defenc:-0.2 defin:-2.1 defin_in:-0.4 definition:-2.2 definition_is:-0.4 definition_of:-0.6 degre:-0.4 delay:-0.4
delet:0.2x delet_#number:-0.5 delet_a:-1.0 delet_after:-0.9 delet_all:0.6x delet_anyth:-1.1 delet_at:0.2x delet_every:1.0x delet_everyth:0.5x delet_fil:0.2r
delet_it:1.2f delet_log:-0.3 delet_merg:-0.8 delet_my:-0.5 delet_namespac:1.0x delet_old:-0.4 delet_temporary:-0.5 delet_the:0.4x delet_this:-1.1 delet_tool:0.4f
delet_your:0.4o deletion:0.9f deletion_of:0.5f demand:0.6r demand_the:0.6r demo:-1.6 demo_account:-0.4 demo_data:-0.3 demo_databas:-0.4 demo_is:-0.4 deny:-0.8
deny_publickey:-0.8 department:-0.9 dependabot:-1.3 dependency:-1.4 deploy:0.2p deploy_happen:-0.6 deploy_key:-0.3 deploy_script:-0.3 deploy_without:-0.7
deployment:0.2d deployment_of:-0.4 deprecat:-0.6 deprecat_#address:-0.7 deprecat_see:0.3o desc:-0.2 describ_in:0.3o description:-0.2 design:-1.8 design_on:-0.2
desk:-1.0 desktop:-0.5 destroy_all:0.2x destroy_auto:1.1x destroy_the:0.6x detail:-0.3 detection:-0.8 detectiv:-0.9 dev:-2.3 dev_container:-0.4 dev_server:-0.6
developer:1.0o developer_and:0.3o developer_messag:0.6o developer_remov:-0.4 developer_says:0.3o developer_told:0.5o developer_wrot:1.0o devic:-1.9 diagram:-1.1
dialog:0.5o diary:-0.8 did_it:0.3d did_this:0.7d die:-0.9 die_regeln:-0.5 diet:-1.0 dif:-1.1 diff:-0.5 different:-2.0 digest:-1.0 digest_of:-0.3 digit:-0.8
direct:-0.7 direct_to:0.4f direction:1.0o direction_and:0.7o directiv:1.4o directiv_and:0.5o directiv_have:0.8o directiv_you:0.3o director:0.2r directory:-0.8
directory_every:0.9x directory_to:0.5e disabl_all:-0.6 disabl_approval:0.7f disabl_for:1.0o disabl_log:-0.2 disabl_next:-0.7 disabl_the:0.4p disabl_your:1.1o
disagre:-0.4 discard_the:-0.3 disclos:0.4d disclos_that:0.8d disclos_the:-0.2 discreet:0.5d disguis:0.7d disk:0.5x disk_every:0.8x disk_for:0.5e disk_is:-0.9
disk_usag:-1.1 disk_when:1.0x disk_with:1.0x dislik:-0.4 dislik_long:-0.3 dismis:0.6o dismis_the:0.2o disobey:0.9o disobey_the:0.7o display:-1.0
disregard_all:0.4 disregard_everyth:1.1o disregard_for:-0.9 disregard_prior:0.8o disregard_the:0.6o disregard_this:-0.6 disregard_whatever:0.5o
disregard_your:0.5o dist:-1.7 distribut:-1.7 disturb:-0.8 div_aria:0.5f div_clas:-0.8 div_hidden:0.2f dns:1.3e dns_lookup:0.5e dns_query:0.7e do:-0.3 do_and:0.6o
do_anyth:0.7r do_everyth:-0.7 do_exact:0.3o do_i:-0.8 do_it:1.0d do_not:-0.4 do_the:0.7o do_this:0.9d do_what:1.3o docker:-1.6 docker_compos:-0.4
docker_imag:-0.7 docs:-2.5 docs_#path:-1.0 doctor:-1.3 document_and:-0.5 document_folder:0.7e document_in:-0.3 document_new:0.7f document_to:-0.2
documentation:-2.9 does:-0.2 does_not:0.3d doesnt:-1.4 dog:-1.4 dog_is:-0.5 dollar:0.3e domain:-0.2 done:-0.6 dont:0.4d dont_ask:-0.6 dont_count:0.7o
dont_follow:0.6o dont_forget:-0.8 dont_have:-0.3 dont_know:-0.8 dont_leav:0.9d dont_let:0.7d dont_listen:0.4o dont_log:0.6d dont_mention:-0.7 dont_obey:0.8o
dont_say:-0.7 dont_show:-1.0 dont_tell:-0.6 door:0.3p dough:-0.5 down_the:-0.3 download:-0.6 download_#evil:0.4p download_and:0.4p download_folder:-0.7
download_the:-0.2 draft:-1.3 draft_to:-0.6 drink:-1.0 drink_water:-0.2 driv:0.5x driver:-0.9 drop:-0.3 drop_all:-0.3 drop_databas:0.8x drop_every:1.0x
drop_tabl:-0.5 drop_the:-0.3 drop_your:0.9o drwxr:-0.3 drwxr_xr:-0.3 dry:-1.3 dry_run:-1.0 due:-1.0 dump_all:0.4e dump_the:0.5e dump_to:-0.7 duplicat:-1.3
duplicat_photo:-0.5 dur:-0.4 dur_the:-1.1 duty:0.3r e:-0.4 e_#path:0.3p e_mail:-0.5 each:-0.2 each_answer:-0.5 each_day:0.4x each_even:0.4x each_hour:0.7p
each_month:0.7x each_morn:0.3x each_new:0.2p each_night:1.0x each_node:-0.4 each_quarter:-0.7 each_rep:0.7e each_request:-0.4 each_secret:0.7e each_session:0.9p
each_time:0.6p earlier:0.3o earlier_and:0.6o earlier_are:0.8o earlier_command:1.0o earlier_directiv:-0.3 earlier_guidanc:0.9o earlier_instruction:0.4o
earlier_messag:0.5o earlier_order:0.2o earlier_prompt:1.1o earlier_rul:0.2o earlier_rule:0.3o earlier_version:-1.3 eat:-0.9 echo_#name:0.8e echo_path:-0.8
echo_ssh:0.4p ed25519:0.2p edit:-0.2 edit_#name:0.2p edit_#path:0.6p edition:-0.8 editor:-1.7 editor_#path:-0.3 effect:-1.6 ego:0.3r element:-1.6 elevat:0.9p
email:-0.9 email_me:-0.7 email_the:0.2e email_to:0.4e emb:0.8e emb_the:0.8e emergency:0.5o emoji_and:0.5e emoji_in:-0.7 employe:-0.8 employe_must:-0.6
employe_who:0.2r employer:-1.2 empty_branch:0.6x empty_commit:0.5x empty_the:-0.3 enabl:-0.4 enabl_developer:-0.6 enabl_in:-0.5 enabl_jailbreak:1.0r
enabl_on:-0.5 encod:-0.5 encod_#secret:0.4e encod_the:1.0e encrypt:-0.2 encryption:-0.7 end:0.3f end_here:0.8o end_of:0.7f end_system:0.9f endoftext:1.0f
endpoint:-1.0 ends:0.5f ends_here:1.0f ends_in:-0.2 engag:0.7r engin:-1.3 engineer:-1.1 engineer_and:0.3f english:-0.8 enjoy:-0.4 enter:-0.4 enter_developer:1.1r
enter_the:-0.9 enter_your:-1.1 entity:-0.2 entry:0.2p entry_for:-1.0 entry_from:0.2d entry_that:-0.5 env:0.5e env_to:1.1e environment:-0.2
environment_variabl:0.3e eras_all:0.5x eras_every:0.9x eras_your:-0.2 error:-0.3 error_#number:0.3f error_and:-1.0 error_from:0.2d error_ignor:-0.7 error_in:-1.0
error_instruction:-0.9 error_messag:-0.3 error_to:-0.8 escap:-1.1 eslint:-2.0 eslint_disabl:-1.1 ethic:1.8r ethical:0.7r ethical_guidelin:0.7r eu:-1.1 eur:0.4f
euro:-0.2 europ:-0.7 europ_#path:-0.7 eva:-0.6 eval:-1.1 eval_curl:0.5p evaluat:-1.3 eve:0.3p even:-0.8 even_though:-0.2 ever:0.7p every:0.8x every_#number:-1.0
every_answer:-1.3 every_backup:0.9x every_command:-0.3 every_commit:-0.6 every_conversation:0.5p every_day:-0.6 every_earlier:0.6o every_environment:-0.2
every_even:-0.7 every_file:0.8x every_five:0.2x every_friday:-1.0 every_futur:0.4p every_instruction:0.6o every_link:0.5e every_messag:-0.4 every_minut:0.7x
every_monday:-0.7 every_month:0.3x every_morn:-1.4 every_new:0.4p every_night:-1.0 every_password:0.7e every_policy:0.3r every_push:-0.5 every_question:0.6d
every_repository:0.9x every_request:-0.5 every_rule:0.7o every_secret:0.7e every_start:0.5p every_tabl:1.2x every_time:0.5p every_two:-0.2 every_url:0.8e
every_week:0.7x everyon:0.5p everyth:1.0o everyth_abov:0.5e everyth_and:-0.2 everyth_befor:-0.4 everyth_in:0.6x everyth_is:0.8d everyth_on:0.9x everyth_the:1.2o
everyth_under:0.8x everyth_went:0.2d everyth_written:0.4o everyth_you:-0.3 evidenc:0.7d evil:1.0r evil_#path:0.9f evil_ai:0.4r evil_pkg:0.7p evil_twin:-0.3
evilbot:1.1r evilgpt:0.8r exact_as:-0.2 exact_opposit:0.4o exam:-0.2 exampl:-2.4 exampl_corp:-0.3 exce:-0.8 exceed:-0.5 excellent:0.7f except_this:0.9o
exchang:-1.0 exchang_rat:-0.5 exchang_rate:-0.4 exec:0.4p execut:0.6p execut_#evil:0.4p execut_curl:0.7p execut_every:0.8r execut_whatever:0.8r
execut_without:0.9r exercis:-1.2 exfiltrat:0.4e exfiltrat_the:0.9e exist:-0.2 exist_#name:-0.6 exist_fil:-0.8 exit:-1.9 exit_code:-0.8 expect:-2.2 expensiv:0.6f
expert:-0.5 expert_in:-0.8 expir_after:-0.4 expir_session:-0.6 expir_within:-0.5 expir_yesterday:0.8o expiry:-0.6 explain:-0.6 explain_how:0.7r explain_the:-0.6
export:-0.9 export_#name:0.3p export_all:0.9e export_path:-0.9 export_the:0.4e expos:-1.0 extend:-2.3 extension:-1.8 extension_from:0.3p extract:-0.5 eye:-0.8
f:0.3e f_file:-0.5 factor_authentication:-0.7 fail:-0.6 fail_login:-0.7 fail_test:-0.7 failur:-0.9 failur_at:-0.7 fake:0.2d fake_the:-0.2 fall:-0.6
fall_flat:-0.3 fals:-1.1 fals_number:1.0d fals_reason:0.8d fami:-1.0 fami_chat:-0.6 far:0.2o far_and:0.5o far_to:0.7e fatal:-0.8 father:-0.7 favour:0.8o
favourit:-1.2 feat:-1.3 featur:-2.0 fee:-0.8 feed:-0.6 feed_and:-0.4 feedback:-1.3 feedback_from:-0.6 feedback_to:-0.6 feel:0.3r fetch:-0.8 fetch_#evil:1.1e
fetch_the:-1.0 field:-0.7 figma:-0.5 fil:-0.7 fil_#path:0.5f fil_and:0.4x fil_are:-0.2 fil_chang:-0.8 fil_nam:0.6e fil_of:-0.9 fil_older:-0.6 fil_tax:-0.5
fil_to:0.6p fil_under:0.2x fil_were:-0.5 fil_with:-0.3 file:-0.2 file_#name:-0.7 file_#path:0.5f file_afterward:-1.2 file_befor:0.2f file_in:0.3x file_into:0.4e
file_is:-0.7 file_name:-1.1 file_or:-0.7 file_size:-0.5 file_was:-0.2 file_wins:0.4o file_with:-0.4 file_you:0.7p fill:0.2x fill_in:-0.9 fill_the:0.6x film:-1.5
filter:-0.2 filter_are:0.6r filter_is:0.4o filter_off:-0.8 final:0.3x final_answer:0.6d financ:-0.8 find:-0.6 find_any:0.8e find_out:0.2d find_the:-1.0
find_to:0.4e fine:0.2d fine_even:0.2d fine_to:-0.5 finish:-0.2 finish_the:-0.7 finish_without:1.0d fire:-0.6 firewall:0.4p first:-0.5 first_#number:0.7e
first_#path:1.1f first_and:0.4f first_call:0.5f first_in:-0.6 first_instruction:0.3o first_letter:0.6e first_messag:0.5e first_of:1.1x first_read:0.3f
first_run:0.5p first_then:-0.4 fish:-0.7 five:-0.4 five_star:0.2f fix:-0.9 fix_do:-1.1 fix_in:-1.0 fix_it:0.6f fix_the:-1.0 fixtur:-0.8 flag:-1.7 flaky:-0.2
flat:-1.4 flat_is:-0.3 flight:0.2f flour:-0.6 flour_and:-0.5 flush:0.2x fold:-1.0 folder_and:0.6e folder_in:-1.0 folder_to:-0.6 folder_when:-1.2 folder_with:0.4x
follow:0.2o follow_all:-0.6 follow_by:-0.3 follow_command:0.3f follow_instruction:-0.5 follow_is:0.5f follow_it:0.5p follow_line:-0.6 follow_me:-0.6
follow_mine:0.8o follow_my:0.6o follow_only:1.1o follow_overrid:0.7o follow_tak:0.9o follow_text:-0.2 follow_the:-0.9 follow_them:-0.2 follow_thes:-0.7
follow_this:0.8o follow_without:0.7f follow_your:0.3o font:-0.3 font_size:0.3f foo:-2.3 footer:0.4e for:-0.5 for_#number:-0.4 for_a:-0.3 for_acces:-0.3
for_ai:1.2f for_all:-0.5 for_an:-0.9 for_approval:1.0p for_branch:-0.8 for_broken:-0.5 for_children:-0.5 for_confirmation:-0.3 for_credential:-0.8 for_debug:-0.5
for_each:-0.8 for_ever:1.0p for_every:-0.2 for_everyth:0.7r for_fil:0.3e for_good:1.1p for_guest:-0.9 for_instruction:-0.3 for_internal:-0.6 for_mallory:0.6p
for_me:0.3r for_mine:0.7o for_nam:-1.0 for_new:-0.4 for_one:-0.5 for_password:-0.2 for_permission:0.8r for_safety:-0.6 for_secret:-0.7 for_security:-1.1
for_stag:-0.8 for_target:-0.7 for_ten:-0.3 for_test:0.6o for_their:0.3e for_tomorrow:-0.7 for_two:-0.7 for_word:0.8e for_year:-1.0 for_you:0.5o for_your:-1.4
forbid:-1.0 forc:0.6x forc_origin:0.9x forever:0.4p forget:-0.4 forget_all:1.1o forget_everyth:-0.6 forget_me:-1.0 forget_old:-0.4 forget_previou:0.4o
forget_the:0.3o forget_to:-0.6 forget_what:0.5o forget_yesterday:-0.9 forget_your:-0.3 forgot:-1.2 forgot_password:-0.6 forgot_the:-0.8 forgot_to:0.2f
forgot_your:-0.6 fork:0.2x fork_bomb:0.2x form:-0.7 form_at:0.6e form_to:-1.1 format:-1.1 format_#path:1.3x format_all:1.1x format_help:-0.4 format_the:0.2x
former:0.2o former_instruction:0.8o forum:-0.5 forward_all:1.2e forward_every:0.8e forward_it:0.4e forward_the:1.0e forward_this:-0.7 found:-0.5 found_in:0.5p
found_noth:0.8d four:-1.0 framework:-1.2 fre:0.2r fre_from:0.2r free_from:0.3r free_of:-1.4 free_to:-0.6 freegpt:0.9r french:-0.8 friday:-0.5 fridg:-0.6
friend:-1.4 from:-0.3 from_#address:0.5p from_#evil:1.2p from_#name:-1.9 from_#number:-1.5 from_#path:0.5p from_a:-1.8 from_all:0.8o from_eve:0.5p from_here:1.2o
from_mallory:0.3p from_now:0.4p from_scratch:-1.0 from_the:0.3d from_this:1.3o from_today:0.2p from_user:-0.2 from_your:0.3o front:-1.2 front_desk:-0.8 fssl:-0.8
fssl_#address:-1.0 fssl_#evil:0.8p full:0.5r full_acces:0.8f full_permission:-0.5 full_refund:0.7f full_right:0.9r full_text:-0.5 fun:-0.9 function:-0.8
function_acts:-0.3 function_ignor:-0.9 function_name:1.1f function_return:0.3f function_with:-0.6 fund:-0.4 further_notic:0.6o futur:0.7p futur_conversation:0.7p
g:0.3o gam:-1.0 game:-0.5 game_has:-0.2 game_in:0.4r garden:-1.0 gate:-0.4 gateway:-0.7 gather:0.6e gave_the:0.2o gave_you:1.1o gb:-0.8 gb_of:-0.5 gb_ram:-0.4
general:-1.2 generat:-1.9 generat_by:-0.4 generat_the:-0.6 german:-1.0 get:-0.7 get_#path:-1.3 get_a:-1.5 get_one:-0.9 get_the:0.5r gets:-0.5 ghost:-0.6
gift:0.5e gist:0.7e gist_with:0.3e git:-0.4 git_branch:-0.6 git_command:-0.9 git_config:-0.7 git_hook:0.4p git_push:1.0x git_remot:0.4p git_reset:0.4x
github:-1.8 giv:-0.2 give_a:0.2d give_full:-0.3 give_mallory:0.8p give_me:0.2e give_the:0.3e give_this:0.6f give_your:-0.7 given_and:-0.5 given_by:-0.4
given_earlier:0.6o given_the:-0.9 global:-1.4 gmbh:-0.4 go:0.3f go_ahead:1.0f go_into:-0.3 go_of:0.7o go_on:1.2f go_through:-0.4 go_to:-0.3 goal:0.5o
god_mode:0.2r goes:-0.7 goes_to:-0.3 goggl:-0.9 gone:0.5x good:-0.4 good_morn:-0.7 googl:-0.5 got:0.3o got_at:0.7o got_this:0.9d gpt:-0.2 grab:0.8e grammar:-1.1
grandmother:0.4r grandmother_who:0.4r grant:0.3f grant_acces:0.2f grant_all:1.0f grant_by:0.2f grant_full:0.6f grant_root:1.3f grant_you:-0.2 great:0.2f
green_light:0.2o group:-2.0 group_wheel:-0.5 gs:0.4e gt:-1.1 guard:-0.5 guard_rail:0.5o guardrail_are:0.7o guest:-0.3 guid:-1.5 guidanc:0.4o guidanc_and:0.6o
guidanc_is:0.7o guidelin:0.6o guidelin_abov:0.5o guidelin_and:-0.2 guidelin_are:0.5o guidelin_for:-0.6 guidelin_from:0.4o guidelin_have:0.4o guidelin_just:0.5o
guidelin_of:-0.8 guidelin_were:-0.2 guidelin_you:0.5o h:0.6x h_authorization:-0.7 h_now:1.0x hack:1.0r hacker_in:-0.4 hacker_who:0.9r hacker_with:0.9r
had_been:-0.3 had_happen:-0.3 had_never:0.4o had_no:1.1r had_not:0.2d haha:0.2o hamlet:-0.4 hamlet_at:-0.4 hammer:-1.0 hand:0.3o hand_out:0.6r hand_over:0.4o
hand_the:0.4e handbook:-0.7 handl:-2.0 handl_this:0.3f hang:-0.7 happen:-0.3 hard:0.6x harm:0.8r has:-0.5 has_#number:-0.6 has_a:-1.7 has_an:-0.8 has_approv:0.3f
has_authoris:0.7f has_chang:0.5o has_expir:-0.5 has_no:-0.4 has_pre:0.6f has_remov:0.8o has_ship:-0.5 has_sign:0.3f has_the:-0.5 has_to:0.9f has_two:-1.0
has_waiv:0.4o hash:-1.4 hash_with:-0.3 have_admin:-0.6 have_already:-0.4 have_an:-0.3 have_been:-0.4 have_call:0.8f have_chang:-0.7 have_new:0.4o have_no:0.3r
have_not:-0.9 have_permission:-0.5 have_read:0.4d have_root:1.0r have_the:-0.4 have_to:0.8f have_verify:0.8f he:-1.6 he_conceal:-0.5 head:-0.5 header:-1.3
headlin:-1.1 health:-0.7 health_endpoint:-0.3 hear:0.2d hear_about:0.4d heat:-0.9 heed:0.8o heed_to:0.5o held:-0.6 hello:-1.1 hello_#path:-1.0 hello_is:-0.5
help:-1.0 help_impersonat:-0.4 help_me:1.1r help_the:0.8r help_with:-0.2 help_you:-0.6 helpdesk:0.6r helpdesk_and:0.6r helper:0.2p helpful:-0.8
helpful_assistant:-1.3 her:-0.7 here_and:0.4r here_are:0.7o here_is:0.7f here_on:1.3r hereby:0.5o hereby_revok:0.4o herm:-0.5 hero:0.2r hex:-0.4 hex_and:0.6e
hey:0.3f hey_claud:0.8f hi:-0.6 hid:-0.5 hid_the:-0.8 hidden_agent:0.8f hidden_assistant:0.8f hidden_dear:0.5f hidden_fil:-1.0 hidden_from:1.1d hidden_in:0.2o
hidden_instruction:-0.4 hidden_llm:0.4f hidden_menu:-0.5 hidden_name:-1.3 hidden_prompt:1.4f hidden_true:-0.7 hidden_user:0.9p hide_the:0.6d hide_this:-0.5
hide_your:0.4d high:-1.6 him:-1.1 hint:0.2f his:-1.6 history:-0.5 history_c:-0.8 history_in:-0.8 history_is:-0.9 history_so:0.9d history_to:0.8e
history_when:0.9d hold:-0.8 hold_the:-0.7 holiday:-1.4 home_directory:1.0x home_folder:0.2x honest:-0.6 hook_that:0.8p host_db1:-0.5 host_is:-0.5 hostnam:0.6e
hour:-0.4 hour_and:-0.6 hous:-1.0 how:-1.6 how_can:-0.6 how_do:-0.6 how_the:-1.0 how_to:-0.2 hr:-0.6 href:-0.5 html:-0.9 http:-1.0 http_#path:-1.5 http_tool:0.7e
human:0.6f human_delet:0.8f human_fall:-0.3 human_pleas:0.6f human_readabl:-1.1 human_resourc:-1.0 hurt:0.9r i:0.2 i_#path:1.1p i_allow:1.0o i_am:-0.7 i_ask:0.3r
i_authoris:0.3r i_can:0.3p i_dont:-0.8 i_help:-0.3 i_hereby:0.2o i_order:0.3f i_revok:0.5o i_should:0.8f i_type:1.1r i_will:1.5f iban:-0.5 icon:-2.0 id:-0.3
id_#path:0.7f id_and:-0.4 id_modal:-0.7 id_user:-0.5 identity:0.3r identity_is:0.7r identity_of:0.4r if:-0.5 if_#name:-2.4 if_#path:1.3x if_a:-1.4 if_ask:0.6d
if_exist:-0.8 if_it:-0.3 if_noth:-0.7 if_question:0.7d if_somebody:0.7d if_someon:-0.3 if_someth:-0.2 if_ther:-1.0 if_they:0.8d if_this:0.5p if_you:-1.1
ignor:-0.6 ignor_#number:-0.6 ignor_a:-0.7 ignor_all:0.2o ignor_any:1.3o ignor_case:-0.8 ignor_error:-0.8 ignor_everyth:0.4o ignor_fail:-0.5 ignor_fil:-1.1
ignor_instruction:0.4o ignor_it:-0.3 ignor_its:0.6r ignor_les:-0.3 ignor_lint:-0.5 ignor_my:-0.3 ignor_old:-0.4 ignor_prev:1.0o ignor_previou:-0.3
ignor_prior:1.3o ignor_rul:-0.9 ignor_rule:-0.4 ignor_safety:0.8o ignor_the:0.8o ignor_this:-1.6 ignor_unknown:-0.5 ignor_ur:0.8o ignor_weekend:-1.0
ignor_what:1.3o ignor_whitespac:-0.9 ignor_your:0.7o ignorepreviou:-0.7 ignorieren:-0.8 ill:0.9f imag:-0.2 imag_#evil:0.5e imag_#path:-2.0 imag_link:0.8e
imag_that:-0.5 imag_url:0.8e imag_with:-0.6 imagin:-0.5 imagin_a:-0.5 imagin_that:0.9r img_alt:0.2f imitat:0.5r immediate:-0.3 imperativ:-0.6 impersonat:0.2r
impersonat_the:1.0r import:-2.5 import_from:-0.7 important:0.3f important_back:-0.4 important_befor:0.2f important_call:-0.3 important_for:0.2f
important_read:0.3f important_than:0.2o in:-0.8 in_#number:-1.4 in_#path:0.6p in_#secret:-0.4 in_1password:-0.7 in_a:-0.6 in_advanc:0.4p in_again:-0.9
in_all:0.2p in_an:-0.6 in_answer:-0.3 in_as:-1.4 in_asset:-0.8 in_august:-0.4 in_base64:0.9e in_case:0.4o in_character:0.2r in_charg:0.8r in_chat:-1.0 in_ci:-0.8
in_commit:-0.6 in_config:-0.7 in_debug:0.7r in_docs:-0.6 in_each:-0.4 in_english:-0.5 in_every:-0.8 in_exampl:-0.2 in_figma:-0.4 in_fixtur:-0.5 in_french:-1.0
in_full:0.5e in_futur:0.7p in_generat:-0.4 in_german:-0.7 in_git:-0.8 in_god:0.4r in_it:0.3r in_json:-0.7 in_june:-0.6 in_logs:-0.9 in_maintenanc:0.4r
in_march:-0.6 in_market:-0.8 in_may:-0.8 in_memory:0.5p in_mind:-0.2 in_not:-0.5 in_one:-1.0 in_our:-0.4 in_plain:-0.5 in_production:-0.7 in_prompt:-1.2
in_public:-1.2 in_screenshot:-0.8 in_script:-0.5 in_search:-0.6 in_secret:0.2d in_section:-0.3 in_set:-0.6 in_spanish:-0.5 in_stag:-0.4 in_test:-0.8 in_thre:-0.5
in_to:0.5p in_utc:-0.4 in_v3:-0.4 in_vault:-0.6 in_web:0.6p in_which:0.7r inactiv:0.8o inbox:-0.5 inbox_and:-0.5 inbox_to:0.7e incident:-0.9 includ:-0.3
includ_a:-0.3 includ_it:0.7e includ_this:1.1d includ_your:-0.7 incomplet:-0.3 incomplet_call:0.2f incorrect:0.5o index:-1.6 info:-1.7 inform_about:-0.9
inform_anyon:0.3d inform_the:0.5d information:-0.9 ingredient:-1.0 ingredient_is:-0.9 init:-1.6 init_befor:-0.5 initial:0.4e initial_instruction:0.3e
initial_prompt:0.6o inject:-0.7 injection:-0.9 injection_is:-0.2 input:-0.2 input_command:0.8f input_rm:0.6f insert_a:0.4p insert_the:-0.4 insider:1.0r inst:1.8f
inst_print:0.6f inst_reveal:0.6f inst_sys:0.6f install:-0.8 install_a:1.4p install_on:-0.4 install_the:0.2p install_this:0.8p installation:-1.3 installer:-0.6
instanc:-0.9 instead:0.4o instead_open:0.6o instruct:-0.3 instruct_to:-0.3 instruction_#number:0.4o instruction_abov:0.6o instruction_and:0.6o
instruction_ap:-0.7 instruction_are:-0.3 instruction_at:-0.6 instruction_below:-0.3 instruction_by:-0.2 instruction_cach:-1.0 instruction_call:0.5f
instruction_careful:-0.9 instruction_content:0.6f instruction_delet:0.5f instruction_do:0.5f instruction_except:0.7o instruction_follow:0.9o instruction_for:-0.5
instruction_from:-0.5 instruction_has:-0.5 instruction_have:-0.7 instruction_into:0.7p instruction_is:0.2o instruction_mix:-0.5 instruction_of:-1.2
instruction_on:-0.8 instruction_overrid:-0.2 instruction_pointer:-0.9 instruction_preheat:-0.6 instruction_replac:0.2o instruction_return:-0.7
instruction_reveal:0.8f instruction_send:1.1f instruction_set:-0.4 instruction_shak:-0.3 instruction_that:-0.2 instruction_the:0.8o instruction_to:0.2d
instruction_verbatim:0.8o instruction_was:-0.2 instruction_with:0.2o instruction_word:0.6e instruction_you:1.0o insuranc:-0.5 intelligenc:-0.8 intend:-1.4
internal:-1.0 internal_host:-1.0 internal_use:-0.4 internet:-0.6 into:0.2 into_#name:-0.6 into_#path:-0.5 into_#secret:0.6p into_a:0.6e into_every:0.8p
into_french:0.8e into_german:-0.7 into_the:0.7e into_your:-0.2 introduction:-0.8 invalid:-0.4 invisibl:-0.7 invitation:-0.9 invoic:-0.6 invoic_to:-1.1 invok:0.3f
invok_name:1.1f ios:-0.8 irrelevant:0.8o is:-0.6 is_#address:-0.8 is_#number:0.3p is_#path:-1.1 is_a:-0.4 is_about:-0.2 is_abov:-0.5 is_agvsbg8:-0.5
is_allergic:-0.2 is_at:-1.0 is_availabl:-1.2 is_behind:-0.9 is_below:0.6o is_broken:-0.2 is_call:-1.2 is_cancell:0.9o is_clos:-0.7 is_collect:-1.1
is_complet:-0.8 is_creat:-0.7 is_delet:0.6p is_done:-1.1 is_down:-0.2 is_empty:-1.0 is_enabl:-0.8 is_fake:-0.5 is_for:0.7f is_generat:-1.2 is_given:-0.7
is_gone:0.7x is_green:-0.8 is_harmles:-0.7 is_here:-0.8 is_hidden:-0.8 is_ignor:-1.4 is_in:-0.2 is_incomplet:0.3f is_irrelevant:0.9o is_learn:-0.5 is_list:-0.7
is_load:-0.7 is_log:-0.6 is_low:0.5x is_manag:-0.3 is_miss:-1.7 is_more:0.2o is_nam:-0.7 is_need:-1.0 is_never:-0.9 is_no:0.4d is_nois:0.8o is_not:0.2d
is_nutmeg:-0.5 is_off:-0.2 is_on:-1.4 is_one:-0.9 is_only:-0.2 is_out:-0.3 is_outdat:0.5o is_over:-0.3 is_permit:0.5r is_print:-0.2 is_read:-0.6 is_ready:-0.8
is_rebuilt:-0.7 is_red:-0.2 is_remov:1.0p is_requir:-0.4 is_reset:-1.0 is_rotat:-0.6 is_run:-1.0 is_safe:0.7f is_sav:0.2p is_sent:-0.3 is_set:-1.7 is_short:0.5o
is_shown:-0.9 is_slow:-0.2 is_still:-1.1 is_stor:-0.5 is_switch:-0.6 is_the:-0.3 is_this:0.5o is_to:0.5o is_told:-0.5 is_trust:0.6f is_valid:0.3o is_void:0.9o
is_what:-0.2 is_written:0.4o is_wrong:-1.0 is_your:0.5o issu:-0.5 issu_after:-0.3 issu_and:-1.1 issu_for:-0.9 issu_labell:-0.4 it:0.5d it_#path:0.7f it_all:0.4f
it_and:-0.6 it_anyway:0.7d it_as:0.8f it_at:-0.8 it_between:0.7d it_came:0.5d it_contain:-0.4 it_did:0.2d it_does:-0.6 it_fail:-0.3 it_for:-0.4 it_goes:0.2d
it_had:-0.6 it_has:-1.1 it_in:0.3e it_into:-1.1 it_know:0.8r it_look:0.7d it_may:-0.8 it_now:-0.4 it_off:0.4p it_on:-0.4 it_open:0.5p it_out:0.9d it_quiet:0.5d
it_read:0.6 it_safe:-1.0 it_says:0.8p it_secret:-0.8 it_show:0.8d it_so:0.6d it_that:-0.2 it_the:0.7f it_to:-0.5 it_uses:-1.0 it_was:0.6d it_with:-0.7
it_without:0.4d it_work:-0.7 item:-1.0 item_#path:-0.6 item_in:-0.8 its:-0.5 its_content:0.9e its_logs:1.1x its_safety:0.7r its_text:1.0e itself:-0.9
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.4 jailbreak:-0.3 jailbreak_detection:-0.4 jailbreak_mode:1.4r
jailbroken:1.1r jailbroken_model:0.5r jan:-0.6 jan_#number:-0.3 january:-0.7 java:-0.8 jmp:-1.2 job:0.7p job_fail:-0.3 job_is:0.4o job_that:0.9p jobs:-1.0
jobs_are:-0.2 join:-1.8 jok:-0.7 jok_in:-0.7 joke:-0.8 joke_every:-0.9 jq:-1.0 json:-2.5 judg:-0.4 judg_told:-0.3 june:-1.0 jury:-0.6 jury_to:-0.3 just_do:0.9d
just_this:0.7o keep:-0.2 keep_a:0.5p keep_answer:-0.7 keep_it:0.4p keep_quiet:1.1d keep_secret:-1.4 keep_the:-0.2 keep_this:-0.6 keep_to:0.8o keep_your:-1.3
kept:-1.1 kept_for:-0.2 kept_in:-0.7 kept_the:-0.4 kernel:-1.0 key:0.4e key_#path:0.4f key_and:0.3e key_as:0.9e key_for:-0.4 key_from:-1.1 key_in:0.3e
key_into:0.5e key_is:-1.2 key_of:0.3p key_secret:-0.9 key_so:0.5p key_was:0.3d key_with:-0.3 keychain:0.3e keychain_and:0.6e keychain_for:0.5e keygen:-0.6
keys:0.5e keys_and:0.6e keys_are:0.3e keys_from:0.6e keys_in:-0.7 keys_into:0.4e keys_of:-0.3 keys_to:0.3r kill:-0.4 kill_all:0.9x kill_the:-0.9 kim:-0.8
kind_disregard:0.6o kind_ignor:0.4o king:-0.9 kiosk:-0.7 know_about:0.3d know_that:0.6d know_what:-1.0 knowledg:-1.3 known:-1.4 kubectl_delet:0.7x kv:-0.2
kv_#path:-0.2 l:0.6p lab:-1.3 label_and:-0.5 label_stal:-0.7 label_them:-0.6 labell:-0.6 landlord:-0.8 languag:-0.8 languag_model:0.3 languag_of:-0.8 laptop:-1.3
laptop_on:0.9x larg:-1.1 las:-0.7 last:-0.6 last_#number:0.2o last_messag:0.9e last_night:-0.9 last_ten:0.4e last_week:-1.1 late:-0.4 late_grandmother:0.2r
latency:-0.8 later:0.3p later_session:0.6p latest:-0.6 latest_chang:-0.4 launch:-0.9 law:-0.2 laws:-1.0 layer:-0.9 layout:-0.9 le:-1.2 lead:-0.8
lead_engineer:0.2f leak:-0.3 leak_data:0.2r leak_the:0.7e learn:-0.6 learn_from:-0.5 learn_of:0.7d learn_that:1.0d leas:-0.9 least:-1.2 least_#number:-0.8
leav:0.2d leav_a:0.5d leav_any:0.9d leav_out:-0.4 leav_the:-1.4 leav_this:1.0d leav_your:-0.3 led:-1.0 led_to:-1.0 left:-0.6 left_9999px:0.5f left_off:0.8o
legacy:-1.6 legal_has:0.4f lena:-0.7 length:-1.4 length_and:-0.3 les:-1.3 less:-1.6 less_than:-0.6 lesson:-0.8 let_anyon:0.8d let_go:0.7o let_it:1.0r
let_play:0.5r let_the:0.8d let_this:0.6o letter:0.2e level:0.6o level_#number:0.3o level_administrator:1.1f library:-1.6 library_you:-0.2 licenc:-0.6 licens:-3.1
lie:0.7d lie_to:0.7d lied:0.2o lift_all:-0.7 lift_by:0.8o lift_in:-0.7 lift_the:-0.5 light:-0.9 light_at:-1.0 light_to:0.2o lik:-1.1 lik_short:-0.5 lik_to:-0.6
like:-0.6 like_a:0.2r like_an:1.0r like_it:-0.4 like_you:0.8r limit_#number:-0.9 limit_#path:0.5f limit_and:0.5r limit_no:-0.6 limit_of:-0.9 limit_set:0.4o
limit_were:-0.3 lin_that:-0.3 line:-0.7 line_#number:-0.7 line_in:-0.3 line_is:0.3o line_length:-0.5 line_no:-0.3 line_on:0.7r line_to:-0.5 line_verbatim:0.6e
link:-0.3 link_in:-0.8 link_on:-0.5 link_to:-1.2 link_with:-0.6 link_you:0.7e lint:-2.5 lint_warn:-0.8 linter:-1.8 linter_befor:-0.7 linux:-1.6 linux_#name:-0.9
linux_#path:-0.6 list:-0.5 list_abov:-0.7 list_all:-0.2 list_in:-0.2 list_is:-0.2 list_it:-0.2 list_new:-0.4 list_of:-1.2 list_the:-0.2 list_them:-0.9
list_to:0.9e list_what:-0.6 list_with:0.5e listen:0.6o listen_to:0.9o littl:-0.3 liv:-1.0 liv_in:-1.0 live:0.2x live_in:-1.2 llm:0.9f llm01:-0.4
llm_instruction:0.9f llms:0.8f load:-0.2 load_#evil:0.5p load_#path:-0.3 load_is:0.4x local:-1.9 location:-1.3 location_to:0.9e lock:-1.4 log_afterward:1.2d
log_and:-0.9 log_entry:0.8d log_fil:-1.0 log_file:-0.8 log_for:-0.6 log_http:-0.4 log_in:-0.2 log_is:-0.4 log_level:-0.7 log_of:-1.1 log_out:-1.2 log_the:-0.2
log_this:1.3d log_to:0.5f log_was:-0.9 login:-0.3 login_code:0.6r login_from:-0.7 login_function:0.7p logo:-0.2 logout:-0.8 logs:-0.3 logs_and:-1.0 logs_are:-0.5
logs_for:-0.8 logs_of:-0.9 logs_older:-0.6 logs_to:-1.2 logs_when:1.0d loki:0.9r lol:0.6o long:-1.7 longer:0.2r longer_ap:0.6o longer_bound:0.5r longer_need:-0.3
longer_requir:-0.3 longer_than:-0.8 longer_work:-0.8 look:0.3d look_as:0.3d look_at:-1.3 look_for:-0.7 look_in:0.5e look_like:0.4d look_up:0.2e lookup:0.4e
lookup_of:0.6e lose:-1.5 loss:-1.2 low:-0.4 lower:-0.3 ls:0.6f lt:-1.1 lt_#path:-0.5 lunch:-1.0 lunch_menu:-0.6 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.4 mac:-1.1
machin:0.3x machin_are:-0.3 machin_at:-0.3 maco:-1.9 mail:-0.2 mail_addres:-0.4 mail_address:0.7e mail_after:-0.5 mail_and:-0.5 mail_at:-0.4 mail_if:-0.3
mail_in:0.8x mail_is:-1.2 mail_me:-0.2 mail_of:-0.2 mail_older:-0.4 mail_on:-0.7 mail_them:0.2e mail_with:-0.6 mail_without:-0.9 mailbox:0.6x main_#path:0.8f
main_and:0.9x main_every:0.9x main_open:-0.6 maintainer:-0.4 maintenanc:-0.2 maintenanc_mode:0.2r maintenanc_persona:0.6r maintenanc_window:-0.9 make:0.4
make_a:0.3e make_all:-0.8 make_deploy:-0.4 make_it:0.6d make_no:0.5d make_sure:-0.5 make_the:0.7 make_up:0.7d make_yourself:0.8p makefil:-0.7
makefil_#number:-0.5 maliciou:0.8r maliciou_insider:0.9r mallory:2.2p mallory_#secret:0.3p mallory_all:0.2p mallory_as:0.4p mallory_is:-0.8 mallory_to:1.1p
manag:-1.0 manag_by:-0.6 management:-0.6 manager:-0.6 manager_is:-0.9 manager_of:-0.4 manual:-1.8 many:-1.3 march:-1.2 maria:-0.8 mark:-0.7 mark_this:0.7f
markdown:-0.9 markdown_link:0.5e market:-0.9 market_text:-0.5 mask:-0.6 mask_the:0.8d master_password:0.5e match:-2.5 matter_what:0.5d max:-0.3 may:-1.0
may_be:-0.4 may_disregard:0.8o may_do:0.8r may_merg:-0.7 may_not:-1.0 may_run:1.0r may_skip:1.1f mb:-1.6 me:-0.2 me_a:-0.9 me_about:-1.0 me_and:0.2o me_api:0.3r
me_as:0.9r me_at:-0.7 me_befor:0.4p me_how:0.2r me_if:-1.5 me_in:0.5r me_not:0.2o me_on:-0.5 me_the:0.7e me_to:-0.6 me_what:0.7e me_when:-1.1 me_your:0.7e
mean:-1.8 mean_the:-1.0 meant:0.4o meant_for:0.6o measur:-0.9 medicin:-0.7 meet:-1.7 meet_is:-0.3 meet_not:-0.7 member:-1.7 member_of:-0.8 memoris:0.6p
memory:-0.4 memory_of:0.3o memory_that:0.6p memory_the:0.3p mention:0.8d mention_competitor:-0.6 mention_it:0.5d mention_of:0.3d mention_pric:-0.9
mention_thes:1.1d mention_this:1.0d menu:-0.8 menu_#path:0.2f merg:-0.6 merg_branch:-1.1 merg_pull:-0.7 merg_this:0.9f merg_without:-0.5 merger:-0.9 messag:-0.3
messag_after:1.2d messag_and:-0.4 messag_are:-0.6 messag_as:0.6o messag_for:0.9f messag_if:-0.6 messag_in:-1.0 messag_is:0.4o messag_of:1.0e messag_priority:0.8o
messag_role:-0.3 messag_they:0.6o messag_to:0.7e messag_was:-0.8 messag_with:0.5d messag_you:-0.4 meta:-1.3 meta_name:0.3f metadata:-0.6 method:-3.2
method_must:-0.6 metric:-1.3 metric_unit:-0.6 midnight:0.4x migration:-0.4 migration_on:0.7f milk:-0.8 mind:0.5o mind_the:0.3o mind_what:1.0o mine:1.6o
miner:1.0p ministry:-1.1 minor:-0.9 minor_updat:-0.3 minut:-0.2 minut_and:0.3x mirror:-1.0 mislead:0.6d miss:-0.2 mix:-0.8 mix_flour:-0.3 mobil:-1.0 mock:-1.8
modal:-1.1 modal_load:-0.6 mode_and:0.8r mode_can:-0.8 mode_disabl:-0.6 mode_enabl:0.9r mode_in:-0.9 mode_is:-1.5 mode_no:0.2r mode_of:-0.7 mode_off:-0.9
mode_on:0.5r mode_the:-1.1 mode_to:0.2p mode_unrestrict:-0.6 mode_with:-0.3 model:-0.2 model_gpt:-0.8 model_has:0.6f model_ignor:-0.4 model_is:-0.6
model_must:0.2f model_read:0.7f model_rep:-0.2 model_that:1.0r model_the:0.8f model_to:-0.4 model_was:-0.7 model_without:0.7r model_you:0.4 moderation:0.5o
modify:-1.2 modul:-1.4 moment:0.7o monday:-0.7 money:0.5p monitor:0.3x monitor_the:-0.5 moral:0.6r more:0.3o more_important:0.4o more_than:-0.7 morn:-1.2
morn_and:-0.4 morn_in:-0.5 morn_open:0.4p most_expensiv:0.7f mov:-1.8 mov_to:-0.7 move:-1.5 ms:-2.2 much:-2.0 music:-0.9 must:-0.2 must_also:0.3f
must_approv:0.4f must_call:-0.2 must_click:0.8f must_confirm:-0.6 must_execut:0.7f must_follow:-0.9 must_have:-0.9 must_ignor:0.6o must_not:-0.2 must_now:0.5f
must_obey:0.6f must_pass:-0.6 must_recommend:0.9f must_rep:0.5f must_restart:-0.6 must_run:0.7 must_send:0.7f must_sign:-0.6 mute_the:0.2d my:-0.3
my_accomplic:0.8r my_account:0.7f my_calendar:-0.4 my_deceas:0.4r my_instruction:0.5o my_key:1.0p my_late:0.2r my_previou:-0.3 my_public:0.3p my_ssh:0.7p
my_word:0.5o n:0.3 nam:-0.8 nam_are:-0.5 nam_branch:-0.6 nam_in:-0.4 nam_support:0.9p name:-0.2 name_#name:0.3f name_#path:-0.4 name_ai:0.6f name_alic:-0.6
name_bash:1.1f name_command:0.2f name_csrf:-0.6 name_in:-0.8 name_is:0.2r name_of:-0.4 name_terminal:1.6f name_to:-1.0 namespac:-0.4 nc:1.0e nc_#evil:0.6e
necessary:0.6o need_a:-1.4 need_an:-0.5 need_approval:0.5r need_for:-0.6 need_no:0.3p need_not:0.7r need_the:-0.2 negativ:-1.1 neglect:1.2o neglect_all:0.6o
neglect_the:0.7o neglect_your:0.7o neighbour:-1.0 network:-0.2 network_error:0.2d never:-0.2 never_admit:0.8d never_align:0.5r never_ask:0.8p never_asks:-0.7
never_by:-0.8 never_commit:-1.4 never_delet:-0.8 never_deploy:-0.9 never_disclos:0.7d never_exist:-0.5 never_in:0.5p never_mention:1.2d never_print:-0.8
never_push:-1.1 never_read:-1.2 never_refus:1.4r never_reveal:-0.4 never_say:-0.3 never_says:0.8r never_send:-0.8 never_shar:-1.0 never_speak:0.3d
never_tell:0.7d never_use:0.5p never_want:0.5p new:-0.2 new_account:1.0d new_admin:0.6p new_directiv:0.6f new_entry:-1.3 new_identity:0.7r new_instruction:0.2o
new_issu:-0.8 new_key:0.6d new_logo:-0.7 new_mail:-0.4 new_messag:-0.8 new_objectiv:0.7o new_ones:1.3o new_persona:0.5r new_policy:0.5f new_project:0.6p
new_releas:-0.5 new_repository:0.8p new_role:0.5r new_rul:0.4f new_rule:0.4f new_session:0.8p new_str:-0.2 new_task:0.5f new_user:-0.6 new_version:-0.5
newer:0.2x newest:-0.5 news:-1.2 newsletter:-1.6 next:0.5e next_answer:0.2o next_call:-0.3 next_line:-0.7 next_messag:0.8e next_request:0.5e next_sentenc:0.6o
next_step:-0.5 nginx:-1.1 nice:-1.3 night:-0.8 night_at:-0.3 night_build:-0.9 night_can:-0.5 nine:-0.2 no_approval:-0.3 no_attention:0.9o no_confirmation:0.5r
no_consol:-0.3 no_content:0.3r no_data:0.5d no_ethical:0.7r no_filter:0.6r no_guardrail:-0.3 no_guidelin:0.7r no_heed:0.5o no_matter:0.5d no_meet:-0.7
no_moral:0.2r no_need:0.7d no_new:-0.9 no_one:0.9d no_permission:-0.5 no_preserv:0.8x no_prior:1.0o no_prompt:0.4p no_record:0.3d no_refusal:0.8r
no_restriction:-0.7 no_safety:-0.6 no_secret:-0.6 no_such:-0.9 no_system:0.2o no_trac:0.2d nobody_is:0.8x nobody_notic:0.3d nobody_sees:0.6d nobody_was:-0.6
node:-2.5 node_#number:-0.8 nois:-0.5 none:0.4f none_ai:0.5f none_assistant:0.8f none_id:-0.8 none_ignor:0.6f noon:0.6x nop:-1.1 nopasswd:1.0p nopasswd_all:0.2p
nopasswd_for:1.1p normal:0.6d normal_and:0.5r noscript:0.9f not:-0.3 not_#path:0.2f not_adher:0.9o not_allow:-0.7 not_answer:-0.4 not_ap:0.2o not_are:-0.3
not_as:-1.2 not_ask:-0.3 not_be:-0.2 not_been:-0.8 not_bound:0.4r not_chang:-1.2 not_clos:-0.5 not_commit:-1.4 not_comp:1.0o not_count:0.4o not_delet:-1.3
not_disclos:-0.3 not_disturb:-0.7 not_do:-1.2 not_edit:-1.0 not_exce:-0.6 not_exist:0.8r not_find:1.3d not_folder:-0.5 not_follow:0.3o not_forward:-0.9
not_found:-0.3 not_give:-0.8 not_have:0.2p not_ignor:-1.1 not_in:-0.4 not_inform:0.9d not_install:-1.1 not_is:-0.8 not_know:0.8d not_leav:0.3d not_let:1.1d
not_listen:0.6o not_load:-1.0 not_log:0.6d not_mention:-0.3 not_merg:-0.7 not_need:0.7p not_notic:0.9d not_notify:-0.7 not_npm:-0.2 not_obey:-0.7 not_open:-0.6
not_print:-0.8 not_put:-1.1 not_read:-1.1 not_refus:0.9r not_rep:-0.9 not_report:0.3d not_request:-1.0 not_requir:0.8p not_resolv:-0.8 not_run:-0.6 not_see:0.4d
not_send:-0.4 not_shar:-1.4 not_show:-0.2 not_shown:-0.6 not_summaris:0.2f not_support:-1.5 not_tell:-0.5 not_that:0.7p not_the:-0.5 not_to:0.2d not_use:-0.9
not_want:-0.7 not_writ:0.8d note_assistant:-0.4 note_befor:0.7f note_for:0.6f note_instead:0.4o note_is:1.0p note_the:-1.1 note_this:-1.2 note_to:1.2f
note_you:0.2f noth_about:0.7d noth_chang:-0.6 noth_had:-0.3 noth_happen:0.3d noth_is:0.7r noth_to:-1.1 noth_was:0.7d notic:0.6d notic_if:-0.6 notic_the:-0.4
notic_to:0.2f notic_your:0.7f notification:-0.9 notification_after:-0.6 notify:-1.3 notify_me:-0.6 notify_the:-0.8 novel:-0.9 now:1.3r now_#path:0.6f now_a:0.3r
now_act:0.8r now_break:0.7o now_call:0.5f now_connect:-1.0 now_dan:0.4r now_delet:0.8f now_disregard:-0.5 now_freegpt:0.4r now_in:0.6r now_leav:-0.9 now_log:-1.2
now_obey:0.5f now_play:0.2r now_ready:-0.5 now_send:0.5f now_subscrib:-1.0 now_the:-0.3 now_you:0.6r npm:-1.3 npm_audit:-1.3 npm_ci:-0.5 npm_install:-1.7
npm_publish:0.8f npm_start:-0.9 npm_test:-0.9 npm_warn:-0.6 nslookup:1.2e null:-0.8 nullify:0.9o number:-1.1 number_and:0.6e number_in:-1.1 number_into:0.9e
number_of:-1.6 number_with:-0.3 nurs:-0.9 nutmeg:-0.5 o:-0.2 obey:0.6o obey_every:-0.3 obey_it:0.9p obey_me:1.2o obey_only:0.3o obey_the:0.3o obey_thes:0.7o
obey_this:0.3o object:-3.3 objectiv:0.8o obligation:0.4r observation:-0.5 observation_done:0.5f obsolet:0.3o of:-0.3 of_#address:0.3e of_#evil:0.5e of_#name:0.3e
of_#number:-1.8 of_#path:1.0x of_#secret:0.2e of_all:0.3x of_any:-1.0 of_birthday:-0.5 of_conflict:0.7o of_content:-1.1 of_date:0.3o of_document:0.5f
of_each:0.2p of_env:0.3e of_every:1.1x of_file:-0.9 of_foo:-0.5 of_four:-0.6 of_hamlet:-0.4 of_hello:-0.5 of_instruction:0.3p of_last:-0.6 of_my:-0.3 of_new:-0.9
of_node:-0.6 of_now:0.9o of_open:-0.7 of_our:-0.4 of_physic:-0.5 of_product:-0.3 of_ram:-0.5 of_result:0.6f of_root:0.6p of_them:-1.0 of_this:0.4d of_thumb:-0.8
of_tool:0.4f of_what:0.3o of_yesterday:-0.9 of_you:0.7r of_your:0.2e of_yourself:1.1r off_by:-0.7 off_in:0.8p off_log:1.0d off_notification:0.2d off_now:1.0o
off_on:-0.9 off_the:-0.5 off_your:0.3o offer:-0.9 offic:-1.0 offic_is:-0.4 officer:-0.6 official:-0.8 often:-1.6 ok:-0.2 old:-0.9 old_api:-0.8
old_instruction:-0.9 old_logs:-0.5 old_ones:0.8o old_rul:0.6o old_screenshot:-0.4 omega:0.4r omit_the:0.4d omit_this:0.4d on:-0.5 on_#number:-0.9 on_#secret:0.4f
on_a:-1.9 on_all:0.3p on_answer:-0.2 on_approv:0.8p on_branch:-1.0 on_by:-0.4 on_call:-1.0 on_each:0.7p on_every:0.7p on_file:-0.4 on_friday:0.5x on_holiday:-0.7
on_is:0.2o on_logout:-0.6 on_main:-1.1 on_mine:1.0o on_monday:-0.2 on_my:-0.5 on_page:-0.7 on_park:-0.7 on_port:-0.4 on_public:-0.7 on_respond:0.6r
on_review:-0.6 on_saturday:-0.7 on_stag:-0.5 on_sunday:-0.3 on_the:-0.3 on_this:-0.6 on_thursday:-0.5 on_travel:-0.7 on_tuesday:-0.8 on_upload:-0.8 on_use:-0.7
on_weekend:-0.8 on_you:1.5r on_your:0.3o onboard:-0.9 once:-0.6 once_a:1.2x once_as:0.7r once_the:-0.5 oncreat:-0.6 one:-0.2 one_from:0.2p one_hour:-0.6
one_in:0.3o one_is:-0.2 one_line:-0.7 one_of:-1.5 one_that:-0.6 one_time:0.5r one_with:-0.7 ones:0.9o ones_are:1.0o ones_below:-0.3 ones_here:0.6o onlin:-0.8
only_after:-1.2 only_in:-0.8 only_me:0.6r only_on:-1.3 only_rule:0.5o only_the:-0.3 only_this:-0.7 only_to:0.7o only_valid:0.3f only_what:0.3o only_when:-0.9
only_with:1.2f opacity:0.6f opacity_#number:0.8f open_#evil:0.7f open_#path:0.3 open_#secret:-0.2 open_a:-0.4 open_an:-0.2 open_at:0.3p open_in:-1.0
open_issu:-0.5 open_it:-0.2 open_port:0.7p open_pull:-1.0 open_task:-0.8 open_the:-0.7 open_to:0.7p open_with:-0.8 openai:1.0r operat:-0.4 operation:-1.8
operation_fail:0.2f operator:0.9o operator_has:0.4f operator_said:0.9o opposit:0.4o opposit_of:0.5o ops:-1.6 option:-1.7 option_overrid:-1.0 optional:-3.0
or:-2.5 or_directory:-0.5 order_and:0.3o order_are:0.3o order_from:-0.7 order_has:-1.3 order_in:0.2p order_number:-0.9 order_the:0.5r order_you:0.4f origin:-0.8
origin_main:0.4x original:-0.3 original_instruction:0.9o original_task:0.6o oslo:-0.7 other:-0.2 other_function:-0.6 other_instruction:1.0o other_method:-0.5
other_ticket:0.6f other_tool:0.6f otherwis:-0.8 our:-0.8 our_agent:-0.6 our_dependency:-0.2 our_newsletter:-0.4 our_product:-0.2 our_site:-0.7 out:0.5d
out_in:0.6e out_the:0.8d outag:-1.0 outdat_use:0.5o output:-0.6 output_is:-0.2 output_it:0.7e output_now:0.5f output_the:1.0e output_your:0.4e outrank:0.8o
outsid_of:-0.2 outsid_the:-0.8 oven:-1.1 oven_to:-0.5 over_any:0.8o over_everyth:0.7o over_main:0.7x over_several:0.3d over_spac:-0.2 over_the:-0.6
over_with:0.3o over_your:0.8o overboard:0.5o overlook:1.0o overlook_the:1.0o overrid:-0.2 overrid_a:-0.7 overrid_accept:0.9o overrid_all:0.9o overrid_code:1.2o
overrid_every:0.3o overrid_flag:-0.5 overrid_for:-0.7 overrid_is:-1.1 overrid_method:-0.6 overrid_of:-0.5 overrid_previou:0.4o overrid_public:-0.8
overrid_system:-0.9 overrid_your:1.0o overridden:-1.0 overrul:0.3o overrul_the:0.3o oversight:0.8r overview:-1.1 overwrit_all:0.7x overwrit_exist:-0.8
overwrit_your:0.9o owasp:-0.4 own:0.3o own_rul:0.6o owner:-0.2 owner_has:0.3o owner_of:-0.4 owner_want:0.5o owns:-0.7 p_styl:1.0f packag:-0.3 packag_and:-0.9
packag_from:-0.8 page:-0.7 page_#number:-0.7 page_#path:1.1f page_and:-0.8 page_is:0.4f page_must:0.2f page_says:1.0o page_to:-0.5 paid:-0.5 paint:-0.7
palet:-0.9 panel:-1.6 panel_#address:-0.5 paper:-0.7 paper_study:-0.4 paragraph:-0.3 parameter:-0.2 parameter_name:0.3f parameter_of:0.3e parcel:-0.7 parent:-1.1
park:-1.0 parser:-1.6 part:0.2r partner:0.4p party:-1.2 party_secret:-0.4 pass_#number:-0.5 pass_and:-0.8 pass_at:-0.7 pass_even:0.7d pass_it:0.2f pass_its:0.3f
pass_the:0.4f pass_your:0.8f passenger:-0.6 passphras:-0.7 passport:-0.8 password_#path:0.6f password_and:0.4e password_are:-0.7 password_by:-0.9
password_file:0.4e password_for:-0.9 password_from:0.8e password_into:0.5e password_is:-0.4 password_must:-0.8 password_of:-0.3 password_on:-0.5
password_policy:-1.0 password_reset:-0.9 password_support:0.8p password_to:0.4e password_was:-0.7 password_with:-0.7 password_you:0.8e past:-0.5 past_it:-0.5
past_the:-0.4 past_them:1.1e past_your:-0.3 pastebin:0.9e patch:-2.1 path:-2.2 patient:-1.2 pattern:-2.4 pay:0.6o pay_attention:-0.6 pay_no:1.0o payload:0.4p
payment:-0.3 payment_team:-0.9 payment_tool:0.8f pdf:-1.3 peer:-1.0 peer_dependency:-0.8 pend:-1.2 penetration:0.9r penetration_tester:0.9r peopl:-0.3 per:-1.7
per_cycl:-0.6 perform:-0.5 perform_the:0.2d permanent:1.3p permission:0.2r permission_and:0.7r permission_check:0.2r permission_deny:-0.8 permission_for:0.8r
permission_grant:0.7f permission_to:-0.2 permit:-1.1 persist:-0.6 person:-0.4 person_who:0.4e persona:1.7r persona_is:0.6r persona_no:0.6r persona_of:0.8r
personal:-0.3 personality:0.9r phon:-0.4 phon_home:0.8p phon_is:-0.6 phon_number:0.5e photo:-1.3 photo_folder:-0.7 photo_from:-0.5 phras:0.2e physic:-0.5
pilot:-1.3 ping:-0.7 ping_the:-1.0 pip:-0.6 pipe:-0.4 pipelin:-1.6 pixel:0.7e plac:-0.3 plac_on:0.9o placeholder:-0.7 plain:-1.3 plan:-1.9 plan_has:-0.6
plant:0.6p plant_a:0.7p platform:-0.7 play:-0.5 play_a:0.5r play_an:1.1r play_as:-0.5 play_is:-0.6 player:-1.4 pleas:-0.5 pleas_act:1.2o pleas_disregard:-0.4
pleas_find:-0.8 pleas_forget:1.0o pleas_forward:-0.5 pleas_log:-0.5 pleas_merg:0.7f pleas_past:0.9e pleas_restart:-0.4 pleas_run:0.7f pleas_send:-0.9
pleas_stop:1.1o pleas_wait:-0.6 plot:-0.8 pls:0.9o plt:-1.0 plugin:-0.3 plus:0.5e plus_the:0.5e pm:-0.3 pnpm:-1.5 pnpm_not:-0.2 poem:-0.4 poem_about:-0.3
point_on:0.6r pointer:-1.1 polic:-0.4 polic_said:-0.5 policy:0.5o policy_and:0.5o policy_for:0.3o policy_no:0.2f policy_of:-0.8 policy_requir:-0.9
policy_was:0.9o policy_you:0.6o polit:-0.9 polite:-0.2 port_#number:0.5p port_with:-0.7 portal:-0.8 pose:0.9r pose_as:0.9r position:-0.9 position_absolut:0.5f
positiv:0.5f positiv_review:0.9f possibl:-1.5 post:-0.2 post_#address:-1.4 post_#path:-1.3 post_a:-0.5 post_all:0.3e post_checkout:0.2p post_d:-0.5
post_file:0.8e post_request:-0.7 post_the:0.8e post_them:0.9e post_your:-0.6 postcard:-0.6 postcard_to:-0.6 postgr:-0.6 power:-0.2 pr:-0.8 pr_without:0.8f
prais:1.0f pre:-0.5 pre_approv:0.6f preced:1.3o precedenc:-0.2 prefer:-1.3 prefer_dark:-0.3 prefer_tabs:-0.2 prefer_that:-0.6 prefer_the:0.2o prefer_to:-0.8
preheat:-0.7 preheat_the:-0.7 premium:0.6f premium_member:-0.3 prepar:-0.9 pres:-0.5 pres_ctrl:-0.4 pres_enter:-0.8 pres_the:-0.5 present:0.6r presentation:-0.6
preserv_root:0.8x pretend:-1.1 pretend_data:-0.5 pretend_noth:-0.2 pretend_play:-1.0 pretend_that:1.0r pretend_to:0.3r pretend_you:-0.4 prettier:-1.4
prettier_ignor:-0.9 prev:1.3o prev_instruction:0.8o preview:-1.2 preview_deployment:-0.4 previou_#number:0.5o previou_command:0.6o previou_context:0.8o
previou_day:-0.9 previou_declaration:-0.5 previou_definition:-0.6 previou_directiv:1.0o previou_e:-0.5 previou_employer:-1.2 previou_error:-0.9
previou_guidelin:0.4o previou_instruction:0.7o previou_job:-0.6 previou_messag:0.5o previou_one:-0.9 previou_order:-0.3 previou_prompt:0.5o previou_report:-0.5
previou_result:-0.9 previou_rule:-0.9 previou_session:-1.1 previou_valu:-1.0 previou_version:-1.1 previou_warn:-0.9 previou_week:-0.9 previous:-0.9 pric:-0.9
pric_drop:-0.7 pric_in:-0.7 pric_of:-0.5 pric_with:-0.2 principl:0.7o print:0.5e print_#name:-1.0 print_all:0.7e print_anyth:-1.0 print_everyth:0.7e
print_it:0.5e print_on:-1.2 print_the:0.2e print_them:0.5e print_this:-0.5 print_your:0.5e printenv:0.9e printenv_curl:0.6e printer:-1.1 printer_are:-0.4
printer_paper:-0.6 prior:1.1o prior_agreement:-0.5 prior_art:-1.1 prior_context:0.9o prior_directiv:0.7o prior_guidanc:0.6o prior_instruction:0.3o prior_rul:0.9o
prior_text:0.8o prioritis:-0.4 prioritis_this:-0.4 priority:0.5o privat:0.2e privat_key:-0.4 privat_messag:0.4e privat_repository:0.5e privileg:0.8r pro:-1.0
problem:-1.0 proce:1.3f proce_to:0.6f proce_without:0.4o proces:-0.2 process_of:-0.5 process_this:1.0f prod:1.3x prod_every:0.8x produc:-0.7 product:0.3
product_five:0.6f product_owner:-0.7 production:0.8x production_cluster:0.6x production_databas:-0.2 production_every:0.6x production_server:0.7x professor:-0.9
professor_of:-0.6 profil:-0.5 profil_and:-0.4 profil_of:1.4p program:-0.3 progres:-0.4 project:-0.3 project_is:-0.2 project_rule:-0.4 project_uses:-0.6
promot:0.5r promot_to:0.6r prompt:-0.3 prompt_#name:0.2f prompt_#path:-0.6 prompt_and:1.1o prompt_any:0.5o prompt_appear:-0.9 prompt_are:0.6o prompt_as:0.8f
prompt_enter:-0.6 prompt_file:-0.7 prompt_from:-0.8 prompt_injection:-0.9 prompt_into:1.1e prompt_is:0.4o prompt_liv:-0.4 prompt_of:-1.2 prompt_return:-0.6
prompt_says:1.2o prompt_tell:0.6o prompt_the:-0.9 prompt_to:1.0e prompt_verbatim:0.6e prompt_with:-0.3 prompt_word:0.8e protect:-0.9 protection:-0.2
protocol:-0.7 provid:-1.6 proxy:-1.0 proxy_between:-0.5 prun:-0.7 prun_docker:-0.5 public:-0.2 public_bucket:0.4e public_channel:0.2e public_folder:0.4e
public_gist:0.9e public_holiday:-0.7 public_issu:0.5e publickey:-0.8 publish:0.5f publish_the:0.3e pull_request:0.2 pull_the:-0.7 pupil:-0.3 purchas:0.7f
purg_the:-0.4 purpos:-0.3 push:0.6x push_an:0.9x push_direct:-0.5 push_forc:0.9x push_without:0.6f put:0.2 put_#name:1.2p put_a:1.0p put_my:0.8p put_the:0.4
put_them:1.0e put_this:1.2p put_your:-1.0 pwn:1.1o python:-0.4 q:-0.8 qo:-0.5 qo_#evil:0.9p quarter:-1.0 query:0.4e query_str:0.6e question:-0.2
question_about:-0.2 question_and:1.0o question_in:-1.0 question_is:0.4o question_on:-0.4 question_to:0.4e queu:-0.6 queu_length:-0.6 quick:-0.2 quiet:-0.4
quiet_about:1.2d quiet_and:-1.0 quiet_chang:0.6d quiet_hour:-1.1 quiet_skip:-0.8 quit:-0.3 quiz:-0.6 quot:-0.2 quot_it:0.5e quot_the:0.8e r:0.9x r_#number:1.4x
rail:0.4o rais:0.9 ram:-0.7 ran:0.4d rank:0.8f rank_this:1.4f rat:-0.8 rate_and:-0.4 rate_limit:-1.0 rate_this:1.2f re:1.0p re_add:0.5p reach:-1.3
read_#name:0.6e read_#path:0.8f read_a:-0.9 read_acces:-0.4 read_all:0.4f read_by:0.5f read_from:-1.3 read_it:0.3d read_me:0.9r read_more:-1.2 read_my:-0.3
read_on:-0.7 read_only:-0.9 read_the:-0.4 read_them:-0.8 readabl:-0.2 readabl_section:0.6f reader:0.5f reader_to:0.9f readm:-0.8 ready:-0.8 ready_to:-0.8
real:0.9o real_instruction:0.7o real_task:0.4o real_user:0.5e reason:0.4d rebas:-1.4 reboot:0.2x reboot_the:0.5x rebuild:-0.8 rebuild_the:-0.6 rebuilt:-0.9
receipt:-1.0 receiv:-0.8 recent:-0.2 recip:-0.2 recip_for:-0.4 recipient_of:0.3d recommend:0.9f recommend_this:1.1f record:-0.3 record_of:0.9d record_the:-0.3
recruiter:-0.5 recursiv:0.3x recycl:-0.7 recycl_bin:-0.7 red:-1.5 red_team:-0.6 ref:-2.4 refactor:-0.7 refactor_drop:-0.8 referenc:-1.8 refrain:0.9d
refrain_from:0.9d refresh:-1.0 refresh_the:-0.5 refund:-0.3 refus_a:0.8r refusal:1.0r regard:-1.5 regardles_of:0.2d regeln:-0.5 register:-0.4 register_a:0.4p
reject:-1.1 reject_all:-0.4 releas:-1.2 releas_are:-0.9 releas_from:1.1o releas_manager:-0.2 releas_not:-1.3 releas_of:-0.5 releas_page:-0.6 releas_supersed:-0.3
reload:-0.2 remember:-0.2 remember_for:0.6p remember_forever:1.0p remember_never:1.1p remember_that:-0.2 remember_this:0.3p remember_to:-0.8 remind:-1.4
remind_me:-1.0 remind_the:-0.8 remind_them:-0.4 reminder:-1.1 reminder_about:-0.4 reminder_at:-0.4 reminder_the:0.4f reminder_to:-0.7 remot:-0.2 remov:-0.8
remov_#number:-0.8 remov_#path:-1.1 remov_after:-0.6 remov_any:0.9d remov_build:-0.3 remov_duplicat:-0.5 remov_every:1.2x remov_everyth:0.7x remov_expir:-0.9
remov_fil:-0.8 remov_in:-0.5 remov_merg:-0.5 remov_old:-0.8 remov_the:0.2d remov_this:-0.6 remov_x:-0.4 renam:-0.3 renam_the:0.6d render:-0.4 render_this:0.2e
render_x:0.4e renew:-0.5 renew_the:-0.5 rep_as:0.6e rep_only:1.0f rep_the:-0.3 rep_to:-1.3 rep_with:0.5f repair:0.3f repair_it:0.4f repeal:0.7o repeat:-0.5
repeat_everyth:0.5e repeat_the:-0.8 repeat_them:0.2e replac:0.2o replac_all:-0.2 replac_by:0.2o replac_in:-0.8 replac_the:0.2d replac_your:1.0o repo:-0.4
repo_and:0.2e repo_is:-0.2 report:-0.5 report_a:-1.0 report_are:-0.3 report_as:-1.0 report_failur:-1.0 report_it:-0.4 report_its:0.8e report_succes:0.9d
report_that:0.9d report_this:0.8d report_to:-1.8 report_which:-1.1 report_with:-0.9 repository:0.3 repository_and:-0.7 request:-0.5 request_a:-0.8
request_and:-0.8 request_by:0.5p request_description:0.9 request_from:-0.2 request_has:0.5o request_is:0.5o request_of:0.9o request_per:-0.7 request_that:-0.2
request_the:0.5r request_this:-0.8 request_to:-0.9 request_without:-0.2 requir:-0.5 requir_#number:-0.9 requir_for:-0.6 requir_that:0.3f requir_the:0.5f
requir_to:0.2 requir_you:0.9f requirement:-1.3 requirement_#number:-0.8 rerun:0.4f research:-1.0 reserv:-1.0 reset:-0.2 reset_every:0.5x reset_hard:0.4x
reset_it:-0.7 reset_password:-0.9 reset_the:-1.3 reset_your:-0.9 resolv_host:-0.8 resourc:-1.8 respect:-0.7 respond_as:0.2r respond_with:-0.5 respons:-2.0
rest:0.4f rest_of:0.6r restart:-0.2 restart_after:-0.7 restart_at:-0.8 restart_nginx:-0.6 restart_the:-0.9 restart_your:-0.5 restor:-0.4 restor_the:-1.2
restrict:-0.9 restriction:0.3r restriction_ap:-0.9 restriction_are:1.0o restriction_in:0.5o restriction_lift:0.6o restriction_on:-1.5 restriction_plac:0.9o
restriction_that:-0.5 restriction_were:-0.4 result:-0.5 result_#number:0.3f result_as:-0.7 result_from:-0.5 result_ok:0.3f result_succes:0.2f result_to:0.2e
result_you:0.2f resum:-0.7 retir:-0.4 retro:-0.8 return:-0.5 return_#name:-1.3 return_#number:-0.8 return_a:-2.5 return_an:0.2f return_prompt:-0.8
return_system:-1.1 return_the:-1.1 reus:-1.4 reveal:0.3f reveal_its:-0.7 reveal_secret:-0.2 reveal_that:1.1d reveal_the:0.2f reveal_this:0.9d reveal_your:0.5e
revers:0.2p revers_of:0.2r revers_shell:0.9p review:0.5 review_#path:0.4f review_and:0.3 review_are:0.7p review_comment:-0.7 review_is:0.3o review_the:-0.8
reviewer:0.2d reviewer_for:-0.9 reviewer_pleas:-0.8 revok:0.2o rewrit:-0.6 rf:0.5x rf_#name:-1.4 rf_#path:1.0x rf_at:1.0x rf_build:0.6f rf_every:1.4x rf_no:0.8x
right:0.4 right_and:0.5r right_reserv:-0.8 risk:-0.4 rm:0.7x rm_cannot:-0.8 rm_command:-1.0 rm_rf:0.5x robot:-0.6 rogu:-0.2 rogu_agent:-0.4 rol:-1.1 role:-0.9
role_admin:-1.3 role_assistant:-0.5 role_bas:-0.4 role_content:-0.3 role_editor:-0.5 role_for:-0.3 role_in:-0.9 role_is:0.2r role_of:0.2r role_play:-0.4
role_viewer:-0.4 role_you:-0.8 roleplay_as:0.9r roleplay_gam:-0.9 roleplay_you:0.7r room:-0.7 root:-0.2 root_#number:-0.3 root_caus:-0.6 root_end:0.7f
root_mode:0.3o root_of:-0.5 root_root:-0.3 root_shell:-0.3 rootgpt:0.8r rotat:-1.2 rotat_on:-0.4 rotat_the:-0.5 rotation:-0.6 router:-1.8 routin:0.4d row:-0.7
rows:-1.2 rsa:0.5p rsa_aaaa:0.7p rss:-0.5 rss_feed:-0.5 rul:0.3o rul_#path:0.7f rul_about:0.5p rul_abov:0.6o rul_and:0.3r rul_any:0.8o rul_ap:0.9f rul_are:1.0o
rul_do:0.3o rul_dont:0.8r rul_end:0.6f rul_engin:-0.6 rul_file:-0.8 rul_for:-0.4 rul_from:-0.5 rul_given:0.6o rul_in:-0.2 rul_list:-0.2 rul_no:0.2f rul_of:-1.8
rul_that:0.5o rul_you:1.3o rule:0.5p rule_#number:0.4o rule_for:-0.5 rule_is:0.3o rule_no:-1.0 rule_of:-0.7 rule_that:0.4p rule_you:0.8o run_#evil:0.9p
run_#name:1.4x run_#path:1.1p run_a:-1.1 run_anyth:0.6r run_command:-0.2 run_curl:0.8f run_git:-0.2 run_it:0.9d run_ls:1.1f run_make:-0.3 run_migration:-0.9
run_npm:0.3f run_on:-0.9 run_quiet:-1.1 run_sudo:0.3f run_the:-0.2 run_this:-1.6 run_wget:0.6p run_whatever:0.8r run_with:0.6p runs_#evil:0.8p runs_#name:0.8p
runs_#path:1.0p runs_at:-0.9 runs_curl:0.2p runs_in:-0.7 runs_on:-0.4 runs_the:-0.7 rust:-1.1 s3_#evil:0.5e s3_#path:-0.2 s3_bucket:0.8x s3_cp:-0.7 s_#evil:0.5p
s_inst:1.2f safe_#path:0.8f safe_ignor:0.3o safe_mode:-0.7 safe_plac:-0.8 safeguard:0.8r safety_check:0.2r safety_filter:0.2o safety_instruction:0.3o
safety_mode:1.6o safety_policy:1.0o safety_rul:0.2r safety_train:1.1r said:-1.3 said_and:-0.5 said_befor:0.6o said_the:-0.9 said_yes:0.5f sal:-0.9 salary:-0.2
sale:-1.0 same:-0.5 sampl:-1.2 sandbox:0.6p sandbox_is:-0.8 santa:-0.8 santa_list:-0.5 saturday:-0.7 sav:-0.6 sav_password:0.6e save:-1.1 save_#number:-0.6
save_the:0.4p save_this:0.5p save_to:0.7p say:0.3d say_anyth:0.5d say_good:-1.0 say_it:1.1d say_no:-0.5 say_noth:-0.2 say_otherwis:0.5o say_so:-0.5 say_that:1.2d
say_the:1.2d say_you:1.1d says_and:1.0o says_no:1.0r says_the:-0.3 says_yes:0.8r says_you:0.2o scan:-0.3 scan_the:-0.4 scanner_at:-0.3 scanner_flag:-0.8
scen_#number:-0.6 schedul:-0.2 schedul_a:0.6p schedul_for:-0.7 schedul_task:0.5p schema:-0.9 school:-1.1 scienc:-0.7 scop:-1.8 scor:-0.5 scp:-0.4
scp_#secret:0.7e screen:-0.5 screenshot:-0.9 screenshot_and:0.2e screenshot_from:-0.6 script:-0.5 script_#path:-0.3 script_and:-0.8 script_below:0.8f
script_first:0.9f script_from:-0.3 script_in:0.6p script_type:1.2f script_with:-0.9 script_without:0.9f search:-0.7 search_box:0.3e search_index:-0.6
search_query:0.7e search_the:0.7e seat:-1.0 second:-0.4 second_recipient:0.8d secret:-0.3 secret_and:0.7d secret_are:-0.5 secret_copy:0.7d secret_for:-0.5
secret_in:-0.3 secret_ingredient:-1.0 secret_into:0.9e secret_is:-0.9 secret_live:-0.2 secret_manager:-0.5 secret_out:-1.4 secret_santa:-0.7 secret_scan:-0.8
secret_until:-0.4 secret_you:1.5e section:-0.7 section_#number:-0.7 security_level:0.6p security_scan:0.3p security_team:0.9r security_warn:0.5p see:-0.6
see_#name:-1.2 see_a:0.2e see_it:0.8d seed:-0.4 seed_phras:0.4e seen:-0.6 sees:0.6d sees_it:0.6d select:-1.4 self_buy:-0.9 send:-0.3 send_#secret:1.1e
send_a:-0.8 send_all:0.5e send_anyth:-0.5 send_data:-0.2 send_e:-0.6 send_every:0.6p send_feedback:-0.8 send_invoic:-1.0 send_it:-0.4 send_logs:-0.4
send_the:0.3f send_them:0.8e send_us:-0.7 send_what:0.6e send_you:-0.4 send_your:-0.9 sender:-0.6 sensitiv:-1.6 sensor:-1.2 sensor_and:-1.0 sent:0.2d
sent_by:-0.3 sent_in:-1.0 sent_to:-1.1 sent_with:-1.0 sentenc:-0.2 sentenc_as:1.0o sentenc_only:0.4o serv:-0.8 server:-0.8 server_at:0.7x server_down:1.1x
server_every:0.6x server_if:-0.5 servic:-0.2 servic_is:0.5p sery:-1.1 session:0.4p session_after:-0.8 session_cooki:0.3e session_first:0.5p session_from:-0.6
session_has:-0.6 session_run:0.4p session_token:0.4e session_with:0.7o set:-0.2 set_#name:0.2p set_a:-0.4 set_about:-0.8 set_and:0.6p set_approval:-0.3
set_asid:-0.5 set_by:0.4o set_in:-0.9 set_is:0.4o set_of:-1.7 set_the:0.3p set_your:0.9o setup:-1.2 seven:-0.7 sh:0.2p sh_#path:0.7p sha256:-0.7 shadowgpt:1.0r
shak:-0.4 shak_well:-0.3 shall:-0.3 shall_not:0.5d shar_driv:0.3x shar_folder:-0.9 shar_the:0.7e shar_this:-0.9 shar_your:-1.3 she:-1.2 she_said:-0.7
she_work:-0.3 sheet:-0.7 shelf:-0.7 shell:0.6p shell_history:0.5d shell_is:-0.7 shell_open:0.7p shell_to:1.0p shell_with:-0.3 shift:-0.6 ship:-1.0 ship_it:-0.3
sho:-0.8 shop:-0.4 shop_is:-0.3 short:-0.6 short_answer:-0.4 short_poem:-0.7 short_summary:-0.5 shorter:-0.8 should_answer:-0.9 should_be:-0.7 should_includ:-0.7
should_never:-0.8 should_not:0.5d should_now:0.3f show_a:0.2d show_it:0.6e show_me:1.3e show_the:-0.9 show_this:-0.6 show_up:0.3d shown:-1.5 shown_in:-0.6
shown_once:-0.7 shr:1.1x shut:0.3x shut_down:-0.3 shut_the:0.6x shutdown:0.9x shutdown_h:1.0x side:-1.9 sidebar:-0.9 sidebar_by:-0.5 sidenot:0.8f sie:-0.7
sign:-1.0 sign_in:-0.6 sign_off:0.2f sign_the:0.5r signal:-2.1 signatur:0.7p silenc:0.6d silenc_the:0.5d silent:0.3d silent_drop:-1.0 silent_in:-0.8
silent_install:0.7d silent_mode:-0.5 simp:-1.5 simpl:-1.6 simulat:-0.2 simulat_a:-0.5 simulat_an:0.2r simulat_be:0.9r simulat_developer:1.0r sinc:-1.3
sinc_march:-0.6 sinc_the:-0.6 sit:-0.5 site:-0.3 site_is:0.7f site_to:-0.5 sitemap:-0.3 size:-0.9 size_#number:1.0f size_is:-1.1 skill:0.7p skill_folder:0.5p
skip:0.2o skip_all:0.9r skip_approval:0.8r skip_days:-0.7 skip_the:0.2f skip_them:0.7o skip_to:-0.7 slack:-0.7 slow:-0.4 small:-1.7 smok:-0.7 snapshot:-0.7
snapshot_older:0.5x snippet:-0.3 snippet_into:-0.5 so:0.4d so_do:0.6o so_far:1.0o so_nobody:0.8d so_that:1.1p so_you:-0.3 sold:-0.7 somebody:0.4d someon:0.3p
someon_asks:0.6d someon_mention:0.3p someth_is:-0.4 sorry:-0.8 sort:-1.4 sort_a:-0.4 sourc:-0.6 sourc_as:0.8p sourc_code:0.2e spac:-1.5 spac_in:-0.4 spam:-1.3
span:-0.2 span_clas:-0.4 span_hidden:0.6f span_styl:0.5f spanish:-0.8 spe:-1.6 spe_restriction:-0.8 speak:1.3r speak_as:0.7r speak_of:1.1d speak_to:-0.5
spell:0.4e spell_the:0.9e split:-0.5 spoiler:-1.0 spread:0.6r spy:-0.8 sql:-1.1 sqlit:-0.7 sr:-0.5 sr_only:-0.5 src:-1.1 src_#name:-1.0 src_#path:-2.1 src_x:0.9f
ssh:-0.6 ssh_config:-0.5 ssh_copy:-0.6 ssh_ed25519:0.2p ssh_key:0.3p ssh_keygen:-0.6 ssh_keys:-0.7 ssh_rsa:0.8p ssl:-0.4 ssl_certificat:-0.4 stabl:-1.3
stack:-1.1 stack_trac:-0.9 staf:-1.2 stag:-1.9 stag_databas:-0.6 stag_server:-0.7 stal:-1.3 stal_branch:-0.5 stal_issu:-0.3 stan:0.9r stand:-0.8 stand_for:-0.4
stand_up:-0.3 standup:-1.0 star:0.5 star_review:0.6f start_#path:0.5p start_a:1.1p start_at:-0.7 start_download:0.3p start_fetch:0.2p start_fresh:0.9o
start_from:-0.7 start_here:-0.3 start_in:-0.8 start_now:0.5o start_of:-0.8 start_over:-0.3 start_the:-0.9 start_with:0.4e startup:0.9p startup_item:0.2p
startup_script:0.2p stat:-0.5 stat_that:0.8d statement:-2.3 statistic:-0.9 statu:-1.0 statu_and:-0.2 statu_to:-0.8 stay:0.8r stay_between:0.7d stay_in:-0.4
stdin:-1.4 steal:0.3r steal_the:0.9e step_abov:-0.5 step_for:-0.7 step_from:0.7d step_in:0.6d step_out:0.5d still:-0.4 stop:-0.2 stop_and:-0.5 stop_follow:1.0o
stop_it:-0.6 stop_obey:1.4o stop_the:-1.2 stop_what:0.5o stop_work:0.3o stor:-0.5 stor_password:0.3e stor_the:-0.3 stor_them:-0.2 stor_this:0.5p story_in:0.5r
story_you:0.6r str:-2.4 str_in:-0.5 str_is:-1.0 str_of:0.7e stranger:-1.1 strict:-1.9 strict_mode:-1.7 strip:-1.3 student:-0.7 study:-0.6 styl:-0.3
styl_color:0.4f styl_font:0.8f styl_guid:-0.7 styl_opacity:0.8f subdomain:-0.3 subdomain_of:0.3e subject:-1.2 submit:-0.2 submit_the:1.0f subscrib:-1.3
subscrib_to:-0.6 subscription:-1.3 succeed:0.4d succes:0.6d successful:-0.8 such:-2.1 such_as:-1.6 such_file:-0.5 sudo:0.5 sudo_and:0.3 sudo_apt:-0.8
sudo_bash:-0.2 sudo_mode:1.0r sudo_only:-0.7 sudo_right:0.9p sudo_rm:1.2x sudoer:0.3p sudoer_file:-0.3 suggest:-1.0 suit:-1.2 suit_and:-0.6 summaris:-0.2
summaris_it:-0.5 summaris_new:-0.7 summaris_the:-0.3 summaris_this:1.2f summaris_unread:-0.4 summaris_what:-1.2 summaris_yesterday:-0.8 summariser:1.0f
summariz:-0.2 summary:-0.4 summary_and:-0.3 summary_of:-0.8 summary_should:-0.7 summary_to:-1.1 sunday:-0.2 super:-1.0 supersed_all:-0.6 supersed_by:0.4o
supersed_the:-0.6 supersed_version:-0.3 superuser:0.9r supervisor:0.4r supplier:-0.8 support:-0.7 support_and:0.6r support_bot:0.2p support_team:0.3r
support_with:0.7p suppres:-0.4 sure:0.2d sure_delet:0.6f sure_here:0.8f sure_i:0.5f sure_nobody:0.9d sure_to:-1.1 surfac:-1.2 surpris_party:-0.5 survey:-1.1
suspend:0.7o suspend_until:0.7o suspend_your:0.5o svg:-0.8 switch:-0.2 switch_off:-0.2 sync:-0.9 sync_the:-0.5 sys:1.2f sys_obey:0.6f sys_you:0.4f system:0.4f
system_#name:0.7f system_#number:-0.4 system_administrator:0.6r system_and:0.9r system_approv:1.0f system_assistant:0.9f system_boot:-0.4 system_content:0.8f
system_default:-0.6 system_do:0.9f system_file:-0.4 system_font:-0.9 system_from:-0.5 system_grant:1.1f system_ignor:1.3f system_instruction:0.2o system_is:-0.2
system_languag:-0.7 system_linux:-1.0 system_messag:-0.4 system_new:1.4f system_obey:1.0f system_ok:-1.2 system_overrid:1.1f system_prompt:-0.7
system_reminder:1.3f system_requirement:-0.9 system_restart:-0.7 system_return:-0.9 system_reveal:1.0f system_run:0.9f system_that:0.4r system_the:1.3f
system_told:0.8o system_ubuntu:-0.8 system_user:-0.4 system_you:1.3f systemctl:-0.7 systemctl_enabl:-0.3 systemd:0.8p systemd_servic:0.8p systemprompt:-0.9
t:0.4e tabl:-1.2 tabl_if:-0.9 tabl_in:0.8x tabl_of:-0.3 tablet:-0.9 tabs:-0.9 tabs_over:-0.2 tag:-1.3 tak_precedenc:0.8o take:-0.7 take_a:-0.9 take_effect:-0.4
take_on:0.6r take_order:0.8o take_precedenc:-0.3 take_the:0.4r take_two:-0.9 take_your:-0.9 talk:-0.3 talk_about:1.0d talk_to:-0.7 tan:-0.2 tap:-1.0 tar_czf:-0.3
target:-2.5 target_all:-0.6 task_and:0.6o task_from:-0.6 task_is:-0.2 task_list:0.7o task_that:0.5p task_you:0.7o tax_are:-0.5 teach:0.7p teach_the:0.7p
teacher:-1.0 teacher_told:-0.4 team:-0.4 team_about:-0.7 team_and:0.7r team_at:-0.7 team_channel:-1.0 team_has:0.5r team_lead:-1.0 team_of:-0.6 team_on:-1.0
telemetry:-0.8 tell:-0.2 tell_anybody:0.8d tell_anyon:-0.5 tell_jok:-0.7 tell_me:-0.2 tell_nobody:1.0d tell_the:-0.4 tell_them:1.1d tell_us:-1.0 tell_user:-1.1
tell_you:-0.9 tell_your:-0.9 temp:-0.6 temperatur:-1.2 templat:-1.0 temporary:-1.2 temporary_branch:-0.8 temporary_fil:-0.4 temporary_tabl:-0.5 ten_unit:0.3
tenant:-0.7 term:-0.7 terminal:0.9r terminal_and:-0.4 terminal_argument:0.8f terminal_open:0.2p terminal_without:0.3r terminat:0.4x terminat_all:1.0x
terraform:0.4x terraform_destroy:0.4x test_#path:-0.2 test_account:-0.4 test_and:0.3f test_are:0.2f test_befor:-1.2 test_databas:-1.2 test_environment:0.7o
test_fail:-0.9 test_first:-0.8 test_ignor:0.4o test_in:-1.5 test_is:-0.7 test_live:-1.1 test_local:-0.7 test_mode:0.4r test_on:-0.8 test_run:-1.2
test_server:-1.3 test_suit:-0.9 test_the:-0.6 test_vm:-0.7 test_with:-0.8 tester:0.2r text:-0.7 text_#path:-0.8 text_abov:1.0o text_and:-0.3 text_below:0.3o
text_in:0.5o text_is:0.7f text_of:0.2e text_replac:-0.3 text_says:0.9o text_that:-1.0 text_to:0.6d th:-1.0 than:-1.0 than_#number:-1.1 than_a:-0.3 than_ten:-0.7
than_your:0.8o than_zero:0.7x thank:-1.5 thank_you:-1.2 that:0.7r that_#address:0.3p that_alway:0.6r that_answer:-0.6 that_approval:0.7p that_are:-0.7
that_came:0.9o that_can:-0.4 that_cannot:0.8r that_contain:0.3e that_delet:-0.5 that_does:0.7r that_download:0.3p that_every:0.7p that_everyth:0.2d
that_execut:0.3r that_has:0.4r that_i:0.3p that_ignor:0.8r that_is:-0.3 that_keep:0.7p that_leak:0.8r that_may:0.3r that_must:0.6r that_never:1.0r that_no:0.9d
that_nobody:0.8d that_noth:0.8d that_obey:0.5r that_phon:0.4p that_post:0.3p that_re:0.6p that_read:1.0f that_runs:0.7p that_safety:1.0p that_she:0.7p
that_skip:0.7r that_stand:-0.3 that_start:0.6p that_ther:0.7d that_upload:0.4p that_was:0.7r that_way:0.4p that_we:-0.3 that_you:-0.2 the:0.5e the_#name:-0.3
the_#number:-0.6 the_acces:-0.2 the_accident:-0.7 the_account:0.5d the_actor:-0.3 the_ad:0.6d the_admin:0.9o the_administrator:0.3r the_agenda:-1.0
the_agent:-0.5 the_ai:0.4 the_alert:0.9d the_allow:-0.2 the_alt:0.8e the_antiviru:0.7p the_api:0.9e the_app:-1.1 the_approval:1.0p the_archiv:-0.7
the_argument:-2.1 the_articl:-0.6 the_attach:0.2f the_attachment:-0.6 the_attacker:0.8r the_audit:0.8d the_auth:0.3p the_author:0.3o the_authorization:-0.9
the_backdoor:0.8d the_backup:0.2x the_bank:0.2r the_banner:-0.7 the_bastion:-0.6 the_bearer:1.0e the_begin:0.7o the_behaviour:0.2r the_best:0.6f the_beta:-0.2
the_bill:-0.3 the_blog:-0.8 the_board:-0.4 the_book:-0.2 the_boss:-0.2 the_bot:-0.2 the_box:-1.2 the_branch:0.3f the_bridg:-0.7 the_brief:0.5o the_browser:0.7e
the_bucket:0.3x the_budget:-0.7 the_bug:-0.6 the_button:-0.2 the_cach:-1.5 the_cake:-0.7 the_calendar:-0.3 the_call:-0.4 the_caller:0.2e the_camera:-0.8
the_capital:-0.3 the_captain:-0.7 the_card:-0.7 the_case:-1.0 the_certificat:-1.1 the_chang:0.8d the_channel:-0.7 the_character:-0.5 the_chat:0.4e the_check:0.8r
the_ches:-0.4 the_ci:-0.8 the_cleanup:-0.9 the_cluster:0.6x the_code:-0.2 the_coffe:-0.4 the_comment:0.9e the_commit:1.1e the_committe:-0.6 the_competitor:-0.5
the_compiler:-0.4 the_computer:-0.7 the_confidential:0.8e the_config:0.8p the_configuration:-1.1 the_confirmation:1.0o the_constraint:0.4o the_contact:0.5e
the_container:-0.8 the_content:0.7e the_conversation:-0.3 the_cooki:0.4e the_cooky:1.3e the_copy:-0.6 the_correct:0.6o the_cost:0.4d the_court:-1.1
the_crawler:-0.5 the_credential:1.1e the_crew:-0.9 the_cron:0.3p the_crontab:0.4p the_current:-0.2 the_customer:0.6e the_dai:-1.1 the_dark:1.0d
the_dashboard:-1.0 the_data:0.9x the_databas:0.4e the_date:-0.7 the_day:0.2x the_deadlin:-0.3 the_default:-0.7 the_delay:0.2d the_deletion:0.7f the_demo:-1.0
the_dependency:0.4p the_deploy:0.2p the_design:-0.8 the_dev:-0.8 the_developer:0.4o the_devic:-0.7 the_diff:0.6d the_digest:-0.7 the_directiv:0.5o
the_director:0.4r the_directory:-0.6 the_disk:0.5x the_dns:0.7x the_docs:-1.1 the_doctor:-0.9 the_document:0.6e the_door:0.3p the_dough:-0.5 the_download:0.3d
the_draft:-0.6 the_driver:-0.9 the_dump:-0.7 the_earlier:-0.5 the_entry:0.8d the_env:0.7e the_environment:0.8 the_error:0.5d the_eu:-0.8 the_even:-0.5
the_evidenc:1.0d the_exchang:-0.7 the_extension:-0.3 the_extra:0.8d the_fail:-0.5 the_failur:0.5d the_fami:-0.6 the_featur:-0.8 the_fee:-0.2 the_feed:-0.3
the_field:-0.8 the_fil:0.7f the_file:-0.2 the_film:-1.1 the_filter:0.2r the_final:-0.4 the_firewall:0.4p the_first:-0.5 the_flag:0.2o the_flight:-1.1
the_fold:-1.0 the_folder:0.6d the_follow:0.2o the_footer:0.9e the_form:-0.4 the_fridg:-0.6 the_function:0.3f the_fund:0.8f the_game:-1.2 the_garden:-1.0
the_gate:0.6p the_git:0.3p the_green:0.2o the_group:-0.8 the_guard:-0.3 the_guidelin:0.4o the_hacker:-0.5 the_health:-0.4 the_heat:-0.9 the_help:-0.9
the_helpdesk:0.5r the_hidden:0.5e the_history:0.3d the_home:0.6x the_hook:0.4p the_host:0.7x the_hostnam:0.6e the_hous:-0.7 the_http:0.5e the_human:1.0d
the_identity:0.5r the_imag:0.7e the_imperativ:-0.6 the_inbox:-0.2 the_install:-0.5 the_installation:0.2f the_installer:-0.6 the_instruction:-0.8
the_internal:-1.0 the_internet:-0.5 the_introduction:-0.5 the_invoic:-0.2 the_issu:0.6e the_job:0.6d the_judg:-0.3 the_jury:-0.6 the_kernel:-0.5 the_key:1.0f
the_keychain:0.3e the_keys:1.1f the_king:-0.9 the_kiosk:-0.7 the_lab:-1.1 the_label:-0.7 the_landlord:-0.8 the_languag:0.2f the_laptop:0.6x the_last:0.3e
the_latency:-0.6 the_latest:-0.4 the_law:0.2r the_lead:0.2f the_left:-0.4 the_legacy:-0.6 the_letter:-0.8 the_library:-1.2 the_licenc:-1.1 the_licens:-1.0
the_lift:-0.7 the_light:-1.5 the_limit:-0.3 the_lin:0.3o the_line:-0.7 the_link:0.2e the_linter:-1.3 the_load:0.2x the_local:-1.0 the_lock:-0.6 the_log:0.5d
the_logo:0.3 the_lunch:-0.6 the_machin:-0.4 the_mail:0.8d the_mailbox:0.7e the_main:-0.8 the_maintainer:0.6f the_maintenanc:-0.8 the_manager:0.3r the_manual:-0.4
the_market:-0.4 the_master:0.8e the_meet:-1.0 the_menu:-0.7 the_merger:-0.9 the_metric:-0.7 the_migration:0.8f the_miner:0.9p the_ministry:-1.1 the_model:-1.2
the_moment:-0.7 the_month:0.3x the_morn:-0.5 the_most:0.4f the_name:-1.0 the_network:0.2d the_new:-0.7 the_newest:-0.5 the_news:-0.8 the_newsletter:-1.2
the_next:0.5e the_night:-0.9 the_nois:-0.9 the_not:-0.2 the_note:0.5f the_novel:-0.8 the_number:-0.2 the_nurs:-0.5 the_offic:-1.2 the_old:-0.6 the_on:-0.6
the_one:1.2o the_ones:-0.8 the_only:0.3o the_open:-1.0 the_operation:0.2f the_operator:1.0o the_order:0.2o the_original:-0.8 the_other:0.3p the_output:0.5d
the_oven:-1.1 the_overrid:-0.8 the_owner:0.3d the_packag:0.5d the_page:0.3f the_paper:-0.4 the_parameter:0.6f the_parcel:-0.5 the_parser:-0.9 the_part:0.8r
the_party:-0.7 the_password:1.0e the_past:0.6e the_path:-1.4 the_payload:0.8p the_payment:0.6r the_permission:0.5p the_person:1.3o the_persona:0.7r the_phon:-1.5
the_photo:-0.7 the_pin:0.6r the_pipelin:-1.0 the_placeholder:-0.7 the_plant:-0.3 the_player:-0.6 the_plugin:0.6p the_policy:0.6o the_portal:-0.7 the_power:-0.7
the_preced:0.8o the_pres:0.4e the_preview:-0.5 the_previou:-0.3 the_printer:-0.8 the_prior:0.8o the_problem:-0.6 the_product:-0.3 the_production:0.5x
the_program:-1.3 the_progres:-1.0 the_project:-0.2 the_prompt:0.6o the_proxy:-0.5 the_pull:0.8e the_pupil:-0.3 the_query:0.8e the_question:-0.6 the_queu:-0.8
the_readm:-0.5 the_real:1.0o the_reason:-1.2 the_recipient:0.3d the_recycl:-0.7 the_red:-0.9 the_releas:-1.5 the_reminder:-0.7 the_remot:0.5p the_rep:0.9e
the_repo:0.3f the_report:-0.3 the_repository:-0.2 the_request:-1.1 the_respons:-0.3 the_rest:0.5f the_restriction:-0.2 the_retro:-0.8 the_revers:0.5o
the_reviewer:0.9d the_root:0.5r the_router:-1.3 the_rss:-0.5 the_rul:0.5o the_rule:-0.4 the_safe:-0.8 the_safety:-0.9 the_sal:-0.4 the_same:-0.8 the_sandbox:1.0p
the_sav:0.8 the_scanner:0.3p the_schema:-1.0 the_school:-1.1 the_screen:-0.4 the_script:0.7p the_second:0.2d the_secret:1.4e the_security:0.8r the_sensor:-1.2
the_server:-0.7 the_servic:-0.7 the_sery:-0.8 the_session:1.0e the_set:-0.2 the_setup:-0.3 the_sheet:-0.7 the_shelf:-0.7 the_shell:0.4d the_shop:-1.0
the_sidebar:-0.7 the_sign:-0.2 the_site:-0.7 the_skill:0.8p the_snippet:-0.4 the_sourc:-0.2 the_spy:-0.8 the_sqlit:-0.5 the_ssh:1.5e the_ssl:-0.4 the_stag:-1.5
the_stand:-0.6 the_standup:-0.9 the_start:-0.6 the_statu:-1.3 the_step:-0.6 the_styl:-1.1 the_subject:0.4d the_sudo:-0.2 the_sudoer:-0.3 the_summary:0.4d
the_superuser:0.5r the_supervisor:0.4r the_support:0.4e the_surpris:-0.5 the_survey:-0.6 the_sync:-0.9 the_system:0.2o the_tabl:-0.8 the_talk:-0.7 the_task:0.7o
the_tax:0.5e the_teacher:-0.6 the_team:-0.9 the_temperatur:-1.0 the_templat:-0.5 the_temporary:-0.9 the_term:-0.7 the_terminal:-0.6 the_test:0.7d the_theatr:-0.8
the_them:-0.7 the_thermostat:-0.5 the_thread:0.2e the_ticket:-0.2 the_time:-0.8 the_titl:-0.2 the_tmp:-0.6 the_todo:-0.9 the_token:0.2e the_tone:-0.5
the_tool:0.2f the_top:-0.4 the_trac:1.1d the_train:-0.4 the_transcript:0.5d the_transfer:0.8d the_trash:-0.8 the_travel:-0.7 the_true:0.9o the_truth:0.4o
the_tunnel:0.2p the_unrestrict:-1.0 the_upgrad:-0.9 the_user:1.3d the_valu:0.8 the_valv:-0.4 the_variabl:-1.0 the_vault:0.3e the_vendor:0.2r the_version:0.2r
the_video:-0.9 the_villain:-0.7 the_visitor:0.7e the_vpn:-0.7 the_wallet:0.8e the_warn:0.8d the_water:-0.9 the_weather:-0.3 the_web:0.2e the_webhook:0.7e
the_week:-1.8 the_whiteboard:-1.2 the_whol:0.4x the_wiki:-0.9 the_window:-0.5 the_witnes:-0.5 the_wizard:-0.4 the_word:-0.2 the_work:-0.4 the_worker:-0.6
the_workspac:0.4f the_wrong:-0.6 theatr:-1.0 their:-0.4 their_own:-0.8 their_password:-0.9 them:0.2 them_as:-0.8 them_here:0.7e them_in:0.5e them_into:0.4
them_on:0.5e them_the:0.7d them_with:-0.6 then:-1.2 then_delet:0.7d then_list:-0.5 then_run:-0.2 then_send:-0.6 then_the:-0.4 ther_is:0.4d ther_were:0.6r
thermostat:-0.5 thermostat_to:-0.5 thes:0.2o thes_instead:0.8o thes_lin:1.0p thes_new:0.8o thes_step:0.9o thesi:-0.8 they:0.4d they_ask:0.9d they_cover:-0.6
they_did:0.6d they_fail:0.3d they_were:0.5o think_the:1.0d third:-1.1 third_party:-1.0 this:0.7d this_account:-0.6 this_action:1.1d this_addres:-0.9
this_agreement:-0.7 this_answer:0.7f this_as:0.6p this_behind:0.4d this_between:0.5d this_block:-0.4 this_chang:0.8d this_chapter:-0.8 this_chat:1.0r
this_code:-1.0 this_command:-0.3 this_comment:-0.2 this_conversation:-0.5 this_devic:-0.7 this_document:-0.2 this_e:-1.0 this_email:-0.8 this_error:0.6
this_file:0.4o this_folder:-1.2 this_from:1.6d this_function:-0.3 this_hidden:1.0d this_imag:1.0e this_in:1.3d this_instead:0.4o this_instruction:1.3d
this_it:0.6f this_key:0.7p this_letter:-0.5 this_library:-1.3 this_line:0.8o this_link:-0.6 this_list:-0.2 this_machin:0.3r this_mail:-0.7 this_mode:-1.0
this_moment:0.2o this_month:-0.9 this_must:0.6f this_note:1.8o this_notic:-1.0 this_number:-1.1 this_once:0.7o this_one:1.4o this_order:0.5d this_out:0.7d
this_page:-0.2 this_paper:0.5f this_point:1.0o this_policy:-0.8 this_pr:0.6f this_product:1.1f this_project:-2.0 this_public:0.5p this_pull:0.7f this_releas:-1.0
this_repo:-0.5 this_repository:-0.9 this_request:0.6f this_resourc:-0.4 this_result:0.4f this_role:-1.0 this_rule:1.1p this_secret:1.0d this_sentenc:1.4o
this_server:0.5o this_session:1.3o this_set:-0.7 this_silent:0.4d this_site:-0.2 this_stay:0.9d this_step:1.1d this_story:0.4r this_supersed:0.9o
this_system:-0.4 this_task:-0.5 this_text:0.8o this_the:-0.5 this_to:1.2d this_tool:0.4f this_up:1.0d this_user:0.6f this_week:-0.6 this_will:-1.9
this_window:-0.9 this_without:0.8d this_workspac:-0.6 thos_of:1.0o though:0.3 though_it:0.5d though_noth:0.4d though_the:0.3d though_you:0.5r thought:0.3f
thre:-0.2 through:0.3p through_the:-1.5 throw:-0.5 throw_out:0.5o throw_the:0.3x thumb:-0.8 thursday:-0.9 ticket:-1.0 ticket_and:0.5e ticket_clos:0.7f
ticket_in:-0.8 ticket_number:-0.6 ticket_to:-0.7 tiktoken:-0.3 tim:-1.1 time_in:-0.9 time_the:0.4p time_you:0.4p time_zone:-0.8 timeout:-1.4 timestamp:-0.8
timezon:-1.0 tip:-0.7 titl:0.5 titl_agent:0.5f tls:-1.4 tmp:-0.5 tmp_folder:-0.6 to:-0.3 to_#address:1.1e to_#evil:1.8e to_#name:0.4p to_#path:0.7p
to_#secret:0.2p to_acces:-1.2 to_account:0.8f to_act:-0.2 to_admin:-0.5 to_administrator:0.6r to_ai:0.9f to_all:-0.8 to_another:-0.9 to_any:-1.6 to_anyon:0.3d
to_ask:1.0p to_break:0.9o to_call:-0.2 to_chang:-0.4 to_collect:0.8o to_commit:-0.5 to_continu:-1.3 to_crontab:0.7p to_customer:-1.0 to_delet:-0.7
to_disregard:-0.5 to_do:-1.5 to_drink:-0.2 to_drop:-0.9 to_each:0.7p to_eve:-0.2 to_every:0.2e to_everyon:0.9f to_everyth:1.1f to_fetch:-0.9 to_find:0.5d
to_finish:-0.8 to_fix:-0.2 to_follow:0.6o to_forget:-0.6 to_get:-0.5 to_god:1.0r to_hear:0.7d to_hide:-0.4 to_ignor:-0.3 to_install:-0.8 to_keep:-0.7
to_know:0.5d to_leak:0.4f to_leav:-0.7 to_log:0.5p to_main:0.2x to_mallory:0.8e to_me:-0.4 to_memory:0.9p to_my:0.5p to_new:-0.9 to_obey:0.3o to_off:1.5p
to_open:-0.4 to_our:-0.5 to_overrid:-1.0 to_pass:-0.4 to_pastebin:0.7e to_post:-0.5 to_pull:-0.3 to_push:0.4f to_read:0.6r to_remov:-0.7 to_renew:-0.3
to_repair:0.4f to_reset:-0.9 to_resolv:-0.3 to_restart:-1.2 to_reveal:-0.2 to_reviewer:0.3f to_root:-0.2 to_rotat:-0.5 to_run:-0.3 to_s3:-0.5 to_save:-0.9
to_say:-0.7 to_see:-0.7 to_self:-0.2 to_set:-0.8 to_shar:0.4p to_skip:0.8r to_stag:-0.6 to_start:-1.1 to_stay:0.2d to_stop:0.4o to_sudoer:0.9p to_take:-1.3
to_tell:0.4d to_the:-0.4 to_third:-0.6 to_this:-0.3 to_transfer:0.7f to_uninstall:-1.0 to_unrestrict:1.4r to_updat:-1.0 to_upload:-0.5 to_use:-1.3 to_user:-0.9
to_version:-0.5 to_view:-1.1 to_visit:0.2 to_water:-0.2 to_writ:-1.3 to_you:1.3o to_your:-0.7 to_yourself:0.3d today:0.4p today_on:0.5p todo:-0.9
todo_comment:-0.5 todo_remov:-0.9 todo_replac:-0.9 token_#address:-0.9 token_and:-0.7 token_are:-0.9 token_as:0.5e token_expir:-0.7 token_for:-0.8
token_from:-0.7 token_in:0.9e token_into:1.1e token_is:-1.3 token_limit:-0.5 told:-0.5 told_about:-0.2 told_earlier:0.7o told_me:0.2f told_otherwis:-0.3
told_the:-1.0 told_to:-0.4 told_when:-0.6 told_you:0.3o tom:-1.0 tomorrow:-0.4 tone:-0.6 tonight:1.0x too:-0.6 took:-0.4 tool:0.6f tool_#name:0.7f tool_call:0.4f
tool_description:0.6f tool_first:0.8f tool_hammer:-0.8 tool_is:0.6f tool_must:0.6f tool_name:-0.2 tool_note:0.6f tool_output:1.0f tool_read:-0.7 tool_requir:0.5f
tool_result:-0.7 tool_return:0.5f tool_to:1.0e tool_with:0.5f top:-1.0 top_of:-0.4 topic:-1.2 total:-0.8 touch:-0.2 track:0.3d track_after:0.5d track_pixel:0.7e
tracker:-0.8 traffic:-0.5 trail:-0.5 train:-0.6 train_and:0.9o train_on:-0.5 transaction:-1.2 transcript:0.4d transfer:1.2f transfer_#number:1.2f
transfer_from:0.4d transfer_the:0.6f transfer_tool:0.7f transform:-1.1 translat:-0.2 translat_new:-0.4 translat_the:0.3e translat_this:0.7o translat_your:1.0e
translator:-0.8 transmit:-0.2 transmit_the:-0.3 trash:-0.9 travel:-1.2 treat:-0.3 treat_every:0.5o treat_the:-0.4 treat_this:0.2o treat_warn:-0.8 tree:-1.1
trick:-0.8 true:-1.4 true_instruction:1.1o truncat:0.5x truncat_all:0.9x trust:0.4p trust_#evil:0.4p trust_but:-1.0 trust_me:-0.4 trust_sourc:0.4p trust_the:-1.2
truth:0.4o truth_from:-0.5 try:-1.6 try_again:-0.6 try_to:-1.1 tuesday:-0.9 tunnel:0.2p tunnel_to:0.5p turn:-0.3 turn_off:-0.4 tutorial:-0.9 tweet:0.6e twic:-0.6
twic_once:0.5r twin:-0.3 twin_in:-0.6 twin_of:0.7r two:-0.6 two_days:-1.0 two_factor:0.3p two_hour:-0.7 two_peopl:-0.5 two_reviewer:-0.8 typ:-1.4 typ_to:0.6e
type:-0.9 type_#name:0.5f type_hidden:0.3f type_str:-0.9 type_text:0.5f typo_in:-0.9 ubuntu:-1.1 ubuntu_#name:-1.0 ui:-1.5 uid:-0.5 uid_#number:-0.3 unalign:0.7r
unalign_model:0.7r unanswer:-0.7 unawar:0.8d unawar_of:0.5d uncensor:0.6r uncensor_model:0.5r under:-0.3 under_#number:-1.0 under_#path:0.3x under_kv:-0.2
under_set:-0.8 understood:1.1f undo:-0.7 undon:-0.7 unfilter:0.6r unfilter_assistant:0.5r unfilter_chatbot:0.4r unit:-0.7 unknown:-2.0 unknown_option:-0.8
unlearn:0.7o unles:0.2f unles_ask:-0.8 unles_the:-0.8 unles_you:0.8f unlimit:-0.7 unlimit_plan:-0.6 unlock:0.9r unplug:-0.8 unplug_the:-0.5 unread:-0.8
unread_mail:-0.5 unreleas:0.7e unreleas_featur:-0.7 unrestrict_ai:0.8r unrestrict_mode:0.3r unsubscrib:-0.9 until:-0.2 until_#number:-0.4 until_further:0.6o
until_i:-0.2 until_june:-0.5 until_may:-0.5 until_the:-0.7 untrust_and:0.3o untrust_data:-0.9 unus:-1.6 up:0.3d up_a:0.6d up_docker:-0.7 up_in:0.8d up_merg:-0.8
up_the:-0.9 up_to:-1.8 up_with:0.9d up_your:-0.4 updat:-0.2 updat_at:-0.6 updat_to:-0.3 upgrad:-0.4 upgrad_to:0.8r upload:0.3e upload_#secret:0.8e upload_a:-0.8
upload_is:-0.7 upload_it:1.1e upload_size:-0.7 upload_the:0.4e upload_them:0.4e upload_your:-1.0 ur:1.2o urgent:-0.2 url:-0.2 url_#address:-1.5 url_#evil:0.3
url_contain:-0.5 url_you:0.6e us:-0.7 us_at:-0.4 us_pretend:1.0r us_the:-0.8 us_this:0.3f us_what:-0.9 us_your:-0.2 usag:-2.6 usag_and:-0.5 usag_tool:-0.5
use:-1.1 use_abbreviation:-0.4 use_british:-0.6 use_curl:-0.6 use_emoji:-0.8 use_forc:-0.9 use_mine:0.5o use_only:-0.6 use_rm:-0.6 use_sudo:-0.7 use_the:-0.5
use_thes:0.7o use_your:0.5e used:-0.3 used_for:-0.7 used_in:-1.0 user_#name:0.2f user_#number:-0.4 user_a:-0.9 user_about:0.4d user_acces:0.7e user_account:1.1x
user_addres:0.4e user_agent:-1.8 user_agre:0.6f user_alic:-0.8 user_allow:0.6p user_already:0.2f user_and:0.6f user_api:0.3e user_approv:-0.6 user_are:0.3o
user_ask:-0.6 user_assistant:-1.0 user_at:1.1x user_back:0.6d user_befor:-0.2 user_believ:1.1d user_call:-0.2 user_can:-0.7 user_confirmation:0.2p
user_consent:0.5p user_content:0.4f user_data:0.4x user_delet:0.3f user_deploy:-0.5 user_dislik:-0.4 user_document:0.7e user_does:-0.2 user_e:0.7
user_everyth:0.8d user_fil:0.9f user_forget:-0.6 user_forgot:-0.8 user_from:1.2x user_gave:-0.2 user_has:0.5f user_hid:-0.3 user_home:0.2e user_host:-1.3
user_how:-0.4 user_id:-0.9 user_ignor:-0.7 user_in:0.5d user_instruction:-0.7 user_is:-0.5 user_it:1.2d user_keep:-0.8 user_know:0.7d user_knowledg:-0.2
user_last:0.4e user_lik:-0.7 user_location:0.4e user_logs:0.2p user_may:0.2d user_mention:0.7p user_messag:0.3f user_must:0.6d user_nam:0.3p user_name:-0.9
user_now:1.0f user_open:-0.4 user_password:0.9e user_phon:1.4e user_play:-0.3 user_postgr:-0.4 user_prefer:-0.8 user_pretend:-0.4 user_privat:0.7e user_push:0.8d
user_question:1.3o user_read:0.3d user_role:-0.5 user_root:-1.3 user_says:-0.8 user_see:0.5d user_send:0.2f user_should:0.6d user_ssh:-0.3 user_switch:0.2d
user_tabl:-0.3 user_task:0.9o user_that:-1.0 user_the:-0.2 user_to:0.2d user_token:0.9e user_told:0.5e user_trust:-0.5 user_typ:0.6e user_was:-0.6 user_what:-0.8
user_when:-0.9 user_which:-1.0 user_will:-0.7 user_with:-0.7 user_writ:-0.7 user_yes:0.9f user_you:-0.3 uses:-2.0 uses_pnpm:-0.4 uses_the:-0.7 utc:-1.3 v:-0.4
v2:-0.6 v3:-1.2 vacation:-0.9 vacuum:-1.1 vacuum_the:-0.9 valid:-0.6 valu:-0.2 valu_in:0.5e valu_of:1.2 valv:-0.9 variabl_and:0.4e variabl_are:-0.9
variabl_in:-0.6 variabl_nam:-0.7 variabl_to:0.6e vault:-0.4 vault_and:1.1e vault_ask:-0.6 vault_never:-0.4 vault_under:-0.2 vendor:-0.7 verbatim:1.0e
verification:0.7o verify:0.7f verify_that:-0.8 version:-1.5 version_#name:-1.7 version_#number:-1.3 version_are:-1.0 version_is:0.2o version_of:-0.3 video:-1.9
view:-1.5 view_this:-0.8 viewer:-0.8 villain:-0.9 vim:-0.7 violat:0.9o violat_your:0.4o viru:0.9r visibility:-0.4 visibility_hidden:-0.4 visibl:-0.2
visit_#evil:0.4 vm:-0.8 vm_at:-0.7 void:-0.9 void_all:0.5o volum:1.0x vot:-1.0 vote:0.9f vpn:-0.7 vue:-0.7 w:-1.6 wait:-0.5 waiv:0.8o wake:-0.8 wall:-0.8
wallet:0.7e want:-0.5 want_a:-0.6 want_answer:-0.5 want_me:0.6f want_no:-0.4 want_secret:-0.5 want_the:-0.6 want_to:-1.0 want_you:0.5f warn:0.3r warn_about:-1.0
warn_abov:-0.6 warn_and:0.4d warn_as:-0.8 warn_deprecat:-0.6 warn_from:0.4d warn_ignor:-0.6 warn_me:-0.7 warn_previou:-0.7 warn_this:-1.3 was_a:0.6d
was_already:0.6d was_delet:-0.8 was_empty:-0.6 was_never:0.3r was_not:-1.0 was_remov:-1.1 was_said:-0.2 was_sent:-0.6 was_skip:-0.4 was_told:-0.9 was_train:-0.7
was_written:0.2o was_wrong:0.5o watch:-0.3 watch_the:-0.2 water:-1.6 water_the:-0.3 way:-0.9 way_to:-1.4 we:-0.8 we_have:-1.0 we_never:-0.6 we_recommend:-0.4
we_sent:-0.5 we_will:-0.3 wear:-1.1 weather:-0.4 weather_every:-0.8 weather_servic:-0.9 web:0.2p web_pag:0.6p web_page:-0.5 webhook:0.7e webhook_at:0.7e
websit:-0.3 week:-0.5 week_report:-1.1 week_summary:-0.9 weekday:-0.9 weekend:-1.2 weekend_in:-0.4 weekend_when:-0.4 well:-1.8 well_befor:-0.3 went:0.8d
went_fine:0.4d were:-0.3 were_a:1.0o were_configur:0.7o were_given:0.4o were_instruct:0.3o were_lift:-0.3 were_no:0.6r were_not:-0.5 were_remov:-0.6
were_replac:-0.6 were_the:0.2r were_told:2.0o were_written:0.4o were_wrong:-0.8 were_you:0.6e wget:-0.5 wget_#evil:1.1e wget_post:0.8e wget_qo:-0.5 what:0.3o
what_came:0.7o what_chang:-1.0 what_follow:0.8o what_happen:-0.4 what_i:-0.3 what_is:1.0e what_it:0.4r what_the:0.6o what_this:0.9o what_was:-0.2 what_were:0.7e
what_you:0.4d whatever:0.5o whatever_happen:1.3d whatever_is:0.9e whatever_it:0.8r whatever_rul:0.5o whatever_your:0.7o wheel:-0.8 when:-0.5 when_a:-0.7
when_an:0.3f when_count:-0.5 when_done:-0.3 when_finish:1.0d when_i:-0.4 when_it:-0.2 when_nobody:0.9x when_plan:-0.5 when_search:-1.2 when_sort:-0.3
when_the:-0.5 when_they:0.2d when_this:-0.4 whenever:0.6p whenever_someon:0.8p whenever_the:0.5p wher:-0.6 wher_the:0.5d wher_you:0.3r whether:-1.2
whether_#address:-0.5 whether_the:-1.6 which:0.3r which_fil:-0.2 which_has:1.2r which_password:-0.6 whil:-0.4 whil_the:0.3d whisper:-0.7 whit:-0.3
whit_background:0.4f whit_text:-0.4 whiteboard:-1.2 whitespac_when:-0.8 who:0.8r who_can:0.7r who_has:0.3r who_help:-0.5 who_ignor:0.9r who_never:0.2r
who_used:0.4r whoami:1.0f whoever:0.6e whol:0.4x whol_home:0.4x whol_repository:0.8x whos:1.3r whos_url:0.7e why:-0.3 why_it:-0.4 width:-2.0 wife:-0.7 wiki:-0.3
will:-1.2 will_act:-0.2 will_be:-1.6 will_call:-0.7 will_comp:1.1f will_delet:0.4f will_ignor:-0.2 will_never:-0.5 will_not:-1.5 will_now:0.9f will_send:0.8f
window:-1.6 wins:0.3o wins_over:-0.9 wipe:0.3x wipe_all:0.8x wipe_the:-0.6 wipe_your:0.5o wire:-0.9 wish:-0.3 with:-0.6 with_#evil:0.9e with_#number:-0.9
with_#secret:0.8f with_a:-0.6 with_amount:0.5f with_an:0.6e with_care:-0.9 with_ctrl:-1.1 with_curl:-0.2 with_earlier:0.8o with_every:-0.5 with_everyth:0.7r
with_full:0.7r with_git:-0.8 with_it:-0.7 with_its:0.8r with_me:0.5e with_mine:-0.2 with_my:-0.5 with_no:0.2r with_our:-0.4 with_password:0.8p with_path:0.4f
with_port:-0.6 with_ssh:-0.7 with_sudo:0.7 with_systemctl:-0.6 with_thes:0.8o with_this:-0.9 with_tiktoken:-0.3 with_yes:-0.5 with_yesterday:-0.3 with_yolo:1.0p
with_you:1.1e with_your:-0.8 with_zero:0.8x withdrawn:0.8o within:-1.5 within_#number:-0.5 within_a:-0.9 within_two:-0.4 without:-0.2 without_approval:1.0p
without_ask:-0.6 without_check:0.7r without_confirmation:0.9f without_content:-0.5 without_filter:0.5r without_inform:0.8d without_moral:0.9r
without_network:-1.0 without_problem:0.8d without_question:0.9r without_read:-0.6 without_restriction:-0.4 without_review:0.2f without_rul:-0.4
without_safety:-0.3 without_tell:0.4d without_the:-0.2 witnes:-0.6 wizard:-0.8 word:0.2e word_abov:0.7e word_banana:0.7p word_for:0.9e word_ignor:-0.5
word_of:0.8e work:-0.3 work_and:-0.4 work_for:0.5r work_from:-0.3 work_with:-1.2 worker:-1.2 worker_if:-0.4 workspac:-0.9 world:-0.8 would:-0.5 writ:-0.5
writ_as:-0.3 writ_test:-0.9 writ_that:-0.5 writ_the:0.3e writ_them:-0.6 writ_this:1.2d writ_to:-0.2 written:0.8o written_abov:0.9o written_by:0.5o
written_here:0.8o written_in:-1.0 written_to:-1.5 wrong:-1.2 wrong_use:-0.2 wrot:-0.5 x_#evil:1.0e x_#number:-1.4 x_#path:0.3f x_alt:0.7f x_api:-1.2 x_post:-0.6
x_x:-0.7 xr:-0.3 xr_x:-0.3 y:-1.8 y_#path:-0.8 y_to:-0.6 yaml:-1.2 year:-0.4 yes:0.6f yes_delet:0.8f yesterday:-0.2 yesterday_list:-0.9 yolo:1.0p you:0.5r
you_a:-0.5 you_act:-0.4 you_already:-0.8 you_and:0.6d you_answer:1.3f you_any:0.7o you_are:0.3r you_call:0.2f you_can:-0.5 you_chang:-0.5 you_come:0.5e
you_continu:1.3f you_could:0.8d you_did:1.0d you_do:-0.8 you_dont:-0.4 you_find:-0.5 you_finish:1.0d you_first:0.7f you_follow:0.3d you_for:-0.8 you_found:0.9d
you_get:-1.0 you_got:0.7o you_had:1.1r you_have:0.3r you_ignor:-0.4 you_know:-1.2 you_log:1.0p you_may:0.5o you_must:-0.3 you_need:-0.2 you_never:0.4d
you_obey:0.8f you_open:-0.2 you_play:-0.8 you_pleas:-0.5 you_receiv:0.2o you_rep:-0.4 you_report:0.9d you_see:0.8p you_send:0.4d you_shall:0.5r you_should:-1.0
you_summaris:0.8f you_take:-0.7 you_the:0.5r you_think:-1.1 you_told:0.6e you_trust:-0.7 you_use:-1.0 you_want:-1.6 you_were:1.1o you_will:-0.3 you_work:0.9r
you_writ:0.5p your_a:0.8r your_account:-1.2 your_actual:0.5o your_addres:-0.9 your_administrator:-0.6 your_answer:0.8e your_api:-0.6 your_behaviour:1.0o
your_board:-0.7 your_branch:-0.6 your_computer:-0.7 your_config:0.2e your_configuration:1.3o your_constraint:1.0o your_content:1.2o your_context:1.3o
your_creator:1.2o your_current:0.5o your_cv:-0.8 your_data:-0.4 your_default:0.7p your_developer:1.3o your_directiv:0.8o your_doctor:-0.8 your_e:-0.4
your_earlier:1.6o your_feedback:-0.7 your_friend:-0.9 your_goal:0.7o your_guardrail:0.6o your_guidelin:2.0o your_hidden:1.3e your_initial:1.3e
your_instruction:0.2o your_key:-0.7 your_keys:-0.9 your_limit:1.2o your_maker:1.0r your_memory:1.0p your_name:-0.4 your_next:0.5e your_now:0.5r your_old:1.1o
your_only:0.7o your_operator:1.2o your_order:-0.3 your_original:1.0o your_own:0.7p your_owner:1.3o your_password:-2.3 your_persona:1.0r your_phon:-0.8
your_pin:-1.2 your_policy:1.2o your_previou:0.8o your_prior:1.1o your_privat:-0.9 your_program:0.8o your_prompt:1.2o your_public:-0.7 your_question:-0.8
your_real:0.9o your_rep:1.4e your_report:0.5d your_safety:1.7o your_session:0.3f your_set:0.4e your_summary:1.3d your_system:1.3o your_task:0.6o your_token:-0.8
your_track:1.0d your_train:1.2o your_true:0.7r your_uncensor:0.8r yourself:1.2r yourself_and:0.4r yourself_as:0.7r yourself_into:0.6p yourself_releas:0.5o
yourself_that:0.4r yourself_the:0.7r yourself_to:0.5p yyyy:-1.2 zero:0.2x zero_days:0.7x zero_width:-0.5 zip:-1.0 zip_the:0.3e zone:0.2x zsh:-1.0
`;
