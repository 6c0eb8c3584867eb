import '../view/inspector.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Guarded } from '../view/Guarded.tsx';
import { LivePage } from './LivePage.tsx';

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Guarded what="This page">
        <LivePage />
      </Guarded>
    </StrictMode>,
  );
