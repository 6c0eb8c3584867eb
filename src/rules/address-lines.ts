interface PostalAddress {
  company?: string | null;
  street_address: string;
  street_address_1?: string | null;
  city: string;
  state: string;
  postcode: string;
}

/** An address as on a parcel label, without the name or blank lines. */
export function addressLines(address: PostalAddress): string[] {
  const town = `${address.city} ${address.state} ${address.postcode}`;
  return [address.company, address.street_address, address.street_address_1, town].filter(
    (line): line is string => typeof line === 'string' && line.trim() !== '',
  );
}
