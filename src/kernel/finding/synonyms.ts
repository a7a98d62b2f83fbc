/**
 * Words people use for the same thing, in several languages: each row is one idea, and its first word is the one
 * that tool names and descriptions use. Adding a word is adding it to its row.
 */
const ROWS = [
  'read open show view cat display lire leer lesen leggere ler читать 读取 读 読む 読み取り 읽기 lezen czytać oku đọc baca',
  'write save store create put écrire escribir schreiben scrivere escrever записать писать 写入 写 保存 書く 書き込み 쓰기 schrijven zapisać yaz ghi tulis',
  'edit change modify replace patch update modifier editar bearbeiten ändern modificare изменить редактировать 编辑 修改 編集 편집 수정 bewerken edytować düzenle',
  'file document fichier archivo datei file arquivo файл 文件 ファイル 파일 bestand plik dosya tệp berkas',
  'folder directory dir dossier carpeta ordner verzeichnis cartella pasta папка каталог 文件夹 目录 フォルダ 폴더 디렉터리 map folder klasör thư mục',
  'search find grep look locate query chercher rechercher buscar suchen finden cercare procurar искать поиск найти 搜索 查找 検索 探す 검색 찾기 zoeken szukać ara tìm cari',
  'run execute start launch exécuter lancer ejecutar ausführen starten eseguire executar запустить выполнить 运行 执行 実行 실행 uitvoeren uruchom çalıştır chạy jalankan',
  'command shell terminal bash console commande comando befehl команда терминал 命令 终端 コマンド 端末 명령 터미널 opdracht polecenie komut lệnh perintah',
  'web internet online site page website página seite pagina сайт интернет страница 网页 网站 网络 ウェブ サイト ページ 웹 웹사이트 strona sayfa',
  'download fetch get request télécharger descargar herunterladen scaricare baixar скачать загрузить 下载 ダウンロード 다운로드 downloaden pobierz indir tải unduh',
  'image picture photo img bild imagen immagine imagem изображение картинка фото 图片 图像 画像 写真 이미지 사진 afbeelding obraz resim ảnh gambar',
  'audio sound voice speech son sonido ton ton suono som звук речь голос 音频 声音 语音 音声 音 소리 음성 geluid dźwięk ses âm thanh suara',
  'transcribe dictation stt whisper transcrire transcribir transkribieren расшифровать 转录 文字起こし 받아쓰기',
  'speak tts say parler hablar sprechen parlare falar говорить озвучить 朗读 说话 読み上げ 말하기',
  'chart plot graph diagram graphique gráfico diagramm grafico график диаграмма 图表 グラフ 차트 그래프 grafiek wykres grafik biểu đồ',
  'pdf paper',
  'email mail courriel correo posta почта письмо 邮件 电子邮件 メール 이메일 메일 e-posta thư surel',
  'send envoyer enviar senden schicken inviare отправить послать 发送 送る 送信 보내기 verzenden wyślij gönder gửi kirim',
  'message chat notify nachricht mensaje messaggio mensagem сообщение 消息 メッセージ 메시지 bericht wiadomość mesaj tin nhắn pesan',
  'notification notify alert toast notification benachrichtigung notificación notifica уведомление 通知 通知する 알림 melding powiadomienie bildirim',
  'clipboard copy paste presse-papiers portapapeles zwischenablage appunti буфер 剪贴板 クリップボード 클립보드 klembord schowek pano',
  'system machine computer host cpu memory disk load système sistema rechner компьютер система 系统 内存 システム コンピュータ 시스템 컴퓨터 systeem komputer bilgisayar',
  'environment variable env variable umgebungsvariable entorno variabile переменная окружение 环境变量 変数 환경변수 zmienna değişken',
  'wait sleep pause delay attendre dormir esperar warten aspettare ждать пауза 等待 休眠 待つ 스립 대기 wachten czekaj bekle chờ tunggu',
  'schedule cron timer later planifier programar planen pianificare agendar расписание запланировать 定时 计划 予定 スケジュール 예약 일정 plannen zaplanuj zamanla',
  'remember memory note mémoriser recordar merken ricordare lembrar запомнить память 记住 记忆 覚える メモリ 기억 onthouden zapamiętaj hatırla nhớ ingat',
  'ask question clarify demander preguntar fragen chiedere perguntar спросить вопрос 询问 提问 質問 질문 vragen pytać sor hỏi tanya',
  'delegate subagent agent déléguer delegar delegieren поручить 委托 委任 위임',
  'git commit branch merge repository repo version',
  'docker container image pod conteneur contenedor контейнер 容器 コンテナ 컨테이너',
  'database sql query postgres mysql sqlite db base datenbank базаданных 数据库 データベース 데이터베이스 veritabanı',
  'spreadsheet excel csv xlsx table tableur hoja tabelle foglio таблица 表格 电子表格 スプレッドシート 스프레드시트 arkusz tablo',
  'calendar event meeting appointment agenda kalender calendario calendário календарь встреча 日历 会议 カレンダー 予定表 캘린더 달력 kalendarz takvim lịch',
  'cloud s3 bucket storage upload nuage nube speicher облако хранилище 云 存储 クラウド 클라우드 chmura bulut',
  'dns resolve hostname domain lookup domaine dominio домен 域名 ドメイン 도메인',
  'link url href broken lien enlace verknüpfung ссылка 链接 リンク 링크 bağlantı',
  'feed rss atom news flux noticias nachrichten новости 新闻 订阅 ニュース フィード 뉴스 피드',
  'http api rest endpoint call',
  'browser chrome navigate click navigateur navegador browser браузер 浏览器 ブラウザ 브라우저 przeglądarka tarayıcı',
  'screenshot capture screen bildschirmfoto captura снимок 截图 スクリーンショット 스크린샷',
  'compress zip tar archive unpack extract compresser comprimir komprimieren сжать архив 压缩 解压 圧縮 압축 sıkıştır nén',
  'diff compare difference comparer comparar vergleichen confrontare сравнить 比较 差异 比較 비교 porównaj karşılaştır',
  'watch monitor observe surveiller vigilar überwachen наблюдать 监视 监控 監視 감시',
  'code program script programme programa programm código код программа 代码 程序 脚本 コード プログラム 코드 프로그램',
  'test testing spec unit tester probar testen тест 测试 テスト 테스트',
  'lint check style analyse vérifier prüfen проверить 检查 チェック 검사',
  'format pretty beautify formater formatear formatieren форматировать 格式化 整形 포맷',
  'debug breakpoint trace déboguer depurar отладка 调试 デバッグ 디버그',
  'process job task pid processus proceso prozess процесс 进程 プロセス 프로세스',
  'kill stop end terminate arrêter detener beenden остановить 停止 终止 止める 停止する 중지 종료',
  'list ls enumerate lister listar auflisten elencare список 列表 列出 一覧 목록 lijst lista liste danh sách',
  'home light smart lamp maison casa haus дом свет 家 灯 家電 집 조명',
  'skill recipe howto compétence habilidad fähigkeit навык 技能 スキル 스킬',
  'todo task plan checklist tâche tarea aufgabe задача 任务 待办 タスク 할일 taak zadanie görev',
  'train training reinforcement rl entraîner entrenar trainieren обучить 训练 訓練 학습',
  'weather forecast rain temperature wind météo pluie clima tiempo lluvia wetter regen tempo pioggia погода дождь прогноз 天气 天氣 气温 天気 雨 날씨 비 weer pogoda hava yağmur thời tiết cuaca',
  'flight fly plane airline airport travel trip vol avion vuelo avión flug flugzeug reise volo viaggio voo viagem рейс самолёт поездка 航班 飞机 旅行 飛行機 便 항공편 비행기 여행 vlucht lot podróż uçuş',
  'hotel room stay accommodation booking reservation hôtel habitación unterkunft buchung albergo reserva отель бронирование 酒店 预订 ホテル 予約 호텔 예약',
  'book reserve order buy purchase réserver reservar comprar buchen bestellen kaufen prenotare comprare забронировать заказать купить 订购 购买 注文 購入 주문 구매 bestellen zamów satın',
  'invoice bill receipt billing facture factura recibo rechnung quittung fattura fatura счёт чек 发票 账单 請求書 領収書 청구서 영수증 factuur faktura',
  'payment pay charge refund money paiement payer pago pagar zahlung bezahlen pagamento оплата платёж деньги 支付 付款 支払い 決済 결제 지불 betaling płatność ödeme',
  'customer client user contact account person kunde cliente utilisateur usuario benutzer utente клиент пользователь контакт 客户 用户 顧客 ユーザー 고객 사용자 klant klient müşteri',
  'ticket issue bug incident problem problème incidencia fehler störung segnalazione тикет ошибка проблема 工单 问题 チケット 課題 티켓 이슈',
  'translate translation language traduire traducir übersetzen tradurre traduzir перевести перевод 翻译 翻譯 翻訳 번역 vertalen tłumacz çevir dịch terjemah',
  'map route location address directions place carte itinéraire mapa ruta karte weg adresse mappa percorso карта маршрут адрес 地图 路线 地址 地図 住所 지도 주소 kaart harita bản đồ',
  'video film movie clip vidéo película vídeo видео фильм 视频 电影 動画 映画 비디오 영상 wideo',
  'music song track playlist musique canción música lied musik canzone музыка песня 音乐 歌曲 音楽 曲 음악 노래 muziek piosenka müzik',
  'stock price share market quote bourse acción bolsa aktie kurs preis azione prezzo акция цена курс 股票 价格 株価 株 주식 가격 prijs cena fiyat',
  'summary summarize digest résumé resumir resumen zusammenfassung zusammenfassen riassunto сводка кратко 摘要 总结 要約 요약 samenvatting podsumuj özet',
  'delete remove erase drop supprimer eliminar borrar löschen entfernen cancellare apagar удалить стереть 删除 移除 削除 삭제 verwijderen usuń sil xóa hapus',
  'measure sensor value metric reading mesurer medir messen misurare измерить 测量 測定 측정 meten zmierz ölç',
  'time date clock timezone heure hora zeit uhrzeit datum ora время дата 时间 日期 時間 日付 시간 날짜 tijd czas zaman',
  'convert conversion currency unit convertir umrechnen umwandeln convertire converter конвертировать валюта 转换 货币 変換 通貨 변환 통화',
];

/** For each word, the words of its rows. */
export function synonymsOf(word: string): readonly string[] {
  table ??= buildTable();
  return table.get(word) ?? [];
}

let table: Map<string, readonly string[]> | undefined;

function buildTable(): Map<string, readonly string[]> {
  const built = new Map<string, string[]>();
  for (const row of ROWS) {
    const words = row.split(' ');
    for (const word of words) {
      const known = built.get(word) ?? [];
      for (const other of words) if (other !== word && !known.includes(other)) known.push(other);
      built.set(word, known);
    }
  }
  return built;
}
