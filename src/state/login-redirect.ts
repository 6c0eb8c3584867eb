import { useLocation, useNavigate } from 'react-router';
import { useSessionRef } from './session.ts';

/**
 * Returns a function that opens /login and returns here afterwards, at the current anchor unless another is
 * given (GRD-15).
 */
export function useLoginRedirect(): (anchor?: string) => void {
  const session = useSessionRef();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (anchor = hash) => {
    session.send({ type: 'redirect.remember', path: `${pathname}${search}${anchor}` });
    void navigate('/login');
  };
}
