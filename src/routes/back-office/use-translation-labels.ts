import { useLingui } from '@lingui/react/macro';

/** Labels of the kinds and states of texts. */
export function useTranslationLabels() {
  const { t } = useLingui();
  return {
    // lingui-set comment="Back office: a kind of texts of the shop, to be translated"
    areas: {
      products: t`Products`,
      choices: t`Options and add-ons`,
      categories: t`Categories`,
      menus: t({ message: 'Menus', comment: 'The menus of links in the header and the footer of the shop' }),
      pages: t`Pages`,
      galleries: t`Galleries and photos`,
      forms: t({ message: 'Forms', comment: 'Forms that shoppers fill in and send' }),
      people: t`Questions, reviews and people`,
      shop: t`Shipping and settings`,
    },
    states: {
      missing: t({ message: 'Not translated', comment: 'Of a text in the back office' }),
      stale: t({ message: 'English has changed', comment: 'A text was changed after it was translated' }),
      done: t({ message: 'Translated', comment: 'Of a text in the back office' }),
    },
  };
}
