import '../view/inspector.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Guarded } from '../view/Guarded.tsx';
import { Gallery } from './Gallery.tsx';

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <Guarded what="This page">
        <Gallery />
      </Guarded>
    </StrictMode>,
  );
