import { useParams } from 'react-router-dom';
import { ChapterVideoPage } from '../progress/chapter-video-page';

export default function Video() {
  const { chapterId = '' } = useParams();
  return <ChapterVideoPage chapterId={chapterId} />;
}
