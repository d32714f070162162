import { N8N_1 } from '../../harness/n8n';
import { testTrigger } from './triggerTests';

testTrigger(N8N_1);
