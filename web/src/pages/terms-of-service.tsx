import { Link } from 'react-router-dom';
import { MINIMUM_AGE } from '../../../schema/rules/account';
import { LEGAL_SINCE } from '../copy/legal';
import { PageTitle } from '../ui/page-title';
import styles from './prose.module.css';

export default function TermsOfService() {
  return (
    <article className={styles.page}>
      <PageTitle>Terms of Service</PageTitle>
      <p className={styles.date}>Effective {LEGAL_SINCE}</p>
      <section className={styles.short} aria-labelledby="short">
        <h2 id="short">In short</h2>
        <ul>
          <li>You are at least {MINIMUM_AGE}, you study, you leave the site in one piece.</li>
          <li>It is free and a beta. It can be wrong, and it can be down.</li>
          <li>It promises no grade. That part of the market is yours.</li>
        </ul>
      </section>
      <section aria-labelledby="agreement">
        <h2 id="agreement">The agreement</h2>
        <p>
          Curve Whisperer (“we”, “us”) is a learning site run by a single person. By using it you agree to these terms
          and to the <Link to="/privacypolicy">Privacy Policy</Link>. If you do not agree, please do not use it.
        </p>
      </section>
      <section aria-labelledby="age">
        <h2 id="age">Who may sign up</h2>
        <p>
          You must be at least {MINIMUM_AGE} years old. If you are not yet of age where you live, ask a parent or
          guardian to read these terms with you.
        </p>
      </section>
      <section aria-labelledby="account">
        <h2 id="account">Your account</h2>
        <ul>
          <li>One account is for one person. Use an email address that is yours: a lost password can only go there.</li>
          <li>Choose a username that is fit for a classroom and does not pass you off as somebody else.</li>
          <li>Keep your password to yourself, and tell us if you think that somebody else has it.</li>
          <li>You may stop at any time, and delete the account yourself: under My account, in the menu.</li>
        </ul>
      </section>
      <section aria-labelledby="tracking">
        <h2 id="tracking">What the service does</h2>
        <p>
          It shows chapter videos and summaries, gives quizzes, and tracks your quiz scores, your video completion and
          your preferences, so that it can show your progress and choose your next questions. What is stored, and for
          how long, is in the <Link to="/privacypolicy">Privacy Policy</Link>.
        </p>
      </section>
      <section aria-labelledby="conduct">
        <h2 id="conduct">What not to do</h2>
        <ul>
          <li>Do not break into accounts, get around limits, or burden the site so that others cannot use it.</li>
          <li>Do not copy the course or its questions in bulk, publish them elsewhere, or sell them.</li>
          <li>Do not use the contact page for advertising, or to send anything unlawful.</li>
        </ul>
        <p>We may close an account that does any of this, with a warning first where that makes sense.</p>
      </section>
      <section aria-labelledby="content">
        <h2 id="content">Whose content it is</h2>
        <p>
          Texts, questions, drawings and our own videos belong to us or are used with permission; videos hosted
          elsewhere belong to whoever made them. You may use all of it for your own study, and a teacher may show it in
          class. What you write to us about the course we may use to improve it.
        </p>
        <p>
          AP is a registered trademark of the College Board, which is not affiliated with this site and does not endorse
          it.
        </p>
      </section>
      <section aria-labelledby="beta">
        <h2 id="beta">A beta, as it is</h2>
        <p>
          We take care that the course is right, but we cannot promise it, nor that the site is always there, nor that
          your progress can never be lost, nor any result in an exam. Chapters may change, come and go. The service is
          provided “as is” and “as available”, without warranties of any kind, express or implied, including
          merchantability, fitness for a particular purpose and non-infringement.
        </p>
      </section>
      <section aria-labelledby="liability">
        <h2 id="liability">Liability</h2>
        <p>
          As far as the law allows, we are not liable for indirect, incidental, special or consequential damages that
          come from using the site or from not being able to, and never for more than what you paid to use it, which is
          nothing. Where a law does not allow such a limit, it applies only as far as that law permits.
        </p>
      </section>
      <section aria-labelledby="changes">
        <h2 id="changes">Changes</h2>
        <p>
          We may change the service, end it, or change these terms. New terms stand here under a new date, and hold from
          then on for whoever goes on using the site.
        </p>
      </section>
      <section aria-labelledby="law">
        <h2 id="law">The law that applies</h2>
        <p>
          These terms are governed by the laws of the United States and of the State of Colorado, whatever their rules
          on conflicts of law say. The courts of Colorado decide disputes, unless a law that protects you gives you
          another court. If one part of these terms does not hold, the rest does.
        </p>
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact">Questions</h2>
        <p>
          The <Link to="/contactus">contact page</Link> reaches the person who runs the site.
        </p>
      </section>
    </article>
  );
}
