export { table } from '../plain/table';
