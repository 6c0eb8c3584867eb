/** px */
export const CLIP_SIZE = { width: 854, height: 480 } as const;
/** ms */
export const CLIP_LENGTH_MS = 8000;

// Runs inside a page, so it must be self-contained.
const { width, height } = CLIP_SIZE;
const FRAMES_PER_SECOND = 25;
const BITS_PER_SECOND = 230_000;
const centre = { x: width * 0.5, y: height * 0.56 };
const DISC = 165;
/** Extent of the engraving, px. */
const ART = 150;
/** When the engraving is complete, as a share of the clip. */
const DONE = 0.82;

interface Layer {
  canvas: HTMLCanvasElement;
  pen: CanvasRenderingContext2D;
}

function newLayer(): Layer {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('this browser draws nothing');
  return { canvas, pen };
}

/** A generator of pseudo-random numbers from 0 to 1, always the same ones. */
function newRandom(): () => number {
  let seed = 7;
  return () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}

/** The honeycomb bed of the machine. */
function drawBed(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#2a2420';
  pen.fillRect(0, 0, width, height);
  pen.strokeStyle = '#3d342d';
  for (let row = -1; row < height / 24 + 1; row += 1)
    for (let column = -1; column < width / 28 + 1; column += 1) {
      const x = column * 28 + (row % 2) * 14;
      pen.beginPath();
      for (let corner = 0; corner <= 6; corner += 1) {
        const angle = (corner * Math.PI) / 3;
        pen.lineTo(x + 15 * Math.sin(angle), row * 24 + 15 * Math.cos(angle));
      }
      pen.stroke();
    }
}

/** A round slate with a hewn edge and flecks. */
function drawBlank(pen: CanvasRenderingContext2D): void {
  const random = newRandom();
  pen.shadowColor = 'rgb(0 0 0 / 0.6)';
  pen.shadowBlur = 26;
  pen.shadowOffsetY = 12;
  pen.fillStyle = '#4b4f52';
  pen.beginPath();
  for (let step = 0; step < 180; step += 1) {
    const angle = (step / 180) * Math.PI * 2;
    const rough = DISC + random() * 3.5;
    pen.lineTo(centre.x + rough * Math.cos(angle), centre.y + rough * Math.sin(angle));
  }
  pen.fill();
  pen.shadowColor = 'transparent';
  for (let fleck = 0; fleck < 900; fleck += 1) {
    const angle = random() * Math.PI * 2;
    const from = Math.sqrt(random()) * (DISC - 16);
    pen.fillStyle = random() > 0.5 ? 'rgb(255 255 255 / 0.05)' : 'rgb(0 0 0 / 0.1)';
    const left = centre.x + from * Math.cos(angle);
    pen.fillRect(left, centre.y + from * Math.sin(angle), 2 + random() * 12, 1.5);
  }
}

/** The engraving, in the pale colour of lasered slate. */
function drawArt(pen: CanvasRenderingContext2D): void {
  const { x, y } = centre;
  pen.strokeStyle = pen.fillStyle = '#d4d0c6';
  pen.lineWidth = 3;
  for (const ring of [146, 138]) {
    pen.beginPath();
    pen.arc(x, y, ring, 0, Math.PI * 2);
    pen.stroke();
  }
  for (const side of [-1, 1])
    for (let leaf = 0; leaf < 5; leaf += 1) {
      pen.save();
      pen.translate(x + side * (16 + leaf * 20), y - 78 + leaf * leaf * 1.6);
      pen.rotate(side * (0.5 + leaf * 0.16));
      pen.beginPath();
      pen.ellipse(0, 0, 6, 21, 0, 0, Math.PI * 2);
      pen.fill();
      pen.restore();
    }
  pen.textAlign = 'center';
  pen.font = 'italic 600 62px Georgia, "DejaVu Serif", serif';
  pen.fillText('Walsh', x, y + 24);
  pen.font = '600 17px Georgia, "DejaVu Serif", serif';
  pen.letterSpacing = '5px';
  pen.fillText('GLADSTONE', x + 2, y + 66);
  pen.fillRect(x - 50, y + 86, 100, 2);
}

/** The gantry and the nozzle above the point being engraved (px). */
function drawHead(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.fillStyle = '#171412';
  pen.fillRect(0, y - 150, width, 14);
  pen.fillStyle = '#8c8880';
  pen.fillRect(0, y - 150, width, 2);
  pen.fillStyle = '#b5402f';
  pen.fillRect(x - 34, y - 172, 68, 62);
  pen.fillStyle = '#d8d4cb';
  pen.beginPath();
  pen.moveTo(x - 16, y - 110);
  pen.lineTo(x + 16, y - 110);
  pen.lineTo(x + 5, y - 52);
  pen.lineTo(x - 5, y - 52);
  pen.fill();
}

function drawBeam(pen: CanvasRenderingContext2D, x: number, y: number): void {
  pen.strokeStyle = 'rgb(255 90 60 / 0.55)';
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(x, y - 52);
  pen.lineTo(x, y);
  pen.stroke();
  const glow = pen.createRadialGradient(x, y, 0, x, y, 26);
  glow.addColorStop(0, 'rgb(255 250 235)');
  glow.addColorStop(0.25, 'rgb(255 190 110 / 0.85)');
  glow.addColorStop(1, 'rgb(255 120 40 / 0)');
  pen.fillStyle = glow;
  pen.fillRect(x - 26, y - 26, 52, 52);
}

/**
 * Returns a function that draws a frame: `share` is the elapsed share of the clip, `sweep` the head's
 * position from -1 to 1.
 */
function newFilm(screen: CanvasRenderingContext2D): (share: number, sweep: number) => void {
  const ground = newLayer();
  drawBed(ground.pen);
  drawBlank(ground.pen);
  const art = newLayer();
  drawArt(art.pen);
  return (share, sweep) => {
    const y = centre.y - ART + Math.min(1, share / DONE) * ART * 2;
    const half = Math.sqrt(Math.max(0, ART ** 2 - (y - centre.y) ** 2)) + 4;
    const x = centre.x + half * sweep;
    const risen = Math.max(0, (share - DONE) / (1 - DONE)) * height * 1.6;
    screen.drawImage(ground.canvas, 0, 0);
    if (y > 0) screen.drawImage(art.canvas, 0, 0, width, y, 0, 0, width, y);
    drawHead(screen, x, y - risen);
    if (share < DONE) drawBeam(screen, x, y);
  };
}

/** Calls back for every frame of the clip, in real time. */
async function play(draw: (share: number, frame: number) => void): Promise<void> {
  const begin = performance.now();
  for (let frame = 0, share = 0; share < 1; frame += 1) {
    share = Math.min(1, (performance.now() - begin) / CLIP_LENGTH_MS);
    draw(share, frame);
    await new Promise(requestAnimationFrame);
  }
}

function dataUrlOf(clip: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.readAsDataURL(clip);
  });
}

/**
 * Draws a laser engraving a round slate coaster on a canvas in real time, and records it.
 * @returns the WebM as a data URL
 */
export async function recordEngraving(): Promise<string> {
  const { canvas, pen } = newLayer();
  const draw = newFilm(pen);
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), {
    mimeType: 'video/webm;codecs=vp9',
    videoBitsPerSecond: BITS_PER_SECOND,
  });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((resolve) => recorder.addEventListener('stop', resolve));
  draw(0, -1);
  recorder.start();
  await play((share, frame) => draw(share, Math.sin(frame / 5)));
  recorder.stop();
  await stopped;
  return dataUrlOf(new Blob(parts));
}
