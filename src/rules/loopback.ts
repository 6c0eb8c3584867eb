/** Whether a host name or IP address is this machine's own, unreachable from elsewhere. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
