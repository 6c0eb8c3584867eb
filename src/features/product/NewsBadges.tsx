import { Trans } from '@lingui/react/macro';
import { Badge } from '../../components/ui/Badge.tsx';

/** Badges for new and reduced products, on cards and the product's page (SHP-06). */
export function NewsBadges({
  is_new: isNew,
  is_on_special: isOnSpecial,
}: {
  is_new: boolean;
  is_on_special: boolean;
}) {
  return (
    <>
      {isNew && (
        <Badge tone="beam">
          <Trans comment="Mark on a product">new</Trans>
        </Badge>
      )}
      {isOnSpecial && (
        <Badge tone="brand">
          <Trans comment="Mark on a product whose price is lowered">special</Trans>
        </Badge>
      )}
    </>
  );
}
