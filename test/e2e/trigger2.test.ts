import { N8N_2 } from '../../harness/n8n';
import { testTrigger } from './triggerTests';

testTrigger(N8N_2);
