import { readFile } from 'node:fs/promises';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { inProject } from '../lib/project-folder.ts';
import { serveJobs } from '../lib/serve-jobs.ts';
import { facesFor } from './faces.ts';
import type { FaceFile } from './faces.ts';
import { textsOf } from './pdf-job.ts';
import type { PdfFile, PdfJob } from './pdf-job.ts';
import { unpackFace } from './unpack-face.ts';

/* Runs as a child process of the host, which itself loads no typesetting: creates PDFs. */

/** Number of PDFs the library caches; the same one is rarely needed again soon. */
const REMEMBERED_PDFS = 2;

const templates = new Map<string, Promise<string>>();
const faces = new Map<string, Promise<Buffer>>();
/** The last compiler is reused, as most PDFs need the same characters. */
let last: { faces: string; compiler: NodeCompiler } | null = null;

serveJobs(makePdf);

async function makePdf({ template, locale, title, content, bold, madeAt }: PdfJob): Promise<PdfFile> {
  const { files, ...named } = await facesFor([title, ...textsOf(content)], bold, locale);
  const compiler = await compilerWith(files);
  const source = await remember(templates, template, () =>
    readFile(inProject('server', 'pdf', `${template}.typ`), 'utf8'),
  );
  const data = JSON.stringify({ locale, title, faces: named, ...content });
  const set = compiler.compile({ mainFileContent: source, inputs: { data } });
  if (set.result === null) throw new Error(JSON.stringify(set.takeDiagnostics()?.shortDiagnostics));
  const bytes = compiler.pdf(set.result, { pdfTags: true, creationTimestamp: Date.parse(madeAt) / 1000 });
  compiler.evictCache(REMEMBERED_PDFS);
  return { bytes };
}

async function compilerWith(files: FaceFile[]): Promise<NodeCompiler> {
  const key = files.map(({ file }) => file).join();
  if (last?.faces === key) return last.compiler;
  const fontBlobs = await Promise.all(files.map((face) => remember(faces, face.file, () => openFace(face))));
  const compiler = NodeCompiler.create({ fontArgs: [{ fontBlobs }] });
  last = { faces: key, compiler };
  return compiler;
}

const openFace = async ({ name, file }: FaceFile) => unpackFace(await readFile(file), name);

function remember<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? read();
  known.set(key, value);
  return value;
}
