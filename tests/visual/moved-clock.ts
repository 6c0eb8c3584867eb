import { moveClock } from './move-clock.ts';

/* Runs before the shop: it begins at the time that `CLOCK_BEGINS_AT` names, ms. */
moveClock(Number(process.env['CLOCK_BEGINS_AT']) - Date.now());
