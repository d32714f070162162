export { peakBytes } from '../harness/peak';
