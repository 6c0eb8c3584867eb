const FONT = 'Helvetica';
const SIZE = { heading: 20, text: 11 };
const MARGIN_POINTS = 56;
/** Fixed, so that the same text is the same file. */
const MADE_AT = new Date('2026-10-28T00:00:00.000Z');

/** A PDF on A4 paper: a heading, and paragraphs below it. Only letters of Latin-1. */
export async function textPdf(heading: string, paragraphs: readonly string[]): Promise<Buffer> {
  // Needed once in the life of a shop, so a start does not pay for it.
  const { default: PdfDocument } = await import('pdfkit');
  const document = new PdfDocument({
    size: 'A4',
    margin: MARGIN_POINTS,
    info: { Title: heading, CreationDate: MADE_AT },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const { promise: written, resolve, reject } = Promise.withResolvers<void>();
  document.on('end', resolve).on('error', reject);
  document.font(FONT).fontSize(SIZE.heading).text(heading).moveDown();
  document.fontSize(SIZE.text);
  for (const paragraph of paragraphs) document.text(paragraph).moveDown();
  document.end();
  await written;
  return Buffer.concat(chunks);
}
