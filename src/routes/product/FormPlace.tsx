import { Price } from '../../components/ui/Price.tsx';

interface FormPlaceProps {
  /** Dollars; `null` when quoted by e-mail. */
  price: number | null;
  fullPrice: number | null;
  /** The host has not responded yet. */
  isWaiting: boolean;
}

/** Placeholder for a product's form: its price, and bare areas for the unknown rest. */
export function FormPlace({ price, fullPrice, isWaiting }: FormPlaceProps) {
  return (
    <div className="mt-4 min-h-dvh space-y-6 border-t border-kerf pt-4 sm:mt-6 sm:pt-6" aria-busy={isWaiting}>
      {price !== null && <Price size="lg" amount={price} fullAmount={fullPrice} />}
      {isWaiting && <div className="wood-grain h-64 rounded-cut" />}
    </div>
  );
}
