import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A text item in a PDF, with its edges in pt from the left. */
interface PdfTextItem {
  text: string;
  left: number;
  right: number;
}

/** The content of a PDF, as read by an independent reader. */
export interface PdfText {
  pages: number;
  title: string;
  /** The text of all pages in reading order, without the places where a word may break. */
  text: string;
  /** Left and right edge of all text, in pt. */
  left: number;
  right: number;
  items: PdfTextItem[];
}

/** Reads a PDF with a different library than the one that created it. */
export async function pdfText(bytes: Uint8Array): Promise<PdfText> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await loading.promise;
  const texts: string[] = [];
  const items: PdfTextItem[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const content = await (await document.getPage(number)).getTextContent();
    const found = content.items.filter((item) => 'str' in item);
    texts.push(found.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join(''));
    for (const { str, transform, width } of found) {
      const left = Number(transform[4]);
      if (str.trim() !== '') items.push({ text: str.normalize('NFKC'), left, right: left + width });
    }
  }
  const { info } = await document.getMetadata();
  await loading.destroy();
  const text = texts.join(' ').replaceAll('\u200b', '').normalize('NFKC').replace(/\s+/g, ' ');
  return {
    pages: texts.length,
    title: String((info as { Title?: string }).Title),
    text,
    left: Math.min(...items.map(({ left }) => left)),
    right: Math.max(...items.map(({ right }) => right)),
    items,
  };
}
