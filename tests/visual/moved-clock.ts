import { moveClock } from './move-clock.ts';

/* Runs before the shop: starts its clock at `CLOCK_BEGINS_AT`, ms. */
moveClock(Number(process.env['CLOCK_BEGINS_AT']) - Date.now());
