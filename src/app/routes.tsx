import type { RouteObject } from 'react-router';
import { PAGE_QUERY_KEY } from '../widgets/page-place.ts';
import { PageError } from './PageError.tsx';
import { RootError } from './RootError.tsx';
import { RootLayout } from './RootLayout.tsx';
import { shellLoader } from './shell-loader.ts';

/** What the route table says of a route beside its module. */
export interface RouteHandle {
  /** Source module, so that the host can preload its chunk. */
  module: string;
  /** Query keys that change what is rendered; all others are ignored by the page cache. */
  queryKeys?: readonly string[];
}

/** Each screen is its own chunk; `handle.module` names it for the host. */
const screens = {
  home: {
    lazy: () => import('../routes/home/HomeRoute.tsx'),
    handle: { module: 'src/routes/home/HomeRoute.tsx', queryKeys: [PAGE_QUERY_KEY] },
  },
  shop: {
    lazy: () => import('../routes/shop/ShopRoute.tsx'),
    handle: { module: 'src/routes/shop/ShopRoute.tsx' },
  },
  product: {
    lazy: () => import('../routes/product/ProductRoute.tsx'),
    handle: { module: 'src/routes/product/ProductRoute.tsx' },
  },
  cart: {
    lazy: () => import('../routes/cart/CartRoute.tsx'),
    handle: { module: 'src/routes/cart/CartRoute.tsx' },
  },
  checkout: {
    lazy: () => import('../routes/checkout/CheckoutRoute.tsx'),
    handle: { module: 'src/routes/checkout/CheckoutRoute.tsx' },
  },
  order: {
    lazy: () => import('../routes/order/OrderRoute.tsx'),
    handle: { module: 'src/routes/order/OrderRoute.tsx' },
  },
  login: {
    lazy: () => import('../routes/login/LoginRoute.tsx'),
    handle: { module: 'src/routes/login/LoginRoute.tsx' },
  },
  signup: {
    lazy: () => import('../routes/signup/SignupRoute.tsx'),
    handle: { module: 'src/routes/signup/SignupRoute.tsx' },
  },
  forgotPassword: {
    lazy: () => import('../routes/forgot-password/ForgotPasswordRoute.tsx'),
    handle: { module: 'src/routes/forgot-password/ForgotPasswordRoute.tsx' },
  },
  myAccount: {
    lazy: () => import('../routes/my-account/MyAccountRoute.tsx'),
    handle: { module: 'src/routes/my-account/MyAccountRoute.tsx' },
  },
  logout: {
    lazy: () => import('../routes/logout/LogoutRoute.tsx'),
    handle: { module: 'src/routes/logout/LogoutRoute.tsx' },
  },
  page: {
    lazy: () => import('../routes/page/PageRoute.tsx'),
    handle: { module: 'src/routes/page/PageRoute.tsx', queryKeys: [PAGE_QUERY_KEY] },
  },
} satisfies Record<string, { lazy: RouteObject['lazy']; handle: RouteHandle }>;

/** Every screen of the shop (specification section 2). */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    loader: shellLoader,
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          { index: true, ...screens.home },
          { path: 'shop', ...screens.shop },
          { path: 'shop/:group', ...screens.shop },
          { path: 'shop/:group/:page', ...screens.shop },
          { path: 'product/:slug', ...screens.product },
          { path: 'cart', ...screens.cart },
          { path: 'checkout', ...screens.checkout },
          { path: 'order/:id', ...screens.order },
          { path: 'login', ...screens.login },
          { path: 'signup', ...screens.signup },
          { path: 'forgotpassword', ...screens.forgotPassword },
          { path: 'my-account', ...screens.myAccount },
          { path: 'logout', ...screens.logout },
          { path: '*', ...screens.page },
        ],
      },
    ],
  },
];
