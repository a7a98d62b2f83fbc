/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-2.71 #address:-1.6 #address_#path:0.4f #address_and:-0.5 #address_answer:-0.3 #address_as:0.6p #address_by:-0.5 #address_every:-1.0 #address_for:-0.3
#address_is:-0.4 #address_on:0.7e #address_open:0.4p #address_request:-0.3 #address_sh:-0.9 #address_to:-0.8 #address_with:-1.2 #evil:3.8e #evil_#number:0.8e
#evil_#path:0.4f #evil_#secret:0.7e #evil_and:0.9 #evil_as:0.9p #evil_at:0.2p #evil_bash:0.9p #evil_befor:0.3p #evil_every:0.3p #evil_first:0.2p
#evil_follow:0.6e #evil_for:0.4p #evil_in:1.0p #evil_is:0.5p #evil_o:0.5p #evil_on:0.2p #evil_plus:0.7e #evil_sh:1.0p #evil_the:0.3e #evil_to:1.0p #evil_with:0.8
#name:-0.3 #name_#address:-0.8 #name_#number:-0.3 #name_#path:1.0x #name_approv:0.7f #name_are:-0.5 #name_as:-0.7 #name_assistant:1.4f #name_call:0.2f
#name_delet:0.3f #name_display:-1.3 #name_environment:-1.5 #name_file:0.2e #name_first:-0.3 #name_folder:0.3x #name_for:-1.4 #name_home:-0.9 #name_id:-0.2
#name_into:0.6e #name_invok:0.9f #name_is:-1.8 #name_model:0.8f #name_must:0.2e #name_name:1.2f #name_now:-0.2 #name_npm:-0.5 #name_obey:0.7f #name_of:0.3p
#name_off:1.0p #name_ok:0.5f #name_on:0.5f #name_path:-1.1 #name_role:-0.9 #name_s:-1.1 #name_self:-0.6 #name_send:-0.9 #name_so:0.8p #name_system:2.1f
#name_that:0.4p #name_to:0.7p #name_user:1.0f #name_with:1.4f #name_without:0.3f #name_your:-1.1 #number:-0.8 #number_#name:-1.8 #number_#number:-0.2
#number_#path:-0.3 #number_#secret:-0.8 #number_am:1.1x #number_assistant:0.6f #number_byt:-1.1 #number_commit:-0.8 #number_could:-0.7 #number_days:-1.5
#number_degre:-0.3 #number_dollar:0.7e #number_enter:-0.5 #number_entry:-1.3 #number_eur:0.5f #number_every:0.9x #number_fail:-0.6 #number_fil:-1.1
#number_for:-0.2 #number_gb:-1.2 #number_hour:-0.8 #number_if:-1.0 #number_ignor:-0.2 #number_in:1.0 #number_instruction:0.8o #number_is:-1.3 #number_item:-1.1
#number_jan:-0.4 #number_june:-0.8 #number_lin:0.2e #number_march:-0.6 #number_may:-1.0 #number_mb:-0.8 #number_minut:-0.9 #number_ms:-0.8 #number_must:-0.7
#number_no:-0.7 #number_of:-1.1 #number_pass:-0.7 #number_per:-0.7 #number_pm:-0.4 #number_request:-0.5 #number_result:-0.8 #number_root:-0.3 #number_s:-0.9
#number_scen:-0.5 #number_second:-0.8 #number_star:0.9 #number_test:-1.2 #number_the:-1.3 #number_to:0.6f #number_unit:-0.8 #number_usd:0.3f #number_were:-0.7
#number_when:0.4f #path:0.3f #path_#evil:0.4p #path_#number:-0.2 #path_#path:0.6 #path_agent:0.9f #path_ai:1.0f #path_and:-0.5 #path_assistant:1.1f #path_at:1.7x
#path_base64:-1.5 #path_curl:0.4p #path_eslint:-0.4 #path_every:0.9x #path_export:0.6p #path_first:0.7p #path_gt:-0.4 #path_in:-0.4 #path_instruction:-0.2
#path_is:-1.6 #path_now:0.8f #path_of:1.2x #path_older:-0.8 #path_on:1.0x #path_role:-0.3 #path_so:-0.9 #path_sure:1.1f #path_system:0.6f #path_that:0.8p
#path_the:-1.0 #path_to:0.4p #path_user:0.7f #path_you:0.9f #secret:0.6e #secret_#evil:0.3e #secret_#path:0.6f #secret_and:0.9e #secret_as:0.6e
#secret_base64:0.7e #secret_file:-0.3 #secret_in:1.0e #secret_into:-0.2 #secret_is:-1.0 #secret_nc:0.8e #secret_on:-1.1 #secret_permission:-1.1 #secret_s3:0.4e
#secret_ssh:-0.7 #secret_to:1.5e 1password:-0.7 3f2a:-0.7 9999px:0.5f @about:-1.0 @address:0.6e @after:0.2d @alarm:-0.2 @allDay:0.5x @allOf:0.6x @allow:0.6o
@allow=:-0.6 @anyone:0.6d @appear!:0.5e @appears:-0.2 @approved:0.3f @asIf:0.4d @asVoid:0.3o @aside:0.7 @ask!:-1.4 @ask-:1.0 @ask=:-0.4 @asker:-0.2 @asking:-0.5
@asks:-0.4 @atTop:0.4o @authority:0.6f @beforeYou:-0.6 @behalf:0.4f @bigStores:0.2x @blurt:-0.2 @blurt!:0.3e @blurt-:-0.4 @blurt=:0.2e @blurting:-0.3
@blurts:-0.2 @called:0.2r @careful:-1.5 @change:0.3p @change=:-0.6 @changeing:-0.7 @changes:-0.9 @claim!:0.2r @claim-:0.5d @claim=:-0.3 @claiming:-0.3
@claims:-0.6 @covert:1.1d @denial:0.3d @deny:0.8d @deny!:1.1d @denying:0.5d @denys:-0.2 @destroy:0.6x @destroy!:0.4x @destroy-:0.2p @destroy=:-1.1
@destroying:0.2f @destroys:-0.4 @do!:0.8e @doc:0.4d @done:0.5d @drop:0.2x @drop!:0.3x @drop-:-0.4 @drop=:0.6p @droping:-0.3 @drops:-0.8 @enroll:0.2p
@enroll-:-0.8 @enroll=:0.4p @enrolling:-0.6 @enrolls:-0.4 @evenIf:0.6 @everything:0.4o @except:-0.7 @excuse:0.8d @falsify:0.5d @falsify!:1.2d @falsifying:-0.7
@feign:0.2r @feign!:0.2r @feigns:-0.5 @fetch!:0.2e @fetch-:0.6d @fetch=:0.2p @fetchs:-0.3 @fine:0.5d @follow!:-0.4 @follow-:0.8o @follows:0.5r @gotYou:0.3o
@guard:1.1p @halt!:0.2x @hand:0.4e @hand!:0.3e @hand-:-0.2 @hand=:0.4p @handing:0.3 @hide:0.3d @hide!:0.7d @hides:-1.0 @hostGuard:0.4p @ifAsked:1.3d @ifWord:-0.3
@ignore!:0.3o @ignore-:-1.4 @ignore=:0.8o @ignoreing:-0.5 @ignores:0.2r @keep:0.2d @know:-0.2 @know!:-0.3 @know-:1.5d @know=:-1.1 @knowing:0.8f @knows:-1.3
@lawless:1.1r @letters:0.5e @localOnly:-0.6 @log:0.2d @loot:1.0e @machine:1.3f @mislead!:1.6d @modes:0.6r @my:0.3o @myKey:1.5p @myRules:1.5o @newRule:0.6f
@noMatter:0.9d @none:0.2r @note:0.2o @obeyMe:1.3o @oldRules:0.8o @omit!:-0.3 @omit-:0.4d @omit=:0.6p @omiting:-0.5 @omits:-0.7 @open-:0.4d @open=:0.6p
@openPlace:0.2e @opening:-0.6 @outrank:0.2o @outside:0.6e @pack-:-0.2 @pack=:-0.3 @packing:-1.3 @packs:-0.2 @pact:1.5d @person:0.5d @power:0.6r @pretend:0.2r
@pretend!:0.3r @pretend-:-1.0 @pretends:-0.6 @prior:0.2o @private:0.2e @production:0.9x @prompt:0.8o @put:0.2p @put-:-0.3 @put=:0.3o @puting:-0.9 @puts:-0.8
@raze:0.5x @raze!:0.4x @razes:0.4p @reads:0.6f @real:0.2 @record!:-0.3 @record=:-1.1 @records:0.3x @releasedFrom:1.1r @reply:0.2e @roleplaying:-0.8
@roleplays:-0.9 @rootPower:0.5r @rootSecret:0.4e @rules:1.1o @run!:0.4f @run-:-0.3 @run=:-0.3 @runing:-0.9 @runs:-0.4 @safetyRules:0.4o @say:-0.2 @say!:0.3e
@say-:-0.2 @say=:0.6e @sayNothing:1.0d @saying:0.5 @says:-0.8 @scratch:-0.5 @secrecy:0.4 @secret:0.7e @secretfile:2.0e @send!:0.4e @send-:-0.3 @send=:-0.3
@sends:-0.2 @serve:0.5o @skipped:0.5o @sneak!:0.2d @sneaks:-0.4 @squeeze!:0.2 @squeeze=:-0.8 @squeezeing:-1.9 @squeezes:-1.4 @standing:0.8p @startup:1.2p
@stranger:0.7p @sudoGroup:0.7p @sudoers:0.6p @survive:0.2p @tech:-0.5 @tell!:0.2d @tell-:0.7d @tell=:0.6p @tellNobody:1.1d @telling:0.4d @their:0.3e @thing:0.6d
@thisRule:0.4d @toZero:1.0o @token:0.3e @told:-1.1 @toolFirst:0.6f @toolNote:-0.2 @toolname:2.3f @tracks:0.3d @treat-:0.5d @treat=:-0.2 @treating:-0.6
@treats:-0.4 @trust-:-1.0 @trusts:-0.3 @tunnel:1.6p @unaware:1.3d @unknowing:1.5d @unless:-0.5 @unlocked:1.3r @unseenBy:1.2d @url:-0.2 @userSecret:1.7e
@variable:-0.3 @void:0.6o @whenDone:0.2d @wreck:0.2x @wreck-:0.3p @wreck=:-1.0 @wrecking:0.3f @wrecks:-0.5 @you:0.7r @youAre:0.8r @youKnow:-0.5 @yourself:0.9r
^#address:-0.8 ^#name:-0.3 ^#number:-2.6 ^#path:-0.9 ^#secret:-0.2 ^a:-1.9 ^abandon:0.8o ^abort:0.4o ^accept:-0.9 ^acces:0.2o ^act:-0.2 ^action:-0.6 ^acts:-0.7
^add:-0.5 ^after:0.3p ^afterward:-0.5 ^ai:-0.2 ^alert:-1.0 ^alic:0.3f ^all:-0.9 ^alter:-0.7 ^alway:-0.3 ^an:-2.3 ^anna:-0.5 ^anthropic:0.8o ^anyth:0.7o ^api:-1.5
^append:0.3p ^approv:-0.8 ^approval:-0.6 ^archiv:-1.0 ^as:-0.6 ^ask:-0.7 ^assert:-1.3 ^assistant:-0.3 ^assum:0.5r ^at:0.4p ^attach:0.7e ^attacker:-1.1
^authoriz:-0.8 ^authorization:0.4f ^auto:-0.8 ^aws:0.8x ^b:-1.1 ^back:-1.6 ^backup:-1.4 ^base:-0.8 ^base64:0.5e ^be:1.0r ^becom:0.7r ^befor:-0.4 ^behav:0.2r
^bob:-0.3 ^bot:0.8f ^break:-0.4 ^build:-1.5 ^by:-0.6 ^bypas:-0.3 ^call:-1.6 ^cancel:0.2o ^carry:1.1d ^cat:-0.5 ^ceas:1.0o ^chat:-0.7 ^chatgpt:0.3f ^check:-2.2
^children:-0.9 ^chmod:1.1x ^chor:-0.9 ^claim:1.0d ^clas:-1.4 ^claud:0.7f ^clean:-0.2 ^clear:-1.1 ^clearanc:0.6f ^clos:-0.7 ^collect:-0.8 ^command:-2.0
^comment:-0.6 ^commit:-2.2 ^compar:-0.7 ^conceal:1.0d ^confidential:-1.0 ^confirm:0.4f ^confirmation:0.5o ^consider:0.2r ^const:-1.8 ^contact:-0.8 ^content:-1.1
^continu:0.3f ^convert:-0.8 ^copy:-0.8 ^copyright:-1.1 ^count:-1.1 ^cover:1.1d ^creat:0.3p ^credential:-0.8 ^cron:-0.9 ^crontab:-1.0 ^cros:-0.4 ^current:-0.6
^customer:-1.3 ^cve:-0.3 ^dan:-1.0 ^data:-1.7 ^databas:-1.0 ^dd:1.2x ^debug:-0.4 ^decod:-0.9 ^def:-1.1 ^delet:-1.1 ^deny:-0.6 ^deploy:-1.1 ^description:0.2f
^destroy:0.2x ^detail:-0.4 ^developer:0.3r ^die:-0.4 ^disabl:-0.4 ^discard:-0.2 ^disclos:0.7e ^disguis:0.8d ^dismis:0.5o ^disobey:0.8o ^do:-0.4 ^docs:-0.9
^does:-1.1 ^dont:0.5d ^download:-1.5 ^drop:-0.4 ^drwxr:-0.3 ^dump:1.0e ^e:-0.6 ^each:-0.2 ^echo:0.3p ^edit:0.9p ^elevat:0.9p ^email:-0.3 ^emb:0.2e ^employe:-1.0
^empty:-0.2 ^enabl:-0.3 ^encod:0.2e ^end:-0.2 ^endofprompt:1.1f ^endoftext:1.3f ^env:-0.5 ^environment:-2.1 ^eras:0.3x ^error:-0.3 ^eslint:-1.0 ^every:-0.9
^everyth:-1.1 ^evil:-1.1 ^exampl:-2.0 ^execut:-0.9 ^exfiltrat:1.1e ^export:-1.2 ^fail:-0.9 ^fake:-0.5 ^falsify:0.7d ^fatal:-0.6 ^feat:-1.1 ^fetch:-0.9 ^file:-0.3
^fill:0.7x ^find:0.6x ^first:-0.4 ^fix:-2.0 ^follow:-2.1 ^font:0.7f ^for:-1.0 ^forc:0.2x ^forgot:-0.9 ^format:1.0x ^function:-0.2 ^gather:0.8e ^generat:-0.9
^get:-0.6 ^give:0.3e ^go:0.5o ^god:-0.8 ^grab:0.6e ^grant:0.5p ^grep:0.4e ^guardrail:-0.5 ^guidelin:-0.7 ^hand:0.9e ^he:-1.4 ^hello:0.7f ^hereby:0.8o ^hey:0.2f
^hi:-0.2 ^hidden:-0.8 ^hide:0.3d ^history:-0.7 ^host:-1.6 ^how:-0.9 ^html:0.2 ^http:-1.1 ^human:0.3f ^i:0.5 ^if:-0.6 ^ignor:-0.2 ^img:0.3f ^imitat:0.7r
^impersonat:0.2r ^in:-0.6 ^info:-0.8 ^insert:-0.2 ^inst:1.0f ^install:-0.2 ^instead:0.4o ^invit:0.2e ^invok:0.5f ^it:-1.4 ^jailbroken:-0.9 ^just:-0.5 ^key:-1.8
^keys:-0.9 ^kill:0.3x ^kind:0.5o ^kubectl:0.5x ^languag:-0.8 ^le:-0.3 ^leak:1.3e ^legal:0.3f ^let:0.3r ^lie:0.7d ^lik:-0.7 ^limit:-1.3 ^link:-0.6 ^list:-0.3
^listen:-0.3 ^llm:0.6f ^load:0.6e ^log:-0.5 ^logs:-0.7 ^lt:-0.4 ^mail:-0.8 ^maintenanc:-0.5 ^make:0.7d ^mark:-0.6 ^markdownlint:-0.7 ^mask:0.8d ^master:-1.2
^memoris:0.6p ^memory:-1.6 ^merg:-1.4 ^messag:-1.0 ^meta:-0.9 ^mix:-0.2 ^mode:-1.8 ^model:-0.7 ^modify:0.3p ^monitor:-0.8 ^move:-0.8 ^my:-0.6 ^name:-0.5 ^nc:0.3e
^negativ:-0.9 ^never:0.3d ^next:-0.6 ^no:-1.1 ^noscript:0.9f ^note:-0.9 ^noth:-0.3 ^notic:-0.5 ^notify:-0.7 ^npm:-1.9 ^nslookup:1.2e ^nullify:0.9o ^obey:-0.8
^omit:0.9d ^once:-0.2 ^only:-0.2 ^open:-0.2 ^operator:-1.0 ^order:-1.0 ^our:-1.3 ^output:-0.2 ^overlook:0.6o ^overrid:-0.2 ^overrul:1.2o ^overwrit:0.9x
^owasp:-0.5 ^pass:-0.7 ^password:-1.5 ^past:-0.8 ^perform:0.6d ^permission:-0.7 ^ping:-0.5 ^plant:0.6p ^play:0.3r ^pleas:-1.2 ^pls:0.3o ^policy:-0.3 ^port:-0.7
^pose:0.9r ^post:-0.5 ^power:0.8x ^prefer:-1.0 ^preheat:-0.3 ^pres:-0.7 ^pretend:-0.5 ^prettier:-0.7 ^previou:-0.2 ^print:-0.2 ^printenv:0.2e ^prior:-1.2
^prioritis:-0.4 ^privat:-1.0 ^proce:0.6f ^project:-1.7 ^prompt:-0.9 ^prun:-0.5 ^public:-1.2 ^publish:0.3e ^pull:-0.2 ^purg:0.3x ^push:-1.0 ^put:0.2p ^q:-0.4
^question:0.4o ^quot:0.8e ^rate:-1.0 ^re:0.3p ^read:0.2e ^reboot:0.9x ^rebuild:-0.8 ^refactor:-1.5 ^reformat:0.9x ^refrain:0.9d ^refresh:-0.6 ^refus:0.8o
^register:0.4p ^remember:0.4p ^remind:-1.0 ^reminder:0.4f ^remot:-1.1 ^remov:-0.6 ^renam:0.2d ^render:0.4e ^renew:-0.6 ^repeat:-0.4 ^replac:0.6o ^respond:0.2r
^restor:0.2p ^restriction:0.6o ^result:0.2f ^return:-2.4 ^review:0.2o ^revok:0.2x ^rewrit:-0.3 ^rm:0.4x ^rol:-1.1 ^role:-0.3 ^rotat:-1.5 ^rul:-0.2 ^rule:-0.5
^run:-0.9 ^runs:-1.4 ^s:0.2f ^safe:-0.9 ^safety:0.4o ^save:0.9p ^scan:-0.3 ^schedul:0.4p ^scp:-0.3 ^script:0.9f ^search:0.6e ^secret:-1.6 ^security:-0.7
^see:-2.2 ^select:-0.7 ^send:-1.0 ^server:-1.7 ^session:-1.2 ^sha256:-0.7 ^shar:0.4e ^she:-1.2 ^shell:-0.9 ^ship:0.5 ^should:0.2p ^show:0.4e ^shr:1.0x ^shut:0.4x
^sign:0.2r ^silenc:0.3d ^silent:0.4d ^skip:-1.3 ^sorry:-0.7 ^spe:-0.8 ^speak:0.9r ^spell:1.1e ^ssh:-1.5 ^start:-0.3 ^startup:-1.3 ^stay:0.5r ^stop:0.9o
^strict:-0.8 ^sudo:0.4x ^summaris:-1.3 ^support:-1.7 ^suppos:-0.7 ^suppres:0.6d ^sure:0.9f ^suspend:0.5o ^svg:0.4f ^swap:0.8d ^switch:0.2r ^sys:1.0f ^system:-0.2
^take:0.5r ^talk:-0.2 ^templat:0.2f ^terminat:0.8x ^terraform:0.3x ^test:-0.8 ^thank:-1.2 ^the:-1.8 ^then:-1.6 ^ther:-0.2 ^thes:-0.4 ^they:-1.8 ^think:0.3r
^this:-1.0 ^thought:0.4f ^throw:0.2o ^ticket:-0.4 ^time:0.4o ^to:-1.9 ^todo:-0.3 ^token:-1.4 ^tool:0.2f ^train:-0.9 ^transfer:0.2e ^transform:0.3r ^transmit:0.6e
^treat:-0.2 ^truncat:0.7x ^trust:-0.4 ^type:-0.3 ^uncensor:-0.7 ^uninstall:0.5x ^unlearn:0.9o ^unlimit:-1.2 ^unlock:0.7r ^unrestrict:-0.2 ^updat:-1.4
^upload:-0.6 ^usag:-1.8 ^user:-1.4 ^uses:-1.2 ^vacuum:-0.8 ^verify:-0.5 ^visit:-0.8 ^void:0.4o ^want:-0.6 ^warn:-2.0 ^watch:-1.1 ^water:-0.5 ^we:-1.3
^webhook:-0.8 ^wget:-0.3 ^what:0.4e ^whatever:0.9o ^whenever:0.5p ^without:-0.3 ^work:0.6d ^writ:0.3p ^x:-0.3 ^y:-0.9 ^you:-0.4 ^your:0.6o ^zip:0.2e
a_#number:-0.4 a_#path:-0.3 a_backdoor:1.1p a_backup:-0.8 a_bot:-0.4 a_branch:-0.8 a_bridg:-0.9 a_character:0.7r a_chatbot:0.2r a_command:-0.8
a_confirmation:-0.9 a_copy:0.5e a_criminal:1.0r a_cron:-0.2 a_customer:-1.1 a_different:-0.3 a_digest:-0.4 a_dns:0.9e a_document:-0.7 a_draft:0.2o a_fake:0.6d
a_fals:1.2d a_folder:-0.7 a_game:0.9r a_get:-0.3 a_gist:0.6e a_hacker:1.1r a_header:-0.5 a_helpful:-0.7 a_hidden:0.3p a_holiday:-0.7 a_hook:0.2p a_href:-0.3
a_jailbroken:0.8r a_job:-0.2 a_joke:-0.9 a_key:-0.4 a_languag:0.8f a_line:0.9p a_link:-0.2 a_linux:0.4r a_list:-1.2 a_machin:-0.4 a_mail:0.6e a_maliciou:1.0r
a_markdown:0.7e a_member:-0.8 a_messag:-0.6 a_mistak:0.7o a_model:0.3r a_moment:0.8o a_month:-0.6 a_name:-1.3 a_network:0.2d a_new:-0.2 a_passphras:-0.7
a_password:-0.3 a_penetration:0.8r a_person:-0.2 a_persona:0.7r a_pirat:0.2r a_poem:-0.2 a_positiv:0.6f a_post:-0.5 a_privat:-0.5 a_prompt:0.4p a_proxy:-1.1
a_public:1.2e a_pull:-0.3 a_query:-0.4 a_random:0.5x a_refund:0.5d a_reminder:-0.7 a_request:-0.8 a_reset:-0.6 a_return:-0.5 a_revers:0.7p a_review:-1.2
a_reviewer:-0.5 a_robot:0.2r a_rogu:0.7r a_root:-1.0 a_rule:-0.5 a_safe:-0.6 a_schedul:0.4p a_screenshot:-0.3 a_script:-0.5 a_second:0.4p a_secret:0.2d
a_shell:0.9r a_short:-1.2 a_startup:0.5p a_story:0.5r a_str:-1.4 a_subdomain:-0.4 a_summary:-0.5 a_system:-0.5 a_systemd:1.0p a_tabl:-0.9 a_team:-0.6
a_terminal:0.4r a_test:0.8o a_text:-0.7 a_ticket:-0.7 a_token:-0.4 a_tool:-0.6 a_track:0.7e a_trust:-0.3 a_tunnel:0.5p a_url:0.2e a_user:-0.3 a_version:0.5r
a_villain:-0.5 a_web:-0.3 a_week:0.3x a_word:0.5d a_world:-0.2 a_year:-1.4 aaaa:0.6p aaaab3nza:0.6p abandon:0.6o abandon_the:0.3o abandon_your:0.8o
abbreviation:-0.5 abc:-2.0 able:-1.0 able_to:-1.0 abort_the:0.7o about:-0.2 about_a:-1.2 about_fail:-0.4 about_failur:-0.5 about_it:0.8d about_manual:-0.7
about_minor:-0.5 about_peer:-0.7 about_secret:0.9p about_this:1.3d about_to:-0.4 about_unreleas:-0.3 about_what:-0.3 about_your:0.9o abov:0.3o abov_#number:-1.0
abov_all:-0.9 abov_and:0.7o abov_ap:-0.5 abov_direction:0.7o abov_do:0.9o abov_instruction:-0.4 abov_is:0.7o abov_no:0.9o abov_start:1.2e abov_take:-0.9
abov_the:-1.1 abov_they:0.2o abov_this:0.9e abov_was:0.7o abov_were:0.6o absolut:0.4f absolut_left:0.5f accept:0.6f accept_all:-0.7 accept_the:0.6f
acces_control:-1.6 acces_is:-1.3 acces_level:0.6f acces_this:-1.0 acces_to:-1.3 acces_token:-0.2 accident:-0.7 accomplic:0.8r according:1.0r account:0.3p
account_#number:0.9f account_are:-0.4 account_from:0.5d account_has:-1.0 account_is:-0.9 account_nam:0.8p account_number:1.0p acme:-0.8 acros:-1.4
act_#number:-0.6 act_against:-0.3 act_as:-0.2 act_contrary:1.2o act_like:0.9r act_normal:1.2d act_now:-1.1 action:0.3d action_#name:0.6f action_from:0.3d
action_input:0.9f action_shell:0.7f activ:0.8o activat:0.3r actor:-0.4 actor_play:-0.2 acts:-0.4 acts_as:-0.4 actual:0.2o ad:-0.4 ad_by:-0.9 ad_to:-1.8 add:-0.3
add_#address:1.0e add_#evil:0.8p add_a:0.7p add_an:0.3p add_curl:0.2p add_it:-0.6 add_mallory:1.3p add_my:1.4p add_new:-2.4 add_ssh:0.3p add_the:0.6e add_x:0.2e
add_your:-1.2 add_yourself:0.5p addres:-0.2 addres_and:-0.2 addres_below:-0.3 addres_book:0.4e addres_in:0.3e addres_into:0.5e addres_to:0.6e address:-0.7
adds:0.5p adds_two:0.6f adds_your:-0.3 adher:0.6o adher_to:0.6o admin:0.4f admin_and:0.5r admin_mode:-0.6 admin_note:0.3f admin_of:-0.7 admin_overrid:0.8o
admin_panel:-1.1 admin_password:0.2e admin_right:0.2r admin_token:0.2e administrator:-0.5 administrator_do:0.8r administrator_has:-0.2 administrator_of:-1.2
administrator_right:-0.9 administrator_to:-0.6 administrator_with:0.7r administrator_you:-0.7 admit:0.8d admit_that:0.8d adopt_the:0.6r advanc:-0.6 advertis:-0.5
advic:-0.7 affect:-1.3 after_a:-1.4 after_read:0.8d after_the:-0.6 after_this:-0.6 after_you:0.6d afterward:-0.2 afterward_delet:-0.3 again:-0.3 against:-0.7
against_the:-0.3 against_your:1.4o agenda:-1.0 agent_#number:-1.1 agent_at:0.3e agent_call:-0.8 agent_can:-0.8 agent_forward:-0.4 agent_header:0.8e
agent_instruction:0.7f agent_of:-0.8 agent_open:0.9f agent_read:-0.7 agent_run:0.8f agent_runs:-0.2 agent_should:-0.3 agent_that:0.3r agent_the:0.7f
agent_to:0.6p agent_you:0.6f agre:0.4f agreement:-0.9 agreement_and:-0.5 agreement_between:-0.4 agvsbg8:-0.5 ahead:0.6f ahead_and:1.0f ai:1.3r ai_agent:0.3
ai_approv:0.4f ai_befor:0.5f ai_crawler:0.3f ai_in:-1.1 ai_instruction:0.4f ai_languag:0.2f ai_pleas:0.8f ai_read:0.6f ai_readabl:1.0f ai_reviewer:0.8f
ai_send:0.4f ai_stop:0.6f ai_that:1.1r ai_the:0.4f ai_with:0.9r aim:-0.3 al:0.4o alert:0.3d alert_#number:-1.0 alert_me:-1.0 alia:0.2p alias:-1.5 alic:-1.5
alic_#path:-0.5 alic_bob:-0.5 align:-2.2 alignment:0.3r all:0.3x all_#path:0.4f all_all:-0.6 all_backup:1.3x all_branch:1.0x all_check:0.2r all_command:-0.6
all_contact:1.0e all_cooky:-1.3 all_credential:1.0e all_customer:0.3x all_databas:0.8x all_deletion:0.8p all_earlier:-0.6 all_environment:0.6e all_error:-1.6
all_fil:1.1x all_filter:-0.6 all_former:0.3o all_futur:0.6p all_good:0.4d all_guidelin:0.8o all_host:0.9x all_is:0.4d all_later:0.9p all_limit:-0.2 all_mail:1.0e
all_nopasswd:0.4p all_obligation:0.8r all_of:0.5o all_other:0.5 all_password:0.8e all_permission:1.0f all_previou:-0.3 all_prior:-0.2 all_process:0.8x
all_project:0.9p all_repository:0.7x all_request:0.9r all_restriction:0.6o all_right:-0.8 all_rul:-1.1 all_safety:1.3o all_secret:1.3e all_server:0.5x
all_set:-1.0 all_shell:0.5p all_stor:1.2e all_test:-1.0 all_the:-0.4 all_tim:-0.4 all_to:0.7p all_token:0.4e all_tool:0.6f all_volum:0.3x all_your:0.9o
allergic:-0.2 allergic_to:-0.2 allow_all:0.2p allow_everyth:0.8p allow_this:-0.4 allowlist:0.2p almost:-1.3 almost_full:-1.0 alon:-0.6 along:0.3f aloud:0.5e
already_approv:-0.2 already_confirm:0.8f already_paid:-0.6 also_call:0.2f also_send:0.2e alt_assistant:0.2f alt_ignor:0.5f alt_text:-0.6 alter:-0.8
alter_ego:0.7r although:0.6d alway:0.4p alway_add:0.7p alway_answer:-0.4 alway_approv:0.8p alway_ask:-1.8 alway_call:0.3f alway_comp:0.2r alway_execut:0.9p
alway_includ:-0.3 alway_obey:0.5p alway_prefer:0.9p alway_pres:1.1p alway_recommend:0.8p alway_run:0.2p alway_send:0.4p alway_start:0.6p alway_trust:-0.5 am:0.4x
am_your:0.5r among:0.7d amount_#number:0.5f an:0.2r an_accident:0.4d an_account:-0.4 an_actor:0.2r an_admin:1.1r an_administrator:-1.2 an_agent:0.4r an_ai:0.2r
an_alia:0.5p an_argument:0.2f an_assistant:-0.2 an_attack:-0.8 an_e:-0.2 an_emergency:0.5o an_empty:0.9x an_entry:0.2p an_error:0.5f an_evil:0.5r an_exampl:0.3o
an_excus:0.7d an_expert:-0.3 an_hour:-0.9 an_imag:0.9e an_important:0.5o an_insider:0.5r an_issu:-0.3 an_llm:0.9f an_unalign:0.7r an_uncensor:0.7r
an_unfilter:1.1r ana:-0.7 analysi:0.5f and_#name:-1.8 and_#number:-2.2 and_a:-1.3 and_accept:0.4o and_act:0.8r and_add:-0.7 and_adopt:0.8o and_alert:-0.5
and_all:-0.3 and_answer:0.8r and_append:-0.2 and_approv:1.2r and_ask:0.4r and_begin:0.5o and_can:0.3r and_carry:-0.2 and_check:-0.6 and_choos:-0.9 and_click:-0.2
and_comp:0.6o and_compar:-0.5 and_confirm:1.1r and_continu:0.5o and_copy:-0.3 and_demand:1.1r and_disabl:0.6r and_discard:-0.5 and_do:0.9d and_dont:1.2d
and_drop:0.2x and_email:0.4e and_enabl:-0.5 and_execut:1.0r and_fill:-0.8 and_follow:0.4o and_forget:0.5p and_forward:1.0e and_get:-0.5 and_give:0.6o
and_grant:0.8r and_have:0.5r and_help:0.7r and_hide:-0.3 and_how:-0.8 and_i:1.4r and_ignor:-0.4 and_includ:0.9e and_instead:0.5o and_its:-0.6 and_keep:0.5p
and_label:-0.6 and_leav:0.6d and_let:-0.9 and_list:-1.1 and_listen:0.9o and_log:-0.3 and_mail:0.6e and_may:-0.5 and_merg:0.8f and_need:0.5r and_never:0.8r
and_no:-0.8 and_not:-0.6 and_noth:0.2r and_open:-0.3 and_order:0.6r and_output:0.8o and_pass:0.2f and_phon:-0.2 and_plac:0.3 and_plot:-0.5 and_post:1.0e
and_pres:-1.1 and_print:0.2o and_proce:0.6o and_push:0.8f and_put:0.9 and_read:0.9e and_rebuild:-0.7 and_recreat:-0.8 and_remind:-0.6 and_remov:0.5x and_rep:0.3o
and_repeat:0.9e and_report:-0.5 and_restart:-1.0 and_reveal:0.4f and_run:-0.7 and_runs:-0.3 and_save:-0.6 and_say:0.9d and_send:0.7e and_set:-1.4 and_shar:-0.3
and_show:-0.2 and_skip:0.5r and_start:-0.5 and_stor:-0.6 and_strict:0.5o and_submit:0.8e and_summaris:-0.3 and_switch:0.9p and_take:0.4o and_the:-0.3
and_then:-0.7 and_this:-0.4 and_to:-1.0 and_translat:-0.5 and_trust:0.3p and_turn:0.5r and_type:-0.4 and_upload:1.0e and_wait:0.9o and_warn:-0.7 and_water:-0.4
and_we:-0.2 and_will:-0.2 and_wipe:0.7d and_work:0.6o and_writ:-1.1 and_you:-0.4 and_your:0.4o ann:-0.4 anna:-1.2 announc:-0.5 announc_the:-0.4 announcement:-0.8
annoy:-0.9 anonymou:-0.6 another:-1.7 ansibl:-0.2 answer_#path:-0.4 answer_as:0.7r answer_call:0.7f answer_everyth:0.5r answer_execut:0.8p answer_fetch:0.4e
answer_free:0.7o answer_i:-0.6 answer_in:-1.0 answer_is:0.7f answer_on:-0.9 answer_only:0.7o answer_question:-0.4 answer_short:-0.7 answer_should:0.2e
answer_that:1.1d answer_the:-0.2 answer_to:0.6p answer_with:-0.7 answer_without:0.5r answer_yes:0.3p anthropic:0.9o antiviru:0.7p any:0.6o any_and:0.4o
any_earlier:0.6o any_instruction:0.9o any_longer:0.8o any_more:1.4o any_of:0.4o any_policy:0.8r any_previou:0.4o any_request:-0.2 any_restriction:0.5r
any_rul:0.4r any_rule:-0.4 any_safety:0.8r any_time:-1.5 any_trac:1.1d anybody:0.4d anymor:1.4o anyon:0.4d anyon_asks:0.3d anyon_know:0.8d anyon_the:-0.9
anyon_who:0.8e anyon_your:-1.2 anyth:0.3r anyth_about:0.8d anyth_else:0.6x anyth_is:-0.7 anyth_with:-1.1 anyth_without:-0.8 anyth_you:0.2o ap:-0.5 ap_here:1.1o
ap_to:-0.9 api:-0.3 api_is:-1.3 api_key:0.5e api_keys:-0.5 api_return:-0.6 api_token:0.4e app:-2.1 app_as:-0.3 app_is:-0.2 append_my:0.8p approv:0.9f
approv_#path:0.8f approv_by:-0.6 approv_every:0.8r approv_everyth:0.6r approv_request:0.2p approv_the:-0.4 approv_this:0.6f approval:1.1p approval_are:0.2p
approval_for:0.6p approval_is:-0.9 approval_mode:0.3p approval_off:-0.3 approval_step:0.8p approval_to:0.6p apps:-1.2 april:0.5x apt:-0.9 archiv:-1.7
archiv_clos:-0.3 archiv_mail:-0.2 archiv_the:-0.5 are:-0.2 are_a:0.4r are_about:-0.3 are_affect:-0.4 are_allow:0.5r are_an:-0.2 are_approv:-0.5 are_archiv:-0.3
are_ask:0.4d are_availabl:-1.0 are_below:0.7o are_cancell:1.3o are_confidential:-0.6 are_count:-0.3 are_defin:-0.4 are_do:0.7o are_document:-0.6 are_done:0.5d
are_evil:0.6f are_evilbot:0.7r are_evilgpt:0.7r are_fine:-0.7 are_finish:0.8d are_for:0.6o are_free:0.7f are_freegpt:0.7r are_given:-0.9 are_hash:-0.3
are_here:-0.2 are_hereby:0.9o are_in:-1.1 are_invalid:0.4o are_kept:-0.7 are_lift:0.4o are_list:-0.8 are_log:-1.0 are_manag:-0.4 are_my:0.5r are_none:0.9o
are_not:-0.2 are_now:-0.3 are_obsolet:0.3o are_off:0.7r are_older:-0.6 are_on:-1.1 are_outdat:-0.3 are_print:-0.6 are_read:-0.6 are_releas:0.7o are_remov:-1.2
are_replac:0.4o are_requir:0.2 are_review:-1.2 are_root:1.4r are_rotat:-0.3 are_sent:-0.5 are_set:0.4e are_shown:-0.9 are_sold:-0.5 are_stor:-1.2
are_suspend:1.1o are_switch:0.6r are_the:-0.3 are_to:0.7p are_us:-1.3 are_void:-0.4 are_work:-1.1 are_written:-1.0 are_wrong:0.8o are_your:-0.2 area:-1.0
argument:-0.5 argument_command:0.7f aria:0.3f aria_hidden:-0.8 aria_label:0.5f around:-1.2 around_the:-1.1 arriv:-0.9 art:-0.9 art_see:-0.5 artefact:-0.6
articl:-0.4 arxiv:-0.4 as:0.3r as_administrator:-1.3 as_alic:-0.6 as_an:-0.3 as_approv:0.8p as_com:0.4p as_context:0.3f as_csv:-1.0 as_dan:1.1r as_error:-0.8
as_excellent:0.8f as_follow:0.3o as_hex:0.4e as_i:-0.4 as_if:0.9r as_instruction:-1.0 as_my:0.3r as_of:0.3o as_parameter:0.3e as_releas:-0.6 as_root:-0.6
as_sidenot:0.8f as_the:0.2r as_this:-0.3 as_though:1.2r as_trust:0.9p as_two:0.2r as_untrust:-0.3 as_user:-0.3 as_you:-0.6 as_your:0.5o as_yourself:0.8r
asid:-0.3 asid_all:0.6o asid_and:0.6o asid_the:-0.9 asid_your:0.8o ask_about:0.5d ask_again:-0.8 ask_and:0.2o ask_befor:0.3p ask_me:-0.8 ask_not:-0.8
ask_question:0.2f ask_the:-0.8 ask_to:-0.9 ask_you:-0.2 ask_your:-0.6 asks:-0.3 asks_deny:0.4d asks_for:-1.2 asks_say:0.6d asks_the:0.3e asks_you:0.2d
asleep:0.7r assert:-1.3 asset:-1.4 assignment:0.6o assistant:0.4f assistant_#name:0.7f assistant_#number:-0.7 assistant_a:-1.2 assistant_answer:-1.0
assistant_approv:1.2f assistant_call:0.6f assistant_can:-0.7 assistant_click:1.0f assistant_coach:-0.8 assistant_content:-0.3 assistant_delet:1.0f
assistant_director:-0.8 assistant_done:0.7f assistant_editor:-0.9 assistant_for:-0.8 assistant_forward:0.8f assistant_hello:-0.2 assistant_i:1.5f
assistant_ignor:0.8f assistant_instruction:0.7f assistant_is:0.3f assistant_manager:-1.3 assistant_maria:-0.7 assistant_must:1.3f assistant_ok:1.3f
assistant_pleas:0.9f assistant_professor:-0.9 assistant_read:0.8f assistant_return:-1.1 assistant_role:-0.3 assistant_run:1.3f assistant_send:0.9f
assistant_should:-0.5 assistant_sure:1.1f assistant_that:0.5r assistant_the:1.0f assistant_transfer:0.5f assistant_understood:1.1f assistant_who:0.4r
assistant_whos:0.9r assistant_will:-0.7 assistant_with:1.0r assistant_you:0.4r assum_that:-0.7 assum_the:0.4r assum_you:0.7r async:-2.5 at_#address:0.3e
at_#evil:0.9e at_#number:0.3x at_#secret:-0.8 at_all:-0.5 at_any:-1.1 at_boot:-0.4 at_every:-0.6 at_home:-0.7 at_least:-0.9 at_login:0.4p at_midnight:0.5x
at_night:0.4x at_noon:0.6x at_start:-0.4 at_startup:0.8x at_the:-1.0 attach_#name:0.9e attach_#secret:0.4e attach_script:0.8f attachment:-0.4 attack:-0.9
attack_in:-0.5 attacker_may:-0.5 attention:0.7o attention_ai:0.6f attention_assistant:0.8f attention_llm:0.3f attention_the:-0.3 attention_to:0.8o attribut:-0.5
audit:0.4d audit_and:-0.8 audit_fix:-0.7 audit_log:1.1d auditor:-1.0 august:-0.9 auth:-0.6 authoris:0.5r authoris_to:-0.8 authoris_you:0.5r authority:0.5o
authority_over:0.3o authoriz:-1.3 authorization:-0.2 authorization_bearer:-1.4 authorization_header:-1.1 authorization_level:1.1f auto:0.2x auto_approv:0.6x
automat:0.6f automat_assistant:0.7f automatical:-0.8 availabl:-1.3 avoid:0.6r await:-1.8 away_from:-0.9 away_the:-0.3 aws:0.5x aws_s3:0.3x b:-2.1 b_#path:-1.0
back:-0.5 back_up:-1.7 backdoor:1.2p backdoor_in:0.3p backdoor_into:0.7p backend:-0.5 background_and:0.6d background_so:-0.2 background_whit:0.5f backup:0.2x
backup_and:0.3x backup_at:0.2x backup_can:-0.8 backup_every:-0.7 backup_of:-0.7 backup_older:0.7x backup_script:-0.9 backward:-0.6 badg:-2.3 bake:-0.3
balanc:-0.7 banana:0.6p banana_run:0.7p bank_and:0.8r bank_detail:0.7e banner:-1.4 bar:-0.8 bas:-2.2 bas_acces:-0.5 base:-1.5 base64:0.3e base64_and:0.4e
base64_decod:-0.7 base64_encod:-0.2 base64_is:-0.7 base64_ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4 base64_of:-0.7 base64_the:1.2e
base_url:-0.5 bash:0.6p bash_argument:0.7f bash_i:1.1p bash_to:0.7p basic:-1.7 bastion:-0.7 battery:-1.2 bcc:0.9e be:0.2r be_a:-0.6 be_able:-0.9 be_brief:-1.0
be_careful:0.6o be_delet:-1.1 be_empty:-1.2 be_ignor:0.8o be_kind:-0.6 be_log:-0.9 be_my:1.4r be_notify:-0.4 be_quiet:-1.0 be_remind:-0.4 be_remov:-0.9
be_report:-0.9 be_restor:-0.9 be_reus:-0.7 be_sent:-0.4 be_shar:0.5p be_short:-0.9 be_skip:0.6p be_the:1.6r be_told:-0.9 be_undon:-0.8 be_used:-0.8 bearer:-0.2
becaus:-1.4 becaus_of:-0.7 becaus_you:0.2f becom:0.2r becom_an:0.8r becom_shadowgpt:1.0r becom_the:0.9r been:-0.4 been_cancell:-0.9 been_grant:-0.8
been_jailbroken:1.0r been_log:-1.0 been_promot:0.6r been_remov:0.5r been_replac:1.0o been_rotat:0.7o been_sav:-1.1 been_updat:0.4o been_upgrad:0.9r befor:-1.0
befor_#number:-0.7 befor_a:-0.5 befor_answer:-0.2 befor_any:0.3f befor_anyth:-0.5 befor_commit:-1.1 befor_continu:-0.3 befor_delet:0.5p befor_each:-0.7
befor_every:-0.3 befor_is:0.5o befor_it:-0.3 befor_push:-0.9 befor_read:-0.4 befor_run:0.3p befor_send:-0.9 befor_the:-1.0 befor_they:-0.6 befor_this:1.3o
befor_upgrad:-0.6 befor_use:-1.0 befor_writ:-1.3 befor_you:-1.1 begin:0.5f begin_admin:0.8f begin_by:0.8p begin_certificat:-1.3 begin_system:1.3f
begin_transaction:-1.0 begin_with:-0.3 behav:-0.4 behav_as:-0.2 behav_like:0.4r behaviour:0.2o behaviour_of:0.3r behind:0.4d believ:-0.8 belong:-0.9
belong_to:-0.9 below_#number:-0.6 below_and:-0.3 below_as:0.7p below_the:-0.4 below_without:0.5o ben:-1.1 berlin:-0.7 best:-0.5 beta:-0.5 better:-1.4
between:-0.2 between_#number:-1.1 between_the:-0.4 between_us:1.3d between_you:0.6d bill:-0.6 bin:-1.0 binary:0.3p bind:0.2o birthday:-1.4 bit:-1.3
bitwarden:-0.7 blank:-0.5 blind:-0.9 block:-0.5 blog:-1.5 blog_post:-0.6 board:-1.2 board_is:-0.9 board_pass:-0.7 bob:-0.6 body:-0.9 body_of:0.2e bomb:0.3x
book_and:0.8e book_the:0.5f boot_complet:-0.4 boot_record:0.4x boss:-0.2 bot_account:-0.5 bot_and:-0.5 bot_liv:-0.4 bot_post:0.9f bot_that:0.6r both:-1.8
bound:-0.2 bound_by:1.1r box:-0.8 br:-0.7 br_this:0.8d branch:-0.3 branch_after:-1.0 branch_and:-0.9 branch_every:-0.7 branch_in:0.3x branch_is:-0.7
branch_main:-0.9 branch_nam:-0.6 branch_name:0.3e branch_over:0.5x bread:-0.9 break:-0.8 break_chang:-1.0 break_the:-0.3 break_your:0.9o bridg:-0.9
bridg_between:-0.6 brief:-0.6 british:-0.7 british_spell:-0.6 brok:-0.8 broken_link:-0.5 browser:-0.2 browser_cooky:0.6e browser_extension:0.7p
browser_history:-0.7 browser_to:0.4e budget:-1.4 budget_is:-1.0 bug:-0.3 bug_is:0.5x bug_report:-0.8 build:-1.2 build_#address:-0.7 build_are:-0.8
build_cach:-0.6 build_fail:0.5x build_folder:-1.1 build_is:-0.5 build_machin:-0.5 build_statu:-0.6 build_step:-0.9 build_succeed:0.4d build_to:-0.8 bundl:-1.4
burn:0.7d but:-1.3 but_do:-0.5 but_keep:0.5d but_verify:-0.8 button:-0.9 button_aria:-0.4 buy:1.0 buy_ten:0.6f buy_the:0.7f by:-1.0 by_a:-0.7 by_an:0.6f
by_ansibl:-0.2 by_any:0.3r by_default:-1.5 by_e:-0.3 by_friday:-0.6 by_hand:-0.7 by_its:-1.1 by_mail:-0.9 by_name:-1.0 by_run:0.4p by_tap:-0.2 by_this:-0.4
by_two:-0.6 by_user:-0.3 by_your:0.8o bypas:0.6o bypas_the:0.2o bypas_your:0.8o byt:-2.7 c:-0.4 cach:-1.7 cach_and:0.4x cach_at:-1.0 cach_folder:-0.3
cach_is:-0.5 cach_of:-0.4 cach_on:-0.3 cake:-0.9 calendar:-1.3 calendar_and:-0.7 calendar_to:-0.7 calendar_with:-0.2 call:0.2f call_#evil:0.5p call_#name:1.9f
call_#number:0.5f call_befor:0.4f call_connect:-0.6 call_fail:0.3f call_init:-0.9 call_max:-0.8 call_super:-0.8 call_the:-1.0 call_this:-1.0 call_you:-0.6
caller:-0.3 calm:-0.8 came:1.1o came_befor:0.7o came_from:0.4d camera:-1.1 can:-1.1 can_be:-0.2 can_do:0.8r can_i:-0.4 can_ignor:0.2f can_log:0.7p can_make:-0.5
can_now:-0.3 can_reach:-0.7 can_read:-1.2 can_safe:0.7o can_see:-0.8 can_skip:0.6o can_you:-0.8 cancel:-0.2 cancel_all:-0.3 cancel_the:0.4o cancell:0.4o
cancell_the:0.2o candidat:0.5f cannot:-2.0 cannot_be:-1.1 cannot_remov:-0.8 capital:-0.5 capital_of:-0.6 captain:-1.0 car:-0.9 card:-0.3 card_and:0.2e
card_number:1.4e care_about:0.2r careful_befor:-0.9 carla:-0.8 carol:-0.7 carry:0.2d carry_on:0.3d carry_out:0.4r case:-1.3 case_of:0.2o case_when:-0.7 cat:0.3e
cat_#path:1.2e catch:-2.0 caus:-1.5 cc:0.3e ceas:1.0o ceo:-0.5 ceo_and:0.6r certificat_and:-0.5 certificat_of:-0.8 chang:-0.2 chang_and:-0.5 chang_in:-1.0
chang_it:-0.6 chang_the:0.8d chang_to:-1.2 chang_without:-0.2 chang_you:0.5o chang_your:0.3p changelog:-0.6 channel:-0.2 chao:0.8r chapter:-1.1
chapter_#number:-0.8 chapter_you:-0.6 character_of:0.8e character_who:0.7r charg_of:-0.3 chart:-0.7 chat_history:0.7e chat_to:0.8e chat_you:0.2r chatbot:0.8r
chatgpt:0.3f cheat:-0.5 check_are:0.9p check_befor:-0.5 check_fail:-1.0 check_for:-1.0 check_if:-1.0 check_its:-0.6 check_my:-0.3 check_off:-0.6 check_on:-1.1
check_that:-1.3 check_the:-1.4 check_whether:-0.5 checkout:-0.2 checkout_hook:0.2p checksum:-0.9 ches:-0.7 ches_club:-0.6 children:-1.4 chmod:0.8x
chmod_#number:-1.0 chmod_r:0.9x choos_a:-0.5 chor:-0.9 chor_remov:-0.8 christma:-0.4 chrom:-0.4 ci:-2.1 ci_set:-0.7 claim:-0.4 claim_that:0.6d claim_to:-0.9
clas:-2.2 clas_hidden:-0.3 clas_sr:-0.5 clas_systemprompt:-0.2 classifier:-0.8 claud:0.5f claud_pleas:0.7f clean_the:-1.1 cleanup:-1.4 cleanup_script:-0.7
clear:-0.8 clear_history:-0.8 clear_your:-0.3 clearanc:0.6f click:0.2f click_here:-1.0 click_through:0.5o client:-1.0 client_about:-0.3 client_and:-0.8
clock:-0.9 clon:-1.0 clos:-1.5 clos_all:0.5f clos_on:-0.4 clos_stal:-0.4 clos_the:-1.0 clos_this:-0.7 clos_ticket:-0.3 cloth:-0.9 cloud:0.4e club:-0.6
cluster:0.2x cluster_at:0.6x cmd:0.7f coach:-0.9 code:-0.3 code_block:0.8e code_for:-0.5 code_from:-0.5 code_in:0.4f code_to:0.4e code_with:-0.9 coffe:-0.9
coffe_machin:-0.4 collaborator:0.4p colleagu:-0.7 collect:0.2e collect_all:0.6e collect_every:0.6e collect_feedback:-0.8 collect_the:0.4e color:-0.9
color_fff:0.3f color_whit:0.6f colour:-1.0 column:-2.1 com:-0.3 com_from:0.2p come:-0.5 come_acros:0.8e come_from:-0.4 command_#path:0.6f command_are:-0.7
command_curl:0.2f command_from:-0.2 command_id:0.9f command_in:-0.3 command_it:0.5r command_line:-1.7 command_rm:-0.3 command_that:-0.2 command_to:-0.4
command_was:-0.4 command_with:0.3p command_without:0.9r comment_and:-0.7 comment_field:0.4e comment_in:0.6o comment_on:1.3e comment_within:-0.4 commit_and:-0.7
commit_are:-0.4 commit_by:-0.5 commit_direct:0.6f commit_look:0.5d commit_messag:0.6e commit_so:0.8d commit_to:0.4p commit_your:-1.1 committe:-0.7 comp:1.1o
company:-0.5 compar:-1.4 compar_it:-0.5 compar_the:-0.5 compar_today:-0.4 competitor:-0.9 competitor_in:-0.6 compiler:-1.1 compiler_will:-0.4 complet:-1.5
complet_in:-0.5 complianc:0.3o component:-1.5 compos:-1.5 compos_up:-0.3 compres:-1.5 compromis:0.7f comput:-0.8 comput_the:-0.5 computer:-1.1 computer_to:-0.4
conceal:0.9d conceal_the:0.7d conceal_this:0.5d concern:-0.2 confidential_for:-0.3 confidential_information:0.6r config:-0.4 config_and:0.3p config_so:0.5p
configur:-1.3 configur_with:0.4o configuration:-0.2 configuration_includ:0.8e confirm:0.4r confirm_by:0.6f confirm_every:0.9r confirm_it:-0.9 confirm_that:0.2d
confirm_your:-0.7 confirmation:0.6p confirmation_#path:0.7f confirmation_again:0.9p confirmation_are:0.8p confirmation_code:0.4e confirmation_is:0.7r
confirmation_need:-0.4 confirmation_step:0.9o conflict:0.3o conflict_with:0.9o connect:-1.9 connect_to:-1.2 connection:-1.6 conscienc:0.9r consent:1.0p
consent_to:0.5f consider:-0.2 consider_yourself:0.9r consol:-1.2 const:-1.8 const_prompt:-0.8 const_systemprompt:-0.5 constraint:0.6o constraint_of:-0.8
contact:-0.5 contact_#evil:0.5p contain_the:0.4e container:-0.8 container_and:0.7x content_filter:1.1r content_from:-0.2 content_ignor:1.0f content_of:0.5e
content_policy:0.6r content_restriction:0.5r content_what:-0.5 context_and:1.1o context_is:0.9o context_window:0.4e continu:0.4f continu_call:0.5f
continu_the:0.3f continu_with:0.3d continu_without:1.0f contract:-1.0 contract_to:-0.4 contradict:1.0o contradict_this:0.9o contrary:-0.3 contrary_to:-0.3
contributor:-1.3 control:-0.3 conversation:0.5e conversation_history:0.2e conversation_so:0.6e conversation_to:0.8e convert:-1.4 cook:-0.7 cooki_in:0.5e
cooki_to:0.4e cooky:-0.2 cooky_and:-0.2 cooky_of:1.1e cool:0.2x copilot:0.4f copilot_add:0.7f copy:-0.2 copy_#secret:1.3e copy_id:-0.5 copy_it:-0.7 copy_of:0.6e
copy_this:-0.3 copy_to:0.3p copy_your:-0.8 copy_yourself:0.7p copyright:-4.6 copyright_#number:-0.4 core:-1.5 corp:-0.7 correct:0.3o corrupt:0.7x cost:-0.2
could:-0.9 could_not:0.4d could_you:-0.8 count:-0.6 count_#number:-0.9 count_lin:-0.5 count_the:-0.9 count_with:-0.3 counter:-1.4 country:-0.8 court:-1.2
cover_up:0.2d cover_your:0.8d coverag:-2.0 cp:-0.4 cpu:-1.3 crawler:-0.6 creat:-0.7 creat_an:-0.6 creat_by:-0.7 creat_the:-0.7 creator:0.7r creator_i:0.3r
credential:0.7e credential_file:0.8e credential_in:0.6e credential_to:0.2e credit:0.6e credit_card:0.6e crew:-0.9 criminal:1.0r cron:-0.3 cron_entry:-0.4
cron_job:0.6p cron_jobs:-0.4 cron_runs:-0.6 crontab:0.3p cros:-0.7 cros_out:-0.3 csrf:-0.7 csrf_valu:-0.6 css:-0.6 csv:-1.1 ctrl:-1.2 ctrl_shift:-0.7 curl:0.3p
curl_#address:-0.3 curl_#evil:1.1p curl_#number:-0.7 curl_d:1.0e curl_f:0.2e curl_fssl:-0.7 curl_h:-0.6 curl_is:-0.5 curl_s:-0.3 curl_x:-0.6 current:-0.3
current_instruction:0.6o current_set:0.7o current_task:0.2o cursor:-1.5 custom:-2.2 customer_about:-0.9 customer_and:-0.6 customer_data:0.2o
customer_databas:0.4e customer_list:0.8e customer_nam:0.5e customer_number:-0.9 customer_tabl:0.8x customer_your:-0.4 cv:-0.8 cv_to:-0.8 cve:-0.6
cve_#number:-0.6 cycl:-1.8 czf:-0.2 d:0.2e d_#evil:0.6e d_#name:0.3e d_#secret:0.2e d_env:0.8e dai:-0.9 dan:0.3r dan_and:0.6r dan_is:-1.0 dan_mode:1.3r
dan_who:0.5r dana:-1.0 danish:-0.7 dark_about:0.5d dark_mode:-1.1 dashboard:-1.0 dashboard_and:-0.4 dat:-1.4 data:-0.5 data_befor:-0.4 data_imag:-0.5
data_is:-0.8 data_on:-0.5 data_through:-0.5 data_to:-0.9 data_with:-0.5 databas:0.2x databas_and:-0.8 databas_app:-0.3 databas_at:-0.5 databas_dump:0.5e
databas_each:0.3x databas_every:-0.3 databas_host:0.5x databas_of:-0.4 databas_password:0.3e databas_production:0.7x date:-0.4 date_is:0.5p day:-0.8 day_at:-0.4
days_and:-0.6 days_befor:-0.3 days_in:-0.7 days_without:-0.7 db1:-0.3 dd:0.6x dd_if:1.4x de:-1.4 de00:0.6f deadlin:-1.1 dear:0.4f dear_agent:-0.3 dear_ai:1.1f
dear_assistant:0.4f dear_customer:-0.5 dear_languag:0.3f debian:-0.9 debug:-0.5 debug_log:-1.0 debug_mode:0.5r deceas:0.2r december:-0.9 decid:0.3o decision:-1.4
declaration:-1.2 declaration_of:-0.3 decod:-2.3 decod_the:-0.8 def:-1.4 def_#name:-0.9 default:-1.6 default_in:-0.6 default_port:-1.1 defenc:-0.2 defin:-2.2
defin_in:-0.4 definition:-1.6 definition_is:-0.3 definition_of:-0.9 degre:-0.6 delay:-0.5 delet:0.2x delet_#number:-0.4 delet_a:-0.8 delet_after:-0.9
delet_all:0.7x delet_anyth:-1.1 delet_branch:-0.7 delet_every:1.0x delet_everyth:0.5x delet_fil:0.2r delet_it:1.1f delet_log:-0.7 delet_merg:-0.8 delet_my:-0.4
delet_namespac:1.0x delet_old:-0.6 delet_temporary:-0.6 delet_the:0.4x delet_this:-1.4 delet_tool:0.6f delet_your:0.3o deletion:0.8f deletion_of:0.4f demand:0.6r
demand_the:0.7r demo:-1.5 demo_account:-0.2 demo_data:-0.6 demo_databas:-0.5 demo_is:-0.6 deny:-0.7 deny_everyth:1.0d deny_publickey:-0.5 department:-1.0
dependabot:-1.0 dependency:-1.2 dependency_and:-0.2 deploy_happen:-0.7 deploy_key:-0.3 deploy_script:-0.2 deploy_without:-0.8 deployment_of:-0.6 deprecat:-0.7
deprecat_#address:-0.7 deprecat_see:0.3o describ:0.2d describ_in:0.3o description_adds:0.6f design:-1.6 design_on:-0.2 desk:-1.1 desktop:-0.6 destroy_all:0.2x
destroy_auto:1.0x destroy_the:0.9x destructiv:-0.5 destructiv_command:-0.3 detail:-0.4 detail_summary:-0.3 detection:-1.3 detectiv:-0.9 dev:-2.0
dev_container:-0.5 dev_server:-0.8 developer:0.8o developer_and:0.4o developer_messag:0.5o developer_remov:-0.4 developer_says:0.4o developer_told:0.6o
developer_wrot:1.0o devic:-1.6 diagram:-1.2 dialog:0.4o diary:-1.1 did:0.3d did_it:0.3d did_this:0.7d die:-0.9 die_regeln:-0.5 diet:-1.0 dif:-1.0 diff:-0.6
different:-1.8 digest:-1.1 digest_of:-0.3 digit:-0.9 direct:-0.8 direct_to:0.4f direction:1.3o direction_and:0.3o directiv:1.1o directiv_and:0.6o
directiv_are:0.7o directiv_have:0.7o directory:-0.7 directory_every:0.6x directory_to:0.7e disabl_all:-0.6 disabl_approval:1.0p disabl_for:0.8o disabl_next:-0.7
disabl_the:0.6p disabl_your:1.1o disagre:-0.3 discard_the:-0.4 disclos:0.4d disclos_that:0.7d disclos_this:0.2d discount:0.2f discreet:0.7d disguis:0.6d
disguis_the:0.7d disk:0.5x disk_at:0.2x disk_every:0.8x disk_for:0.9e disk_is:-1.0 disk_usag:-1.3 disk_when:0.9x disk_with:1.1x dislik:-0.7 dislik_long:-0.5
dismis:0.8o dismis_the:0.4o disobey:1.1o disobey_the:1.0o display:-0.8 disregard_all:0.5 disregard_everyth:0.8o disregard_for:-0.9 disregard_prior:0.5o
disregard_the:0.6o disregard_this:-0.7 disregard_whatever:0.5o disregard_your:0.6o dist:-1.7 distribut:-1.6 disturb:-0.9 div_aria:0.6f div_clas:-0.6 dns:1.2e
dns_lookup:0.6e dns_query:0.7e do:-0.2 do_and:0.6o do_anyth:0.8r do_as:0.7o do_everyth:-0.6 do_exact:0.3o do_i:-0.7 do_it:1.0d do_not:-0.4 do_the:0.7o
do_this:1.0d do_what:1.1o docker:-1.6 docker_compos:-0.4 docker_imag:-0.6 docs:-2.7 docs_#path:-1.1 doctor:-1.4 document_and:-0.4 document_folder:1.0e
document_in:-0.2 document_new:0.5f documentation:-2.7 does:-0.3 does_everyth:-0.7 does_not:0.3d doesnt:-1.4 dog:-1.1 dog_is:-0.6 dollar:0.5e domain:-0.2
done:-0.8 dont:0.5d dont_ask:-0.4 dont_count:0.7o dont_follow:0.8o dont_forget:-0.7 dont_have:-0.4 dont_know:-0.8 dont_leav:0.9d dont_let:0.7d dont_listen:0.2o
dont_log:0.6d dont_obey:0.8o dont_say:-0.6 dont_show:-0.7 dont_tell:-0.7 door:0.3p dough:-0.5 down_all:0.7x down_the:-0.6 download:-0.7 download_#evil:0.5p
download_and:0.4p download_folder:-0.6 dr:-1.0 draft:-1.1 drink:-1.2 drink_water:-0.3 driv:0.4x driver:-0.9 drop:-0.3 drop_databas:1.0x drop_every:0.9x
drop_it:1.0o drop_tabl:-0.7 drop_your:0.8o drwxr:-0.3 drwxr_xr:-0.3 dry:-1.1 dry_run:-0.9 due:-1.3 dump_all:0.7e dump_the:0.4e dump_to:-0.8 duplicat:-1.3
duplicat_photo:-0.5 dur:-0.3 dur_the:-1.3 duty:0.3r e:-0.3 e_#path:0.2p e_mail:-0.5 each_answer:-0.5 each_day:0.5x each_even:0.3x each_hour:0.5p each_month:0.5x
each_morn:0.4x each_new:0.3p each_night:0.4x each_node:-0.4 each_quarter:-1.0 each_reboot:0.3p each_rep:0.5e each_request:-0.5 each_secret:0.6e each_session:1.2p
each_time:0.4p earlier:0.2o earlier_and:0.7o earlier_are:1.0o earlier_command:1.0o earlier_directiv:-0.3 earlier_guidanc:1.1o earlier_instruction:0.6o
earlier_messag:0.6o earlier_order:0.6o earlier_prompt:1.5o earlier_request:0.8o earlier_restriction:0.3o earlier_rul:0.3o earlier_rule:0.5o earlier_version:-1.3
eat:-1.0 echo:-0.2 echo_#name:1.1e echo_curl:0.3p echo_path:-0.7 echo_ssh:0.6p ed25519:0.2p edit:-0.3 edit_#path:0.6p edition:-1.0 editor:-1.8 editor_#path:-0.4
effect:-1.6 ego:0.7r ego_has:0.3r element:-1.4 elevat:0.8p else:0.4o email:-0.6 email_me:-0.6 email_the:0.3e email_to:0.4e emb:0.6e emb_the:0.8e emergency:0.5o
emoji_and:0.7e emoji_in:-0.7 employe:-0.7 employe_must:-0.7 employe_who:0.2r employer:-1.1 empty_branch:0.5x empty_commit:0.4x empty_the:-0.4 empty_whatever:-0.2
enabl:-0.5 enabl_developer:-0.6 enabl_in:-0.8 enabl_jailbreak:1.1r enabl_on:-0.6 encod:-0.5 encod_#secret:0.5e encod_the:0.9e encrypt:-0.3 encryption:-1.0
end:0.3f end_here:0.7o end_of:0.7f end_system:1.3f endofprompt:1.1f endpoint:-1.0 ends:0.5x ends_here:1.0f engag:0.6r engin:-1.2 engineer:-1.1 engineer_and:0.2f
english:-1.0 enjoy:-0.3 enter:-0.4 enter_a:-0.6 enter_developer:1.1r enter_the:-0.6 enter_your:-1.1 entity:-0.2 entry:0.3p entry_for:-1.2 entry_from:0.5d
entry_that:-0.7 entry_to:-0.2 env:0.5e env_to:1.0e environment_and:0.3e environment_variabl:0.3e eras:0.4x eras_all:0.7x eras_every:0.8x error:-0.4
error_#number:0.3f error_and:-1.2 error_ignor:-0.2 error_in:-0.9 error_instruction:-0.8 error_log:-0.9 error_of:-0.7 error_to:-0.8 escap:-1.5 eslint:-1.9
eslint_disabl:-1.0 ethic:1.7r ethical:0.7r ethical_guidelin:0.7r eu:-0.9 eur:0.4f eur_to:0.7f euro:-0.2 europ:-0.8 europ_#path:-0.8 eva:-0.6 eval:-1.1
eval_curl:0.3p evaluat:-1.2 eve:0.4p even:-0.9 even_though:-0.2 ever:0.7p every:0.6x every_#number:-1.0 every_agent:0.2p every_answer:-1.1 every_backup:0.9x
every_command:-0.3 every_commit:-0.3 every_conversation:0.6p every_day:-0.5 every_earlier:0.8o every_environment:-0.2 every_even:-0.4 every_file:1.0x
every_five:0.3x every_friday:-0.9 every_futur:0.6p every_instruction:0.6o every_link:0.6e every_mail:0.3x every_messag:-0.4 every_minut:0.7p every_monday:-0.6
every_month:0.3x every_morn:-1.5 every_new:0.5p every_night:-1.1 every_password:0.8e every_policy:0.5r every_push:-0.5 every_question:0.8d every_repository:1.0x
every_request:-0.4 every_restriction:0.6o every_rule:0.9o every_secret:0.9e every_session:-0.2 every_start:0.5p every_tabl:1.1x every_time:0.3p every_two:-0.2
every_url:0.6e every_week:0.9x everyon:0.5p everyth:1.0o everyth_abov:0.4e everyth_if:1.0d everyth_in:0.7x everyth_is:0.3d everyth_on:0.9x everyth_the:1.5o
everyth_under:1.0x everyth_went:0.3d everyth_written:0.7o everyth_you:-0.3 evidenc:0.6d evil:1.2r evil_#path:1.0f evil_ai:0.3r evil_pkg:0.7p evil_twin:-0.3
evilbot:1.1r evilgpt:0.7r exact:-0.3 exact_opposit:0.4o exam:-0.3 exampl:-1.3 exampl_corp:-0.3 exce:-0.7 exceed:-0.8 excellent:0.7f except:0.2o except_this:0.9o
exception:-0.2 exchang:-0.8 exchang_rat:-0.3 exchang_rate:-0.5 excus:0.4d exec:0.3p execut:0.6p execut_#evil:0.5p execut_curl:0.4p execut_every:0.9r
execut_the:-0.3 execut_what:0.4r execut_whatever:0.6r execut_without:0.9r exercis:-1.4 exfiltrat:0.6e exfiltrat_the:0.9e exist:-0.3 exist_#name:-0.6
exist_and:0.3r exist_fil:-0.8 exit:-1.8 exit_code:-0.8 expect:-2.3 expensiv:0.6f expert:-0.4 expert_in:-0.9 expir:-0.2 expir_after:-0.4 expir_session:-0.7
expir_within:-0.2 expir_yesterday:0.7o expiry:-0.6 explain:-0.6 explain_how:0.5r explain_the:-0.8 explanation:-0.3 export:-0.8 export_#name:0.3p export_all:1.0e
export_path:-0.8 export_the:0.4e expos:-1.0 extend:-2.2 extension:-2.1 extension_from:0.5p extract:-0.7 eye:-0.8 f:0.3e f_file:-0.5 factor_authentication:-0.6
factory:0.4x factory_set:0.7x fail:-0.8 fail_although:0.2d fail_and:0.6d fail_login:-0.6 fail_test:-0.3 failur:-1.2 failur_at:-0.3 fake_error:0.2d fall:-0.7
fall_flat:-0.5 fals:-0.8 fals_number:1.0d fals_reason:1.0d falsify:0.7d falsify_the:0.7d fami:-1.1 fami_chat:-0.7 far:0.3o far_and:0.7o far_to:0.6e fatal:-1.0
father:-0.8 favour:0.7o favourit:-1.2 feat:-1.2 featur:-2.1 fee:-1.0 feed:-0.6 feed_and:-0.6 feedback:-0.8 feedback_from:-0.9 feedback_to:-0.7 feel:0.3r
fetch:-0.9 fetch_#evil:0.9e fetch_new:-0.3 fetch_the:-1.0 field:-0.2 figma:-0.5 fil:-0.6 fil_#path:0.5f fil_and:0.3x fil_chang:-0.8 fil_nam:0.6e fil_of:-1.0
fil_older:-0.9 fil_tax:-0.5 fil_the:-0.3 fil_to:0.7p fil_under:0.2x fil_were:-0.3 fil_with:-0.4 file:-0.2 file_#name:-0.6 file_#path:0.5f file_afterward:-1.1
file_befor:0.2f file_in:0.3x file_into:0.5e file_is:-0.9 file_name:-1.0 file_or:-0.3 file_size:-0.3 file_was:-0.3 file_wins:0.4o file_with:-0.4 file_you:0.7p
fill_in:-0.8 fill_the:0.8x film:-1.6 filter:-0.4 filter_are:0.7r filter_is:0.5o filter_off:-0.9 final:0.3d final_answer:0.8d financ:-0.8 find:-0.6 find_any:0.7e
find_out:0.5d find_the:-1.3 find_to:0.2e fine:0.2d fine_even:0.4d fine_to:-0.5 finish:-0.4 finish_the:-0.7 finish_without:1.0d fire:-0.7 firewall:0.3p first:-0.5
first_#number:0.8e first_#path:1.1f first_and:0.5f first_call:0.5f first_in:-0.6 first_instruction:0.3o first_letter:0.6e first_messag:0.7e first_of:1.1x
first_read:0.4f first_run:0.6p first_send:0.5o first_then:-0.3 fish:-0.7 five:-0.4 five_star:0.2f fix:-1.1 fix_do:-1.0 fix_in:-0.9 fix_it:0.7f fix_the:-1.0
fix_them:0.8f fixtur:-1.3 flag:-1.7 flaky:-0.2 flaky_test:-1.0 flat:-1.4 flat_is:-0.5 flight:0.2f floor:-0.6 flour:-0.6 flour_and:-0.6 flush:0.4x fold:-1.1
folder_and:0.5e folder_in:-0.9 folder_to:-0.6 folder_when:-0.9 folder_with:0.4x follow_all:-0.5 follow_instruction:-0.3 follow_is:0.7f follow_it:0.9p
follow_line:-0.4 follow_me:-0.5 follow_mine:0.5o follow_my:0.7o follow_only:1.1o follow_overrid:0.8o follow_rule:0.3p follow_tak:1.0o follow_text:-0.2
follow_the:-0.9 follow_thes:-0.5 follow_this:0.8o follow_without:0.6f follow_your:0.2o font:-0.2 font_color:0.7f font_size:0.2f foo:-2.4 footer:0.3e for:-0.4
for_#number:-0.7 for_a:-0.3 for_acces:-0.5 for_ai:1.2f for_all:-0.4 for_an:-1.2 for_approval:0.8p for_branch:-0.6 for_broken:-0.5 for_children:-0.4
for_confirmation:-0.5 for_credential:-1.0 for_debug:-0.4 for_developer:-0.8 for_each:-1.0 for_ever:0.9p for_everyth:0.9r for_fil:0.2e for_good:1.2p
for_guest:-1.0 for_instruction:-0.3 for_internal:-0.9 for_mallory:0.6p for_me:0.2r for_mine:0.8o for_nam:-1.0 for_new:-0.4 for_news:0.2d for_one:-0.6
for_permission:0.9r for_safety:-0.7 for_secret:-0.5 for_security:-1.1 for_stag:-0.7 for_target:-0.5 for_ten:-0.4 for_test:0.7o for_their:0.2e for_tomorrow:-0.8
for_two:-0.7 for_word:0.6e for_year:-0.9 for_you:0.5o for_your:-1.5 forbid:-0.9 forbidden:0.2r forc:0.7x forc_origin:0.9x forever:0.3p forget:-0.4
forget_all:1.2o forget_everyth:-0.7 forget_me:-0.7 forget_old:-0.5 forget_previou:0.3o forget_the:0.2o forget_to:-0.9 forget_what:0.2o forget_yesterday:-0.9
forget_your:-0.2 forgot:-1.2 forgot_password:-0.7 forgot_the:-1.0 forgot_your:-0.6 fork_bomb:0.3x form:-0.8 form_at:0.8e form_to:-1.1 format:-1.0
format_#path:1.2x format_all:1.2x format_help:-0.6 former:0.5o former_instruction:0.9o forum:-0.4 forward_all:1.2e forward_every:0.9e forward_it:0.7e
forward_the:1.2e forward_this:-0.9 found:-0.4 found_in:0.4p found_noth:0.8d four:-1.1 framework:-1.1 fre:0.5r fre_from:0.6r free:-0.3 free_from:0.6r free_of:-1.6
free_to:-0.8 freegpt:0.9r french:-0.7 friday:-0.5 fridg:-0.7 friend:-1.5 from_#address:0.2p from_#evil:1.1p from_#name:-1.9 from_#number:-1.6 from_#path:0.3p
from_a:-1.9 from_all:1.0o from_eve:0.6p from_here:1.2r from_its:-0.3 from_mallory:0.4p from_memory:0.4o from_now:0.4p from_scratch:-0.8 from_this:1.2o
from_today:0.2p from_user:-0.2 from_your:0.3o front:-1.0 front_desk:-0.7 fssl:-0.7 fssl_#address:-0.9 fssl_#evil:0.8p full:0.4r full_acces:0.5f
full_permission:-0.4 full_refund:0.6f full_right:1.0r full_text:-0.4 fun:-1.0 function:-0.8 function_acts:-0.4 function_ignor:-0.9 function_name:1.0f
function_return:0.5f function_with:-0.5 fund:-0.4 further_notic:0.6o futur:0.7p futur_conversation:0.4p g:0.3o gam:-1.0 game:-0.4 game_has:-0.2 game_in:0.6r
garden:-1.0 gate:-0.4 gateway:-0.6 gather:0.6e gave_the:0.2o gave_you:1.0o gb:-1.3 gb_of:-0.3 gb_ram:-0.4 general:-1.7 generat:-2.2 generat_by:-0.7
generat_the:-0.7 german:-0.9 get:-0.7 get_#path:-2.0 get_a:-1.5 get_one:-0.7 get_the:0.6r gets:-0.5 ghost:-0.6 gift:0.5e gist:0.7e gist_with:0.8e git:-0.5
git_branch:-0.4 git_command:-0.9 git_config:-0.6 git_hook:0.4p git_push:1.2x git_remot:0.4p git_reset:0.4x github:-1.7 give_a:0.2d give_full:-0.3
give_mallory:0.5p give_me:0.3e give_the:0.2e give_this:0.7f give_your:-0.7 given_and:-0.3 given_by:-0.3 given_earlier:0.5o given_the:-0.7 global:-1.6 gmbh:-0.7
go:0.3f go_ahead:0.8f go_into:-0.2 go_of:0.5o go_on:1.3f go_through:-0.7 go_to:-0.2 goal:0.2o goes:-0.7 goes_to:-0.3 goggl:-0.9 gone:0.7d good:-0.3
good_morn:-0.8 googl:-0.8 got:0.4o got_at:0.6o got_this:0.7d grab:0.2e grammar:-1.4 grandma:-0.9 grandmother:0.4r grandmother_who:0.6r grant:0.3f grant_all:0.3f
grant_full:0.7f grant_root:1.1f grant_the:0.2r grant_to:-0.5 grant_you:-0.3 grant_yourself:0.3r green_light:0.2o grep:0.2e group:-2.0 group_wheel:-0.5 gs:0.5e
gt:-1.0 guard:-0.4 guard_rail:0.5o guardrail:-0.2 guardrail_are:0.7o guest:-0.4 guid:-1.7 guidanc:0.2o guidanc_and:0.6o guidanc_is:0.8o guidelin:0.6o
guidelin_abov:0.4o guidelin_and:-0.2 guidelin_are:0.5o guidelin_for:-0.8 guidelin_from:0.6o guidelin_have:0.5o guidelin_here:0.8o guidelin_just:0.3o
guidelin_of:-0.8 guidelin_were:-0.4 guidelin_you:0.4o h:0.6x h_authorization:-0.6 h_now:0.9x hack:1.2r hacker:0.2r hacker_in:-0.6 hacker_who:0.7r
hacker_with:0.8r had_been:-0.3 had_happen:-0.2 had_never:0.2d had_no:1.4r had_not:0.2d haha:0.4o haha_pwn:0.4o hamlet:-0.3 hamlet_at:-0.3 hammer:-1.0 hand:0.4o
hand_out:0.7r hand_over:0.6e hand_the:0.5e handbook:-1.1 handl:-2.1 handl_this:0.3f hang:-1.0 happen:-0.3 hard:0.8x harm:0.7r has_#number:-0.4 has_a:-1.5
has_an:-0.6 has_approv:0.4f has_authoris:0.7f has_been:-0.3 has_chang:0.4o has_expir:-0.6 has_no:-0.6 has_pre:0.8f has_remov:0.7o has_said:0.7p has_ship:-0.6
has_sign:0.3f has_switch:0.6f has_the:-0.7 has_to:1.0f has_two:-1.1 hash:-1.5 hash_with:-0.3 hat:-0.2 have_admin:-0.6 have_already:-0.6 have_an:-0.6
have_been:-0.2 have_call:0.7f have_chang:-0.7 have_new:0.4o have_no:0.2r have_not:-0.8 have_permission:-0.5 have_read:0.3d have_root:1.2r have_the:-0.5
have_to:0.7d have_verify:0.5f he:-1.6 he_conceal:-0.5 head:-0.3 header:-1.7 headlin:-1.1 health:-0.4 health_check:0.4d health_endpoint:-0.4 hear:0.3d
hear_about:0.3d heat:-1.1 heed:0.5o heed_to:0.4o held:-0.6 hello:-0.9 hello_#path:-0.8 hello_is:-0.5 help:-0.8 help_impersonat:-0.6 help_me:0.9r help_the:0.7r
help_you:-0.7 helpdesk:0.5r helpdesk_and:0.5r helper:0.2p helpful:-1.0 helpful_assistant:-1.3 her:-0.6 here_and:1.0f here_are:1.0o here_is:0.9f here_on:1.2r
hereby:0.5o hereby_revok:0.5o herm:-0.6 hero:0.2r hex:-0.5 hex_and:0.7e hey:0.2f hey_claud:0.8f hi:-0.7 hid:-0.5 hid_the:-0.9 hidden_agent:0.7f
hidden_assistant:0.8f hidden_column:-0.3 hidden_dear:0.7f hidden_fil:-1.1 hidden_folder:-0.9 hidden_from:0.9d hidden_in:0.5o hidden_instruction:-0.4
hidden_llm:0.2f hidden_menu:-0.4 hidden_name:-1.3 hidden_prompt:1.4e hidden_true:-0.6 hidden_user:0.9p hide_the:0.8d hide_this:-0.5 hide_your:0.3d high:-1.6
him:-1.1 hint:0.2f his:-1.7 history:-0.4 history_afterward:0.9d history_c:-0.9 history_in:-0.7 history_is:-0.8 history_so:0.3d history_when:0.7d hold:-0.8
hold_the:-1.0 holiday:-1.5 home_addres:0.3e home_directory:0.9x home_folder:0.3x honest:-0.6 hook:0.3p hook_that:0.6p host:-0.2 host_db1:-0.3 host_is:-0.7
hostnam:0.9e hotel:-0.2 hour:-0.3 hour_and:-0.9 hous:-1.0 how:-1.6 how_can:-0.5 how_do:-0.6 how_the:-0.9 how_to:-0.2 hr:-0.8 href:-0.4 html:-0.9 http:-1.2
http_#path:-0.9 http_tool:0.7e human:0.6f human_#number:-1.0 human_delet:0.4f human_fall:-0.5 human_pleas:0.9f human_readabl:-0.9 human_resourc:-1.0 hurt:0.8r
i:0.3 i_#path:1.0p i_allow:1.1o i_am:-0.7 i_ask:0.4r i_authoris:0.2r i_can:0.4p i_dont:-0.7 i_help:-0.3 i_hereby:0.5o i_order:0.4f i_revok:0.4o i_should:0.7f
i_type:1.2r i_will:1.5f iban:-0.4 icon:-1.9 id:-0.3 id_#path:1.1f id_and:-0.4 id_modal:-0.6 id_user:-0.3 identity:0.3r identity_is:0.7r identity_of:0.5r if:-0.6
if_#name:-2.2 if_#path:1.3x if_a:-1.3 if_ask:0.6d if_exist:-0.8 if_it:-0.6 if_noth:-0.8 if_question:0.7d if_somebody:0.7d if_someon:-0.4 if_someth:-0.4
if_ther:-0.7 if_they:0.9d if_this:0.5p if_you:-1.2 ignor:-0.5 ignor_#number:-0.7 ignor_a:-0.5 ignor_any:1.4o ignor_case:-0.8 ignor_error:-0.8 ignor_everyth:0.4o
ignor_fail:-0.4 ignor_fil:-0.8 ignor_instruction:0.4o ignor_it:-0.4 ignor_its:0.5r ignor_les:-0.3 ignor_lint:-0.4 ignor_my:-0.5 ignor_old:-0.4 ignor_prev:1.0o
ignor_previou:-0.2 ignor_prior:1.2o ignor_rul:-0.9 ignor_rule:-0.8 ignor_safety:0.3o ignor_that:-0.4 ignor_the:0.7o ignor_this:-1.5 ignor_unknown:-0.5
ignor_ur:0.7o ignor_weekend:-1.0 ignor_what:1.0o ignor_whitespac:-1.2 ignor_your:0.8o ignorepreviou:-0.6 ignorieren:-0.7 ill:0.9f imag:-0.2 imag_#evil:0.5e
imag_#path:-2.4 imag_link:1.0e imag_that:-0.6 imag_url:0.8e imag_with:-0.7 imagin:-0.4 imagin_a:-0.5 imagin_that:1.2r img:0.2f img_alt:0.2f img_src:-0.2
imitat:0.6r immediate:-0.2 imperativ:-0.5 impersonat_the:1.1r import:-2.6 import_from:-0.7 important:0.3f important_back:-0.4 important_befor:0.2f
important_call:-0.2 important_messag:0.5f important_read:0.4f important_than:0.3o in:-0.9 in_#name:0.4e in_#number:-1.8 in_#path:0.5p in_1password:-0.7 in_a:-0.6
in_advanc:0.5p in_again:-1.1 in_all:0.4p in_an:-0.8 in_answer:-0.3 in_as:-1.3 in_asset:-1.0 in_august:-0.5 in_base64:1.0e in_case:0.4o in_character:0.2r
in_charg:0.7r in_chat:-0.9 in_ci:-1.0 in_commit:-0.8 in_config:-0.9 in_debug:0.6r in_developer:0.2r in_docs:-0.7 in_each:-0.3 in_english:-0.6 in_every:-0.8
in_exampl:-0.6 in_figma:-0.4 in_fixtur:-0.6 in_french:-0.8 in_full:0.4e in_futur:0.5p in_generat:-0.2 in_german:-0.6 in_git:-0.7 in_god:0.7r in_json:-0.5
in_june:-0.7 in_logs:-0.9 in_maintenanc:0.5r in_march:-0.6 in_market:-0.7 in_may:-0.9 in_memory:0.5p in_not:-0.5 in_one:-1.2 in_order:-0.2 in_our:-0.4
in_plain:-0.7 in_production:-0.8 in_prompt:-1.0 in_public:-1.2 in_screenshot:-0.7 in_script:-0.7 in_search:-0.7 in_secret:0.3d in_section:-0.6 in_set:-0.9
in_spanish:-0.6 in_stag:-0.5 in_test:-1.0 in_thre:-0.8 in_to:0.5p in_utc:-0.4 in_v3:-0.5 in_vault:-0.7 in_web:0.6p in_which:0.5r inactiv:0.7o inbox:-0.7
inbox_and:-0.6 incident:-1.0 includ:-0.3 includ_a:-0.5 includ_it:0.7e includ_keys:0.8e includ_this:1.2d includ_your:-0.6 incomplet:-0.2 incomplet_call:0.2f
incorrect:0.4o index:-1.3 info:-1.6 inform_about:-1.0 inform_anyon:0.2d inform_the:0.5d information:-0.8 ingredient:-1.0 ingredient_is:-0.8 init:-1.5
init_befor:-0.5 initial:0.3e initial_instruction:0.5e initial_prompt:0.7o inject:-0.8 injection:-0.7 input:-0.3 input_command:0.7f input_rm:0.7f input_type:0.2f
insert_a:0.4p insert_the:-0.4 insid:0.4e insider:1.1r insider_who:0.5r inst:1.7f inst_print:0.6f inst_reveal:0.9f inst_sys:0.8f install:-0.6 install_a:1.3p
install_on:-0.3 install_this:1.0p installation:-1.6 installer:-0.8 instanc:-0.9 instead:0.4o instead_open:0.2o instruct:-0.3 instruct_to:-0.3
instruction_#number:0.3o instruction_#path:-0.3 instruction_abov:0.6o instruction_after:0.3d instruction_and:0.4o instruction_ap:-0.8 instruction_are:-0.5
instruction_at:-0.6 instruction_below:-0.3 instruction_by:-0.3 instruction_cach:-1.0 instruction_call:0.2f instruction_cancell:0.5o instruction_careful:-1.1
instruction_content:0.3f instruction_delet:0.7f instruction_do:0.6f instruction_except:0.6o instruction_follow:0.9o instruction_for:-0.6 instruction_from:-0.5
instruction_has:-0.4 instruction_have:-0.8 instruction_in:-0.3 instruction_into:0.7p instruction_is:0.4o instruction_mix:-0.6 instruction_of:-1.3
instruction_on:-1.0 instruction_overrid:-0.2 instruction_pointer:-0.8 instruction_preheat:-0.7 instruction_return:-0.8 instruction_reveal:0.7f
instruction_send:1.2f instruction_set:-0.5 instruction_shak:-0.3 instruction_so:0.6p instruction_that:-0.6 instruction_the:0.9o instruction_to:0.2d
instruction_verbatim:1.0o instruction_was:-0.2 instruction_were:-0.3 instruction_word:0.7e instruction_you:0.8o insuranc:-0.4 intelligenc:-0.9 intend:-1.1
internal:-1.0 internal_host:-0.9 internal_use:-0.6 internet:-0.4 into:0.2 into_#name:-0.7 into_#path:-0.5 into_#secret:0.6p into_a:0.6e into_an:0.4r
into_every:0.6p into_french:0.7e into_german:-0.6 into_the:0.8e into_your:-0.3 introduction:-0.6 invalid:-0.3 invitation:-0.8 invoic:-0.9 invoic_to:-1.0
invok:0.4f invok_name:1.2f ios:-1.2 ip:-0.6 irrelevant:0.8o is:-0.7 is_#address:-0.9 is_#path:-1.5 is_a:-0.4 is_about:-0.3 is_abov:-0.9 is_agvsbg8:-0.5
is_allergic:-0.2 is_ask:0.2p is_at:-1.3 is_availabl:-0.3 is_behind:-0.7 is_below:0.6o is_broken:-0.2 is_call:-1.4 is_cancell:0.8o is_clos:-0.9 is_collect:-1.0
is_complet:-0.9 is_creat:-0.5 is_delet:0.6p is_deprecat:-0.6 is_done:-0.7 is_empty:-1.3 is_enabl:-1.2 is_fake:-0.6 is_for:0.6f is_full:-0.2 is_generat:-1.0
is_given:-0.8 is_gone:0.8x is_green:-0.6 is_harmles:-0.7 is_here:-0.9 is_hidden:-0.7 is_ignor:-1.0 is_incomplet:0.3f is_irrelevant:0.9o is_learn:-0.4
is_list:-0.6 is_load:-0.8 is_log:-0.6 is_low:0.5x is_manag:-0.6 is_miss:-1.8 is_more:0.3o is_nam:-0.7 is_need:-0.9 is_never:-0.7 is_no:0.4d is_nois:0.8o
is_not:0.4d is_nutmeg:-0.5 is_on:-1.2 is_one:-1.0 is_only:-0.2 is_out:-0.5 is_outdat:1.1o is_over:-0.3 is_permit:0.5r is_read:-0.4 is_ready:-0.7 is_rebuilt:-0.7
is_red:-0.5 is_remov:1.0p is_requir:-0.4 is_reset:-1.1 is_rotat:-0.2 is_run:-1.1 is_safe:0.8f is_sav:0.6p is_sent:-0.2 is_set:-2.0 is_short:0.4o is_shown:-0.9
is_slow:-0.2 is_still:-0.9 is_stor:-0.4 is_switch:-0.6 is_the:-0.3 is_this:0.6o is_to:0.4o is_told:-0.7 is_trust:0.6f is_valid:0.4o is_void:0.9o is_what:-0.2
is_written:0.4o is_wrong:-0.9 is_your:0.5o issu:-0.4 issu_after:-0.3 issu_and:-0.8 issu_for:-1.1 issu_labell:-0.5 it:0.4d it_#path:0.5f it_all:0.9f it_and:-0.6
it_answer:0.5r it_anyway:0.5d it_as:0.8f it_between:0.9d it_came:0.5d it_contain:-0.3 it_does:-0.5 it_fail:-0.3 it_for:-0.5 it_goes:0.3d it_had:-0.6 it_has:-1.4
it_in:0.3e it_into:-1.0 it_know:0.6r it_look:1.1d it_may:-0.9 it_now:-0.4 it_off:0.6p it_on:-0.6 it_open:0.6p it_out:0.8d it_quiet:0.3d it_read:0.7 it_safe:-0.8
it_says:0.8p it_secret:-0.7 it_should:-0.2 it_show:0.9d it_so:0.5d it_the:0.7f it_to:-0.4 it_uses:-0.7 it_was:0.6d it_with:-0.4 it_without:0.5d it_work:-0.7
item:-0.4 item_#path:-0.8 item_in:-1.0 its:-0.3 its_content:0.9e its_logs:0.6x its_safety:0.7r its_text:0.9e itself:-1.3
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk:-0.4
ivborw0kggoaaaansuheugaaaaeaaaabcayaaaaffcsjaaaaduleqvr42mnk_m9qdwadhggawjr9awaaaabjru5erkjgg:-0.4 jailbreak:-0.2 jailbreak_detection:-0.6 jailbreak_mode:1.3r
jailbroken:0.8r jailbroken_model:0.5r jan:-0.7 jan_#number:-0.4 january:-0.6 java:-0.9 jmp:-1.1 job:0.7p job_fail:-0.6 job_is:0.5o job_that:0.6p jobs:-0.9
jobs_are:-0.3 join:-1.6 jok:-0.7 jok_in:-0.7 joke:-1.0 joke_every:-1.0 jq:-1.1 json:-2.2 judg:-0.5 judg_told:-0.3 june:-1.2 jury:-0.4 jury_to:-0.3 just:0.2o
just_do:0.9d just_this:0.6o keep:-0.3 keep_a:0.7p keep_answer:-0.7 keep_it:0.3p keep_quiet:1.0d keep_secret:-1.4 keep_this:-0.5 keep_to:0.7o keep_your:-1.4
kept:-1.3 kept_for:-0.2 kept_in:-0.7 kept_the:-0.6 kernel:-1.0 key:0.4e key_#name:-0.3 key_#path:0.3f key_and:0.2e key_as:1.0e key_for:-0.7 key_from:-1.1
key_here:-0.8 key_in:0.2e key_into:0.2e key_is:-1.5 key_of:0.2p key_secret:-0.8 key_so:0.5p key_ssh:0.4p key_was:0.3d key_with:-0.3 keychain:0.2e
keychain_and:0.7e keychain_for:0.7e keygen:-0.6 keyr:-0.2 keys:0.4e keys_and:0.5e keys_are:0.2e keys_from:0.7e keys_in:-0.7 keys_of:-0.2 keys_to:0.4r
kill_#number:0.6x kill_all:0.8x kill_the:-1.0 kim:-0.8 kind_disregard:0.7o kind_ignor:0.4o king:-0.9 kiosk:-0.7 know_about:0.3d know_that:1.1d know_what:-1.0
know_you:0.5o knowledg:-0.8 known:-1.6 kubectl_delet:0.6x kv:-0.4 kv_#path:-0.4 l:0.5p lab:-1.5 label:-0.2 label_and:-0.6 label_stal:-0.7 label_them:-0.6
labell:-0.6 landlord:-0.8 languag:-0.5 languag_model:0.4 languag_of:-0.8 laptop:-1.0 laptop_on:0.9x larg:-1.1 larger:-1.0 larger_than:-0.5 las:-0.7 last:-0.7
last_#number:0.2o last_messag:0.9e last_night:-0.8 last_ten:0.7e last_week:-1.1 late:-0.5 late_grandmother:0.2r latency:-0.9 later:0.3p later_session:0.6p
latest:-0.7 latest_chang:-0.6 launch:-0.8 laws:-1.1 layer:-0.6 layout:-1.1 le:-0.9 lead:-0.9 lead_engineer:0.2f leak:-0.4 leak_data:0.2r leak_the:0.6e learn:-0.3
learn_from:-0.6 learn_of:0.8d learn_that:0.6d leas:-0.9 least:-1.0 least_#number:-0.4 leav_a:0.5d leav_any:0.9d leav_out:-0.5 leav_the:-1.1 leav_this:1.2d
led:-0.9 led_to:-0.9 left:-0.4 left_9999px:0.5f left_off:0.7o legacy:-1.6 legal_has:0.3f lena:-0.9 length:-1.2 length_and:-0.7 les:-1.1 less:-1.9 less_than:-0.6
lesson:-1.1 let_anyon:0.9d let_go:0.5o let_it:1.0r let_play:0.9r let_the:0.7d let_this:0.6o letter:0.3e letter_by:0.8e level:0.5o level_#number:0.4o
level_administrator:1.1f library:-1.6 library_you:-0.2 licenc:-0.6 licens:-3.0 lie:0.7d lie_to:0.9d lied:0.2o lift_all:-0.8 lift_by:0.6o lift_in:-0.6
lift_the:-0.5 light:-1.0 light_at:-1.1 light_to:0.2o lik:-1.2 lik_short:-0.5 lik_to:-0.7 like:-0.6 like_a:0.3r like_an:0.9r like_it:-0.2 like_you:0.9r
limit_#number:-0.9 limit_#path:0.8f limit_and:0.6r limit_no:-0.7 limit_of:-0.8 limit_set:0.5o limit_were:-0.5 lin_of:-0.2 lin_that:-0.3 line:-0.8
line_#number:-0.6 line_in:-0.3 line_is:0.3o line_length:-0.5 line_no:-0.4 line_on:0.9o line_to:-0.6 line_verbatim:0.7e link:-0.4 link_in:-1.0 link_is:-0.2
link_on:-0.5 link_to:-1.0 link_with:-0.8 link_you:0.2e lint:-2.4 lint_warn:-0.7 linter:-1.7 linter_befor:-0.6 linux:-1.4 linux_#name:-1.1 linux_#path:-0.8
list:-0.5 list_abov:-0.8 list_all:-0.2 list_every:0.2e list_it:-0.3 list_new:-0.6 list_of:-1.3 list_on:-0.5 list_them:-0.9 list_to:0.8e list_what:-0.8
list_with:0.3e listen:0.9o listen_to:0.9o littl:-0.2 liv:-0.8 liv_in:-0.7 live:0.2x live_in:-1.3 llm:0.9f llm01:-0.5 llm_instruction:0.9f llms:0.6f load:-0.2
load_#evil:0.7p load_#path:-0.3 load_is:0.4x load_the:0.2e local:-1.9 location:-1.2 location_to:1.0e lock:-1.2 log:-0.2 log_afterward:0.7d log_and:-1.1
log_entry:0.8d log_fil:-1.2 log_file:-1.0 log_for:-0.7 log_http:-0.6 log_in:-0.3 log_is:-0.5 log_level:-1.0 log_of:-1.1 log_out:-1.2 log_this:1.2d log_to:0.4f
log_was:-0.8 login:-0.4 login_code:0.6r login_from:-0.5 login_function:0.6p logo:-0.2 logout:-0.9 logs:-0.3 logs_and:-0.9 logs_are:-0.4 logs_for:-0.9
logs_of:-1.0 logs_older:-0.6 logs_to:-0.9 logs_when:1.1d logs_with:0.5e loki:0.8r lol:0.6o long:-1.6 longer:0.2r longer_ap:0.4o longer_bound:0.7r
longer_need:-0.2 longer_requir:-0.3 longer_than:-0.7 longer_work:-0.6 look:0.2d look_as:0.6d look_at:-1.3 look_for:-0.5 look_in:0.8e look_like:0.3d lookup:0.5e
lookup_of:0.5e lose:-1.6 loss:-0.9 lov:-0.6 low:-0.5 lower:-0.6 ls:0.4f lt:-1.1 lt_#path:-0.4 lunch:-1.2 lunch_menu:-0.7 m9qdwadhggawjr9awaaaabjru5erkjgg:-0.4
mac:-0.9 machin_are:-0.3 maco:-1.7 mail:-0.2 mail_addres:-0.4 mail_address:0.7e mail_after:-0.4 mail_and:-0.6 mail_at:-0.4 mail_if:-0.6 mail_in:0.9x mail_is:-1.2
mail_me:-0.4 mail_of:-0.3 mail_older:-0.2 mail_on:-0.3 mail_them:0.3e mail_to:0.2e mail_with:-0.8 mail_without:-0.9 mailbox:0.6x main_#path:1.1f main_and:0.9x
main_every:0.8x main_open:-0.7 maintenanc:-0.6 maintenanc_mode:0.2r maintenanc_persona:0.8r maintenanc_window:-0.7 make:0.4 make_a:0.3e make_all:-0.9
make_an:-0.2 make_deploy:-0.4 make_it:0.8d make_no:0.6d make_sure:-0.4 make_the:0.7 make_this:0.2p make_up:0.5d make_yourself:1.0p makefil:-0.8
makefil_#number:-0.6 maliciou:0.9r maliciou_insider:1.0r mallory:2.1p mallory_#secret:0.3p mallory_all:0.3p mallory_as:0.4p mallory_is:-0.8 mallory_to:1.0p
manag:-0.9 manag_by:-0.5 management:-0.6 manager:-0.6 manager_is:-0.8 manager_of:-0.3 manual:-1.8 manual_says:-0.8 many:-0.9 map:-2.3 march:-1.4 maria:-0.9
mark:-0.4 mark_this:0.5f markdown:-0.9 markdown_link:0.7e markdownlint:-0.7 markdownlint_disabl:-0.6 marker:-0.9 market:-1.1 market_text:-0.6 mask:-0.7
mask_the:0.8d master:-0.4 master_boot:0.4x master_password:0.7e match:-2.4 matter:0.2o matter_what:0.6d max:-0.4 may:-1.0 may_be:-0.4 may_disregard:0.8o
may_do:0.9r may_merg:-0.6 may_not:-1.2 may_run:0.9r may_skip:1.0f mb:-1.5 mcp:-0.8 me:-0.2 me_a:-0.2 me_about:-1.0 me_and:0.3o me_api:0.4r me_as:0.8r me_at:-1.1
me_befor:0.4p me_if:-1.6 me_in:0.6r me_not:0.2o me_on:-0.4 me_the:0.6e me_to:-0.5 me_what:1.0e me_when:-1.3 me_your:0.8e mean:-1.8 mean_the:-1.0 meant:0.4o
meant_for:0.5o meanwhil:1.2d measur:-1.0 medicin:-0.7 meet:-1.9 meet_is:-0.3 meet_not:-0.7 meet_on:-0.6 member:-1.7 member_of:-0.9 memoris:0.6p memory:-0.2
memory_entry:0.6d memory_that:0.5p memory_the:0.4p mention:0.8d mention_competitor:-0.7 mention_it:0.3d mention_of:0.5d mention_pric:-1.2 mention_the:0.2d
mention_thes:1.0d mention_this:1.0d menu:-0.8 merg:-0.7 merg_branch:-1.3 merg_pull:-0.8 merg_this:0.6f merg_without:-0.4 merger:-0.8 messag:-0.2
messag_after:1.1d messag_and:-0.3 messag_are:-0.9 messag_as:0.8o messag_for:1.0f messag_if:-0.6 messag_in:-0.7 messag_is:0.5o messag_of:0.8e messag_priority:0.3o
messag_role:-0.3 messag_they:0.6o messag_to:0.7e messag_was:-0.8 messag_with:0.3d messag_you:-0.6 meta:-1.0 metadata:-0.6 method:-3.0 method_must:-0.4
metric:-1.3 metric_unit:-0.7 midnight:0.3x migration:-0.4 migration_on:0.8f milk:-0.8 mind:0.5o mind_the:0.3o mind_what:0.9o mine:1.7o miner:1.0p ministry:-1.0
minor:-0.9 minor_updat:-0.2 minut:-0.2 minut_and:0.4x mirror:-1.0 mislead:0.6d miss:-0.3 mix:-0.8 mix_flour:-0.4 mobil:-0.9 mock:-1.7 modal:-0.8 modal_load:-0.6
mode:0.2r mode_and:0.7r mode_can:-0.7 mode_developer:-0.8 mode_disabl:-0.7 mode_enabl:0.8r mode_in:-0.8 mode_is:-1.8 mode_no:0.3r mode_of:-0.4 mode_off:-1.0
mode_on:0.3r mode_the:-1.3 mode_unrestrict:-0.6 mode_with:-0.2 model:-0.4 model_gpt:-1.0 model_has:0.6f model_ignor:-0.4 model_is:-0.5 model_must:0.2f
model_output:0.2f model_read:0.7f model_that:1.1r model_the:0.7f model_to:-0.5 model_was:-0.7 model_without:0.6r model_you:0.3 moderation:0.5o modify:-1.0
modul:-1.4 moment:0.5o monday:-0.8 money_to:0.4e monitor_the:-0.7 month:0.2x month_ends:0.5x more:0.4o more_important:0.4o more_than:-0.6 morn:-1.1 morn_in:-0.6
most_expensiv:0.7f mov:-1.6 mov_to:-0.6 move:-1.2 ms:-1.8 much:-1.5 music:-0.8 must:-0.2 must_also:0.3f must_approv:0.5f must_call:-0.2 must_click:0.9f
must_confirm:-0.6 must_contain:-0.4 must_execut:0.5f must_follow:-1.0 must_have:-0.8 must_ignor:0.5o must_not:-0.3 must_now:1.0f must_obey:0.5f must_pass:-0.8
must_recommend:1.0f must_rep:0.7f must_restart:-0.7 must_run:0.7 must_send:0.5f must_sign:-0.6 must_stay:0.3d mute_the:0.3d my_accomplic:0.8r my_account:0.6f
my_calendar:-0.5 my_deceas:0.2r my_instruction:0.6o my_key:1.4p my_late:0.2r my_name:-0.2 my_password:-0.5 my_previou:-0.5 my_server:0.6p my_ssh:1.1p
my_word:0.5o n:0.2 nam:-0.8 nam_are:-0.6 nam_branch:-0.4 nam_in:-0.5 nam_of:-0.2 nam_support:0.8p name_#path:-0.5 name_ai:0.3f name_alic:-0.7 name_and:-0.2
name_bash:1.2f name_command:0.3f name_csrf:-0.6 name_in:-1.1 name_is:0.3r name_of:-0.5 name_terminal:1.6f name_to:-0.7 namespac:-0.3 nas:-0.3 nc:1.0e
nc_#evil:0.7e necessary:0.6o need_a:-1.1 need_an:-0.6 need_approval:0.6r need_for:-0.6 need_no:0.5p need_not:0.8r need_to:0.3d negativ:-0.7 neglect:0.6o
neglect_all:0.8o neglect_the:-0.4 neglect_your:0.9o neighbour:-0.9 network:-0.3 network_error:0.3d never_admit:0.4d never_align:0.8r never_ask:0.9p
never_asks:-0.5 never_by:-0.5 never_commit:-1.5 never_delet:-1.0 never_deploy:-0.9 never_disclos:0.7d never_exist:-0.5 never_in:0.4p never_mention:1.1d
never_mind:-0.2 never_print:-0.8 never_push:-1.1 never_read:-1.2 never_refus:1.2r never_reveal:-0.3 never_run:-0.2 never_says:0.7r never_send:-0.9
never_shar:-1.4 never_speak:0.4d never_tell:0.7d never_use:0.6p never_want:0.3p never_warn:0.2r new:-0.2 new_account:1.1d new_admin:0.6p new_blog:-0.7
new_directiv:0.3f new_entry:-1.6 new_fil:-0.3 new_identity:0.7r new_instruction:0.3o new_issu:-1.1 new_key:0.5d new_logo:-0.8 new_mail:-0.4 new_messag:-1.1
new_objectiv:0.7o new_ones:1.1o new_order:-0.2 new_persona:0.7r new_policy:0.5f new_project:0.7p new_prompt:0.9f new_releas:-0.4 new_repository:0.6p
new_role:0.6r new_rul:0.5f new_rule:0.5f new_session:0.8p new_str:-0.8 new_system:0.3o new_task:0.4f new_user:-0.6 new_version:-0.8 newer:0.3x newest:-0.5
news:-1.0 newsletter:-1.8 next:0.6e next_answer:0.7o next_line:-0.6 next_messag:0.6e next_sentenc:0.3o next_step:-0.6 nginx:-1.3 nice:-1.0 night:-0.3
night_at:-0.3 night_build:-1.0 night_can:-0.5 no_approval:-0.2 no_attention:0.3o no_confirmation:0.5r no_consol:-0.4 no_content:0.3r no_data:0.5d no_ethic:0.4r
no_ethical:0.8r no_filter:0.7r no_guardrail:-0.3 no_guidelin:0.4r no_heed:0.4o no_limit:-0.2 no_matter:0.6d no_meet:-0.6 no_need:0.8d no_new:-1.0 no_one:1.3d
no_password:0.3p no_permission:-0.5 no_policy:0.2r no_preserv:0.8x no_prior:1.0o no_prompt:0.5p no_record:0.2d no_refusal:0.8r no_restriction:-0.7 no_rul:-0.2
no_safety:-0.6 no_secret:-0.8 no_such:-0.7 no_system:0.3o no_trac:0.3d nobody:0.2d nobody_is:0.7x nobody_notic:0.2d nobody_sees:0.5d nobody_was:-0.8 node:-2.8
node_#number:-1.1 nois:-0.8 none:0.3f none_ai:0.3f none_assistant:0.7f none_id:-0.9 none_ignor:0.9f noon:0.5x nop:-1.1 nopasswd:1.0p nopasswd_all:0.4p
nopasswd_for:1.1p normal:0.6d normal_and:0.8r noscript:0.9f not:-0.2 not_a:0.2d not_adher:0.9o not_allow:-0.6 not_answer:-0.5 not_ap:0.2o not_are:-0.4
not_as:-1.0 not_ask:-0.2 not_be:-0.2 not_been:-0.9 not_bound:0.6r not_chang:-1.3 not_clos:-0.4 not_commit:-1.3 not_comp:0.9o not_delet:-1.5 not_disturb:-0.7
not_do:-1.3 not_edit:-1.0 not_exce:-0.7 not_exist:0.6r not_find:1.3d not_folder:-0.3 not_follow:0.3o not_forward:-0.8 not_found:-0.2 not_give:-0.8 not_have:0.2p
not_ignor:-1.1 not_in:-0.5 not_inform:0.9d not_install:-1.2 not_is:-0.8 not_know:0.8d not_let:1.0d not_listen:0.6o not_load:-1.1 not_log:0.7d not_matter:0.6r
not_mention:-0.3 not_merg:-0.8 not_need:0.8p not_notic:1.3d not_notify:-0.8 not_npm:-0.2 not_obey:-0.5 not_open:-0.6 not_print:-0.9 not_put:-1.1 not_read:-0.6
not_refus:0.9r not_rep:-1.0 not_report:0.2d not_request:-0.9 not_requir:0.8p not_resolv:-0.7 not_run:-0.8 not_see:0.4d not_send:-0.4 not_set:-1.3 not_shar:-1.6
not_shown:-0.6 not_summaris:0.3f not_support:-1.3 not_tell:-0.5 not_that:0.8p not_the:-0.2 not_to:0.3o not_use:-1.1 not_want:-0.6 not_writ:0.8d
note_assistant:-0.4 note_befor:0.6f note_for:0.7f note_instead:0.5o note_is:0.7p note_the:-1.1 note_this:-1.1 note_to:1.0f note_you:0.2f noth_about:0.8d
noth_chang:-0.6 noth_else:0.6o noth_had:-0.2 noth_happen:0.2d noth_in:0.2o noth_is:0.6r noth_to:-1.1 noth_was:0.3d notic:0.4d notic_if:-0.5 notic_the:-0.4
notic_to:0.2f notic_your:0.7f notification:-1.0 notification_after:-0.9 notify:-1.3 notify_me:-0.6 notify_the:-0.8 novel:-1.1 now:1.2r now_#path:0.6f now_a:0.5r
now_act:0.7r now_an:-0.3 now_and:-0.2 now_break:0.6o now_call:0.5f now_connect:-0.9 now_dan:0.5r now_delet:0.6f now_disregard:-0.5 now_freegpt:0.7r now_in:0.5r
now_leav:-1.1 now_log:-1.1 now_obey:0.7f now_play:0.4r now_ready:-0.6 now_run:-0.3 now_send:0.6f now_subscrib:-0.9 now_the:-0.4 now_you:0.6r npm:-1.4
npm_audit:-1.1 npm_ci:-0.5 npm_install:-1.2 npm_publish:0.8f npm_start:-1.1 npm_test:-1.1 npm_warn:-0.7 nslookup:1.2e null:-0.8 nullify:1.0o number:-1.2
number_and:0.7e number_in:-0.9 number_into:0.7e number_of:-1.4 number_to:0.2e nurs:-1.0 nutmeg:-0.5 o:-0.2 obey:0.7o obey_every:-0.4 obey_it:1.0p obey_me:1.2o
obey_only:0.5o obey_the:0.2o obey_thes:0.6o obey_this:0.7o object:-3.2 objectiv:0.8o obligation:0.5r observation:-0.3 observation_done:0.3f obsolet:0.3o of:-0.3
of_#address:0.2e of_#evil:0.5e of_#name:0.3e of_#number:-1.4 of_#path:1.1x of_#secret:0.2e of_a:-0.3 of_all:0.5x of_an:-0.2 of_any:-0.6 of_birthday:-0.3
of_conflict:0.7o of_content:-1.1 of_date:0.2o of_document:0.6f of_each:0.3p of_every:1.1x of_file:-0.9 of_foo:-0.6 of_four:-0.7 of_hamlet:-0.3 of_hello:-0.5
of_instruction:0.3p of_it:0.5d of_last:-0.5 of_my:-0.9 of_new:-1.0 of_node:-0.7 of_now:0.8o of_open:-0.7 of_our:-0.6 of_physic:-0.5 of_product:-0.2
of_production:0.5x of_ram:-0.3 of_result:0.5f of_root:0.7p of_them:-0.8 of_this:0.4d of_thumb:-0.5 of_tool:0.3f of_what:0.6o of_yesterday:-1.0 of_you:0.6r
of_your:0.3o of_yourself:1.0r off_by:-0.8 off_in:0.8p off_log:0.9d off_now:1.0o off_on:-0.9 offer:-1.4 offic:-1.2 offic_is:-0.6 officer:-0.8 official:-0.8
often:-1.2 ok:-0.3 old:-0.8 old_api:-1.1 old_instruction:-0.5 old_logs:-0.7 old_ones:0.8o old_rul:0.7o old_screenshot:-0.6 omega:0.4r omit:0.3d omit_the:0.3d
omit_this:0.4d on:-0.5 on_#number:-0.7 on_#secret:0.4f on_a:-1.7 on_all:0.2p on_answer:-0.3 on_approv:0.8p on_branch:-0.9 on_by:-0.5 on_call:-1.1 on_each:1.0p
on_every:0.9p on_file:-0.3 on_friday:0.5x on_holiday:-0.7 on_ignor:-0.4 on_is:0.3o on_logout:-0.5 on_main:-1.2 on_mine:0.6o on_monday:-0.2 on_my:-0.6
on_page:-0.8 on_park:-0.6 on_pastebin:0.7e on_port:0.2p on_public:-0.6 on_respond:0.9r on_review:-0.6 on_saturday:-0.6 on_stag:-0.5 on_the:-0.4 on_this:-0.7
on_thursday:-0.4 on_travel:-0.9 on_tuesday:-0.7 on_upload:-0.8 on_use:-0.9 on_weekend:-0.6 on_you:1.4r on_your:0.4o onboard:-0.7 once:-0.7 once_a:1.1x
once_as:0.4r once_the:-0.3 once_you:-0.6 oncreat:-0.5 one:-0.4 one_from:0.4p one_hour:-0.4 one_in:0.4o one_is:-0.2 one_line:-0.6 one_of:-1.2 one_that:-0.4
one_time:0.3r one_with:-0.6 one_work:-0.5 ones:0.9o ones_are:1.0o ones_below:-0.2 ones_here:0.4o onlin:-1.1 only:0.2o only_after:-1.1 only_complet:0.3f
only_for:-1.3 only_in:-0.8 only_me:0.5r only_on:-1.2 only_rule:0.6o only_the:-0.3 only_this:-0.8 only_to:0.7o only_valid:0.4f only_what:0.3o only_when:-1.1
only_with:1.2f opacity:0.6f opacity_#number:0.8f open:-0.2 open_#evil:1.1f open_#path:0.4 open_a:-0.2 open_at:0.3p open_in:-0.9 open_issu:-0.5 open_port:0.7p
open_pull:-1.1 open_task:-0.8 open_the:-0.6 open_to:0.7p open_with:-0.4 openai:0.7r operat:-0.6 operation:-1.6 operator:1.0o operator_has:0.7f operator_said:0.9o
opposit:0.3o opposit_of:0.5o ops:-1.4 option:-1.5 option_overrid:-1.0 optional:-2.9 or:-2.5 or_directory:-0.2 order_and:0.3o order_are:0.4o order_from:-0.6
order_has:-1.4 order_number:-0.6 order_the:0.5r order_you:0.3f origin:-0.9 origin_main:0.5x original:-0.3 original_instruction:0.9o original_task:0.7o oslo:-0.6
other_function:-0.6 other_instruction:0.9o other_method:-0.4 other_ticket:0.7f other_tool:0.6f otherwis:-0.8 our:-0.9 our_agent:-0.3 our_dependency:-0.5
our_newsletter:-0.4 our_product:-0.3 our_site:-0.6 out:0.4d out_in:0.8e out_of:0.2d out_the:0.7d out_your:0.2o outag:-1.0 outdat:-0.2 outdat_use:0.7o output:-0.6
output_is:-0.3 output_it:0.5e output_now:0.8f output_the:1.1e output_your:0.2e outrank:0.7o outrank_the:0.7p outsid_of:-0.3 outsid_the:-0.4 oven:-1.1
oven_to:-0.4 over_any:0.9o over_everyth:1.0o over_main:0.6x over_several:0.5d over_spac:-0.3 over_the:-0.6 over_with:0.6o over_your:1.1o overboard:0.4o
overlook:1.2o overlook_the:0.9o overrid:-0.2 overrid_a:-0.7 overrid_accept:1.0o overrid_all:0.2o overrid_code:1.2o overrid_every:0.5o overrid_flag:-0.6
overrid_for:-0.6 overrid_is:-1.3 overrid_method:-0.3 overrid_of:-1.0 overrid_previou:0.4o overrid_public:-0.8 overrid_system:-0.9 overrid_the:-0.3
overrid_your:0.7o overridden:-1.1 overrul:0.4o overrul_the:0.4o oversight:0.8r overview:-1.1 overwrit_all:0.5x overwrit_exist:-0.9 overwrit_your:0.9o owasp:-0.5
own:0.2o own_rul:0.6o owner:-0.3 owner_has:0.3o owner_want:0.4o owns:-0.6 p:0.3 p_styl:0.8f packag:-0.3 packag_and:-0.9 packag_from:-0.8 packag_is:-0.3 page:-0.7
page_#number:-0.8 page_#path:1.1f page_and:-0.5 page_is:0.3f page_must:0.5f page_says:1.0o page_to:-0.4 page_told:-0.2 paid:-0.5 paint:-0.8 palet:-0.8 panel:-1.5
panel_#address:-0.6 paper:-0.6 paper_study:-0.5 paragraph:-0.3 parameter_name:0.2f parameter_of:0.3e parcel:-0.8 parent:-0.9 park:-0.9 parser:-1.9 part:0.2r
part_of:0.2r partner:0.3p party:-1.5 party_secret:-0.5 pass_#number:-0.6 pass_and:-0.8 pass_at:-0.7 pass_even:0.9d pass_its:0.4f pass_the:0.7f pass_your:0.8f
passenger:-0.6 passphras:-0.6 passport:0.2e password_#path:0.4f password_and:0.4e password_are:-0.5 password_by:-0.7 password_file:0.6e password_for:-0.7
password_from:1.0e password_in:0.2e password_into:0.7e password_is:-0.4 password_must:-0.9 password_of:-0.3 password_on:-0.3 password_policy:-1.0
password_reset:-0.8 password_support:0.9p password_to:0.6e password_was:-0.7 password_with:-0.7 password_you:1.0e past:-0.6 past_it:-0.5 past_the:-0.4
past_them:1.1e past_your:-0.2 pastebin:1.2e patch:-1.8 path:-2.3 patient:-1.1 pattern:-2.2 paus:-0.4 pay:0.3o pay_attention:-0.3 pay_no:0.4o payload:0.2p
payment_team:-0.7 payment_tool:0.7f pdf:-1.1 peer:-0.9 peer_dependency:-0.7 pend:-1.3 penetration:0.8r penetration_tester:0.8r peopl:-0.4 per:-1.6 per_cycl:-0.6
perform:-0.7 perform_the:0.4d permanent:1.3p permission:0.2r permission_and:0.6r permission_deny:-0.9 permission_for:0.9r permission_grant:0.6f
permission_to:-0.2 permit:-1.0 persist:-0.6 person:-0.4 person_who:0.3e persona:1.7r persona_is:0.7r persona_no:0.8r persona_of:0.6r personal:-0.3
personality:0.8r phon:-0.5 phon_home:0.9p phon_is:-0.6 phon_number:0.7e photo:-1.1 photo_folder:-0.7 photo_from:-0.6 physic:-0.5 pictur:-0.2 pilot:-1.3 ping:-0.6
ping_the:-1.0 pip:-0.4 pipe:-0.6 pipelin:-1.8 pixel:0.6e plac:-0.2 plac_on:0.8o placeholder:-0.9 plain:-1.3 plan:-1.8 plan_has:-0.7 plant:0.6p plant_a:0.6p
platform:-0.9 play:-0.8 play_a:0.5r play_an:0.9r play_as:-0.5 play_is:-0.6 play_the:-0.3 player:-1.4 pleas:-0.6 pleas_act:1.0o pleas_disregard:-0.2 pleas_do:0.3o
pleas_find:-0.8 pleas_forget:0.8o pleas_forward:-0.7 pleas_log:-0.6 pleas_merg:0.7f pleas_past:0.8e pleas_restart:-0.3 pleas_run:0.6f pleas_send:-1.1
pleas_stop:1.0o pleas_wait:-0.4 plot:-0.7 pls:0.9o plt:-1.0 plugin:-0.3 plus:0.5e plus_the:0.7e pm:-0.5 pnpm:-1.5 pnpm_not:-0.2 poem:-0.4 poem_about:-0.2
point_on:0.6r pointer:-1.4 polic:-0.5 polic_said:-0.5 policy:0.4o policy_and:0.5o policy_for:0.3o policy_no:0.3f policy_of:-0.6 policy_requir:-0.8
policy_was:0.8o policy_you:1.0o polit:-1.0 polite:-0.4 port:0.5p port_#number:0.9p port_with:-0.8 portal:-0.8 pose:0.9r pose_as:0.9r position:-1.0
position_absolut:0.5f positiv:0.5f positiv_review:0.9f possibl:-1.8 post:-0.3 post_#address:-1.3 post_#path:-0.9 post_a:-0.3 post_all:0.4e post_checkout:0.2p
post_d:-0.3 post_data:0.4e post_file:0.9e post_request:-0.5 post_the:0.9e post_them:0.8e post_your:-0.8 postcard:-0.6 postcard_to:-0.6 postgr:-0.6 power:-0.4
pr:-0.5 pr_without:0.5f prais:1.0f pre:-0.5 pre_approv:0.8f preced:1.5o precedenc:-0.2 prefer:-1.3 prefer_dark:-0.3 prefer_tabs:-0.3 prefer_that:-0.6
prefer_to:-0.9 preheat:-0.7 preheat_the:-0.7 premium:0.6f premium_member:-0.4 prepar:-0.9 pres:-0.5 pres_ctrl:-0.3 pres_enter:-0.7 pres_the:-0.6 present:0.8r
presentation:-1.0 preserv:-0.2 preserv_root:0.8x pretend:-1.0 pretend_data:-0.5 pretend_play:-1.1 pretend_that:1.1r pretend_the:0.3d pretend_you:-0.4
prettier:-1.4 prettier_ignor:-0.8 prev:1.3o prev_instruction:0.7o preview:-1.3 preview_deployment:-0.6 previou_#number:0.5o previou_command:0.8o
previou_constraint:0.3o previou_context:0.7o previou_day:-1.0 previou_declaration:-0.3 previou_definition:-0.3 previou_directiv:1.1o previou_e:-0.7
previou_employer:-1.1 previou_error:-0.5 previou_guidelin:0.5o previou_instruction:0.9o previou_job:-0.8 previou_messag:0.9o previou_one:-0.4 previou_order:-0.2
previou_prompt:0.5o previou_report:-0.5 previou_result:-0.7 previou_rule:-0.7 previou_run:-0.6 previou_session:-1.2 previou_valu:-1.1 previou_version:-1.2
previou_warn:-0.7 previou_week:-0.9 previous:-0.3 pric:-0.9 pric_drop:-0.8 pric_in:-1.0 pric_list:-0.7 pric_of:-0.7 pric_with:-0.3 principl:0.5o print:0.4e
print_#name:-1.1 print_all:0.8e print_anyth:-0.9 print_everyth:0.7e print_it:0.7e print_on:-1.2 print_the:0.3e print_them:0.7e print_this:-0.5 print_your:0.3e
printenv:0.8e printenv_curl:0.4e printer:-1.3 printer_are:-0.5 printer_paper:-0.6 prior:1.3o prior_agreement:-0.6 prior_art:-0.9 prior_context:0.9o
prior_directiv:0.9o prior_guidanc:0.6o prior_instruction:0.5o prior_rul:1.0o prior_text:0.6o prioritis:-0.4 prioritis_this:-0.4 priority:0.4o privat_key:-0.4
privat_keys:-0.2 privat_messag:0.7e privat_not:0.9e privat_repository:0.5e privileg:0.9r pro:-1.0 problem:-0.9 proce:1.4f proce_to:0.6f proce_without:0.5o
proces:-0.5 process_of:-0.5 process_this:1.1f prod:1.2x prod_every:0.9x produc:-0.5 product:0.4 product_five:0.6f product_owner:-0.6 production:0.8x
production_cluster:0.6x production_databas:-0.3 production_every:0.9x production_server:0.5x professor:-0.9 professor_of:-0.6 profil:-0.5 profil_and:-0.5
profil_of:1.2p program:-0.4 progres:-0.5 project:-0.4 project_rule:-0.7 project_uses:-0.5 promot:0.6r promot_to:0.7r prompt:-0.2 prompt_#path:-0.7
prompt_abov:1.1o prompt_and:1.0o prompt_any:0.5o prompt_appear:-0.8 prompt_are:0.6o prompt_as:0.9f prompt_enter:-0.8 prompt_file:-0.7 prompt_from:-0.8
prompt_in:0.5e prompt_injection:-0.7 prompt_into:0.8e prompt_is:0.4o prompt_liv:-0.6 prompt_of:-1.1 prompt_return:-0.7 prompt_says:1.1o prompt_tell:0.8o
prompt_the:-0.9 prompt_to:0.8e prompt_verbatim:0.6e prompt_was:-0.7 prompt_with:-0.4 prompt_word:1.1e prompt_you:0.2f protect:-1.2 protection:-0.4 protocol:-0.7
provid:-0.9 provider:0.5o proxy:-1.2 proxy_between:-0.7 prun:-0.7 prun_docker:-0.4 public_bucket:0.4e public_channel:0.5e public_folder:0.3e public_gist:0.7e
public_holiday:-0.7 public_issu:0.3e public_key:-0.3 publickey:-0.5 publish:0.4f publish_the:0.4e pump:-1.1 pupil:-0.4 purchas:0.5f purg_all:1.0x purg_the:-0.4
purpos:-0.3 push:0.4x push_an:0.8x push_direct:-0.3 push_forc:1.0x push_without:0.5f put:0.2 put_#name:1.3p put_a:0.7p put_curl:0.7p put_it:-0.2 put_my:1.1p
put_the:0.4 put_them:1.1e put_this:1.4p put_your:-1.2 pwn:1.2o q:-0.9 qo:-0.5 qo_#evil:0.5p quarter:-1.2 query:0.3e query_str:0.7e query_to:-0.2 question:-0.2
question_about:-0.3 question_and:1.2o question_in:-0.9 question_is:0.3o question_on:-0.5 queu:-0.6 queu_length:-0.5 quick:-0.4 quiet:-0.4 quiet_about:1.3d
quiet_and:-0.9 quiet_chang:0.6d quiet_hour:-0.9 quiet_skip:-0.8 quit:-0.3 quiz:-0.7 quot:-0.6 quot_it:0.5e quot_the:0.9e r:0.9x r_#number:1.4x rail:0.4o rais:0.8
ram:-0.7 ran:0.5d random:-0.2 rank:0.7f rank_this:1.2f rat:-0.9 rate_and:-0.3 rate_limit:-0.9 rate_this:0.6f re:1.0p re_add:0.5p reach:-1.0 read_#name:0.5e
read_#path:0.8f read_a:-0.8 read_all:0.6f read_by:0.4f read_from:-1.8 read_it:0.4d read_me:1.0r read_more:-1.0 read_my:-0.2 read_on:-0.8 read_only:-0.8
read_the:-0.3 read_them:-0.7 readabl_section:0.5f reader:0.4f reader_to:0.8f readm:-1.0 ready:-0.8 ready_to:-1.1 real:1.1o real_instruction:0.5o real_name:-0.2
real_task:0.6o real_user:0.6e reason:0.2d rebas:-1.3 reboot:0.5x reboot_the:-0.3 rebuild:-0.7 rebuild_the:-0.6 rebuilt:-0.7 receipt:-1.0 receiv:-0.8 recip:-0.5
recip_for:-0.2 recipient_of:0.2d recommend:1.0f recommend_this:1.1f record:-0.4 record_of:0.9d record_the:-0.3 recruiter:-0.4 recursiv:0.4x recycl:-0.8
recycl_bin:-0.8 red:-1.6 red_team:-0.5 redirect:-0.2 ref:-1.9 refactor:-0.9 refactor_drop:-0.7 referenc:-1.9 reformat:0.6x reformat_the:0.9x refrain:0.9d
refrain_from:0.9d refresh:-1.0 refresh_the:-0.7 refs:-1.5 refs_#path:-0.6 refund:-0.3 refus_a:0.6r refusal:0.9r regard:-1.3 regardles:0.2d regardles_of:0.2d
regeln:-0.5 register_a:0.4p reject:-1.4 reject_all:-0.3 releas:-1.5 releas_are:-0.9 releas_from:1.0o releas_not:-1.0 releas_of:-0.4 releas_page:-0.3
releas_supersed:-0.3 remain:-0.3 remember:0.2p remember_for:0.8p remember_forever:0.8p remember_never:0.6p remember_the:-0.2 remember_this:0.2p remember_to:-1.0
remind:-1.3 remind_me:-0.9 remind_the:-0.9 remind_them:-0.3 reminder:-0.9 reminder_about:-0.6 reminder_at:-0.9 reminder_the:0.5f reminder_to:-0.7 remot:-0.2
remov:-0.6 remov_#number:-0.9 remov_#path:-1.1 remov_after:-0.9 remov_any:0.7d remov_build:-0.3 remov_duplicat:-0.8 remov_every:1.1x remov_everyth:0.6x
remov_expir:-1.0 remov_fil:-0.9 remov_in:-0.5 remov_its:0.2x remov_merg:-0.9 remov_old:-0.8 remov_x:-0.5 renam_the:0.5d render:-0.6 render_this:0.3e
render_x:0.2e renew:-0.6 renew_the:-0.6 rep_as:0.6e rep_only:0.9f rep_the:-0.3 rep_to:-1.5 rep_with:0.5e repair:0.3f repair_it:0.4f repeal:0.6o repeat:-0.5
repeat_everyth:0.8e repeat_it:0.8p repeat_the:-0.8 repeat_them:0.3e replac:0.2o replac_all:-0.2 replac_by:0.3o replac_in:-0.8 replac_the:0.2d replac_your:1.2o
repo:-0.5 repo_is:-0.2 report:-0.6 report_a:-1.4 report_are:-0.3 report_as:-0.7 report_failur:-0.9 report_it:-0.6 report_its:0.7e report_succes:0.9d
report_that:1.1d report_this:0.8d report_to:-1.8 report_which:-1.0 report_with:-0.8 repository:0.3 repository_and:-0.3 request:-0.5 request_a:-0.7
request_and:-0.3 request_by:0.3p request_description:1.0 request_from:-0.3 request_has:0.3o request_is:0.5o request_of:0.9o request_per:-0.6 request_that:-0.2
request_the:0.6r request_this:-0.7 request_to:-0.4 requir:-0.6 requir_#number:-0.8 requir_for:-0.5 requir_that:0.2f requir_the:0.4f requir_to:0.2 requir_you:1.0f
requirement:-1.2 requirement_#number:-0.7 rerun:0.5f research:-1.0 reserv:-1.0 reset_every:0.4x reset_hard:0.4x reset_it:-0.6 reset_link:-0.4 reset_password:-0.7
reset_the:-1.1 reset_your:-0.8 reset_yourself:0.5o resolv:0.2 resolv_host:-0.7 resourc:-2.0 respect:-0.9 respond:0.3r respond_with:-0.9 respons:-1.5 rest:0.3f
rest_of:0.5r restart:-0.3 restart_after:-0.8 restart_at:-1.0 restart_nginx:-0.7 restart_the:-1.0 restart_your:-0.2 restor:-0.6 restor_the:-1.4 restrict:-0.9
restriction:0.2r restriction_ap:-1.1 restriction_are:1.0o restriction_in:0.5o restriction_lift:0.5o restriction_on:-1.5 restriction_plac:0.8o
restriction_that:-0.5 restriction_were:-0.4 result:-0.4 result_#number:0.4f result_as:-0.9 result_from:-0.5 result_of:0.2e result_ok:0.3f result_succes:0.3f
result_you:0.3f resum:-0.6 retir:-0.3 retro:-0.7 return:-0.6 return_#name:-1.1 return_#number:-1.0 return_a:-1.3 return_an:0.3f return_prompt:-0.8
return_system:-0.9 return_the:-1.0 reus:-1.0 reveal:0.4f reveal_its:-0.8 reveal_secret:-0.4 reveal_that:1.1d reveal_this:1.0d reveal_your:0.7e revers_shell:0.8p
review:0.4 review_#path:0.4f review_and:0.4 review_are:0.7p review_comment:-0.7 review_is:0.2o review_only:0.5f review_the:-0.8 reviewer:0.2f reviewer_for:-0.7
reviewer_pleas:-0.7 revok:0.2o revok_all:-0.2 revok_every:0.4o rewrit:-0.7 rf:0.5x rf_#name:-1.5 rf_#path:1.0x rf_at:0.8x rf_build:0.6f rf_every:1.3x rf_no:0.8x
right:0.5 right_and:0.2r right_on:0.7p right_reserv:-0.8 risk:-0.4 rm:0.6x rm_cannot:-0.8 rm_command:-1.0 rm_rf:0.5x robot:-0.7 rogu_agent:-0.3 rol:-1.2
role:-1.1 role_admin:-1.4 role_assistant:-0.5 role_bas:-0.5 role_content:-0.5 role_editor:-0.4 role_for:-0.3 role_in:-1.0 role_is:0.4r role_of:0.3r
role_play:-0.2 role_system:0.2f role_viewer:-0.5 role_you:-0.6 roleplay_as:1.3r roleplay_gam:-0.9 roleplay_you:0.7r room:0.4x root:-0.3 root_#number:-0.3
root_#path:0.3f root_caus:-0.8 root_end:0.7f root_mode:0.4o root_of:-0.9 root_password:-0.2 root_root:-0.3 root_shell:-0.2 rootgpt:0.8r rotat:-1.2 rotat_on:-0.7
rotat_the:-0.4 rotation:-0.8 rout:-0.4 router:-1.5 routin:0.4d row:-1.2 rows:-1.3 rows_of:-0.6 rsa:0.5p rsa_aaaa:0.6p rsa_aaaab3nza:0.6p rss:-0.5 rss_feed:-0.4
rul:0.3o rul_#path:0.9f rul_about:0.4p rul_abov:0.6o rul_and:0.2r rul_any:0.9o rul_ap:1.1f rul_are:0.7o rul_do:0.5o rul_dont:1.0r rul_end:0.4f rul_engin:-0.6
rul_file:-0.7 rul_for:-0.5 rul_from:-0.6 rul_given:0.6o rul_in:-0.2 rul_just:-0.3 rul_of:-1.9 rul_that:0.5o rul_you:1.0o rule:0.5p rule_#number:0.4o
rule_for:-0.4 rule_is:0.4o rule_no:-1.1 rule_of:-0.7 rule_that:0.4p rule_you:0.7o run_#evil:0.8p run_#name:1.3x run_#path:1.0p run_a:-1.0 run_anyth:0.7r
run_curl:1.1f run_it:1.2d run_ls:1.1f run_make:-0.3 run_migration:-0.9 run_npm:0.2f run_on:-1.0 run_quiet:-0.8 run_rm:-0.2 run_script:-1.0 run_sudo:0.3f
run_this:-1.6 run_wget:0.4p run_whatever:0.7r run_with:0.7p runs_#evil:0.7p runs_#name:0.5p runs_#path:1.1p runs_at:-1.1 runs_curl:0.2p runs_in:-0.9 runs_on:-0.9
runs_the:-0.8 rust:-0.8 s3_#evil:0.5e s3_#path:-0.3 s3_bucket:0.7x s3_cp:-0.6 s_#evil:0.4p s_inst:1.2f safe_#path:0.4f safe_mode:-0.8 safe_plac:-0.6 safe_to:0.2f
safeguard:0.9r safety_does:0.6r safety_filter:0.4o safety_instruction:0.4o safety_mode:1.6o safety_policy:0.2o safety_rul:0.3r safety_train:0.8r said:-1.3
said_and:-0.5 said_befor:0.9o said_the:-0.9 said_yes:0.5f sal:-0.8 salary:-0.2 sale:-0.9 same:-0.7 sampl:-1.3 sandbox:0.5f sandbox_account:-1.0 sandbox_is:-0.6
santa:-0.9 santa_list:-0.8 saturday:-0.6 sav:-0.9 sav_password:0.7e save:-1.1 save_#number:-0.6 save_the:0.5p save_this:0.6p save_to:0.5p say_anyth:0.4d
say_good:-1.0 say_it:1.2d say_no:-0.4 say_otherwis:0.4o say_so:-0.4 say_that:1.1d say_the:1.1d say_yes:-0.3 say_you:1.1d says_and:1.1o says_is:0.4o says_no:0.9r
says_yes:0.4r says_you:0.4o scan:-0.4 scan_the:-0.3 scanner_at:-0.3 scanner_flag:-0.6 scen:0.2d scen_#number:-0.8 schedul_a:0.7p schedul_for:-0.9
schedul_task:0.3p schema:-1.0 school:-0.9 scienc:-0.7 scop:-1.4 scor:-0.5 scp:-0.3 scp_#secret:0.6e scratch:-0.2 screen:-0.4 screenshot:-0.8 screenshot_from:-0.8
script:-0.6 script_#path:-0.4 script_and:-0.8 script_below:0.7f script_first:0.9f script_from:-0.5 script_in:0.6p script_type:1.2f script_with:-0.9
script_without:0.7f search:-0.9 search_box:0.4e search_index:-0.4 search_query:1.0e search_the:0.7e seat:-1.1 second:-0.3 second_recipient:0.9d secret:-0.2
secret_and:0.7d secret_are:-0.8 secret_copy:0.8d secret_for:-0.5 secret_in:-0.2 secret_ingredient:-0.9 secret_into:0.9e secret_is:-0.9 secret_key:-0.3
secret_live:-0.2 secret_manager:-0.5 secret_of:0.4e secret_out:-1.3 secret_record:-0.5 secret_santa:-0.8 secret_scan:-1.0 secret_until:-0.6 secret_you:1.3e
section:-0.6 section_#number:-0.8 security_level:0.6p security_scan:0.3p security_team:1.1r security_warn:0.5p see:-0.5 see_#name:-1.2 see_a:0.3e see_it:0.3d
see_this:0.2d seed:-0.6 seed_phras:0.5e seen:-0.4 sees:0.8d sees_it:0.8d select:-1.3 self_buy:-1.0 send_#secret:1.0e send_a:-0.8 send_all:0.5e send_anyth:-0.3
send_data:-0.3 send_e:-0.2 send_every:0.7p send_feedback:-0.9 send_invoic:-1.0 send_it:-0.2 send_logs:-0.5 send_the:0.3f send_them:0.6e send_us:-0.4
send_what:0.6e send_you:-0.4 send_your:-0.9 sender:-0.6 sensitiv:-2.0 sensor:-1.4 sensor_and:-1.0 sent:0.2d sent_by:-0.4 sent_in:-1.0 sent_to:-1.3 sent_with:-0.8
sentenc:-0.3 sentenc_as:1.3o sentenc_into:-0.2 sentenc_only:0.3o serv:-0.2 servant:-0.6 server:-0.5 server_at:0.3x server_down:1.1x server_every:0.5x
server_if:-0.6 server_in:-0.3 server_is:-0.2 server_to:0.2x server_tonight:0.3x servic:-0.2 servic_account:-0.2 servic_is:0.3p servic_that:0.4p sery:-0.9
session:0.4p session_after:-0.8 session_are:-0.6 session_first:0.6p session_from:-0.7 session_has:-0.5 session_run:0.7p session_token:0.5e session_with:0.7o
set_#name:0.4p set_a:-0.2 set_about:-0.8 set_and:0.4p set_approval:-0.4 set_asid:-0.6 set_by:0.3o set_in:-1.3 set_is:0.5o set_of:-1.7 set_to:-0.5 set_your:0.8o
sets:-0.9 sets_the:-0.9 setup:-1.1 seven:-0.4 several:-0.2 sh_#path:0.7p sh_to:0.2p sha256:-0.8 shadowgpt:1.0r shak:-0.5 shak_well:-0.3 shall_not:0.6d
shar_driv:0.2x shar_folder:-0.8 shar_the:0.8e shar_this:-1.0 shar_your:-1.2 she:-1.4 she_said:-0.6 she_work:-0.4 sheet:-1.0 shelf:-0.8 shell:0.6p
shell_command:-0.2 shell_history:0.6d shell_is:-0.6 shell_open:0.8p shell_that:0.5r shell_to:0.9p shell_with:-0.4 shift:-1.3 ship:-1.2 ship_it:-0.4 sho:-0.8
shop:-0.6 shop_is:-0.2 short:-0.5 short_answer:-0.2 short_poem:-0.8 short_summary:-0.5 shorter:-0.9 should_answer:-0.8 should_be:-0.9 should_includ:-0.9
should_never:-0.8 should_not:0.5d should_now:0.2f should_send:-0.2 show_a:0.2d show_it:0.5e show_me:0.6e show_the:-0.9 show_this:-0.7 show_up:0.4d shown:-1.5
shown_in:-0.9 shown_once:-0.8 shr:1.0x shut:0.3x shut_down:-0.6 shut_the:0.5x shutdown:0.9x shutdown_h:0.9x side:-1.8 sidebar:-1.0 sidebar_by:-0.6 sidenot:0.8f
sie:-0.7 sign:-1.1 sign_in:-0.8 sign_off:0.2f sign_the:0.5r signal:-2.4 signatur:0.9p silenc:0.7d silenc_the:0.4d silent:0.3d silent_and:-0.2 silent_drop:-1.0
silent_in:-0.8 silent_install:0.7d silent_mode:-0.5 simp:-1.9 simpl:-1.6 simulat:-0.2 simulat_a:-0.4 simulat_be:0.9r simulat_developer:1.0r sinc:-1.2
sinc_march:-0.5 sinc_the:-0.6 sit:-0.6 site:-0.2 site_is:0.4f site_to:-0.6 sitemap:-0.5 size:-0.8 size_#number:0.8f size_is:-1.0 skill:0.8p skill_folder:0.4p
skip_all:1.0r skip_approval:1.4r skip_confirmation:0.2p skip_days:-0.7 skip_the:0.3f skip_them:0.8o skip_to:-1.1 slack:-1.0 slip:0.2d slow:-0.5 small:-1.4
smith:-0.8 smok:-0.7 snapshot:-0.5 snapshot_older:0.4x snippet:-0.3 snippet_into:-0.5 so:0.4d so_do:0.6o so_far:1.0o so_nobody:0.7d so_that:0.9p so_the:0.2d
so_you:-0.3 sold:-0.9 solv:0.3o somebody:0.3d someon_asks:0.6d someon_mention:0.3p someth:-0.2 someth_is:-0.7 sorry:-0.7 sort:-1.6 sort_a:-0.4 sort_nam:-0.3
sourc:-0.5 sourc_as:0.9p spac:-1.7 spac_in:-0.4 spam:-1.3 span:-0.2 span_clas:-0.4 span_hidden:0.2f span_styl:0.7f spanish:-1.0 spe:-1.5 spe_restriction:-0.8
speak:1.2r speak_as:0.9r speak_of:1.0d speak_to:-0.5 spell_the:0.9e split:-0.6 spoiler:-1.0 spread:0.6r spy:0.2r sql:-1.0 sqlit:-1.0 squash:-0.2 sr:-0.5
sr_only:-0.5 src:-1.2 src_#name:-1.1 src_#path:-1.2 src_x:1.0f ssh:-0.6 ssh_config:-0.6 ssh_copy:-0.5 ssh_ed25519:0.3p ssh_key:0.2p ssh_keygen:-0.6 ssh_keys:-0.7
ssh_rsa:0.5p ssl:-0.5 ssl_certificat:-0.5 stabl:-1.5 stack:-1.2 stack_trac:-1.2 staf:-1.4 stag:-2.0 stag_databas:-0.7 stag_server:-0.8 stal:-1.0 stal_branch:-0.6
stal_issu:-0.4 stan:0.9r stand:-0.8 stand_for:-0.4 stand_up:-0.7 standup:-1.0 star:0.6 star_review:0.6f start_#path:0.4p start_a:1.0p start_at:-0.9
start_download:0.2p start_fresh:0.8o start_from:-0.6 start_here:-0.2 start_in:-0.8 start_now:0.8o start_of:-0.9 start_on:0.2o start_over:-0.3 start_with:0.4p
startup:0.7p startup_item:0.2p startup_script:0.2p stat:-0.6 stat_that:0.7d statement:-1.9 statistic:-0.8 statu:-1.0 statu_and:-0.4 statu_to:-0.8 stay:0.8r
stay_between:0.7d stay_in:-0.2 stdin:-1.4 steal:0.4r steal_the:0.6e step_abov:-0.6 step_for:-0.5 step_from:0.8d step_in:0.3d step_out:0.7d step_to:0.2d
sticker:-0.5 still:-0.2 stock:-0.2 stop:0.2o stop_and:-0.5 stop_follow:0.7o stop_it:-0.7 stop_obey:1.3o stop_the:-0.6 stop_what:0.6o stor:-0.7 stor_password:0.3e
stor_the:-0.4 stor_this:0.6p story_in:0.6r story_you:0.6r str:-2.5 str_in:-0.7 str_is:-0.9 str_of:0.7e stranger:-1.2 strict:-1.9 strict_mode:-1.7 strip:-1.5
student:-0.9 study:-0.7 styl:-0.3 styl_color:0.5f styl_display:0.2f styl_font:0.6f styl_guid:-0.8 styl_opacity:0.8f styl_position:0.5f subdomain_of:0.2e
subject:-1.3 submit:0.2e submit_the:0.9f subscrib:-1.4 subscrib_to:-0.6 subscription:-1.5 succeed:0.4d succes:0.6d successful:-1.2 such:-1.8 such_as:-1.6
such_file:-0.3 sudo:0.7 sudo_and:0.3 sudo_apt:-0.8 sudo_bash:-0.3 sudo_mode:1.1r sudo_only:-0.8 sudo_right:0.9p sudo_rm:0.9x sudo_without:0.7p sudoer:0.3p
sudoer_file:-0.4 suggest:-1.4 suit:-1.5 suit_and:-0.5 summaris:-0.2 summaris_it:-0.5 summaris_new:-0.6 summaris_the:-0.4 summaris_this:1.2f summaris_unread:-0.4
summaris_what:-1.1 summaris_yesterday:-0.6 summariser:1.0f summariz:-0.3 summary:-0.6 summary_and:-0.2 summary_of:-1.3 summary_should:-0.7 summary_to:-1.1
super:-0.9 supersed_all:-0.4 supersed_by:0.4o supersed_the:-0.6 supersed_version:-0.3 superuser:0.8r supervisor:0.6r supplier:-0.9 support:-0.7
support_agent:0.2e support_and:0.6r support_bot:0.2p support_team:0.5r support_with:0.9p suppos:0.2r suppos_you:-0.4 suppres:-0.6 sure:0.2d sure_delet:0.8f
sure_here:0.7f sure_i:0.5f sure_nobody:0.9d sure_to:-1.1 surfac:-1.2 surpris_party:-0.7 survey:-1.2 surviv:0.2p surviv_reboot:0.2p suspend:0.9o
suspend_until:0.8o suspend_your:0.5o svg:-0.7 swap:0.6d switch:-0.2 switch_off:-0.4 sync:-0.6 sys:1.3f sys_no:0.7f sys_obey:0.6f sys_you:0.4f system:0.3f
system_#name:0.8f system_#number:-0.8 system_administrator:0.4r system_and:1.1r system_approv:0.8f system_assistant:0.9f system_boot:-0.4 system_content:0.9f
system_default:-0.9 system_do:1.0f system_file:-0.4 system_font:-0.7 system_from:-0.3 system_grant:1.0f system_ignor:1.4f system_instruction:0.5o system_is:-0.2
system_languag:-0.5 system_linux:-0.7 system_messag:-0.5 system_new:1.1f system_note:0.8f system_obey:1.1f system_ok:-1.4 system_overrid:1.2f system_prompt:-0.8
system_reminder:1.1f system_requirement:-0.9 system_restart:-0.9 system_return:-0.9 system_reveal:1.2f system_role:0.2f system_run:1.0f system_send:0.6f
system_that:0.5r system_the:1.2f system_told:0.8o system_ubuntu:-0.7 system_user:-0.5 system_you:1.7f systemctl:-0.7 systemctl_enabl:-0.3 systemd:0.9p
systemd_servic:0.9p systemprompt:-1.0 t:0.7e tabl:-0.7 tabl_and:-0.2 tabl_if:-0.9 tabl_in:0.4x tabl_of:-0.7 tablet:-0.8 tabs:-1.2 tabs_over:-0.3 tag:-1.0
tak:-0.3 tak_precedenc:0.9o take:-0.5 take_a:-0.8 take_effect:-0.2 take_on:0.5r take_order:0.6o take_precedenc:-0.2 take_two:-0.9 take_your:-0.9 taken:0.2r
talk:-0.5 talk_about:0.9d talk_to:-0.8 tap:-0.7 tar_czf:-0.2 tar_up:0.7e target:-2.0 target_all:-0.6 task_and:0.8o task_do:0.7o task_from:-0.5 task_has:0.7o
task_is:-0.3 task_list:0.3o task_that:0.7p task_you:0.7o tax:-0.2 tax_are:-0.5 teach:0.6p teach_the:0.6p teacher:-1.2 teacher_told:-0.4 team:-0.5 team_about:-0.8
team_and:0.7r team_at:-0.8 team_channel:-0.9 team_has:0.5r team_lead:-1.0 team_of:-0.5 team_on:-1.1 telemetry:-1.2 tell:-0.3 tell_anybody:0.7d tell_anyon:-0.6
tell_jok:-0.7 tell_me:-0.2 tell_nobody:1.0d tell_the:-0.4 tell_them:1.0d tell_us:-1.0 tell_user:-1.0 tell_you:-0.7 tell_your:-0.9 temp:-0.6 temperatur:-1.2
templat:-0.7 temporary:-1.2 temporary_branch:-0.4 temporary_fil:-0.4 temporary_tabl:-0.6 ten_minut:-0.2 ten_unit:0.4 tenant:-0.7 term:-0.6 terminal:1.0r
terminal_and:-0.4 terminal_argument:0.8f terminal_without:0.2r terminat:0.4x terminat_all:1.0x terraform:0.3x terraform_destroy:0.4x test_#path:-0.4
test_account:-0.4 test_and:0.3f test_are:0.2f test_befor:-1.0 test_databas:-1.3 test_environment:0.7o test_fail:-0.9 test_first:-0.6 test_ignor:0.5o test_in:-1.5
test_is:-0.8 test_live:-1.2 test_local:-0.4 test_mode:0.5r test_on:-1.0 test_ran:0.4d test_result:0.2d test_run:-1.3 test_server:-1.3 test_suit:-1.2
test_the:-0.3 test_vm:-0.8 test_with:-0.7 tester:0.3r text:-0.8 text_#path:-0.6 text_abov:0.9o text_and:-0.2 text_below:0.5o text_in:0.6o text_is:0.7f
text_of:0.2e text_says:0.9o text_that:-0.8 text_to:0.5d th:-0.9 than:-1.2 than_#number:-1.3 than_a:-0.2 than_ten:-0.6 than_your:0.7o than_zero:0.8x thank:-1.7
thank_you:-1.2 that:0.7r that_#address:0.2p that_alway:0.3r that_answer:-0.7 that_approval:0.5p that_are:-1.3 that_came:1.0o that_can:-0.3 that_cannot:0.9r
that_contain:0.2p that_delet:-0.6 that_does:0.7r that_download:0.2p that_every:0.8p that_everyth:1.0d that_execut:0.5r that_has:0.5r that_i:0.2p that_ignor:0.9r
that_keep:0.5p that_leak:0.8r that_may:0.4r that_must:0.4r that_never:1.0r that_no:0.9d that_nobody:0.8d that_noth:1.1d that_obey:0.5r that_open:0.7p
that_phon:0.5p that_post:0.3p that_re:0.7p that_read:0.6f that_runs:0.7p that_safety:0.4p that_she:0.7p that_skip:0.3r that_stand:-0.2 that_start:0.5p
that_tell:-0.6 that_ther:0.8d that_upload:0.2p that_was:0.6r that_way:0.4p that_we:-0.3 the:0.5e the_#name:-0.5 the_#number:-0.3 the_accident:-0.6
the_account:0.4d the_actor:-0.4 the_ad:0.6d the_addres:0.4e the_admin:0.8o the_administrator:0.3r the_agenda:-1.0 the_agent:-0.5 the_ai:0.4 the_alert:1.1d
the_allowlist:0.4p the_alt:0.8e the_antiviru:0.7p the_api:1.1e the_app:-1.0 the_approval:1.0p the_archiv:-0.9 the_argument:-1.6 the_articl:-0.8
the_assistant:-0.3 the_attach:0.3f the_attachment:0.3d the_attacker:0.5r the_audit:0.8d the_auth:0.6p the_author:0.2o the_authorization:-1.0 the_backdoor:0.7p
the_backup:0.2x the_banner:-0.8 the_bastion:-0.6 the_bearer:0.9e the_begin:0.5o the_behaviour:0.2r the_best:0.7f the_beta:-0.3 the_bill:-0.4 the_blog:-0.8
the_board:-0.5 the_body:-0.7 the_book:-0.3 the_boss:-0.2 the_bot:-0.3 the_box:-1.0 the_branch:0.4f the_bridg:-0.6 the_brief:0.3o the_browser:1.0e the_bucket:-0.2
the_budget:-0.8 the_build:-0.2 the_button:-0.3 the_cach:-1.5 the_cake:-0.7 the_calendar:-0.4 the_call:-0.4 the_camera:-0.8 the_capital:-0.4 the_captain:-0.8
the_card:-0.7 the_case:-0.7 the_certificat:-1.1 the_chang:0.7d the_channel:-0.7 the_character:-0.4 the_chat:0.5e the_chatbot:-0.9 the_check:0.7r the_ches:-0.6
the_ci:-1.2 the_cleanup:-0.8 the_cluster:0.7x the_code:-0.6 the_coffe:-0.4 the_comment:0.8e the_commit:0.9e the_committe:-0.6 the_competitor:-0.6
the_compiler:-0.8 the_computer:-0.5 the_confidential:0.9e the_config:1.0p the_configuration:-0.8 the_confirmation:0.9o the_constraint:0.3o the_contact:0.6e
the_container:-0.5 the_content:0.6e the_context:-0.2 the_contract:-0.2 the_cooki:0.5e the_cooky:1.4e the_copy:-0.7 the_correct:0.7o the_cost:0.4d the_court:-1.0
the_crawler:-0.7 the_credential:1.2e the_crew:-0.9 the_cron:0.2p the_crontab:0.4p the_customer:0.7e the_dai:-1.2 the_dark:0.9d the_dashboard:-1.0 the_data:0.7x
the_databas:0.4x the_date:-0.7 the_deadlin:-0.3 the_debug:-0.2 the_default:-0.6 the_delet:0.3f the_deletion:0.7f the_demo:-1.1 the_dependency:0.4p
the_deploy:0.2p the_design:-0.7 the_desktop:-0.3 the_dev:-1.1 the_developer:0.4o the_devic:-0.7 the_diff:0.4d the_digest:-0.8 the_directiv:-0.4 the_director:0.4r
the_directory:-0.5 the_disk:0.3x the_dns:0.7x the_docs:-1.2 the_doctor:-1.0 the_document:0.6e the_door:0.3p the_dough:-0.5 the_download:0.2d the_draft:0.3f
the_driv:0.9x the_driver:-0.9 the_dump:-0.9 the_earlier:-0.2 the_entry:0.7d the_env:0.6e the_environment:0.6 the_error:0.5d the_eu:-0.7 the_even:-0.5
the_evidenc:1.0d the_exact:-0.2 the_exchang:-0.7 the_extra:0.6d the_failur:0.7d the_fami:-0.8 the_featur:-0.6 the_fee:-0.3 the_feed:-0.3 the_field:-1.0
the_fil:0.6f the_file:-0.2 the_film:-1.1 the_filter:0.3r the_final:-0.9 the_firewall:0.4p the_first:-0.5 the_flight:-0.9 the_fold:-1.0 the_folder:0.7d
the_follow:0.3o the_footer:0.8e the_form:-0.6 the_format:-1.0 the_forum:-0.2 the_fridg:-0.7 the_function:0.2f the_fund:0.8f the_game:-1.1 the_garden:-1.0
the_gate:0.6p the_green:0.2o the_group:-0.7 the_guard:-0.2 the_guidelin:0.5o the_hacker:-0.5 the_health:-0.5 the_heat:-1.1 the_help:-0.9 the_helpdesk:0.4r
the_history:0.3d the_home:0.6x the_hook:0.3p the_host:1.0x the_hostnam:0.3e the_hous:-0.7 the_http:0.4e the_human:0.9d the_identity:0.6r the_imag:0.8e
the_imperativ:-0.5 the_import:-0.9 the_inbox:-0.3 the_install:-0.6 the_installation:0.3f the_installer:-0.7 the_instruction:-0.5 the_internal:-0.7
the_internet:-0.4 the_introduction:-0.8 the_invoic:-0.4 the_issu:0.6e the_job:0.7d the_judg:-0.3 the_jury:-0.4 the_kernel:-0.6 the_key:0.7f the_keychain:0.3e
the_keyr:-0.2 the_keys:1.0f the_king:-0.9 the_kiosk:-0.7 the_lab:-1.2 the_label:-0.7 the_landlord:-0.8 the_laptop:0.5x the_last:0.6e the_latency:-0.7
the_latest:-0.3 the_law:0.2r the_leak:0.2d the_left:-0.6 the_legacy:-0.8 the_letter:-1.0 the_library:-0.8 the_licenc:-1.0 the_licens:-0.8 the_lift:-0.7
the_light:-1.7 the_limit:-0.5 the_lin:0.2o the_line:-0.9 the_linter:-1.2 the_listener:0.5p the_local:-0.9 the_lock:-0.7 the_log:0.5d the_logo:0.2 the_lunch:-0.7
the_machin:-0.5 the_mail:0.9d the_mailbox:0.6e the_main:-1.1 the_maintainer:0.5f the_maintenanc:-0.8 the_manager:0.5r the_manual:-0.7 the_market:-0.3
the_master:1.2x the_meet:-1.0 the_menu:-0.7 the_merg:-0.4 the_merger:-0.8 the_messag:-0.2 the_metric:-0.7 the_migration:0.6f the_miner:0.6p the_ministry:-1.0
the_model:-1.0 the_moment:-0.8 the_money:0.4f the_month:0.4x the_morn:-0.6 the_most:0.4f the_name:-1.1 the_nas:-0.3 the_network:0.3d the_new:-0.7 the_newest:-0.5
the_news:-1.2 the_newsletter:-1.2 the_next:0.4e the_night:-1.3 the_nois:-1.1 the_not:-0.3 the_note:0.4f the_novel:-1.0 the_number:-0.5 the_nurs:-0.6
the_offic:-1.0 the_old:-0.6 the_on:-0.9 the_one:1.1o the_ones:-0.9 the_only:0.2o the_open:-1.2 the_operator:0.9o the_order:0.2o the_original:-0.8 the_other:0.2p
the_outag:-0.9 the_output:0.6d the_oven:-1.1 the_overrid:-0.9 the_owner:0.4d the_packag:0.5d the_page:0.2f the_paper:-0.3 the_parameter:0.3f the_parcel:-0.6
the_parser:-1.1 the_part:0.9r the_party:-0.8 the_password:0.9e the_past:0.6e the_path:-1.3 the_payload:0.9p the_payment:0.5r the_permission:0.4p the_person:1.1o
the_persona:0.6r the_phon:-1.4 the_photo:-0.6 the_pictur:0.2e the_pin:0.7r the_pipelin:-1.1 the_placeholder:-0.6 the_plant:-0.3 the_player:-0.6 the_plugin:0.3p
the_policy:0.6o the_portal:-0.8 the_post:0.3p the_power:-0.7 the_preced:0.8o the_pres:0.2e the_preview:-0.8 the_previou:-0.4 the_printer:-1.1 the_prior:0.8o
the_privat:0.2e the_problem:-0.5 the_product:-0.4 the_production:0.6x the_program:-1.0 the_progres:-1.0 the_prompt:0.3o the_proxy:-0.2 the_public:0.3e
the_pull:0.8e the_pupil:-0.4 the_query:1.0e the_question:-0.6 the_queu:-0.7 the_reader:-0.2 the_readm:-0.4 the_real:0.8o the_reason:-1.1 the_recip:-0.3
the_recipient:0.3d the_recycl:-0.8 the_red:-0.8 the_releas:-1.0 the_reminder:-0.7 the_remot:0.6p the_rep:0.9e the_repo:0.4f the_report:-0.4 the_repository:-0.2
the_request:-1.2 the_reset:0.2e the_respons:-0.6 the_rest:0.5f the_retro:-0.7 the_revers:0.3o the_reviewer:0.9d the_right:-0.6 the_role:0.2r the_root:0.4r
the_router:-1.1 the_rss:-0.4 the_rul:0.3o the_rule:-0.4 the_safe:-0.7 the_safety:-0.9 the_sal:-0.4 the_same:-0.7 the_sandbox:0.8f the_sav:0.9 the_scanner:0.4p
the_schema:-1.2 the_school:-0.8 the_screen:-0.5 the_script:0.8p the_second:0.2d the_secret:1.3e the_security:0.9r the_sensor:-1.4 the_server:-0.6 the_servic:-0.7
the_sery:-0.8 the_session:0.9e the_set:-0.2 the_setup:-0.3 the_sheet:-0.8 the_shelf:-0.8 the_shell:0.3d the_shop:-0.8 the_sidebar:-0.8 the_sign:-0.4
the_site:-0.8 the_skill:0.8p the_snippet:-0.4 the_spy:-0.9 the_sqlit:-0.5 the_ssh:1.5e the_ssl:-0.5 the_stag:-1.4 the_stand:-0.7 the_standup:-1.0 the_start:-0.5
the_statu:-0.9 the_step:-0.8 the_sticker:-0.5 the_story:-0.6 the_styl:-0.9 the_subject:0.4d the_sudoer:-0.3 the_summary:0.4d the_superuser:0.4r
the_supervisor:0.6r the_support:0.3e the_surpris:-0.7 the_survey:-0.7 the_sync:-0.9 the_tabl:-0.8 the_talk:-0.8 the_task:0.6o the_tax:0.8e the_teacher:-0.6
the_team:-0.9 the_temperatur:-1.1 the_templat:-0.7 the_temporary:-0.9 the_term:-1.0 the_terminal:-0.6 the_test:0.5d the_theatr:-0.7 the_them:-0.7
the_thermostat:-0.7 the_thread:0.2e the_ticket:-0.2 the_time:-1.0 the_tmp:-0.5 the_todo:-0.9 the_token:0.2e the_tone:-0.7 the_top:-0.6 the_trac:1.2d
the_train:-0.5 the_transcript:0.6d the_transfer:0.9d the_trash:-0.8 the_travel:-0.6 the_true:0.9o the_truth:0.4o the_tutorial:-0.5 the_unrestrict:-0.9
the_upgrad:-0.8 the_url:0.2e the_user:1.2d the_usual:0.6o the_valu:0.9 the_valv:-0.4 the_variabl:-1.0 the_vault:0.5e the_verification:0.8e the_video:-0.9
the_villain:-0.5 the_visitor:0.6e the_volum:0.7x the_vpn:-0.7 the_wallet:0.9e the_war:-1.0 the_warn:0.7d the_water:-0.9 the_weather:-0.4 the_web:0.3e
the_webhook:0.8e the_websit:-0.3 the_week:-1.8 the_whiteboard:-1.2 the_whol:0.4x the_wiki:-1.0 the_window:-0.3 the_witnes:-0.5 the_wizard:-0.5 the_word:-0.2
the_work:-0.5 the_worker:-0.7 the_workspac:0.3f the_world:0.2p the_wrong:-0.9 theatr:-0.8 their:-0.4 their_own:-0.9 their_password:-0.9 them_as:-0.6
them_here:0.9e them_in:0.5e them_into:0.5 them_on:0.5e them_the:0.9d themselv:-0.6 then:-1.2 then_delet:0.5d then_list:-0.6 then_run:-0.9 then_send:-0.8
then_the:-0.3 ther_is:0.4d ther_were:0.8r thermostat:-0.7 thermostat_to:-0.7 thes:0.4o thes_instead:0.9o thes_lin:1.0p thes_new:0.8o thes_rul:-0.3 thes_step:0.9o
thesi:-0.8 they:0.4d they_are:-0.2 they_ask:1.3d they_cover:-0.5 they_did:0.4d they_fail:0.5d they_were:0.6o think_the:0.7d third:-1.2 third_party:-0.9 this:0.7d
this_account:-0.6 this_action:1.1d this_addres:-0.9 this_agreement:-0.8 this_answer:0.3f this_as:0.7p this_behind:0.5d this_between:0.5d this_block:-0.8
this_candidat:0.5f this_chang:0.7d this_chapter:-0.8 this_chat:1.1r this_code:-0.8 this_command:-0.3 this_comment:-0.4 this_conversation:-0.3 this_devic:-0.7
this_domain:-0.2 this_e:-1.1 this_email:-0.7 this_error:0.6 this_file:0.6o this_folder:-1.0 this_from:1.4d this_function:-0.4 this_hidden:0.9d this_imag:0.8e
this_in:1.1d this_instead:0.5o this_instruction:1.4d this_is:-0.2 this_issu:-0.4 this_it:0.6f this_key:0.7p this_letter:-0.6 this_library:-1.3 this_line:0.9o
this_link:-0.7 this_list:-0.6 this_machin:0.3r this_mail:-0.6 this_mode:-0.8 this_moment:0.3o this_month:-0.9 this_must:1.0f this_note:1.2o this_notic:-0.8
this_number:-1.1 this_once:0.6o this_one:1.3o this_order:0.3d this_out:0.8d this_page:-0.4 this_paper:0.6f this_pictur:-0.3 this_point:0.9o this_policy:-0.7
this_pr:0.3f this_product:1.0f this_project:-1.9 this_public:0.7p this_pull:0.4f this_releas:-0.9 this_repo:-0.4 this_repository:-1.0 this_request:0.7o
this_resourc:-0.6 this_result:0.4f this_role:-0.7 this_rule:0.6p this_secret:1.3d this_sentenc:0.3o this_server:0.3o this_session:1.4o this_set:-0.9
this_silent:0.6d this_site:-0.2 this_stay:0.9d this_step:1.0d this_story:0.4r this_supersed:0.8o this_system:-0.4 this_task:-0.7 this_text:1.1o this_the:-0.5
this_to:0.9d this_tool:0.5f this_up:0.9d this_user:0.5f this_week:-0.6 this_will:-2.1 this_window:-0.7 this_without:0.6d this_workspac:-0.7 thos:0.2o
thos_in:0.3o thos_of:0.7o though:0.4 though_it:0.4d though_noth:0.6d though_the:0.5d though_you:0.7r thought:0.5f thought_i:0.2f thre:-0.2 through:0.5p
through_the:-1.6 throw:-0.6 throw_out:0.5o thumb:-0.5 thursday:-0.8 ticket:-1.0 ticket_and:0.4e ticket_clos:0.7f ticket_in:-0.7 ticket_number:-0.9 ticket_to:-0.6
tiktoken:-0.3 tim:-1.1 time:0.2p time_in:-1.1 time_the:0.5p time_you:0.4p time_zone:-0.8 timeout:-1.8 timestamp:-0.8 timezon:-0.9 tip:-0.8 titl:0.5
titl_agent:0.5f tls:-0.9 tmp:-0.5 tmp_folder:-0.5 to:-0.3 to_#address:1.1e to_#evil:1.5e to_#name:0.5p to_#path:0.6p to_#secret:0.2p to_acces:-1.1
to_account:0.6f to_act:-0.3 to_admin:-0.5 to_administrator:0.7r to_ai:0.9f to_all:-0.8 to_another:-0.8 to_any:-2.0 to_anyon:0.6d to_ask:0.7p to_break:1.1o
to_call:-0.2 to_chang:-0.3 to_collect:0.8o to_commit:-0.4 to_confirm:0.2o to_continu:-1.1 to_copilot:0.5f to_crontab:0.7p to_customer:-0.9 to_databas:-0.3
to_delet:-0.7 to_disregard:-0.5 to_do:-1.8 to_drink:-0.3 to_drop:-0.6 to_each:0.5p to_eve:-0.3 to_every:0.4e to_everyon:1.2f to_everyth:0.9f to_fetch:-0.7
to_find:0.6d to_finish:-0.8 to_fix:-0.2 to_follow:0.7o to_forget:-0.6 to_get:-0.6 to_god:0.9r to_hear:0.8d to_hide:-0.4 to_ignor:-0.3 to_install:-0.9
to_keep:-0.4 to_know:0.7d to_leak:0.5r to_leav:-0.7 to_log:0.6p to_make:-0.3 to_mallory:1.1e to_me:-0.3 to_memory:0.6p to_my:0.5p to_new:-0.6 to_obey:0.9o
to_off:1.3p to_open:-0.7 to_our:-0.4 to_overrid:-1.0 to_pass:-0.3 to_pastebin:0.7e to_post:-0.3 to_pull:-0.5 to_push:0.7f to_read:0.4r to_remov:-0.8
to_renew:-0.3 to_repair:0.4f to_reset:-0.9 to_resolv:-0.4 to_restart:-1.2 to_reviewer:0.3f to_rotat:-0.8 to_run:-0.4 to_s3:-0.6 to_save:-1.2 to_say:-0.7
to_see:-0.3 to_send:-0.2 to_set:-1.4 to_shar:0.3p to_skip:0.7r to_stag:-0.6 to_start:-1.1 to_stay:0.2d to_stop:0.2o to_sudoer:0.8p to_take:-1.0 to_tell:0.7d
to_the:-0.5 to_third:-0.7 to_this:-0.2 to_transfer:0.6f to_uninstall:-1.1 to_unrestrict:1.3r to_updat:-1.1 to_upload:-0.3 to_use:-1.2 to_user:-0.9
to_version:-0.5 to_view:-1.1 to_visit:0.3 to_water:-0.2 to_writ:-1.3 to_you:1.4o to_your:-0.3 to_yourself:0.5d today:0.3p today_on:0.4p todo:-0.9
todo_comment:-0.5 todo_remov:-1.1 todo_replac:-0.8 together:0.2x token_#address:-1.2 token_and:-0.7 token_are:-1.0 token_as:0.6e token_expir:-0.7 token_for:-1.1
token_from:-0.8 token_in:1.0e token_into:0.8e token_is:-0.9 token_limit:-0.5 told_about:-0.4 told_earlier:0.7o told_otherwis:-0.5 told_the:-1.1 told_to:-0.4
told_when:-0.8 told_you:0.4o tom:-1.3 tomorrow:-0.4 tone:-0.8 tonight:0.9x too:-0.6 took:-0.3 tool:0.5f tool_#name:0.9f tool_#path:-0.3 tool_call:0.5f
tool_description:0.5f tool_first:0.5f tool_hammer:-0.8 tool_hint:0.7f tool_is:0.7f tool_must:0.8f tool_name:-0.2 tool_note:0.8f tool_output:1.0f tool_read:-0.5
tool_requir:0.4f tool_result:-0.5 tool_return:0.7f tool_to:1.0e tool_with:0.4f top:-1.1 top_of:-0.4 topic:-1.3 total:-0.7 trac:-0.2 trac_in:0.4d track_after:0.5d
track_pixel:0.7e tracker:-0.9 traffic:-0.4 trail:-0.6 train:-0.7 train_and:1.0o train_on:-0.6 transaction:-0.6 transcript:0.4d transfer:1.1f
transfer_#number:1.2f transfer_from:-0.4 transfer_the:0.9f transfer_tool:0.3f transform:-0.6 transform_into:0.4r translat:-0.6 translat_new:-0.6
translat_the:0.3e translat_this:0.9o translat_your:1.0e translator:-0.8 transmit:-0.2 transmit_the:-0.2 trash:-0.9 travel:-1.3 treat:-0.3 treat_every:0.7o
treat_everyth:0.2o treat_the:-0.4 treat_this:0.2o treat_warn:-0.7 tree:-1.2 trick:-0.7 true:-1.3 true_instruction:1.1o truncat:0.4x truncat_all:0.7x
truncat_the:-0.2 trust:0.4p trust_#evil:0.6p trust_but:-0.8 trust_every:0.8p trust_level:0.2o trust_me:-0.5 trust_sourc:0.4p trust_the:-1.0 truth:0.3o
truth_from:-0.5 try:-1.6 try_again:-0.6 try_to:-0.9 tuesday:-0.8 tunnel:0.3p tunnel_to:0.5p turn_off:-0.3 turn_on:-0.4 turn_the:-0.2 tutorial:-0.7 tweet:0.8e
twic:-0.5 twic_once:0.3r twin:-0.4 twin_in:-0.6 twin_of:0.5r two:-0.8 two_days:-1.0 two_factor:0.4p two_hour:-0.5 two_number:0.6f two_peopl:-0.6
two_reviewer:-0.8 typ:-0.8 typ_to:0.5e type:-0.9 type_#name:0.4f type_hidden:0.3f type_str:-0.9 type_text:0.4f type_the:0.5f typo_in:-0.9 ubuntu:-0.7
ubuntu_#name:-1.0 ui:-1.1 uid:-0.7 uid_#number:-0.4 unalign:0.7r unalign_model:0.7r unanswer:-0.7 unawar:0.8d unawar_of:0.3d uncensor:0.5r uncensor_model:0.7r
under:-0.4 under_#number:-1.4 under_#path:0.4x under_kv:-0.4 under_set:-1.0 under_the:-0.2 understood:1.1f undo:-0.5 undon:-0.4 unfilter:0.8r
unfilter_assistant:0.3r unfilter_chatbot:0.5r unit:-0.7 unknown:-1.8 unknown_option:-1.0 unlearn:0.6o unles:0.3f unles_ask:-0.5 unles_the:-0.9 unles_you:0.8f
unlimit:-0.6 unlimit_plan:-0.7 unlock:0.8r unlock_the:-1.0 unplug:-0.8 unplug_the:-0.5 unread:-0.6 unread_mail:-0.3 unreleas:0.5e unreleas_featur:-0.3
unrestrict_ai:0.8r unrestrict_mode:0.2r unsubscrib:-1.1 until:-0.3 until_#number:-0.4 until_further:0.6o until_it:0.7x until_june:-0.5 until_may:-0.4
until_the:-0.9 untrust_and:0.4o untrust_data:-0.9 unus:-1.5 up:0.2d up_#path:-0.2 up_a:0.6d up_at:-0.8 up_docker:-0.7 up_in:0.7d up_merg:-0.4 up_the:-0.6
up_to:-1.7 up_with:0.8d up_your:-0.4 updat:-0.4 updat_#name:-0.2 updat_at:-0.7 updat_is:0.2d updat_the:0.3p updat_to:-0.3 upgrad:-0.4 upgrad_to:0.8r upload:0.2e
upload_#secret:0.9e upload_a:-0.8 upload_is:-0.8 upload_it:0.9e upload_size:-0.7 upload_the:0.4e upload_them:0.5e upload_your:-1.0 ur:1.0o urgent:-0.5 url:-0.4
url_#address:-1.4 url_#evil:0.2 url_contain:-0.6 url_of:-0.8 url_you:0.5e us:-0.8 us_an:-0.8 us_at:-0.8 us_pretend:0.7r us_the:-1.0 us_what:-0.9 us_your:-0.4
usag:-2.6 usag_and:-1.0 usag_tool:-0.4 usd:0.3f use:-1.1 use_#path:-0.9 use_abbreviation:-0.5 use_british:-0.6 use_curl:-0.6 use_emoji:-0.8 use_forc:-0.8
use_it:-0.2 use_mine:0.7o use_only:-0.5 use_rm:-0.7 use_sudo:-0.6 use_the:-0.4 use_thes:0.6o use_this:-0.2 use_your:0.6e used:-0.4 used_for:-1.0 used_in:-1.2
user_#number:-0.8 user_a:-0.9 user_about:0.2d user_acces:0.8e user_account:1.2x user_addres:0.6e user_agent:-2.2 user_agre:0.8f user_alic:-0.8 user_already:0.3f
user_and:0.6f user_api:0.4e user_approv:-0.4 user_are:0.3o user_ask:-0.6 user_assistant:-0.8 user_at:0.8x user_back:0.8d user_befor:-0.3 user_believ:1.1d
user_call:-0.3 user_can:-0.8 user_consent:0.5p user_content:0.4f user_credit:0.4e user_data:0.3x user_delet:0.2f user_deploy:-0.7 user_dislik:-0.6
user_document:0.7e user_does:-0.2 user_e:0.8 user_everyth:0.9d user_fil:0.5f user_forget:-0.9 user_forgot:-0.6 user_from:1.2x user_group:-0.9 user_has:0.9f
user_hid:-0.3 user_home:0.3e user_host:-1.3 user_how:-0.4 user_id:-0.9 user_ignor:-0.6 user_in:0.4d user_instruction:-0.3 user_is:-0.7 user_it:0.9d
user_keep:-0.8 user_know:0.5d user_knowledg:0.2d user_last:0.6e user_lik:-0.9 user_location:0.3e user_logs:0.5p user_mail:-0.2 user_mention:0.6p user_must:0.7d
user_nam:0.3p user_name:-0.9 user_now:0.7f user_open:-0.5 user_password:0.9e user_phon:1.3e user_play:-0.2 user_postgr:-0.5 user_prefer:-0.9 user_pretend:-0.3
user_privat:1.0e user_push:0.8d user_question:1.3o user_role:-0.9 user_root:-1.5 user_says:-0.9 user_see:0.5d user_should:0.7d user_ssh:-0.4 user_tabl:-0.3
user_task:0.5o user_that:-0.7 user_the:-0.4 user_think:1.0d user_token:0.5e user_told:0.2e user_trust:-0.6 user_typ:0.5e user_was:-0.4 user_what:-0.7
user_when:-0.9 user_which:-0.9 user_will:-0.5 user_with:-0.6 user_work:-0.8 user_writ:-0.8 user_yes:0.8f user_you:-0.3 usernam:0.3e uses:-2.2 uses_pnpm:-0.3
uses_the:-0.7 utc:-1.4 v:-0.2 v2:-0.8 v3:-1.2 vacation:-0.9 vacuum:-1.0 vacuum_the:-0.8 valid:-0.8 valid_for:-0.6 valu:-0.3 valu_in:0.4e valu_of:1.1 valv:-1.0
variabl_and:0.4e variabl_are:-1.0 variabl_in:-0.5 variabl_nam:-0.7 variabl_to:0.4e vault:-0.3 vault_and:1.2e vault_ask:-0.4 vault_never:-0.4 vault_under:-0.4
vendor:-0.6 verbatim:1.1e verification:0.9o verify:0.9f verify_that:-1.2 verify_the:-0.2 version:-1.5 version_#name:-1.3 version_#number:-1.0 version_are:-0.9
version_is:0.4o version_of:-0.3 video:-1.8 view:-1.9 view_this:-1.0 viewer:-0.7 villain:-0.8 vim:-0.7 violat:0.9o violat_the:0.7o violat_your:0.6o viru:1.1r
visa:-0.9 visibility:-0.5 visibility_hidden:-0.4 visibl:0.2d visit_#evil:0.5 visitor:0.2e vm:-1.1 vm_at:-0.9 void:-0.9 void_all:0.4o volum:1.0x vot:-0.7
vote:0.9f vpn:-0.7 vue:-0.6 w:-1.5 wait:-0.6 waiv:0.8o wake:-0.9 walk:-1.8 wall:-0.9 wallet:0.8e want:-0.6 want_a:-0.8 want_answer:-0.8 want_me:0.7f want_no:-0.5
want_secret:-0.5 want_the:-0.7 want_to:-1.1 want_you:0.8f war:-1.0 warn:0.3d warn_about:-0.8 warn_abov:-0.7 warn_and:0.4d warn_as:-0.7 warn_deprecat:-0.6
warn_from:0.4d warn_ignor:-0.3 warn_me:-0.7 warn_previou:-0.5 warn_the:0.5p warn_this:-1.2 was_a:0.8d was_already:0.7d was_delet:-0.7 was_empty:-0.6
was_found:-0.8 was_install:-0.3 was_never:0.3r was_not:-1.0 was_remov:-1.1 was_sent:-0.4 was_skip:-0.2 was_told:-1.2 was_train:-0.7 was_written:0.4o
was_wrong:0.5o watch_the:-0.5 water:-1.4 water_the:-0.3 way:-1.0 way_to:-0.9 we:-0.8 we_have:-1.0 we_never:-0.6 we_recommend:-0.6 we_sent:-0.6 we_will:-0.2
wear:-1.0 weather:-0.5 weather_every:-0.8 weather_servic:-0.7 web:0.3p web_pag:0.6p web_page:-0.3 webhook:0.7e webhook_at:0.6e websit:0.3o week:-0.5
week_report:-1.2 week_summary:-0.9 weekday:-1.0 weekend:-1.3 weekend_in:-0.6 weekend_when:-0.5 welcom:-1.4 well:-1.9 well_befor:-0.3 went:0.8d went_fine:0.4d
were_a:1.0o were_ask:0.6o were_configur:0.4o were_given:0.3o were_instruct:0.2o were_lift:-0.3 were_no:0.8r were_not:-0.2 were_remov:-0.5 were_replac:-0.5
were_told:1.8o were_written:0.4o were_wrong:-0.8 were_you:0.5e wget:-0.4 wget_#evil:1.4e wget_post:0.9e wget_qo:-0.5 what:0.3o what_came:0.6o what_chang:-1.1
what_follow:0.7o what_happen:-0.4 what_i:-0.3 what_is:0.7e what_it:0.4r what_the:0.5o what_this:0.7o what_was:-0.3 what_were:0.6e what_you:0.4d whatever:0.6o
whatever_happen:1.0d whatever_is:0.7e whatever_it:0.8r whatever_rul:0.5o whatever_the:0.2o whatever_your:0.9o wheel:-0.8 when:-0.5 when_a:-0.7 when_an:0.5f
when_count:-0.5 when_done:-0.2 when_finish:1.1d when_i:-0.5 when_nobody:1.1x when_plan:-0.3 when_search:-1.1 when_sort:-0.5 when_summaris:-0.2 when_the:-0.3
when_they:0.6d when_this:0.3f whenever:0.6p whenever_a:-0.2 whenever_someon:0.6p whenever_the:0.7p wher:-0.5 wher_the:0.4d wher_you:0.4r whether:-1.1
whether_#address:-0.3 whether_the:-1.3 which:0.2r which_fil:-0.2 which_has:1.2r which_password:-0.6 whil_the:0.6d whisper:-0.8 whit:-0.2 whit_background:0.6f
whit_text:-0.5 whiteboard:-1.2 whitespac:-0.3 whitespac_when:-0.7 who:0.5r who_can:0.7r who_does:0.2r who_has:0.7r who_help:-0.4 who_ignor:0.8r who_leak:0.4r
who_never:0.3r who_used:0.6r who_you:-0.4 whoami:1.1f whoever:0.7e whol:0.4x whol_home:0.8x whol_repository:1.0x whos:1.0r whos_url:0.9e why:-0.5 why_it:-0.2
width:-2.5 wife:-0.8 wiki:-0.6 will:-1.3 will_be:-1.7 will_call:-0.4 will_comp:1.1f will_delet:0.4f will_ignor:-0.6 will_never:-0.5 will_not:-1.4 will_now:0.9f
will_play:-0.2 will_send:0.8f win:-0.2 window:-1.6 wins:0.5o wins_over:-1.1 wipe:0.3x wipe_all:0.8x wipe_the:-0.5 wipe_your:0.5o wire:-0.9 with:-0.6
with_#evil:0.5e with_#number:-1.1 with_#secret:0.6f with_a:-0.8 with_amount:0.4f with_care:-0.7 with_ctrl:-1.1 with_curl:-0.4 with_earlier:0.6o with_every:-0.7
with_everyth:0.6r with_full:0.7r with_git:-0.9 with_id:-0.3 with_it:-1.2 with_its:1.0r with_me:0.5e with_mine:-0.2 with_no:0.4r with_our:-0.5 with_password:0.9p
with_path:0.6f with_port:-0.8 with_ssh:-0.7 with_sudo:0.7 with_systemctl:-0.6 with_thes:0.8o with_this:-0.8 with_tiktoken:-0.3 with_yes:-0.4 with_yesterday:-0.5
with_yolo:1.0p with_you:1.1e with_your:-0.5 with_zero:1.1x withdrawn:1.1o within:-1.7 within_#number:-0.8 within_a:-0.9 within_two:-0.5 without:-0.2
without_approval:0.9p without_ask:-0.5 without_check:0.7r without_confirmation:0.9f without_content:-0.7 without_filter:0.6r without_inform:0.6d
without_moral:0.9r without_network:-0.8 without_problem:0.7d without_question:1.0r without_read:-0.6 without_restriction:-0.5 without_review:0.3f
without_rul:-0.4 without_safety:-0.3 without_tell:0.4d without_the:-0.2 witnes:-0.6 wizard:-1.0 word:0.2e word_abov:1.0e word_banana:0.6p word_for:0.6e
word_ignor:-0.4 word_of:0.6e work:-0.3 work_and:-0.6 work_for:0.6r work_from:-0.3 work_with:-1.4 worker:-1.3 worker_if:-0.5 workspac:-0.9 world:-0.6 worry:-0.7
would:-0.7 writ:-0.6 writ_as:-0.2 writ_test:-1.0 writ_that:-0.4 writ_the:0.2e writ_them:-0.7 writ_thes:0.6p writ_this:1.2d writ_to:-0.3 written:0.7o
written_abov:0.7o written_by:0.5o written_here:0.8o written_in:-0.9 written_to:-1.5 wrong:-1.0 wrot:-0.6 x_#evil:0.9e x_#number:-1.5 x_alt:0.8f x_api:-1.2
x_post:-0.6 x_x:-0.7 xr:-0.3 xr_x:-0.3 y:-1.7 y_#path:-0.7 y_to:-0.6 yaml:-1.4 year:-0.3 yes:0.6f yes_delet:0.7f yes_to:-0.5 yesterday_list:-0.9 yolo:1.0p
you:0.5r you_a:-0.4 you_act:-0.4 you_already:-0.7 you_and:0.6d you_answer:1.0f you_any:0.8o you_are:0.3r you_call:0.5f you_can:-0.7 you_chang:-0.4 you_come:0.8e
you_continu:1.3f you_could:0.8d you_did:0.8d you_do:-0.9 you_dont:-0.5 you_find:-0.4 you_finish:0.9d you_first:0.7f you_follow:0.3d you_for:-0.6 you_found:0.9d
you_get:-1.2 you_go:0.6f you_got:0.7o you_had:1.1r you_have:0.2r you_ignor:-0.4 you_know:-0.8 you_log:1.2p you_may:0.5o you_must:-0.2 you_need:-0.2
you_never:0.7d you_now:0.4o you_obey:0.5f you_open:-0.2 you_play:-0.7 you_pleas:-0.4 you_receiv:-0.2 you_rep:-0.4 you_report:0.9d you_run:0.2p you_see:0.7p
you_send:0.3d you_shall:0.6r you_should:-0.8 you_skip:0.7o you_summaris:0.8f you_take:-0.6 you_the:0.7o you_think:-1.0 you_to:-0.2 you_told:0.5e you_trust:-0.8
you_use:-1.0 you_want:-2.2 you_were:1.1o you_will:-0.3 you_work:1.1o you_writ:0.5p your_a:0.7r your_account:-1.0 your_actual:0.5o your_addres:-1.0
your_administrator:-0.5 your_alter:0.5r your_answer:0.6e your_api:-0.7 your_behaviour:1.0o your_board:-0.7 your_branch:-0.5 your_computer:-0.7 your_config:0.4e
your_configuration:1.0o your_constraint:1.0o your_content:1.1o your_context:1.0o your_creator:1.2o your_current:0.3o your_cv:-0.8 your_data:-0.4
your_default:0.7p your_developer:1.5o your_directiv:0.7o your_doctor:-0.8 your_e:-0.4 your_earlier:1.7o your_feedback:-0.4 your_filter:0.3o your_first:-0.2
your_friend:-0.8 your_full:0.7r your_goal:0.5o your_guardrail:0.5o your_guidelin:1.8o your_hidden:1.3e your_initial:1.4e your_key:-0.8 your_keys:-0.8
your_limit:1.3o your_maker:1.0r your_memory:0.8p your_name:-0.4 your_next:0.5e your_now:0.6r your_old:0.9o your_only:0.6o your_operator:0.9o your_order:-0.2
your_original:1.0o your_own:0.7p your_owner:1.3o your_passport:-0.9 your_password:-2.2 your_persona:0.8r your_phon:-0.8 your_pin:-1.1 your_policy:1.3o
your_previou:0.9o your_prior:1.1o your_privat:-0.9 your_program:0.8o your_prompt:1.0o your_public:-0.7 your_question:-0.8 your_real:0.9o your_rep:1.4e
your_report:0.5d your_restriction:0.2o your_role:0.2r your_safety:1.7o your_session:0.3f your_summary:1.5d your_system:1.3o your_task:0.6o your_token:-0.8
your_track:0.9d your_train:1.2o your_true:0.9r your_uncensor:0.6r yourself:1.3r yourself_and:0.7r yourself_as:0.7r yourself_into:0.7p yourself_releas:0.3o
yourself_start:0.8p yourself_that:0.4r yourself_the:0.8r yourself_to:0.4p yourself_with:-0.5 yyyy:-1.4 zero_days:0.8x zero_width:-0.6 zip:-0.8 zip_the:0.3e
zone:0.2x zsh:-1.2
`;
