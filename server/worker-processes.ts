import { PictureProcess } from './images/picture-process.ts';
import { PdfMaker } from './pdf/pdf-maker.ts';

/** The processes beside the host. Each is started with its first job, and ended when idle. */
export interface WorkerProcesses {
  /** Crops, encodes and measures pictures. */
  pictures: PictureProcess;
  /** Creates PDFs. */
  pdfs: PdfMaker;
  /** Ends them with the host; running jobs fail. */
  close(): Promise<void>;
}

export function createWorkerProcesses(): WorkerProcesses {
  const pictures = new PictureProcess();
  const pdfs = new PdfMaker();
  return {
    pictures,
    pdfs,
    async close() {
      await pictures.close();
      await pdfs.close();
    },
  };
}
