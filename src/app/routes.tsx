import type { RouteObject } from 'react-router';
import { PAGE_QUERY_KEY } from '../widgets/page-params.ts';
import { invoiceRoutes } from './invoice-routes.ts';
import { PageError } from './PageError.tsx';
import { RootError } from './RootError.tsx';
import { RootLayout } from './RootLayout.tsx';
import type { RouteHandle } from './route-handle.ts';
import { lazyScreen } from './lazy-screen.ts';
import { SCREEN_ROUTE } from './screen-route.ts';
import { shellLoader } from './shell-loader.ts';
import { toSpelledPath } from './spelled-path.ts';

/** Each screen is its own chunk; `handle.module` names it for the host. */
const screens = {
  home: {
    lazy: lazyScreen(() => import('../routes/home/HomeRoute.tsx')),
    handle: { module: 'src/routes/home/HomeRoute.tsx', queryKeys: [PAGE_QUERY_KEY] },
  },
  shop: {
    lazy: lazyScreen(() => import('../routes/shop/ShopRoute.tsx')),
    handle: { module: 'src/routes/shop/ShopRoute.tsx', query: 'listing' },
  },
  christmas: {
    lazy: lazyScreen(() => import('../routes/shop/ChristmasRoute.tsx')),
    handle: { module: 'src/routes/shop/ChristmasRoute.tsx', query: 'listing' },
  },
  product: {
    lazy: lazyScreen(() => import('../routes/product/ProductRoute.tsx')),
    handle: { module: 'src/routes/product/ProductRoute.tsx', query: 'choices' },
  },
  search: {
    lazy: lazyScreen(() => import('../routes/search/SearchRoute.tsx')),
    handle: { module: 'src/routes/search/SearchRoute.tsx', queryKeys: ['q', 'page'], isOpenEnded: true },
  },
  cart: {
    lazy: lazyScreen(() => import('../routes/cart/CartRoute.tsx')),
    handle: { module: 'src/routes/cart/CartRoute.tsx' },
  },
  checkout: {
    lazy: lazyScreen(() => import('../routes/checkout/CheckoutRoute.tsx')),
    handle: { module: 'src/routes/checkout/CheckoutRoute.tsx', layout: 'checkout' },
  },
  order: {
    lazy: lazyScreen(() => import('../routes/order/OrderRoute.tsx')),
    handle: { module: 'src/routes/order/OrderRoute.tsx', isOpenEnded: true },
  },
  login: {
    lazy: lazyScreen(() => import('../routes/login/LoginRoute.tsx')),
    handle: { module: 'src/routes/login/LoginRoute.tsx' },
  },
  tokenLogin: {
    lazy: lazyScreen(() => import('../routes/token-login/TokenLoginRoute.tsx')),
    handle: { module: 'src/routes/token-login/TokenLoginRoute.tsx' },
  },
  auth: {
    lazy: lazyScreen(() => import('../routes/auth/AuthRoute.tsx')),
    handle: { module: 'src/routes/auth/AuthRoute.tsx' },
  },
  signup: {
    lazy: lazyScreen(() => import('../routes/signup/SignupRoute.tsx')),
    handle: { module: 'src/routes/signup/SignupRoute.tsx' },
  },
  forgotPassword: {
    lazy: lazyScreen(() => import('../routes/forgot-password/ForgotPasswordRoute.tsx')),
    handle: { module: 'src/routes/forgot-password/ForgotPasswordRoute.tsx' },
  },
  myAccount: {
    lazy: lazyScreen(() => import('../routes/my-account/MyAccountRoute.tsx')),
    handle: { module: 'src/routes/my-account/MyAccountRoute.tsx' },
  },
  profile: {
    lazy: lazyScreen(() => import('../routes/profile/ProfileRoute.tsx')),
    handle: { module: 'src/routes/profile/ProfileRoute.tsx' },
  },
  logout: {
    lazy: lazyScreen(() => import('../routes/logout/LogoutRoute.tsx')),
    handle: { module: 'src/routes/logout/LogoutRoute.tsx', isOpenEnded: true },
  },
  accountDeleted: {
    lazy: lazyScreen(() => import('../routes/account-deleted/AccountDeletedRoute.tsx')),
    handle: { module: 'src/routes/account-deleted/AccountDeletedRoute.tsx' },
  },
  backOffice: {
    lazy: lazyScreen(() => import('../routes/back-office/BackOfficeRoute.tsx')),
    handle: { module: 'src/routes/back-office/BackOfficeRoute.tsx', isOpenEnded: true },
  },
  page: {
    lazy: lazyScreen(() => import('../routes/page/PageRoute.tsx')),
    handle: { module: 'src/routes/page/PageRoute.tsx', queryKeys: [PAGE_QUERY_KEY] },
  },
} satisfies Record<string, { lazy: RouteObject['lazy']; handle: RouteHandle }>;

/** Every screen of the shop (specification section 2). */
export const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    middleware: [toSpelledPath],
    loader: shellLoader,
    Component: RootLayout,
    ErrorBoundary: RootError,
    children: [
      {
        id: SCREEN_ROUTE,
        ErrorBoundary: PageError,
        children: [
          { index: true, ...screens.home },
          { path: 'shop', ...screens.shop },
          { path: 'shop/:group', ...screens.shop },
          { path: 'shop/:group/:page', ...screens.shop },
          { path: 'shop-christmas', ...screens.christmas },
          { path: 'shop-christmas/:group', ...screens.christmas },
          { path: 'shop-christmas/:group/:page', ...screens.christmas },
          { path: 'product/:slug', ...screens.product },
          { path: 'search', ...screens.search },
          { path: 'search/:query', ...screens.search },
          { path: 'cart', ...screens.cart },
          { path: 'checkout', ...screens.checkout },
          { path: 'order/:id', ...screens.order },
          ...invoiceRoutes,
          { path: 'login', ...screens.login },
          { path: 'account-deleted', ...screens.accountDeleted },
          { path: 'token-login', ...screens.tokenLogin },
          { path: 'auth', ...screens.auth },
          { path: 'signup', ...screens.signup },
          { path: 'forgotpassword', ...screens.forgotPassword },
          { path: 'my-account', ...screens.myAccount },
          { path: 'profile', ...screens.profile },
          { path: 'logout/*', ...screens.logout },
          { path: 'cms/*', ...screens.backOffice },
          { path: '*', ...screens.page },
        ],
      },
    ],
  },
];
