import { N8N_1 } from '../../../harness/n8n';
import { testQueue } from './queueTests';

testQueue(N8N_1);
