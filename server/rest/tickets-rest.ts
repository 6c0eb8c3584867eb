import { success } from '../lib/outcome.ts';
import type { Services } from '../services.ts';
import { pickUpTicketWire } from '../wire/order.ts';
import { voucherTicketWire } from '../wire/voucher.ts';
import type { RestDomain } from './rest-routes.ts';

/** Printable cards of gift vouchers and tickets of pick-up orders (A39). */
export function ticketsRest({ voucherTickets, pickUpTickets, images }: Services): RestDomain {
  return {
    handlers: {
      async printTicket({ id, key = null }, { viewer, reply }) {
        reply.header('cache-control', 'no-store');
        const voucher = await voucherTickets.open(id, key, viewer);
        if (voucher.ok) return { voucher: voucherTicketWire(voucher.value, images), pick_up: null };
        const pickUp = await pickUpTickets.open(id, key, viewer);
        if (!pickUp.ok) return voucher;
        return success({ voucher: null, pick_up: pickUpTicketWire(pickUp.value) });
      },
    },
  };
}
