import { useLocation, useNavigate } from 'react-router';
import { useSessionRef } from './session.ts';

/** Gives the way to /login that leads back to this screen, to its own anchor unless another is named (GRD-15). */
export function useLoginRedirect(): (anchor?: string) => void {
  const session = useSessionRef();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return (anchor = hash) => {
    session.send({ type: 'redirect.remember', path: `${pathname}${search}${anchor}` });
    void navigate('/login');
  };
}
