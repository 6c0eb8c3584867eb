import type { RouteObject } from 'react-router';
import type { RouteHandle } from './route-handle.ts';
import { lazyScreen } from './lazy-screen.ts';

const screens = {
  own: {
    lazy: lazyScreen(() => import('../routes/invoice/InvoiceRoute.tsx')),
    handle: { module: 'src/routes/invoice/InvoiceRoute.tsx', isOpenEnded: true },
  },
  ownPrint: {
    lazy: lazyScreen(() => import('../routes/invoice/InvoicePrintRoute.tsx')),
    handle: { module: 'src/routes/invoice/InvoicePrintRoute.tsx', isOpenEnded: true, layout: null },
  },
  mailed: {
    lazy: lazyScreen(() => import('../routes/invoice/ShowInvoiceRoute.tsx')),
    handle: { module: 'src/routes/invoice/ShowInvoiceRoute.tsx', queryKeys: ['key'], isPersonal: true },
  },
  mailedPrint: {
    lazy: lazyScreen(() => import('../routes/invoice/ShowInvoicePrintRoute.tsx')),
    handle: {
      module: 'src/routes/invoice/ShowInvoicePrintRoute.tsx',
      queryKeys: ['key'],
      isPersonal: true,
      layout: null,
    },
  },
  tickets: {
    lazy: lazyScreen(() => import('../routes/print-tickets/PrintTicketsRoute.tsx')),
    handle: {
      module: 'src/routes/print-tickets/PrintTicketsRoute.tsx',
      isOpenEnded: true,
      layout: null,
    },
  },
} satisfies Record<string, { lazy: RouteObject['lazy']; handle: RouteHandle }>;

/**
 * Invoices for logged-in users and holders of the mailed link, with print versions; voucher cards (RT-19).
 */
export const invoiceRoutes: RouteObject[] = [
  { path: 'invoice/:id', ...screens.own },
  { path: 'invoice/print/:id', ...screens.ownPrint },
  { path: 'show-invoice/:id', ...screens.mailed },
  { path: 'show-invoice/print/:id', ...screens.mailedPrint },
  { path: 'print-tickets/:id', ...screens.tickets },
];
