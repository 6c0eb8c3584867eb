import '../view/inspector.css';
