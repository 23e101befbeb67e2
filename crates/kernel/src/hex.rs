//! Bytes written in hexadecimal digits, two for each.

/// Exactly `N` bytes; nothing but digits.
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digit = |digit: u8| char::from(digit).to_digit(16).map(|digit| digit as u8);
    let mut bytes = [0; N];
    if text.len() != 2 * N {
        return None;
    }
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        *byte = digit(digits[0])? << 4 | digit(digits[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_digits_and_exactly_as_many_as_needed() {
        assert_eq!(decode("00fFa1"), Some([0, 0xff, 0xa1]));
        for wrong in ["", "00ff", "00ff0011", "00fg01", "+f+f+f", "0x00ff", "é00f"] {
            assert_eq!(decode::<3>(wrong), None, "{wrong}");
        }
    }
}
