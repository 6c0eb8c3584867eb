import { useLingui } from '@lingui/react/macro';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { AddedItem } from '../../machines/addToCart/addToCart.machine.ts';
import { formatList } from '../../rules/join-texts.ts';
import { isPersonalAddon } from '../../machines/productOptions/form-values.ts';
import { addonTraits } from '../../rules/addon-types.ts';
import type { OfferedProduct } from '../../machines/productOptions/productOptions.types.ts';

interface AddedNoticeProps {
  product: OfferedProduct;
  added: AddedItem | null;
}

/** Reports what was last added with its engraving text, so that no name is forgotten or made twice. */
export function AddedNotice({ product, added }: AddedNoticeProps) {
  const { i18n, t } = useLingui();
  const engraved = product.productAddons
    .filter((offered) => isPersonalAddon(offered) && addonTraits(offered.addon.type).isText)
    .flatMap(({ addon }) => added?.addons.find(({ id }) => id === addon.id)?.value ?? [])
    .map((text) =>
      t({ message: `‘${text}’`, comment: 'An engraving in quotation marks, as this language writes them' }),
    );
  const texts = formatList(i18n.locale, engraved);
  return (
    <StatusMessage className="text-sm font-semibold wrap-break-word text-suc empty:hidden">
      {added &&
        (texts === ''
          ? t({
              message: `Added: ${added.name}`,
              comment: 'Status: {0} is the name of a product that was put into the cart',
            })
          : t({
              message: `Added: ${added.name}, ${texts}`,
              comment:
                'Status: {0} is the name of a product that was put into the cart, {texts} what is engraved in it',
            }))}
    </StatusMessage>
  );
}
