import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a reader of its own finds in a PDF. */
export interface PdfText {
  pages: number;
  title: string;
  /** The text of all pages, each piece in the order in which it is read, without places where a word may break. */
  text: string;
}

/** Reads a PDF with another library than the one that made it. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  const text = texts.join(' ').replaceAll('\u200b', '').normalize('NFKC').replace(/\s+/g, ' ');
  return { pages: texts.length, title: String((info as { Title?: string }).Title), text };
}
