import Foundation

/// A date as text, of which one part is in the tint: a stepper behind the text changes that one.
///
/// A press of a part, and the left and right arrow keys, choose another one; the up and down arrow
/// keys step. Dates that are not finite numbers are shown as the first of 2001.
struct DateField: View {
  let selection: Binding<Date>
  let bounds: ClosedRange<Date>
  let parts: [DatePart]
  var calendar = Calendar.universal
  @State private var chosen: DatePart?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  var body: some View {
    HStack(spacing: 8) {
      HStack(spacing: 0) {
        ForEach(parts, id: \.self) { part in
          Text(verbatim: part.figures(of: date, in: calendar))
            .foregroundStyle(part == active ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
            .onTapGesture { chosen = part }
          if part != parts.last {
            Text(verbatim: part.separator).foregroundStyle(.secondary)
          }
        }
      }
      .fixedSize()
      .environment(\.layoutDirection, .leftToRight)
      .dimmed(unless: isEnabled)
      StepperButtons(
        canIncrement: next(isGreater: true) > date, canDecrement: next(isGreater: false) < date,
        isEnabled: isEnabled, change: change, turn: turn)
    }
  }

  /// The part that is changed: the day, or the minute where no day is shown, until another is
  /// chosen.
  private var active: DatePart? {
    parts.first { $0 == chosen } ?? (parts.contains(.day) ? .day : parts.last)
  }

  private var date: Date { selection.wrappedValue.finite }

  private func next(isGreater: Bool) -> Date {
    let minutes = UIDatePicker.appearance().minutes
    let date =
      active?.step(date, isGreater: isGreater, minutes: minutes, in: calendar) ?? date
    return min(max(date, bounds.lowerBound), bounds.upperBound)
  }

  private func change(isGreater: Bool) {
    let next = next(isGreater: isGreater)
    if isGreater ? next > date : next < date { selection.wrappedValue = next }
  }

  /// Goes to the part before or behind: figures are written from the left wherever rows begin.
  private func turn(isForward: Bool) {
    guard let index = parts.firstIndex(where: { $0 == active }) else { return }
    let isForward = isForward == (direction == .leftToRight)
    chosen = parts[min(max(index + (isForward ? 1 : -1), 0), parts.count - 1)]
  }
}
