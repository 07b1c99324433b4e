import { FreeResponseList } from '../free-response/free-response-list';

export default function FreeResponse() {
  return <FreeResponseList />;
}
