/** Whether a host name or an IP address means this machine, and nobody else can reach it. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
