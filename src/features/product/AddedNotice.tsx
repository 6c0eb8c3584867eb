import { useLingui } from '@lingui/react/macro';
import { StatusMessage } from '../../components/ui/StatusMessage.tsx';
import type { AddedGoods } from '../../machines/addToCart/addToCart.machine.ts';
import { listInWords } from '../../rules/joined-words.ts';
import { isPersonal } from '../../machines/productOptions/form-values.ts';
import { isTextType } from '../../machines/productOptions/addon-types.ts';
import type { OfferedProduct } from '../../machines/productOptions/productOptions.types.ts';

interface AddedNoticeProps {
  product: OfferedProduct;
  added: AddedGoods | null;
}

/** Says what was added last, in the words that will be engraved, so that no name is forgotten or made twice. */
export function AddedNotice({ product, added }: AddedNoticeProps) {
  const { i18n, t } = useLingui();
  const engraved = product.productAddons
    .filter((offered) => isPersonal(offered) && isTextType(offered.addon.type))
    .flatMap(({ addon }) => added?.addons.find(({ id }) => id === addon.id)?.value ?? [])
    .map((text) => t`‘${text}’`);
  const texts = listInWords(i18n.locale, engraved);
  return (
    <StatusMessage className="text-sm font-semibold wrap-break-word text-suc empty:hidden">
      {added && (texts === '' ? t`Added: ${added.name}` : t`Added: ${added.name}, ${texts}`)}
    </StatusMessage>
  );
}
