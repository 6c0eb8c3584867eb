import '../view/inspector.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ErrorBoundary } from '../view/ErrorBoundary.tsx';
import { Gallery } from './Gallery.tsx';

const place = document.getElementById('root');
if (place)
  createRoot(place).render(
    <StrictMode>
      <ErrorBoundary what="This page">
        <Gallery />
      </ErrorBoundary>
    </StrictMode>,
  );
