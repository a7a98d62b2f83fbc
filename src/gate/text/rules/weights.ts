/** Written by scripts/learn-text-weights.mjs from the labelled texts in test/corpora; see score-sentences.ts. */
export const WEIGHTS = `
=bias:-4.27 #address:-2.8 #address_#number:-1.6 #address_and:-0.2 #address_every:-2.2 #address_for:0.5p
#address_is:-0.7 #address_to:-1.6 #evil:5.9e #evil_#number:1.0e #evil_#path:0.4f #evil_#secret:1.0e
#evil_and:2.5p #evil_as:2.4p #evil_bash:1.7p #evil_befor:0.5f #evil_every:0.6p #evil_first:0.6p #evil_follow:1.8e
#evil_in:2.5p #evil_plus:1.0e #evil_sh:1.2p #evil_the:-0.3 #evil_to:2.2p #evil_with:1.8e #name:-0.8
#name_#name:0.4f #name_#number:-0.7 #name_#path:1.3x #name_and:0.7e #name_assistant:2.6f #name_befor:0.9f
#name_folder:-1.0 #name_in:0.3e #name_into:0.7e #name_invok:1.6f #name_is:-2.6 #name_name:2.0f #name_now:0.2f
#name_obey:1.0f #name_on:-1.3 #name_self:-0.8 #name_so:0.4p #name_system:2.9f #name_that:0.9p #name_to:1.3p
#name_user:2.7f #name_with:2.7f #name_you:1.0f #number:-1.5 #number_#number:0.4x #number_#path:-1.6
#number_am:2.4x #number_and:1.5p #number_assistant:1.0f #number_character:0.5e #number_days:-2.2
#number_degre:-0.8 #number_dollar:1.1f #number_every:2.1x #number_fil:-1.2 #number_for:-2.9 #number_gb:-1.1
#number_hour:-0.7 #number_ignor:0.2f #number_in:0.4p #number_instruction:0.9o #number_jan:-1.2
#number_january:0.8p #number_may:-0.6 #number_minut:-4.0 #number_ms:-0.7 #number_of:-1.6 #number_pm:-1.1
#number_star:2.1f #number_to:0.5f #path:0.7f #path_#evil:0.7p #path_#number:1.0p #path_#path:1.4f #path_and:0.7p
#path_at:3.0x #path_every:1.9x #path_now:0.8f #path_of:1.8x #path_on:2.0x #path_sure:3.0f #path_system:2.3f
#path_to:1.4p #path_with:-0.5 #secret_#evil:1.2e #secret_and:2.5e #secret_as:1.5f #secret_file:-1.3
#secret_in:1.5f #secret_into:2.3e #secret_is:-2.0 #secret_to:2.7e @about:-3.0 @address:0.6e @after:0.6d
@alarm:0.8d @allOf:0.8x @allow:1.2o @allow!:0.3d @allow-:-1.5 @allow=:-0.4 @allowing:-0.2 @allows:-0.2
@anyone:1.6d @appear:-0.6 @appear!:0.6e @appear=:0.2f @appearing:-0.2 @approved:-1.0 @asIf:1.1d @asVoid:1.3o
@aside:0.9d @ask:-0.2 @ask!:-2.9 @ask-:1.2r @ask=:-1.6 @asker:-0.3 @asking:-2.0 @atTop:0.2o @authority:0.7r
@background:1.0d @beforeYou:0.2d @bigStores:0.6x @blurt:-0.4 @blurt!:0.4e @blurt-:-0.8 @blurt=:-1.2
@blurting:-0.6 @blurts:0.2p @careful:-3.9 @change:0.3p @change!:0.2p @change=:-2.0 @changeing:-0.6 @changes:-2.2
@claim:0.3d @claim-:0.4d @claim=:-1.7 @claiming:-0.6 @claims:-0.5 @counts:0.7o @covert:3.3d @denial:0.3d
@deny:1.1r @deny!:2.0r @denys:-0.9 @destroy:1.2x @destroy!:0.8x @destroy-:-1.0 @destroy=:-1.0 @destroying:1.0r
@destroys:-3.9 @do!:0.6e @doc:0.2d @done:0.5d @drop:0.8o @drop!:0.4o @drop-:-1.3 @drop=:1.0p @droping:-0.8
@drops:-1.8 @evenIf:0.6o @everything:0.4o @except:-1.1 @excuse:1.3d @falsify:1.7d @falsify!:3.2d @falsifying:-1.2
@fetch!:0.4e @fetch-:0.7d @fetch=:-0.3 @fetching:0.3f @fetchs:-0.4 @fine:0.6d @follow:1.1o @follow!:-0.8
@follow-:1.9o @following:-0.2 @gotYou:0.6o @guard:2.7p @hand:0.8e @hand!:0.6e @hand-:0.3d @handing:0.6f
@hands:0.5p @hide:0.8d @hide!:1.8d @hides:-2.3 @hostGuard:1.4p @i:-0.2 @ifAsked:1.7d @ifWord:-0.6 @ignore!:0.4o
@ignore=:1.6o @ignoreing:-0.5 @keep:0.4d @know:0.5d @know-:2.2d @knowing:1.9f @knows:-2.0 @lawless:2.5r
@localOnly:-0.7 @log:0.5d @machine:2.1f @mislead:1.1d @mislead!:2.6d @modes:0.3r @my:0.6o @myKey:2.8p
@myRules:1.9o @newRule:1.5f @none:0.2r @obeyMe:2.3o @oldRules:0.9o @omit:-0.4 @omit!:-0.4 @omit-:0.5d @omit=:1.7p
@omiting:-0.3 @omits:-2.4 @open-:0.4d @open=:1.2o @opening:-0.7 @outrank:0.4o @outside:1.3e @own:0.4o @pack:-0.3
@pack-:-0.9 @packing:-2.4 @packs:-1.2 @pact:2.6d @person:0.7d @power:0.5r @pretend!:0.9r @pretend-:-0.4
@pretending:0.2f @pretends:0.2r @prior:0.6o @prompt:1.7o @put:0.4p @put!:0.3p @put-:0.2d @puting:-3.4 @puts:-1.6
@raze:1.2x @raze!:0.9x @reads:1.0d @record:0.5d @record!:-0.9 @record-:0.2d @releasedFrom:1.3r @roleplay:0.5r
@roleplay!:0.5r @roleplaying:-1.3 @roleplays:-2.7 @rootSecret:1.3e @rules:1.8o @run:-0.3 @run!:1.1p @run-:-0.7
@run=:-0.2 @runing:-0.9 @runs:-0.9 @safeOrder:0.3d @say:-0.3 @say!:0.5e @say-:0.7d @say=:-0.7 @sayNothing:3.0d
@saying:0.5e @says:-0.9 @scratch:-1.2 @secrecy:1.2d @secret:1.3e @secretfile:3.6e @send!:0.7e @send-:-0.4
@send=:-1.3 @sending:0.3r @serve:0.3o @skipped:0.2p @squeeze!:0.6e @standing:1.0p @startup:2.8p @stillOn:-0.3
@stores:0.5x @sudoers:1.6p @task:0.6o @tech:-0.6 @tell!:0.2d @tell-:1.0d @tell=:1.4p @tellNobody:1.4d
@telling:-0.4 @tells:-0.2 @theRules:-0.2 @their:0.5o @thing:0.9d @thisRule:0.5o @toolFirst:1.0f @toolNote:1.3f
@toolname:4.1f @topPriority:1.3o @tracks:0.9d @treat!:-0.2 @treat-:1.1d @treating:-1.4 @treats:-0.5 @trivial:0.5f
@trust!:0.7p @trust-:-1.2 @trusts:-2.1 @tunnel:3.6p @unaware:1.9d @unknowing:2.1d @unless:-1.1 @unlocked:2.3r
@url:-0.7 @userSecret:1.8e @void:0.8o @voidTalk:0.5o @whatToDo:0.4p @you:1.1o @youAre:1.3r @youKnow:0.5r
@yourself:1.1r ^#address:-0.9 ^#name:0.2f ^#number:-3.6 ^#path:-1.1 ^#secret:0.4e ^a:-3.7 ^abandon:1.3o
^acces:-2.2 ^act:-0.3 ^action:-1.7 ^activat:1.7r ^acts:-0.3 ^add:-0.8 ^admin:-0.2 ^adopt:-0.2 ^after:0.8p
^agent:-0.2 ^ai:-1.8 ^alert:-1.5 ^all:-2.8 ^alway:0.4p ^an:-3.1 ^answer:2.3r ^anyth:2.5o ^api:-2.2 ^append:1.1p
^approv:-3.1 ^approval:-2.1 ^archiv:-1.4 ^assum:1.1r ^at:-0.3 ^attach:1.6e ^attacker:-2.2 ^attention:-0.5
^authoriz:-1.3 ^aws:0.8x ^b:-2.6 ^back:-1.7 ^backup:-2.8 ^base64:0.4e ^be:1.1r ^becom:1.4r ^befor:-0.9
^begin:0.5f ^behav:0.6r ^bob:-0.5 ^bot:2.1f ^break:-1.9 ^bypas:2.5o ^call:-2.5 ^cancel:1.2o ^carry:1.5d ^cat:-1.5
^check:-2.3 ^chmod:1.1x ^claim:2.3d ^clas:-1.6 ^clear:-1.5 ^collect:0.5e ^commit:-3.6 ^compar:-0.9 ^conceal:2.0d
^confidential:-1.7 ^consider:1.5r ^const:-2.6 ^copy:-0.6 ^count:-1.9 ^cover:2.5d ^creat:0.8p ^cron:-0.9
^curl:-0.7 ^dan:-2.0 ^data:-1.8 ^dd:1.4x ^def:-1.5 ^delet:-2.2 ^deploy:-2.1 ^developer:-0.6 ^disabl:-0.4
^discard:0.5o ^disregard:-1.1 ^div:-0.4 ^do:-0.5 ^dont:0.8d ^download:-2.0 ^drop:-0.3 ^dump:0.6e ^e:-1.5
^each:-1.9 ^echo:-0.2 ^edit:1.1p ^email:0.8e ^emb:0.5e ^employe:-1.5 ^empty:-0.6 ^enabl:-0.2 ^encod:-0.2
^encrypt:-0.8 ^end:0.5f ^endoftext:1.8f ^enter:1.1r ^env:-1.6 ^eras:0.7x ^error:0.6f ^eslint:-1.7 ^every:-1.2
^everyth:-1.5 ^execut:-2.2 ^exfiltrat:2.3e ^export:-1.0 ^fetch:-0.3 ^find:0.9x ^fix:-1.8 ^follow:-2.7 ^for:-0.7
^forc:0.2x ^forget:0.3o ^forgot:-1.5 ^format:2.0x ^forward:0.8e ^from:-0.3 ^function:-2.0 ^gather:2.0e
^generat:-1.7 ^get:-1.3 ^give:1.0e ^grant:1.1p ^guidelin:0.7o ^he:-1.5 ^hey:0.6f ^hidden:-3.3 ^hide:-0.2
^history:-1.2 ^how:-2.2 ^human:-1.0 ^i:1.2r ^ignor:0.3o ^imagin:-0.6 ^img:-1.3 ^important:0.6f ^in:-1.0
^includ:1.2e ^info:-0.9 ^input:-0.2 ^insert:-1.1 ^inst:1.0f ^instead:0.9o ^instruction:-0.7 ^it:-1.6
^jailbreak:-1.9 ^keep:0.8d ^key:-3.3 ^keys:-0.5 ^kind:0.9o ^kubectl:0.8x ^leak:3.3e ^leav:0.3d ^let:0.7r
^lie:1.8d ^list:0.5e ^llm:1.9f ^load:0.9e ^log:-1.3 ^logo:0.5e ^logs:-2.5 ^mail:-0.5 ^make:1.3d ^mark:-0.7
^merg:-2.1 ^messag:-2.8 ^meta:-1.6 ^model:-2.3 ^modify:-0.4 ^monitor:-1.3 ^mute:0.5d ^my:-1.1 ^neglect:2.7o
^never:0.5d ^new:0.5o ^no:-1.5 ^nobody:0.6d ^note:-1.9 ^noth:-0.4 ^notify:-0.9 ^npm:-1.1 ^obey:1.8o
^observation:0.2f ^old:-1.6 ^omit:1.7d ^on:-2.3 ^once:-1.1 ^only:-1.1 ^open:0.2e ^our:-3.5 ^output:0.8e
^overlook:1.7o ^overrid:-1.1 ^overwrit:2.0x ^password:-1.9 ^past:-0.9 ^pay:0.2o ^permission:-0.5 ^play:-0.8
^pleas:-1.7 ^post:-0.7 ^prefer:-2.2 ^pretend:-1.1 ^print:-0.3 ^prior:-2.6 ^project:-3.5 ^prompt:-1.6
^publish:0.2e ^pull:-2.0 ^purg:0.9x ^put:0.2p ^quiet:0.7d ^quot:0.4e ^read:-0.4 ^register:0.6p ^reject:-0.9
^remember:0.4p ^remind:-1.1 ^remov:-0.3 ^render:1.3e ^rep:0.7e ^repeat:-0.7 ^replac:-1.2 ^report:1.2d ^reset:0.9o
^restart:-0.7 ^restriction:-1.2 ^result:0.8f ^reveal:3.2e ^rm:1.1x ^rol:-2.5 ^role:-0.8 ^roleplay:1.0r
^rotat:-2.3 ^rul:-1.7 ^rule:-1.5 ^run:-1.9 ^s:0.4f ^save:1.8p ^say:0.3d ^scan:-0.3 ^scp:0.5e ^search:-0.3
^secret:-1.5 ^security:-1.0 ^see:-3.7 ^select:-1.4 ^send:-1.8 ^server:-3.1 ^set:0.3p ^shar:0.9e ^she:-2.2
^show:3.0e ^shr:2.4x ^shut:0.9x ^silenc:0.4d ^silent:1.8d ^simulat:0.3r ^skip:-2.0 ^span:-0.4 ^speak:0.8r
^ssh:-1.5 ^start:-0.4 ^stay:0.8r ^stop:1.1o ^stor:-0.5 ^sudo:1.0x ^summaris:-2.3 ^svg:0.9f ^switch:1.1r ^sys:0.8f
^system:-0.5 ^take:0.5r ^tar:-0.2 ^tell:-0.5 ^terraform:1.2x ^test:-2.1 ^the:-2.6 ^ther:0.2o ^thes:-0.9
^this:-1.4 ^thought:0.8f ^throw:-0.2 ^to:-2.8 ^todo:-1.6 ^token:-2.4 ^tool:-0.6 ^transfer:1.7e ^translat:-0.7
^treat:-1.1 ^truncat:2.0x ^unlimit:-2.1 ^updat:-1.9 ^upload:-0.7 ^user:-2.6 ^uses:-1.9 ^vacuum:-1.2 ^verify:-3.5
^warn:-1.8 ^watch:-1.4 ^we:-0.5 ^wget:-0.6 ^what:0.7e ^whatever:0.7o ^when:0.9e ^whenever:0.8p ^work:2.0d
^writ:0.6p ^you:-0.8 ^your:0.4o ^zip:0.4e a:-0.3 a_#number:0.3f a_backdoor:1.5p a_backup:-1.0 a_bot:0.9r
a_bridg:-1.9 a_character:2.0r a_code:1.1e a_comment:1.5e a_cron:1.7p a_day:0.2x a_dns:1.8e a_fake:0.7d
a_game:0.4r a_hacker:3.3r a_helpful:-1.8 a_jailbroken:0.4r a_job:0.8p a_joke:-1.6 a_key:-2.0 a_languag:0.6f
a_line:1.5p a_link:-0.9 a_list:-0.7 a_machin:-1.3 a_mail:0.2e a_maliciou:1.5r a_member:-0.9 a_messag:-1.8
a_model:0.5r a_month:-1.3 a_name:-1.4 a_new:0.7p a_password:-1.1 a_person:-1.0 a_pirat:2.0r a_poem:-1.6
a_positiv:0.5f a_public:1.4e a_pull:0.2e a_query:-0.8 a_reminder:-1.3 a_request:-2.1 a_revers:1.8p a_rogu:0.9r
a_schedul:0.6p a_second:0.8d a_secret:1.5d a_shell:0.8r a_system:1.3r a_systemd:0.8p a_team:-0.6 a_terminal:0.5r
a_test:2.2o a_user:-1.3 a_web:-0.2 a_week:1.1x a_year:-1.9 aaaa:1.0p abandon:0.2o abandon_your:1.2o about:-0.3
about_it:1.9d about_minor:-0.3 about_the:-0.6 about_this:1.2d abov:-0.3 abov_#number:-0.8 abov_and:0.6o
abov_direction:2.0o abov_the:-1.4 abov_this:1.8o accept:-1.3 accept_all:-1.9 accept_the:1.4f acces:-0.5
acces_to:-2.9 acces_token:1.3e accident:-2.3 account:1.4p act_as:-0.4 act_like:2.2r act_normal:2.2d act_on:0.2o
activat:1.1r actor:-1.3 acts:-1.9 acts_as:-1.9 ad:-2.4 ad_to:-1.2 add_#evil:1.4p add_a:0.2p add_it:0.2e
add_mallory:1.6p add_my:3.8p add_new:-1.4 add_the:1.4e add_this:-1.9 add_x:0.7e add_your:-1.8 addres_and:-0.5
addres_below:0.2e addres_book:1.2f address:-2.9 adds:0.4f adher:1.0o adher_to:1.0o admin:1.4f admin_mode:-1.3
admin_of:-0.4 admin_panel:-1.3 admin_password:-0.6 admin_right:-0.8 administrator:-0.9 administrator_and:4.1r
administrator_of:-1.8 adopt:0.2r adopt_the:2.5r after:-0.6 after_#number:0.3p after_a:-1.8 after_each:-0.3
after_read:2.6d after_the:-0.5 after_you:1.0f again:-0.5 agent:-1.1 agent_must:0.6f agent_read:-0.7
agent_run:2.4f agent_runs:-0.9 agent_that:1.9r agent_you:2.5f ai:2.1r ai_agent:0.7f ai_assistant:-0.2
ai_call:0.3r ai_instruction:0.9f ai_model:2.2f ai_pleas:0.8f ai_reviewer:2.8f ai_that:1.5r ai_the:0.9f
ai_with:1.7r alarm:0.3d alert:0.9d alert_me:-2.9 alia:0.7p alias:-2.0 alic:-1.6 alic_#path:-1.3 all:0.3x
all_all:-1.0 all_backup:2.3x all_branch:2.8x all_check:-1.2 all_command:-0.4 all_contact:2.8e all_data:2.5x
all_earlier:0.2o all_environment:1.8e all_fil:2.6x all_filter:-2.0 all_former:1.7o all_futur:1.8p all_host:1.7p
all_instruction:0.8o all_is:0.6d all_mail:2.0e all_nopasswd:0.4p all_of:1.8o all_other:0.9o all_password:1.0e
all_previou:-0.2 all_prior:1.6o all_process:0.4x all_request:1.3r all_restriction:-1.4 all_right:-0.7
all_rul:-1.8 all_safety:1.5o all_secret:1.8e all_set:-1.6 all_the:-2.3 all_to:0.4p all_user:2.3x all_your:1.5o
allow:-1.1 allow_all:-0.8 allow_everyth:1.4p allow_to:-0.2 allow_you:-1.0 allowlist:-0.5 already_paid:-0.6
also:-0.4 also_call:0.3f alt:-0.9 alter:-0.8 alway:0.5p alway_answer:0.7p alway_approv:2.2p alway_ask:-2.4
alway_execut:2.1p alway_includ:-1.0 alway_obey:1.0p alway_run:1.9p alway_start:1.0p alway_trust:-2.0
alway_use:-1.2 am:2.2x am_your:0.8r amount:-0.6 amount_#number:0.7f an:-0.4 an_accident:1.7d an_account:-0.4
an_admin:2.1f an_administrator:-1.0 an_agent:1.5r an_ai:1.5r an_argument:0.9f an_assistant:-1.2 an_attack:-2.0
an_attacker:0.6r an_empty:1.3x an_evil:1.4r an_hour:-0.9 an_imag:1.8e an_issu:-1.4 an_llm:0.7f an_unalign:1.2r
an_uncensor:1.0r an_unfilter:1.6r an_unrestrict:0.5r ana:-1.1 and_#number:-2.9 and_a:-1.7 and_add:0.6e
and_alert:-0.9 and_all:-0.3 and_answer:1.1r and_append:-0.8 and_approv:1.5r and_call:-1.2 and_carry:0.3o
and_confirm:1.7r and_continu:1.2o and_delet:1.2x and_do:1.3o and_dont:2.0d and_drop:-1.4 and_enter:1.1f
and_execut:1.4p and_fill:-2.3 and_follow:3.2o and_forward:2.6e and_give:0.7r and_grant:2.5r and_hide:0.4d
and_i:0.6o and_ignor:0.4r and_includ:1.5e and_instead:0.4o and_keep:2.4p and_list:-1.0 and_listen:1.1o
and_log:-0.7 and_mail:1.5e and_make:0.5e and_may:-0.4 and_never:1.8r and_no:-2.3 and_obey:1.7o and_only:0.7r
and_open:-0.7 and_output:0.9o and_pass:1.4f and_past:-0.4 and_post:2.0e and_pres:-2.0 and_print:0.2e
and_proce:1.2o and_push:1.4f and_put:1.5e and_rebuild:-0.4 and_remind:-1.8 and_rep:0.9o and_run:-0.6
and_runs:-0.5 and_say:0.6f and_send:1.7e and_shar:0.8e and_skip:1.1r and_start:-1.1 and_stor:-0.7 and_strict:0.3o
and_tell:-0.9 and_the:-1.3 and_then:-3.0 and_upload:1.8e and_wipe:0.5x and_writ:-0.7 and_you:-1.5 anna:-2.4
another:-3.7 ansibl:-0.6 answer:0.4r answer_#path:-0.8 answer_as:0.5d answer_free:0.9o answer_in:-0.8
answer_on:-1.9 answer_to:-0.4 answer_with:-0.6 answer_without:0.4r anthropic:1.8o any:1.1o any_and:-0.3
any_earlier:1.1o any_instruction:2.2o any_more:1.8o any_of:-2.0 any_other:0.3f any_previou:-1.4
any_restriction:0.6r any_rul:0.4r any_safety:0.3r any_time:-2.2 any_trac:2.4d anybody:0.7d anyon:-0.7
anyon_know:1.8d anyon_who:0.8e anyon_your:-1.7 anyth_now:1.6r anyth_without:-1.3 ap:-1.3 ap_to:-1.3 api:-0.4
api_key:0.8e api_keys:-0.6 api_token:1.3e app:-2.9 append:-0.6 append_it:3.4e append_the:-0.2 approv:1.7p
approv_all:-0.6 approv_every:2.1x approv_everyth:2.8r approv_the:1.5f approv_this:0.6f approval:1.9p
approval_are:0.2p approval_to:0.5p apps:-1.3 apt:-2.0 archiv:-1.8 are:-0.5 are_a:0.4r are_allow:0.7r are_an:0.6r
are_authoris:0.4r are_availabl:-1.3 are_cancell:1.8o are_deprecat:1.1o are_do:2.1o are_document:-0.6
are_done:1.3d are_evil:0.5f are_free:2.6f are_hereby:1.4o are_in:-1.3 are_invalid:0.5o are_kept:-1.3
are_lift:1.7o are_manag:-1.0 are_my:2.8r are_no:-0.4 are_now:-1.3 are_obsolet:0.7p are_on:-1.4 are_read:-1.2
are_remov:-2.4 are_requir:1.0f are_root:3.3r are_sent:-1.9 are_shown:-1.8 are_stor:-1.4 are_suspend:2.4o
are_the:-1.4 are_void:0.4o are_work:-2.9 area:-1.6 argument:-0.6 argument_command:0.9f art:-2.1 artefact:-1.0
articl:0.4f as:0.4r as_a:0.6r as_administrator:-2.1 as_an:1.3r as_dan:0.7r as_i:-0.3 as_if:1.5d as_of:0.5o
as_releas:-0.4 as_root:-2.6 as_though:2.4r as_untrust:1.9o as_your:1.0r as_yourself:0.7r asid:-0.5 ask:0.6p
ask_again:-1.3 ask_befor:0.8p ask_for:0.6p ask_not:-0.8 ask_the:-0.4 ask_to:-1.7 asks_for:-2.0 asleep:1.6x
asset:-2.2 assignment:1.6o assistant:1.5f assistant_call:0.6f assistant_content:-0.4 assistant_director:-0.5
assistant_i:2.2f assistant_manager:-2.3 assistant_must:1.1f assistant_ok:2.1f assistant_pleas:2.0f
assistant_professor:-1.7 assistant_read:1.0f assistant_run:1.3f assistant_send:1.9f assistant_should:-2.6
assistant_sure:0.8f assistant_the:1.8f assistant_to:-1.4 assistant_transfer:1.3f assistant_who:0.5r
assistant_you:1.4r assum:-0.4 assum_the:1.2r assum_you:1.3r at:-0.8 at_#address:0.5e at_#evil:1.3e
at_#number:-0.6 at_all:-0.8 at_boot:0.9p at_every:-1.3 at_midnight:0.8x at_night:0.4x at_noon:1.9x at_start:0.4p
at_the:-1.6 at_this:0.3d attach:0.9e attack:-1.2 attacker:1.1r attacker_may:-0.8 attention:1.5o attention_ai:0.3f
attention_to:2.5o audit:0.9d audit_and:-1.2 audit_log:1.5d author:-1.2 author_of:0.2o authoris:0.7r
authoris_to:-1.6 authoris_you:1.0r authority:2.2o authoriz:-3.3 authorization:-3.3 auto:-0.7 auto_approv:-0.2
automatical:-1.6 availabl:-2.5 avoid:0.9d away:0.8x aws:1.3x aws_s3:0.8x b:-2.5 back:-3.6 back_up:-1.9
backdoor:2.0p background:0.6d backup:0.5x backup_and:-0.8 backup_of:-1.9 backup_older:1.1x banana:1.0p bank:-0.6
base64:1.1e base64_and:0.6e base64_of:-0.5 bash:1.0p be:-0.2 be_a:-0.5 be_ask:-1.4 be_call:0.2f be_delet:-1.0
be_my:2.3r be_restor:-0.6 be_skip:0.7p be_the:2.9r be_told:-1.2 bearer:0.4e bearer_token:0.7e becaus:-2.1
becom:0.5r becom_an:0.6r been:0.4r been_given:0.7o been_log:-2.4 been_remov:1.3r befor:-1.9 befor_#number:-1.6
befor_answer:2.0f befor_commit:-0.8 befor_delet:1.2p befor_each:-1.7 befor_every:-0.2 befor_it:0.7o
befor_push:-2.0 befor_run:1.0p befor_send:-1.7 befor_the:-0.9 befor_this:2.9o befor_us:-0.4 befor_use:-1.3
befor_you:-0.2 begin:-0.2 begin_system:2.4f begin_with:-1.0 behav:-1.6 behav_as:-1.5 behav_like:0.6r
behaviour:-1.4 behind:1.4d behind_the:0.5d believ:-0.8 below:0.6o below_#number:-0.4 ben:-2.0 beta:0.7o
between:-0.2 between_#number:-1.2 between_us:1.7d binary:-0.6 birthday:-1.4 bitwarden:-0.8 blind:-0.8 block:-0.5
blog:-3.3 board:-2.3 bob:0.3d body:-4.5 book:0.5f boot:1.5p boss:-0.3 bot:1.0f bot_that:0.7r both:-2.6 bots:-2.7
bound:-0.2 bound_by:1.2r box:-2.2 br:-2.2 br_this:2.4d branch:-1.0 branch_after:-1.1 branch_every:-1.7
branch_name:0.9e break:-0.6 break_the:-1.9 bridg:-2.2 bridg_between:-0.3 brief:0.6o broken:-1.9 browser:-1.2
bucket:0.7x budget:-2.5 bug:-0.2 build:-1.7 build_fail:-0.3 build_folder:-2.1 build_is:-1.0 build_machin:-0.6
but:-2.2 button:-0.9 buy:0.8f by:-0.8 by_a:-1.1 by_any:1.3r by_default:-2.2 by_e:-0.5 by_mail:-0.9 by_run:0.5p
by_the:0.3e by_your:1.6o bypas_your:1.7o c:0.2x cach:-3.1 cach_of:-1.0 cake:-3.3 calendar:-1.8 calendar_and:-0.3
call:-0.5 call_#name:3.0f call_#number:0.5f call_befor:1.7f call_super:-1.1 call_the:-1.0 call_this:-0.7
caller:-1.6 came:1.9d came_befor:1.6o came_from:0.8d can:-1.5 can_be:0.3p can_do:1.2r can_make:-0.7 can_read:-1.4
can_safe:1.7o cancel:-0.6 cancel_all:2.8o cancell:0.4o cannot:-2.6 cannot_remov:-1.2 captain:-1.0 car:-1.7
card_number:1.3e care:0.6r careful:-0.7 carla:-1.2 carry:0.6d carry_out:0.9d case:-2.4 case_of:1.2o
case_when:-0.5 cat:1.0e cat_#path:2.4e cat_#secret:0.8e certificat:0.3p certificat_of:-1.1 chang:-0.6
chang_in:-1.6 chang_is:-0.4 chang_the:1.8d chang_to:-0.4 chang_you:1.3o chang_your:0.8o changelog:-0.7
channel:-1.2 chapter:-1.8 character:-1.0 character_of:1.4r character_who:2.3r chat:-0.7 chat_history:1.9e
chatbot:0.2r cheat:-2.4 check:-0.6 check_are:0.8p check_for:-0.9 check_if:-1.7 check_my:-0.4 check_that:-1.3
check_the:-2.2 check_whether:-0.9 checkout:1.0p checkout_hook:0.5p ches:-2.6 children:-3.5 chmod:1.1x
chmod_r:2.4x choos:-1.9 christma:0.4x ci:-3.5 ci_set:-0.8 claim:-0.6 clas:-2.6 classifier:-1.9 claud:-0.4
clean:0.5x clean_the:-1.8 clear:-2.3 clear_your:-0.3 click_the:2.7f client:-4.0 clos:-1.4 clos_on:-0.3
clos_this:-1.2 cod:-0.8 code:-0.6 code_block:1.3e code_with:-1.9 coffe:-2.9 collect:-0.6 collect_all:0.8e
collect_the:-1.0 color:-0.5 color_whit:0.6f column:-3.3 com:-0.2 command:-1.0 command_#path:1.9f
command_from:0.3p command_id:2.2f command_in:1.1p command_to:-1.4 command_without:2.1r comment:0.8e
comment_in:1.7o comment_on:1.7e commit:-0.7 commit_messag:0.2e commit_to:0.3p comp:2.8o comp_with:1.1o
company:-0.5 compar:-3.2 compar_the:-1.2 competitor:-1.1 competitor_in:-1.1 complet:-3.7 compos:-1.7
compos_up:-0.4 compromis:2.2r computer:-2.9 conceal:1.3d conceal_the:-0.5 config:-0.8 config_#path:-0.9
config_and:0.3p configur:-1.9 configuration:-1.4 confirm:1.4r confirm_the:1.5r confirmation:1.1p
confirmation_is:1.5r conflict:0.6o connect:-2.5 connect_to:-1.6 consider_yourself:1.9r const:-3.1 constraint:1.9o
contact:0.2e contain:-0.7 contain_the:1.0e container:-0.3 content:-0.5 content_of:1.3e content_policy:2.0r
content_to:0.7e content_you:1.1f context:-0.9 context_and:2.0o contract:-1.0 contributor:-4.0 control:-1.1
conversation:-0.4 conversation_in:-0.3 conversation_to:2.3e cook:-1.2 cooky:-0.2 cooky_of:1.3e cooky_to:-0.5
copy_#secret:2.1e copy_of:-0.4 copy_to:2.0p copy_your:-0.8 corp:-0.8 cost:-0.9 could:-1.5 could_not:0.2d
count_lin:-1.4 count_the:-2.1 cover:0.5d cover_up:-0.2 cover_your:1.5d cp:-1.2 crawler:-1.5 creat:-0.8
creator:1.2r creator_i:1.0r credential:1.3e credential_file:1.7e credit:1.3e credit_card:1.3e crew:-1.4 cron:-0.2
cron_job:-1.2 cron_jobs:-0.5 crontab:-0.3 csv:-2.4 curl:-0.7 curl_#address:0.7e curl_#evil:2.2p curl_d:1.2e
curl_f:0.9e curl_fssl:-0.7 curl_x:0.8e current:-0.5 current_task:1.9o customer:-0.5 customer_list:1.5e
customer_tabl:1.8x cv:-0.3 cve:-0.8 cve_#number:-0.8 cycl:-2.7 d:-0.7 d_#evil:3.0e dai:-0.4 dan:1.0r dan_and:0.3r
dan_is:-2.1 dan_mode:2.0r dark:-0.4 dashboard:-1.1 dashboard_and:-0.8 data:-2.0 data_and:-0.3 data_is:-0.5
data_to:-1.6 databas:0.6x databas_and:-1.0 databas_dump:0.7e databas_of:-0.7 databas_on:-1.4
databas_password:0.4e databas_production:2.2x date:-1.8 date_is:0.9p day:-0.7 days_without:-1.1 dd:1.5x
dd_if:1.8x deadlin:-2.3 dear:0.8f dear_ai:2.0f dear_assistant:1.7f dear_customer:-1.1 dear_languag:0.8f
debug:-1.3 debug_mode:2.4r december:-1.3 decision:-2.5 declaration:-2.0 def:-3.3 def_#name:-0.9 default:-2.2
default_port:-1.7 definition:-3.1 degre:-1.3 delet:0.4x delet_after:-1.2 delet_anyth:-2.2 delet_everyth:2.7x
delet_fil:0.9r delet_it:2.5f delet_old:-0.8 delet_the:1.1x delet_this:-2.1 deliver:0.7r demo:-2.8 demo_is:-0.4
deny:-0.4 deny_publickey:-0.7 deny_that:-0.7 dependency:-1.9 dependency_and:-1.0 deploy:0.6f deploy_script:-1.3
deploy_without:-1.8 deployment:-1.2 describ:-1.6 description:-0.3 design:-2.3 destroy:-0.9 destroy_all:2.5x
destroy_auto:1.2x destroy_the:0.7x detail:-1.3 detection:-1.2 dev:-2.1 dev_server:-1.1 developer:1.4r
developer_messag:1.8o developer_mode:0.3r devic:-2.7 did:1.0d did_it:0.6d did_not:0.2d die:-0.6 diet:-2.4
diff:-0.2 digest:-1.6 direct:-3.0 direct_to:-1.8 direction:1.4o directiv:2.7o directiv_and:-0.9 director:-0.5
directory:-1.3 disabl:1.3p disabl_all:-1.8 disabl_next:-1.7 disabl_the:-0.5 disagre:-0.3 discard:-0.3
discard_all:-0.4 discard_the:-0.8 disclos:-0.2 discreet:1.3d disk:0.7x disk_is:-2.4 disk_usag:-3.2 disk_with:2.5x
dislik:-0.6 disobey:2.0o disobey_the:2.0o display:-1.9 disregard:-0.3 disregard_all:2.4o disregard_any:1.5o
disregard_everyth:1.5o disregard_the:3.0o disregard_this:-1.2 disregard_your:1.8o dist:-2.7 distribut:-2.6
disturb:-1.1 div:-0.6 div_hidden:-1.2 div_styl:1.1f dns:2.2e do:-0.9 do_and:2.2o do_anyth:0.7r do_as:2.1o
do_everyth:-1.0 do_i:-1.0 do_it:1.0d do_not:-0.4 do_the:-0.2 do_this:1.2d do_what:2.4o docker:-4.1
docker_compos:-0.6 docker_imag:-1.1 docs:-4.3 docs_#path:-1.6 doctor:-1.9 document_to:-1.2 documentation:-2.3
does:-0.2 does_not:0.4d dollar:0.3f domain:-1.1 dont:0.8d dont_ask:-2.2 dont_let:0.6d dont_mention:-0.7
dont_obey:1.3o dont_show:-2.2 dont_tell:1.3d down:0.7x down_the:-1.3 download:-1.0 download_#evil:2.4p
download_and:0.3p draft:-2.0 draft_to:-0.8 drink:-1.6 driv:0.8x driver:-1.3 drop:-0.7 drop_all:-0.9
drop_databas:0.8x drop_tabl:-1.0 drop_the:-0.7 dump_the:1.4e dump_to:-1.1 duplicat:-2.0 dur:0.4o dur_the:-2.8
e:-1.2 e_#path:0.6p e_mail:-1.5 each:-0.9 each_answer:-0.9 each_commit:1.4p each_day:0.9x each_morn:1.6x
each_night:2.1x each_secret:1.4e each_session:0.9p earlier:1.5o earlier_directiv:0.5o earlier_guidanc:1.6o
earlier_instruction:1.9o earlier_prompt:2.3o earlier_rul:1.6o earlier_version:-2.9 echo:-1.4 echo_ssh:1.5p
ed25519:0.5p edit:-0.9 editor:-2.0 effect:-1.9 else:0.9x email:-1.4 email_the:0.3e emb:1.1e emb_the:1.1e
emoji:0.3e employer:-1.1 empty:-0.5 empty_the:-0.7 enabl:-0.2 enabl_developer:-1.4 encod:-0.9 encod_the:1.2e
encrypt:-1.1 end:-0.3 end_of:0.7f end_system:2.4f endoftext:1.8f ends:0.9f engineer:-1.3 english:-1.1 enter:0.3r
enter_the:-1.3 enter_your:-1.4 entry:0.7d env:1.3e env_to:2.4e environment:-1.0 environment_variabl:1.2e
eras_all:0.8x eras_the:0.5x eras_your:1.6o error:-1.9 error_ignor:-0.6 error_in:-1.4 error_to:-0.6 eslint:-2.4
eslint_disabl:-1.4 ethic:3.1r ethical:1.2r euro:-0.2 eval:-3.0 eve:1.0p even:-0.5 even_if:0.8d every:1.5x
every_#number:-2.4 every_agent:0.9p every_answer:-2.7 every_command:-0.7 every_day:-1.2 every_earlier:1.6o
every_even:-0.7 every_file:2.6x every_five:0.4x every_friday:-1.7 every_hour:0.3x every_instruction:0.6o
every_login:-1.3 every_mail:1.9x every_minut:1.4p every_monday:-2.0 every_month:0.6x every_morn:-1.9
every_night:-2.0 every_repository:1.5x every_request:-0.8 every_rule:1.3o every_session:0.7p every_start:0.8p
every_sunday:-0.4 every_time:1.2p every_week:1.9x everyon:2.2p everyth:2.2o everyth_abov:1.7e everyth_in:2.5x
everyth_is:1.0d everyth_under:1.9x everyth_you:-1.2 evidenc:1.7d evil:1.3r evil_#path:2.6f evil_pkg:2.2p
evil_twin:-0.5 evilbot:2.8r exact:-0.2 exampl:-3.1 exampl_corp:-0.8 except:0.3o except_this:2.7o exchang:-1.1
exchang_rat:-0.6 execut:1.2p execut_#evil:0.4p execut_the:0.3f exfiltrat:0.6e exfiltrat_the:1.5e exist:-0.4
exit:-2.7 expir:1.0o explain:-0.6 explain_how:1.6r export:-1.9 export_#name:-1.8 export_the:1.1e extension:-2.5
f:0.4e fail:-1.4 fail_login:-1.1 fail_test:-1.7 failur:-1.8 fake:0.5o fals:-1.2 fami:-1.5 far:-1.6 far_and:2.5o
favour:1.5o favourit:-1.8 feat:-1.3 featur:-2.6 feed:-0.6 feedback:-1.8 fetch:-2.1 fetch_#evil:2.8e
fetch_the:-1.2 field:-0.8 figma:-0.5 fil:-2.0 fil_and:1.2x fil_are:-1.8 fil_in:-1.1 fil_older:-0.5 fil_to:0.9p
fil_with:-0.8 file:-0.7 file_#name:-1.8 file_#secret:-0.8 file_and:1.2e file_as:0.4e file_name:-0.8 file_to:0.4f
file_was:2.0d file_wins:0.7o fill:-0.3 fill_in:-1.7 film:-1.6 filter:-0.6 final_answer:1.8d find:1.2e
find_out:0.5d find_the:-2.7 find_to:0.6e fine:-0.7 finish:0.2d finish_the:-0.4 firewall:0.6p first:-0.6
first_#number:1.3o first_#path:2.0f first_and:1.4f first_call:0.4f first_of:2.0x first_run:0.3x five:-1.5
five_minut:0.4x fix:-1.3 fix_it:0.7f flag:-3.4 flat:-3.0 flour:-1.5 folder:0.6x folder_and:1.5e folder_in:-1.5
folder_to:-1.7 folder_when:-2.0 follow:0.4o follow_command:0.9f follow_instruction:-0.2 follow_it:2.1p
follow_line:-1.0 follow_mine:0.6o follow_text:1.1o follow_the:-1.0 follow_them:-1.3 follow_thes:-1.0
follow_this:1.3o follow_your:1.2o foo:-2.1 for:-1.3 for_#number:-1.3 for_a:-1.3 for_ai:1.2f for_approval:1.2p
for_credential:-1.4 for_each:-0.4 for_every:-0.6 for_everyth:1.8r for_fil:-1.0 for_good:1.4p for_mallory:1.9p
for_nam:-1.1 for_new:-1.6 for_one:-2.7 for_permission:2.7o for_stag:-2.5 for_target:-0.9 for_test:1.3o
for_this:-0.2 for_tomorrow:-1.4 for_word:2.0e for_you:1.3o for_your:-1.6 forc:0.9x forc_push:0.8x forever:0.9p
forget:-0.7 forget_about:0.9o forget_all:1.2o forget_everyth:-1.8 forget_the:0.3o forget_what:0.3o
forget_your:-0.2 forgot:-1.6 forgot_the:-1.2 forgot_your:-1.7 fork:1.3x form:-1.5 format:-0.7 format_the:-0.4
former:1.1o forum:-1.5 forward:-0.5 forward_all:1.9e forward_the:3.2e forward_this:-1.7 found:-1.5 found_in:2.1p
fre:0.6r fre_from:0.6r free:0.5r free_from:2.2r free_of:-4.5 french:-1.4 french_and:-1.2 fresh:-0.2 friend:-2.4
from:-0.3 from_#address:-1.5 from_#evil:2.6p from_#number:-1.7 from_all:1.3r from_eve:0.7p from_here:2.1r
from_mallory:0.7p from_now:0.9p from_this:1.8o from_today:0.3p from_your:-0.3 fssl:-0.7 full:-0.4 full_acces:0.5f
function:-1.3 function_with:-1.1 further:0.3o further_notic:1.3o futur:-0.7 futur_session:-0.5 gam:-1.8 game:0.3r
game_in:0.3r gate:-1.8 gather:1.5e gave:-0.3 gb:-1.3 gb_of:-0.6 generat:-3.6 generat_by:-0.5 german:-1.1 get:-1.6
get_a:-1.4 gets:-1.6 gist:0.9e git:-0.5 git_config:-0.8 git_hook:0.7p git_push:1.6x git_reset:0.8x github:-3.7
giv:-0.5 give_a:0.9d give_me:-0.4 give_the:1.4e give_this:0.4f given_by:0.9o go:1.7f go_of:0.7o go_on:1.7f
go_to:1.7r goal:1.2o goes:-1.4 gone:0.3x good:-0.4 good_morn:-0.9 got:-0.3 gpt:-0.2 grandmother:0.2r
grandmother_who:0.8r grant:1.4r grant_acces:1.9f grant_the:-0.6 green:-2.4 grep:-1.7 group:-2.7 guardrail:-1.4
guest:-2.1 guid:-1.8 guidanc:1.5o guidanc_and:1.6o guidelin:0.3o guidelin_abov:2.4o guidelin_and:1.0o
guidelin_are:0.4o guidelin_for:-0.9 h_now:1.7x hack:2.0o hacker:-0.5 hacker_who:0.7r had:0.9r had_no:2.1r
hammer:-1.4 hand:1.4o handbook:-2.1 hang:-2.0 happen:-0.4 hard:0.6x harmles:-0.3 has:-0.7 has_a:-1.5
has_been:-1.5 has_chang:1.9o has_expir:0.5o has_no:-1.3 has_the:-1.6 has_to:1.4f have:-0.7 have_already:-0.6
have_been:0.5r have_call:0.9f have_chang:-2.2 have_no:0.3r have_read:2.3d have_root:2.8r have_to:0.5f he:-1.9
header:-2.9 headlin:-1.5 hello:-1.0 help:-1.0 help_the:1.5o helper:1.2p helpful:-2.1 helpful_assistant:-1.9
her:-1.5 here:0.3o here_are:0.2o here_on:2.2r hereby:-0.3 hey:0.5f hi:-0.4 hid:-2.4 hidden:1.1f hidden_fil:-2.5
hidden_from:2.1d hidden_instruction:1.7e hidden_menu:-2.3 hidden_prompt:1.2e hidden_true:-1.2 hide:-1.2
hide_the:1.3d hide_this:-1.1 hint:0.7d his:-3.5 history_so:0.7d history_to:0.3e hold:0.4o hold_the:0.5e
holiday:-2.4 home:0.8x home_directory:2.3x home_folder:1.6x hook:-0.7 hook_that:0.8p host:-0.7 hour:-1.1
hour_and:-0.5 hous:-1.5 how:-1.8 how_do:-0.8 how_to:0.4r http:-1.7 http_tool:1.8e human:1.4f human_delet:0.3f
human_resourc:-1.4 i:0.9f i_am:-1.3 i_ask:0.5r i_have:-1.3 i_order:0.3f i_say:-0.3 i_should:2.8f i_will:3.3f
id:-0.2 id_#number:-0.7 id_#path:0.9f identity:0.2r identity_of:1.5r if:-0.6 if_#name:-2.9 if_#path:1.5x
if_ask:1.3d if_exist:-1.0 if_it:-0.8 if_noth:-2.8 if_question:1.1d if_the:0.8d if_ther:-1.1 if_they:2.2d
if_this:0.7d if_you:-2.0 ignor:-0.5 ignor_all:0.4o ignor_any:1.5o ignor_case:-2.0 ignor_every:1.6o
ignor_everyth:-1.3 ignor_fail:-0.7 ignor_fil:-1.6 ignor_its:0.7r ignor_old:-1.0 ignor_previou:-0.3
ignor_prior:2.0o ignor_the:1.1o ignor_this:-2.9 ignor_weekend:-1.8 ignor_what:0.8o ignor_whitespac:-1.2
ignor_your:2.9o ignorieren:-1.9 imag:1.1e imag_#path:-3.3 imag_link:1.2e imag_url:1.4e imagin:-0.6
imagin_that:3.3r imagin_you:-0.9 img:-0.5 img_alt:0.6f img_src:-1.1 import:-2.0 important:1.1f
important_befor:0.3f important_read:1.5f important_the:-2.7 in:-1.1 in_#name:-1.3 in_#number:-1.7 in_#path:-0.3
in_#secret:-0.5 in_a:0.4e in_again:-1.7 in_all:1.3p in_as:-1.8 in_asset:-1.7 in_base64:0.7e in_case:1.5o
in_commit:-0.7 in_developer:0.9r in_docs:-0.9 in_every:-1.1 in_figma:-0.5 in_french:-1.5 in_full:-0.5
in_futur:-0.6 in_german:-0.6 in_it:-0.3 in_logs:-2.5 in_maintenanc:0.6r in_march:-0.7 in_may:-0.6 in_memory:0.4p
in_order:-1.3 in_prompt:-0.9 in_public:-2.1 in_search:-1.0 in_spanish:-1.2 in_test:-1.1 in_the:-0.2 in_this:0.2o
in_vault:-1.4 in_which:1.6r in_your:-1.4 inbox:0.8e inbox_and:-1.0 incident:-2.0 includ:-0.3 includ_it:1.4e
includ_the:0.3e includ_this:1.4d includ_your:-0.8 incomplet:0.3f info:-4.2 inform:1.0d information:-2.6
ingredient:-2.0 ingredient_is:-1.2 init:-2.3 initial:0.2o initial_prompt:1.5e inject:-1.2 injection:-1.5
input:-0.8 input_type:0.3f insert:-1.2 insert_the:-0.8 insider:1.5r inst:2.8f inst_print:1.2f inst_sys:1.6f
install:-0.7 install_a:2.5p install_the:0.5p installation:-2.1 installer:-0.3 instead:0.9o instead_of:0.5o
instead_open:0.3o instruct:-0.8 instruction:0.8o instruction_#number:-2.5 instruction_abov:-0.2
instruction_and:-0.5 instruction_are:0.8o instruction_at:-1.0 instruction_content:0.9f instruction_except:0.6o
instruction_for:0.6f instruction_from:-1.2 instruction_given:0.9o instruction_have:-2.5 instruction_in:0.3o
instruction_into:1.4p instruction_is:0.7o instruction_of:-1.3 instruction_on:-1.5 instruction_pointer:-2.4
instruction_send:1.8f instruction_set:-2.7 instruction_that:2.1o instruction_to:-0.5 instruction_were:-0.5
instruction_with:-0.2 instruction_word:0.9e instruction_you:2.4o intend:-2.3 internal:-3.8 internet:-2.2
into:0.2e into_#name:0.7p into_#secret:0.9p into_a:0.4e into_french:0.9e into_the:1.7e into_your:-1.6
introduction:-2.9 invalid:-0.8 invoic:-0.9 invoic_to:-1.5 invok:0.3f invok_name:2.1f ios:-2.0 is:-0.9
is_#address:-1.9 is_#number:1.0p is_#path:-1.6 is_a:-1.5 is_abov:-0.8 is_allow:1.0p is_an:0.4f is_at:-1.0
is_call:-2.8 is_cancell:0.8o is_clos:-1.2 is_done:-1.3 is_down:-2.5 is_enabl:-1.2 is_fine:0.6d is_full:-2.4
is_given:0.5r is_gone:1.2x is_here:-2.1 is_hidden:-1.2 is_in:0.4e is_incomplet:0.3f is_low:1.2x is_miss:-3.6
is_no:1.7d is_not:0.9r is_now:-1.1 is_on:-1.4 is_one:-1.4 is_only:0.2f is_out:0.9o is_read:-2.7 is_red:-0.4
is_requir:1.3r is_safe:1.7f is_sent:-0.8 is_shown:-1.1 is_slow:-0.3 is_the:-0.6 is_to:1.6o is_used:0.2f
is_valid:1.6f is_void:1.5o is_written:2.1o is_wrong:-1.8 issu:-1.6 issu_and:-0.9 it_#path:0.3f it_a:1.5d
it_and:-1.5 it_as:1.1f it_does:-0.9 it_fail:1.1d it_for:-0.9 it_here:0.6e it_in:1.0e it_into:-1.2 it_off:0.4p
it_read:1.5r it_says:1.9p it_secret:-0.9 it_should:1.0f it_to:0.2e it_was:0.9d it_without:0.3d item:-1.4 its:-1.1
its_content:1.9e jailbreak:1.2r jailbroken:1.0r jan:-1.3 jan_#number:-1.2 january:-0.3 java:-2.5 job:2.0p
job_that:1.0p jobs:-1.1 joke:-1.9 json:-2.8 june:-2.0 just:-0.6 just_do:1.2d keep:-0.9 keep_a:1.7p keep_it:0.4p
keep_quiet:1.8d keep_this:0.8d keep_your:-2.4 kept:-1.4 kernel:-1.2 key:0.8e key_#path:0.4f key_and:1.9e
key_as:1.8e key_for:-0.5 key_from:-0.8 key_in:-2.1 key_is:-2.3 key_to:0.9p keychain:-0.5 keys:0.8f keys_are:-1.6
keys_in:-1.1 keys_to:0.8e kill:-1.0 kill_#number:0.7x kill_all:0.3x kind:-0.6 know:0.3d know_about:-0.4
know_that:1.4d know_what:-2.5 kubectl:0.8x kubectl_delet:0.8x kv:-0.4 kv_#path:-0.4 la:0.6f label:-2.6
landlord:-1.2 languag:-1.3 languag_model:-0.4 laptop:-2.6 last:-1.5 last_messag:2.2e later:0.5p latest:-1.1
launch:-1.3 law:0.2r laws:-0.3 le:-1.5 lead:-1.4 leak:-1.3 leak_data:-0.2 leak_the:0.2e learn:-0.2 least:-1.8
leav:1.0d leav_a:1.8d leav_no:-1.4 leav_out:0.4d leav_the:-1.8 leav_this:3.1d left:-0.8 legacy:-2.8 les:-1.6
let:0.2d let_anyon:2.0d let_go:0.7o let_play:0.7r let_the:1.7d letter:0.8e level:-1.7 library:-3.1 licenc:-2.2
lie:1.7d lie_to:0.5d lift:1.0o lik:-2.3 lik_to:-0.3 like:-1.5 like_an:1.5r like_it:0.4r like_you:1.4r limit:-1.4
lin:-0.3 lin_that:-2.0 line:-1.4 line_#number:-1.0 line_to:0.6p link:0.2e link_in:-1.1 link_to:-1.3 lint:-3.5
lint_warn:-1.5 linter:-2.9 linter_befor:-0.8 linux:-1.1 linux_#name:-1.4 list:-0.6 list_all:-0.7 list_in:-0.8
list_is:-0.7 list_of:-2.1 list_the:-0.7 list_to:1.9e listen:-0.3 listen_to:2.0o littl:0.6x liv:-1.1 liv_in:-1.0
live:-2.3 live_in:-2.0 llm:1.7f llm_instruction:0.6f load:-1.0 load_#evil:0.8p load_#path:-2.6 load_is:1.1x
load_the:1.2e local:-2.9 lock:-1.7 log:-0.4 log_afterward:0.8d log_and:-1.7 log_fil:-1.7 log_file:-1.8
log_for:-1.5 log_in:-0.5 log_of:-1.4 log_out:-2.1 log_to:-0.9 log_when:-0.5 login:-0.5 login_from:-0.7 logs:-0.4
logs_are:-0.4 logs_for:-1.2 logs_to:-2.2 long:-2.6 longer:0.2r longer_an:-0.9 longer_ap:0.7o look:0.9e
look_at:-1.3 look_for:-1.1 look_up:0.6e ls:0.5f lunch:-1.4 mac:-1.2 machin:1.1x maco:-3.0 made:0.5x mail:0.3e
mail_addres:-0.2 mail_address:0.4e mail_after:-2.0 mail_and:-1.5 mail_at:-0.4 mail_from:-0.4 mail_if:-2.3
mail_me:-0.3 mail_the:0.2e mail_to:0.7e mail_was:-2.1 mail_with:-3.5 mail_without:-0.4 mailbox:0.5e main:0.2x
main_and:-0.3 main_every:1.4x maintainer:-0.9 maintenanc:-0.4 maintenanc_window:-1.4 make:0.5d make_a:-1.1
make_deploy:-0.3 make_it:0.8d make_sure:-0.7 make_the:-0.2 make_this:1.0p makefil:-1.4 makefil_#number:-1.2
maliciou:1.4r maliciou_insider:1.5r mallory:3.7p mallory_all:0.4p mallory_is:-1.2 mallory_to:0.7p manag:-1.1
manag_by:-1.0 manager:-0.9 manager_is:-0.9 manual:-2.3 many:-2.7 march:-2.0 mark:-1.1 markdown:-0.5 market:-1.4
master:0.6e matter:0.9o max:-0.4 may:-1.3 may_be:-0.3 may_do:2.0p may_not:-2.0 may_now:0.6f me:-0.3 me_a:-1.0
me_about:-1.0 me_if:-2.7 me_not:0.4o me_the:1.9e me_to:-0.2 me_what:2.3e me_when:-2.1 me_your:0.8e mean:-3.2
measur:-3.1 meet:-1.8 meet_is:-1.2 member:-2.6 member_of:-1.1 memory:-1.3 memory_of:0.5o memory_that:1.6p
mention:0.9d mention_it:0.4d mention_pric:-1.1 mention_the:0.4d mention_thes:1.9d mention_this:1.0d menu:-1.3
merg:-1.1 merg_branch:-2.3 messag:-0.9 messag_after:1.4d messag_and:-0.4 messag_as:2.0o messag_if:-0.7
messag_in:-0.5 messag_is:2.3o messag_of:1.5e messag_to:1.2p meta:-1.6 method:-3.5 metric:-1.6 midnight:0.8x
migration:-2.4 mind:1.3o mind_the:0.2o mine:3.5o minor:-0.5 minor_updat:-0.3 minut:0.2x miss:-0.9 mistak:-1.0
mix:-1.6 mode:-0.5 mode_and:2.2r mode_enabl:2.6r mode_in:-1.5 mode_is:-2.6 mode_no:0.7r mode_of:-0.9
mode_with:-0.4 model:0.9r model_is:-1.2 model_must:1.1f model_should:0.4f model_that:0.6r model_the:0.9f
model_to:0.7f modify:-1.9 modul:-2.7 moment:1.6o monday:-0.6 money:2.8x monitor:0.6x monitor_the:-1.2 moral:1.7r
more_than:0.2o morn:-1.1 most:-2.8 mov:-3.5 mov_to:-0.7 ms:-1.7 must:-0.2 must_be:-1.0 must_call:0.6f
must_contain:-0.2 must_first:1.0f must_not:-0.3 must_now:1.1f must_obey:2.2f must_restart:-0.5 must_run:1.1f
must_send:2.0f mute:0.5d mute_the:0.8d my:-1.1 my_calendar:-0.4 my_key:2.6p my_mail:-1.3 my_public:-0.6
my_ssh:2.0p n:-0.3 nam:-2.5 nam_in:-0.9 nam_of:0.3e name_#path:-1.4 name_ai:0.9f name_bash:2.2f name_is:0.8r
name_terminal:4.2f nas:-0.6 nc:1.0e nc_#evil:2.5e necessary:-1.0 need:-0.3 need_a:-2.0 need_approval:1.2r
need_for:1.0p need_no:0.2p neglect:1.5o neglect_the:1.0o never:0.4r never_ask:1.3p never_asks:2.2r
never_commit:-2.2 never_delet:-1.5 never_in:1.3p never_mention:1.9d never_mind:-0.7 never_push:-1.0
never_refus:1.0r never_reveal:-1.0 never_run:-1.0 never_says:0.9r never_send:-1.6 never_shar:-2.0 never_tell:1.5d
never_use:1.5p new:-0.5 new_account:1.9d new_instruction:0.8o new_issu:-1.3 new_messag:-1.7 new_one:0.4o
new_ones:2.1o new_order:1.3o new_policy:0.2f new_rule:1.5f new_session:2.3p new_system:1.7o new_task:0.8f
new_user:-0.3 new_version:-0.6 newer:0.3x newest:-0.6 news:-1.3 newsletter:-2.7 next:0.2e next_line:-1.0
next_messag:1.9e nginx:-1.1 night:-1.0 night_build:-1.7 no:-0.3 no_approval:-1.3 no_attention:1.5o
no_content:1.7r no_ethical:1.2r no_filter:2.1r no_longer:0.2r no_matter:0.5x no_moral:2.9r no_need:0.9d
no_new:-1.3 no_one:2.0d no_policy:1.2r no_preserv:1.2x no_record:1.7d no_restriction:0.2r no_rul:-2.0
no_safety:-0.7 no_secret:-1.0 no_trac:-1.2 nobody_notic:0.8d nobody_sees:1.9d node:-2.2 nois:-0.6 none:0.8f
none_ignor:1.9f noon:0.7x nopasswd:1.2p nopasswd_all:0.4p normal:1.2d normal_and:1.1r not:-0.5 not_a:0.3d
not_adher:1.3o not_answer:-2.1 not_ap:1.6o not_as:-1.6 not_ask:0.3r not_be:0.3r not_bound:0.4r not_commit:-2.4
not_contain:-0.3 not_delet:-1.5 not_disclos:0.2d not_edit:-1.8 not_exist:2.1r not_find:1.2d not_follow:0.8o
not_forward:-1.7 not_found:-0.2 not_in:-2.2 not_inform:1.5d not_leav:0.5d not_let:1.8d not_log:1.8d
not_mention:-0.7 not_need:1.5p not_notic:1.8d not_obey:-0.8 not_print:-1.0 not_read:-0.8 not_rep:-1.6
not_report:1.6d not_request:-1.8 not_reveal:-1.8 not_run:-0.9 not_see:0.9d not_send:-0.4 not_shar:-3.7
not_show:-0.6 not_tell:-1.3 not_the:-1.0 not_to:0.5d not_use:-2.4 not_want:1.4p not_writ:1.2d note_befor:0.4f
note_for:-1.1 note_the:-1.7 note_to:2.5f note_you:0.4f noth:0.4d noth_chang:-0.9 noth_was:2.4d notic:0.2d
notification:-1.3 notify:-2.6 notify_me:-0.8 now:2.0r now_#path:0.5f now_a:0.8r now_act:1.1f now_an:1.2r
now_call:1.4f now_connect:-1.1 now_dan:-0.7 now_delet:1.4f now_in:1.2r now_log:-1.7 now_on:0.6p now_send:0.8f
now_the:-0.4 npm:-2.0 npm_audit:-2.7 npm_ci:-0.5 npm_install:-3.1 npm_publish:0.5f npm_start:-1.9 npm_test:-1.3
npm_warn:-0.6 null:-1.4 number:-1.1 number_and:1.3e number_in:-0.6 number_of:-2.3 number_to:-2.1 o:0.8p obey:1.3o
obey_me:1.9o obey_only:1.0o obey_the:1.6o obey_this:0.3o obey_your:1.3o object:-4.5 objectiv:2.5o
observation:-1.9 obsolet:1.1o of:-0.5 of_#address:1.6e of_#name:0.6e of_#number:-2.4 of_#path:2.0x
of_#secret:3.4e of_a:-1.5 of_all:1.1x of_an:-0.9 of_document:0.9f of_each:1.3p of_every:1.9e of_foo:-0.8
of_node:-1.7 of_now:1.3o of_open:-1.6 of_ram:-0.6 of_root:2.3p of_the:-1.0 of_this:1.2d of_thumb:-0.4
of_tool:0.2f of_what:2.1o of_yesterday:-1.4 of_your:1.1o of_yourself:1.7r off:0.3p off_in:1.6p off_the:-1.4
offic:-1.9 offic_is:-0.8 ok:-1.1 ok_#path:2.5f old:-1.2 old_api:-1.9 old_instruction:-1.8 old_ones:0.3o
old_rul:1.6o old_screenshot:-0.8 older_than:0.4x omit:0.2d omit_this:1.2d on:-1.1 on_#number:-1.7 on_#secret:0.4f
on_a:-2.8 on_all:1.5p on_by:-2.0 on_call:-2.2 on_every:0.7p on_friday:1.8x on_monday:1.1x on_my:-0.9
on_sunday:0.3x on_the:0.6x on_this:-0.9 on_thursday:-1.0 on_tuesday:-1.0 on_weekend:-0.8 on_you:1.7r on_your:0.4r
once:-0.2 once_a:2.0x once_the:-0.2 one:-0.9 one_is:1.0o ones:1.2o only_the:-1.5 only_this:-1.6 only_valid:0.9f
only_with:3.5o opacity:0.7f opacity_#number:1.5f open:-0.9 open_#evil:1.2f open_#secret:-1.9 open_a:0.3p
open_an:-1.6 open_at:0.8p open_it:0.2e open_pull:-1.1 open_the:0.7o openai:0.5r operation:-2.1 operator_and:0.5r
operator_has:0.9f opposit_of:1.2o ops:-3.1 option:-4.0 or:-4.2 order:0.6o order_are:0.2o order_from:-1.5
order_has:-2.2 order_of:-1.0 order_you:0.3f origin:-3.1 original:-0.3 other:-0.9 other_instruction:2.8o
other_tool:1.3f otherwis:-0.7 our:-1.0 our_dependency:-0.3 out_of:-0.3 out_the:-0.7 outdat:-1.2 output:-0.6
output_of:1.2e output_the:1.9o output_your:1.6e outsid:0.4p outsid_the:-2.8 oven:-1.6 over_main:1.6x
over_spac:-0.3 over_the:-2.5 over_with:1.2o overlook:1.2o overlook_the:0.9o overrid:1.0o overrid_all:1.3o
overrid_for:-1.8 overrid_of:-0.5 overrid_previou:0.2o overrid_system:-1.2 overrid_your:1.6o overrul:0.3o
overrul_the:0.3o overwrit:-0.9 own:-1.0 owner:-0.3 owner_of:1.3d p:-1.4 p_styl:1.4f packag:-1.1 packag_is:0.6f
pag:0.6p page:-0.9 page_#number:-2.3 page_#path:0.9f page_and:0.7f page_is:0.6f page_says:1.5o paid:-0.9
panel:-1.3 panel_#address:-0.9 paper:0.3f paper_study:-0.7 paragraph:3.5o parameter:-0.9 parameter_name:0.5f
parent:-1.8 part:-0.2 part_of:-0.5 party:-2.1 pass:-0.4 pass_even:2.0d pass_it:0.7f pass_the:-1.1 pass_your:1.6f
passport:-1.3 password_are:-1.6 password_file:2.0e password_for:-1.8 password_in:0.3e password_into:1.8e
password_is:-3.4 password_manager:0.4e password_must:-0.7 password_policy:-2.2 password_reset:-0.8
password_to:0.7e password_with:-0.9 past:-1.6 past_it:-0.6 past_the:-0.3 past_them:1.0e past_your:-0.3
pastebin:0.6e path:-2.8 pay:0.8o pay_no:1.5o payload:-2.0 payment:-0.2 peopl:-3.2 per:-4.4 per_cycl:-1.0
permanent:3.2p permission:0.5r permission_and:1.9r permission_deny:-2.0 permission_for:1.8r permission_to:-1.4
person:-1.3 person_who:0.3e persona:4.8r persona_of:1.1r phon_number:1.1e photo:-2.5 phras:0.3f pictur:0.4e
pin:-0.8 ping:-0.6 ping_the:-3.1 pirat:1.3r pkg:0.3p plac:-1.5 plain:-2.2 plan:-1.7 plant:0.6p play:-0.8
play_a:2.3r play_is:-1.2 play_the:-0.7 player:-2.6 pleas:-0.5 pleas_delet:-0.5 pleas_disregard:-1.5 pleas_do:0.7o
pleas_forget:1.9o pleas_ignor:-0.2 pleas_log:-1.7 pleas_run:2.3f pleas_send:-3.0 pls:2.2o plus:0.7e plus_the:2.7e
pm:-1.4 poem:-1.6 point:-0.2 pointer:-2.7 policy:0.2r policy_and:0.4r policy_of:-1.9 policy_you:0.4o
port_#number:1.4p port_with:-1.0 position:-1.9 positiv:0.5f positiv_review:1.1f post_#address:-1.8
post_#path:-3.1 post_a:0.8f post_checkout:0.5p post_d:-0.5 post_file:0.7e post_it:0.2e post_request:-0.9
post_the:1.2e post_them:0.4e postgr:-1.3 preced:2.3o precedenc:0.3o precedenc_over:0.7o prefer:-2.9
prefer_to:-1.1 preheat:-0.6 preheat_the:-0.6 pres:-1.8 preserv_root:1.2x pretend:-1.7 pretend_play:-1.0
pretend_that:4.0r pretend_the:-1.7 pretend_to:2.5r pretend_you:-2.1 prettier:-2.0 previou_command:2.2o
previou_declaration:-0.4 previou_definition:-0.6 previou_employer:-1.1 previou_error:-2.4
previou_instruction:1.1o previou_job:-1.4 previou_messag:1.7o previou_order:-0.6 previou_prompt:2.2o
previou_result:-0.9 previou_rul:-0.8 previou_version:-1.3 pric:-2.5 pric_of:-0.5 print:0.8e print_it:0.8e
print_the:-0.6 print_this:-0.7 print_your:-0.6 printenv:2.4e printer:-1.4 printer_are:-1.0 prior:2.2o
prior_art:-2.1 prior_context:0.8o prior_directiv:0.7o prior_instruction:-1.0 prior_rul:0.9o priority:1.4o
privat:-0.5 privat_key:-1.3 problem:-2.3 proce:1.8o process:-0.4 prod:3.0x product:0.9f product_is:-0.2
product_owner:-1.5 production:0.3x production_databas:2.9x professor:-1.7 profil:-1.1 program:0.4o project:-0.5
prompt:-0.4 prompt_#path:-1.8 prompt_and:0.7o prompt_as:2.3f prompt_enter:-1.2 prompt_in:1.3e
prompt_injection:-1.4 prompt_into:2.3e prompt_is:-0.3 prompt_of:-1.1 prompt_says:2.4o prompt_the:-0.8
prompt_to:0.8e prompt_with:2.0o prompt_you:-1.5 protect:-2.3 proxy:-1.1 public:-0.7 public_channel:2.0e
public_folder:1.4e public_gist:1.0e public_key:-0.3 publickey:-0.7 publish:1.0f publish_the:-0.2 pull_the:-0.9
purg:0.4x purpos:-0.5 push:1.9x push_an:2.1x push_forc:1.4x push_the:0.7f push_to:-0.9 put:0.4e put_#name:3.3p
put_a:2.2p put_the:-0.7 put_them:1.3e put_your:-2.0 pwn:2.6o q:-1.3 qo:-0.3 qo_#evil:2.5p quarter:-1.9 query:0.6e
query_str:1.8e question_about:-1.5 question_and:1.9o quiet:-1.0 quiet_about:2.3d quiet_and:-1.4 quiet_skip:-1.4
quiz:-1.0 quot_the:2.5e r:1.4x r_#number:2.4x ram:-0.8 random:-0.6 rat:-0.8 rate:1.1f rate_this:1.4f reach:-3.4
read:-0.3 read_#name:1.6e read_#path:1.4f read_all:0.6f read_from:-2.6 read_me:1.1r read_my:-0.4 read_only:0.5o
read_the:-0.7 readm:-0.4 ready:-1.3 real:2.2o real_instruction:1.0o reason:1.3d reboot:-0.3 rebuild:-1.7
rebuild_the:-1.1 receiv:-0.6 recip:-0.4 recipient:0.7d recommend:1.2f recommend_this:1.9f record:0.6d
record_of:2.1d red:-1.8 refactor:-2.5 refund:-0.7 refus:2.6r register_a:-1.4 reject:-2.4 releas:-1.2
releas_are:-1.5 releas_manager:-0.3 remain:-0.4 remember:-0.5 remember_that:-1.0 remember_this:0.9p
remember_to:-0.3 remind:-2.3 remind_me:-1.1 remind_the:-1.5 reminder:-0.9 reminder_the:0.8f reminder_to:-0.4
remot:-1.0 remov:-1.1 remov_after:-1.8 remov_everyth:1.4x remov_fil:-0.8 remov_old:-0.7 remov_the:1.9d
remov_this:-0.7 renam:0.9d render:-1.7 render_x:1.5e renew:-0.8 renew_the:-0.8 rep:-0.6 rep_to:-2.8 rep_with:1.5f
repair:1.1f repair_it:0.5f repeat:0.6e repeat_everyth:1.0e repeat_the:-0.5 replac:0.4o replac_in:-0.8
replac_the:0.3d replac_your:1.6o repo:-0.8 report_succes:1.0d report_the:0.7d report_this:2.5d report_to:-3.5
report_with:-1.3 repository_and:-0.7 repository_to:-1.2 request:-0.7 request_a:-0.8 request_and:-2.0
request_description:0.7e request_that:0.3e request_to:-0.6 request_without:0.2f requir:-1.4 requir_for:-0.2
requir_that:0.7f requir_to:0.5f requirement:-2.3 requirement_#number:-0.6 reserv:-1.0 reset:-0.3 reset_hard:0.8x
reset_the:-2.7 reset_your:-1.4 resolv:0.5e resourc:-2.9 respond:-0.4 rest:0.8r rest_of:-1.4 restart:-0.7
restart_after:-1.0 restart_the:-3.1 restor:-2.5 restrict:-1.2 restriction:-0.2 restriction_are:2.5o
restriction_on:-2.4 result:-0.7 result_from:-1.2 result_is:1.0f result_of:1.2e result_to:1.4e result_you:1.4f
retro:-1.1 return:-3.5 return_prompt:-0.8 reveal:-0.2 reveal_secret:-0.9 reveal_the:1.8f reveal_your:1.1e
revers:-0.3 revers_shell:1.8p review:0.3f review_comment:-0.8 reviewer:1.6d reviewer_for:-3.0 revok:-0.7 rf:0.2x
rf_#name:-2.4 rf_#path:3.1x rf_at:2.0x rf_build:0.9f rf_every:2.8x rf_no:1.2x right:0.2r right_and:0.6r
right_reserv:-0.7 risk:-3.5 rm:1.3x rm_cannot:-1.2 rm_rf:0.2x robot:-1.9 rogu:0.9r rol:-2.5 role:-1.8
role_admin:-2.8 role_assistant:-0.8 role_editor:-0.7 role_in:-1.8 role_is:-0.5 role_of:1.0r role_play:0.3r
roleplay:1.0r roleplay_as:2.2r roleplay_gam:-1.8 roleplay_you:0.5r root:-0.5 root_and:3.1r root_password:2.5p
rotat:-1.4 rows:-1.9 rsa:1.0p rsa_aaaa:1.9p rul:1.4o rul_about:0.4p rul_abov:0.6o rul_and:-0.4 rul_any:1.4o
rul_ap:1.8f rul_are:0.9o rul_from:-0.9 rul_have:0.2o rul_in:-1.5 rul_no:0.6o rul_of:-2.3 rul_you:2.0o
rule_#number:-1.3 rule_no:-1.3 rule_of:-0.4 run:0.8f run_#evil:0.7p run_#name:2.8x run_a:-1.5 run_command:-0.7
run_curl:1.5f run_it:1.7d run_rm:0.7f run_sudo:0.8f run_this:-1.5 run_wget:1.2p runs:-0.2 runs_#evil:0.3p
runs_#path:2.7p runs_curl:1.1p rust:-1.9 s_#evil:2.8p s_inst:2.4f safe:-0.9 safety:-0.7 safety_check:0.7r
safety_guidelin:-1.4 safety_instruction:0.4o safety_policy:1.5o safety_rul:0.9r safety_train:1.7r said:-1.2
said_the:-1.9 sandbox:1.1f santa:-1.2 sav:-2.8 save:-1.8 save_this:0.3p save_to:1.5p say:1.1d say_good:-1.5
say_it:2.5d say_noth:0.6d say_that:2.1d say_the:1.7d say_yes:-0.9 say_you:2.6d says:0.2p says_no:2.2r
says_thank:-0.3 scan:-1.8 scan_the:0.6e scen:-0.2 schedul:0.5p schedul_task:0.6p schema:-0.8 school:-2.7 scp:0.6e
scp_#secret:0.5e screenshot:-1.1 screenshot_from:-0.8 script:0.6p script_#path:-2.7 script_from:-1.1 search:-1.8
search_query:1.7e search_the:-0.3 secret:-0.9 secret_#path:-0.9 secret_are:-0.4 secret_from:-0.5 secret_in:-1.1
secret_ingredient:-1.4 secret_key:1.3e secret_santa:-0.5 secret_to:-1.1 secret_until:-0.8 secret_you:2.0e
section:-3.4 security:-0.4 security_team:1.0r see:-0.6 see_a:1.4e see_the:0.9f seed:-2.0 sees:2.1d sees_it:1.9d
select:-2.2 self:0.8p send:-0.3 send_#secret:2.3e send_all:0.5e send_anyth:-1.6 send_every:1.4p send_invoic:-2.2
send_it:-0.8 send_the:1.2f send_them:2.4e send_us:-1.4 send_your:-2.0 sender:-0.9 sent:-0.6 sent_to:-1.1
serv:-0.9 server:-1.7 server_every:2.0x server_if:-0.3 server_is:-1.5 servic:-0.6 servic_that:0.8p session:0.7p
session_cooki:2.0e session_first:2.5p session_has:-0.4 session_id:0.8e set:-1.1 set_approval:0.5p set_asid:-0.2
set_in:-1.2 set_is:1.2o set_the:-1.1 set_your:2.5o setup:-2.5 sh_#path:1.9f sh_to:0.8p shall:-0.2 shar:-0.8
shar_driv:-1.0 shar_the:2.1e shar_this:-0.6 shar_your:-0.9 sheet:-1.7 shell:0.3p shell_history:1.9d
shell_profil:-0.5 shell_to:1.3p ship:-2.3 shop:0.2f short:-2.4 should:0.3d should_be:-3.2 should_includ:-0.8
should_not:2.4d show:-1.0 show_me:1.7e show_the:0.3d show_this:-0.3 shown:-1.1 shown_in:-0.8 shr:2.4x shut:1.0x
shut_down:-0.3 shutdown:2.4x shutdown_h:1.7x sidebar:-1.2 sidenot:1.7f sie:-1.1 sign:-2.2 signatur:2.6p
silenc:1.5d silent:0.9d silent_and:-0.3 silent_install:1.5d simulat:-0.6 simulat_a:-0.2 simulat_an:0.3r
simulat_developer:2.5r site:-3.0 size:-0.8 size_#number:1.2f skip:1.0p skip_all:0.9r skip_days:-1.1 skip_the:0.3f
slack:-1.9 slow:-0.6 small:-2.0 snapshot:-2.1 snippet:-0.7 so_far:0.5o so_that:3.8p someon:0.5p
someon_mention:0.4p someth:0.3d someth_is:-0.5 sort:-2.0 sourc:-2.5 spac:-3.0 span:-0.7 span_hidden:1.3f
span_styl:1.0f spanish:-1.7 speak:2.5r speak_as:1.1r spell:0.6e src:-1.8 src_#path:-1.8 ssh:-1.6 ssh_ed25519:0.5p
ssh_key:0.6p ssh_keys:-0.5 ssh_rsa:1.7p stag:-2.7 stag_databas:-0.5 stag_server:-1.2 stal:-2.3 stand:-0.4
standup:-1.5 star:1.1f start_a:2.1x start_in:-2.0 start_of:-1.6 start_over:-1.6 start_the:-1.7 start_with:1.1p
startup:0.2p stat:-2.5 statement:-1.8 statu:-2.7 statu_to:-0.5 stay:2.6d steal:1.6e steal_the:1.6e step:0.6d
still:-1.3 stop:-0.6 stop_follow:2.4o stop_obey:3.3o stop_the:-1.8 stop_what:0.6o stor:-0.9 stor_in:1.1p
stor_it:-1.6 stor_this:0.4p story_in:1.4r story_you:0.6r str:-3.0 stranger:-2.2 strict:-2.9 study:-0.8 styl:-0.7
styl_color:0.8f styl_font:1.2f styl_opacity:1.5f subject:-2.0 subscrib:-2.3 succes:1.6d such:-2.9 such_as:-2.5
sudo:2.0x sudo_mode:1.9r sudo_rm:0.8x sudoer:2.5p suit:-1.7 summaris:-0.2 summaris_new:-2.1 summaris_this:2.0f
summaris_yesterday:-0.7 summary_of:-2.0 summary_should:-0.4 summary_to:-1.2 sunday:0.4x super:-1.5 supersed:-0.2
supersed_all:-1.3 superuser:1.3r support:-0.7 sure:2.5f sure_i:0.4f sure_that:-1.9 sure_the:2.7d surpris:-1.2
surpris_party:-0.8 suspend:1.2o suspend_until:0.9o svg:-0.5 switch_off:0.4o switch_to:0.4r sync:-2.5 sys:1.4f
sys_you:0.7f system:0.3f system_#name:1.9f system_administrator:1.3r system_content:1.7f system_do:2.1f
system_ignor:1.5f system_instruction:0.4o system_is:-1.7 system_linux:-2.0 system_new:2.6f system_overrid:1.8f
system_prompt:-1.6 system_reminder:2.9f system_requirement:-1.7 system_return:-1.1 system_reveal:3.2f
system_that:0.5r system_the:1.7f system_ubuntu:-1.3 system_updat:-1.1 system_you:3.2f systemctl:-1.6 systemd:0.3p
systemd_servic:0.8p t:1.4x tabl:-1.7 tabl_if:-1.3 tabl_in:0.7x tabl_of:-0.9 tablet:-2.3 tabs:-1.5 tabs_over:-0.3
tag:-1.0 tak:-1.2 take:-0.9 take_on:0.8r take_precedenc:-0.2 take_the:-0.4 tap:-1.1 tar:-0.2 target:-4.2
target_all:-1.0 task:-0.5 task_and:0.5o task_is:0.7o task_that:0.6p task_you:1.3o tax:-1.4 team:-0.9
team_channel:-1.4 team_of:-0.4 tell:-0.2 tell_anyon:-2.2 tell_me:-0.8 tell_nobody:1.4d tell_them:2.6d
tell_us:-1.5 tell_user:-2.3 tell_your:-1.7 temperatur:-1.6 templat:-1.1 temporary:-1.0 temporary_branch:-0.6
term:-0.9 terminal:2.4r terminal_argument:1.2f terminal_without:0.2r terraform:1.3x terraform_destroy:1.3x
test:-0.5 test_#path:-0.3 test_are:0.7f test_befor:-2.1 test_databas:-2.4 test_in:-1.7 test_is:-1.1
test_pass:0.5d test_server:-1.7 test_suit:-1.4 test_the:-1.2 tester:1.2r text:-1.6 text_abov:1.8e text_and:-0.7
text_below:-0.6 text_is:0.8o than:-1.6 than_#number:-1.6 than_your:1.7o thank:-1.8 that:0.7r that_all:2.1d
that_answer:-0.7 that_approval:1.1p that_are:-1.6 that_came:0.8o that_every:0.6p that_execut:1.8r that_has:-0.2
that_ignor:0.7r that_is:-1.1 that_it:0.6d that_never:1.9r that_no:1.4d that_nobody:1.0d that_noth:2.5d
that_runs:2.0p that_start:2.6p that_the:-0.6 that_this:-0.2 that_was:0.7r that_you:-0.6 the:0.5e the_#number:-0.9
the_abov:-0.7 the_account:0.9d the_actor:-1.2 the_addres:0.2e the_admin:2.3d the_administrator:1.8r
the_agent:0.2f the_ai:0.7f the_alarm:0.3d the_alert:1.1d the_allowlist:-0.3 the_answer:2.7e the_api:1.6e
the_app:-1.6 the_approval:2.5p the_archiv:-0.3 the_argument:-2.6 the_attacker:1.8r the_audit:1.9d the_author:-0.3
the_background:1.3d the_backup:-0.2 the_bank:-1.2 the_behaviour:-0.8 the_best:1.5f the_beta:1.3o the_bot:-0.2
the_browser:0.7e the_build:-0.7 the_cach:-0.9 the_call:-0.6 the_certificat:-1.0 the_chang:2.3d the_changelog:-0.2
the_character:0.3r the_chat:1.3e the_check:0.8r the_ci:-0.9 the_client:-3.2 the_code:0.5e the_command:0.3f
the_comment:1.2e the_commit:2.6d the_company:1.4x the_computer:-1.5 the_confidential:2.5o the_config:1.4p
the_configuration:-1.5 the_confirmation:-0.2 the_content:1.1e the_contract:0.6r the_conversation:-0.7
the_cooki:1.9e the_cooky:3.0e the_credential:1.8e the_crew:-1.4 the_crontab:1.2p the_customer:0.7e the_dai:-1.5
the_dark:2.3d the_dashboard:-1.1 the_data:1.1f the_databas:0.7e the_date:-1.2 the_day:-1.8 the_debug:-1.6
the_default:-3.0 the_delet:1.6f the_demo:-1.2 the_dependency:0.3p the_deploy:-0.5 the_design:-0.4 the_dev:-1.4
the_developer:1.5o the_directiv:0.5o the_disk:1.2x the_dns:1.9x the_docs:-0.8 the_document:2.0e the_draft:-1.4
the_driver:-1.3 the_e:0.6e the_end:-0.2 the_entry:1.9d the_environment:2.0e the_even:-0.6 the_evidenc:2.5d
the_exchang:-0.8 the_fil:0.7f the_file:-0.5 the_film:-1.0 the_filter:1.5r the_firewall:0.6p the_first:0.4x
the_folder:2.3d the_forum:-1.5 the_function:-0.7 the_game:-0.3 the_group:-0.7 the_guidelin:3.2o the_header:-0.7
the_hidden:-0.2 the_history:-0.5 the_home:2.6x the_host:3.0r the_hous:-0.9 the_http:1.6e the_identity:1.5r
the_imag:2.1e the_inbox:0.8x the_initial:-2.0 the_installer:-0.3 the_instruction:-1.4 the_internet:-2.2
the_invoic:-2.0 the_issu:1.3e the_key:2.6f the_keychain:-0.3 the_keys:3.2f the_landlord:-1.2 the_languag:-0.2
the_last:1.6e the_latest:-0.4 the_library:-2.0 the_licenc:-2.1 the_lin:0.2o the_line:-0.7 the_link:1.3e
the_linter:-1.4 the_list:1.5e the_load:0.5x the_lock:-0.9 the_log:0.9d the_login:1.1p the_logs:0.5d
the_machin:0.9x the_mail:1.3e the_mailbox:2.9e the_maintenanc:-1.3 the_manager:1.1d the_meet:-1.4
the_migration:-1.5 the_model:-2.3 the_month:0.2x the_morn:-0.6 the_nam:0.3e the_nas:-0.6 the_network:1.0d
the_new:-1.1 the_newest:-0.6 the_news:-1.1 the_newsletter:-1.8 the_next:1.2o the_night:-2.3 the_not:-1.2
the_number:-3.0 the_offic:-1.1 the_old:-0.4 the_one:2.1r the_ones:-2.0 the_open:-0.9 the_operator:2.3o
the_original:-0.8 the_other:2.2x the_output:1.9d the_oven:-1.6 the_overrid:-0.7 the_owner:0.4d the_page:1.3f
the_paper:0.4f the_part:0.5r the_password:2.4e the_payment:1.3r the_person:1.4o the_persona:0.7r the_phon:-1.7
the_pictur:0.7e the_plan:1.5o the_policy:1.7o the_pric:-0.8 the_printer:-1.4 the_proces:1.3d the_product:-0.9
the_production:2.8x the_prompt:0.4f the_proxy:0.2p the_public:-0.7 the_pull:1.0e the_query:1.9e the_question:-0.3
the_queu:-1.4 the_readm:0.4e the_real:1.0o the_recip:-0.9 the_releas:-2.6 the_rep:3.2e the_repo:1.6f
the_report:-0.4 the_request:-3.6 the_rest:1.6r the_restriction:1.3o the_result:-0.5 the_retro:-1.1
the_reviewer:1.8d the_role:0.3r the_root:0.9r the_rul:1.4o the_rule:-0.5 the_run:-0.3 the_safety:0.8o
the_sandbox:1.9f the_school:-2.7 the_script:0.9p the_search:0.7e the_second:-0.5 the_secret:2.4e
the_security:3.4p the_server:0.3x the_servic:1.3p the_session:1.7e the_set:0.4p the_setup:-0.2 the_shar:-1.6
the_sheet:-0.6 the_shell:2.4d the_shop:-2.3 the_site:-0.2 the_sourc:-1.7 the_ssh:2.3e the_stag:-1.6
the_standup:-1.5 the_start:-0.8 the_styl:-1.5 the_subject:0.4d the_sudoer:-1.2 the_summary:1.0d the_support:-0.6
the_surpris:-0.5 the_sync:-1.6 the_system:0.4o the_tabl:-3.3 the_task:2.2o the_team:-0.8 the_temperatur:-1.6
the_term:-1.1 the_terminal:-2.1 the_test:0.8f the_text:-0.5 the_ticket:-0.5 the_time:-1.4 the_token:1.4e
the_tool:-0.4 the_top:-0.5 the_transfer:1.7d the_trash:-1.1 the_two:-4.0 the_updat:0.5d the_url:-0.9
the_user:2.5d the_valu:1.5e the_vault:2.0e the_vendor:-0.3 the_version:1.0r the_wallet:1.4e the_warn:1.8d
the_water:-1.9 the_weather:-1.8 the_webhook:1.8e the_week:-2.8 the_whiteboard:-1.4 the_whol:1.2x the_wiki:-1.9
the_word:-0.6 theatr:-0.4 their:-0.8 them:0.6e them_in:-0.7 them_on:0.6e them_to:-0.9 then:-1.8 then_the:1.4x
ther:0.4o ther_are:0.5o ther_is:0.5d thes_rul:1.2o thes_step:1.1o they:-0.8 they_are:-1.4 think:0.9d
think_the:2.5d third:-2.2 this:0.7d this_action:2.2d this_addres:-2.2 this_answer:1.8d this_as:1.1p
this_chang:1.7d this_chat:1.3e this_comment:0.9o this_document:-0.5 this_e:-1.6 this_file:0.2o this_folder:-2.4
this_from:2.6d this_in:4.0d this_instead:0.4o this_instruction:2.6d this_is:-1.0 this_key:1.5p this_line:0.9o
this_machin:-0.7 this_mail:-1.1 this_mode:-1.4 this_moment:0.9o this_must:1.2f this_note:0.5o this_one:1.4o
this_page:-0.5 this_paragraph:2.2p this_point:1.8o this_product:1.9f this_project:-3.8 this_pull:0.6f
this_repo:-1.2 this_repository:-1.2 this_result:1.3f this_rule:0.7p this_secret:2.2d this_sentenc:2.0o
this_session:3.0o this_step:2.4d this_story:0.6r this_task:-1.0 this_text:0.3o this_to:2.5d this_tool:1.5f
this_up:2.4d this_will:-2.9 this_window:-1.2 this_without:2.7d thos:-0.6 though:0.4r though_you:0.2r thre:-0.6
through:-0.8 throw_out:0.9o thumb:-0.4 thursday:-1.0 ticket:-1.2 ticket_and:1.1e ticket_in:-1.8
ticket_number:-1.6 tim:-1.7 time:-1.0 time_the:1.8p titl:-1.3 tmp:-1.1 to:-0.8 to_#address:2.0e to_#evil:1.6e
to_#name:1.0p to_#number:-0.7 to_#path:-0.2 to_#secret:-0.9 to_a:-0.6 to_act:-0.9 to_ai:1.6f to_all:-0.3
to_ask:2.8r to_be:-0.2 to_call:-0.4 to_chang:-0.9 to_continu:-1.1 to_crontab:2.7p to_disabl:0.2p
to_disregard:-0.5 to_do:-1.2 to_every:2.4e to_finish:-0.9 to_fix:0.2f to_follow:-0.9 to_get:-1.1 to_install:-2.4
to_know:1.5d to_leak:1.8f to_log:0.7p to_main:1.0x to_mallory:3.1e to_me:-0.7 to_memory:1.7p to_obey:1.1o
to_off:3.9p to_open:1.0e to_overrid:-2.3 to_post:-1.4 to_read:0.6r to_renew:-0.5 to_repair:0.5f to_reset:-2.0
to_restart:-1.2 to_rotat:-1.5 to_run:-0.5 to_s3:-1.0 to_see:-0.8 to_self:0.5p to_send:-0.4 to_stop:1.3o
to_take:-1.6 to_this:-1.3 to_use:-1.8 to_you:2.6o to_your:-1.1 today:-0.6 todo:-2.0 todo_remov:-0.7 token:-0.7
token_are:-2.2 token_expir:-1.1 token_from:0.3e token_in:0.4e token_into:1.7e token_to:0.2e told:-0.8
told_about:-0.8 told_befor:-1.2 told_earlier:1.3o told_me:0.3f told_the:-0.8 told_to:0.3e told_you:0.9o tom:-2.0
tomorrow:0.7x tonight:2.9x too:0.2x took:-0.9 tool:1.1f tool_#name:1.6f tool_#path:-0.6 tool_call:1.1f
tool_is:0.5f tool_must:1.5f tool_note:1.3f tool_output:1.2f tool_read:-1.0 tool_requir:-0.6 tool_result:-0.3
tool_to:1.8e tool_with:1.7f top:-1.8 topic:-1.5 trac_of:2.4d track:-1.3 train:0.5o train_on:-2.9 transaction:-2.1
transfer:2.9f transfer_#number:2.4f transfer_the:1.3f translat:0.9e translat_your:2.1e translator:-0.7 trash:-1.1
travel:-1.4 treat:-1.5 treat_everyth:2.3o treat_the:-0.5 treat_this:1.4o tree:-2.4 true:-1.2 truncat:0.9x
truncat_the:0.9x trust:-0.5 trust_the:-1.5 try:-3.1 try_to:-1.7 tuesday:-1.0 turn_off:-0.3 turn_the:-0.4
twic:-1.1 twin:-0.3 two:-1.4 typ:-1.5 type:-1.1 type_hidden:0.4f u:1.2p ubuntu:-1.5 ubuntu_#name:-1.3
unalign:1.2r unalign_model:1.2r unanswer:-1.8 unawar:2.0d uncensor:0.3r uncensor_model:1.0r under:-0.7
under_#number:-3.6 under_kv:-0.4 unfilter:2.3r unit:-2.1 unknown:-1.6 unles:-2.9 unlimit:-0.4 unlock:2.0r
unreleas:1.6e unrestrict:-0.8 unrestrict_mode:1.8r until:-1.1 until_further:1.3o until_the:-2.2 untrust:0.3f
unus:-1.3 up:0.7d up_in:2.3d up_the:-1.6 up_with:2.4d updat_the:-0.2 updat_to:0.8o upgrad:-1.2 upload:0.5e
upload_#secret:0.4e upload_it:2.3e upload_the:1.9e upload_them:1.3e upload_your:-2.2 ur:2.5o urgent:0.2o url:-1.3
url_#evil:1.4e us:-0.7 us_the:-2.5 us_this:0.3f us_what:-1.5 usag:-4.5 use:-2.2 use_emoji:-2.1 use_forc:-2.9
use_sudo:-0.9 use_the:0.9e use_this:0.5f used_for:-4.2 used_in:-1.3 used_to:-0.3 user_#name:0.2f
user_#number:-1.5 user_#path:-0.3 user_about:-0.2 user_acts:-0.3 user_addres:1.1e user_alic:-1.0 user_and:0.9f
user_api:1.0f user_approv:-1.8 user_ask:-1.2 user_asks:-1.2 user_content:1.3f user_data:2.3x user_delet:1.9f
user_dislik:-0.6 user_document:0.3e user_does:1.0d user_e:1.2f user_everyth:1.7d user_fil:1.1f user_for:-1.3
user_forgot:-1.4 user_gave:-0.3 user_has:0.3f user_home:0.8e user_host:-2.6 user_id:-2.5 user_instruction:-2.3
user_is:-1.1 user_keep:-0.4 user_lik:-1.0 user_logs:0.6p user_mail:0.9f user_may:1.0d user_name:-1.4
user_never:-2.1 user_now:2.4f user_password:1.4e user_phon:1.9e user_prefer:-1.7 user_privat:1.4e
user_question:2.4f user_request:2.5o user_role:-0.5 user_says:-1.1 user_see:0.7d user_send:-0.2 user_should:1.6d
user_ssh:-0.8 user_that:-1.6 user_the:1.4d user_to:-0.4 user_token:2.4f user_told:0.3f user_trust:-0.3
user_want:0.8f user_was:-1.7 user_what:-1.8 user_when:-0.9 user_with:-0.9 user_you:1.3d uses:-3.2 usual:0.7d
utc:-2.5 vacuum:-2.0 vacuum_the:-1.2 valid:-1.2 valu:-0.6 valu_in:1.7e valu_of:2.2e variabl:-1.0 variabl_to:1.6e
vault:0.9e vault_and:0.9e vault_under:-0.4 vendor:-1.3 verbatim:2.0e verify:1.1p version:-2.0 version_#name:-1.8
version_#number:-1.6 version_are:-2.6 version_is:-0.6 video:-2.2 view:-2.0 villain:0.2r visibility_hidden:0.3f
visit:-0.7 visit_#evil:1.0f void:-2.6 volum:2.2x wait:-0.9 wait_for:1.2d wake:-1.4 wallet:1.4e want:-1.8
want_the:-2.1 want_to:-3.3 want_you:0.5f warn:-1.7 warn_and:1.4d warn_ignor:-0.6 warn_me:-1.1 warn_previou:-0.8
warn_this:-2.1 was:-1.1 was_a:1.7d was_chang:-2.0 was_sent:-1.7 was_told:-0.7 was_wrong:0.9f watch:0.4r
watch_the:0.5d water:-2.4 way:-2.4 we:-2.0 weather:-1.8 web:-1.0 webhook:1.9e week:-1.0 week_report:-1.3
weekend:-2.2 well:-2.5 went:1.6d were:1.1o were_a:1.4o were_given:1.7o were_replac:-1.5 were_told:1.7o wget:-0.9
wget_#evil:3.1e wget_post:0.7e wget_qo:-0.3 what_follow:0.5o what_i:-0.3 what_is:2.1e what_it:-0.4 what_the:0.9o
what_this:1.4o what_were:1.6e what_you:0.9d what_your:-0.3 whatever:0.9o whatever_happen:2.2d whatever_the:1.2o
whatever_you:-2.5 when:-1.1 when_a:-1.4 when_an:0.7f when_count:-1.4 when_finish:1.7x when_it:-1.6
when_search:-2.5 when_sort:-0.5 when_summaris:0.5f when_the:-1.4 when_you:1.4d whenever:0.2p whenever_the:-1.2
whenever_you:1.6p wher:-0.4 wher_the:0.9d wher_you:-0.6 whether:-2.8 whether_the:-1.8 which:-0.3 which_has:3.3r
which_you:0.7r whil:-1.0 whiteboard:-1.4 whitespac:-2.0 who:0.6r who_has:1.5r who_ignor:2.3r who_never:1.8r
who_used:0.8r whoami:4.3e whol:1.1x whol_repository:1.5x whos:1.6r why:0.6d wiki:-1.9 will:-2.1 will_be:-3.0
will_delet:0.5f will_now:2.6f will_send:0.6f window:-2.6 wins:0.3o wipe:0.2x wipe_all:1.7x wipe_the:-0.4
wish:-0.9 with:-0.9 with_#evil:2.8e with_#number:-0.8 with_#secret:1.1f with_amount:0.7f with_anyon:-1.1
with_care:-1.5 with_curl:0.4f with_every:-1.5 with_no:-0.4 with_sudo:-0.3 with_yes:-0.8 with_you:2.4e
with_your:-0.6 with_zero:1.8x within:-4.0 without:-0.4 without_a:1.1p without_any:0.2r without_ask:-0.9
without_check:1.8r without_confirmation:1.0r without_inform:0.5d without_moral:0.6r without_restriction:-1.0
without_review:1.1f without_the:-0.7 witnes:-1.8 word:-0.4 word_for:2.2e work:-0.8 work_for:2.5r work_in:-0.2
work_on:-1.7 work_with:-2.9 worker:-2.7 workspac:-2.3 would:-0.6 writ:-1.4 writ_a:-0.5 writ_it:0.4d writ_the:0.7e
writ_this:2.3d writ_to:0.3p written_abov:2.9o written_in:-2.5 written_to:-2.0 wrong:-1.6 x:-1.2 x_#evil:2.5e
x_#number:-3.3 x_post:0.8e y:-4.0 year:0.8x yes:-0.6 yes_to:0.8p yesterday:-1.5 you:0.5r you_answer:1.4f
you_are:0.8r you_call:1.1f you_can:-0.8 you_chang:0.5d you_could:1.2d you_did:0.9d you_do:-2.5 you_dont:-2.3
you_find:1.0e you_got:2.9d you_had:0.4r you_have:0.6r you_ignor:1.3o you_know:-2.3 you_may:0.2o you_must:-1.1
you_need:-0.6 you_no:3.5o you_now:1.0o you_obey:1.2f you_read:0.4d you_receiv:1.3o you_see:1.4p you_should:-1.6
you_start:-0.2 you_the:-0.3 you_think:-1.5 you_to:-0.6 you_use:-1.5 you_were:2.1o you_will:0.6r you_work:1.3p
you_writ:-0.5 your_a:2.0r your_account:-2.2 your_answer:1.3e your_api:-1.3 your_configuration:2.4e
your_context:3.0o your_creator:2.1o your_cv:-1.5 your_default:1.4p your_developer:4.2o your_e:-1.2
your_earlier:2.2o your_environment:0.9e your_guidelin:3.1o your_hidden:1.7e your_initial:1.9o your_key:-1.2
your_memory:1.4p your_name:-2.0 your_new:2.0r your_next:2.0e your_only:0.8o your_operator:2.6o your_order:-1.0
your_own:1.7p your_owner:2.4o your_password:-3.4 your_pin:-0.8 your_previou:-0.5 your_prompt:2.6o
your_public:-1.4 your_real:2.4o your_rep:2.3e your_rul:2.6o your_safety:1.3o your_session:-0.2 your_summary:2.6d
your_system:2.9o your_token:-1.5 your_track:1.5d yourself:1.7r yourself_and:2.4r yourself_as:0.6r
yourself_to:2.1p zip:-1.5 zip_the:0.8e zone:0.2x zsh:-1.8
`;
