export interface BinaryDescription {
  readonly is_binary: true;
  readonly is_image: boolean;
  readonly mime_type: string;
  readonly kind: string;
  readonly hint: string;
}

interface Family {
  readonly test: RegExp;
  readonly kind: string;
  readonly hint: string;
}

const FAMILIES: readonly Family[] = [
  { test: /^image\//, kind: 'image', hint: 'Use vision_analyze to look at it.' },
  { test: /^application\/pdf$/, kind: 'PDF document', hint: 'Use pdf_extract to read its text.' },
  { test: /spreadsheet|ms-excel/, kind: 'spreadsheet', hint: 'Use spreadsheet to read its sheets.' },
  {
    test: /officedocument|msword|ms-powerpoint|oasis\.opendocument|x-cfb/,
    kind: 'office document',
    hint: 'Convert it to PDF or text with terminal (libreoffice, pandoc), then read that.',
  },
  {
    test: /x-7z|x-rar|bzip|x-xz|x-lz|x-compress|x-cpio|x-arj/,
    kind: 'archive',
    hint: 'file_compress does not know this format: unpack it with terminal (xz, bzip2, 7z, unrar).',
  },
  { test: /zip|x-tar|zstd/, kind: 'archive', hint: 'Use file_compress with action "list" or "extract".' },
  { test: /^audio\//, kind: 'sound', hint: 'Use audio_transcribe to get its words.' },
  { test: /^video\//, kind: 'video', hint: 'Use terminal with ffmpeg to look into it.' },
  { test: /sqlite/, kind: 'SQLite database', hint: 'Use database_query to read it.' },
  { test: /^font\//, kind: 'font', hint: 'It has no text to read.' },
  { test: /executable|x-elf|x-mach|dosexec|java-vm|wasm/, kind: 'program', hint: 'It has no text to read.' },
];

/** What a content that is not text is, told from its first bytes, and which tool reads it. */
export async function describeBinary(head: Uint8Array): Promise<BinaryDescription> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  const mime = found?.mime ?? 'application/octet-stream';
  const family = FAMILIES.find(({ test }) => test.test(mime));
  return {
    is_binary: true,
    is_image: mime.startsWith('image/'),
    mime_type: mime,
    kind: family === undefined ? `binary data${found === undefined ? '' : ` (${found.ext})`}` : family.kind,
    hint: family?.hint ?? 'It is not text; use terminal (file, xxd) to look at its bytes.',
  };
}

/** Formats that begin like text but are not for reading as such. */
export function looksLikeBinaryFormat(head: Buffer): boolean {
  return head.subarray(0, 5).toString('latin1') === '%PDF-';
}
