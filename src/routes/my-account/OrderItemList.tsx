import { Plural } from '@lingui/react/macro';
import { Fragment } from 'react';
import { Picture } from '../../components/ui/Picture.tsx';
import type { OrderItemList_ItemFragment } from './OrderItemList.generated.ts';

const SHOWN = 3;

/** The first items of an order with picture, quantity and engraving, and the number of the others. */
export function OrderItemList({ items }: { items: readonly OrderItemList_ItemFragment[] }) {
  const more = items.length - SHOWN;
  return (
    <>
      <ul className="mt-4 space-y-3">
        {items.slice(0, SHOWN).map((item) => (
          <li key={item.id} className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
            {item.img ? (
              <Picture
                image={item.img}
                alt=""
                slot="accountOrderLine"
                className="rounded-cut border border-kerf"
              />
            ) : (
              <span aria-hidden="true" className="wood-grain aspect-4/3 rounded-cut border border-kerf" />
            )}
            <div className="min-w-0">
              <p>
                {item.qty} × {item.name}
              </p>
              {item.addons.length > 0 && (
                <p className="text-sm wrap-anywhere text-ink-soft">
                  {item.addons.map(({ id, name, value }, index) => (
                    <Fragment key={id}>
                      {index > 0 && ' · '}
                      {name}: <bdi>{value.join(' / ')}</bdi>
                    </Fragment>
                  ))}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          <Plural
            value={more}
            one="and one more"
            other="and # more"
            comment="Under the first products of an order: how many others follow"
          />
        </p>
      )}
    </>
  );
}
